//! What is wrong with a written action.

use std::fmt;

use strum::IntoStaticStr;

use super::answer::AnswerFault;
use super::code::CodeFault;
use super::quoted::{Quoted, sentences};
use crate::refusal::Refusal;

/// Why a written action can't be read.
#[derive(Clone, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case", prefix = "action-")]
pub enum ActionFault {
    /// No action is written like that.
    #[strum(serialize = "unknown")]
    NotAnAction {
        /// What was given.
        text: String,
    },
    /// A code in it is wrong.
    Code(Vec<CodeFault>),
    /// The pins in it are wrong.
    Pins(AnswerFault),
    /// A verdict that is neither right nor wrong.
    Verdict {
        /// What was given.
        text: String,
    },
    /// Hints that are not written by player.
    Hints {
        /// What was given.
        text: String,
    },
    /// Withheld pegs that can't be read.
    Withheld {
        /// What was given.
        text: String,
        /// The letters of the colours.
        letters: String,
    },
    /// With counted pegs a secret must say what is withheld.
    WithheldMissing,
    /// Pegs are not counted here, so none can be withheld.
    PegsNotCounted,
    /// A secret without its salt.
    SaltMissing,
    /// A salt that is not 32 hex digits.
    Salt {
        /// What was given.
        text: String,
    },
    /// A deal without its salts.
    SaltsMissing,
    /// A deal with another number of salts than markers.
    SaltCount {
        /// The markers.
        markers: usize,
        /// The salts.
        salts: usize,
    },
}

impl ActionFault {
    /// A word that stays the same for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Code(_) => "code",
            Self::Pins(fault) => fault.code(),
            Self::PegsNotCounted => Refusal::PegsNotCounted.code(),
            other => other.into(),
        }
    }
}

impl From<Vec<CodeFault>> for ActionFault {
    fn from(faults: Vec<CodeFault>) -> Self {
        Self::Code(faults)
    }
}

impl From<CodeFault> for ActionFault {
    fn from(fault: CodeFault) -> Self {
        Self::Code(vec![fault])
    }
}

impl From<AnswerFault> for ActionFault {
    fn from(fault: AnswerFault) -> Self {
        Self::Pins(fault)
    }
}

impl fmt::Display for ActionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAnAction { text } => write!(f, "{} is not an action", Quoted(text)),
            Self::Code(faults) => f.write_str(&sentences(faults)),
            Self::Pins(fault) => fault.fmt(f),
            Self::Verdict { text } => {
                write!(f, "a verdict is “right” or “wrong”, not {}", Quoted(text))
            }
            Self::Hints { text } => write!(f, "{} are not hints; write them as 2:b 3:w 4:-", Quoted(text)),
            Self::Withheld { text, letters } => write!(
                f,
                "{} does not say what is withheld; write each colour of {letters} once with 1 or 2, such as R1Y2, or none",
                Quoted(text)
            ),
            Self::WithheldMissing => {
                f.write_str("with counted pegs a secret says what is withheld, or “withheld none”")
            }
            Self::PegsNotCounted => Refusal::PegsNotCounted.fmt(f),
            Self::SaltMissing => f.write_str("a secret is followed by “salt” and 32 hex digits"),
            Self::Salt { text } => {
                write!(f, "a salt is 32 hex digits in lower case, not {}", Quoted(text))
            }
            Self::SaltsMissing => f.write_str("a deal names its markers, then “salts” and one salt a marker"),
            Self::SaltCount { markers, salts } => {
                write!(f, "{markers} markers need as many salts, not {salts}")
            }
        }
    }
}
