//! How many secrets fit, as far as it is known.

use std::fmt;

/// A number of secrets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// Exactly this many.
    Exactly(u64),
    /// More than this: the space was too large to go on counting.
    MoreThan(u64),
    /// None was found, but the space was too large or the time too short to be sure.
    Unknown,
}

impl Count {
    /// A lower bound.
    pub const fn at_least(self) -> u64 {
        match self {
            Self::Exactly(count) => count,
            Self::MoreThan(count) => count.saturating_add(1),
            Self::Unknown => 0,
        }
    }

    /// Whether it is known that there is none.
    pub const fn is_none(self) -> bool {
        matches!(self, Self::Exactly(0))
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exactly(count) => write!(f, "{count}"),
            Self::MoreThan(count) => write!(f, "more than {count}"),
            Self::Unknown => f.write_str("unknown"),
        }
    }
}
