//! The kernels with the instructions of newer x86 processors. All `unsafe` of the engine is in this file.
#![allow(unsafe_code, reason = "instructions that not every processor has can't be called otherwise")]

use std::arch::x86_64::{
    __m512i, _mm_loadl_epi64, _mm512_add_epi64, _mm512_and_si512, _mm512_andnot_si512,
    _mm512_cmpeq_epi64_mask, _mm512_cvtepu8_epi64, _mm512_i64gather_epi64, _mm512_loadu_si512,
    _mm512_mask_mov_epi8, _mm512_mask_mov_epi64, _mm512_max_epu8, _mm512_max_epu64, _mm512_min_epu64,
    _mm512_movepi8_mask, _mm512_or_si512, _mm512_permutex2var_epi8, _mm512_permutex2var_epi64,
    _mm512_permutexvar_epi64, _mm512_popcnt_epi64, _mm512_reduce_add_epi64, _mm512_sad_epu8,
    _mm512_set1_epi64, _mm512_setzero_si512, _mm512_sllv_epi64, _mm512_srli_epi64, _mm512_srlv_epi64,
    _mm512_storeu_si512, _mm512_sub_epi64, _mm512_xor_si512,
};

use super::guesses::GuessGroup;
use super::lanes::{LaneWords, Lanes, Plain};
use super::marker::{self, Weighted};
use super::pairs::{self, PairBlock, PairsWanted, Word};
use super::planes::{Narrow, Wide};
use super::signature::{self, Signatures};
use super::sliced::{self, Shape};
use super::weights::{Small, Weights};
use crate::universe::{Index, PLANES, Selection};

/// Whether this processor has what the functions for AVX2 need.
pub(super) fn has_avx2() -> bool {
    is_x86_feature_detected!("avx2") && is_x86_feature_detected!("popcnt") && is_x86_feature_detected!("bmi1")
}

/// Whether this processor has what the functions for AVX-512 need.
pub(super) fn has_avx512() -> bool {
    has_avx2()
        && is_x86_feature_detected!("avx512f")
        && is_x86_feature_detected!("avx512bw")
        && is_x86_feature_detected!("avx512vl")
        && is_x86_feature_detected!("avx512dq")
        && is_x86_feature_detected!("avx512vbmi")
        && is_x86_feature_detected!("avx512vpopcntdq")
}

/// A kernel for both instruction sets: a safe function that asks the processor first, and the two that it calls.
macro_rules! kernel {
    ($name:ident, $avx2:ident, $avx512:ident, ($($argument:ident: $kind:ty),*), $plain:expr, $wide:expr) => {
        /// With AVX2.
        pub(super) fn $avx2($($argument: $kind),*) {
            #[target_feature(enable = "avx2,popcnt,bmi1")]
            fn $name($($argument: $kind),*) {
                $plain;
            }
            assert!(has_avx2(), "this processor has no AVX2");
            // SAFETY: the line above has made sure that the processor has these instructions.
            unsafe { $name($($argument),*) }
        }

        /// With AVX-512.
        pub(super) fn $avx512($($argument: $kind),*) {
            #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512vpopcntdq,popcnt,bmi1")]
            fn $name($($argument: $kind),*) {
                $wide;
            }
            assert!(has_avx512(), "this processor has no AVX-512");
            // SAFETY: the line above has made sure that the processor has these instructions.
            unsafe { $name($($argument),*) }
        }
    };
}

kernel!(
    weigh,
    weigh_avx2,
    weigh_avx512,
    (shape: Shape, sets: &[Narrow], groups: &[GuessGroup], weights: &Weights, weighed: &mut [LaneWords]),
    sliced::weigh_any::<Plain>(shape, sets, groups, weights, weighed),
    sliced::weigh_any::<Register>(shape, sets, groups, weights, weighed)
);
kernel!(
    count_narrow,
    count_narrow_avx2,
    count_narrow_avx512,
    (shape: Shape, sets: &[Narrow], groups: &[GuessGroup], counted: &mut [u32]),
    sliced::count_narrow_any::<Plain>(shape, sets, groups, counted),
    sliced::count_narrow_any::<Register>(shape, sets, groups, counted)
);
kernel!(
    count_wide,
    count_wide_avx2,
    count_wide_avx512,
    (shape: Shape, set: &Wide, selections: &[Selection], guesses: &[Index], counted: &mut [u32]),
    sliced::count_wide_any::<Plain>(shape, set, selections, guesses, counted),
    sliced::count_wide_any::<Register>(shape, set, selections, guesses, counted)
);
kernel!(
    classes,
    classes_avx2,
    classes_avx512,
    (signatures: &Signatures, set: &[Index], guess: Index, found: &mut [u8]),
    signature::classes(signatures, set, guess, found),
    signature::classes(signatures, set, guess, found)
);

kernel!(
    weigh_pairs,
    weigh_pairs_avx2,
    weigh_pairs_avx512,
    (matched: bool, set: &[Word], groups: &[pairs::PairGroup], weights: &Weights, weighed: &mut [u64]),
    pairs::weigh_any::<Plain>(matched, set, groups, weights, weighed),
    pairs::weigh_any::<Register>(matched, set, groups, weights, weighed)
);
kernel!(
    count_pairs,
    count_pairs_avx2,
    count_pairs_avx512,
    (matched: bool, set: &[Word], groups: &[pairs::PairGroup], wanted: &mut PairsWanted<'_>),
    pairs::count_any::<Plain>(matched, set, groups, wanted),
    pairs::count_any::<Register>(matched, set, groups, wanted)
);
kernel!(
    count_pairs_wide,
    count_pairs_wide_avx2,
    count_pairs_wide_avx512,
    (matched: bool, set: &[PairBlock], guesses: &[pairs::PairGuess], counted: &mut [u32]),
    pairs::count_wide_any::<Plain>(matched, set, guesses, counted),
    pairs::count_wide_any::<Register>(matched, set, guesses, counted)
);
kernel!(
    classes_of_pairs,
    classes_of_pairs_avx2,
    classes_of_pairs_avx512,
    (matched: bool, set: &[PairBlock], guess: &pairs::PairGuess, found: &mut [u8]),
    pairs::classes_any::<Plain>(matched, set, guess, found),
    pairs::classes_any::<Register>(matched, set, guess, found)
);
kernel!(
    hints,
    hints_avx2,
    hints_avx512,
    (set: &Weighted, groups: &[marker::MarkerGroup], counted: &mut [u64]),
    marker::count_any::<Plain>(set, groups, counted),
    marker::count_any::<Register>(set, groups, counted)
);

/// Eight lanes of a 512-bit register.
///
/// It stays private to this file, where it is used by functions only that the processor has been asked for:
/// every `SAFETY` below means this.
#[derive(Clone, Copy)]
struct Register(__m512i);

impl Lanes for Register {
    const PERMUTES: bool = true;

    #[inline(always)]
    fn load(words: &LaneWords) -> Self {
        // SAFETY: AVX-512 is there (see `Register`), and eight words can be read.
        Self(unsafe { _mm512_loadu_si512(words.as_ptr().cast()) })
    }

    #[inline(always)]
    fn store(self) -> LaneWords {
        let mut words = [0; 8];
        // SAFETY: AVX-512 is there (see `Register`), and eight words can be written.
        unsafe { _mm512_storeu_si512(words.as_mut_ptr().cast(), self.0) };
        words
    }

    #[inline(always)]
    fn splat(word: u64) -> Self {
        // SAFETY: AVX-512 is there (see `Register`).
        Self(unsafe { _mm512_set1_epi64(word.cast_signed()) })
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        // SAFETY: AVX-512 is there (see `Register`).
        Self(unsafe { _mm512_and_si512(self.0, other.0) })
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        // SAFETY: AVX-512 is there (see `Register`).
        Self(unsafe { _mm512_or_si512(self.0, other.0) })
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        // SAFETY: AVX-512 is there (see `Register`).
        Self(unsafe { _mm512_xor_si512(self.0, other.0) })
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        // SAFETY: AVX-512 is there (see `Register`).
        Self(unsafe { _mm512_andnot_si512(other.0, self.0) })
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        // SAFETY: AVX-512 is there (see `Register`).
        Self(unsafe { _mm512_add_epi64(self.0, other.0) })
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        // SAFETY: AVX-512 is there (see `Register`).
        Self(unsafe { _mm512_sub_epi64(self.0, other.0) })
    }

    #[inline(always)]
    fn ones(self) -> Self {
        // SAFETY: AVX-512 with its population counts is there (see `Register`).
        Self(unsafe { _mm512_popcnt_epi64(self.0) })
    }

    #[inline(always)]
    fn sum(self) -> u64 {
        // SAFETY: AVX-512 is there (see `Register`).
        unsafe { _mm512_reduce_add_epi64(self.0) }.cast_unsigned()
    }

    #[inline(always)]
    fn up(self, bits: u32) -> Self {
        // SAFETY: AVX-512 is there (see `Register`).
        Self(unsafe { _mm512_sllv_epi64(self.0, _mm512_set1_epi64(i64::from(bits))) })
    }

    #[inline(always)]
    fn field(self, bits: u32, field: u32) -> Self {
        let down = i64::from(bits * field);
        // SAFETY: AVX-512 is there (see `Register`).
        let moved = Self(unsafe { _mm512_srlv_epi64(self.0, _mm512_set1_epi64(down)) });
        moved.and(Self::splat(u64::MAX >> (64 - bits)))
    }

    #[inline(always)]
    fn greater(self, other: Self) -> Self {
        // SAFETY: AVX-512 is there (see `Register`).
        Self(unsafe { _mm512_max_epu64(self.0, other.0) })
    }

    #[inline(always)]
    fn greater_bytes(self, other: Self) -> Self {
        // SAFETY: AVX-512 with its bytes is there (see `Register`).
        Self(unsafe { _mm512_max_epu8(self.0, other.0) })
    }

    #[inline(always)]
    fn greatest_byte(self) -> Self {
        // SAFETY: AVX-512 with its bytes is there (see `Register`).
        unsafe {
            let four = _mm512_max_epu8(self.0, _mm512_srli_epi64::<32>(self.0));
            let two = _mm512_max_epu8(four, _mm512_srli_epi64::<16>(four));
            let one = _mm512_max_epu8(two, _mm512_srli_epi64::<8>(two));
            Self(_mm512_and_si512(one, _mm512_set1_epi64(0xff)))
        }
    }

    #[inline(always)]
    fn pick(eight: &LaneWords, places: &[u8; 8]) -> Self {
        // SAFETY: AVX-512 is there (see `Register`). Only the lowest three bits of a place are looked at.
        Self(unsafe { _mm512_permutexvar_epi64(wide(places), Self::load(eight).0) })
    }

    #[inline(always)]
    fn look_up(self, table: &[u64]) -> Self {
        assert!(!table.is_empty(), "no table is empty");
        let last = Self::splat(table.len() as u64 - 1);
        // SAFETY: AVX-512 is there (see `Register`), and no place is behind the table's last entry.
        Self(unsafe { _mm512_i64gather_epi64::<8>(_mm512_min_epu64(self.0, last.0), table.as_ptr().cast()) })
    }

    #[inline(always)]
    fn exact<const STRIDE: usize>(planes: &[u64; PLANES], hole: usize, numbers: &[u8; 8]) -> Self {
        let numbers = wide(numbers);
        // The hole's own symbols. Only the lowest bits of a number are looked at, and these are the symbol's.
        Self(match STRIDE {
            // SAFETY: AVX-512 is there (see `Register`).
            8 => unsafe { _mm512_permutexvar_epi64(numbers, eight(planes, hole)) },
            // SAFETY: AVX-512 is there (see `Register`).
            16 => unsafe {
                _mm512_permutex2var_epi64(eight(planes, 2 * hole), numbers, eight(planes, 2 * hole + 1))
            },
            _ => gather(planes, numbers),
        })
    }

    #[inline(always)]
    fn common<const STRIDE: usize>(planes: &[u64; PLANES], hole: usize, numbers: &[u8; 8]) -> Self {
        let numbers = wide(numbers);
        if STRIDE != 8 && STRIDE != 16 {
            return Self(gather(planes, numbers));
        }
        // SAFETY: AVX-512 is there (see `Register`).
        unsafe {
            if STRIDE == 8 && hole == 0 {
                return Self(_mm512_permutexvar_epi64(numbers, eight(planes, 0)));
            }
            // Sixteen planes are looked through at a time; which sixteen, the higher bits of a number say.
            let sixteens = ((hole + 1) * STRIDE).div_ceil(16);
            let mut found = _mm512_permutex2var_epi64(eight(planes, 0), numbers, eight(planes, 1));
            let higher = _mm512_srli_epi64::<4>(numbers);
            for sixteen in 1..sixteens {
                let here = _mm512_cmpeq_epi64_mask(higher, Self::splat(sixteen as u64).0);
                let (low, high) = (eight(planes, 2 * sixteen), eight(planes, 2 * sixteen + 1));
                found = _mm512_mask_mov_epi64(found, here, _mm512_permutex2var_epi64(low, numbers, high));
            }
            Self(found)
        }
    }

    #[inline(always)]
    fn weigh(packed: &[Self], weights: &Small, large: bool) -> Self {
        // SAFETY: AVX-512 with its bytes is there (see `Register`), and all quarters of 256 bytes can be read.
        unsafe {
            let zero = _mm512_setzero_si512();
            let mut value = zero;
            for (place, plane) in weights.bytes.iter().enumerate() {
                let quarter = |place: usize| _mm512_loadu_si512(plane[64 * place..].as_ptr().cast());
                let mut sum = zero;
                for counts in packed {
                    let mut bytes = _mm512_permutex2var_epi8(quarter(0), counts.0, quarter(1));
                    if large {
                        let upper = _mm512_permutex2var_epi8(quarter(2), counts.0, quarter(3));
                        bytes = _mm512_mask_mov_epi8(bytes, _mm512_movepi8_mask(counts.0), upper);
                    }
                    sum = _mm512_add_epi64(sum, _mm512_sad_epu8(bytes, zero));
                }
                value = _mm512_add_epi64(value, Self(sum).up(8 * place as u32).0);
            }
            Self(value)
        }
    }
}

/// Eight numbers, a lane each.
#[inline(always)]
fn wide(numbers: &[u8; 8]) -> __m512i {
    // SAFETY: AVX-512 is there (see `Register`), and eight bytes can be read.
    unsafe { _mm512_cvtepu8_epi64(_mm_loadl_epi64(numbers.as_ptr().cast())) }
}

/// The planes from `8 * place` on.
#[inline(always)]
fn eight(planes: &[u64; PLANES], place: usize) -> __m512i {
    let planes = &planes[8 * place..][..8];
    // SAFETY: AVX-512 is there (see `Register`), and eight words can be read.
    unsafe { _mm512_loadu_si512(planes.as_ptr().cast()) }
}

/// The planes of these numbers.
#[inline(always)]
fn gather(planes: &[u64; PLANES], numbers: __m512i) -> __m512i {
    // SAFETY: AVX-512 is there (see `Register`); a number comes from a byte, and there are 256 planes.
    unsafe { _mm512_i64gather_epi64::<8>(numbers, planes.as_ptr().cast()) }
}
