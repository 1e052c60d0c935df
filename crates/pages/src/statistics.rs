//! How somebody plays alone, edition by edition, as their browser remembers it. The server only says which editions there
//! are and what perfect play takes; the numbers never reach it.

use askama::Template;
use play::perfect;
use rules::Rules;
use rules::editions::EDITIONS;

use crate::frame::Frame;

/// The page.
#[derive(Template)]
#[template(path = "statistics.html")]
pub struct StatisticsPage {
    frame: Frame,
    editions: Vec<PlayedEdition>,
    /// Every edition: all have puzzles.
    all: Vec<PuzzledEdition>,
}

/// An edition that has puzzles.
struct PuzzledEdition {
    id: &'static str,
    name: String,
}

/// An edition that can be played alone.
struct PlayedEdition {
    id: &'static str,
    name: String,
    /// Rows that perfect play takes on average, if that is proven.
    perfect: Option<f64>,
}

impl StatisticsPage {
    /// The page with room for every edition.
    pub fn new(frame: Frame) -> Self {
        let alone = EDITIONS.iter().filter(|edition| !edition.format.holds_parts());
        let editions = alone.map(|edition| PlayedEdition {
            id: edition.id,
            name: frame.words.edition_name(edition),
            perfect: perfect(&Rules::default_of(edition)),
        });
        let all = EDITIONS
            .iter()
            .map(|edition| PuzzledEdition { id: edition.id, name: frame.words.edition_name(edition) });
        Self { editions: editions.collect(), all: all.collect(), frame }
    }
}
