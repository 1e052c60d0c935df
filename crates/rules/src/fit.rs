//! Is there a secret that fits all answers so far?
//!
//! ```
//! use rules::fit::{Fit, fitting_secret};
//! use rules::{Edition, Rules};
//!
//! let rules = Rules::default_of(Edition::find("original").unwrap());
//! let clue = |row, answer| (rules.read_row(row).unwrap(), rules.read_answer(answer).unwrap());
//! let Fit::Fits(code) = fitting_secret(&rules, &[clue("RRYY", "1b0w"), clue("RGBW", "1b1w")]) else {
//!     panic!("these answers go together")
//! };
//! assert_eq!(rules.answer(code, rules.read_row("RRYY").unwrap()), rules.read_answer("1b0w").unwrap());
//! // No colour is left: these answers contradict each other.
//! let contrary = [clue("RRYY", "0b0w"), clue("GGBB", "0b0w"), clue("WWKK", "0b0w")];
//! assert_eq!(fitting_secret(&rules, &contrary), Fit::Nothing);
//! ```

use crate::answer::Answer;
use crate::code::{Code, MAX_HOLES};
use crate::edition::AnswerRule;
use crate::rules::{EXACT_CODES, Rules};
use crate::space::Palette;

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
    let mut search = FitSearch {
        rules,
        rows,
        symbols: [0; MAX_HOLES],
        placed: [None; MAX_HOLES],
        steps: (!exact).then_some(BUDGET),
    };
    match search.from(0) {
        Some(code) => Fit::Fits(code),
        None if search.steps == Some(0) => Fit::Unknown,
        None => Fit::Nothing,
    }
}

struct FitSearch<'a> {
    rules: &'a Rules,
    rows: &'a [(Code, Answer)],
    symbols: [u8; MAX_HOLES],
    /// The symbols of the holes filled so far.
    placed: PlacedHoles,
    /// Steps left, if they are counted.
    steps: Option<u64>,
}

impl FitSearch<'_> {
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
            self.placed[hole] = Some(symbol);
            let can =
                |(row, answer): &(Code, Answer)| can_still_answer(self.rules, &self.placed, *row, *answer);
            if space.has_prefix(&self.symbols[..=hole]) && self.rows.iter().all(can) {
                let found = self.from(hole + 1);
                if found.is_some() {
                    return found;
                }
            }
        }
        self.placed[hole] = None;
        None
    }
}

/// The holes of a secret that is being filled: those filled so far, in any order.
type PlacedHoles = [Option<u8>; MAX_HOLES];

/// Whether a secret with these holes filled can still answer a row so. Each rule has its own say: what is safe to rule
/// out under one is not under another.
fn can_still_answer(rules: &Rules, placed: &PlacedHoles, row: Code, answer: Answer) -> bool {
    match rules.answer_rule() {
        AnswerRule::Classic | AnswerRule::Marker => classic_can(placed, row.symbols(), answer),
        AnswerRule::BlackOnly => black_can(placed, row.symbols(), answer),
        AnswerRule::Pairs => {
            classic_can(placed, row.symbols(), answer)
                && blue_can(rules.palette(), placed, row.symbols(), answer)
        }
    }
}

/// Only the holes that are right already, and those still open, decide.
fn black_can(placed: &PlacedHoles, row: &[u8], answer: Answer) -> bool {
    let (black, open) = exact(placed, row);
    within(answer.black.into(), black, open)
}

/// Blacks are counted hole by hole, and blacks and whites together are the symbols (or pairs) that both codes hold.
fn classic_can(placed: &PlacedHoles, row: &[u8], answer: Answer) -> bool {
    let (black, open) = exact(placed, row);
    let total = usize::from(answer.black) + usize::from(answer.white);
    within(answer.black.into(), black, open) && within(total, common(placed, row), open)
}

/// How many of the filled holes hold what the row has there, and how many holes are open.
fn exact(placed: &PlacedHoles, row: &[u8]) -> (usize, usize) {
    let filled = || placed.iter().zip(row).filter_map(|(here, there)| here.map(|here| (here, *there)));
    (filled().filter(|(here, there)| here == there).count(), row.len() - filled().count())
}

/// Every hole that is half right is blue, unless a white uses its pair, and a white uses one of the row and one of
/// the secret.
fn blue_can(palette: &Palette, placed: &PlacedHoles, row: &[u8], answer: Answer) -> bool {
    let filled = || placed.iter().zip(row).filter_map(|(here, there)| here.map(|here| (here, *there)));
    let half_right = |(here, there): &(u8, u8)| {
        let (here, there) = (palette.pair(*here), palette.pair(*there));
        (here.0 == there.0) != (here.1 == there.1)
    };
    let open = row.len() - filled().count();
    let half_right = filled().filter(half_right).count();
    let (white, blue) = (usize::from(answer.white), usize::from(answer.blue));
    half_right <= blue + 2 * white && blue <= half_right + open
}

/// How many symbols of the row the filled holes hold, each counted as often as both have it.
fn common(placed: &PlacedHoles, row: &[u8]) -> usize {
    let counts = |(place, symbol): &(usize, u8)| {
        let earlier = placed[..*place].iter().filter(|other| **other == Some(*symbol)).count();
        earlier < row.iter().filter(|other| *other == symbol).count()
    };
    placed.iter().enumerate().filter_map(|(place, symbol)| Some((place, (*symbol)?))).filter(counts).count()
}

/// Whether a count of `now` can still reach `wanted` exactly when `open` more holes are filled.
const fn within(wanted: usize, now: usize, open: usize) -> bool {
    now <= wanted && wanted <= now + open
}
