//! Secrets of pairs as bit planes: one bit a secret in "shape s in hole p" and in "colour c in hole p". A pair in a
//! hole is the AND of two.

use super::super::lanes::LaneWords;
use crate::classes::PAIRS;
use crate::universe::{HALVES, Index, Universe};

/// Planes by hole, first of the shapes, then of the colours.
const ROWS: usize = 2 * PAIRS;

/// At most 64 secrets: a plane is a word, the shapes or the colours of a hole are a register.
pub(crate) struct Word {
    pub(super) shapes: [LaneWords; PAIRS],
    pub(super) colours: [LaneWords; PAIRS],
    pub(super) valid: u64,
}

impl Word {
    pub(crate) fn new(universe: &Universe, set: &[Index]) -> Self {
        assert!(set.len() <= 64, "a word has a bit for each of them");
        let (mut shapes, mut colours) = ([[0; HALVES]; PAIRS], [[0; HALVES]; PAIRS]);
        for (place, secret) in set.iter().enumerate() {
            for (hole, [shape, colour]) in universe.halves(*secret).into_iter().enumerate() {
                shapes[hole][usize::from(shape)] |= 1 << place;
                colours[hole][usize::from(colour)] |= 1 << place;
            }
        }
        Self { shapes, colours, valid: u64::MAX.checked_shr(64 - set.len() as u32).unwrap_or(0) }
    }
}

/// The secrets of a block: a register's worth of bits.
pub(crate) const BLOCK: usize = 512;

/// At most 512 secrets: a plane is a register.
#[derive(Clone, Debug)]
pub(crate) struct PairBlock {
    planes: [LaneWords; ROWS * HALVES],
    pub(super) valid: LaneWords,
}

impl PairBlock {
    pub(crate) fn new(universe: &Universe, set: &[Index]) -> Self {
        assert!(set.len() <= BLOCK, "a register has a bit for each of them");
        let mut block = Self { planes: [[0; 8]; ROWS * HALVES], valid: [0; 8] };
        for (lane, set) in set.chunks(64).enumerate() {
            let word = Word::new(universe, set);
            block.valid[lane] = word.valid;
            for (row, words) in word.shapes.iter().chain(&word.colours).enumerate() {
                for (half, word) in words.iter().enumerate() {
                    block.planes[row * HALVES + half][lane] = *word;
                }
            }
        }
        block
    }

    /// The plane of a shape in a hole.
    #[inline(always)]
    pub(super) fn shape(&self, hole: u8, shape: u8) -> &LaneWords {
        &self.planes[usize::from(hole) % PAIRS * HALVES + usize::from(shape) % HALVES]
    }

    /// The plane of a colour in a hole.
    #[inline(always)]
    pub(super) fn colour(&self, hole: u8, colour: u8) -> &LaneWords {
        &self.planes[(PAIRS + usize::from(hole) % PAIRS) * HALVES + usize::from(colour) % HALVES]
    }
}
