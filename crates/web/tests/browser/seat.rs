//! Somebody at a table, in front of the board.

use browser::BrowserPage;
use rules::{Answer, Code, Edition, Options, Rules};
use serde_json::Value;

use super::cover::Way;
use super::stage::Somebody;

/// Somebody at a table. What they do, they do with the page; the API is only asked what they may know.
pub(crate) struct Seated<'a> {
    who: &'a Somebody,
    pub(crate) page: BrowserPage,
    pub(crate) id: String,
    pub(crate) code: String,
}

impl<'a> Seated<'a> {
    /// Opens a table, as a program would, and goes there.
    pub(crate) async fn open(who: &'a Somebody, value: &Value) -> Self {
        let opened = who.ask("/tables", Some(value)).await;
        let code = opened["table"]["code"].as_str().unwrap_or_else(|| panic!("{value} leads to {opened}"));
        Self::at(who, who.open(&format!("/t/{code}")).await).await
    }

    /// A table that a page has come to.
    pub(crate) async fn at(who: &'a Somebody, page: BrowserPage) -> Self {
        let id = page.css("#table").await.attribute("data-table").await.unwrap_or_default();
        let address = page.address().await;
        let code = address.rsplit('/').next().unwrap_or("").split('?').next().unwrap_or("").to_owned();
        Self { who, page, id, code }
    }

    /// Sits down at somebody's table by its link.
    pub(crate) async fn join(who: &'a Somebody, code: &str, name: &str) -> Self {
        let page = who.open(&format!("/t/{code}")).await;
        page.css("#name").await.fill(name).await;
        page.press("form[action$=sit] button").await;
        page.wait_for("!document.querySelector('form[action$=sit]') && !!document.querySelector('#table')")
            .await;
        Self::at(who, page).await
    }

    /// What this seat may see of the table.
    pub(crate) async fn state(&self) -> Value {
        self.who.ask(&format!("/tables/{}", self.id), None).await
    }

    /// The rules of the table.
    pub(crate) async fn rules(&self) -> Rules {
        let state = self.state().await;
        let edition = Edition::find(state["table"]["edition"].as_str().unwrap()).unwrap();
        let options = state["table"]["options"].as_object().unwrap();
        let options: Vec<_> =
            options.iter().map(|(key, value)| format!("{key}={}", value.as_str().unwrap())).collect();
        Rules::new(edition, Options::read(edition, options.iter().map(String::as_str)).unwrap()).unwrap()
    }

    /// Waits until it is this seat's turn to enter a code, or the match is over. Whether it is the turn.
    pub(crate) async fn is_due(&self) -> bool {
        // The page's script has taken the row over once it says whether that can be placed.
        let ready = "!!document.querySelector('#over, [data-next]') || \
            !!document.querySelector('.pegs.entry') && !!document.querySelector('#place[aria-disabled]')";
        loop {
            self.page.wait_for(ready).await;
            if self.page.try_css("[data-next]").await.is_some() {
                // A round has ended: on to the next.
                self.page.press("[data-next]").await;
                self.page.wait_for("!document.querySelector('[data-next]')").await;
                continue;
            }
            return self.page.try_css("#over").await.is_none();
        }
    }

    /// Fills in a code by pressing pegs and places it.
    pub(crate) async fn place(&self, code: &str) {
        self.page.tap(code).await;
        self.submit().await;
    }

    /// Fills in a code in one of the ways there are, and places it.
    pub(crate) async fn enter(&self, way: Way, code: &str) {
        let page = &self.page;
        // Shape and colour share a hole, and are written together.
        let pieces: Vec<String> = if code.contains(' ') {
            code.split(' ').map(ToOwned::to_owned).collect()
        } else {
            code.chars().map(String::from).collect()
        };
        match way {
            Way::Tap => page.tap(code).await,
            Way::HoleFirst => {
                // From right to left, as nothing would come by itself.
                for (hole, piece) in (1..).zip(&pieces).collect::<Vec<_>>().into_iter().rev() {
                    page.press(&format!(".slot[value=\"{hole}\"]")).await;
                    page.tap(piece).await;
                }
            }
            Way::Drag => {
                for (hole, piece) in (1..).zip(&pieces) {
                    let (pick, slot) =
                        (format!(".pick[value=\"{piece}\"]"), format!(".slot[value=\"{hole}\"]"));
                    // A peg dropped beside the hole is picked up again.
                    let there = format!(
                        "document.querySelector('#entry').elements.draft.value[{}] === {piece:?}",
                        hole - 1
                    );
                    while page.evaluate(&there).await != true {
                        page.drag(&pick, &slot).await;
                    }
                }
            }
            Way::Letters | Way::Keys => {
                // A slip of the finger, taken back.
                page.keys(&[&pieces[0].to_lowercase(), "Backspace"]).await;
                for letter in code.to_lowercase().chars() {
                    page.keys(&[&letter.to_string()]).await;
                }
            }
            Way::NoScript => unreachable!("rows are typed without script"),
        }
        page.wait_for(&format!(
            "document.querySelector('#entry').elements.draft.value === {:?}",
            code.replace(' ', "")
        ))
        .await;
        if way == Way::Keys {
            let before = self.number().await;
            page.keys(&["Enter"]).await;
            page.wait_for(&format!("document.querySelector('#table')?.dataset.number > {before}")).await;
        } else {
            self.submit().await;
        }
    }

    /// Fills in a code and places it, unless somebody else comes first: in a group, anybody may call at any time, which
    /// halts the game or ends it.
    pub(crate) async fn place_unless_over(&self, code: &str) {
        let before = self.number().await;
        for letter in code.chars() {
            if !self.page.press_unless(&format!(".pick[value=\"{letter}\"]"), "#over").await {
                return;
            }
        }
        if self.page.press_unless("#place", "#over, #place[aria-disabled=true]").await {
            self.page.wait_for(&format!("document.querySelector('#table')?.dataset.number > {before}")).await;
        }
    }

    /// Places what is filled in, and waits until the table has taken it.
    pub(crate) async fn submit(&self) {
        let before = self.number().await;
        self.page.press("#place").await;
        self.page.wait_for(&format!("document.querySelector('#table')?.dataset.number > {before}")).await;
    }

    /// How many steps the table shows.
    pub(crate) async fn number(&self) -> u64 {
        self.page.evaluate("Number(document.querySelector('#table').dataset.number)").await.as_u64().unwrap()
    }

    /// The rows of the round that is played, with their answers.
    pub(crate) async fn rows(&self, rules: &Rules) -> Vec<(Code, Answer)> {
        let state = self.state().await;
        let rows = state["view"]["board"]["rows"].as_array().cloned().unwrap_or_default();
        let read = |row: &Value| {
            let code = rules.read_row(row["code"].as_str()?).ok()?;
            Some((code, rules.read_answer(row["answer"].as_str()?).ok()?))
        };
        rows.iter().filter_map(read).collect()
    }

    /// A row that could be the secret.
    pub(crate) async fn fitting(&self, rules: &Rules) -> String {
        let rows = self.rows(rules).await;
        let fits = |code: &Code| rows.iter().all(|(row, answer)| rules.answer(*code, *row) == *answer);
        // Not the first of all codes, which nobody would begin with.
        let count = rules.secrets().count();
        let start = usize::try_from(count * 2 / 7).unwrap();
        let mut codes = rules.secrets().iter().skip(start).chain(rules.secrets().iter().take(start));
        rules.show(codes.find(fits).expect("a secret that fits"))
    }

    /// Plays as the breaker until the match is over.
    pub(crate) async fn play_out(&self) {
        let rules = self.rules().await;
        while self.is_due().await {
            let row = self.fitting(&rules).await;
            self.place(&row).await;
        }
    }
}
