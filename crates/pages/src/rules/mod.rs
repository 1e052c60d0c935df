//! The rules: one page for each edition, in our own words, made from what the table of editions says.

mod example;
mod sheet;
mod trial;

use askama::Template;
use rules::edition::{Scoring, Signal};
use rules::editions::EDITIONS;
use rules::option::{OptionRule, Values};
use rules::setup::MAX_VOID_ROUNDS;
use rules::{Edition, Format, OptionKey, Options, Rules};
use words::{Language, Words};

use self::example::Example;
use self::trial::Trial;
use crate::form::Fields;
use crate::frame::Frame;
use crate::piece::Piece;

pub use self::sheet::SheetPage;

/// All editions, to choose from.
#[derive(Template)]
#[template(path = "rules.html")]
pub struct RulesPage {
    frame: Frame,
    editions: Vec<RulesEntry>,
}

/// An edition in the list.
struct RulesEntry {
    id: &'static str,
    name: String,
    about: String,
    picture: String,
}

/// The rules of one edition.
#[derive(Template)]
#[template(path = "edition.html")]
pub struct EditionPage {
    frame: Frame,
    id: &'static str,
    name: String,
    about: String,
    facts: String,
    sheet: String,
    picture: String,
    aim: String,
    /// What may stand where.
    material: Vec<String>,
    /// Pieces by name and letter; none where they are letters or digits.
    pieces: Vec<NamedPiece>,
    course: Vec<String>,
    /// What the pins say.
    answers: Vec<String>,
    examples: Vec<Example>,
    scoring: Vec<String>,
    /// The points of a party's maker: the row, and what it scores for each number of players.
    party: Vec<(String, Vec<u16>)>,
    /// The numbers of players of that table.
    players: Vec<String>,
    errors: Vec<String>,
    options: Vec<OptionEntry>,
    trial: Trial,
}

/// A piece with its name.
struct NamedPiece {
    piece: Piece,
    name: String,
}

/// An option with its values.
struct OptionEntry {
    name: String,
    help: String,
    values: String,
}

impl RulesPage {
    /// All editions.
    pub fn new(frame: Frame) -> Self {
        let words = frame.words;
        let entry = |edition: &'static Edition| RulesEntry {
            id: edition.id,
            name: words.edition_name(edition),
            about: words.edition_about(edition),
            picture: frame.asset(&format!("board-{}.svg", edition.id)),
        };
        let editions = EDITIONS.iter().map(entry).collect();
        Self { frame, editions }
    }
}

impl EditionPage {
    /// The rules of an edition, and the answer to what the box was asked.
    pub fn new(frame: Frame, edition: &'static Edition, fields: &Fields) -> Self {
        let words = frame.words;
        let rules = spoken(edition, words.language());
        let examples = example::of(words, &rules);
        let trial = Trial::new(words, &rules, fields);
        Self {
            id: edition.id,
            name: words.edition_name(edition),
            about: words.edition_about(edition),
            facts: words.edition_facts_at_first(&rules),
            sheet: words.sheet(edition.sheet),
            picture: frame.asset(&format!("board-{}.svg", edition.id)),
            aim: match edition.format {
                Format::Duel => words.guide_aim_duel(),
                Format::Party => words.guide_aim_party(),
                Format::Group => words.guide_aim_group(),
            }
            .into(),
            material: material(words, &rules),
            pieces: pieces(words, &rules),
            course: course(words, &rules),
            answers: answers(words, &rules),
            examples,
            scoring: scoring(words, &rules),
            party: party(words, edition),
            players: (edition.seats.0..=edition.seats.1)
                .map(|players| words.edition_players(players))
                .collect(),
            errors: errors(words, edition),
            options: edition.options.iter().map(|rule| option(words, rule)).collect(),
            trial,
            frame,
        }
    }
}

/// An edition's rules, in the reader's language where it has words.
pub(crate) fn spoken(edition: &'static Edition, language: Language) -> Rules {
    let has_language = edition.options.iter().any(|rule| rule.key == OptionKey::Language);
    let chosen = has_language.then(|| format!("language={}", language.tag()));
    let options = Options::read(edition, chosen.as_deref()).ok();
    options
        .and_then(|options| Rules::new(edition, options).ok())
        .unwrap_or_else(|| Rules::default_of(edition))
}

fn material(words: Words, rules: &Rules) -> Vec<String> {
    let palette = rules.palette();
    if rules.edition().format.holds_parts() {
        return vec![words.guide_markers().into()];
    }
    if rules.word_list().is_some() {
        return vec![words.guide_words_only().into()];
    }
    let blanks = match (palette.blanks, palette.shapes.is_empty()) {
        (false, _) => words.guide_blanks_no(),
        (true, true) => words.guide_blanks_yes(),
        (true, false) => words.guide_blanks_pairs(),
    };
    let repeats = if rules.repeats() { words.guide_repeats_yes() } else { words.guide_repeats_no() };
    vec![repeats.into(), blanks.into()]
}

fn pieces(words: Words, rules: &Rules) -> Vec<NamedPiece> {
    let palette = rules.palette();
    let symbols = palette.shapes.iter().chain(palette.symbols);
    let named = symbols.map(|symbol| NamedPiece { piece: Piece::single(symbol), name: words.symbol(symbol) });
    named.filter(|named| !matches!(named.piece, Piece::Glyph(_))).collect()
}

fn course(words: Words, rules: &Rules) -> Vec<String> {
    let (secret, answer) = (words.guide_course_secret(), words.guide_course_answer());
    let end = words.guide_course_end(rules.rows());
    match rules.edition().format {
        Format::Duel => vec![
            secret.into(),
            words.guide_course_row().into(),
            answer.into(),
            end,
            words.guide_course_change().into(),
        ],
        Format::Party => vec![
            secret.into(),
            words.guide_course_party_turn().into(),
            answer.into(),
            end,
            words.guide_course_party_change().into(),
        ],
        Format::Group => vec![
            words.guide_course_group_deal().into(),
            words.guide_course_group_row().into(),
            words.guide_course_group_hints().into(),
            words.guide_course_group_call().into(),
            words.guide_course_group_end().into(),
        ],
    }
}

fn answers(words: Words, rules: &Rules) -> Vec<String> {
    if rules.edition().format.holds_parts() {
        return [words.guide_hint_black(), words.guide_hint_white(), words.guide_hint_nothing()]
            .map(Into::into)
            .to_vec();
    }
    let mut told = words.pins_say(rules.answer_rule());
    if !rules.palette().shapes.is_empty() {
        told.push(words.guide_blue_order().into());
    }
    told.extend([words.guide_pins_once(), words.guide_pins_silent()].map(Into::into));
    if rules.edition().offers_black_only() {
        told.push(words.guide_black_only_option().into());
    }
    told
}

fn scoring(words: Words, rules: &Rules) -> Vec<String> {
    let edition = rules.edition();
    let mut told = vec![match edition.scoring {
        Scoring::Rows => words.guide_score_rows(rules.unsolved_rows()),
        Scoring::RoundsWon => words.guide_score_rounds(rules.rows()),
        Scoring::Party { .. } => words.guide_score_party(rules.solution_points()),
        Scoring::FirstRightCall => words.guide_score_group().into(),
    }];
    if edition.target {
        told.push(words.guide_score_target().into());
    }
    told
}

/// The table of a party's maker, row by row.
fn party(words: Words, edition: &Edition) -> Vec<(String, Vec<u16>)> {
    let Scoring::Party { maker } = edition.scoring else { return Vec::new() };
    let entries = maker[0].len();
    let name = |place: usize| {
        if place + 1 == entries { words.guide_score_party_never().into() } else { (place + 1).to_string() }
    };
    (0..entries).map(|place| (name(place), maker.iter().map(|table| table[place]).collect())).collect()
}

fn errors(words: Words, edition: &Edition) -> Vec<String> {
    // Where nobody places pins, nobody errs.
    if !edition.options.iter().any(|rule| rule.key == OptionKey::Answers) {
        return Vec::new();
    }
    let told = match edition.signal {
        Signal::Claimed => words.guide_errors_claimed(edition.signal_points),
        Signal::AtOnce => words.guide_errors_at_once(edition.signal_points),
        Signal::Recorded => words.guide_errors_recorded().into(),
    };
    let mut errors = vec![words.guide_errors_by_hand().into(), told];
    if edition.signal != Signal::Recorded {
        errors.push(words.guide_errors_void_limit(MAX_VOID_ROUNDS));
    }
    errors
}

fn option(words: Words, rule: &OptionRule) -> OptionEntry {
    let told = |value: &str| rule.read(value).map(|value| words.option_value(rule.key, value));
    let values = match rule.values {
        Values::Words(values) => {
            let values: Vec<_> = values.iter().filter_map(|value| told(value)).collect();
            values.join(" · ")
        }
        Values::Number { min, max, .. } => words.fault_range(max, min),
        Values::OffOr { .. } => words.option_value(rule.key, rule.default()),
    };
    OptionEntry { name: words.option_name(rule.key), help: words.option_help(rule.key), values }
}
