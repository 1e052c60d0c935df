//! The first page: the last game, a game at once, a game with others, and every edition.

use askama::Template;
use rules::Edition;
use rules::editions::EDITIONS;
use wire::TableCard;

use crate::frame::Frame;
use crate::rules::spoken;

/// The first page.
#[derive(Template)]
#[template(path = "home.html")]
pub struct Home {
    frame: Frame,
    key: String,
    /// Games under way where the reader sits, the newest first.
    going_on: Vec<GoingOn>,
    /// All editions.
    editions: Vec<EditionCard>,
}

/// A game to go on with.
struct GoingOn {
    code: String,
    edition: String,
    /// The names of the others.
    others: String,
    waiting: bool,
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
    /// The first page for somebody who sits at these tables, with a key for its forms.
    pub fn new(frame: Frame, key: String, going_on: &[TableCard]) -> Self {
        let words = frame.words;
        let editions = EDITIONS.iter().map(|edition| EditionCard {
            id: edition.id,
            name: words.edition_name(edition),
            about: words.edition_about(edition),
            facts: unbroken(&words.edition_facts_at_first(&spoken(edition, words.language()))),
            picture: frame.asset(&format!("board-{}.svg", edition.id)),
        });
        let editions = editions.collect();
        let going_on = going_on.iter().map(|card| GoingOn::new(&frame, card)).collect();
        Self { frame, key, going_on, editions }
    }
}

impl GoingOn {
    fn new(frame: &Frame, card: &TableCard) -> Self {
        let words = frame.words;
        let edition = Edition::find(&card.edition);
        let names: Vec<_> = card.seats.iter().filter_map(|seat| seat.name.clone()).collect();
        Self {
            code: card.code.clone(),
            edition: edition.map_or_else(String::new, |edition| words.edition_name(edition)),
            others: words.list(&names),
            waiting: card.phase == "waiting",
        }
    }
}

/// A list in which a number stays on the line of what it counts.
fn unbroken(facts: &str) -> String {
    // What is no number may be long.
    let counted = |part: &str| part.starts_with(|c: char| c.is_ascii_digit());
    let kept = |part: &str| if counted(part) { part.replace(' ', "\u{a0}") } else { part.to_owned() };
    let parts: Vec<_> = facts.split(", ").map(kept).collect();
    parts.join(", ")
}
