//! The rules: one page for each edition, in our own words, made from what the table of editions says.

mod example;
mod sheet;
mod trial;

use askama::Template;
use play::{Guide, examples, spoken};
use rules::editions::EDITIONS;
use rules::{Edition, Rules};
use words::Words;

pub(crate) use self::example::Example;
use self::trial::Trial;
use crate::form::Fields;
use crate::frame::Frame;
use crate::piece::Piece;

pub use self::sheet::SheetPage;

/// The example that shows all kinds of pins of some rules.
pub(crate) fn first_example(words: Words, rules: &Rules) -> Option<Example> {
    examples(rules).into_iter().next().map(|(secret, guess)| Example::new(words, rules, secret, guess))
}

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
    /// Pieces by name and letter; none where they are letters or digits.
    pieces: Vec<NamedPiece>,
    examples: Vec<Example>,
    guide: Guide,
    trial: Trial,
}

/// A piece with its name.
struct NamedPiece {
    piece: Piece,
    name: String,
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
        let drawn = |(secret, guess)| Example::new(words, &rules, secret, guess);
        let examples = examples(&rules).into_iter().map(drawn).collect();
        let trial = Trial::new(words, &rules, fields);
        Self {
            id: edition.id,
            name: words.edition_name(edition),
            about: words.edition_about(edition),
            facts: words.edition_facts_at_first(&rules),
            sheet: words.sheet(edition.sheet),
            picture: frame.asset(&format!("board-{}.svg", edition.id)),
            pieces: pieces(words, &rules),
            examples,
            guide: Guide::new(words, edition),
            trial,
            frame,
        }
    }
}

fn pieces(words: Words, rules: &Rules) -> Vec<NamedPiece> {
    let palette = rules.palette();
    let symbols = palette.shapes.iter().chain(palette.symbols);
    let named = symbols
        .map(|symbol| NamedPiece { piece: Piece::single(words, rules, symbol), name: words.symbol(symbol) });
    named.filter(|named| !matches!(named.piece, Piece::Glyph(_))).collect()
}
