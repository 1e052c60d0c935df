//! The first page: a board to play on at once, the last games, a game with others, and every edition.

use askama::Template;
use rules::Edition;
use rules::edition::Section;
use rules::editions::EDITIONS;
use words::Words;

use crate::frame::Frame;
use crate::mine::PlayedMatch;
use crate::turn::{Turn, others};

/// The first page.
#[derive(Template)]
#[template(path = "home.html")]
pub struct Home {
    frame: Frame,
    /// Keys of its forms.
    key: String,
    lesson_key: String,
    /// Games under way where the reader sits, those first where it is the reader's turn.
    going_on: Vec<GoingOn>,
    /// All editions.
    sections: Vec<EditionSection>,
}

/// A game to go on with.
struct GoingOn {
    code: String,
    edition: String,
    /// The names of the others.
    others: String,
    /// Whose turn it is.
    turn: String,
    own: bool,
}

/// Editions that belong together.
struct EditionSection {
    name: String,
    editions: Vec<EditionCard>,
}

/// An edition as a card.
struct EditionCard {
    id: &'static str,
    name: String,
    about: String,
    facts: String,
    picture: String,
}

impl Home {
    /// Whether it is the reader's turn somewhere.
    fn yours(&self) -> bool {
        self.going_on.iter().any(|game| game.own)
    }

    /// The first page for somebody who sits at these tables, with keys for its forms.
    pub fn new(frame: Frame, [key, lesson_key]: [String; 2], going_on: &[PlayedMatch<'_>]) -> Self {
        let words = frame.words;
        let section = |section| EditionSection {
            name: section_name(words, section),
            editions: EDITIONS
                .iter()
                .filter(|edition| edition.section == section)
                .map(|edition| EditionCard::new(&frame, edition))
                .collect(),
        };
        let sections = Section::ALL.map(section).into();
        let mut going_on: Vec<_> = going_on.iter().map(|played| GoingOn::new(words, played)).collect();
        going_on.sort_by_key(|game| !game.own);
        Self { frame, key, lesson_key, going_on, sections }
    }
}

impl EditionCard {
    fn new(frame: &Frame, edition: &'static Edition) -> Self {
        let words = frame.words;
        Self {
            id: edition.id,
            name: words.edition_name(edition),
            about: words.edition_about(edition),
            facts: unbroken(&words.edition_facts_at_first(&play::spoken(edition, words.language()))),
            picture: frame.asset(&format!("board-{}.svg", edition.id)),
        }
    }
}

impl GoingOn {
    fn new(words: Words, played: &PlayedMatch<'_>) -> Self {
        let card = played.card;
        let edition = Edition::find(&card.edition);
        let turn = Turn::of(words, played);
        Self {
            code: card.code.clone(),
            edition: edition.map_or_else(String::new, |edition| words.edition_name(edition)),
            others: words.list(&others(words, &card.seats, played.held)),
            own: turn.as_ref().is_some_and(|turn| turn.own),
            turn: turn.map_or_else(|| words.mine_running().into(), |turn| turn.text),
        }
    }
}

/// What editions that belong together are called.
fn section_name(words: Words, section: Section) -> String {
    match section {
        Section::FirstSteps => words.home_group_first(),
        Section::Classics => words.home_group_classics(),
        Section::Tough => words.home_group_tough(),
        Section::Together => words.home_group_together(),
    }
    .into()
}

/// A list in which a number stays on the line of what it counts.
fn unbroken(facts: &str) -> String {
    // Text that isn't a number may be long.
    let counted = |part: &str| part.starts_with(|c: char| c.is_ascii_digit());
    let kept = |part: &str| if counted(part) { part.replace(' ', "\u{a0}") } else { part.to_owned() };
    let parts: Vec<_> = facts.split(", ").map(kept).collect();
    parts.join(", ")
}
