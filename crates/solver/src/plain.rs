//! Proven strategies the plain way: every guess, every answer, nothing clever.
//!
//! It knows no equivalence and no kernel, asks the rules themselves for every answer, and leaves out only what the
//! number of answers alone rules out. It is there to be agreed with, on games small enough for it.

use std::collections::HashMap;

use crate::universe::{Index, Universe};

/// No limit to the rows.
pub const ANY_ROWS: u8 = u8::MAX;

/// More rows than any set needs: it can't be done.
const NEVER: u32 = u32::MAX / 4;

/// Strategies found by trying everything.
pub struct Plain {
    codes: usize,
    answers: Vec<u8>,
    solved: u8,
    /// Rows in total for a set within some rows: at least so many, and whether exactly so many.
    known: HashMap<(Vec<Index>, u8), (u32, bool)>,
}

impl Plain {
    /// For a game small enough.
    pub fn new(universe: &Universe) -> Self {
        let codes = universe.codes();
        let answer = |guess, secret| universe.class_of(secret, guess) as u8;
        let row = |guess| codes.iter().map(move |secret| answer(guess, *secret));
        Self {
            codes: codes.len(),
            answers: codes.iter().flat_map(|guess| row(*guess)).collect(),
            solved: universe.classes().solved() as u8,
            known: HashMap::new(),
        }
    }

    /// The fewest rows in total for all secrets, each within so many rows; none if that can't be done.
    pub fn total(&mut self, rows: u8) -> Option<u32> {
        let all: Vec<_> = (0..self.codes as Index).collect();
        self.solve(&all, rows, NEVER)
    }

    /// The fewest rows within which every secret can be found.
    pub fn worst(&mut self) -> u8 {
        (1..ANY_ROWS).find(|rows| self.total(*rows).is_some()).unwrap_or(ANY_ROWS)
    }

    /// The fewest rows in total, if fewer than the limit.
    fn solve(&mut self, set: &[Index], rows: u8, limit: u32) -> Option<u32> {
        match (set.len(), rows) {
            (1, 1..) => return (1 < limit).then_some(1),
            (_, 0 | 1) => return None,
            _ => {}
        }
        // A strategy that never guesses in vain needs no more rows than there are secrets.
        let rows = if usize::from(rows) >= set.len() { ANY_ROWS } else { rows };
        let key = (set.to_vec(), rows);
        match self.known.get(&key) {
            Some((total, true)) => return (*total < limit).then_some(*total),
            Some((least, false)) if *least >= limit => return None,
            _ => {}
        }
        let left = if rows == ANY_ROWS { ANY_ROWS } else { rows - 1 };
        let at_least = |guess: usize| {
            let parts = self.parts(set, guess);
            let vain = parts.iter().any(|part| part.len() == set.len());
            let total = set.len() as u32 + parts.iter().map(|part| self.least(part.len())).sum::<u32>();
            (!vain && total < limit).then_some((total, guess))
        };
        let mut guesses: Vec<_> = (0..self.codes).filter_map(at_least).collect();
        guesses.sort_unstable();
        let mut best = limit;
        for (mut total, guess) in guesses {
            if total >= best {
                break;
            }
            let better = self.parts(set, guess).iter().all(|part| {
                let least = self.least(part.len());
                let rows = self.solve(part, left, best - (total - least));
                total += rows.map_or(0, |rows| rows - least);
                rows.is_some()
            });
            if better {
                best = total;
            }
        }
        self.known.insert(key, (best, best < limit));
        (best < limit).then_some(best)
    }

    /// Rows for so many secrets if every guess could be right and every answer came: no strategy needs fewer.
    fn least(&self, secrets: usize) -> u32 {
        let (mut left, mut found, mut rows) = (secrets, 1, 0);
        while left > 0 {
            rows += left as u32;
            left = left.saturating_sub(found);
            found *= usize::from(self.solved);
        }
        rows
    }

    /// The secrets by their answer to a guess, the solution left out, small parts first.
    fn parts(&self, set: &[Index], guess: usize) -> Vec<Vec<Index>> {
        let mut parts = vec![Vec::new(); usize::from(self.solved) + 1];
        for secret in set {
            parts[usize::from(self.answers[guess * self.codes + *secret as usize])].push(*secret);
        }
        parts.pop();
        parts.retain(|part| !part.is_empty());
        parts.sort_by_key(Vec::len);
        parts
    }
}
