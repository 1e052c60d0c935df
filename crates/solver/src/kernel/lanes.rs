//! Eight words side by side: what the kernels need of the hardware, and nothing else.

use super::weights::Small;
use crate::universe::PLANES;

/// A register's worth of words.
pub(crate) type LaneWords = [u64; 8];

/// Eight 64-bit lanes.
pub(crate) trait Lanes: Copy {
    /// Whether it gains by knowing that a hole's planes are eight or sixteen.
    const PERMUTES: bool;

    fn load(words: &LaneWords) -> Self;
    fn store(self) -> LaneWords;
    fn splat(word: u64) -> Self;
    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    fn xor(self, other: Self) -> Self;
    /// This without the other.
    fn without(self, other: Self) -> Self;
    fn add(self, other: Self) -> Self;
    fn minus(self, other: Self) -> Self;
    /// How many ones each lane has.
    fn ones(self) -> Self;
    /// All lanes together.
    fn sum(self) -> u64;
    /// Each lane shifted up by `bits`, fewer than 64.
    fn up(self, bits: u32) -> Self;
    /// A field of `bits` bits in each lane, the lowest being field 0.
    fn field(self, bits: u32, field: u32) -> Self;
    /// The greater of each pair of lanes.
    fn greater(self, other: Self) -> Self;
    /// The greater of each pair of bytes.
    fn greater_bytes(self, other: Self) -> Self;
    /// The greatest byte of each lane.
    fn greatest_byte(self) -> Self;
    /// Lane by lane one of eight words.
    fn pick(eight: &LaneWords, places: &[u8; 8]) -> Self;
    /// Lane by lane an entry of a table; the last for a place behind its end. No table is empty.
    fn look_up(self, table: &[u64]) -> Self;
    /// Lane by lane the exact plane of that number. With a known `STRIDE` all numbers lie in this hole's planes.
    fn exact<const STRIDE: usize>(planes: &[u64; PLANES], hole: usize, numbers: &[u8; 8]) -> Self;
    /// Lane by lane the common plane of that number. It can't be one of more times than there are holes up to
    /// this one.
    fn common<const STRIDE: usize>(planes: &[u64; PLANES], hole: usize, numbers: &[u8; 8]) -> Self;
    /// Lane by lane the sum of the weights of all bytes; these are below 128 unless `large`.
    fn weigh(packed: &[Self], weights: &Small, large: bool) -> Self;
}

/// Lanes in plain Rust. Compiled with wider instructions allowed, the compiler makes vectors of them.
#[derive(Clone, Copy)]
pub(crate) struct Plain(LaneWords);

impl Plain {
    #[inline(always)]
    fn zip(self, other: Self, each: impl Fn(u64, u64) -> u64) -> Self {
        let mut result = [0; 8];
        for lane in 0..8 {
            result[lane] = each(self.0[lane], other.0[lane]);
        }
        Self(result)
    }

    #[inline(always)]
    fn select(planes: &[u64; PLANES], numbers: &[u8; 8]) -> Self {
        let mut result = [0; 8];
        for lane in 0..8 {
            result[lane] = planes[usize::from(numbers[lane])];
        }
        Self(result)
    }
}

impl Lanes for Plain {
    const PERMUTES: bool = false;

    #[inline(always)]
    fn load(words: &LaneWords) -> Self {
        Self(*words)
    }

    #[inline(always)]
    fn store(self) -> LaneWords {
        self.0
    }

    #[inline(always)]
    fn splat(word: u64) -> Self {
        Self([word; 8])
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        self.zip(other, |a, b| a ^ b)
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        self.zip(other, |a, b| a & !b)
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        self.zip(other, u64::wrapping_add)
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        self.zip(other, u64::wrapping_sub)
    }

    #[inline(always)]
    fn ones(self) -> Self {
        self.zip(self, |word, _| u64::from(word.count_ones()))
    }

    #[inline(always)]
    fn sum(self) -> u64 {
        self.0.iter().sum()
    }

    #[inline(always)]
    fn up(self, bits: u32) -> Self {
        self.zip(self, |word, _| word << bits)
    }

    #[inline(always)]
    fn field(self, bits: u32, field: u32) -> Self {
        self.zip(self, |word, _| word >> (bits * field) & (u64::MAX >> (64 - bits)))
    }

    #[inline(always)]
    fn greater(self, other: Self) -> Self {
        self.zip(other, u64::max)
    }

    #[inline(always)]
    fn greater_bytes(self, other: Self) -> Self {
        self.zip(other, |a, b| {
            let (a, b) = (a.to_le_bytes(), b.to_le_bytes());
            let mut greater = [0; 8];
            for byte in 0..8 {
                greater[byte] = a[byte].max(b[byte]);
            }
            u64::from_le_bytes(greater)
        })
    }

    #[inline(always)]
    fn greatest_byte(self) -> Self {
        self.zip(self, |word, _| word.to_le_bytes().into_iter().fold(0, u8::max).into())
    }

    #[inline(always)]
    fn pick(eight: &LaneWords, places: &[u8; 8]) -> Self {
        let mut result = [0; 8];
        for lane in 0..8 {
            result[lane] = eight[usize::from(places[lane] & 7)];
        }
        Self(result)
    }

    #[inline(always)]
    fn look_up(self, table: &[u64]) -> Self {
        let last = table.len() - 1;
        self.zip(self, |place, _| table[(place as usize).min(last)])
    }

    #[inline(always)]
    fn exact<const STRIDE: usize>(planes: &[u64; PLANES], _hole: usize, numbers: &[u8; 8]) -> Self {
        Self::select(planes, numbers)
    }

    #[inline(always)]
    fn common<const STRIDE: usize>(planes: &[u64; PLANES], _hole: usize, numbers: &[u8; 8]) -> Self {
        Self::select(planes, numbers)
    }

    #[inline(always)]
    fn weigh(packed: &[Self], weights: &Small, _large: bool) -> Self {
        let mut sums = [0; 8];
        for counts in packed {
            for lane in 0..8 {
                for count in counts.0[lane].to_le_bytes() {
                    sums[lane] += weights.whole[usize::from(count)];
                }
            }
        }
        Self(sums)
    }
}
