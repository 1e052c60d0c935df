//! How to guess in games too large to weigh every guess.

use crate::heuristic::Heuristic;
use crate::kernel::{Guesses, Kernel, Weights};
use crate::opening::Opening;
use crate::sample::Position;
use crate::shortlist::shortlist;
use crate::universe::Index;

/// A way to guess: the opening's rows, then by entropy among a shortlist.
#[derive(Clone, Debug)]
pub struct Large<'k> {
    kernel: &'k Kernel<'k>,
    opening: Option<Opening>,
    work: u64,
}

impl<'k> Large<'k> {
    /// With the shipped opening, if there is one, and so much work a guess (see [`crate::shortlist::WORK`]).
    pub fn new(kernel: &'k Kernel<'k>, work: u64) -> Self {
        Self { kernel, opening: Opening::of(kernel.universe().rules()), work }
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
        self.lightest(set, &guesses, &weights, apart.min(nearly)).map_or(set[0], |(guess, _)| guess)
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
