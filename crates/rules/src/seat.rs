//! Who sits where, who acts, and who looks on.

use std::fmt;

/// A seat. The next number is the seat to its left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The seat of an index from 0.
    pub const fn new(index: usize) -> Self {
        Self(if index > u8::MAX as usize { u8::MAX } else { index as u8 })
    }

    /// Its index from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its number from 1, as people count.
    pub const fn number(self) -> u8 {
        self.0.saturating_add(1)
    }

    /// The seat so many places to the left, at a table of `seats`.
    #[must_use]
    pub const fn left(self, places: usize, seats: usize) -> Self {
        Self(((self.0 as usize + places) % seats) as u8)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.number())
    }
}

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// A person.
    Person,
    /// The computer.
    Computer,
    /// A computer that, as maker, decides its secret late and answers so as to cost the most: declared, and
    /// without a commitment.
    Contrary,
}

impl Player {
    /// The word it is written with.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Person => "person",
            Self::Computer => "computer",
            Self::Contrary => "contrary",
        }
    }

    /// The player of that word.
    pub fn find(name: &str) -> Option<Self> {
        [Self::Person, Self::Computer, Self::Contrary].into_iter().find(|player| player.name() == name)
    }
}

/// A player's name: 1 to 24 characters, none of them invisible or turning the direction of text.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Name(String);

impl Name {
    /// The most characters of a name.
    pub const MAX: usize = 24;

    /// The name, spaces at its ends dropped.
    pub fn new(text: &str) -> Result<Self, NameFault> {
        let text = text.trim();
        match text.chars().count() {
            0 => return Err(NameFault::Empty),
            1..=Self::MAX => {}
            characters => return Err(NameFault::TooLong { characters }),
        }
        match text.chars().position(invisible) {
            None => Ok(Self(text.to_owned())),
            Some(place) => Err(NameFault::Invisible { place: place + 1 }),
        }
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Control characters, line and paragraph separators, marks that turn or hide text, and the quote that ends a
/// name in a record.
fn invisible(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{00AD}' | '\u{061C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180E}'
            | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{3164}'
            | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFB}'
            | '\u{E0000}'..='\u{E0FFF}' | '"')
}

/// What is wrong with a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameFault {
    /// Nothing in it.
    Empty,
    /// Too many characters.
    TooLong {
        /// How many.
        characters: usize,
    },
    /// A character that can't be seen, turns the direction of text, or is a double quote.
    Invisible {
        /// Which character, from 1.
        place: usize,
    },
}

impl NameFault {
    /// A word that stays the same for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Empty => "name-empty",
            Self::TooLong { .. } => "name-too-long",
            Self::Invisible { .. } => "name-invisible",
        }
    }
}

impl fmt::Display for NameFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("a name needs at least one character"),
            Self::TooLong { characters } => {
                write!(f, "a name has at most {} characters, this one has {characters}", Name::MAX)
            }
            Self::Invisible { place } => {
                write!(
                    f,
                    "character {place} of the name can't be used: letters that show, please, and no double quotes"
                )
            }
        }
    }
}

/// A seat as it was taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chair {
    /// Who plays it.
    pub player: Player,
    /// The player's name, if given.
    pub name: Option<Name>,
}

/// Who does something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    /// A player.
    Seat(Seat),
    /// The table itself: deals, and calls time.
    Table,
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => seat.fmt(f),
            Self::Table => f.write_str("table"),
        }
    }
}

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Anyone else.
    Spectator,
}
