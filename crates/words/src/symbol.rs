//! The pieces by name, and codes as lists of them.

use std::borrow::Cow;

use rules::symbol::{Mark, Symbol};
use rules::{Code, Marker, Rules};

use crate::Words;
use crate::list::joined;

impl Words {
    /// A colour or shape by name; a digit or letter is its own name.
    pub fn symbol(self, symbol: &Symbol) -> String {
        self.symbol_word(symbol).into()
    }

    fn symbol_word(self, symbol: &Symbol) -> Cow<'static, str> {
        if symbol.mark == Mark::Glyph {
            return symbol.letter.to_string().into();
        }
        self.symbol_name(symbol.name).unwrap_or(symbol.name).into()
    }

    /// The content of a hole: `red`, `empty`, `red triangle`.
    pub fn piece(self, rules: &Rules, number: u8) -> String {
        self.piece_word(rules, number).into()
    }

    fn piece_word(self, rules: &Rules, number: u8) -> Cow<'static, str> {
        let palette = rules.palette();
        if palette.shapes.is_empty() {
            let symbol = palette.symbols.get(usize::from(number));
            return symbol.map_or_else(|| self.symbol_blank(), |symbol| self.symbol_word(symbol));
        }
        let (shape, colour) = palette.pair(number);
        match (palette.shapes.get(usize::from(shape)), palette.symbols.get(usize::from(colour))) {
            (Some(shape), Some(colour)) => self.pair(shape, colour).into(),
            (Some(shape), None) => self.symbol_pair_no_colour(shape.name).into(),
            (None, Some(colour)) => self.symbol_pair_no_shape(self.symbol_word(colour)).into(),
            (None, None) => self.symbol_blank(),
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
        joined(code.symbols().iter().map(|number| self.piece_word(rules, *number)))
    }

    /// A group's marker: `number 3, red`.
    pub fn marker(self, rules: &Rules, marker: Marker) -> String {
        self.row_marker().colour(self.piece(rules, marker.colour)).number(marker.number)
    }
}
