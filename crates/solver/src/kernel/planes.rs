//! A set of secrets as bit planes: one bit a secret in the plane "symbol s in hole p" and in the plane "symbol s
//! at least j times".

use super::lanes::LaneWords;
use super::weights::NARROW;
use crate::universe::{Index, PLANES, Universe};

/// The secrets that a block of the wide planes holds: a register's worth of bits.
const BLOCK: usize = 512;

/// At most 64 secrets: a plane is a word, and eight guesses fill a register.
pub(super) struct Narrow {
    pub(super) exact: [u64; PLANES],
    pub(super) common: [u64; PLANES],
    pub(super) valid: u64,
}

impl Narrow {
    pub(super) fn new(universe: &Universe, set: &[Index]) -> Self {
        assert!(set.len() <= NARROW, "a word has a bit for each of them");
        let mut narrow = Self { exact: [0; PLANES], common: [0; PLANES], valid: 0 };
        for (place, secret) in set.iter().enumerate() {
            let bit = 1 << place;
            let selection = &universe.selections()[*secret as usize];
            narrow.valid |= bit;
            for hole in 0..universe.holes() {
                narrow.exact[usize::from(selection.exact[hole])] |= bit;
                narrow.common[usize::from(selection.common[hole])] |= bit;
            }
        }
        narrow
    }
}

/// Any number of secrets: a plane is a row of registers, and guesses go one by one.
pub(super) struct Wide {
    /// Plane by plane, first the exact ones, then the common ones.
    planes: Vec<LaneWords>,
    /// From one plane to the next. It is odd: planes at multiples of a large power of two would all want the same
    /// few lines of the cache.
    stride: usize,
    /// How many planes of either kind there are.
    kinds: usize,
    pub(super) valid: Vec<LaneWords>,
    /// How many secrets there are.
    pub(super) size: u32,
    /// A bit for every code of the universe.
    members: Vec<u64>,
}

impl Wide {
    pub(super) fn new(universe: &Universe, set: &[Index]) -> Self {
        let blocks = set.len().div_ceil(BLOCK);
        let stride = blocks | 1;
        let kinds = universe.planes();
        let mut planes = vec![[0; 8]; 2 * kinds * stride];
        let mut valid = vec![[0; 8]; blocks];
        let mut members = vec![0; universe.len().div_ceil(64)];
        for (place, secret) in set.iter().enumerate() {
            let (block, lane, bit) = (place / BLOCK, place % BLOCK / 64, 1 << (place % 64));
            let selection = &universe.selections()[*secret as usize];
            valid[block][lane] |= bit;
            members[*secret as usize / 64] |= 1 << (secret % 64);
            for hole in 0..universe.holes() {
                planes[usize::from(selection.exact[hole]) * stride + block][lane] |= bit;
                planes[(kinds + usize::from(selection.common[hole])) * stride + block][lane] |= bit;
            }
        }
        Self { planes, stride, kinds, valid, size: set.len() as u32, members }
    }

    /// The blocks of an exact plane.
    #[inline(always)]
    pub(super) fn exact(&self, number: u8) -> &[LaneWords] {
        &self.planes[usize::from(number) * self.stride..][..self.valid.len()]
    }

    /// The blocks of a common plane.
    #[inline(always)]
    pub(super) fn common(&self, number: u8) -> &[LaneWords] {
        &self.planes[(self.kinds + usize::from(number)) * self.stride..][..self.valid.len()]
    }

    pub(super) fn holds(&self, code: Index) -> bool {
        self.members[code as usize / 64] >> (code % 64) & 1 != 0
    }
}
