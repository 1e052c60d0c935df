//! How well a computer plays.

use strum::IntoStaticStr;

use super::memory::BreakerMemory;
use crate::group::GroupLevel;

/// A computer's strength as breaker, in a party and in a group. Whatever the level, it keeps to the rules, answers
/// rightly, and claims when no secret fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Level {
    /// Forgets rows, and miscounts repeated symbols; in a group it takes hints of neighbours for each other.
    Beginner,
    /// Overlooks a row now and then.
    Casual,
    /// Seldom overlooks anything, and takes any code that fits.
    Practised,
    /// Hardly ever overlooks anything, and compares codes that fit.
    Expert,
    /// Plays the best strategy that is known.
    Perfect,
    /// No level, but something to compare levels with: any code that fits, each as likely.
    Random,
    /// No level either: the row with the most information, whatever else it leads to.
    Entropy,
}

impl Level {
    /// The levels, from the weakest to the strongest.
    pub const LEVELS: [Self; 5] =
        [Self::Beginner, Self::Casual, Self::Practised, Self::Expert, Self::Perfect];

    /// The levels, and what they are compared with.
    pub const ALL: [Self; 7] = [
        Self::Beginner,
        Self::Casual,
        Self::Practised,
        Self::Expert,
        Self::Perfect,
        Self::Random,
        Self::Entropy,
    ];

    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The level of that name.
    pub fn find(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }

    /// How it plays in a group.
    pub(crate) const fn group(self) -> GroupLevel {
        match self {
            Self::Beginner => GroupLevel::Beginner,
            Self::Casual => GroupLevel::Casual,
            Self::Practised => GroupLevel::Practised,
            Self::Random => GroupLevel::Random,
            Self::Expert | Self::Entropy => GroupLevel::Steady,
            Self::Perfect => GroupLevel::Top,
        }
    }

    /// What it keeps in mind of the rows on the board. The numbers were chosen by the rows that a level needs for
    /// the original game: see `docs/COMPUTER.md`.
    pub(crate) const fn memory(self) -> BreakerMemory {
        match self {
            Self::Beginner => BreakerMemory { sure: 1, overlooks: 580, misreads: 350 },
            Self::Casual => BreakerMemory { sure: 1, overlooks: 430, misreads: 190 },
            Self::Practised => BreakerMemory { sure: 2, overlooks: 240, misreads: 80 },
            Self::Expert => BreakerMemory { sure: 2, overlooks: 90, misreads: 0 },
            Self::Perfect | Self::Random | Self::Entropy => BreakerMemory::WHOLE,
        }
    }
}
