//! The search itself: branch and bound over positions.
//!
//! A position is the set of secrets left. Its guesses are tried in the order of a bound that needs one look at all
//! of them (every class of answers branching fully). Before a guess is followed, its classes are bounded: by the
//! table, by the answers among the secrets themselves, by a look of the same kind at each class; only then are
//! those classes solved whose bound is not exact. As soon as the sum reaches the best so far the guess is dropped.

use std::collections::HashSet;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, AtomicUsize, Ordering};
use std::time::Instant;

use super::answers::{Answers, Cells};
use super::table::{Known, Table};
use crate::equivalence::{Equivalence, Shapes, hashed};
use crate::kernel::{Kernel, Weights};
use crate::tree::Tree;
use crate::universe::Index;

/// More rows than any strategy needs: what can't be done within the rows allowed.
pub(super) const NEVER: u32 = u32::MAX / 4;

/// No limit to the rows.
pub(super) const ANY_ROWS: u8 = u8::MAX;

/// Bits of a weight below the bound: how many classes have a bound that may not be exact.
const INEXACT_BITS: u32 = 6;

/// Up to so many secrets the answers among them are asked before the table: that is quicker than their key.
const TINY: usize = 5;

/// A search through the positions of one game.
pub(super) struct Search<'a> {
    kernel: &'a Kernel<'a>,
    answers: &'a Answers<'a>,
    shapes: Shapes<'a>,
    weights: Weights,
    table: Table,
    /// How many guesses are followed in a position.
    width: usize,
    threads: usize,
    deadline: Option<Instant>,
    stopped: AtomicBool,
    nodes: AtomicU64,
    looks: AtomicU64,
}

/// A bound that a position got without a look at all guesses.
struct Quick {
    known: Known,
    /// Whether a look at all guesses can't raise it.
    looked: bool,
    key: u128,
}

/// A position on the way: secrets left, rows left, and what keeps the rows so far.
#[derive(Clone, Copy)]
pub(super) struct Position<'p> {
    pub(super) set: &'p [Index],
    pub(super) rows: u8,
    pub(super) equivalence: &'p Equivalence,
    pub(super) depth: usize,
}

/// Buffers that a position reuses from guess to guess.
#[derive(Default)]
struct Buffers {
    cells: Cells,
    /// Class, bound, whether it is exact.
    bounds: Vec<(usize, u32, bool)>,
    /// Places in `bounds` that need a look, with their keys.
    unseen: Vec<(usize, u128)>,
}

impl<'a> Search<'a> {
    pub(super) fn new(kernel: &'a Kernel<'a>, answers: &'a Answers<'a>, positions: usize) -> Self {
        let bound =
            |size: u64| u64::from(kernel.full_branching(size as usize)) << INEXACT_BITS | u64::from(size > 2);
        Self {
            kernel,
            answers,
            shapes: Shapes::of(kernel.universe()),
            weights: Weights::new(kernel.universe().len(), bound),
            table: Table::new(positions),
            width: usize::MAX,
            threads: 1,
            deadline: None,
            stopped: AtomicBool::new(false),
            nodes: AtomicU64::new(0),
            looks: AtomicU64::new(0),
        }
    }

    /// Follows only the best so many guesses of a position, on one thread: what is found can be done, but is not
    /// proven best.
    pub(super) fn with_width(self, width: usize) -> Self {
        Self { width, threads: 1, ..self }
    }

    /// Counts since the last time: positions whose guesses were followed, and looks at all guesses of a position.
    pub(super) fn take_counts(&mut self) -> (u64, u64) {
        (std::mem::take(self.nodes.get_mut()), std::mem::take(self.looks.get_mut()))
    }

    /// Positions in the table.
    pub(super) fn positions(&self) -> usize {
        self.table.len()
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }

    /// Goes on with so many threads until a deadline.
    pub(super) fn resume(&mut self, threads: usize, deadline: Option<Instant>) {
        self.threads = threads;
        self.deadline = deadline;
        self.stopped = AtomicBool::new(false);
    }

    /// Goes on without a deadline, on one thread: of several best guesses the first is taken.
    pub(super) fn release(&mut self) {
        self.resume(1, None);
    }

    /// The most secrets that so many rows can solve.
    fn capacity(&self, rows: u8) -> usize {
        let branches = self.kernel.classes().branches();
        let mut solved = 0usize;
        for _ in 0..rows.min(32) {
            solved = solved.saturating_mul(branches).saturating_add(1);
        }
        solved
    }

    /// A guess that splits leaves fewer secrets: so many rows as secrets are always enough.
    fn rows_that_matter(rows: u8, secrets: usize) -> u8 {
        if usize::from(rows) >= secrets { ANY_ROWS } else { rows }
    }

    /// The bound of the table or of the answers among the secrets.
    fn quick(&self, set: &[Index], rows: u8, classes: &mut Vec<u8>) -> Quick {
        let settled = |lower, exact| Quick { known: Known { lower, exact }, looked: true, key: 0 };
        if rows == 0 || set.len() > self.capacity(rows) {
            return settled(NEVER, false);
        }
        if set.len() <= 2 {
            return settled([0, 1, 3][set.len()], true);
        }
        let rows = Self::rows_that_matter(rows, set.len());
        let mut lower = self.kernel.full_branching(set.len());
        if set.len() <= TINY {
            lower = match self.among(set, rows, classes) {
                Known { lower, exact: true } => return settled(lower, true),
                known => lower.max(known.lower),
            }
        }
        let free_key = self.shapes.key(set);
        let key = if rows == ANY_ROWS { free_key } else { free_key ^ hashed(u64::MAX - u64::from(rows)) };
        if let Some(known) = self.table.get(key) {
            return Quick { known, looked: true, key };
        }
        if set.len() > TINY && set.len() <= self.kernel.classes().branches() + 1 {
            let known = self.among(set, rows, classes);
            if known.exact {
                self.table.put(key, set.len(), known);
                return Quick { known, looked: true, key };
            }
            lower = known.lower;
        }
        // Fewer rows allowed never make it cheaper.
        let free = if rows == ANY_ROWS { None } else { self.table.get(free_key) };
        let lower = free.map_or(lower, |known| lower.max(known.lower));
        Quick { known: Known { lower, exact: false }, looked: false, key }
    }

    /// What the answers among the secrets say, of which there are no more than one guess can tell apart: one row
    /// for a guess among them and two for each other is the least. Failing that, it is one more, with a guess
    /// among them that leaves one pair, or with another that tells all apart.
    fn among(&self, set: &[Index], rows: u8, classes: &mut Vec<u8>) -> Known {
        let secrets = set.len() as u32;
        let mut one_pair = false;
        for guess in set {
            let shared = self.shared_classes(set, *guess, classes);
            if shared == 0 {
                return Known { lower: 2 * secrets - 1, exact: true };
            }
            one_pair |= shared == 1;
        }
        Known { lower: 2 * secrets, exact: one_pair && rows > 2 }
    }

    /// How many secrets share their class with one before them; from two on it is no matter how many.
    fn shared_classes(&self, set: &[Index], guess: Index, classes: &mut Vec<u8>) -> u32 {
        self.answers.classes_of(set, guess, classes);
        let mut seen = 0u64;
        let mut shared = 0;
        for class in classes.iter() {
            let bit = 1 << class;
            shared += u32::from(seen & bit != 0);
            seen |= bit;
        }
        shared
    }

    /// The bound of a look at all guesses.
    fn look(&self, set: &[Index], rows: u8, quick: &Quick) -> Known {
        if quick.looked {
            return quick.known;
        }
        self.looks.fetch_add(1, Ordering::Relaxed);
        let secrets = set.len() as u32;
        let mut known = if Self::rows_that_matter(rows, set.len()) == 2 {
            // Only a guess that tells all apart will do.
            let mut classes = Vec::new();
            let mut guesses = 0..self.kernel.universe().len() as Index;
            let found = guesses.any(|guess| self.shared_classes(set, guess, &mut classes) == 0);
            Known { lower: if found { 2 * secrets } else { NEVER }, exact: found }
        } else {
            // A set small enough for two rows can't do better than what the quick bound says.
            let small = set.len() <= self.kernel.classes().branches() + 1;
            let enough = if small { u64::from(secrets) << INEXACT_BITS } else { 0 };
            let found = self.kernel.lightest(set, self.kernel.all(), &self.weights, enough);
            let weight = found.map_or(0, |(_, weight)| weight);
            let lower = secrets + (weight >> INEXACT_BITS) as u32;
            Known { lower, exact: weight.trailing_zeros() >= INEXACT_BITS }
        };
        if !known.exact {
            known.lower = known.lower.max(quick.known.lower);
        }
        self.table.put(quick.key, set.len(), known);
        known
    }

    /// What is known of a position without following guesses.
    pub(super) fn bound(&self, set: &[Index], rows: u8) -> Known {
        let quick = self.quick(set, rows, &mut Vec::new());
        self.look(set, rows, &quick)
    }

    /// The guesses of a position worth following below a limit, by the rows needed at least and by number.
    fn guesses(&self, position: Position<'_>, limit: u32) -> Vec<(u32, Index)> {
        let secrets = position.set.len() as u32;
        let universe = self.kernel.universe();
        let mut weighed = Vec::new();
        self.kernel.weigh(position.set, self.kernel.all(), &self.weights, &mut weighed);
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
        guesses.sort_unstable();
        guesses
    }

    /// The fewest rows in total for a position, if below a limit; none if not, or if the search was stopped.
    pub(super) fn solve(&self, position: Position<'_>, limit: u32) -> Option<u32> {
        let quick = self.quick(position.set, position.rows, &mut Vec::new());
        let known = self.look(position.set, position.rows, &quick);
        if known.exact {
            return (known.lower < limit).then_some(known.lower);
        }
        if known.lower >= limit || self.must_stop() {
            return None;
        }
        let best = AtomicU32::new(limit);
        self.follow(position, &best, known.lower);
        if self.is_stopped() {
            return None;
        }
        let best = best.into_inner();
        let known = Known { lower: best, exact: best < limit };
        self.table.put(quick.key, position.set.len(), known);
        (best < limit).then_some(best)
    }

    fn must_stop(&self) -> bool {
        if self.deadline.is_some_and(|deadline| Instant::now() >= deadline) {
            self.stopped.store(true, Ordering::Relaxed);
        }
        self.is_stopped()
    }

    /// Follows guesses until none can do better than the best; the guess that did best, if any did. It stops at
    /// one that needs no more rows than `enough`.
    fn follow(&self, position: Position<'_>, best: &AtomicU32, enough: u32) -> Option<Index> {
        self.nodes.fetch_add(1, Ordering::Relaxed);
        let guesses = self.guesses(position, best.load(Ordering::Relaxed));
        let next = AtomicUsize::new(0);
        // Guesses that split the set alike are worth the same.
        let splits = Mutex::new(HashSet::new());
        let found = Mutex::new(None);
        let work = || {
            let mut buffers = Buffers::default();
            while let Some((rows, guess)) = guesses.get(next.fetch_add(1, Ordering::Relaxed)).copied() {
                let limit = best.load(Ordering::Relaxed);
                if rows >= limit || limit <= enough || self.is_stopped() {
                    break;
                }
                self.answers.split(position.set, guess, &mut buffers.cells);
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
        if self.threads > 1 && position.depth == 1 {
            std::thread::scope(|scope| {
                for _ in 1..self.threads {
                    scope.spawn(work);
                }
                work();
            });
        } else {
            work();
        }
        found.into_inner().ok().flatten()
    }

    /// A hash of a set's parts: the same for two guesses that part it alike. Which answer a part has is no matter,
    /// except that one part is solved.
    fn split_key(&self, cells: &Cells) -> u128 {
        let solved = self.kernel.classes().solved();
        cells.iter().fold(0u128, |key, (class, cell)| {
            let part = cell.iter().fold(0, |part, secret| part ^ hashed(u64::from(*secret)));
            let part = (part ^ part >> 61).wrapping_mul(0xDA94_2042_E4DD_58B5_9E37_79B9_7F4A_7C15);
            key.wrapping_add(part).wrapping_add(u128::from(class == solved))
        })
    }

    /// The fewest rows in total if this guess comes next, if below the best. The guess's own bound is `rows`.
    fn rows_after(
        &self,
        position: Position<'_>,
        guess: Index,
        rows: u32,
        best: &AtomicU32,
        buffers: &mut Buffers,
    ) -> Option<u32> {
        let limit = || best.load(Ordering::Relaxed);
        let rows_left = if position.rows == ANY_ROWS { ANY_ROWS } else { position.rows - 1 };
        let Buffers { cells, bounds, unseen } = buffers;
        let solved = self.kernel.classes().solved();
        bounds.clear();
        unseen.clear();
        for (class, cell) in cells.iter().filter(|(class, _)| *class != solved) {
            if cell.len() == position.set.len() {
                return None;
            }
            bounds.push((class, self.kernel.full_branching(cell.len()), false));
        }
        bounds.sort_by_key(|(class, ..)| cells.get(*class).len());

        let mut total = rows;
        let mut classes = Vec::new();
        for (place, (class, lower, exact)) in bounds.iter_mut().enumerate() {
            let quick = self.quick(cells.get(*class), rows_left, &mut classes);
            if !quick.looked {
                unseen.push((place, quick.key));
            }
            *exact = quick.known.exact;
            raise(&mut total, lower, quick.known.lower);
            if total >= limit() {
                return None;
            }
        }
        // The largest first: a look costs the same for all, and most is gained where most is open.
        for (place, key) in unseen.iter().rev() {
            let (class, lower, exact) = &mut bounds[*place];
            let quick = Quick { known: Known { lower: *lower, exact: false }, looked: false, key: *key };
            let known = self.look(cells.get(*class), rows_left, &quick);
            *exact = known.exact;
            raise(&mut total, lower, known.lower);
            if total >= limit() {
                return None;
            }
        }
        if bounds.iter().all(|(.., exact)| *exact) {
            return Some(total);
        }
        let equivalence = &self.after(position, guess);
        for (class, lower, _) in bounds.iter_mut().filter(|(.., exact)| !exact) {
            let set = cells.get(*class);
            let below = limit().checked_sub(total - *lower)?;
            let next = Position { set, rows: rows_left, equivalence, depth: position.depth + 1 };
            raise(&mut total, lower, self.solve(next, below)?);
        }
        (total < limit()).then_some(total)
    }

    fn after(&self, position: Position<'_>, guess: Index) -> Equivalence {
        if position.equivalence.is_trivial() {
            position.equivalence.clone()
        } else {
            position.equivalence.after(self.kernel.universe().codes()[guess as usize])
        }
    }

    /// The best lower bound of a position from what the table holds of the classes of its guesses.
    pub(super) fn lower(&self, position: Position<'_>, upper: u32) -> u32 {
        let rows_left = if position.rows == ANY_ROWS { ANY_ROWS } else { position.rows - 1 };
        let mut cells = Cells::default();
        let mut classes = Vec::new();
        let solved = self.kernel.classes().solved();
        let guesses = self.guesses(position, upper);
        let after = guesses.into_iter().map(|(_, guess)| {
            self.answers.split(position.set, guess, &mut cells);
            let parts = cells.iter().filter(|(class, _)| *class != solved);
            let parts = parts.map(|(_, cell)| self.quick(cell, rows_left, &mut classes).known.lower);
            parts.fold(position.set.len() as u32, u32::saturating_add)
        });
        after.min().unwrap_or(upper).min(upper).max(self.bound(position.set, position.rows).lower)
    }

    /// A tree for a position that needs no more rows than were found, or the best that this search finds; none if
    /// it finds nothing within the rows.
    pub(super) fn tree(&self, position: Position<'_>) -> Option<Tree> {
        let codes = self.kernel.universe().codes();
        let code = |index: Index| codes[index as usize];
        let first = *position.set.first()?;
        if position.set.len() == 1 && position.rows > 0 {
            return Some(Tree::leaf(code(first)));
        }
        let rows = self.solve(position, NEVER)?;
        let guess = if position.set.len() == 2 {
            first
        } else {
            // A search of limited width may know more rows than it finds again: what it keeps of a position came
            // from another one alike, whose guesses stand in another order.
            let again = self.follow(position, &AtomicU32::new(rows + 1), rows);
            again.or_else(|| self.follow(position, &AtomicU32::new(NEVER), rows))?
        };
        let mut cells = Cells::default();
        self.answers.split(position.set, guess, &mut cells);
        let equivalence = &self.after(position, guess);
        let rows_left = if position.rows == ANY_ROWS { ANY_ROWS } else { position.rows - 1 };
        let mut tree = Tree::leaf(code(guess));
        let solved = self.kernel.classes().solved();
        for (class, set) in cells.iter().filter(|(class, _)| *class != solved) {
            let next = Position { set, rows: rows_left, equivalence, depth: position.depth + 1 };
            tree.branches.push((self.kernel.classes().answer(class), self.tree(next)?));
        }
        Some(tree)
    }
}

/// Raises a bound, and the sum that it is part of.
fn raise(total: &mut u32, lower: &mut u32, to: u32) {
    let higher = to.max(*lower);
    *total += higher - *lower;
    *lower = higher;
}
