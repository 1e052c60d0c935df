//! A code: the symbols in the holes of a row, or behind the shield.
//!
//! ```
//! use rules::code::{Code, MAX_HOLES};
//!
//! let code = Code::new(&[0, 0, 1, 3]);
//! assert_eq!(code.symbols(), [0, 0, 1, 3]);
//! assert_eq!(code.count(0), 2);
//! assert!(code.symbols().len() <= MAX_HOLES);
//! ```

/// The most holes any rules have.
pub const MAX_HOLES: usize = 8;

/// Symbols by number, hole 1 first. The [`crate::Rules`] that made a code say what its numbers mean, and the code is
/// legal there.
///
/// In a pairs edition one number stands for a shape and a colour: see [`crate::space::Palette`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Code {
    symbols: [u8; MAX_HOLES],
    holes: u8,
}

impl Code {
    /// A code of these symbols. At most [`MAX_HOLES`] of them.
    pub fn new(symbols: &[u8]) -> Self {
        let mut code = Self { symbols: [0; MAX_HOLES], holes: symbols.len() as u8 };
        code.symbols[..symbols.len()].copy_from_slice(symbols);
        code
    }

    /// The symbols, hole 1 first.
    pub fn symbols(&self) -> &[u8] {
        &self.symbols[..usize::from(self.holes)]
    }

    /// How many holes hold this symbol.
    pub fn count(&self, symbol: u8) -> u8 {
        self.symbols().iter().filter(|s| **s == symbol).count() as u8
    }
}

impl std::fmt::Debug for Code {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.symbols()).finish()
    }
}
