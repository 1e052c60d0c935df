//! What can be put into a hole: a symbol, a shape or a colour of a pair, or nothing.

use rules::Rules;
use rules::symbol::{BLANK, Symbol};
use words::Words;

/// A piece: the shape or colour of a pair, elsewhere the symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PalettePiece {
    /// Whether it is the shape of a pair.
    pub shape: bool,
    /// Its number in the palette; the blank comes last.
    pub number: u8,
}

impl PalettePiece {
    /// All pieces of a game, shapes first.
    pub fn all(rules: &Rules) -> Vec<Self> {
        let palette = rules.palette();
        let counted = |symbols: &[Symbol]| 0..symbols.len() as u8 + u8::from(palette.blanks);
        let shapes = if palette.shapes.is_empty() { 0..0 } else { counted(palette.shapes) };
        let shapes = shapes.map(|number| Self { shape: true, number });
        shapes.chain(counted(palette.symbols).map(|number| Self { shape: false, number })).collect()
    }

    /// Its symbol; none if it is the blank.
    pub fn symbol(self, rules: &Rules) -> Option<&'static Symbol> {
        let palette = rules.palette();
        let symbols = if self.shape { palette.shapes } else { palette.symbols };
        symbols.get(usize::from(self.number))
    }

    /// Its letter in records.
    pub fn letter(self, rules: &Rules) -> char {
        self.symbol(rules).map_or(BLANK, |symbol| symbol.letter)
    }

    /// The letter on it in a terminal, in the reader's language.
    pub fn label(self, words: Words, rules: &Rules) -> char {
        self.symbol(rules).map_or(BLANK, |symbol| words.typed_letter(rules.palette(), symbol))
    }

    /// Its name.
    pub fn name(self, words: Words, rules: &Rules) -> String {
        self.symbol(rules).map_or_else(|| words.symbol_blank().into(), |symbol| words.symbol(symbol))
    }
}
