//! The pieces by name, and codes as lists of them.

use rules::symbol::{Mark, Symbol};
use rules::{Code, Marker, Rules};

use crate::Words;

impl Words {
    /// A colour or shape by name; a digit or letter is its own name.
    pub fn symbol(self, symbol: &Symbol) -> String {
        if symbol.mark == Mark::Glyph {
            return symbol.letter.to_string();
        }
        self.named("symbol", symbol.name).map_or_else(|| symbol.name.to_owned(), Into::into)
    }

    /// What stands in one hole: `red`, `empty`, `red triangle`.
    pub fn piece(self, rules: &Rules, number: u8) -> String {
        let palette = rules.palette();
        if palette.shapes.is_empty() {
            let symbol = palette.symbols.get(usize::from(number));
            return symbol.map_or_else(|| self.symbol_blank().into(), |symbol| self.symbol(symbol));
        }
        let (shape, colour) = palette.pair(number);
        match (palette.shapes.get(usize::from(shape)), palette.symbols.get(usize::from(colour))) {
            (Some(shape), Some(colour)) => self.pair(shape, colour),
            (Some(shape), None) => self.symbol_pair_no_colour(shape.name),
            (None, Some(colour)) => self.symbol_pair_no_shape(self.symbol(colour)),
            (None, None) => self.symbol_blank().into(),
        }
    }

    /// A shape and its colour, which agree with each other as the language wants it.
    pub fn pair(self, shape: &Symbol, colour: &Symbol) -> String {
        self.named_pair(colour.name, shape.name)
            .unwrap_or_else(|| format!("{} {}", self.symbol(colour), self.symbol(shape)))
    }

    /// A code as a list: `red, green, blue, white`. A word is one word, not its letters.
    pub fn code(self, rules: &Rules, code: Code) -> String {
        if rules.word_list().is_some() {
            return rules.show(code);
        }
        let pieces: Vec<_> = code.symbols().iter().map(|number| self.piece(rules, *number)).collect();
        pieces.join(", ")
    }

    /// A group's marker: `number 3, red`.
    pub fn marker(self, rules: &Rules, marker: Marker) -> String {
        self.row_marker(self.piece(rules, marker.colour), marker.number)
    }
}
