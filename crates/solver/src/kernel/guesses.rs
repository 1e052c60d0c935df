//! Guesses made ready for the kernels.

use super::pairs;
use crate::universe::{CodeRule, Index, MAX_HOLES, Universe};

/// How many guesses are computed before their results are looked at.
pub(crate) const CHUNK: usize = pairs::CHUNK;

/// Guesses to be compared, in order.
#[derive(Clone, Debug)]
pub struct Guesses {
    indices: Vec<Index>,
    ready: ReadyGuess,
}

/// Guesses in groups of eight.
#[derive(Clone, Debug)]
enum ReadyGuess {
    Singles(Vec<GuessGroup>),
    Pairs(pairs::Groups),
}

/// Eight guesses side by side: the planes they select, hole by hole.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GuessGroup {
    pub(crate) exact: [[u8; 8]; MAX_HOLES],
    pub(crate) common: [[u8; 8]; MAX_HOLES],
}

impl Guesses {
    /// These guesses, in this order.
    pub fn new(universe: &Universe, indices: Vec<Index>) -> Self {
        let ready = match universe.rule() {
            CodeRule::Classic | CodeRule::BlackOnly => {
                ReadyGuess::Singles(indices.chunks(8).map(|eight| GuessGroup::new(universe, eight)).collect())
            }
            CodeRule::Pairs => ReadyGuess::Pairs(pairs::Groups::new(universe, &indices)),
        };
        Self { indices, ready }
    }

    /// Their numbers.
    pub fn indices(&self) -> &[Index] {
        &self.indices
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.indices.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.indices.is_empty()
    }

    /// The numbers of a chunk.
    pub(crate) fn chunk(&self, chunk: usize) -> &[Index] {
        let rest = &self.indices[chunk * CHUNK..];
        &rest[..rest.len().min(CHUNK)]
    }

    /// The groups of a chunk of single symbols, in order.
    pub(crate) fn groups(&self, chunk: usize) -> &[GuessGroup] {
        let ReadyGuess::Singles(groups) = &self.ready else {
            unreachable!("guesses and sets are of one universe")
        };
        let rest = &groups[chunk * (CHUNK / 8)..];
        &rest[..rest.len().min(CHUNK / 8)]
    }

    /// The groups of a chunk of pairs.
    pub(crate) fn pair_groups(&self, chunk: usize) -> &[pairs::PairGroup] {
        let ReadyGuess::Pairs(groups) = &self.ready else {
            unreachable!("guesses and sets are of one universe")
        };
        groups.of(chunk)
    }
}

impl GuessGroup {
    fn new(universe: &Universe, eight: &[Index]) -> Self {
        let mut group = Self { exact: [[0; 8]; MAX_HOLES], common: [[0; 8]; MAX_HOLES] };
        for lane in 0..8 {
            // A last group that isn't full asks its last guess again.
            let guess = eight[lane.min(eight.len() - 1)];
            let selection = &universe.selections()[guess as usize];
            for hole in 0..universe.holes() {
                group.exact[hole][lane] = selection.exact[hole];
                group.common[hole][lane] = selection.common[hole];
            }
        }
        group
    }
}
