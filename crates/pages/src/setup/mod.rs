//! Opening a table: edition, company, options in plain words.

mod wish;

use std::borrow::Cow;

use askama::Template;
use play::level_name;
use rules::Format;
use rules::editions::EDITIONS;
use rules::option::{OptionFault, OptionRule, Values};
use solver::computer::{Level, Maker};
use words::Words;

pub use self::wish::SetupWish;

use self::wish::{NOBODY, With};
use crate::frame::Frame;

/// Times per row that are offered, in seconds: from a blitz to a week by correspondence.
const TIMES: [u32; 9] = [15, 30, 60, 120, 300, 900, 86_400, 3 * 86_400, 7 * 86_400];

/// Numbers of rounds that are offered.
const ROUNDS: [u16; 6] = [2, 4, 6, 8, 10, 20];
const SOLO_ROUNDS: [u16; 5] = [1, 3, 5, 10, 20];

/// Something to choose from.
struct Choice {
    value: String,
    name: String,
    chosen: bool,
}

impl Choice {
    fn new(value: impl Into<String>, name: impl Into<String>, chosen: &str) -> Self {
        let value = value.into();
        let chosen = value == chosen;
        Self { value, name: name.into(), chosen }
    }
}

/// An option with its choices, or with the numbers it may be.
struct OptionField {
    key: &'static str,
    name: String,
    help: String,
    value: String,
    choices: Vec<Choice>,
    least: u32,
    most: u32,
}

/// A seat that somebody may get.
struct SeatField {
    number: usize,
    title: String,
    choices: Vec<Choice>,
}

/// The name of a seat's holder.
struct NameField {
    number: usize,
    label: String,
    name: String,
    /// Whether it is the reader's own.
    own: bool,
}

/// The page.
#[derive(Template)]
#[template(path = "setup.html")]
pub struct SetupPage {
    frame: Frame,
    key: String,
    problem: Option<String>,
    editions: Vec<Choice>,
    with: &'static str,
    referee: bool,
    withs: Vec<Choice>,
    name: String,
    about: String,
    facts: String,
    /// How many secrets there are, or why the options can't be played.
    space: Result<String, String>,
    picture: String,
    edition: &'static str,
    /// The options that decide which codes and rows there are.
    main: Vec<OptionField>,
    /// All others, which most leave as they are.
    fine: Vec<OptionField>,
    /// Whether any of those is not as it usually is.
    changed: bool,
    solo_offered: bool,
    solo: bool,
    /// The seats beside the reader's own; none where only the computer can sit.
    chairs: Vec<SeatField>,
    names: Vec<NameField>,
    /// Names that were typed for seats that aren't asked for now.
    kept: Vec<(usize, String)>,
    computers: bool,
    makers: Vec<Choice>,
    makers_told: Vec<[Cow<'static, str>; 2]>,
    lengths: Vec<Choice>,
    target_offered: bool,
    target: String,
    firsts: Vec<Choice>,
    first_label: String,
    public_offered: bool,
    public: bool,
    spectators: bool,
    advice: bool,
}

impl SetupPage {
    /// The form for a wish, with a key, and perhaps with why it can't be played.
    pub fn new(frame: Frame, key: String, wish: &SetupWish, problem: Option<String>) -> Self {
        let words = frame.words;
        let edition = wish.edition;
        let rules = wish.rules();
        let fixed = rules.clone().unwrap_or_else(|_| rules::Rules::default_of(edition));
        let duel = edition.format.is_one_on_one();
        Self {
            key,
            problem,
            editions: EDITIONS
                .iter()
                .map(|one| Choice::new(one.id, words.edition_name(one), edition.id))
                .collect(),
            with: wish.with.name(),
            referee: wish.with == With::Referee,
            withs: With::ALL
                .into_iter()
                .filter(|with| *with != With::Friend || frame.has_server())
                .map(|with| Choice::new(with.name(), company(words, with), wish.with.name()))
                .collect(),
            name: words.edition_name(edition),
            about: words.edition_about(edition),
            facts: words.edition_facts(&fixed),
            space: rules
                .map(|rules| words.setup_code_space(rules.secrets().count()))
                .map_err(|faults| option_faults(words, &faults)),
            picture: frame.asset(&format!("board-{}.svg", edition.id)),
            edition: edition.id,
            main: options(words, wish, true),
            fine: options(words, wish, false),
            changed: wish.is_particular(),
            solo_offered: wish.with == With::Computer && !edition.format.holds_parts(),
            solo: wish.solo,
            chairs: chairs(words, wish, frame.has_server()),
            names: names(words, wish),
            kept: kept(wish),
            computers: wish.seats.iter().any(|seat| seat.who.starts_with("computer")),
            makers: Maker::ALL
                .map(|maker| {
                    let [name, _] = maker_told(words, maker);
                    Choice::new(maker.name(), name, wish.maker.name())
                })
                .into(),
            makers_told: Maker::ALL.map(|maker| maker_told(words, maker)).into(),
            lengths: lengths(words, wish),
            target_offered: edition.target && !wish.plays_solo(),
            target: wish.target.clone(),
            first_label: words.first(edition.format),
            firsts: if wish.plays_solo() { Vec::new() } else { firsts(words, wish, duel) },
            public_offered: wish.with == With::Friend,
            public: wish.public,
            spectators: wish.spectators,
            advice: wish.advice,
            frame,
        }
    }
}

/// Everything that is wrong with the options, each by the name that it has on the form.
fn option_faults(words: Words, faults: &[OptionFault]) -> String {
    let told = |fault: &OptionFault| match fault {
        OptionFault::NotAllowed { rule, .. } => {
            words.setup_allowed().allowed(words.allowed_values(rule)).option(words.option_name(rule.key))
        }
        _ => words.option_fault(fault),
    };
    faults.iter().map(told).collect::<Vec<_>>().join(" ")
}

/// The options that decide which codes and rows there are, or all others.
fn options(words: Words, wish: &SetupWish, main: bool) -> Vec<OptionField> {
    let wanted = wish.options.iter().filter(|(rule, _)| wish::is_main(rule.key) == main);
    wanted.map(|(rule, value)| OptionField::new(words, rule, value)).collect()
}

/// The seats that can be given to somebody: alone, none.
fn chairs(words: Words, wish: &SetupWish, has_server: bool) -> Vec<SeatField> {
    let (least, _) = wish.seat_range();
    let chair = |(index, seat): (usize, &wish::SeatWish)| {
        let chosen = seat.who.as_str();
        let mut choices = Vec::new();
        if wish.with != With::Referee {
            for level in Level::LEVELS {
                let name = words.setup_seat_computer_level(level_name(words, level));
                choices.push(Choice::new(format!("computer {}", level.name()), name, chosen));
            }
            // Who comes by a link comes to a server.
            choices.extend(has_server.then(|| Choice::new("person", words.setup_seat_link(), chosen)));
        }
        choices.push(Choice::new("here", words.setup_seat_here(), chosen));
        if index >= usize::from(least) {
            choices.push(Choice::new(NOBODY, words.setup_seat_nobody(), chosen));
        }
        SeatField { number: index + 1, title: words.seat_number(index + 1), choices }
    };
    let others = wish.seats.iter().enumerate().skip(1).filter(|_| !wish.plays_solo());
    // Where there is nothing to choose, nothing is asked.
    others.map(chair).filter(|chair| chair.choices.len() > 1).collect()
}

/// The names that can be given: alone, the reader's own.
fn names(words: Words, wish: &SetupWish) -> Vec<NameField> {
    let name = |(index, seat): (usize, &wish::SeatWish)| NameField {
        number: index + 1,
        label: if index == 0 {
            words.together_your_name().into()
        } else {
            words.setup_name_of(words.seat_number(index + 1))
        },
        name: seat.name.clone(),
        own: index == 0,
    };
    let shown = if wish.plays_solo() { 1 } else { wish.seats.len() };
    wish.seats.iter().enumerate().take(shown).map(name).collect()
}

/// The names that were typed for other seats.
fn kept(wish: &SetupWish) -> Vec<(usize, String)> {
    let hidden =
        wish.seats.iter().enumerate().skip(1).filter(|(_, seat)| wish.plays_solo() && !seat.name.is_empty());
    let hidden = hidden.map(|(index, seat)| (index + 1, seat.name.clone()));
    let spare = wish.spare.iter().map(|(number, name)| (usize::from(*number), name.clone()));
    hidden.chain(spare).collect()
}

/// The lengths that can be agreed; none where the format fixes it.
fn lengths(words: Words, wish: &SetupWish) -> Vec<Choice> {
    let offered: &[u16] = match wish.edition.format {
        _ if wish.plays_solo() => &SOLO_ROUNDS,
        Format::Duel => &ROUNDS,
        Format::Party | Format::Group => &[],
    };
    let named = |rounds: &u16| Choice::new(rounds.to_string(), words.setup_rounds(*rounds), &wish.rounds);
    offered.iter().map(named).collect()
}

/// Who may begin.
fn firsts(words: Words, wish: &SetupWish, duel: bool) -> Vec<Choice> {
    let mut firsts = vec![Choice::new("", words.setup_first_by_lot(), &wish.first)];
    for index in (0..wish.seats.len()).filter(|index| wish.is_seated(*index)) {
        let name = match (index, duel) {
            (0, _) => words.setup_you().into(),
            (_, true) => words.setup_the_other().into(),
            (index, false) => words.seat_number(index + 1),
        };
        firsts.push(Choice::new((index + 1).to_string(), name, &wish.first));
    }
    firsts
}

impl OptionField {
    fn new(words: Words, rule: &'static OptionRule, value: &str) -> Self {
        let (mut least, mut most) = (0, 0);
        let choice = |one| {
            Choice::new(rules::option::OptionValue::to_string(&one), words.option_value(rule.key, one), value)
        };
        let choices = match rule.values {
            Values::Words(values) => {
                values.iter().map(|word| choice(rules::option::OptionValue::Word(word))).collect()
            }
            Values::Number { min, max, .. } => {
                (least, most) = (min, max);
                Vec::new()
            }
            Values::OffOr { min, max } => {
                let mut times: Vec<_> = TIMES.into_iter().filter(|time| (min..=max).contains(time)).collect();
                // A time that is not among the usual ones stays chosen.
                times.extend(rule.read(value).and_then(rules::option::OptionValue::number));
                times.sort_unstable();
                times.dedup();
                let times = times.into_iter().map(rules::option::OptionValue::Number);
                [rule.default()].into_iter().chain(times).map(choice).collect()
            }
        };
        Self {
            key: rule.key.name(),
            name: words.option_name(rule.key),
            help: words.option_help(rule.key),
            value: value.to_owned(),
            choices,
            least,
            most,
        }
    }
}

/// A kind of company by name.
fn company(words: Words, with: With) -> String {
    match with {
        With::Computer => words.setup_with_computer(),
        With::Friend => words.setup_with_friend(),
        With::Here => words.setup_with_here(),
        With::Referee => words.setup_with_referee(),
    }
    .into()
}

/// How the computer sets secrets, by name and in a few words.
fn maker_told(words: Words, maker: Maker) -> [Cow<'static, str>; 2] {
    match maker {
        Maker::Fair => [words.computer_fair(), words.computer_fair_about()],
        Maker::Cunning => [words.computer_cunning(), words.computer_cunning_about()],
        Maker::Contrary => [words.computer_contrary(), words.computer_contrary_about()],
    }
}
