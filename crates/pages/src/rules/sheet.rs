//! A score sheet to print, for people with a real board.

use askama::Template;
use rules::edition::Scoring;
use rules::{Edition, Format, Rules};

use crate::frame::Frame;

/// Lines of a duel's sheet.
const ROUNDS: u8 = 10;

/// The sheet.
#[derive(Template)]
#[template(path = "sheet.html")]
pub struct SheetPage {
    frame: Frame,
    name: String,
    id: &'static str,
    /// The rounds, by number; none where no points are counted.
    rounds: Vec<String>,
    /// How many players there is room for.
    players: u8,
    /// Boards to note rows on.
    boards: Vec<String>,
    rows: Vec<u8>,
    holes: Vec<u8>,
    pins: Vec<u8>,
    total: bool,
}

impl SheetPage {
    /// The sheet of an edition.
    pub fn new(frame: Frame, edition: &'static Edition) -> Self {
        let rules = Rules::default_of(edition);
        let words = frame.words;
        let (rounds, boards, pins) = match edition.format {
            Format::Duel => (ROUNDS, 1, rules.holes()),
            Format::Party => (edition.seats.1, 1, rules.holes()),
            Format::Group => (0, rules.boards().total(), rules.boards().total() - 1),
        };
        let numbered = (1..=rounds).map(|round| words.board_round(round)).collect();
        Self {
            name: words.edition_name(edition),
            id: edition.id,
            rounds: numbered,
            players: edition.seats.1,
            boards: (1..=boards).map(|board| board.to_string()).collect(),
            rows: (1..=rules.rows()).collect(),
            holes: (1..=rules.holes()).collect(),
            pins: (1..=pins).collect(),
            total: !matches!(edition.scoring, Scoring::FirstRightCall),
            frame,
        }
    }
}
