//! Single symbols, once for every instruction set: bit-sliced sums over the planes a guess selects.
//!
//! The exact pins of a guess are the sum of the exact planes that it selects, the common symbols the sum of its
//! common planes. Both sums are counted in two to four bit planes; a class of answers is the AND of one value of
//! each. Where only black pins answer, the common planes are the exact ones again, and nothing else changes.

use super::guesses::GuessGroup;
use super::lanes::{LaneWords, Lanes};
use super::planes::{Narrow, Wide};
use super::weights::Weights;
use crate::classes::class;
use crate::universe::{Index, Selection};

/// The most registers that hold the counts of all classes, a byte each.
const PACKED: usize = 6;

/// The secrets of `among` by the sum of some planes: entry k holds those for which it is k.
#[inline(always)]
pub(super) fn by_sum<L: Lanes, const HOLES: usize>(planes: [L; HOLES], among: L) -> [L; 9] {
    let zero = L::splat(0);
    let (mut ones, mut twos, mut fours, mut eights) = (zero, zero, zero, zero);
    for plane in planes {
        let carry = ones.and(plane);
        ones = ones.xor(plane);
        let carry_two = twos.and(carry);
        twos = twos.xor(carry);
        if HOLES == 8 {
            eights = eights.xor(fours.and(carry_two));
        }
        fours = fours.xor(carry_two);
    }
    let (even, odd) = (among.without(ones), among.and(ones));
    let low = [even.without(twos), odd.without(twos), even.and(twos), odd.and(twos)];
    let mut sums = [zero; 9];
    for sum in 0..HOLES + 1 {
        let mut found = low[sum & 3];
        // A bit that no other sum with the same lower bits lacks, or has, needs no look.
        if sum & 4 != 0 {
            found = found.and(fours);
        } else if (sum | 4) <= HOLES {
            found = found.without(fours);
        }
        if HOLES == 8 && (sum == 0 || sum == 8) {
            found = if sum == 8 { found.and(eights) } else { found.without(eights) };
        }
        sums[sum] = found;
    }
    sums
}

/// The secrets by exact and by common symbols for eight guesses.
#[inline(always)]
fn by_sums<L: Lanes, const HOLES: usize, const STRIDE: usize>(
    set: &Narrow,
    group: &GuessGroup,
) -> ([L; 9], [L; 9]) {
    let zero = L::splat(0);
    let (mut exact, mut common) = ([zero; HOLES], [zero; HOLES]);
    for hole in 0..HOLES {
        exact[hole] = L::exact::<STRIDE>(&set.exact, hole, &group.exact[hole]);
        common[hole] = L::common::<STRIDE>(&set.common, hole, &group.common[hole]);
    }
    (by_sum(exact, L::splat(u64::MAX)), by_sum(common, L::splat(set.valid)))
}

/// Weighs guesses against a set of at most 255 secrets, 64 of them at a time.
#[inline(always)]
fn weigh<L: Lanes, const HOLES: usize, const CLASSES: usize, const STRIDE: usize>(
    sets: &[Narrow],
    groups: &[GuessGroup],
    weights: &Weights,
    weighed: &mut [LaneWords],
) {
    let zero = L::splat(0);
    let unfit = L::splat(weights.unfit());
    for (group, weighed) in groups.iter().zip(weighed) {
        let mut packed = [zero; PACKED];
        let mut solved = zero;
        for set in sets {
            let (exact, common) = by_sums::<L, HOLES, STRIDE>(set, group);
            for total in 0..HOLES + 1 {
                for black in 0..total + 1 {
                    let place = class(black, total);
                    // The solution weighs nothing, and the class before it can't occur.
                    if place < CLASSES - 2 {
                        let count = exact[black].and(common[total]).ones();
                        packed[place / 8] = packed[place / 8].add(count.up(place as u32 % 8 * 8));
                    }
                }
            }
            solved = solved.add(exact[HOLES].and(common[HOLES]).ones());
        }
        let used = (CLASSES - 2).div_ceil(8);
        let mut value = L::weigh(&packed[..used], weights.small(), sets.len() > 1);
        if let Some(bits) = weights.largest() {
            let mut largest = packed[0];
            for counts in &packed[1..used] {
                largest = largest.greater_bytes(*counts);
            }
            value = value.add(largest.greatest_byte().up(bits));
        }
        *weighed = value.add(unfit.without(zero.minus(solved))).store();
    }
}

/// Counts the secrets of every class, eight guesses at a time; several sets of 64 make one larger set.
#[inline(always)]
fn count_narrow<L: Lanes, const HOLES: usize, const CLASSES: usize, const STRIDE: usize>(
    sets: &[Narrow],
    groups: &[GuessGroup],
    counted: &mut [u32],
) {
    for (group, counted) in groups.iter().zip(counted.chunks_exact_mut(8 * CLASSES)) {
        let mut counts = [L::splat(0); CLASSES];
        for set in sets {
            let (exact, common) = by_sums::<L, HOLES, STRIDE>(set, group);
            for total in 0..HOLES + 1 {
                for black in 0..total + 1 {
                    let place = class(black, total);
                    counts[place] = counts[place].add(exact[black].and(common[total]).ones());
                }
            }
        }
        for place in 0..CLASSES {
            let counts = counts[place].store();
            for lane in 0..8 {
                counted[lane * CLASSES + place] = counts[lane] as u32;
            }
        }
    }
}

/// Counts the secrets of every class, guess by guess.
#[inline(always)]
fn count_wide<L: Lanes, const HOLES: usize, const CLASSES: usize>(
    set: &Wide,
    selections: &[Selection],
    guesses: &[Index],
    counted: &mut [u32],
) {
    let zero = L::splat(0);
    for (guess, counted) in guesses.iter().zip(counted.chunks_exact_mut(CLASSES)) {
        let selection = &selections[*guess as usize];
        let (mut exact, mut common) = ([&[][..]; HOLES], [&[][..]; HOLES]);
        for hole in 0..HOLES {
            exact[hole] = set.exact(selection.exact[hole]);
            common[hole] = set.common(selection.common[hole]);
        }
        let mut counts = [zero; CLASSES];
        for (block, valid) in set.valid.iter().enumerate() {
            let (mut exact_here, mut common_here) = ([zero; HOLES], [zero; HOLES]);
            for hole in 0..HOLES {
                exact_here[hole] = L::load(&exact[hole][block]);
                common_here[hole] = L::load(&common[hole][block]);
            }
            let by_exact = by_sum(exact_here, L::splat(u64::MAX));
            let by_common = by_sum(common_here, L::load(valid));
            for total in 1..HOLES + 1 {
                for black in 0..total + 1 {
                    let place = class(black, total);
                    // The solution is looked up, and the class before it can't occur.
                    if place < CLASSES - 2 {
                        counts[place] = counts[place].add(by_exact[black].and(by_common[total]).ones());
                    }
                }
            }
        }
        for place in 1..CLASSES - 2 {
            counted[place] = counts[place].sum() as u32;
        }
        counted[CLASSES - 1] = u32::from(set.holds(*guess));
        // What is in no other class is in the first.
        counted[0] = set.size - counted[1..].iter().sum::<u32>();
    }
}

/// Picks the function for the number of holes, and for symbols in one register, in two, or more.
macro_rules! for_every_size {
    ($holes:expr, $stride:tt, $name:ident::<$lanes:ident>, $arguments:tt) => {
        match $holes {
            1 => for_every_size!(@stride $stride, $name::<$lanes, 1, 3>, $arguments),
            2 => for_every_size!(@stride $stride, $name::<$lanes, 2, 6>, $arguments),
            3 => for_every_size!(@stride $stride, $name::<$lanes, 3, 10>, $arguments),
            4 => for_every_size!(@stride $stride, $name::<$lanes, 4, 15>, $arguments),
            5 => for_every_size!(@stride $stride, $name::<$lanes, 5, 21>, $arguments),
            6 => for_every_size!(@stride $stride, $name::<$lanes, 6, 28>, $arguments),
            7 => for_every_size!(@stride $stride, $name::<$lanes, 7, 36>, $arguments),
            8 => for_every_size!(@stride $stride, $name::<$lanes, 8, 45>, $arguments),
            holes => unreachable!("no rules have {} holes", holes),
        }
    };
    (@stride none, $name:ident::<$lanes:ident, $holes:literal, $classes:literal>, $arguments:tt) => {
        $name::<$lanes, $holes, $classes> $arguments
    };
    (@stride $stride:tt, $name:ident::<$lanes:ident, $holes:literal, $classes:literal>, $arguments:tt) => {
        if $lanes::PERMUTES {
            let stride: usize = $stride;
            match stride {
                8 => $name::<$lanes, $holes, $classes, 8> $arguments,
                16 => $name::<$lanes, $holes, $classes, 16> $arguments,
                _ => $name::<$lanes, $holes, $classes, 0> $arguments,
            }
        } else {
            $name::<$lanes, $holes, $classes, 0> $arguments
        }
    };
}

/// What a game needs of the kernels: its holes, and the planes from one hole to the next.
#[derive(Clone, Copy)]
pub(super) struct Shape {
    pub(super) holes: usize,
    pub(super) stride: usize,
}

/// Weighs guesses against at most 255 secrets.
#[inline(always)]
pub(super) fn weigh_any<L: Lanes>(
    shape: Shape,
    sets: &[Narrow],
    groups: &[GuessGroup],
    weights: &Weights,
    weighed: &mut [LaneWords],
) {
    for_every_size!(shape.holes, { shape.stride }, weigh::<L>, (sets, groups, weights, weighed));
}

/// Counts classes eight guesses at a time.
#[inline(always)]
pub(super) fn count_narrow_any<L: Lanes>(
    shape: Shape,
    sets: &[Narrow],
    groups: &[GuessGroup],
    counted: &mut [u32],
) {
    for_every_size!(shape.holes, { shape.stride }, count_narrow::<L>, (sets, groups, counted));
}

/// Counts classes guess by guess.
#[inline(always)]
pub(super) fn count_wide_any<L: Lanes>(
    shape: Shape,
    set: &Wide,
    selections: &[Selection],
    guesses: &[Index],
    counted: &mut [u32],
) {
    for_every_size!(shape.holes, none, count_wide::<L>, (set, selections, guesses, counted));
}
