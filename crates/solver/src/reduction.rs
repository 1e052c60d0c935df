//! Guesses that differ in name only: of those that must split a set alike, one is enough.
//!
//! ```
//! use solver::Universe;
//! use solver::reduction::Reduction;
//!
//! let universe = Universe::of("original").unwrap();
//! let every = Reduction::every_symbol(&universe);
//! let start = Reduction::new(&universe, &universe.indices(), every);
//! // Before the first row all symbols are alike: of 1296 guesses 15 remain that differ in more than names.
//! let row = |text| universe.rules().read_row(text).unwrap();
//! assert_eq!((start.guesses(&universe).len(), start.first(&universe, row("KKGG"))), (15, row("RRYY")));
//! let unused = Reduction::unused_after(&universe, every, universe.find(row("RRYY")).unwrap());
//! assert_eq!(unused.count_ones(), 4);
//! assert!(!Reduction::new(&universe, &universe.indices(), unused).is_trivial());
//! ```

use rules::Code;

use crate::universe::{Index, MAX_HOLES, Universe};

/// What is known of the symbols before a guess.
///
/// Symbols that are in no secret of the set are interchangeable: a guess earns nothing with any of them. Symbols that
/// no row has held yet may be renamed into each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reduction {
    absent: u64,
    unused: u64,
}

impl Reduction {
    /// The reduction for a set, after rows that held all symbols but these.
    pub fn new(universe: &Universe, set: &[Index], unused: u64) -> Self {
        if !universe.is_symmetric() {
            return Self { absent: 0, unused: 0 };
        }
        let every = Self::every_symbol(universe);
        let mut present = 0;
        for secret in set {
            present |= symbols_of(universe, *secret);
            if present == every {
                break;
            }
        }
        let absent = every & !present;
        let unused = unused & present;
        // One symbol alone can't be mistaken for another.
        Self { absent, unused: if unused.is_power_of_two() { 0 } else { unused } }
    }

    /// All symbols of a universe: those unused before the first row.
    pub const fn every_symbol(universe: &Universe) -> u64 {
        u64::MAX >> (64 - universe.symbols())
    }

    /// The symbols that are left unused by a guess.
    pub fn unused_after(universe: &Universe, unused: u64, guess: Index) -> u64 {
        unused & !symbols_of(universe, guess)
    }

    /// Whether no two guesses are alike.
    pub const fn is_trivial(self) -> bool {
        self.absent == 0 && self.unused == 0
    }

    /// The first of all guesses that are like this one.
    pub fn first(self, universe: &Universe, guess: Code) -> Code {
        let (mut names, mut used, mut absent) = ([None; u64::BITS as usize], 0u64, 0u64);
        let repeats = universe.rules().repeats();
        let mut symbols = [0; MAX_HOLES];
        for (hole, symbol) in guess.symbols().iter().enumerate() {
            let bit = 1u64 << symbol;
            symbols[hole] = if self.absent & bit != 0 {
                let name = (self.absent & !absent).trailing_zeros() as u8;
                absent |= if repeats { 0 } else { 1 << name };
                name
            } else if self.unused & bit != 0 {
                let name = names[usize::from(*symbol)]
                    .unwrap_or_else(|| (self.unused & !used).trailing_zeros() as u8);
                used |= 1 << name;
                names[usize::from(*symbol)] = Some(name);
                name
            } else {
                *symbol
            };
        }
        Code::new(&symbols[..guess.symbols().len()])
    }

    /// The guesses that remain, in order: the first of all that are alike.
    pub fn guesses(self, universe: &Universe) -> Vec<Index> {
        if self.is_trivial() {
            return universe.indices();
        }
        let mut walk = ReductionWalk { universe, reduction: self, found: Vec::new() };
        walk.on(0, 0, universe.len(), 0);
        walk.found
    }
}

fn symbols_of(universe: &Universe, code: Index) -> u64 {
    universe.code(code).symbols().iter().fold(0, |symbols, symbol| symbols | 1 << symbol)
}

/// The way through all codes in order, past those that are like an earlier one.
struct ReductionWalk<'u> {
    universe: &'u Universe,
    reduction: Reduction,
    found: Vec<Index>,
}

impl ReductionWalk<'_> {
    /// Walks through the codes from `start` to `end`, which have the same symbols, `used`, before this hole.
    fn on(&mut self, hole: usize, mut start: usize, end: usize, used: u64) {
        let codes = self.universe.codes();
        if hole == self.universe.holes() {
            self.found.push(start as Index);
            return;
        }
        // All symbols but those of words are followed by equally many codes.
        let mut same = 0;
        while start < end {
            let symbol = codes[start].symbols()[hole];
            let here = |place: usize| place < end && codes[place].symbols()[hole] == symbol;
            if same == 0 || !here(start + same - 1) || here(start + same) {
                same = codes[start..end].partition_point(|code| code.symbols()[hole] == symbol);
            }
            if self.is_first(symbol, used) {
                self.on(hole + 1, start, start + same, used | 1 << symbol);
            }
            start += same;
        }
    }

    /// Whether no earlier symbol would do as well after these.
    fn is_first(&self, symbol: u8, used: u64) -> bool {
        let below = (1u64 << symbol) - 1;
        let bit = 1u64 << symbol;
        if self.reduction.absent & bit != 0 {
            // With repeats the first of them can be in every hole; without, each is there once.
            let repeatable = if self.universe.rules().repeats() { 0 } else { used };
            return self.reduction.absent & below & !repeatable == 0;
        }
        self.reduction.unused & bit == 0 || used & bit != 0 || self.reduction.unused & below & !used == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_of_all_alike_is_the_one_that_remains() {
        for game in ["4x5", "3x6n", "4x6n"] {
            let universe = Universe::of(game).expect("a game");
            for absent in [0, 0b1, 0b10100, 0b10110] {
                for unused in [0, 0b11, 0b1001, 0b1111] {
                    let reduction = Reduction { absent, unused: unused & !absent };
                    let remain: Vec<_> =
                        reduction.guesses(&universe).iter().map(|guess| universe.code(*guess)).collect();
                    for code in universe.codes() {
                        let first = reduction.first(&universe, *code);
                        assert!(first <= *code && remain.binary_search(&first).is_ok(), "{game} {code:?}");
                        assert_eq!(first == *code, remain.binary_search(code).is_ok(), "{game} {code:?}");
                    }
                }
            }
        }
    }
}
