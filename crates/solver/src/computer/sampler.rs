//! Fitting codes of a game too large to list, found by filling holes at random and never against an answer.

use rand::RngExt;
use rand::seq::SliceRandom;
use rules::code::MAX_HOLES;
use rules::fit::can_still_answer;
use rules::{Code, Rules};

use super::memory::Recalled;
use super::safety::Safety;
use super::seed::Chance;

/// Holes filled in one attempt before it begins anew with other symbols first.
const ATTEMPT: u32 = 20_000;

/// Attempts for a draw. What none of them finds there is hardly any of.
const ATTEMPTS: usize = 8;

/// Draws in a row that bring nothing new before the sample is taken as whole.
const STALE: usize = 40;

/// A search for codes that fit some rows.
pub(crate) struct Sampler<'a> {
    rules: &'a Rules,
    rows: &'a [Recalled],
}

/// One attempt.
struct Attempt {
    /// The holes in the order they are filled.
    holes: Vec<usize>,
    /// For each, the symbols in the order they are tried.
    symbols: Vec<Vec<u8>>,
    /// What stands where so far.
    placed: [Option<u8>; MAX_HOLES],
    steps: u32,
}

impl<'a> Sampler<'a> {
    pub(crate) const fn new(rules: &'a Rules, rows: &'a [Recalled]) -> Self {
        Self { rules, rows }
    }

    /// Up to `count` different codes that fit and are wanted; at least one code, if need be one that doesn't fit. It
    /// ends early where the time is up.
    pub(crate) fn draw_many(
        &self,
        count: usize,
        wanted: impl Fn(Code) -> bool,
        chance: &mut Chance,
        safety: Safety,
    ) -> Vec<Code> {
        let mut found: Vec<Code> = Vec::new();
        let mut stale = 0;
        while found.len() < count && stale < STALE && (found.is_empty() || !safety.is_over()) {
            match self.draw(self.rows, &wanted, chance, safety) {
                Some(code) if !found.contains(&code) => {
                    found.push(code);
                    stale = 0;
                }
                Some(_) => stale += 1,
                None => break,
            }
        }
        if found.is_empty() {
            found.push(self.nearly(&wanted, chance, safety));
        }
        found
    }

    /// A code that fits as many of the latest rows as one is found for.
    fn nearly(&self, wanted: &impl Fn(Code) -> bool, chance: &mut Chance, safety: Safety) -> Code {
        let latest = (1..=self.rows.len()).map(|first| &self.rows[first..]);
        let mut found = latest.filter_map(|rows| self.draw(rows, wanted, chance, safety));
        if let Some(code) = found.next() {
            return code;
        }
        drop(found);
        let index = chance.random_range(0..self.rules.guesses().count());
        self.rules.guesses().code(index).expect("an index below the count")
    }

    fn draw(
        &self,
        rows: &[Recalled],
        wanted: &impl Fn(Code) -> bool,
        chance: &mut Chance,
        safety: Safety,
    ) -> Option<Code> {
        // One attempt is a matter of milliseconds.
        (0..ATTEMPTS).take_while(|attempt| *attempt == 0 || !safety.is_over()).find_map(|_| {
            let mut holes: Vec<_> = (0..usize::from(self.rules.holes())).collect();
            holes.shuffle(chance);
            let mut attempt = Attempt { symbols: Vec::new(), placed: [None; MAX_HOLES], steps: 0, holes };
            for _ in &attempt.holes {
                let mut symbols: Vec<_> = (0..self.rules.palette().size()).collect();
                symbols.shuffle(chance);
                attempt.symbols.push(symbols);
            }
            self.fill(rows, wanted, &mut attempt, 0)
        })
    }

    /// Fills the holes from this place in their order on.
    fn fill(
        &self,
        rows: &[Recalled],
        wanted: &impl Fn(Code) -> bool,
        attempt: &mut Attempt,
        filled: usize,
    ) -> Option<Code> {
        if filled == attempt.holes.len() {
            let symbols: Vec<_> = attempt.placed.iter().flatten().copied().collect();
            let code = Code::new(&symbols);
            let fits = self.rules.secrets().contains(code)
                && rows.iter().all(|row| row.allows(self.rules, code))
                && wanted(code);
            return fits.then_some(code);
        }
        let hole = attempt.holes[filled];
        for place in 0..attempt.symbols[filled].len() {
            attempt.steps += 1;
            if attempt.steps > ATTEMPT {
                break;
            }
            let symbol = attempt.symbols[filled][place];
            if !self.rules.repeats() && attempt.placed.contains(&Some(symbol)) {
                continue;
            }
            attempt.placed[hole] = Some(symbol);
            if rows.iter().all(|row| can_still_answer(self.rules, &attempt.placed, row.row, row.answer)) {
                let found = self.fill(rows, wanted, attempt, filled + 1);
                if found.is_some() {
                    return found;
                }
            }
        }
        attempt.placed[hole] = None;
        None
    }
}
