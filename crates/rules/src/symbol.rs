//! The pieces that go into holes: colours, shapes, digits and letters, each with a letter to type, a mark to feel or
//! see, and a colour that is never the only carrier.
//!
//! ```
//! use rules::symbol::{
//!     BLANK, DIGITS_0_TO_9, DIGITS_1_TO_6, EIGHT, FIVE, LETTERS, LOCK, Mark, Rgb, SHAPES, SIX,
//!     SIXTEEN, Symbol,
//! };
//!
//! let red: Symbol = SIX[0];
//! assert_eq!((red.letter, red.name, red.mark, red.mark.name()), ('R', "red", Mark::Dot, "dot"));
//! assert_eq!(red.colour.to_string(), "#d62f2f");
//! assert!(!red.colour.is_light() && Rgb(255, 255, 255).is_light());
//! assert_eq!([SIX, EIGHT, LOCK, FIVE, SIXTEEN].map(<[_]>::len), [6, 8, 8, 5, 16]);
//! assert_eq!(
//!     [DIGITS_0_TO_9, DIGITS_1_TO_6, LETTERS, SHAPES].map(|set| set[0].letter),
//!     ['0', '1', 'A', 't']
//! );
//! assert!(SIXTEEN.iter().all(|symbol| symbol.letter != BLANK));
//! ```

use std::fmt;

use strum::IntoStaticStr;

/// A colour as red, green and blue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rgb(pub u8, pub u8, pub u8);

impl Rgb {
    /// Whether dark ink reads better on it than light ink.
    pub const fn is_light(self) -> bool {
        let Self(red, green, blue) = self;
        // The weights with which the eye sees brightness, in thousandths.
        299 * red as u32 + 587 * green as u32 + 114 * blue as u32 > 128_000
    }
}

/// As CSS, SVG and the API write it: `#c8102e`.
impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(red, green, blue) = self;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}

/// The pattern that tells a symbol apart without colour sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Mark {
    /// A filled dot in the middle.
    Dot,
    /// A ring.
    Ring,
    /// An upright cross.
    Plus,
    /// A diagonal cross.
    Cross,
    /// Nothing: the plain face.
    Plain,
    /// One upright bar.
    Bar,
    /// One level bar.
    Dash,
    /// One bar rising to the right.
    Rise,
    /// One bar falling to the right.
    Fall,
    /// Two dots.
    TwoDots,
    /// Three dots.
    ThreeDots,
    /// Two upright bars.
    TwoBars,
    /// Two level bars.
    TwoDashes,
    /// A diamond.
    Diamond,
    /// A star.
    Star,
    /// A wave.
    Wave,
    /// An outline of a shape, named by the symbol itself.
    Outline,
    /// The symbol's own letter or digit is its mark.
    Glyph,
}

impl Mark {
    /// The mark's name in lists and JSON.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// One symbol of an edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symbol {
    /// The letter it is written with.
    pub letter: char,
    /// Its English name, in lower case; also the key under which its translations are kept.
    pub name: &'static str,
    /// Its pattern.
    pub mark: Mark,
    /// Its colour.
    pub colour: Rgb,
}

/// The letter of an empty hole.
pub const BLANK: char = '.';

const fn colour(letter: char, name: &'static str, mark: Mark, r: u8, g: u8, b: u8) -> Symbol {
    Symbol { letter, name, mark, colour: Rgb(r, g, b) }
}

const RED: Symbol = colour('R', "red", Mark::Dot, 0xd6, 0x2f, 0x2f);
const YELLOW: Symbol = colour('Y', "yellow", Mark::Ring, 0xf2, 0xc4, 0x1d);
const GREEN: Symbol = colour('G', "green", Mark::Plus, 0x2e, 0x9e, 0x4f);
const BLUE: Symbol = colour('B', "blue", Mark::Cross, 0x2a, 0x66, 0xd1);
const WHITE: Symbol = colour('W', "white", Mark::Plain, 0xf7, 0xf5, 0xef);
const BLACK: Symbol = colour('K', "black", Mark::Bar, 0x25, 0x25, 0x28);
const ORANGE: Symbol = colour('O', "orange", Mark::Dash, 0xf0, 0x82, 0x1e);
const BROWN: Symbol = colour('N', "brown", Mark::Rise, 0x80, 0x4f, 0x2b);
const PINK: Symbol = colour('P', "pink", Mark::Fall, 0xf0, 0x8c, 0xb4);
const SILVER: Symbol = colour('S', "silver", Mark::TwoDots, 0xb4, 0xba, 0xc2);
const VIOLET: Symbol = colour('V', "violet", Mark::ThreeDots, 0x7a, 0x3f, 0xb5);
const CYAN: Symbol = colour('C', "cyan", Mark::TwoBars, 0x2b, 0xb8, 0xc4);
const LIME: Symbol = colour('L', "lime", Mark::TwoDashes, 0xa9, 0xd1, 0x2c);
const MAROON: Symbol = colour('M', "maroon", Mark::Diamond, 0x7d, 0x1c, 0x3a);
const TAN: Symbol = colour('T', "tan", Mark::Star, 0xcf, 0xad, 0x7e);
const AZURE: Symbol = colour('A', "azure", Mark::Wave, 0x7f, 0xc0, 0xf5);

/// The six colours of 1972.
pub const SIX: &[Symbol] = &[RED, YELLOW, GREEN, BLUE, WHITE, BLACK];
/// The eight colours of the later editions.
pub const EIGHT: &[Symbol] = &[RED, YELLOW, GREEN, BLUE, WHITE, BLACK, ORANGE, BROWN];
/// The eight colours of the code lock.
pub const LOCK: &[Symbol] = &[WHITE, PINK, GREEN, RED, ORANGE, SILVER, YELLOW, BLUE];
/// The five colours of grand.
pub const FIVE: &[Symbol] = &[RED, YELLOW, GREEN, BLUE, BLACK];
/// All colours, for custom rules.
pub const SIXTEEN: &[Symbol] = &[
    RED, YELLOW, GREEN, BLUE, WHITE, BLACK, ORANGE, BROWN, PINK, SILVER, VIOLET, CYAN, LIME, MAROON, TAN,
    AZURE,
];

const fn shape(letter: char, name: &'static str) -> Symbol {
    Symbol { letter, name, mark: Mark::Outline, colour: Rgb(0xe9, 0xe4, 0xd8) }
}

/// The five shapes of grand.
pub const SHAPES: &[Symbol] = &[
    shape('t', "triangle"),
    shape('s', "square"),
    shape('c', "circle"),
    shape('r', "rectangle"),
    shape('h', "hexagon"),
];

const fn glyph(letter: char, name: &'static str) -> Symbol {
    Symbol { letter, name, mark: Mark::Glyph, colour: Rgb(0xe9, 0xe4, 0xd8) }
}

/// The digits 0 to 9.
pub const DIGITS_0_TO_9: &[Symbol] = &[
    glyph('0', "zero"),
    glyph('1', "one"),
    glyph('2', "two"),
    glyph('3', "three"),
    glyph('4', "four"),
    glyph('5', "five"),
    glyph('6', "six"),
    glyph('7', "seven"),
    glyph('8', "eight"),
    glyph('9', "nine"),
];

/// The digits 1 to 6.
pub const DIGITS_1_TO_6: &[Symbol] = DIGITS_0_TO_9.split_at(7).0.split_at(1).1;

/// The letters A to Z and, after them, the three umlauts: a word's language uses the first 26 or all 29.
pub const LETTERS: &[Symbol] = &[
    glyph('A', "A"),
    glyph('B', "B"),
    glyph('C', "C"),
    glyph('D', "D"),
    glyph('E', "E"),
    glyph('F', "F"),
    glyph('G', "G"),
    glyph('H', "H"),
    glyph('I', "I"),
    glyph('J', "J"),
    glyph('K', "K"),
    glyph('L', "L"),
    glyph('M', "M"),
    glyph('N', "N"),
    glyph('O', "O"),
    glyph('P', "P"),
    glyph('Q', "Q"),
    glyph('R', "R"),
    glyph('S', "S"),
    glyph('T', "T"),
    glyph('U', "U"),
    glyph('V', "V"),
    glyph('W', "W"),
    glyph('X', "X"),
    glyph('Y', "Y"),
    glyph('Z', "Z"),
    glyph('Ä', "Ä"),
    glyph('Ö', "Ö"),
    glyph('Ü', "Ü"),
];
