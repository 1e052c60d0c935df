//! Guesses made ready for the kernels.

use crate::universe::{Index, MAX_HOLES, Universe};

/// Guesses to be compared, in order.
#[derive(Clone, Debug)]
pub struct Guesses {
    indices: Vec<Index>,
    groups: Vec<Group>,
}

/// Eight guesses side by side: the planes they select, hole by hole.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Group {
    pub(crate) exact: [[u8; 8]; MAX_HOLES],
    pub(crate) common: [[u8; 8]; MAX_HOLES],
}

impl Guesses {
    /// These guesses, in this order.
    pub fn new(universe: &Universe, indices: Vec<Index>) -> Self {
        let group = |eight: &[Index]| {
            let mut group = Group { exact: [[0; 8]; MAX_HOLES], common: [[0; 8]; MAX_HOLES] };
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
        };
        let groups = indices.chunks(8).map(group).collect();
        Self { indices, groups }
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

    pub(crate) fn groups(&self) -> &[Group] {
        &self.groups
    }
}
