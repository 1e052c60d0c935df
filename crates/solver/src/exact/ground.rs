//! What searches through the same positions share: the kernel, the table, and bounds that need no guess followed.

use std::sync::atomic::{AtomicU64, Ordering};

use super::answers::Answers;
use super::search::{ANY_ROWS, NEVER};
use super::table::{KnownRows, PositionTable};
use crate::equivalence::{Shapes, hashed};
use crate::few::{among_few, shared};
use crate::heuristic::Heuristic;
use crate::kernel::{Kernel, Weights};
use crate::universe::Index;

/// Bits of a weight below the bound: how many classes have a bound that may not be exact.
pub(super) const INEXACT_BITS: u32 = 6;

/// Up to this many secrets, comparing them with each other is quicker than computing their key for the table.
const TINY: usize = 5;

/// The positions of one game and what is known of them.
pub(super) struct ExactGround<'a> {
    pub(super) kernel: &'a Kernel<'a>,
    pub(super) answers: &'a Answers<'a>,
    /// By the rows that a class needs if every answer leads on.
    pub(super) weights: Weights,
    /// By what a guess tells.
    pub(super) entropy: Weights,
    pub(super) table: PositionTable,
    shapes: Shapes<'a>,
    nodes: AtomicU64,
    looks: AtomicU64,
    pairs: AtomicU64,
}

/// A bound that a position got without a look at all guesses.
pub(super) struct Quick {
    pub(super) known: KnownRows,
    /// Whether a look at all guesses can't raise it.
    pub(super) looked: bool,
    pub(super) key: u128,
}

impl<'a> ExactGround<'a> {
    /// The ground with a table of at most `positions` positions.
    pub(super) fn new(kernel: &'a Kernel<'a>, answers: &'a Answers<'a>, positions: usize) -> Self {
        let bound =
            |size: u64| u64::from(kernel.full_branching(size as usize)) << INEXACT_BITS | u64::from(size > 2);
        Self {
            kernel,
            answers,
            weights: Weights::new(kernel.universe().len(), bound),
            entropy: Heuristic::Entropy.weights(kernel.universe().len()),
            table: PositionTable::new(positions),
            shapes: Shapes::of(kernel.universe()),
            nodes: AtomicU64::new(0),
            looks: AtomicU64::new(0),
            pairs: AtomicU64::new(0),
        }
    }

    /// Positions whose guesses were followed, and looks at all guesses of a position.
    pub(super) fn counts(&self) -> (u64, u64) {
        (self.nodes.load(Ordering::Relaxed), self.looks.load(Ordering::Relaxed))
    }

    /// Adds what was counted elsewhere.
    pub(super) fn count(&self, (nodes, looks): (u64, u64)) {
        self.nodes.fetch_add(nodes, Ordering::Relaxed);
        self.looks.fetch_add(looks, Ordering::Relaxed);
    }

    /// Pairs of guess and secret that all guesses of positions were weighed with.
    pub(super) fn pairs(&self) -> u64 {
        self.pairs.load(Ordering::Relaxed)
    }

    /// Takes note that all guesses are weighed with these secrets.
    pub(super) fn weigh_all(&self, set: &[Index]) {
        self.pairs.fetch_add((set.len() * self.kernel.universe().len()) as u64, Ordering::Relaxed);
    }

    /// The most secrets that can be solved within `rows` rows.
    fn capacity(&self, rows: u8) -> usize {
        let branches = self.kernel.classes().branches();
        let mut solved = 0usize;
        for _ in 0..rows.min(32) {
            solved = solved.saturating_mul(branches).saturating_add(1);
        }
        solved
    }

    /// An upper bound on the total of any strategy within `rows` rows, plus one.
    pub(super) fn hopeless(set: &[Index], rows: u8) -> u32 {
        let rows = usize::from(rows).min(set.len());
        u32::try_from(set.len() * rows).map_or(NEVER, |most| most.saturating_add(1))
    }

    /// A guess that splits leaves fewer secrets, so as many rows as secrets are always enough.
    fn rows_that_matter(rows: u8, secrets: usize) -> u8 {
        if usize::from(rows) >= secrets { ANY_ROWS } else { rows }
    }

    /// The bound of the table or of the answers among the secrets.
    pub(super) fn quick(&self, set: &[Index], rows: u8, classes: &mut Vec<u8>) -> Quick {
        let settled = |lower, exact| Quick { known: KnownRows { lower, exact }, looked: true, key: 0 };
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
                KnownRows { lower, exact: true } => return settled(lower, true),
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
        Quick { known: KnownRows { lower, exact: false }, looked: false, key }
    }

    /// What the answers among the secrets prove, if one guess could tell them all apart.
    fn among(&self, set: &[Index], rows: u8, classes: &mut Vec<u8>) -> KnownRows {
        let few = among_few(set, classes, |guess, classes| self.answers.classes_of(set, guess, classes));
        KnownRows { lower: few.lower, exact: few.guess.is_some_and(|(_, worst)| worst <= rows) }
    }

    /// The bound of a look at all guesses.
    pub(super) fn look(&self, set: &[Index], rows: u8, quick: &Quick) -> KnownRows {
        if quick.looked {
            return quick.known;
        }
        self.count((0, 1));
        self.weigh_all(set);
        let secrets = set.len() as u32;
        let mut known = if Self::rows_that_matter(rows, set.len()) == 2 {
            // Only a guess that tells all apart will do.
            let mut classes = Vec::new();
            let mut guesses = 0..self.kernel.universe().len() as Index;
            let found = guesses.any(|guess| {
                self.answers.classes_of(set, guess, &mut classes);
                shared(&classes) == 0
            });
            KnownRows { lower: if found { 2 * secrets } else { NEVER }, exact: found }
        } else {
            // A set small enough for two rows can't do better than what the quick bound says.
            let small = set.len() <= self.kernel.classes().branches() + 1;
            let enough = if small { u64::from(secrets) << INEXACT_BITS } else { 0 };
            let found = self.kernel.lightest(set, self.kernel.all(), &self.weights, enough);
            let weight = found.map_or(0, |(_, weight)| weight);
            let lower = secrets + (weight >> INEXACT_BITS) as u32;
            KnownRows { lower, exact: weight.trailing_zeros() >= INEXACT_BITS }
        };
        if !known.exact {
            known.lower = known.lower.max(quick.known.lower);
        }
        self.table.put(quick.key, set.len(), known);
        known
    }

    /// What is known of a position without following guesses.
    pub(super) fn bound(&self, set: &[Index], rows: u8) -> KnownRows {
        let quick = self.quick(set, rows, &mut Vec::new());
        self.look(set, rows, &quick)
    }

    /// Keeps what was proven of a position.
    pub(super) fn settle(&self, set: &[Index], rows: u8, known: KnownRows) {
        let quick = self.quick(set, rows, &mut Vec::new());
        if !quick.known.exact && quick.known.lower < NEVER {
            self.table.put(quick.key, set.len(), known);
        }
    }
}
