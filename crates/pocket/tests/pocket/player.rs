//! Somebody who plays by what stands on the page, whatever is due.

use guests::Form;
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};
use rules::{Code, Edition, Rules};

use crate::phone::{Phone, Shown};

/// Steps after which a match ought to be over.
const STEPS: usize = 600;

/// Somebody who plays.
pub(crate) struct Player {
    rules: Rules,
    chance: ChaCha20Rng,
    /// The code that is set at a real board.
    set: Code,
    /// The row that was placed last.
    last: Code,
}

impl Player {
    pub(crate) fn new(edition: &str, seed: u64) -> Self {
        let rules = Rules::default_of(Edition::find(edition).expect("an edition"));
        let mut chance = ChaCha20Rng::seed_from_u64(seed);
        let secrets = rules.secrets();
        let set = secrets.code(chance.next_u64() % secrets.count()).expect("a code");
        Self { last: set, set, rules, chance }
    }

    /// Plays until the match is over, and returns its last page.
    pub(crate) fn play(&mut self, phone: &mut Phone, mut page: Shown) -> Shown {
        for _ in 0..STEPS {
            assert!(page.status < 300, "{}: {}", page.status, page.text);
            if page.has("id=\"over\"") {
                return page;
            }
            page = self.step(phone, &page);
        }
        panic!("still not over: {}", page.text)
    }

    /// Does what is due.
    pub(crate) fn step(&mut self, phone: &mut Phone, page: &Shown) -> Shown {
        let table = page.table();
        if page.has("data-next") {
            return phone.open(&table);
        }
        if page.has(" data-thinks") {
            return phone.post(&format!("{table}/think"), &[]);
        }
        if page.has("id=\"cover\"") {
            let cover = page.form(|form| form.action.ends_with("/open")).expect("a form");
            let (name, seat) = cover.buttons.first().expect("a button").clone();
            return phone.submit(&cover.with(&name, &seat));
        }
        if page.has("id=\"pins\"") {
            let entry = entry(page, "answer");
            let answer = self.rules.show_answer(self.rules.answer(self.set, self.last));
            return phone.submit(&entry.with("answer", &answer));
        }
        if page.has("id=\"for-table\"") {
            return at_real_board(phone, page);
        }
        // Once a group has no rows left, everybody calls or passes.
        if let Some(pass) = page.form(|form| form.offers("action", "pass")) {
            return phone.submit(&pass.with("action", "pass"));
        }
        let entry = page.form(|form| form.action.ends_with("/act") && form.field("draft").is_some());
        let entry = entry.unwrap_or_else(|| panic!("nothing to do: {}", page.text));
        let action = entry.field("action").expect("an action").to_owned();
        let code = match action.as_str() {
            "secret" | "solution" | "uncover" => self.set,
            _ => self.row(),
        };
        self.last = code;
        let text = self.rules.show(code);
        let mut filled = entry.with("typed", &text);
        if self.rules.counts_pegs() && action == "secret" {
            filled = filled.with("sure", "yes");
        }
        phone.submit(&filled)
    }

    /// A row by chance.
    fn row(&mut self) -> Code {
        let guesses = self.rules.guesses();
        guesses.code(self.chance.next_u64() % guesses.count()).expect("a row")
    }
}

/// The entry of a page, for something else to be done.
pub(crate) fn entry(page: &Shown, action: &str) -> Form {
    let form = page.form(|form| form.action.ends_with("/act") && form.field("number").is_some());
    form.expect("a form").with("action", action)
}

/// Enters what people at a real board of a group's game see.
fn at_real_board(phone: &mut Phone, page: &Shown) -> Shown {
    let form =
        page.form(|form| matches!(form.field("action"), Some("markers" | "hints" | "verdict" | "deal")));
    let form = form.unwrap_or_else(|| panic!("no form: {}", page.text));
    if form.field("action") == Some("verdict") {
        return phone.submit(&form.with("verdict", "right"));
    }
    // Of the markers each has another number.
    let markers = form.fields.clone().into_iter().filter_map(|(name, value)| {
        let number = name.strip_prefix("marker-")?.to_owned();
        Some((name, number + value.trim_start_matches(|letter: char| letter.is_ascii_digit())))
    });
    phone.submit(&markers.fold(form, |form, (name, value)| form.with(&name, &value)))
}
