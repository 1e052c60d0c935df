//! How to guess in games too large to weigh every guess.
//!
//! While many secrets are left, the guess with the most information is as good as any other that is known. When few
//! are left it counts what the next row can do with each of the parts: so the most informative guesses are compared by
//! the rows that their parts will take, with the best next guess among the secrets of each part.

use crate::heuristic::Heuristic;
use crate::kernel::{Guesses, Kernel, Weights};
use crate::opening::Opening;
use crate::sample::Position;
use crate::shortlist::shortlist;
use crate::universe::Index;

/// The largest set for which the next row is looked at.
const AHEAD: usize = 400;

/// How many guesses are compared by that.
const COMPARED: usize = 24;

/// Rows are counted in parts of this, so that sums are the same in any order.
const UNIT: u64 = 1024;

/// A way to guess: the opening's rows, then by entropy among a shortlist, then by the rows to come.
#[derive(Clone, Debug)]
pub struct Large<'k> {
    kernel: &'k Kernel<'k>,
    opening: Option<Opening>,
    work: u64,
    /// About how many rows so many secrets take.
    rows_by_size: Weights,
}

impl<'k> Large<'k> {
    /// With the shipped opening, if there is one, and so much work a guess (see [`crate::shortlist::WORK`]).
    pub fn new(kernel: &'k Kernel<'k>, work: u64) -> Self {
        let opening = Opening::of(kernel.universe().rules());
        Self { kernel, opening, work, rows_by_size: Weights::new(AHEAD, usual_rows) }
    }

    /// The guess in a position.
    pub fn guess(&self, position: Position<'_>) -> Index {
        self.opened(position).unwrap_or_else(|| self.weighed(position.set))
    }

    /// The opening's guess.
    fn opened(&self, position: Position<'_>) -> Option<Index> {
        let universe = self.kernel.universe();
        let opening = self.opening.as_ref()?;
        let row =
            |(guess, class): &(Index, usize)| (universe.code(*guess), universe.classes().answer(*class));
        let rows: Vec<_> = position.rows.iter().map(row).collect();
        universe.rules().secrets().index(opening.next(&rows)?).map(|index| index as Index)
    }

    /// The guess with the most information; of secrets that can be told apart by one of them, that one.
    fn weighed(&self, set: &[Index]) -> Index {
        if set.len() <= 2 {
            return set[0];
        }
        let weights = Heuristic::Entropy.weights(set.len());
        // Nothing is better than a guess of the set that tells all others apart; and if there is none, nothing is
        // better than one that leaves a single pair together, or one from outside that tells all apart.
        let nearly = weights.sum_of(set.len() as u64 - 3, 1, true);
        let apart = weights.sum_of(set.len() as u64, 0, false);
        if set.len() <= self.kernel.classes().branches() + 1
            && let Some((guess, weight)) = self.lightest(set, &self.kernel.guesses(set.to_vec()), &weights, 0)
            && weight <= nearly
        {
            return guess;
        }
        let guesses = shortlist(self.kernel, set, self.work);
        if set.len() > AHEAD {
            return self.lightest(set, &guesses, &weights, 0).map_or(set[0], |(guess, _)| guess);
        }
        let mut weighed = Vec::new();
        self.kernel.weigh(set, &guesses, &weights, &mut weighed);
        let mut order: Vec<_> = weighed.into_iter().zip(guesses.indices().iter().copied()).collect();
        if order.len() > COMPARED {
            order.select_nth_unstable(COMPARED);
            order.truncate(COMPARED);
        }
        order.sort_unstable();
        if order.first().is_some_and(|(weight, _)| *weight <= apart.min(nearly)) {
            return order[0].1;
        }
        // The first of those with the fewest rows.
        let rows = |(_, guess): &(u64, Index)| self.rows_after(set, *guess);
        order.iter().min_by_key(|guess| rows(guess)).map_or(set[0], |(_, guess)| *guess)
    }

    /// About how many rows the secrets will take after a guess, in total.
    fn rows_after(&self, set: &[Index], guess: Index) -> u64 {
        let mut parts = self.kernel.split(set, guess);
        parts.pop();
        parts.iter().map(|part| self.rows(part)).sum()
    }

    /// About how many rows these secrets will take in total, if the next guess is the best of them.
    fn rows(&self, set: &[Index]) -> u64 {
        let size = set.len() as u64;
        if size <= 2 {
            return [0, 1, 3][set.len()] * UNIT;
        }
        let Some((_, after)) = self.lightest(set, &self.kernel.guesses(set.to_vec()), &self.rows_by_size, 0)
        else {
            return 0;
        };
        size * UNIT + after
    }

    fn lightest(
        &self,
        set: &[Index],
        guesses: &Guesses,
        weights: &Weights,
        enough: u64,
    ) -> Option<(Index, u64)> {
        let (place, weight) = self.kernel.lightest(set, guesses, weights, enough)?;
        Some((guesses.indices()[place], weight))
    }
}

/// About how many rows so many secrets take in total, as seen in sets that were played out.
fn usual_rows(size: u64) -> u64 {
    if size <= 2 {
        return [0, 1, 3][size as usize] * UNIT;
    }
    // Up to half a dozen can mostly be told apart by one guess that may not be one of them; beyond, every eightfold
    // number takes a row more.
    let more = (size as f64 / 6.0).ln().max(0.0) / 8f64.ln();
    #[allow(clippy::cast_sign_loss, reason = "it is above zero")]
    let rows = (size as f64 * (2.0 + more) * UNIT as f64).round() as u64;
    rows - UNIT / 2
}
