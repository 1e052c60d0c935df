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
        Self { editions: editions.collect(), frame }
    }
}
