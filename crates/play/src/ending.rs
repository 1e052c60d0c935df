//! How a match ended for somebody who broke codes alone: page and terminals use the same words.

use rules::matches::RoundEnd;
use rules::view::View;
use rules::{Mode, Rules, Seat};
use solver::Book;
use words::{Decimal, Words};

/// The end of a match that somebody played alone.
#[derive(Clone, Debug)]
pub struct SoloEnd {
    /// The row that cracked the last code; none if it wasn't cracked.
    pub cracked: Option<u8>,
    /// The most exact pins of a row, if the code wasn't cracked.
    closest: Option<u8>,
    /// Rows that perfect play takes on average, if that is proven.
    perfect: Option<f64>,
}

impl SoloEnd {
    /// How a match ended for the person at a seat; nothing if it isn't over or others played too.
    pub fn of(view: &View, seat: Option<Seat>) -> Option<Self> {
        if view.outcome.is_none() || view.setup.mode() != Mode::Solo || seat.is_none() {
            return None;
        }
        let round = view.past.last();
        let cracked = round.and_then(|round| match round.end {
            RoundEnd::Solved { row } => Some(row),
            RoundEnd::Conceded { .. } | RoundEnd::Unsolved | RoundEnd::Void | RoundEnd::Abandoned => None,
        });
        let answers = round.into_iter().flat_map(|round| &round.rows).filter_map(|row| row.answer);
        let closest =
            answers.map(|answer| answer.black).max().filter(|black| cracked.is_none() && *black > 0);
        Some(Self { cracked, closest, perfect: perfect(view.setup.rules()) })
    }

    /// “Cracked in 4!”
    pub fn title(&self, words: Words) -> String {
        self.cracked.map_or_else(|| words.end_uncracked().into(), |row| words.end_cracked(row))
    }

    /// How close it was, if the code was not cracked; what perfect play needs, if that is proven.
    pub fn about(&self, words: Words) -> Vec<String> {
        let closest = self.closest.map(|black| words.end_closest(black));
        let perfect = self.perfect.map(|rows| words.end_perfect(words.decimal(Decimal::new(rows, 2))));
        closest.into_iter().chain(perfect).collect()
    }

    /// All of it in one go: “Cracked in 4 rows! Perfect play averages 4.34 rows.”
    pub fn sentences(&self, words: Words) -> Vec<String> {
        let title = match self.cracked {
            Some(rows) => words.end_cracked_rows(rows),
            None => words.end_uncracked_line().into(),
        };
        std::iter::once(title).chain(self.about(words)).collect()
    }
}

/// Rows that perfect play takes for a code on average, if that is proven.
pub fn perfect(rules: &Rules) -> Option<f64> {
    let first = Book::of(rules).filter(Book::is_proven)?.advice(&[])?;
    Some(first.expected())
}
