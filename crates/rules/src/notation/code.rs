//! Codes in letters: `RRYB`, `R.BG`, `tR sB .G c.`, `1234`, `WORD`, and a group's marker, `3R`.

use std::fmt;

use strum::IntoStaticStr;

use super::quoted::Quoted;
use crate::answer::Marker;
use crate::code::{Code, MAX_HOLES};
use crate::language::is_accent;
use crate::rules::Rules;
use crate::space::CodeSpace;
use crate::symbol::{BLANK, Symbol};

/// At most this many unknown characters are named one by one, enough for the longest code; the rest are only counted.
const MOST_STRANGE: usize = 2 * MAX_HOLES;

/// The letters allowed in a hole, for a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Letters {
    /// The symbols.
    pub symbols: &'static [Symbol],
    /// Whether the hole may stay empty, too.
    pub blanks: bool,
}

impl Letters {
    /// The letters alone, with spaces between them.
    pub fn plain(&self) -> String {
        let letters: Vec<_> = self.symbols.iter().map(|symbol| symbol.letter.to_string()).collect();
        letters.join(" ")
    }
}

impl fmt::Display for Letters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.plain())?;
        if self.blanks { write!(f, " {BLANK} (empty)") } else { Ok(()) }
    }
}

/// One thing that is wrong with a written code.
#[derive(Clone, Debug, PartialEq, Eq, IntoStaticStr, thiserror::Error)]
#[strum(serialize_all = "kebab-case", prefix = "code-")]
pub enum CodeFault {
    /// A character that means nothing here.
    #[error("character {place}, {}, can't stand in {}; allowed: {allowed}", Quoted(&.found.to_string()), hole_name(*.hole))]
    Character {
        /// Which character of the text, from 1.
        place: usize,
        /// The character.
        found: char,
        /// Which hole it was meant for, from 1; none if it lies beyond the last.
        hole: Option<usize>,
        /// The letters allowed there.
        allowed: Letters,
    },
    /// Too few or too many holes filled.
    #[error("a row has {wanted} holes, this one fills {given}")]
    Length {
        /// Those needed.
        wanted: usize,
        /// Those given.
        given: usize,
    },
    /// An empty hole, where none may be empty.
    #[error("hole {hole} may not stay empty; allowed: {allowed}")]
    Blank {
        /// Which hole, from 1.
        hole: usize,
        /// The letters allowed there.
        allowed: Letters,
    },
    /// A symbol for the second time, where none may repeat.
    #[error("{} in hole {hole} is already in hole {first}; no symbol may repeat", .symbol.map_or(BLANK, |symbol| symbol.letter))]
    Repeated {
        /// The symbol; none if it is an empty hole.
        symbol: Option<&'static Symbol>,
        /// The hole where it is repeated, from 1.
        hole: usize,
        /// The hole where it stood first, from 1.
        first: usize,
    },
    /// Letters that make no word of the list.
    #[error("{} is not in the word list ({language})", Quoted(.word))]
    NotAWord {
        /// The letters.
        word: String,
        /// The list's language.
        language: &'static str,
    },
    /// A group's answer with another number of empty holes than unused numbers.
    #[error("exactly {wanted} {} empty here, not {given}", if *.wanted == 1 { "hole stays" } else { "holes stay" })]
    #[strum(serialize = "empty-holes")]
    Empty {
        /// The holes that must be empty.
        wanted: u8,
        /// Those that are.
        given: u8,
    },
    /// A marker that is not a number and a colour.
    #[error("{} is not a marker; write a number from 1 to {holes} and a colour of {allowed}, such as 3R", Quoted(.text))]
    Marker {
        /// What was given.
        text: String,
        /// The highest number.
        holes: u8,
        /// The letters of the colours.
        allowed: Letters,
    },
}

/// A hole by its number, or any.
fn hole_name(hole: Option<usize>) -> String {
    hole.map_or_else(|| "any hole".to_owned(), |hole| format!("hole {hole}"))
}

impl CodeFault {
    /// A word that stays the same for programs.
    pub fn code(&self) -> &'static str {
        self.into()
    }
}

impl Rules {
    /// Reads a row that may be placed, or says everything that is wrong with it.
    pub fn read_row(&self, text: &str) -> Result<Code, Vec<CodeFault>> {
        self.read_code(text, self.guesses())
    }

    /// Reads a secret (group: a whole answer), or says everything that is wrong with it.
    pub fn read_secret(&self, text: &str) -> Result<Code, Vec<CodeFault>> {
        self.read_code(text, self.secrets())
    }

    fn read_code(&self, text: &str, space: &CodeSpace) -> Result<Code, Vec<CodeFault>> {
        let mut faults = Vec::new();
        let pairs = !self.palette().shapes.is_empty();
        let per_hole = if pairs { 2 } else { 1 };
        let wanted = usize::from(self.holes()) * per_hole;
        let mut read = [None; 2 * MAX_HOLES];
        let mut given = 0usize;
        let mut strange = 0;
        let mut characters = text.chars().enumerate().peekable();
        while let Some((place, typed)) = characters.next() {
            if is_separator(typed) {
                continue;
            }
            let typed = match (self.word_list(), characters.peek()) {
                (Some(list), Some((_, next))) => list.language().compose(typed, *next),
                _ => typed,
            };
            if self.word_list().is_some() && is_accent(typed) {
                continue;
            }
            let mut one = |letter: char| {
                let number = self.number_of(letter, pairs && given.is_multiple_of(2));
                if number.is_none() {
                    strange += 1;
                    if strange <= MOST_STRANGE {
                        faults.push(self.character_fault(typed, place, given, wanted));
                    }
                }
                if let Some(hole) = read[..wanted].get_mut(given) {
                    *hole = number;
                }
                given += 1;
            };
            match self.word_list() {
                Some(list) => list.language().spell(typed).for_each(&mut one),
                None if pairs => one(typed),
                None => one(typed.to_ascii_uppercase()),
            }
        }
        if given != wanted {
            // Half a pair fills no hole, and half a pair too many is one too many.
            let filled = if given < wanted { given / per_hole } else { given.div_ceil(per_hole) };
            faults.push(CodeFault::Length { wanted: self.holes().into(), given: filled });
        }
        if !faults.is_empty() {
            self.repeated(&read[..given.min(wanted)], &mut faults);
            return Err(faults);
        }
        // Without a fault, every place up to the last has been read.
        let number = |place: usize| read[place].unwrap_or_default();
        let mut symbols = [0; MAX_HOLES];
        let symbols = &mut symbols[..usize::from(self.holes())];
        for (hole, symbol) in symbols.iter_mut().enumerate() {
            *symbol = if pairs {
                number(2 * hole) * self.palette().colours() + number(2 * hole + 1)
            } else {
                number(hole)
            };
        }
        self.check(Code::new(symbols), space)
    }

    /// The number of a letter, as a shape or as a colour or single symbol.
    fn number_of(&self, letter: char, as_shape: bool) -> Option<u8> {
        let palette = self.palette();
        let symbols = if as_shape { palette.shapes } else { palette.symbols };
        if letter == BLANK {
            return palette.blanks.then_some(symbols.len() as u8);
        }
        symbols.iter().position(|symbol| symbol.letter == letter).map(|place| place as u8)
    }

    fn character_fault(&self, found: char, place: usize, given: usize, wanted: usize) -> CodeFault {
        let palette = self.palette();
        let pairs = !palette.shapes.is_empty();
        let shape = pairs && given.is_multiple_of(2);
        let symbols = if shape { palette.shapes } else { palette.symbols };
        let hole = if pairs { given / 2 } else { given } + 1;
        let allowed = Letters { symbols, blanks: palette.blanks };
        match (found, given < wanted) {
            (BLANK, true) => CodeFault::Blank { hole, allowed },
            (found, within) => {
                CodeFault::Character { place: place + 1, found, hole: within.then_some(hole), allowed }
            }
        }
    }

    /// The code itself if it is in the space, or everything that keeps it out.
    pub(crate) fn check(&self, code: Code, space: &CodeSpace) -> Result<Code, Vec<CodeFault>> {
        if space.contains(code) {
            return Ok(code);
        }
        let palette = self.palette();
        let symbols = code.symbols();
        let mut faults = Vec::new();
        if symbols.len() != usize::from(self.holes()) {
            faults.push(CodeFault::Length { wanted: self.holes().into(), given: symbols.len() });
        }
        for (hole, symbol) in symbols.iter().enumerate() {
            if *symbol >= palette.size() {
                let allowed = Letters { symbols: palette.symbols, blanks: palette.blanks };
                let (place, hole) = (hole + 1, Some(hole + 1));
                faults.push(CodeFault::Character { place, found: '?', hole, allowed });
            }
        }
        let mut holes = [None; MAX_HOLES];
        holes.iter_mut().zip(symbols).for_each(|(hole, symbol)| *hole = Some(*symbol));
        self.repeated(&holes[..symbols.len()], &mut faults);
        if faults.is_empty() {
            faults.push(match (self.word_list(), palette.blank()) {
                (Some(list), _) => {
                    CodeFault::NotAWord { word: self.show(code), language: list.language().tag() }
                }
                (None, Some(blank)) => CodeFault::Empty {
                    wanted: self.holes() - self.boards().total(),
                    given: code.count(blank),
                },
                (None, None) => CodeFault::Length { wanted: self.holes().into(), given: symbols.len() },
            });
        }
        Err(faults)
    }

    /// Adds a fault for every repeated symbol, where none may repeat; a hole that couldn't be read repeats nothing.
    fn repeated(&self, holes: &[Option<u8>], faults: &mut Vec<CodeFault>) {
        if self.repeats() {
            return;
        }
        for (hole, symbol) in holes.iter().enumerate() {
            if let (Some(number), Some(first)) = (symbol, holes[..hole].iter().position(|s| s == symbol)) {
                let symbol = self.palette().symbols.get(usize::from(*number));
                faults.push(CodeFault::Repeated { symbol, hole: hole + 1, first: first + 1 });
            }
        }
    }

    /// A code in letters.
    pub fn show(&self, code: Code) -> String {
        let mut text = String::with_capacity(3 * MAX_HOLES);
        self.show_into(code, &mut text);
        text
    }

    /// Appends a code in letters.
    pub fn show_into(&self, code: Code, text: &mut String) {
        let palette = self.palette();
        for (hole, symbol) in code.symbols().iter().enumerate() {
            if palette.shapes.is_empty() {
                text.push(palette.letter(*symbol));
            } else {
                let (shape, colour) = palette.pair(*symbol);
                if hole > 0 {
                    text.push(' ');
                }
                text.push(palette.shape_letter(shape));
                text.push(palette.letter(colour));
            }
        }
    }

    /// Reads a group's marker, `3R`.
    pub fn read_marker(&self, text: &str) -> Result<Marker, CodeFault> {
        let mut parts = text.trim().chars();
        let number = parts.next().and_then(|c| c.to_digit(10)).map(|n| n as u8);
        let number = number.filter(|number| (1..=self.holes()).contains(number));
        let colour = parts.next().filter(|c| *c != BLANK);
        let colour = colour.and_then(|c| self.number_of(c.to_ascii_uppercase(), false));
        match (number, colour, parts.next()) {
            (Some(number), Some(colour), None) => Ok(Marker { number, colour }),
            _ => Err(CodeFault::Marker {
                text: text.to_owned(),
                holes: self.holes(),
                allowed: Letters { symbols: self.palette().symbols, blanks: false },
            }),
        }
    }

    /// A marker in letters.
    pub fn show_marker(&self, marker: Marker) -> String {
        format!("{}{}", marker.number, self.palette().letter(marker.colour))
    }
}

/// Spaces and the like between symbols are forgiven.
fn is_separator(c: char) -> bool {
    c.is_whitespace() || matches!(c, ',' | ';' | '-' | '/' | '|')
}
