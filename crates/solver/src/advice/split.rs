//! What a guess does to the secrets: the sizes of its classes, summed up.

use crate::heuristic::{FRACTION, scatter};

/// How a guess splits the secrets. The solution leaves nothing to look for: it counts for [`Self::bits`] only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Split {
    /// How many secrets it was weighed against.
    pub secrets: u32,
    /// How many there are: more, if those weighed were a sample.
    pub whole: u64,
    /// Whether the guess can be the secret.
    pub fits: bool,
    /// Different answers, without the solution.
    pub parts: u16,
    /// The largest class.
    pub largest: u32,
    /// The squares of the sizes, summed.
    pub squares: u64,
    /// n ln n of the sizes, summed, in units of 2⁻¹⁴.
    pub scatter: u64,
}

impl Split {
    /// The split into these classes, the last of them the solution; `scattered` is n ln n by size.
    pub(crate) fn new(classes: &[u32], secrets: u32, whole: u64, scattered: impl Fn(u32) -> u64) -> Self {
        let (solved, classes) = classes.split_last().unwrap_or((&0, &[]));
        let mut split =
            Self { secrets, whole, fits: *solved > 0, parts: 0, largest: 0, squares: 0, scatter: 0 };
        for size in classes.iter().copied().filter(|size| *size > 0) {
            split.parts += 1;
            split.largest = split.largest.max(size);
            split.squares += u64::from(size) * u64::from(size);
            split.scatter += scattered(size);
        }
        split
    }

    /// The split into these classes, computed without a table.
    pub(crate) fn of(classes: &[u32], secrets: u32, whole: u64) -> Self {
        Self::new(classes, secrets, whole, |size| scatter(u64::from(size)))
    }

    /// Secrets left after the answer, on average; none are if the guess is right.
    pub fn left(&self) -> f64 {
        if self.secrets == 0 { 0.0 } else { self.squares as f64 / f64::from(self.secrets) * self.scale() }
    }

    /// Secrets left at worst.
    pub fn worst(&self) -> f64 {
        f64::from(self.largest) * self.scale()
    }

    /// Information in the answer, on average.
    pub fn bits(&self) -> f64 {
        if self.secrets == 0 {
            return 0.0;
        }
        let secrets = f64::from(self.secrets);
        let bits = secrets.log2() - self.scatter as f64 / FRACTION / secrets / std::f64::consts::LN_2;
        // Logarithms are rounded: nothing is learned from a single answer.
        if self.answers() == 1 { 0.0 } else { bits.max(0.0) }
    }

    /// Different answers, the solution included.
    pub fn answers(&self) -> u32 {
        u32::from(self.parts) + u32::from(self.fits)
    }

    /// Whether it splits nothing and can't be right: the answer is known before it is given.
    pub fn is_useless(&self) -> bool {
        self.answers() <= 1 && !self.fits
    }

    fn scale(&self) -> f64 {
        self.whole as f64 / f64::from(self.secrets)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_are_those_by_hand() {
        // Eight secrets: one is right, the others fall into classes of four, two and one.
        let split = Split::of(&[4, 0, 2, 1, 1], 8, 8);
        assert!(split.fits && !split.is_useless());
        assert_eq!((split.parts, split.largest, split.squares, split.answers()), (3, 4, 21, 4));
        assert!((split.left() - 21.0 / 8.0).abs() < 1e-12);
        assert!((split.bits() - 1.75).abs() < 1e-4);
        let sampled = Split::of(&[4, 0, 2, 1, 1], 8, 80);
        assert!((sampled.left() - 210.0 / 8.0).abs() < 1e-12 && (sampled.worst() - 40.0).abs() < 1e-12);
    }

    #[test]
    fn a_guess_with_one_answer_is_useless_unless_it_is_right() {
        assert!(Split::of(&[0, 5, 0], 5, 5).is_useless());
        assert!(Split::of(&[0, 0, 0], 0, 0).is_useless());
        assert!(!Split::of(&[0, 0, 1], 1, 1).is_useless());
        assert!(!Split::of(&[0, 1, 1], 2, 2).is_useless());
        assert!(Split::of(&[0, 7, 0], 7, 7).bits() == 0.0);
    }
}
