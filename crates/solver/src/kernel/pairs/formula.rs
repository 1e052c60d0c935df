//! The rule of pairs in bit planes.
//!
//! Blacks and whites are those of the classic rule, with pairs as symbols. Blue falls in a hole that is half right
//! and used by no white, neither by its place in the guess nor by its place in the secret. What whites use is
//! settled but for two kinds of choices:
//!
//! * The secret has a pair more often than the guess: a white takes one of these holes. It takes one that can't
//!   be blue, if there is one, else a blue is lost. Holes of different pairs differ, so that each pair chooses
//!   for itself.
//! * The guess has a pair two or three times, none of them black (of three, one may be), and the secret once
//!   elsewhere: one of them is white. It can be one that is not half right, or one whose blue is lost in any
//!   case to a choice of the first kind, which then takes this very hole. Otherwise a blue is lost.
//!
//! In four holes there is no other way to have a choice. The blues are the half-right holes that no white is sure
//! to use, less those that are lost.

use super::super::lanes::Lanes;
use crate::classes::PAIRS;

/// How the pairs of a guess repeat. The holes are sorted so that equal pairs come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Repeats {
    /// All differ.
    None,
    /// Holes 0 and 1 are the same.
    Two,
    /// So are holes 2 and 3.
    Twos,
    /// Holes 0, 1 and 2 are the same.
    Three,
    /// All are the same.
    Four,
}

/// The other holes of each.
const OTHERS: [[usize; 3]; PAIRS] = [[1, 2, 3], [0, 2, 3], [0, 1, 3], [0, 1, 2]];

/// How secrets look to a guess, hole by hole.
pub(super) struct SeenPairs<L> {
    /// The pair is the same here.
    pub(super) black: [L; PAIRS],
    /// Shape or colour is the same here, not both.
    pub(super) half: [L; PAIRS],
    /// `same[i][j]`: the secret has in hole j what the guess has in hole i. Looked at where i is the first of
    /// its equals and j none of them.
    pub(super) same: [[L; PAIRS]; PAIRS],
}

/// The pins as sums of planes.
pub(super) struct PairPins<L> {
    pub(super) black: [L; PAIRS],
    pub(super) white: [L; PAIRS],
    /// Holes that would be blue …
    pub(super) blue: [L; PAIRS],
    /// … but for this many.
    pub(super) lost: [L; PAIRS],
}

impl<L: Lanes> SeenPairs<L> {
    /// The pins of a guess that repeats its pairs in this way. Where blue is judged by the guess alone, nothing is
    /// `matched`: then whites use no hole of the secret.
    #[inline(always)]
    pub(super) fn pins(&self, repeats: Repeats, matched: L) -> PairPins<L> {
        let zero = L::splat(0);
        match repeats {
            Repeats::None => self.none(matched),
            Repeats::Two => self.two(matched),
            Repeats::Twos => self.twos(matched),
            Repeats::Three => self.three(matched),
            // A secret that has the pair anywhere has it there in the guess, too.
            Repeats::Four => {
                PairPins { black: self.black, white: [zero; PAIRS], blue: self.half, lost: [zero; PAIRS] }
            }
        }
    }

    #[inline(always)]
    fn none(&self, matched: L) -> PairPins<L> {
        let mut white = [L::splat(0); PAIRS];
        let (mut blue, mut lost) = (white, white);
        for hole in 0..PAIRS {
            white[hole] = self.elsewhere(hole, OTHERS[hole]).without(self.black[hole]);
            blue[hole] = self.half[hole].without(white[hole]);
        }
        for hole in 0..PAIRS {
            lost[hole] = self.lost(hole, OTHERS[hole], white[hole].and(matched), &blue);
        }
        PairPins { black: self.black, white, blue, lost }
    }

    #[inline(always)]
    fn two(&self, matched: L) -> PairPins<L> {
        let twice = self.twice(0, 2);
        let both = twice.both.and(matched);
        let white = [
            self.elsewhere(2, OTHERS[2]).without(self.black[2]),
            self.elsewhere(3, OTHERS[3]).without(self.black[3]),
        ];
        let blue = [
            self.half[0].without(twice.sure[0]),
            self.half[1].without(twice.sure[1]),
            self.half[2].without(white[0]).without(both),
            self.half[3].without(white[1]).without(both),
        ];
        let lost_to_two = self.lost(0, [2, 3], twice.any.without(twice.both).and(matched), &blue);
        let lost = [
            self.lost(2, OTHERS[2], white[0].and(matched), &blue),
            self.lost(3, OTHERS[3], white[1].and(matched), &blue),
        ];
        let mut bad = [blue[0], blue[1]];
        for hole in 0..2 {
            let lost_anyway = self.same[2][hole].and(lost[0]).or(self.same[3][hole].and(lost[1]));
            bad[hole] = blue[hole].without(lost_anyway);
        }
        let lost_by_choice = twice.choice.and(bad[0]).and(bad[1]);
        PairPins {
            black: self.black,
            white: [twice.any, twice.both, white[0], white[1]],
            blue,
            lost: [lost_to_two, lost[0], lost[1], lost_by_choice],
        }
    }

    #[inline(always)]
    fn twos(&self, matched: L) -> PairPins<L> {
        let (one, other) = (self.twice(0, 2), self.twice(2, 0));
        let (both, other_both) = (one.both.and(matched), other.both.and(matched));
        let blue = [
            self.half[0].without(one.sure[0]).without(other_both),
            self.half[1].without(one.sure[1]).without(other_both),
            self.half[2].without(other.sure[0]).without(both),
            self.half[3].without(other.sure[1]).without(both),
        ];
        let lost = [
            self.lost(0, [2, 3], one.any.without(one.both).and(matched), &blue),
            self.lost(2, [0, 1], other.any.without(other.both).and(matched), &blue),
        ];
        let mut bad = blue;
        for hole in 0..2 {
            bad[hole] = blue[hole].without(self.same[2][hole].and(lost[1]));
            bad[hole + 2] = blue[hole + 2].without(self.same[0][hole + 2].and(lost[0]));
        }
        let by_choice = [one.choice.and(bad[0]).and(bad[1]), other.choice.and(bad[2]).and(bad[3])];
        PairPins {
            black: self.black,
            white: [one.any, one.both, other.any, other.both],
            blue,
            lost: [lost[0], lost[1], by_choice[0], by_choice[1]],
        }
    }

    #[inline(always)]
    fn three(&self, matched: L) -> PairPins<L> {
        let zero = L::splat(0);
        let all_black = self.black[0].and(self.black[1]).and(self.black[2]);
        let of_three = self.same[0][3].without(all_black);
        let of_one = self.elsewhere(3, OTHERS[3]).without(self.black[3]);
        let mut blue = self.half;
        blue[3] = blue[3].without(of_one).without(of_three.and(matched));
        let lost = self.lost(3, OTHERS[3], of_one.and(matched), &blue);
        let mut bad = [zero; 3];
        for hole in 0..3 {
            // One of them that is black can't be white.
            bad[hole] = self.black[hole].or(blue[hole].without(self.same[3][hole].and(lost)));
        }
        let by_choice = of_three.and(bad[0]).and(bad[1]).and(bad[2]);
        PairPins {
            black: self.black,
            white: [of_three, of_one, zero, zero],
            blue,
            lost: [lost, by_choice, zero, zero],
        }
    }

    /// The secret has the pair of this hole in one of these others.
    #[inline(always)]
    fn elsewhere<const N: usize>(&self, hole: usize, others: [usize; N]) -> L {
        let mut found = L::splat(0);
        for other in others {
            found = found.or(self.same[hole][other]);
        }
        found
    }

    /// A blue is lost to one white of this hole's pair: in whichever of these others the secret has it, there
    /// would be blue.
    #[inline(always)]
    fn lost<const N: usize>(&self, hole: usize, others: [usize; N], white: L, blue: &[L; PAIRS]) -> L {
        let mut free = L::splat(0);
        for other in others {
            free = free.or(self.same[hole][other].without(blue[other]));
        }
        white.without(free)
    }

    /// The whites of a pair that is in this hole and the next; the others are these two.
    #[inline(always)]
    fn twice(&self, hole: usize, others: usize) -> Twice<L> {
        let (here, next) = (self.black[hole], self.black[hole + 1]);
        let (one, two) = (self.same[hole][others], self.same[hole][others + 1]);
        let some = one.or(two);
        let open = L::splat(u64::MAX).without(here.or(next));
        let both = one.and(two).and(open);
        let choice = one.xor(two).and(open);
        let sure = some.without(choice);
        Twice {
            any: some.without(here.and(next)),
            both,
            choice,
            sure: [sure.without(here), sure.without(next)],
        }
    }
}

/// The whites of a pair that a guess has twice.
struct Twice<L> {
    /// At least one.
    any: L,
    /// Both.
    both: L,
    /// One, and it can be either.
    choice: L,
    /// This hole of the guess and the next, where there is no choice.
    sure: [L; 2],
}
