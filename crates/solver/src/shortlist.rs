//! The guesses that are worth weighing where there are too many codes to weigh them all.
//!
//! An even sample of the codes that still fit and one of all codes are weighed against an even sample of the secrets
//! left. From the best of them the list climbs: codes that differ from one of them in a single hole, or by two
//! exchanged holes, are weighed as well, as long as that finds better ones. Nothing is left to chance: the same set
//! gives the same list.
//!
//! ```
//! use solver::shortlist::{WORK, even, holds_all, shortlist};
//! use solver::{Backend, Kernel, Universe};
//!
//! let universe = Universe::of("original").unwrap();
//! let kernel = Kernel::new(&universe, Backend::best());
//! let all = universe.indices();
//! assert!(holds_all(&universe, &all, WORK) && shortlist(&kernel, &all, WORK).len() == 1296);
//! assert!(shortlist(&kernel, &all, WORK / 1_000).len() < 1296);
//! assert_eq!(even(1296, 10).count(), 10);
//! ```

use std::borrow::Cow;
use std::collections::HashSet;

use rules::Code;

use crate::heuristic::Heuristic;
use crate::kernel::{Guesses, Kernel, Weights};
use crate::universe::{Index, Universe};

/// Work that takes less than a tenth of a second on one core with AVX-512 and less than half a second without. With
/// it, every code of the largest games is weighed against up to 70 secrets.
pub const WORK: u64 = 120_000_000;

/// The secrets against which guesses are sifted, at most.
const SIEVE: usize = 4096;

/// The least work that a guess counts as, in secrets, even if fewer are left.
const LEAST: usize = 64;

/// How many guesses are climbed from at a time.
const CLIMBERS: usize = 6;

/// How often the list climbs at most.
const CLIMBS: usize = 12;

/// How many guesses remain at least and at most.
const KEPT: (usize, usize) = (48, 1024);

/// A step from place to place in a list: with no divisor in common with its length it meets every place once.
const STEP: usize = 1_000_003;

/// Guesses worth weighing against a set, in order: every code if all can be weighed within `work`, counted in
/// pairs of a guess and a secret, else the best of those that were looked at.
pub fn shortlist<'k>(kernel: &'k Kernel<'_>, set: &[Index], work: u64) -> Cow<'k, Guesses> {
    shortlist_while(kernel, set, work, &mut || true)
}

/// [`shortlist`] until the time is up: the best of those looked at by then, perhaps none.
pub(crate) fn shortlist_while<'k>(
    kernel: &'k Kernel<'_>,
    set: &[Index],
    work: u64,
    go_on: &mut dyn FnMut() -> bool,
) -> Cow<'k, Guesses> {
    if holds_all(kernel.universe(), set, work) {
        return Cow::Borrowed(kernel.all());
    }
    let sieve = even(set.len(), SIEVE).map(|place| set[place]).collect();
    let mut sifted = Sifted::new(kernel, sieve);
    let affordable = (work / 2 / sifted.sieve.len().max(LEAST) as u64) as usize;
    let fitting = even(set.len(), affordable / 2).map(|place| set[place]);
    let any = even(kernel.universe().len(), affordable / 2).map(|place| place as Index);
    sifted.weigh(fitting.chain(any), go_on);
    sifted.climb(go_on);
    let kept = (work / 4 / set.len().max(LEAST) as u64) as usize;
    Cow::Owned(kernel.guesses(sifted.best(kept.clamp(KEPT.0, KEPT.1))))
}

/// Whether every code can be weighed against a set within `work`.
pub fn holds_all(universe: &Universe, set: &[Index], work: u64) -> bool {
    universe.len() as u64 * set.len().max(LEAST) as u64 <= work
}

/// Evenly spread places in a list of a given length; all of them if the list is short enough.
pub fn even(length: usize, count: usize) -> impl Iterator<Item = usize> {
    let step = (STEP..STEP + 1000).find(|step| coprime(*step, length)).unwrap_or(1);
    let mixed = count < length;
    let place = move |place: usize| {
        if mixed { (place as u64 * step as u64 % length as u64) as usize } else { place }
    };
    (0..count.min(length)).map(place)
}

fn coprime(mut one: usize, mut other: usize) -> bool {
    while other != 0 {
        (one, other) = (other, one % other);
    }
    one == 1
}

/// Guesses that have been weighed against a sample of the secrets.
struct Sifted<'k, 'u> {
    kernel: &'k Kernel<'u>,
    weights: Weights,
    sieve: Vec<Index>,
    seen: HashSet<Index>,
    /// With their weights; sorted by these, then by number.
    weighed: Vec<(u64, Index)>,
}

impl<'k, 'u> Sifted<'k, 'u> {
    fn new(kernel: &'k Kernel<'u>, sieve: Vec<Index>) -> Self {
        let weights = Heuristic::Entropy.weights(sieve.len());
        Self { kernel, weights, sieve, seen: HashSet::new(), weighed: Vec::new() }
    }

    /// Weighs those that haven't been, as long as there is time.
    fn weigh(&mut self, guesses: impl Iterator<Item = Index>, go_on: &mut dyn FnMut() -> bool) {
        let new: Vec<_> = guesses.filter(|guess| self.seen.insert(*guess)).collect();
        let new = self.kernel.guesses(new);
        let mut weights = Vec::new();
        self.kernel.weigh_while(&self.sieve, &new, &self.weights, &mut weights, go_on);
        self.weighed.extend(weights.into_iter().zip(new.indices().iter().copied()));
        self.weighed.sort_unstable();
    }

    /// Goes on from the best as long as there are better ones beside them.
    fn climb(&mut self, go_on: &mut dyn FnMut() -> bool) {
        let mut climbed = HashSet::new();
        for _ in 0..CLIMBS {
            let from: Vec<_> = self
                .weighed
                .iter()
                .take(CLIMBERS)
                .map(|(_, guess)| *guess)
                .filter(|guess| climbed.insert(*guess))
                .collect();
            let beside: Vec<_> =
                from.iter().flat_map(|guess| neighbours(self.kernel.universe(), *guess)).collect();
            if beside.is_empty() || !go_on() {
                return;
            }
            self.weigh(beside.into_iter(), go_on);
        }
    }

    /// The best, in order of their numbers. A third is for guesses that may be the secret: against all secrets
    /// these may look better than against some.
    fn best(&self, count: usize) -> Vec<Index> {
        let mut fitting: Vec<_> = self.sieve.clone();
        fitting.sort_unstable();
        let fits = |guess: &Index| fitting.binary_search(guess).is_ok();
        let all = self.weighed.iter().map(|(_, guess)| *guess);
        let mut best: Vec<_> = all.clone().take(count - count / 3).collect();
        best.extend(all.clone().filter(fits).take(count / 3));
        best.sort_unstable();
        best.dedup();
        best
    }
}

/// The codes that differ from this one in a hole, or in the order of two.
fn neighbours(universe: &Universe, guess: Index) -> Vec<Index> {
    let code = universe.code(guess);
    let mut found = Vec::new();
    let mut add = |symbols: &[u8]| {
        found.extend(universe.rules().secrets().index(Code::new(symbols)).map(|index| index as Index));
    };
    let mut symbols = code.symbols().to_vec();
    for hole in 0..symbols.len() {
        let before = symbols[hole];
        for symbol in (0..universe.symbols() as u8).filter(|symbol| *symbol != before) {
            symbols[hole] = symbol;
            add(&symbols);
        }
        symbols[hole] = before;
        for other in 0..hole {
            symbols.swap(hole, other);
            add(&symbols);
            symbols.swap(hole, other);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Backend;
    use rules::{Edition, Rules};

    #[test]
    fn it_ends_as_soon_as_there_is_no_more_time() {
        let rules = Rules::default_of(Edition::find("grand").expect("an edition"));
        let universe = Universe::new(rules).expect("a universe");
        let kernel = Kernel::new(&universe, Backend::best());
        let set: Vec<_> = universe.indices().into_iter().step_by(7).collect();
        // The time is asked for so often, and never again once it is up.
        let listed = |times: usize| {
            let mut asked = 0;
            let list = shortlist_while(&kernel, &set, 8_000_000, &mut || {
                asked += 1;
                asked <= times
            });
            (list.indices().to_vec(), asked)
        };
        assert_eq!(listed(0).0, []);
        let (early, asked) = listed(1);
        assert!(!early.is_empty() && asked <= 3, "{asked}");
        let (whole, asked) = listed(usize::MAX);
        assert!(asked > 5, "{asked}");
        assert_eq!(whole, shortlist(&kernel, &set, 8_000_000).indices());
        assert_ne!(early, whole);
    }
}
