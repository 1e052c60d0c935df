//! How well somebody played, as one number.

/// How fast accuracy falls with the rows that a row loses on average: see `docs/ADVICE.md` for how it was measured.
const FALL: f64 = 5.0;

/// How well somebody played, by the rows lost to perfect play per row on average: 100 loses none, and it falls
/// towards 0. Random rows that fit what is known get about 70 in every edition.
pub fn accuracy(lost: f64) -> f64 {
    100.0 * (-FALL * lost.max(0.0)).exp()
}
