//! What is wrong with a record, and where.

use std::fmt;

use strum::IntoStaticStr;

use super::action_fault::ActionFault;
use super::quoted::Quoted;
use super::record::{FORMAT_VERSION, RULES_VERSION};
use crate::option::OptionKey;
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::setup::SetupFault;

/// One thing that is wrong with a record.
#[derive(Clone, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {what}")]
pub struct RecordFault {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
    /// What is wrong there.
    pub what: Wrong,
}

/// What can be wrong with a record.
#[derive(Clone, Debug, IntoStaticStr, thiserror::Error)]
#[strum(serialize_all = "kebab-case", prefix = "record-")]
pub enum Wrong {
    /// Not a record at all.
    #[error("this is not a match; a match begins with “codeknacker match {FORMAT_VERSION} finished”")]
    #[strum(serialize = "not-a-match")]
    NotARecord,
    /// A version of the format that is not known.
    #[error("format version {} is not known here, only 1 to {FORMAT_VERSION}; a later one needs a newer codeknacker", Quoted(.0))]
    UnknownFormat(String),
    /// A version of the rules that is not known.
    #[error("rules version {} is not known here, only 1 to {RULES_VERSION}; a later one needs a newer codeknacker", Quoted(.0))]
    UnknownRules(String),
    /// Bytes that aren't UTF-8.
    #[error("this is not text; a match is written in UTF-8")]
    NotText,
    /// What one viewer may see: it lacks what is needed to play it again.
    #[error(
        "this shows a running match as one viewer may see it, without its secrets: it can't be played again"
    )]
    SeenOnly,
    /// Something else is expected there.
    #[error(fmt = show_expected)]
    Expected {
        /// What should.
        what: Expected,
        /// What does.
        found: String,
    },
    /// What was agreed is not possible.
    #[error(transparent)]
    Setup(SetupFault),
    /// An action that can't be read.
    #[error(transparent)]
    Action(ActionFault),
    /// An action that the rules refuse.
    #[error("the rules refuse this: {0}")]
    Refused(Refusal),
    /// Steps that can't be checked, since one before them can't be played.
    #[error("from here on nothing can be checked, since the step before can't be played")]
    Unchecked,
    /// A result that the rules don't give.
    #[error(fmt = show_difference)]
    Differs {
        /// What is written.
        written: String,
        /// What is right.
        right: String,
    },
    /// The match goes on, but the record is closed.
    #[error("the record is closed here, but the match is not over")]
    NotOver,
    /// A finished record without its closing line and digest.
    #[error("a finished record ends with a closing line and a digest; they are missing")]
    NotClosed,
    /// The digest does not match: something was changed.
    #[error("the digest does not match: something in the record was changed (it would be {right})")]
    Digest {
        /// The right one.
        right: String,
    },
    /// There is text after the digest.
    #[error("nothing may stand after the digest")]
    AfterEnd,
}

/// What is expected in a place of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// The kind of record.
    Kind,
    /// Something that begins with this word.
    Word(&'static str),
    /// A whole line that begins with this word, where the text ends.
    Line(&'static str),
    /// The identity of a match.
    Identity,
    /// An edition.
    Edition,
    /// The kind of sitting.
    Mode,
    /// This option.
    Option(OptionKey),
    /// How long the match lasts.
    Length,
    /// A seat.
    Seat,
    /// Who sits in this seat.
    Chair(Seat),
    /// The step of this number.
    Step(usize),
    /// A time.
    Time,
    /// Who acts, and an action.
    Actor,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Kind => f.write_str("“finished” or “running”"),
            Self::Word(word) => write!(f, "“{word} …”"),
            Self::Line(word) => write!(f, "the line “{word} …”"),
            Self::Identity => f.write_str("an identity of lower-case letters, digits and hyphens"),
            Self::Edition => f.write_str("an edition's id"),
            Self::Mode => f.write_str("“table”, “solo” or “referee”"),
            Self::Option(key) => write!(f, "the option {}", key.name()),
            Self::Length => f.write_str("a number of rounds or of points"),
            Self::Seat => f.write_str("a seat"),
            Self::Chair(seat) => {
                write!(f, "“{seat}” with person, computer or contrary and a name in quotes or none")
            }
            Self::Step(number) => write!(f, "step {number}"),
            Self::Time => f.write_str("a time in seconds, not before that of the step before"),
            Self::Actor => f.write_str("“seat” with its number or “table”, and an action"),
        }
    }
}

impl Wrong {
    /// A word that stays the same for programs; of what was agreed, read or refused its own.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Setup(fault) => fault.code(),
            Self::Action(fault) => fault.code(),
            Self::Refused(refusal) => refusal.code(),
            other => other.into(),
        }
    }
}

/// Says what is expected in a place where there is something else, or nothing.
fn show_expected(what: &Expected, found: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if found.is_empty() {
        write!(f, "{what} is missing")
    } else {
        write!(f, "expected {what}, found {}", Quoted(found))
    }
}

/// Says how a result differs from the one that the rules give.
fn show_difference(written: &str, right: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if written.is_empty() {
        write!(f, "what this led to is missing: “{right}”")
    } else if right.is_empty() {
        write!(f, "{} is written, but nothing comes of this", Quoted(written))
    } else {
        write!(f, "{} is written, but right is “{right}”", Quoted(written))
    }
}
