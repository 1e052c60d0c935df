//! Measures of a guess that look no further ahead than its answer.
//!
//! ```
//! use solver::{Backend, Heuristic, Kernel, Universe};
//!
//! assert_eq!(Heuristic::ALL.map(Heuristic::name), ["minmax", "expected", "entropy", "parts"]);
//! // The first row of 1972 by each of them: the one that weighs least.
//! let universe = Universe::of("original").unwrap();
//! let kernel = Kernel::new(&universe, Backend::best());
//! let first = |heuristic: Heuristic| {
//!     let weights = heuristic.weights(universe.len());
//!     let (place, _) = kernel.lightest(&universe.indices(), kernel.all(), &weights, 0).unwrap();
//!     universe.rules().show(universe.code(place as u32))
//! };
//! assert_eq!(first(Heuristic::Minmax), "RRYY");
//! assert_eq!(first(Heuristic::Parts), "RRYG");
//! ```

use strum::IntoStaticStr;

use crate::advice::Split;
use crate::kernel::Weights;

/// The unit of the weights of [`Heuristic::Entropy`]. The logarithm's last bit may differ from one machine to
/// another; what is rounded to this doesn't.
pub(crate) const FRACTION: f64 = 16384.0;

/// A measure of guesses by the sizes of their classes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
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
    pub fn name(self) -> &'static str {
        self.into()
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
            // As above. (Sizes add up to the same for all guesses: they only keep the weights above zero.)
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

impl Heuristic {
    /// What guesses are compared by once their classes are summed up; the least is the best. The order is that of
    /// the weights.
    pub fn key(self, split: &Split) -> u128 {
        let unfit = |weight: u64| if split.fits { 0 } else { u128::from(weight) };
        let (squares, scattered) = (u128::from(split.squares), u128::from(split.scatter));
        let parts = u128::from(split.parts);
        // In a sample a guess may fit without being there.
        let open = u128::from(split.secrets).saturating_sub(u128::from(split.fits)).max(parts);
        match self {
            Self::Minmax => {
                u128::from(split.largest) << u64::BITS | (2 * scattered + unfit(2 * scatter(2) + 1))
            }
            Self::Expected => 128 * squares - parts + unfit(64),
            Self::Entropy => 128 * scattered + open - parts + unfit(128 * scatter(2) + 64),
            Self::Parts => (open - parts) << u64::BITS | (squares + unfit(8)),
        }
    }
}

/// How many bits a number has.
const fn bits(number: usize) -> u32 {
    usize::BITS - number.leading_zeros()
}

/// n ln n as a whole number of 2⁻¹⁴, or 16384 n ln n: the less of it over all classes, the more information.
pub(crate) fn scatter(size: u64) -> u64 {
    if size == 0 {
        return 0;
    }
    let size = size as f64;
    #[allow(clippy::cast_sign_loss, reason = "from one secret on, the logarithm is not below zero")]
    let whole = (size * size.ln() * FRACTION).round() as u64;
    whole
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_and_classes_are_compared_alike() {
        let mut state = 1u64;
        let mut next = move |below: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) % below
        };
        let mut classes = Vec::new();
        for _ in 0..200 {
            // The same number of secrets, thrown into classes of any size.
            let mut sizes = [0u32; 12];
            sizes[11] = u32::from(next(2) == 0);
            let bias = 1 + next(11);
            for _ in sizes[11]..60 {
                sizes[next(bias) as usize] += 1;
            }
            classes.push(sizes);
        }
        for heuristic in Heuristic::ALL {
            let weights = heuristic.weights(60);
            for (one, other) in classes.iter().zip(classes.iter().skip(1)) {
                let (one_key, other_key) =
                    (heuristic.key(&Split::of(one, 60, 60)), heuristic.key(&Split::of(other, 60, 60)));
                assert_eq!(
                    weights.sum(one).cmp(&weights.sum(other)),
                    one_key.cmp(&other_key),
                    "{heuristic:?} of {one:?} and {other:?}"
                );
            }
        }
    }
}
