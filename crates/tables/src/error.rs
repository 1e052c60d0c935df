//! Why the house did not do what it was asked: each a thing that a caller can act on.

use std::fmt;

use rules::Refusal;
use rules::notation::{ActionFault, sentences};
use rules::seat::NameFault;
use rules::setup::SetupFault;

use crate::who::NoWho;
use wire::Phrase;
use wire::TableState;

/// Why the house did not do what it was asked. It changed nothing.
#[derive(Debug, Clone)]
pub enum Error {
    /// There is no such table.
    NoTable,
    /// There is no such match, or its record is not for the caller.
    NoMatch,
    /// There is no such seat.
    NoSeat,
    /// There is no such edition.
    NoEdition {
        /// What was asked for.
        id: String,
    },
    /// Nobody can be seated like this.
    NoWho(NoWho),
    /// A mode that is none.
    NoMode {
        /// What was asked for.
        text: String,
    },
    /// What was chosen for the table can't be played: everything that is wrong with it.
    Setup(Vec<SetupFault>),
    /// No person would play at the table.
    NobodyPlays,
    /// A name can't be used.
    Name(NameFault),
    /// The seat is somebody else's, or the computer's.
    Occupied,
    /// No seat is free.
    Full,
    /// The caller sits at this table already.
    Seated {
        /// Where, from 1.
        seat: u8,
    },
    /// The caller does not sit there.
    NotYours,
    /// Only whoever opened the table may do that.
    NotOpener,
    /// Only those who sit at this table may look on.
    NoSpectators,
    /// The table was put away.
    Archived,
    /// The match has not begun: seats are free.
    Waiting,
    /// The match is under way.
    Running,
    /// The match is over.
    Over,
    /// Others were quicker: how it stands now.
    Stale(Box<TableState>),
    /// What is to be done can't be read.
    Action(ActionFault),
    /// The rules don't allow it.
    Refused(Refusal),
    /// The key was used for another request.
    KeyReused,
    /// The key can't be used: it is empty or too long.
    Key,
    /// The link was used, has run out, or never was one.
    LinkSpent,
    /// Nothing more can be done in this match but resigning: it has had too many actions.
    TooManyActions,
    /// The table has had as many matches as it can have.
    TooManyMatches,
    /// There is no advice at this table.
    NoAdvice,
    /// Nobody is away, or not long enough.
    NotAway {
        /// After how many milliseconds it can be asked again, if nobody comes.
        wait: Option<u64>,
    },
    /// Time is limited here: the clock sees to those who are away.
    ClockRuns,
    /// Only in a duel can a match be claimed.
    NotADuel,
    /// Too much at once.
    TooOften {
        /// How many milliseconds to wait.
        wait: u64,
    },
    /// A phrase that nobody says here.
    NoPhrase {
        /// What was said.
        text: String,
    },
    /// This edition has no daily secret.
    NoDaily,
    /// A date that is none, or none of today or before.
    NoDate {
        /// What was given.
        text: String,
    },
    /// Seats are held by token, and the caller has none.
    NoToken,
    /// The store can't be read, is full, or is away.
    Store(store::Error),
    /// The store holds something that the house can't read.
    Damaged,
}

impl Error {
    /// A word that stays the same for programs; of a fault of the rules its own.
    pub fn code(&self) -> &'static str {
        match self {
            Self::NoTable => "no-table",
            Self::NoMatch => "no-match",
            Self::NoSeat => "no-seat",
            Self::NoEdition { .. } => "no-edition",
            Self::NoWho(_) => "no-who",
            Self::NoMode { .. } => "no-mode",
            Self::Setup(faults) => faults.first().map_or("setup", SetupFault::code),
            Self::NobodyPlays => "nobody-plays",
            Self::Name(fault) => fault.code(),
            Self::Occupied => "occupied",
            Self::Full => "full",
            Self::Seated { .. } => "seated",
            Self::NotYours => "not-yours",
            Self::NotOpener => "not-opener",
            Self::NoSpectators => "no-spectators",
            Self::Archived => "archived",
            Self::Waiting => "waiting",
            Self::Running => "running",
            Self::Over => "over",
            Self::Stale(_) => "stale",
            Self::Action(fault) => fault.code(),
            Self::Refused(refusal) => refusal.code(),
            Self::KeyReused => "key-reused",
            Self::Key => "key",
            Self::LinkSpent => "link-spent",
            Self::TooManyActions => "too-many-actions",
            Self::TooManyMatches => "too-many-matches",
            Self::NoAdvice => "no-advice",
            Self::NotAway { .. } => "not-away",
            Self::ClockRuns => "clock-runs",
            Self::NotADuel => "not-a-duel",
            Self::TooOften { .. } => "too-often",
            Self::NoPhrase { .. } => "no-phrase",
            Self::NoDaily => "no-daily",
            Self::NoDate { .. } => "no-date",
            Self::NoToken => "no-token",
            Self::Store(store::Error::Unavailable(_)) => "unavailable",
            Self::Store(store::Error::Full(_)) => "disk-full",
            Self::Store(store::Error::Refused(_)) => "not-storable",
            Self::Store(store::Error::Corrupt(_)) | Self::Damaged => "damaged",
        }
    }

    /// Whether it may work later without any change.
    pub(crate) fn passes(&self) -> bool {
        matches!(self, Self::Store(store::Error::Unavailable(_) | store::Error::Full(_)))
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoEdition { id } => {
                return write!(f, "There is no edition {}.", rules::notation::Quoted(id));
            }
            Self::NoWho(no) => return write!(f, "Nobody can sit like that: {no}."),
            Self::NoMode { text } => {
                let text = rules::notation::Quoted(text);
                return write!(f, "{text} is no way to sit: it is table, solo or referee.");
            }
            Self::Setup(faults) => return f.write_str(&sentences(faults)),
            Self::Name(fault) => return write!(f, "The name can't be used: {fault}."),
            Self::Seated { seat } => return write!(f, "You sit at this table already, on seat {seat}."),
            Self::Action(fault) => return fault.fmt(f),
            Self::Refused(refusal) => return refusal.fmt(f),
            Self::TooOften { wait } => {
                return write!(f, "That is too often; wait {} seconds.", wait.div_ceil(1000));
            }
            Self::NoPhrase { text } => {
                let (text, all) = (rules::notation::Quoted(text), Phrase::ALL.map(Phrase::name).join(", "));
                return write!(f, "{text} is nothing that is said here; there is: {all}.");
            }
            Self::NoDate { text } => {
                let text = rules::notation::Quoted(text);
                return write!(
                    f,
                    "{text} has no daily secret: a day is written 2026-01-31 and is not in the future."
                );
            }
            Self::Store(error) => return error.fmt(f),
            Self::NoTable => "There is no such table; look for it in the lobby, or ask for its code.",
            Self::NoMatch => "There is no such match.",
            Self::NoSeat => "There is no such seat at this table.",
            Self::NobodyPlays => "At a table at least one person plays.",
            Self::Occupied => "That seat is taken; choose a free one.",
            Self::Full => "No seat is free at this table.",
            Self::NotYours => "You don't sit there; take a seat first.",
            Self::NotOpener => "Only whoever opened the table may do that; you can leave it.",
            Self::NoSpectators => "Only those who sit at this table may look on.",
            Self::Archived => "This table is closed; open a new one.",
            Self::Waiting => "The match begins when all seats are taken.",
            Self::Running => "The match is under way; end it first.",
            Self::Over => "The match is over; ask for a rematch.",
            Self::Stale(_) => "Others were quicker: look how it stands now.",
            Self::KeyReused => "That key was used for another request; take a new one.",
            Self::Key => "A key has 1 to 64 characters.",
            Self::LinkSpent => {
                "That link was used or has run out; ask for a new one on the device that has the seat."
            }
            Self::TooManyActions => "That was done often enough in this match; play on, or resign.",
            Self::TooManyMatches => "This table has had a thousand matches; open a new one.",
            Self::NoAdvice => "There is no advice at this table.",
            Self::NotAway { .. } => "Nobody has been away for long enough.",
            Self::ClockRuns => "Time is limited at this table: the clock sees to those who are away.",
            Self::NotADuel => "Only in a duel can the match be claimed; let the computer take over.",
            Self::NoDaily => "This edition has no daily secret: it can't be played alone.",
            Self::NoToken => "Seats are held by token; ask for one first.",
            Self::Damaged => "The database holds something unexpected; the server's log says what.",
        })
    }
}

impl std::error::Error for Error {}

impl From<store::Error> for Error {
    fn from(error: store::Error) -> Self {
        Self::Store(error)
    }
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<ActionFault> for Error {
    fn from(fault: ActionFault) -> Self {
        Self::Action(fault)
    }
}

impl From<NameFault> for Error {
    fn from(fault: NameFault) -> Self {
        Self::Name(fault)
    }
}

impl From<NoWho> for Error {
    fn from(no: NoWho) -> Self {
        Self::NoWho(no)
    }
}
