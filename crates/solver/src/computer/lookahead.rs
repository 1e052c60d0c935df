//! The best row that is known: looked up, or found by looking ahead.

use super::candidates::Clues;
use crate::book::Book;
use crate::heuristic::Heuristic;
use crate::kernel::Kernel;
use crate::reduction::Reduction;
use crate::strategy::Strategy;
use crate::universe::Index;

/// Up to so many secrets the most telling rows are followed to the end, and the one that needs the fewest rows in
/// total is taken.
const FOLLOWED: usize = 200;

/// How many rows are followed.
const WIDTH: usize = 12;

/// A position of a listed game, from a breaker's seat.
pub(crate) struct Place<'a, 'k> {
    pub(crate) kernel: &'a Kernel<'k>,
    /// The secrets that fit.
    pub(crate) set: &'a [Index],
    pub(crate) clues: &'a Clues,
}

impl Place<'_, '_> {
    pub(crate) fn strategy(&self, heuristic: Heuristic) -> Strategy<'_> {
        Strategy::new(self.kernel, heuristic)
    }

    /// The symbols that no row has held.
    pub(crate) fn unused(&self) -> u64 {
        let universe = self.kernel.universe();
        let every = Reduction::every_symbol(universe);
        self.clues.rows.iter().fold(every, |unused, (row, _)| {
            row.symbols().iter().fold(unused, |unused, symbol| unused & !(1 << symbol))
        })
    }
}

/// The row.
pub(crate) fn row(place: &Place<'_, '_>) -> Index {
    if let Some(guess) = from_book(place) {
        return guess;
    }
    match place.clues.rows_left {
        // The last row can only be right or wrong.
        0 | 1 => place.set[0],
        // Of the last two, the first decides how many secrets the second can tell apart.
        2 => place.strategy(Heuristic::Parts).guess(place.set, place.unused()),
        _ if place.set.len() <= FOLLOWED => follow(place),
        _ => place.strategy(Heuristic::Entropy).guess(place.set, place.unused()),
    }
}

/// What the book says, if the game has one, the rows keep to it, and every secret is still found.
fn from_book(place: &Place<'_, '_>) -> Option<Index> {
    let rules = place.kernel.universe().rules();
    let advice = Book::of(rules)?.advice(&place.clues.rows)?;
    // A stock of pegs may tell more than the rows do.
    let same = advice.secrets as usize == place.set.len();
    let found = usize::from(advice.worst) <= place.clues.rows_left;
    let index = rules.guesses().index(advice.guess).filter(|_| same && found)?;
    Some(index as Index)
}

/// Of the most telling rows the one after which the same kind of play needs the fewest rows in total; of several
/// the most telling, then the lowest.
fn follow(place: &Place<'_, '_>) -> Index {
    let (kernel, set) = (place.kernel, place.set);
    if set.len() <= 2 {
        return set[0];
    }
    let universe = kernel.universe();
    let unused = place.unused();
    let guesses = kernel.guesses(Reduction::new(universe, set, unused).guesses(universe));
    let mut weighed = Vec::new();
    kernel.weigh(set, &guesses, &Heuristic::Entropy.weights(set.len()), &mut weighed);
    let mut best: Vec<_> = weighed.into_iter().zip(guesses.indices().iter().copied()).collect();
    best.sort_unstable();
    best.truncate(WIDTH);

    let mut strategy = place.strategy(Heuristic::Entropy);
    let mut found = (usize::MAX, set[0]);
    for (_, guess) in best {
        let limit = found.0;
        if let Some(rows) = rows_after(kernel, &mut strategy, set, unused, guess, limit) {
            found = (rows, guess);
        }
    }
    found.1
}

/// Rows in total that the secrets of a set need from a guess on, if fewer than the limit.
fn rows_after(
    kernel: &Kernel<'_>,
    strategy: &mut Strategy<'_>,
    set: &[Index],
    unused: u64,
    guess: Index,
    limit: usize,
) -> Option<usize> {
    let mut parts = kernel.split(set, guess);
    if parts.iter().any(|part| part.len() == set.len()) {
        return None;
    }
    parts.pop();
    let unused = Reduction::unused_after(kernel.universe(), unused, guess);
    let mut rows = set.len();
    for part in parts.iter().filter(|part| !part.is_empty()) {
        rows += match part.as_slice() {
            [_] => 1,
            [_, _] => 3,
            part => {
                let next = strategy.guess(part, unused);
                rows_after(kernel, strategy, part, unused, next, limit.saturating_sub(rows))?
            }
        };
        if rows >= limit {
            return None;
        }
    }
    (rows < limit).then_some(rows)
}
