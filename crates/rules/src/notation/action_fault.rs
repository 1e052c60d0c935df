//! What is wrong with a written action.

use strum::IntoStaticStr;

use super::answer::AnswerFault;
use super::code::CodeFault;
use super::quoted::{Quoted, sentences};
use crate::refusal::Refusal;

/// Why a written action can't be read.
#[derive(Clone, Debug, PartialEq, Eq, IntoStaticStr, thiserror::Error)]
#[strum(serialize_all = "kebab-case", prefix = "action-")]
pub enum ActionFault {
    /// No action is written like that.
    #[error("{} is not an action", Quoted(.text))]
    #[strum(serialize = "unknown")]
    NotAnAction {
        /// What was given.
        text: String,
    },
    /// A code in it is wrong.
    #[error("{}", sentences(.0))]
    Code(Vec<CodeFault>),
    /// The pins in it are wrong.
    #[error(transparent)]
    Pins(AnswerFault),
    /// A verdict that is neither right nor wrong.
    #[error("a verdict is “right” or “wrong”, not {}", Quoted(.text))]
    Verdict {
        /// What was given.
        text: String,
    },
    /// Hints that are not written by player.
    #[error("{} are not hints; write them as 2:b 3:w 4:-", Quoted(.text))]
    Hints {
        /// What was given.
        text: String,
    },
    /// Withheld pegs that can't be read.
    #[error("{} does not say what is withheld; write each colour of {letters} once with 1 or 2, such as R1Y2, or none", Quoted(.text))]
    Withheld {
        /// What was given.
        text: String,
        /// The letters of the colours.
        letters: String,
    },
    /// With counted pegs a secret must say what is withheld.
    #[error("with counted pegs a secret says what is withheld, or “withheld none”")]
    WithheldMissing,
    /// Pegs are not counted here, so none can be withheld.
    #[error("{}", Refusal::PegsNotCounted)]
    PegsNotCounted,
    /// A secret without its salt.
    #[error("a secret is followed by “salt” and 32 hex digits")]
    SaltMissing,
    /// A salt that is not 32 hex digits.
    #[error("a salt is 32 hex digits in lower case, not {}", Quoted(.text))]
    Salt {
        /// What was given.
        text: String,
    },
    /// A deal without its salts.
    #[error("a deal names its markers, then “salts” and one salt a marker")]
    SaltsMissing,
    /// A deal with another number of salts than markers.
    #[error("{markers} markers need as many salts, not {salts}")]
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
