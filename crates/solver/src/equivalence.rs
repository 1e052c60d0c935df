//! Which codes and which sets of secrets are alike.
//!
//! Holes may be exchanged and symbols renamed without changing a game, unless its codes are words; where only black pins
//! answer and symbols repeat, the symbols of every hole apart from those of the others. After some rows the exchanges that
//! keep every row are left: of the guesses that they turn into one another a strategy needs to try only one.
//!
//! ```
//! use solver::Universe;
//! use solver::equivalence::{Equivalence, Shapes};
//!
//! let universe = Universe::of("original").unwrap();
//! let row = |text| universe.rules().read_row(text).unwrap();
//! let start = Equivalence::of(&universe);
//! // Before the first row, RRYY stands for all rows of two and two.
//! assert!(start.is_first(row("RRYY")) && !start.is_first(row("YRYR")) && !start.is_trivial());
//! // After it, red and yellow can't be told from each other by their names, but they can from green.
//! assert!(!start.after(row("RRYY")).is_first(row("KKKK")));
//!
//! // Sets of secrets that are alike have the same key.
//! let shapes = Shapes::of(&universe);
//! let index = |text| universe.find(row(text)).unwrap();
//! assert_eq!(shapes.key(&[index("RRRY")]), shapes.key(&[index("GKGG")]));
//! ```

use rules::Code;

use crate::universe::{Index, MAX_HOLES, Symmetry, Universe};

/// The most symbols that are renamed; no symmetric edition has more.
const MAX_SYMBOLS: usize = 32;

/// The most holes whose exchanges are all tried: beyond, there are too many, and only symbols are renamed.
const MAX_EXCHANGED: usize = 6;

/// An exchange of holes, and what it makes of the symbols seen so far: with one list of names for all holes, or with
/// one for each.
#[derive(Clone, Copy, Debug)]
struct HoleExchange<const LISTS: usize> {
    /// The hole whose content moves here.
    from: [u8; MAX_HOLES],
    /// The new name of every symbol that is not free, by the hole it moves to.
    names: [[u8; MAX_SYMBOLS]; LISTS],
}

/// The exchanges of holes and symbols that keep the rows so far.
#[derive(Clone, Debug)]
pub struct Equivalence(KeptExchanges);

#[derive(Clone, Debug)]
enum KeptExchanges {
    /// Symbols have the same name in all holes.
    Together(Exchanges<1>),
    /// Symbols are renamed in every hole apart.
    Apart(Exchanges<MAX_HOLES>),
}

impl Equivalence {
    /// All exchanges of a game, before its first row.
    pub fn of(universe: &Universe) -> Self {
        Self(match universe.symmetry() {
            Symmetry::Apart => KeptExchanges::Apart(Exchanges::of(universe)),
            Symmetry::Together | Symmetry::None => KeptExchanges::Together(Exchanges::of(universe)),
        })
    }

    /// Whether nothing but leaving all as it is keeps the rows.
    pub fn is_trivial(&self) -> bool {
        match &self.0 {
            KeptExchanges::Together(exchanges) => exchanges.is_trivial(),
            KeptExchanges::Apart(exchanges) => exchanges.is_trivial(),
        }
    }

    /// Whether a guess is the first of all that are like it.
    pub fn is_first(&self, guess: Code) -> bool {
        match &self.0 {
            KeptExchanges::Together(exchanges) => exchanges.is_first(guess),
            KeptExchanges::Apart(exchanges) => exchanges.is_first(guess),
        }
    }

    /// Those exchanges that keep this row as well.
    #[must_use]
    pub fn after(&self, row: Code) -> Self {
        Self(match &self.0 {
            KeptExchanges::Together(exchanges) => KeptExchanges::Together(exchanges.after(row)),
            KeptExchanges::Apart(exchanges) => KeptExchanges::Apart(exchanges.after(row)),
        })
    }
}

#[derive(Clone, Debug)]
struct Exchanges<const LISTS: usize> {
    kept: Vec<HoleExchange<LISTS>>,
    /// The symbols in no row so far: each may take the name of any other.
    free: [u32; LISTS],
    holes: usize,
}

impl<const LISTS: usize> Exchanges<LISTS> {
    fn of(universe: &Universe) -> Self {
        let holes = universe.holes();
        let renamed = universe.is_symmetric() && universe.symbols() <= MAX_SYMBOLS;
        let names = [std::array::from_fn(|symbol| symbol as u8); LISTS];
        let mut exchanges = Vec::new();
        let most = if renamed && holes <= MAX_EXCHANGED { holes } else { 0 };
        permute(&mut std::array::from_fn(|hole| hole as u8), 0, most, &mut |from| {
            exchanges.push(HoleExchange { from: *from, names });
        });
        let free = if renamed { ((1u64 << universe.symbols()) - 1) as u32 } else { 0 };
        Self { kept: exchanges, free: [free; LISTS], holes }
    }

    fn is_trivial(&self) -> bool {
        let lists = self.free.iter().take(self.holes);
        self.kept.len() == 1 && lists.map(|free| free.count_ones()).all(|free| free < 2)
    }

    fn is_first(&self, guess: Code) -> bool {
        let symbols = guess.symbols();
        self.kept.iter().all(|exchange| {
            let mut renaming = self.renaming(exchange);
            for (hole, symbol) in symbols.iter().enumerate() {
                let image = renaming.least(symbols[usize::from(exchange.from[hole])], hole);
                if image != *symbol {
                    return image > *symbol;
                }
            }
            true
        })
    }

    fn after(&self, row: Code) -> Self {
        let symbols = row.symbols();
        let keeps = |exchange: &HoleExchange<LISTS>| {
            let mut renaming = self.renaming(exchange);
            let kept = (0..self.holes)
                .all(|hole| renaming.becomes(symbols[usize::from(exchange.from[hole])], hole, symbols[hole]));
            kept.then_some(HoleExchange { from: exchange.from, names: renaming.names })
        };
        let kept = self.kept.iter().filter_map(keeps).collect();
        let mut free = self.free;
        for (hole, symbol) in symbols.iter().enumerate() {
            free[hole % LISTS] &= !bit(*symbol);
        }
        Self { kept, free, holes: self.holes }
    }

    fn renaming(&self, exchange: &HoleExchange<LISTS>) -> Renaming<LISTS> {
        let mut unnamed = self.free;
        if LISTS > 1 {
            for (unnamed, from) in unnamed.iter_mut().zip(exchange.from) {
                *unnamed = self.free[usize::from(from) % LISTS];
            }
        }
        Renaming { names: exchange.names, unnamed, untaken: self.free }
    }
}

/// A renaming in the making, by the hole a symbol moves to.
struct Renaming<const LISTS: usize> {
    names: [[u8; MAX_SYMBOLS]; LISTS],
    /// Free symbols that have no new name yet.
    unnamed: [u32; LISTS],
    /// Free names that no symbol has got yet.
    untaken: [u32; LISTS],
}

impl<const LISTS: usize> Renaming<LISTS> {
    /// The new name of a symbol in a hole, the least possible.
    fn least(&mut self, symbol: u8, hole: usize) -> u8 {
        if self.unnamed[hole % LISTS] & bit(symbol) != 0 {
            let name = self.untaken[hole % LISTS].trailing_zeros() as u8;
            self.name(symbol, hole, name);
        }
        self.name_of(symbol, hole)
    }

    /// Whether a symbol can be called so in a hole.
    fn becomes(&mut self, symbol: u8, hole: usize, name: u8) -> bool {
        if self.unnamed[hole % LISTS] & bit(symbol) != 0 {
            if self.untaken[hole % LISTS] & bit(name) == 0 {
                return false;
            }
            self.name(symbol, hole, name);
        }
        self.name_of(symbol, hole) == name
    }

    fn name(&mut self, symbol: u8, hole: usize, name: u8) {
        self.names[hole % LISTS][usize::from(symbol)] = name;
        self.unnamed[hole % LISTS] &= !bit(symbol);
        self.untaken[hole % LISTS] &= !bit(name);
    }

    /// Symbols beyond those that can be renamed keep their names.
    fn name_of(&self, symbol: u8, hole: usize) -> u8 {
        self.names[hole % LISTS].get(usize::from(symbol)).copied().unwrap_or(symbol)
    }
}

const fn bit(symbol: u8) -> u32 {
    if (symbol as usize) < MAX_SYMBOLS { 1 << symbol } else { 0 }
}

fn permute(order: &mut [u8; MAX_HOLES], from: usize, holes: usize, each: &mut impl FnMut(&[u8; MAX_HOLES])) {
    if from >= holes {
        each(order);
        return;
    }
    for other in from..holes {
        order.swap(from, other);
        permute(order, from + 1, holes, each);
        order.swap(from, other);
    }
}

/// Keys of sets of secrets, equal for many of the sets that exchanging holes and renaming symbols makes alike.
///
/// A set's holes and symbols are sorted by how often each symbol is in each hole; the key is a 128-bit hash of the
/// sorted set. Where that order leaves a choice, any is taken: two sets that are alike may then get two keys, which
/// costs time, but sets that are not alike never share one (but for two hashes of 128 bits being equal by chance).
#[derive(Clone, Debug)]
pub struct Shapes<'a> {
    universe: &'a Universe,
    turning: Symmetry,
}

impl<'a> Shapes<'a> {
    /// For the sets of a universe.
    pub fn of(universe: &'a Universe) -> Self {
        let few = universe.symbols() <= MAX_SYMBOLS;
        Self { universe, turning: if few { universe.symmetry() } else { Symmetry::None } }
    }

    /// The key of a set, in whatever order.
    pub fn key(&self, set: &[Index]) -> u128 {
        match self.turning {
            Symmetry::None => set.iter().fold(0, |key, secret| key ^ hashed(u64::from(*secret))),
            Symmetry::Together => self.turned_together(set),
            Symmetry::Apart => self.turned_apart(set),
        }
    }

    fn turned_together(&self, set: &[Index]) -> u128 {
        let (holes, symbols) = (self.universe.holes(), self.universe.symbols());
        let codes = self.universe.codes();
        let mut counts = [[0u32; MAX_SYMBOLS]; MAX_HOLES];
        for secret in set {
            for (hole, symbol) in codes[*secret as usize].symbols().iter().enumerate() {
                counts[hole][usize::from(*symbol)] += 1;
            }
        }
        let counts = &counts[..holes];

        // Holes and symbols tell each other apart, round by round; two rounds settle nearly every set.
        let mut of_hole = [1u64; MAX_HOLES];
        let mut of_symbol = [1u64; MAX_SYMBOLS];
        for _ in 0..2 {
            for (symbol, mark) in of_symbol[..symbols].iter_mut().enumerate() {
                let seen = counts.iter().zip(of_hole).filter(|(counts, _)| counts[symbol] > 0);
                let sum =
                    seen.fold(0, |sum: u64, (counts, hole)| sum.wrapping_add(mixed(hole, counts[symbol])));
                *mark = mixed(sum, 7);
            }
            for (counts, mark) in counts.iter().zip(&mut of_hole) {
                let seen = counts[..symbols].iter().zip(of_symbol).filter(|(count, _)| **count > 0);
                let sum = seen.fold(0, |sum: u64, (count, symbol)| sum.wrapping_add(mixed(symbol, *count)));
                *mark = mixed(sum, 9);
            }
        }
        let mut hole_order: [usize; MAX_HOLES] = std::array::from_fn(|hole| hole);
        hole_order[..holes].sort_by_key(|hole| of_hole[*hole]);
        for (symbol, mark) in of_symbol[..symbols].iter_mut().enumerate() {
            *mark = hole_order[..holes].iter().fold(*mark, |mark, hole| mixed(mark, counts[*hole][symbol]));
        }
        let mut symbol_order: [usize; MAX_SYMBOLS] = std::array::from_fn(|symbol| symbol);
        symbol_order[..symbols].sort_by_key(|symbol| of_symbol[*symbol]);

        self.turned(set, &hole_order, |_| &symbol_order)
    }

    /// Names every hole's symbols by how often they are there, and with what in the other holes.
    fn turned_apart(&self, set: &[Index]) -> u128 {
        let (holes, symbols) = (self.universe.holes(), self.universe.symbols());
        let codes = self.universe.codes();
        let mut marks = [[1u64; MAX_SYMBOLS]; MAX_HOLES];
        for _ in 0..2 {
            let mut next = [[0u64; MAX_SYMBOLS]; MAX_HOLES];
            for secret in set {
                let code = codes[*secret as usize];
                let with = |sum: u64, (hole, symbol): (usize, &u8)| {
                    sum.wrapping_add(mixed(marks[hole][usize::from(*symbol)], 7))
                };
                let mark = mixed(code.symbols().iter().enumerate().fold(0, with), 9);
                for (next, symbol) in next.iter_mut().zip(code.symbols()) {
                    let next = &mut next[usize::from(*symbol)];
                    *next = next.wrapping_add(mark);
                }
            }
            marks = next;
        }
        let mut symbol_orders = [std::array::from_fn(|symbol| symbol); MAX_HOLES];
        let mut of_hole = [0u64; MAX_HOLES];
        for hole in 0..holes {
            symbol_orders[hole][..symbols].sort_by_key(|symbol| marks[hole][*symbol]);
            of_hole[hole] =
                marks[hole][..symbols].iter().fold(0, |sum, mark| sum.wrapping_add(mixed(*mark, 11)));
        }
        let mut hole_order: [usize; MAX_HOLES] = std::array::from_fn(|hole| hole);
        hole_order[..holes].sort_by_key(|hole| of_hole[*hole]);
        self.turned(set, &hole_order, |hole| &symbol_orders[hole])
    }

    /// The key of a set whose holes, and whose symbols in every hole, are put into these orders.
    fn turned<'o>(
        &self,
        set: &[Index],
        hole_order: &[usize; MAX_HOLES],
        symbol_order: impl Fn(usize) -> &'o [usize; MAX_SYMBOLS],
    ) -> u128 {
        let (holes, symbols) = (self.universe.holes(), self.universe.symbols());
        let codes = self.universe.codes();
        // The number of a turned code is a sum over its holes.
        let mut parts = [[0u64; MAX_SYMBOLS]; MAX_HOLES];
        let mut weight = 1;
        for hole in &hole_order[..holes] {
            for (name, symbol) in symbol_order(*hole)[..symbols].iter().enumerate() {
                parts[*hole][*symbol] = name as u64 * weight;
            }
            weight *= symbols as u64;
        }
        let turned = |secret: &Index| {
            let symbols = codes[*secret as usize].symbols();
            symbols.iter().zip(&parts).map(|(symbol, part)| part[usize::from(*symbol)]).sum::<u64>()
        };
        set.iter().fold(0, |key, secret| key ^ hashed(turned(secret)))
    }
}

fn mixed(mark: u64, count: u32) -> u64 {
    let spread = u64::from(count).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let product = (mark ^ spread).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    product ^ product >> 32
}

/// 128 bits from a number, all depending on all of its own.
pub(crate) fn hashed(number: u64) -> u128 {
    let half = |seed: u64| {
        let mut bits = number.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(seed);
        bits = (bits ^ bits >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        bits ^ bits >> 31
    };
    u128::from(half(0x1234_5678_9ABC_DEF1)) << 64 | u128::from(half(0xA076_1D64_78BD_642F))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn firsts(game: &str) -> usize {
        let universe = Universe::of(game).expect("a game");
        let all = Equivalence::of(&universe);
        universe.codes().iter().filter(|code| all.is_first(**code)).count()
    }

    #[test]
    fn first_guesses_are_the_ways_to_repeat_symbols() {
        assert_eq!(firsts("3x6"), 3);
        assert_eq!(firsts("4x6"), 5);
        assert_eq!(firsts("4x2"), 3);
        assert_eq!(firsts("5x8"), 7);
        assert_eq!(firsts("4x8n"), 1);
    }

    #[test]
    fn with_black_pins_alone_all_first_guesses_are_alike() {
        let firsts = |game: &str| {
            let universe = Universe::with(game, &["answers=black-only"]).expect("a game");
            let all = Equivalence::of(&universe);
            universe.codes().iter().filter(|code| all.is_first(**code)).count()
        };
        assert_eq!([firsts("3x4"), firsts("4x6"), firsts("4x6n"), firsts("7x2")], [1; 4]);
    }

    #[test]
    fn words_have_no_symmetry() {
        let universe = Universe::of("word").expect("a game");
        let all = Equivalence::of(&universe);
        assert!(all.is_trivial());
        assert!(universe.codes().iter().all(|code| all.is_first(*code)));
    }

    /// What a guess tells after a row doesn't depend on which of the guesses alike it is.
    #[test]
    fn every_guess_is_like_a_first_guess() {
        for options in [&["answers=automatic"], &["answers=black-only"]] {
            let universe = Universe::with("3x4", options).expect("a game");
            every_guess_is_like_a_first_guess_of(&universe);
        }
        every_guess_is_like_a_first_guess_of(
            &Universe::with("3x5n", &["answers=black-only"]).expect("a game"),
        );
    }

    fn every_guess_is_like_a_first_guess_of(universe: &Universe) {
        let all = Equivalence::of(universe);
        for row in universe.codes() {
            let after = all.after(*row);
            let told = |guess: &Code| {
                let answers =
                    |secret: &Code| (universe.class_of(*secret, *row), universe.class_of(*secret, *guess));
                let mut pairs: Vec<_> = universe.codes().iter().map(answers).collect();
                pairs.sort_unstable();
                pairs
            };
            let firsts = universe.codes().iter().filter(|code| after.is_first(**code));
            let known: std::collections::HashSet<_> = firsts.map(told).collect();
            assert!(universe.codes().iter().all(|code| known.contains(&told(code))));
        }
    }

    #[test]
    fn with_black_pins_alone_symbols_are_renamed_hole_by_hole() {
        let universe = Universe::with("4x6", &["answers=black-only"]).expect("a game");
        let shapes = Shapes::of(&universe);
        let turned = |secret: &Index| {
            let code = universe.codes()[*secret as usize];
            let symbols = [2, 0, 3, 1].map(|hole: usize| (code.symbols()[hole] + hole as u8 + 1) % 6);
            universe.find(Code::new(&symbols)).expect("a code")
        };
        // Uneven enough that no two symbols of a hole, and no two holes, look the same.
        let set: Vec<Index> = (0..40).map(|place| (place * place + 7 * place) % 1296).collect();
        let image: Vec<_> = set.iter().map(turned).collect();
        assert_eq!(shapes.key(&set), shapes.key(&image));
        assert_ne!(shapes.key(&set), shapes.key(&image[1..]));
    }

    #[test]
    fn sets_that_are_alike_share_a_key_and_others_do_not() {
        let universe = Universe::of("4x6").expect("a game");
        let shapes = Shapes::of(&universe);
        let number =
            |symbols: [u8; 4]| universe.codes().binary_search(&Code::new(&symbols)).expect("a code") as Index;
        let turned = |secret: &Index| {
            let code = universe.codes()[*secret as usize];
            number([2, 0, 3, 1].map(|hole: usize| (code.symbols()[hole] + 2) % 6))
        };
        let set: Vec<Index> = (0..30).map(|place| place * place + 7 * place).collect();
        let image: Vec<_> = set.iter().map(turned).collect();
        assert_eq!(shapes.key(&set), shapes.key(&image));
        assert_ne!(shapes.key(&set), shapes.key(&image[1..]));
    }
}
