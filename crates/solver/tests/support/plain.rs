//! Proven strategies the plain way: every guess, every answer, nothing clever.
//!
//! It asks the rules themselves for every answer, knows no kernel, no equivalence of positions and no table of
//! bounds, and leaves out only what the number of answers alone rules out and, of first guesses, those that repeat
//! their symbols in the same way. It is there to be agreed with, on games small enough for it.

use std::collections::HashMap;

use rules::Code;
use solver::Universe;

/// No limit to the rows.
pub(crate) const ANY_ROWS: u8 = u8::MAX;

/// More rows than any set needs: it can't be done.
const NEVER: u32 = u32::MAX / 4;

/// The number of a code.
type Number = u16;

/// A set and the rows allowed. What is known of it: it needs at least so many rows in total, and whether exactly
/// so many.
type Question = (Box<[Number]>, u8);

/// Strategies found by trying everything.
pub(crate) struct Plain {
    codes: usize,
    answers: Vec<u8>,
    solved: usize,
    /// Rows for so many secrets if every guess could be right and every answer came: no strategy needs fewer.
    least: Vec<u32>,
    firsts: Vec<usize>,
    known: HashMap<Question, (u32, bool)>,
}

impl Plain {
    /// For a game small enough.
    pub(crate) fn new(universe: &Universe) -> Self {
        let codes = universe.codes();
        assert!(codes.len() <= usize::from(Number::MAX), "a game with so many codes takes years");
        let answer = |guess, secret| universe.class_of(secret, guess) as u8;
        let row = |guess| codes.iter().map(move |secret| answer(guess, *secret));
        let solved = universe.classes().solved();
        let first = |place: &usize| !universe.is_symmetric() || is_pattern(codes[*place]);
        Self {
            codes: codes.len(),
            answers: codes.iter().flat_map(|guess| row(*guess)).collect(),
            solved,
            least: (0..=codes.len()).map(|secrets| least(secrets, universe.classes().branches())).collect(),
            firsts: (0..codes.len()).filter(first).collect(),
            known: HashMap::new(),
        }
    }

    /// The fewest rows in total for all secrets, each within so many rows; none if that can't be done.
    pub(crate) fn total(&mut self, rows: u8) -> Option<u32> {
        let all: Vec<_> = (0..self.codes as Number).collect();
        let guesses = self.firsts.clone();
        self.solve(&all, &guesses, rows, NEVER)
    }

    /// The fewest rows within which every secret can be found.
    pub(crate) fn worst(&mut self) -> u8 {
        (1..ANY_ROWS).find(|rows| self.total(*rows).is_some()).unwrap_or(ANY_ROWS)
    }

    /// The fewest rows in total with these guesses next and any after them, if fewer than the limit.
    fn solve(&mut self, set: &[Number], guesses: &[usize], rows: u8, limit: u32) -> Option<u32> {
        match (set.len(), rows) {
            (1, 1..) => return (1 < limit).then_some(1),
            (2, 2..) => return (3 < limit).then_some(3),
            (_, 0 | 1) => return None,
            _ => {}
        }
        // A strategy that never guesses in vain needs no more rows than there are secrets.
        let rows = if usize::from(rows) >= set.len() { ANY_ROWS } else { rows };
        let key = (set.into(), rows);
        match self.known.get(&key) {
            Some((total, true)) => return (*total < limit).then_some(*total),
            Some((least, false)) if *least >= limit => return None,
            _ => {}
        }
        let left = if rows == ANY_ROWS { ANY_ROWS } else { rows - 1 };
        let at_least = |guess: &usize| {
            let total = self.at_least(set, *guess)?;
            (total < limit).then_some((total, *guess))
        };
        let mut by_least: Vec<_> = guesses.iter().filter_map(at_least).collect();
        by_least.sort_unstable();
        let all: Vec<_> = (0..self.codes).collect();
        let mut best = limit;
        for (mut total, guess) in by_least {
            if total >= best {
                break;
            }
            let better = self.parts(set, guess).iter().all(|part| {
                let least = self.least[part.len()];
                let rows = self.solve(part, &all, left, best - (total - least));
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

    /// The rows in total that a guess needs at least; none if it tells nothing.
    fn at_least(&self, set: &[Number], guess: usize) -> Option<u32> {
        let mut sizes = [0usize; 64];
        for secret in set {
            sizes[usize::from(self.answers[guess * self.codes + usize::from(*secret)])] += 1;
        }
        let wrong = &sizes[..self.solved];
        let vain = wrong.contains(&set.len());
        (!vain).then(|| set.len() as u32 + wrong.iter().map(|size| self.least[*size]).sum::<u32>())
    }

    /// The secrets by their answer to a guess, the solution left out, small parts first.
    fn parts(&self, set: &[Number], guess: usize) -> Vec<Vec<Number>> {
        let mut parts = vec![Vec::new(); self.solved + 1];
        for secret in set {
            let answer = self.answers[guess * self.codes + usize::from(*secret)];
            parts[usize::from(answer)].push(*secret);
        }
        parts.pop();
        parts.retain(|part| !part.is_empty());
        parts.sort_by_key(Vec::len);
        parts
    }
}

fn least(secrets: usize, answers: usize) -> u32 {
    let (mut left, mut found, mut rows) = (secrets, 1, 0);
    while left > 0 {
        rows += left as u32;
        left = left.saturating_sub(found);
        found *= answers;
    }
    rows
}

/// Whether a code is written as its pattern: the symbols in order, those that stand there more often first. Before
/// the first row holes and symbols are all alike, so every code is like one pattern.
fn is_pattern(code: Code) -> bool {
    let runs: Vec<_> = code.symbols().chunk_by(|one, next| one == next).collect();
    let in_order = runs.iter().zip(0..).all(|(run, symbol)| run[0] == symbol);
    in_order && runs.is_sorted_by(|one, next| one.len() >= next.len())
}
