//! The search itself: branch and bound over positions.
//!
//! A position is the set of secrets left. Its guesses are tried in the order of a bound that needs one look at all
//! of them (every class of answers branching fully). Before a guess is followed, its classes are bounded: by the
//! table, by the answers among the secrets themselves, by a look of the same kind at each class. Only then are
//! classes followed whose bound is not exact, and not one after the other to the end, but all of them a few rows
//! further at a time: most guesses are dropped before any class had to be settled. As soon as the sum reaches the
//! best so far the guess is dropped.

use std::collections::HashSet;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering};

use super::answers::Cells;
use super::ground::{ExactGround, INEXACT_BITS, Quick};
use super::stop::ExactStop;
use super::table::KnownRows;
use super::threads;
use crate::equivalence::{Equivalence, hashed};
use crate::universe::Index;

/// More rows than any strategy needs: what can't be done within the rows allowed.
pub(super) const NEVER: u32 = u32::MAX / 4;

/// No limit to the rows.
pub(super) const ANY_ROWS: u8 = u8::MAX;

/// By how many rows the bound of a class is raised at first; then by twice as many, and so on.
pub(super) const STEP: u32 = 4;

/// The most secrets of a class that is settled at once.
const SOON_SETTLED: usize = 30;

/// In a search of limited width the guesses of larger sets are followed in the order of their entropy: the bound
/// tells them apart too little.
const ENTROPY_FROM: usize = 30;

/// The least secrets of a position whose guesses are shared among threads, down to the second row.
const WORTH_SHARING: usize = 64;
const DEEPEST_SHARED: usize = 2;

/// A way through the positions of one game.
#[derive(Clone, Copy)]
pub(super) struct ExactSearch<'a> {
    pub(super) ground: &'a ExactGround<'a>,
    /// How many guesses are followed in a position: if not all, what is found can be done, but is not proven best.
    pub(super) width: usize,
    pub(super) threads: usize,
    pub(super) stop: &'a ExactStop,
}

/// A position on the way: secrets left, rows left, and what keeps the rows so far.
#[derive(Clone, Copy)]
pub(super) struct ExactPosition<'p> {
    pub(super) set: &'p [Index],
    pub(super) rows: u8,
    pub(super) equivalence: &'p Equivalence,
    pub(super) depth: usize,
}

impl ExactPosition<'_> {
    /// The rows left after the next one.
    pub(super) const fn rows_after(self) -> u8 {
        if self.rows == ANY_ROWS { ANY_ROWS } else { self.rows - 1 }
    }

    /// The position that an answer to a guess leads to.
    pub(super) const fn next<'q>(self, set: &'q [Index], equivalence: &'q Equivalence) -> ExactPosition<'q> {
        ExactPosition { set, rows: self.rows_after(), equivalence, depth: self.depth + 1 }
    }
}

/// What is known of one class of a guess.
#[derive(Clone, Copy)]
pub(super) struct ExactPart {
    pub(super) class: usize,
    pub(super) lower: u32,
    pub(super) exact: bool,
}

/// Buffers that a position reuses from guess to guess.
#[derive(Default)]
pub(super) struct Buffers {
    pub(super) cells: Cells,
    pub(super) parts: Vec<ExactPart>,
    /// Places in `parts` that need a look, with their keys.
    unseen: Vec<(usize, u128)>,
}

impl ExactSearch<'_> {
    /// The guesses of a position worth following below a limit, with the rows needed at least, and in the order
    /// of these and of their numbers.
    pub(super) fn guesses(&self, position: ExactPosition<'_>, limit: u32) -> Vec<(u32, Index)> {
        let kernel = self.ground.kernel;
        let secrets = position.set.len() as u32;
        let universe = kernel.universe();
        let mut weighed = Vec::new();
        kernel.weigh(position.set, kernel.all(), &self.ground.weights, &mut weighed);
        let rows = |weight: u64| secrets + (weight >> INEXACT_BITS) as u32;
        let trivial = position.equivalence.is_trivial();
        let mut guesses: Vec<_> = weighed
            .iter()
            .enumerate()
            .filter(|(guess, weight)| {
                rows(**weight) < limit && (trivial || position.equivalence.is_first(universe.codes()[*guess]))
            })
            .map(|(guess, weight)| (rows(*weight), guess as Index))
            .collect();
        if self.width < usize::MAX && position.set.len() > ENTROPY_FROM {
            // Of the guesses of a large set few can be followed: those that tell most.
            kernel.weigh(position.set, kernel.all(), &self.ground.entropy, &mut weighed);
            guesses.sort_unstable_by_key(|(_, guess)| (weighed[*guess as usize], *guess));
        } else {
            guesses.sort_unstable();
        }
        guesses
    }

    /// The fewest rows in total for a position, if below a limit; none if not, or if the search was stopped.
    pub(super) fn solve(&self, position: ExactPosition<'_>, limit: u32) -> Option<u32> {
        let quick = self.ground.quick(position.set, position.rows, &mut Vec::new());
        let known = self.ground.look(position.set, position.rows, &quick);
        if known.exact {
            return (known.lower < limit).then_some(known.lower);
        }
        if known.lower >= limit || self.is_stopped() {
            return None;
        }
        let best = AtomicU32::new(limit);
        self.follow(position, &best, known.lower);
        if self.stop.was_seen() {
            return None;
        }
        let best = best.into_inner();
        let known = if best < limit {
            KnownRows { lower: best, exact: true }
        } else {
            let hopeless = limit >= ExactGround::hopeless(position.set, position.rows);
            KnownRows { lower: if hopeless { NEVER } else { limit }, exact: false }
        };
        self.ground.table.put(quick.key, position.set.len(), known);
        (best < limit).then_some(best)
    }

    /// Follows guesses until none can do better than the best; the guess that did best, if any did. It stops at
    /// one that needs no more rows than `enough`.
    pub(super) fn follow(&self, position: ExactPosition<'_>, best: &AtomicU32, enough: u32) -> Option<Index> {
        self.ground.count((1, 0));
        self.ground.weigh_all(position.set);
        let guesses = self.guesses(position, best.load(Ordering::Relaxed));
        let next = AtomicUsize::new(0);
        // Guesses that split the set alike are worth the same.
        let splits = Mutex::new(HashSet::new());
        let found = Mutex::new(None);
        let work = || {
            let mut buffers = Buffers::default();
            while let Some((rows, guess)) = guesses.get(next.fetch_add(1, Ordering::Relaxed)).copied() {
                let limit = best.load(Ordering::Relaxed);
                if limit <= enough || self.is_stopped() {
                    break;
                }
                if rows >= limit {
                    continue;
                }
                self.ground.answers.split(position.set, guess, &mut buffers.cells);
                let split = self.split_key(&buffers.cells);
                let Ok(mut seen) = splits.lock() else { break };
                if seen.len() >= self.width {
                    break;
                }
                let new = seen.insert(split);
                drop(seen);
                if new
                    && let Some(total) = self.rows_after(position, guess, rows, best, &mut buffers)
                    && let Ok(mut found) = found.lock()
                    && total < best.load(Ordering::Relaxed)
                {
                    best.store(total, Ordering::Relaxed);
                    *found = Some(guess);
                }
            }
        };
        if self.is_shared(position) {
            threads::side_by_side(self.threads, &work);
        } else {
            work();
        }
        found.into_inner().ok().flatten()
    }

    /// Whether it is time to stop.
    pub(super) fn is_stopped(&self) -> bool {
        self.stop.is_due(self.ground.counts().0, self.ground.pairs())
    }

    fn is_shared(&self, position: ExactPosition<'_>) -> bool {
        self.threads > 1 && position.depth <= DEEPEST_SHARED && position.set.len() >= WORTH_SHARING
    }

    /// A hash of how a guess splits a set, equal for equal splits. Only the solved part's answer matters.
    pub(super) fn split_key(&self, cells: &Cells) -> u128 {
        let solved = self.ground.kernel.classes().solved();
        cells.iter().fold(0u128, |key, (class, cell)| {
            let part = cell.iter().fold(0, |part, secret| part ^ hashed(u64::from(*secret)));
            let part = (part ^ part >> 61).wrapping_mul(0xDA94_2042_E4DD_58B5_9E37_79B9_7F4A_7C15);
            key.wrapping_add(part).wrapping_add(u128::from(class == solved))
        })
    }

    /// The fewest rows in total if this guess comes next, if below the best. The guess's own bound is `rows`.
    fn rows_after(
        &self,
        position: ExactPosition<'_>,
        guess: Index,
        rows: u32,
        best: &AtomicU32,
        buffers: &mut Buffers,
    ) -> Option<u32> {
        let limit = || best.load(Ordering::Relaxed);
        let mut total = rows;
        if !self.open(position, &limit, &mut total, buffers) {
            return None;
        }
        let equivalence = &self.after(position, guess);
        let mut step = STEP;
        while buffers.parts.iter().any(|part| !part.exact) {
            for place in 0..buffers.parts.len() {
                if !buffers.parts[place].exact {
                    let far = if self.width < usize::MAX { NEVER } else { step };
                    self.raise(position, equivalence, &limit, &mut total, buffers, (place, far))?;
                }
            }
            step *= 2;
        }
        (total < limit()).then_some(total)
    }

    /// Bounds the classes of a split without following guesses, the smallest first; whether the guess is still
    /// worth following. The sum of the bounds of full branching becomes that of the better ones.
    pub(super) fn open(
        &self,
        position: ExactPosition<'_>,
        limit: &dyn Fn() -> u32,
        total: &mut u32,
        buffers: &mut Buffers,
    ) -> bool {
        let Buffers { cells, parts, unseen } = buffers;
        let ground = self.ground;
        let solved = ground.kernel.classes().solved();
        parts.clear();
        unseen.clear();
        for (class, cell) in cells.iter().filter(|(class, _)| *class != solved) {
            if cell.len() == position.set.len() {
                return false;
            }
            parts.push(ExactPart { class, lower: ground.kernel.full_branching(cell.len()), exact: false });
        }
        parts.sort_by_key(|part| cells.get(part.class).len());
        let mut classes = Vec::new();
        for (place, part) in parts.iter_mut().enumerate() {
            let quick = ground.quick(cells.get(part.class), position.rows_after(), &mut classes);
            if !quick.looked {
                unseen.push((place, quick.key));
            }
            part.exact = quick.known.exact;
            part.raise(total, quick.known.lower);
            if *total >= limit() {
                return false;
            }
        }
        // The largest first: a look costs the same for all, and most is gained where most is open.
        for (place, key) in unseen.iter().rev() {
            let part = &mut parts[*place];
            let quick =
                Quick { known: KnownRows { lower: part.lower, exact: false }, looked: false, key: *key };
            let known = ground.look(cells.get(part.class), position.rows_after(), &quick);
            part.exact = known.exact;
            part.raise(total, known.lower);
            if *total >= limit() {
                return false;
            }
        }
        true
    }

    /// Settles a class of a guess, or proves that it needs `far` rows more than was known; none if the guess can't
    /// be better than the best after that, or if the search was stopped.
    pub(super) fn raise(
        &self,
        position: ExactPosition<'_>,
        equivalence: &Equivalence,
        limit: &dyn Fn() -> u32,
        total: &mut u32,
        buffers: &mut Buffers,
        (place, far): (usize, u32),
    ) -> Option<()> {
        let part = &mut buffers.parts[place];
        let set = buffers.cells.get(part.class);
        let below = limit().checked_sub(*total - part.lower)?;
        let goal = if set.len() <= SOON_SETTLED { below } else { below.min(part.lower + far) };
        let rows = self.solve(position.next(set, equivalence), goal);
        if rows.is_none() && self.stop.was_seen() {
            return None;
        }
        part.exact = rows.is_some();
        let hopeless = goal >= ExactGround::hopeless(set, position.rows_after());
        part.raise(total, rows.unwrap_or(if hopeless { NEVER } else { goal }));
        (*total < limit()).then_some(())
    }

    /// What keeps the rows so far and this guess.
    pub(super) fn after(&self, position: ExactPosition<'_>, guess: Index) -> Equivalence {
        if position.equivalence.is_trivial() {
            position.equivalence.clone()
        } else {
            position.equivalence.after(self.ground.kernel.code(guess))
        }
    }
}

impl ExactPart {
    /// Raises its bound, and the sum that it is part of.
    fn raise(&mut self, total: &mut u32, to: u32) {
        let higher = to.max(self.lower);
        *total += higher - self.lower;
        self.lower = higher;
    }
}
