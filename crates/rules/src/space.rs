//! Code spaces: all codes of an edition, counted, listed and numbered without a table.
//!
//! ```
//! use rules::language::Language;
//! use rules::space::{CodeSpace, Palette};
//! use rules::words::WordList;
//! use rules::{Edition, Rules};
//!
//! let rules = Rules::default_of(Edition::find("original").unwrap());
//! let space = rules.secrets();
//! assert_eq!((space.count(), space.holes()), (1296, 4));
//! // Every code has a number, and every number below the count a code.
//! let code = rules.read_secret("RRYB").unwrap();
//! let number = space.index(code).unwrap();
//! assert_eq!(space.code(number), Some(code));
//! assert_eq!(space.code(space.count()), None);
//! assert!(space.contains(code) && space.iter().nth(number as usize) == Some(code));
//!
//! // Other spaces: any row, no symbol twice, a fixed number of empty holes, words.
//! assert_eq!(CodeSpace::free(4, 6), *space);
//! assert_eq!(CodeSpace::distinct(4, 8).count(), 8 * 7 * 6 * 5);
//! assert_eq!(CodeSpace::with_blanks(5, 7, 1).count(), 5 * 6_u64.pow(4));
//! let words = WordList::new(Language::English, 4).unwrap();
//! assert_eq!(CodeSpace::words(words).count(), words.all().len() as u64);
//!
//! // What the numbers in a code mean: in a game of pairs, a shape and a colour.
//! let palette: &Palette = rules.palette();
//! assert_eq!((palette.size(), palette.letter(0), palette.blank()), (6, 'R', None));
//! let grand = Rules::default_of(Edition::find("grand").unwrap());
//! let palette = grand.palette();
//! assert_eq!((palette.size(), palette.colours(), palette.pair(6)), (25, 5, (1, 1)));
//! assert_eq!((palette.shape_letter(1), palette.letter(1)), ('s', 'Y'));
//! ```

use crate::code::{Code, MAX_HOLES};
use crate::symbol::{BLANK, Symbol};
use crate::words::WordList;

/// The symbols of a row, by number: first the edition's symbols in order, then the blank if there is one.
///
/// In a pairs edition the number of a pair is `shape * colours + colour`, blanks counted as the last shape and
/// the last colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// The symbols, or a pair's colours.
    pub symbols: &'static [Symbol],
    /// A pair's shapes; empty where holes take single symbols.
    pub shapes: &'static [Symbol],
    /// Whether a hole may stay empty (in pairs: shape and colour each on its own).
    pub blanks: bool,
}

impl Palette {
    /// How many different contents a hole may have.
    pub const fn size(&self) -> u8 {
        let shapes = if self.shapes.is_empty() { 1 } else { self.shapes.len() as u8 + self.blanks as u8 };
        shapes * self.colours()
    }

    /// How many single symbols, or colours of a pair, there are, the blank included.
    pub const fn colours(&self) -> u8 {
        self.symbols.len() as u8 + self.blanks as u8
    }

    /// The number of the blank, if single symbols may be left out.
    pub fn blank(&self) -> Option<u8> {
        (self.blanks && self.shapes.is_empty()).then_some(self.symbols.len() as u8)
    }

    /// Shape and colour of a pair's number.
    pub const fn pair(&self, number: u8) -> (u8, u8) {
        (number / self.colours(), number % self.colours())
    }

    /// The letter of a single symbol or of a pair's colour.
    pub fn letter(&self, colour: u8) -> char {
        self.symbols.get(usize::from(colour)).map_or(BLANK, |symbol| symbol.letter)
    }

    /// The letter of a pair's shape.
    pub fn shape_letter(&self, shape: u8) -> char {
        self.shapes.get(usize::from(shape)).map_or(BLANK, |symbol| symbol.letter)
    }
}

/// Which rows of symbols are codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SpaceKind {
    /// Any.
    Free,
    /// Those without a repeated symbol.
    Distinct,
    /// Codes with exactly this many blanks; the blank is the last symbol.
    Blanks(u8),
    /// Those in a list of words.
    Words(WordList),
}

/// A set of codes, in lexical order: hole 1 counts most, symbols in the palette's order, blank last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodeSpace {
    holes: u8,
    size: u8,
    kind: SpaceKind,
}

impl CodeSpace {
    /// Every row of `holes` symbols out of `size`.
    pub const fn free(holes: u8, size: u8) -> Self {
        Self { holes, size, kind: SpaceKind::Free }
    }

    /// Every such row that repeats no symbol.
    pub const fn distinct(holes: u8, size: u8) -> Self {
        Self { holes, size, kind: SpaceKind::Distinct }
    }

    /// Every such row that holds the last symbol, the blank, exactly `blanks` times.
    pub const fn with_blanks(holes: u8, size: u8, blanks: u8) -> Self {
        Self { holes, size, kind: SpaceKind::Blanks(blanks) }
    }

    /// Every word of a list.
    pub fn words(list: WordList) -> Self {
        Self {
            holes: list.letters(),
            size: list.language().alphabet().len() as u8,
            kind: SpaceKind::Words(list),
        }
    }

    /// Holes of a code.
    pub const fn holes(&self) -> u8 {
        self.holes
    }

    /// How many codes there are.
    pub fn count(&self) -> u64 {
        match self.kind {
            SpaceKind::Words(list) => list.all().len() as u64,
            SpaceKind::Free | SpaceKind::Distinct | SpaceKind::Blanks(_) => self.completions(&[]),
        }
    }

    /// Whether this is one of them.
    pub fn contains(&self, code: Code) -> bool {
        let symbols = code.symbols();
        let fits = symbols.len() == usize::from(self.holes) && symbols.iter().all(|s| *s < self.size);
        fits && match self.kind {
            SpaceKind::Words(list) => list.all().binary_search(&code).is_ok(),
            SpaceKind::Free | SpaceKind::Distinct | SpaceKind::Blanks(_) => self.completions(symbols) == 1,
        }
    }

    /// The number of a code, from 0; none if it isn't in the space.
    pub fn index(&self, code: Code) -> Option<u64> {
        if !self.contains(code) {
            return None;
        }
        if let SpaceKind::Words(list) = self.kind {
            return list.all().binary_search(&code).ok().map(|place| place as u64);
        }
        let mut index = 0;
        let mut prefix = [0; MAX_HOLES];
        for (hole, symbol) in code.symbols().iter().enumerate() {
            for smaller in 0..*symbol {
                prefix[hole] = smaller;
                index += self.completions(&prefix[..=hole]);
            }
            prefix[hole] = *symbol;
        }
        Some(index)
    }

    /// The code of a number; none if the number is too high.
    pub fn code(&self, mut index: u64) -> Option<Code> {
        if index >= self.count() {
            return None;
        }
        if let SpaceKind::Words(list) = self.kind {
            return list.all().get(index as usize).copied();
        }
        let mut symbols = [0; MAX_HOLES];
        for hole in 0..usize::from(self.holes) {
            loop {
                let below = self.completions(&symbols[..=hole]);
                if index < below {
                    break;
                }
                index -= below;
                symbols[hole] += 1;
            }
        }
        Some(Code::new(&symbols[..usize::from(self.holes)]))
    }

    /// All codes in order. Nothing is held but the next one.
    pub fn iter(&self) -> impl Iterator<Item = Code> + use<> {
        let space = *self;
        std::iter::successors(self.code(0), move |code| space.successor(*code))
    }

    /// The next code after this one.
    fn successor(&self, code: Code) -> Option<Code> {
        let mut symbols = [0; MAX_HOLES];
        symbols[..code.symbols().len()].copy_from_slice(code.symbols());
        let symbols = &mut symbols[..usize::from(self.holes)];
        let turned = (0..symbols.len()).rev().find(|hole| {
            let next = symbols[*hole] + 1;
            self.advance(symbols, *hole, next)
        })?;
        for hole in turned + 1..symbols.len() {
            self.advance(symbols, hole, 0);
        }
        Some(Code::new(symbols))
    }

    /// Puts the smallest symbol from `least` up that keeps a legal prefix into a hole; false if there is none.
    fn advance(&self, symbols: &mut [u8], hole: usize, least: u8) -> bool {
        let before = symbols[hole];
        for symbol in least..self.size {
            symbols[hole] = symbol;
            if self.has_prefix(&symbols[..=hole]) {
                return true;
            }
        }
        symbols[hole] = before;
        false
    }

    /// How many codes begin with these symbols.
    fn completions(&self, prefix: &[u8]) -> u64 {
        let open = u32::from(self.holes) - prefix.len() as u32;
        let size = u64::from(self.size);
        match self.kind {
            SpaceKind::Free => size.pow(open),
            SpaceKind::Distinct => {
                let repeated = (1..prefix.len()).any(|i| prefix[..i].contains(&prefix[i]));
                let left = size - prefix.len() as u64;
                if repeated { 0 } else { (0..u64::from(open)).map(|i| left.saturating_sub(i)).product() }
            }
            SpaceKind::Blanks(blanks) => {
                let placed = prefix.iter().filter(|s| **s == self.size - 1).count() as u32;
                match u32::from(blanks).checked_sub(placed) {
                    Some(wanted) if wanted <= open => choose(open, wanted) * (size - 1).pow(open - wanted),
                    _ => 0,
                }
            }
            SpaceKind::Words(list) => {
                let below = |word: &Code| &word.symbols()[..prefix.len()] < prefix;
                let within = |word: &Code| &word.symbols()[..prefix.len()] <= prefix;
                (list.all().partition_point(within) - list.all().partition_point(below)) as u64
            }
        }
    }

    /// Whether any code begins with these symbols: lets a search stop early.
    pub(crate) fn has_prefix(&self, prefix: &[u8]) -> bool {
        self.kind == SpaceKind::Free || self.completions(prefix) > 0
    }

    /// How many contents a hole may have.
    pub(crate) const fn size(&self) -> u8 {
        self.size
    }
}

/// The number of ways to choose `k` of `n`.
fn choose(n: u32, k: u32) -> u64 {
    (0..u64::from(k)).fold(1, |ways, i| ways * (u64::from(n) - i) / (i + 1))
}
