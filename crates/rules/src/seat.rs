//! Who sits where, who acts, and who watches.
//!
//! ```
//! use rules::seat::{Actor, Chair, Name, Player, Seat, Viewer};
//!
//! let last = Seat::new(2);
//! assert_eq!((last.index(), last.number(), last.to_string().as_str()), (2, 3, "seat 3"));
//! assert_eq!(last.left(1, 3), Seat::new(0));
//! assert_eq!(Player::find("computer"), Some(Player::Computer));
//! let chair = Chair { player: Player::Person, name: Name::new("Ada").ok() };
//! assert_eq!((chair.player.name(), chair.name.unwrap().as_str()), ("person", "Ada"));
//! // The table deals and calls time; those who only watch are no seat.
//! assert_eq!(Actor::Table.to_string(), "table");
//! assert_ne!(Viewer::Seat(last), Viewer::Spectator);
//! ```

use std::fmt;

use strum::IntoStaticStr;

pub use crate::name::{Name, NameFault};

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

    /// The seat a number of places to the left, at a table of `seats`.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
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
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The player of that word.
    pub fn find(name: &str) -> Option<Self> {
        [Self::Person, Self::Computer, Self::Contrary].into_iter().find(|player| player.name() == name)
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

/// The viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Anyone else.
    Spectator,
}
