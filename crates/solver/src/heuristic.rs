//! What a guess is judged by when nobody looks further ahead than its answer.

use crate::kernel::Weights;

/// The unit of the weights of [`Heuristic::Entropy`]. The logarithm's last bit may differ from one machine to
/// another; what is rounded to this doesn't.
const FRACTION: f64 = 16384.0;

/// A measure of guesses by the sizes of their classes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Heuristic {
    /// The smallest largest class.
    Minmax,
    /// The fewest secrets left on average.
    Expected,
    /// The most information, and a little for a guess that can be the secret.
    Entropy,
    /// The most classes.
    Parts,
}

impl Heuristic {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Minmax, Self::Expected, Self::Entropy, Self::Parts];

    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Minmax => "minmax",
            Self::Expected => "expected",
            Self::Entropy => "entropy",
            Self::Parts => "parts",
        }
    }

    /// The weights by which guesses are compared against sets of up to `most` secrets; the least is the best.
    ///
    /// Each has second keys for guesses that are otherwise equal, the same for all games; they were chosen by the
    /// rows that whole strategies need. What is still equal goes to the lowest number.
    pub fn weights(self, most: usize) -> Weights {
        let used = |size: u64| u64::from(size > 0);
        match self {
            // Among equals the one that the entropy prefers.
            Self::Minmax => Weights::new(most, |size| 2 * scatter(size))
                .with_unfit(2 * scatter(2) + 1)
                .with_largest(u64::BITS - 1 - bits(most)),
            // Among equals one that fits, then one with more classes.
            Self::Expected => Weights::new(most, |size| 128 * size * size - used(size)).with_unfit(64),
            // The same. (Sizes add up to the same for all guesses: they only keep the weights above zero.)
            Self::Entropy => Weights::new(most, |size| 128 * scatter(size) + size - used(size))
                .with_unfit(128 * scatter(2) + 64),
            // Among equals the fewest secrets left on average, to which not to fit adds a little.
            Self::Parts => {
                let squares = 2 * bits(most) + 1;
                Weights::new(most, |size| ((size - used(size)) << squares) + size * size).with_unfit(8)
            }
        }
    }
}

/// How many bits a number has.
const fn bits(number: usize) -> u32 {
    usize::BITS - number.leading_zeros()
}

/// n ln n as a whole number of 2⁻¹⁴, or 16384 n ln n: the less of it over all classes, the more information.
fn scatter(size: u64) -> u64 {
    if size == 0 {
        return 0;
    }
    let size = size as f64;
    #[allow(clippy::cast_sign_loss, reason = "from one secret on, the logarithm is not below zero")]
    let whole = (size * size.ln() * FRACTION).round() as u64;
    whole
}
