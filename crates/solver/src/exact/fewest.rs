//! The fewest rows that positions of a game need, proven one after the other as far as some work goes.

use std::sync::atomic::AtomicU32;

use rules::Code;

use super::answers::Answers;
use super::ground::ExactGround;
use super::search::{ANY_ROWS, ExactPosition, ExactSearch, NEVER};
use super::stop::ExactStop;
use crate::advice::Limits;
use crate::equivalence::Equivalence;
use crate::kernel::Kernel;
use crate::universe::Index;

/// The most positions that are kept, 32 bytes each.
const POSITIONS: usize = 1 << 19;

/// Pairs of guess and secret until the limits are first asked, then twice as many, and so on: what was settled by
/// then is kept, what was begun starts again.
const SLICE: u64 = 1 << 25;

/// A search through positions that were met in a round. What it has settled for one helps with the next.
pub(crate) struct FewestRows<'a> {
    ground: ExactGround<'a>,
    first: Equivalence,
}

impl<'a> FewestRows<'a> {
    /// A search for a game whose rows and secrets are the same codes.
    pub(crate) fn new(kernel: &'a Kernel<'a>, answers: &'a Answers<'a>) -> Self {
        Self {
            ground: ExactGround::new(kernel, answers, POSITIONS),
            first: Equivalence::of(kernel.universe()),
        }
    }

    /// The fewest rows in total for the secrets that fit these rows with their answers; none if that takes more work
    /// than is left. Work is counted in pairs of guess and secret, and what is spent is taken from it.
    pub(crate) fn total(
        &self,
        rows: &[Code],
        set: &[Index],
        work: &mut u64,
        limits: Limits<'_>,
    ) -> Option<u32> {
        self.within(rows, set, work, limits, |search, position| search.solve(position, NEVER))
    }

    /// The first guess that needs no more rows than these, which are the fewest.
    pub(crate) fn guess(
        &self,
        rows: &[Code],
        set: &[Index],
        total: u32,
        work: &mut u64,
        limits: Limits<'_>,
    ) -> Option<Index> {
        if set.len() <= 2 {
            return set.first().copied();
        }
        self.within(rows, set, work, limits, |search, position| {
            search.follow(position, &AtomicU32::new(total + 1), total)
        })
    }

    /// Asks a search again and again, each time with more work, until it answers.
    fn within<T>(
        &self,
        rows: &[Code],
        set: &[Index],
        work: &mut u64,
        limits: Limits<'_>,
        ask: impl Fn(ExactSearch<'_>, ExactPosition<'_>) -> Option<T>,
    ) -> Option<T> {
        let equivalence = &rows.iter().fold(self.first.clone(), |kept, row| kept.after(*row));
        let position = ExactPosition { set, rows: ANY_ROWS, equivalence, depth: 0 };
        let all = (set.len() * self.ground.kernel.universe().len()) as u64;
        let mut slice = SLICE.max(2 * all);
        while *work >= all && !limits.are_over() {
            let before = self.ground.pairs();
            let stop = ExactStop::after(before + slice.min(*work), limits.deadline);
            let found = ask(
                ExactSearch { ground: &self.ground, width: usize::MAX, threads: 1, stop: &stop },
                position,
            );
            *work = work.saturating_sub(self.ground.pairs() - before);
            if !stop.was_seen() {
                return found;
            }
            slice *= 2;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Backend, Universe};

    /// Rows in total over all secrets with this first row and the best that can follow it.
    fn total_after(game: &str, first: &str, work: &mut u64) -> Option<u32> {
        let universe = Universe::of(game).expect("a game");
        let kernel = Kernel::new(&universe, Backend::best());
        let answers = Answers::of(&kernel);
        let fewest = FewestRows::new(&kernel, &answers);
        let first = universe.rules().read_row(first).expect("a row");
        let mut parts = kernel.split(&universe.indices(), universe.find(first).expect("a code"));
        parts.pop();
        let totals = parts.iter().filter(|part| !part.is_empty());
        let totals = totals.map(|part| fewest.total(&[first], part, work, Limits::default()));
        totals.sum::<Option<u32>>().map(|after| universe.len() as u32 + after)
    }

    #[test]
    fn every_first_row_of_the_original_has_its_price() {
        // The book's row is the third; the others were found by a search through each of them.
        for (first, rows) in [("RRRR", 6318), ("RRRY", 5791), ("RRYG", 5625), ("RRYY", 5702), ("RYGB", 5673)]
        {
            assert_eq!(total_after("4x6", first, &mut (1 << 29)), Some(rows), "{first}");
        }
        assert_eq!(total_after("4x8n", "RYGB", &mut (1 << 29)), Some(7817));
    }

    #[test]
    fn a_search_in_slices_finds_what_one_in_one_go_finds() {
        let universe = Universe::of("4x6").expect("a game");
        let kernel = Kernel::new(&universe, Backend::best());
        let answers = Answers::of(&kernel);
        let fewest = FewestRows::new(&kernel, &answers);
        let all = universe.indices();
        // The whole game takes more than a slice.
        let total = fewest.total(&[], &all, &mut (1 << 29), Limits::default());
        assert!(total == Some(5625) && fewest.ground.pairs() > SLICE);
        let guess = fewest.guess(&[], &all, 5625, &mut (1 << 29), Limits::default()).expect("a guess");
        assert_eq!(universe.rules().show(universe.code(guess)), "RRYG");
    }

    #[test]
    fn it_stops_when_its_work_is_spent() {
        let mut work = 1 << 21;
        assert_eq!(total_after("4x6", "RRRR", &mut work), None);
        assert_eq!(work, 0);
    }
}
