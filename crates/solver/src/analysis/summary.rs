//! What a seat did as a breaker, over all rounds.

use rules::{Answer, Seat};

use super::accuracy::accuracy;
use super::round::{InRows, RoundAnalysis, RowAnalysis};

/// A seat's rows, summed up.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeatSummary {
    /// The seat.
    pub seat: Seat,
    /// Rounds in which it placed a row.
    pub rounds: u32,
    /// Rows it placed, lapsed ones included.
    pub rows: u32,
    /// Of these, rows whose time ran out.
    pub lapsed: u32,
    /// Guesses that couldn't be the secret.
    pub misfits: u32,
    /// Guesses whose answer could be known before.
    pub useless: u32,
    /// Secrets found.
    pub solved: u32,
    /// What the answers were expected to tell, in bits, where it is known what they told.
    pub expected_bits: f64,
    /// What they told.
    pub bits: f64,
    /// Rows lost to perfect play, summed.
    pub lost: InRows,
    /// Rows that answers saved against their expectation, summed.
    pub luck: InRows,
    /// Rows whose price is known; none if the analysis was cut short.
    priced: u32,
}

impl SeatSummary {
    /// What a seat did in these rounds.
    pub fn of(seat: Seat, rounds: &[RoundAnalysis]) -> Self {
        let mut summary = Self {
            seat,
            rounds: 0,
            rows: 0,
            lapsed: 0,
            misfits: 0,
            useless: 0,
            solved: 0,
            expected_bits: 0.0,
            bits: 0.0,
            lost: InRows::NONE,
            luck: InRows::NONE,
            priced: 0,
        };
        for round in rounds {
            let own = round.rows.iter().filter(|row| row.by == seat);
            summary.rounds += u32::from(own.clone().next().is_some());
            own.for_each(|row| summary.add(row));
        }
        summary
    }

    /// What the answers told beyond what was expected, in bits.
    pub fn luck_in_bits(&self) -> f64 {
        self.bits - self.expected_bits
    }

    /// A seat in an analysis that was cut short: the rows that were looked at don't say how well it played the others.
    pub(super) fn cut_short(self) -> Self {
        let guesses = self.rows - self.lapsed;
        Self { priced: if self.priced < guesses { 0 } else { self.priced }, ..self }
    }

    /// How well it played, from 0 to 100; nothing if no row has a price, or there was no time for all of them.
    pub fn accuracy(&self) -> Option<u8> {
        #[allow(clippy::cast_sign_loss, reason = "it is not below zero")]
        let rounded = |accuracy: f64| accuracy.round() as u8;
        (self.priced > 0).then(|| rounded(accuracy(self.lost.rows / f64::from(self.priced))))
    }

    fn add(&mut self, row: &RowAnalysis) {
        self.rows += 1;
        self.lapsed += u32::from(row.guess.is_none());
        self.misfits += u32::from(row.is_misfit());
        self.useless += u32::from(row.is_useless());
        let solved = row.guess.map(|guess| Answer::solved(guess.symbols().len() as u8));
        // By the truth: an answer that was wrong solves nothing, and one that should have been full black does.
        let answer = row.right.or(row.answer);
        self.solved += u32::from(answer.is_some() && answer == solved);
        if let (Some(expected), Some(bits)) = (row.expected_bits(), row.bits()) {
            self.expected_bits += expected;
            self.bits += bits;
        }
        self.priced += u32::from(row.lost().is_some());
        self.lost.add(row.lost().unwrap_or_default());
        self.luck.add(row.luck().unwrap_or_default());
    }
}
