//! Why the house did not do what it was asked: each a thing that a caller can act on.

use play::NoWho;
use rules::Refusal;
use rules::notation::{ActionFault, Quoted, sentences};
use rules::seat::NameFault;
use rules::setup::SetupFault;
use strum::IntoStaticStr;
use wire::{Phrase, TableState};

use crate::absence::StillHere;

/// Why the house did not do what it was asked. It changed nothing.
#[derive(Debug, Clone, thiserror::Error, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum HouseError {
    /// There is no such table.
    #[error("There is no such table; look for it in the lobby, or ask for its code.")]
    NoTable,
    /// There is no such match, or its record is not for the caller.
    #[error("There is no such match.")]
    NoMatch,
    /// There is no such seat.
    #[error("There is no such seat at this table.")]
    NoSeat,
    /// There is no such edition.
    #[error("There is no edition {}.", Quoted(id))]
    NoEdition {
        /// What was asked for.
        id: String,
    },
    /// Nobody can be seated like this.
    #[error("Nobody can sit like that: {0}.")]
    NoWho(#[from] NoWho),
    /// A mode that is none.
    #[error("{} is no way to sit: it is table, solo or referee.", Quoted(text))]
    NoMode {
        /// What was asked for.
        text: String,
    },
    /// What was chosen for the table can't be played: everything that is wrong with it.
    #[error("{}", sentences(.0))]
    Setup(Vec<SetupFault>),
    /// No person would play at the table.
    #[error("At a table at least one person plays.")]
    NobodyPlays,
    /// A name can't be used.
    #[error("The name can't be used: {0}.")]
    Name(#[from] NameFault),
    /// The seat is somebody else's, or the computer's.
    #[error("That seat is taken; choose a free one.")]
    Occupied,
    /// No seat is free.
    #[error("No seat is free at this table.")]
    Full,
    /// The caller sits at this table already.
    #[error("You sit at this table already, on seat {seat}.")]
    Seated {
        /// Where, from 1.
        seat: u8,
    },
    /// The caller does not sit there.
    #[error("You don't sit there; take a seat first.")]
    NotYours,
    /// The seat was the caller's, who moved it to another device.
    #[error("Your seat is on another device now; make a link there to bring it back.")]
    SeatMoved,
    /// Only the opener of the table may do that.
    #[error("Only the player who opened the table may do that; you can leave it.")]
    NotOpener,
    /// Only those who sit at this table may watch.
    #[error("Only those who sit at this table may watch.")]
    NoSpectators,
    /// The table was put away.
    #[error("This table is closed; open a new one.")]
    Archived,
    /// The match has not begun: seats are free.
    #[error("The match begins when all seats are taken.")]
    Waiting,
    /// The match is under way.
    #[error("The match is under way; end it first.")]
    Running,
    /// The match is over.
    #[error("The match is over; ask for a rematch.")]
    Over,
    /// Somebody else was quicker; the state now.
    #[error("Others were quicker: look how it stands now.")]
    Stale(Box<TableState>),
    /// The action can't be read.
    #[error(transparent)]
    Action(#[from] ActionFault),
    /// The rules don't allow it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The key was used for another request.
    #[error("That key was used for another request; take a new one.")]
    KeyReused,
    /// The key can't be used: it is empty or too long.
    #[error("A key has 1 to 64 characters.")]
    Key,
    /// The link was used, has run out, or never was one.
    #[error("That link was used or has run out; ask for a new one on the device that has the seat.")]
    LinkSpent,
    /// A newer link has taken the link's place.
    #[error(
        "A newer link has replaced that one; use it, or ask for another on the device that has the seat."
    )]
    LinkReplaced,
    /// Nothing more can be done in this match but resigning: it has had too many actions.
    #[error("That was done often enough in this match; play on, or resign.")]
    TooManyActions,
    /// The table has had as many matches as it can have.
    #[error("This table has had a thousand matches; open a new one.")]
    TooManyMatches,
    /// There is no advice at this table.
    #[error("There is no advice at this table.")]
    NoAdvice,
    /// Nobody is away, or not long enough.
    #[error("Nobody has been away for long enough.")]
    NotAway {
        /// How much longer somebody has to stay away; none if it isn't about anybody's absence.
        wait: Option<StillHere>,
    },
    /// Time is limited here: the clock sees to those who are away.
    #[error("Time is limited at this table: the clock sees to those who are away.")]
    ClockRuns,
    /// Only in a duel can a match be claimed.
    #[error("Only in a duel can the match be claimed; let the computer take over.")]
    NotADuel,
    /// Too much at once.
    #[error("That is too often; wait {} seconds.", wait.div_ceil(1000))]
    TooOften {
        /// How many milliseconds to wait.
        wait: u64,
    },
    /// A phrase that nobody says here.
    #[error("{} is nothing that is said here; there is: {}.", Quoted(text), Phrase::ALL.map(Phrase::name).join(", "))]
    NoPhrase {
        /// What was said.
        text: String,
    },
    /// This edition has no daily secret.
    #[error("This edition has no daily secret: it can't be played alone.")]
    NoDaily,
    /// A date that is none, or none of today or before.
    #[error("{} has no daily secret: a day is written 2026-01-31 and is not in the future.", Quoted(text))]
    NoDate {
        /// What was given.
        text: String,
    },
    /// Seats are held by token, and the caller has none.
    #[error("Seats are held by token; ask for one first.")]
    NoToken,
    /// The store can't be read, is full, or is away.
    #[error(transparent)]
    Store(#[from] store::StoreError),
    /// The store holds something that the house can't read.
    #[error("The database holds something unexpected; the server's log says what.")]
    Damaged,
}

/// What was read, or nothing if it is damaged: where many are listed, one that can't be read hides no other.
pub(crate) fn unless_damaged<T>(read: Result<T, HouseError>) -> Result<Option<T>, HouseError> {
    match read {
        Ok(read) => Ok(Some(read)),
        Err(HouseError::Damaged) => Ok(None),
        Err(error) => Err(error),
    }
}

impl HouseError {
    /// A word that stays the same for programs; of a fault of the rules its own.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Setup(faults) => faults.first().map_or("setup", SetupFault::code),
            Self::Name(fault) => fault.code(),
            Self::Action(fault) => fault.code(),
            Self::Refused(refusal) => refusal.code(),
            Self::Store(store::StoreError::Unavailable(_)) => "unavailable",
            Self::Store(store::StoreError::Full(_)) => "disk-full",
            Self::Store(store::StoreError::Refused(_)) => "not-storable",
            Self::Store(store::StoreError::Corrupt(_)) => "damaged",
            other => other.into(),
        }
    }

    /// Whether it may work later without any change.
    pub(crate) fn passes(&self) -> bool {
        matches!(self, Self::Store(store::StoreError::Unavailable(_) | store::StoreError::Full(_)))
    }
}
