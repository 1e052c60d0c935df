//! The progress of a search, for somebody who watches.

use std::io::{self, Write};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::Exact;
use super::checkpoint;
use super::ground::ExactGround;
use crate::tree::{Tree, TreeReplay};

/// The parts of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Looking for a good strategy, following this many guesses of a position.
    Narrow(usize),
    /// Proving that nothing is better.
    Proof,
    /// Asking whether this many rows are enough at worst.
    Within(u8),
    /// Building the tree.
    Tree,
}

/// How far a search has come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// What it does now.
    pub stage: Stage,
    /// The fewest rows in total found so far, in this stage or the ones before.
    pub best: Option<u32>,
    /// No strategy that this stage asks for needs fewer rows in total: the least that any first guess is now
    /// proven to need.
    pub lower: u32,
    /// First guesses that are settled: proven not to lead to anything better than the best, or worked out.
    pub settled: usize,
    /// First guesses that are not alike, without those that the first look rules out.
    pub guesses: usize,
    /// The share of the way from the first bounds to the best that all first guesses together have covered, 0 to 1.
    /// The last steps take longest.
    pub share: f64,
    /// Positions whose guesses were followed so far.
    pub nodes: u64,
    /// Looks at all guesses of a position so far.
    pub looks: u64,
    /// Positions in the table.
    pub positions: usize,
}

impl Default for Progress {
    fn default() -> Self {
        Self {
            stage: Stage::Narrow(1),
            best: None,
            lower: 0,
            settled: 0,
            guesses: 0,
            share: 0.0,
            nodes: 0,
            looks: 0,
            positions: 0,
        }
    }
}

/// A look at a search under way.
pub struct SearchStep<'a> {
    exact: &'a Exact<'a>,
    ground: &'a ExactGround<'a>,
    standing: &'a Standing,
    /// How far it has come.
    pub progress: Progress,
}

impl<'a> SearchStep<'a> {
    pub(super) fn new(exact: &'a Exact<'a>, ground: &'a ExactGround<'a>, standing: &'a Standing) -> Self {
        let mut progress = *locked(&standing.progress);
        let (nodes, looks) = ground.counts();
        progress.nodes += nodes;
        progress.looks += looks;
        progress.positions = ground.table.len();
        Self { exact, ground, standing, progress }
    }

    /// Writes all that is worth keeping, for [`Exact::resumed`]. The search goes on meanwhile.
    pub fn checkpoint(&self, output: &mut dyn Write) -> io::Result<()> {
        // The counts first: what is found while this is written counts again.
        let counts = (self.progress.nodes, self.progress.looks);
        let tree = locked(&self.standing.best).as_ref().map(|(tree, _)| tree.clone());
        checkpoint::write(self.exact, counts, tree.as_ref(), self.ground, output)
    }
}

/// The search's own notes on how far it has come.
#[derive(Default)]
pub(super) struct Standing {
    progress: Mutex<Progress>,
    best: Mutex<Option<(Tree, TreeReplay)>>,
}

impl Standing {
    pub(super) fn update(&self, change: impl FnOnce(&mut Progress)) {
        change(&mut locked(&self.progress));
    }

    pub(super) fn stage(&self, stage: Stage) {
        self.update(|progress| progress.stage = stage);
    }

    /// The best strategy so far.
    pub(super) fn best(&self) -> Option<(Tree, TreeReplay)> {
        locked(&self.best).clone()
    }

    pub(super) fn set_best(&self, best: Option<(Tree, TreeReplay)>) {
        self.update(|progress| progress.best = best.as_ref().map(|(_, replay)| replay.total() as u32));
        *locked(&self.best) = best;
    }
}

/// A thread that panicked can't have left it half changed.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
