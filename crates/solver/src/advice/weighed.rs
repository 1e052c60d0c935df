//! The answer to "what now?": guesses, best first, with what each is worth.

use rules::Code;

use super::count::Count;
use super::rows::Rows;
use super::split::Split;
use crate::heuristic::Heuristic;

/// A guess and what it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weighed {
    /// The guess.
    pub guess: Code,
    /// What it does to the secrets.
    pub split: Split,
    /// Rows to come with it, as well as it is known.
    pub rows: Rows,
    /// Rows to come by estimate alone: guesses are compared by it where only one of them is known better.
    pub estimated: Rows,
}

impl Weighed {
    /// How many more rows this guess needs than another on average, and whether that is exact. Exact numbers are
    /// compared with exact ones, estimates with estimates.
    pub fn behind(&self, other: &Self) -> (f64, bool) {
        if self.rows.is_exact() == other.rows.is_exact() {
            (self.rows.mean() - other.rows.mean(), self.rows.is_exact())
        } else {
            (self.estimated.mean() - other.estimated.mean(), false)
        }
    }
}

/// Guesses, ranked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// How many secrets fit.
    pub secrets: Count,
    /// How many of them the guesses were weighed against; fewer than fit if they were a sample.
    pub weighed: usize,
    /// Whether every row that may be placed is among the guesses.
    pub every_guess: bool,
    /// Whether no guess needs fewer rows than the first.
    pub proven: bool,
    /// Whether a limit was reached before all was weighed that should have been.
    pub stopped: bool,
    /// The guesses, best first.
    pub guesses: Vec<Weighed>,
}

impl Advice {
    /// The best guess; none if no secret fits, or there was no time at all.
    pub fn best(&self) -> Option<&Weighed> {
        self.guesses.first()
    }

    /// What a guess is worth, if it was weighed.
    pub fn of(&self, guess: Code) -> Option<&Weighed> {
        self.guesses.iter().find(|weighed| weighed.guess == guess)
    }

    /// The guesses by one of the measures, best first; equal ones in the order of their codes.
    pub fn by(&self, measure: Heuristic) -> Vec<&Weighed> {
        let mut guesses: Vec<_> = self.guesses.iter().collect();
        guesses.sort_by_cached_key(|weighed| (measure.key(&weighed.split), weighed.guess));
        guesses
    }

    /// Whether the numbers come from a sample of the secrets.
    pub const fn is_sampled(&self) -> bool {
        !matches!(self.secrets, Count::Exactly(count) if count == self.weighed as u64)
    }
}
