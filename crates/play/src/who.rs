//! Who a seat is for.

use std::fmt;
use std::str::FromStr;

use rules::Player;
use solver::computer::{Computer, Level, Maker};
use words::Words;

use crate::running::USUAL;

/// Who a seat is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// A person on a device of their own, who comes by a link or from the lobby.
    Link,
    /// A person at the device that opened the table.
    Here,
    /// The computer.
    Computer(Computer),
}

impl Who {
    /// Who plays the seat, in the words of the rules.
    pub const fn player(self) -> Player {
        match self {
            Self::Link | Self::Here => Player::Person,
            Self::Computer(Computer { maker: Maker::Contrary, .. }) => Player::Contrary,
            Self::Computer(_) => Player::Computer,
        }
    }

    /// The computer that plays the seat while no person does: the usual one in a person's place.
    pub const fn computer(self) -> Computer {
        match self {
            Self::Computer(computer) => computer,
            Self::Link | Self::Here => USUAL,
        }
    }
}

/// As the store keeps it: `person`, `here`, `computer expert cunning`.
impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Link => f.write_str("person"),
            Self::Here => f.write_str("here"),
            Self::Computer(computer) => {
                write!(f, "computer {} {}", computer.level.name(), computer.maker.name())
            }
        }
    }
}

impl FromStr for Who {
    type Err = NoWho;

    fn from_str(text: &str) -> Result<Self, NoWho> {
        let mut words = text.split(' ');
        let who = match (words.next(), words.next(), words.next()) {
            (Some("person"), None, _) => Self::Link,
            (Some("here"), None, _) => Self::Here,
            (Some("computer"), level, maker) => {
                let level = level.map_or(Some(USUAL.level), Level::find).ok_or(NoWho)?;
                let maker = maker.map_or(Some(Maker::Fair), Maker::find).ok_or(NoWho)?;
                Self::Computer(Computer { level, maker })
            }
            _ => return Err(NoWho),
        };
        if words.next().is_some() { Err(NoWho) } else { Ok(who) }
    }
}

/// A text that names nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "a seat is for a “person” (by link), a person “here” (at this device) or the “computer”, which may be followed by a \
     level ({}) and a maker ({})",
    Level::LEVELS.map(Level::name).join(", "),
    Maker::ALL.map(Maker::name).join(", ")
)]
pub struct NoWho;

impl NoWho {
    /// Who can be seated.
    pub fn told(self, words: Words) -> String {
        let levels = Level::LEVELS.map(Level::name).join(", ");
        words.problem_no_such_seating().levels(levels).makers(Maker::ALL.map(Maker::name).join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_sitter_is_read_as_written() {
        let computers = Level::ALL
            .into_iter()
            .flat_map(|level| Maker::ALL.map(|maker| Who::Computer(Computer { level, maker })));
        for who in [Who::Link, Who::Here].into_iter().chain(computers) {
            assert_eq!(who.to_string().parse(), Ok(who));
        }
        assert_eq!("computer".parse(), Ok(Who::Computer(USUAL)));
        for wrong in
            ["", "cat", "person x", "computer strong", "computer expert sly", "computer expert fair now"]
        {
            assert_eq!(wrong.parse::<Who>(), Err(NoWho), "{wrong}");
        }
    }
}
