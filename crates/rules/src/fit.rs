//! Is there a secret that fits all answers so far?

use crate::answer::Answer;
use crate::code::{Code, MAX_HOLES};
use crate::rules::{EXACT_CODES, Rules};

/// What a search for a fitting secret found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fit {
    /// This one fits.
    Fits(Code),
    /// None fits.
    Nothing,
    /// The space is too large to be sure.
    Unknown,
}

/// How many steps a search may take in a space too large to be exact.
const BUDGET: u64 = 100_000;

/// A secret that answers every row as given: the first in order, if any.
///
/// Up to [`EXACT_CODES`] codes the result is never [`Fit::Unknown`].
pub fn fitting_secret(rules: &Rules, rows: &[(Code, Answer)]) -> Fit {
    let exact = rules.secrets().count() <= EXACT_CODES;
    let mut search = Search { rules, rows, symbols: [0; MAX_HOLES], steps: (!exact).then_some(BUDGET) };
    match search.from(0) {
        Some(code) => Fit::Fits(code),
        None if search.steps == Some(0) => Fit::Unknown,
        None => Fit::Nothing,
    }
}

struct Search<'a> {
    rules: &'a Rules,
    rows: &'a [(Code, Answer)],
    symbols: [u8; MAX_HOLES],
    /// Steps left, if they are counted.
    steps: Option<u64>,
}

impl Search<'_> {
    /// Fills the holes from this one on.
    fn from(&mut self, hole: usize) -> Option<Code> {
        let space = self.rules.secrets();
        if hole == usize::from(space.holes()) {
            let code = Code::new(&self.symbols[..hole]);
            let fits = self.rows.iter().all(|(row, answer)| self.rules.answer(code, *row) == *answer);
            return fits.then_some(code);
        }
        for symbol in 0..space.size() {
            if let Some(steps) = &mut self.steps {
                *steps = steps.checked_sub(1)?;
            }
            self.symbols[hole] = symbol;
            if space.has_prefix(&self.symbols[..=hole]) && self.can_still_fit(hole + 1) {
                let found = self.from(hole + 1);
                if found.is_some() {
                    return found;
                }
            }
        }
        None
    }

    /// Whether the holes filled so far leave every answer possible. Only what all rules share is looked at: blacks
    /// are counted hole by hole, and blacks and whites together are the symbols (or pairs) that both codes hold.
    fn can_still_fit(&self, filled: usize) -> bool {
        self.rows.iter().all(|(row, answer)| {
            let row = row.symbols();
            let black = (0..filled).filter(|i| row[*i] == self.symbols[*i]).count();
            let open = row.len() - filled;
            let total = usize::from(answer.black) + usize::from(answer.white);
            within(answer.black.into(), black, open)
                && within(total, self.common(row, filled), open)
                && self.blue_fits(row, *answer, filled)
        })
    }

    /// Whether the blues of a pairs edition can still come to what the answer says: every hole that is half right is
    /// blue, unless a white uses its pair, and a white uses one of the row and one of the secret.
    fn blue_fits(&self, row: &[u8], answer: Answer, filled: usize) -> bool {
        let palette = self.rules.palette();
        if palette.shapes.is_empty() {
            return true;
        }
        let half_right = |i: &usize| {
            let (placed, guessed) = (palette.pair(self.symbols[*i]), palette.pair(row[*i]));
            (placed.0 == guessed.0) != (placed.1 == guessed.1)
        };
        let half_right = (0..filled).filter(half_right).count();
        let (white, blue) = (usize::from(answer.white), usize::from(answer.blue));
        half_right <= blue + 2 * white && blue <= half_right + row.len() - filled
    }

    /// How many symbols of the row the holes filled so far hold, each counted as often as both have it.
    fn common(&self, row: &[u8], filled: usize) -> usize {
        let placed = &self.symbols[..filled];
        let counts = |(i, symbol): &(usize, &u8)| {
            let earlier = placed[..*i].iter().filter(|s| *s == *symbol).count();
            earlier < row.iter().filter(|s| *s == *symbol).count()
        };
        placed.iter().enumerate().filter(counts).count()
    }
}

/// Whether a count that stands at `now` can still come to `wanted` when `open` more holes are filled.
const fn within(wanted: usize, now: usize, open: usize) -> bool {
    now <= wanted && wanted <= now + open
}
