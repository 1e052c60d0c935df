//! What the tests of the engine share.
#![allow(dead_code, reason = "every test takes what it needs")]

use solver::{Index, Universe};

/// Numbers that look like chance and are the same in every run.
pub(crate) struct Chance(pub(crate) u64);

impl Chance {
    /// The next number.
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ (word >> 31)
    }

    /// So many different codes, in any order; all of them if there are no more.
    pub(crate) fn draw(&mut self, universe: &Universe, count: usize) -> Vec<Index> {
        let mut indices = universe.indices();
        let count = count.min(indices.len());
        for place in 0..count {
            let other = place + (self.next() % (indices.len() - place) as u64) as usize;
            indices.swap(place, other);
        }
        indices.truncate(count);
        indices
    }
}

/// The classes of the answers to a guess, by the rules' own lines.
pub(crate) fn naive_classes(universe: &Universe, set: &[Index], guess: Index) -> Vec<u8> {
    let guess = universe.code(guess);
    set.iter().map(|secret| universe.class_of(universe.code(*secret), guess) as u8).collect()
}

/// How often each class occurs.
pub(crate) fn naive_histogram(universe: &Universe, classes: &[u8]) -> Vec<u32> {
    let mut histogram = vec![0; universe.classes().count()];
    for class in classes {
        histogram[usize::from(*class)] += 1;
    }
    histogram
}
