//! What a guess is worth: a sum of weights of its classes' sizes.

/// The secrets that a word has bits for.
pub(crate) const NARROW: usize = 64;

/// The largest set whose classes are counted in a byte each.
pub(crate) const BYTE: usize = 255;

/// A measure of guesses; the least is the best. It uses whole numbers, so that the order of summing doesn't matter.
#[derive(Clone, Debug)]
pub struct Weights {
    /// The weight of a class by its size.
    whole: Vec<u64>,
    small: Small,
    /// By how many bits the size of the largest class is moved up and added.
    largest: Option<u32>,
    /// Added if the guess can't be the secret.
    unfit: u64,
}

/// The weights of small classes, whole and byte by byte: a register looks bytes up at once.
#[derive(Clone, Debug)]
pub(crate) struct Small {
    pub(crate) whole: [u64; 256],
    pub(crate) bytes: Vec<[u8; 256]>,
}

impl Weights {
    /// The weights of classes of up to `most` secrets. Nothing weighs nothing.
    pub fn new(most: usize, weight: impl Fn(u64) -> u64) -> Self {
        let whole: Vec<_> = (0..=most.max(BYTE) as u64).map(weight).collect();
        assert_eq!(whole[0], 0, "an empty class weighs nothing");
        let mut small = Small { whole: [0; 256], bytes: Vec::new() };
        small.whole.copy_from_slice(&whole[..=BYTE]);
        let heaviest = small.whole.iter().max().map_or(0, |weight| u64::BITS - weight.leading_zeros());
        for byte in 0..heaviest.div_ceil(8) as usize {
            small.bytes.push(small.whole.map(|weight| weight.to_le_bytes()[byte]));
        }
        Self { whole, small, largest: None, unfit: 0 }
    }

    /// Adds the size of the largest class, shifted up by `bits`.
    #[must_use]
    pub const fn with_largest(mut self, bits: u32) -> Self {
        self.largest = Some(bits);
        self
    }

    /// Adds a penalty for a guess that can't be the secret.
    #[must_use]
    pub const fn with_unfit(mut self, unfit: u64) -> Self {
        self.unfit = unfit;
        self
    }

    /// The weight of one class.
    pub fn of(&self, size: usize) -> u64 {
        self.whole[size]
    }

    /// The measure of a guess with these classes, the last of them the solution.
    pub fn sum(&self, classes: &[u32]) -> u64 {
        let Some((solved, classes)) = classes.split_last() else { return 0 };
        let mut sum: u64 = classes.iter().map(|count| self.whole[*count as usize]).sum();
        if let Some(bits) = self.largest {
            sum += u64::from(classes.iter().copied().max().unwrap_or(0)) << bits;
        }
        if *solved == 0 { sum + self.unfit } else { sum }
    }

    /// The measure of a guess from its number of classes with one secret and with two, besides the solution.
    pub fn sum_of(&self, ones: u64, twos: u64, fits: bool) -> u64 {
        let largest =
            self.largest.map_or(0, |bits| if twos > 0 { 2 << bits } else { u64::from(ones > 0) << bits });
        ones * self.whole[1] + twos * self.whole[2] + largest + if fits { 0 } else { self.unfit }
    }

    /// The weights of classes by their size.
    pub(crate) fn whole(&self) -> &[u64] {
        &self.whole
    }

    pub(crate) const fn small(&self) -> &Small {
        &self.small
    }

    pub(crate) const fn largest(&self) -> Option<u32> {
        self.largest
    }

    pub(crate) const fn unfit(&self) -> u64 {
        self.unfit
    }
}
