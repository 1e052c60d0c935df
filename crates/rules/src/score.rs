//! Points: each booked once, with its reason, so that a total is a sum anybody can check.

use crate::seat::Seat;

/// Why points were booked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// A maker's points for the rows of a round.
    Rows,
    /// A round won.
    Round,
    /// A breaker's points for a row of a party.
    Row {
        /// The row, from 1.
        row: u8,
    },
    /// A maker's points by the party's table.
    Table,
    /// The breaker's points for a void round.
    Signal,
    /// Points of a void round taken back.
    Cancelled,
    /// A party's row points set right at the uncovering.
    Corrected {
        /// The row, from 1.
        row: u8,
    },
}

impl Reason {
    /// The word it is written with.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rows => "rows",
            Self::Round => "round",
            Self::Row { .. } => "row",
            Self::Table => "table",
            Self::Signal => "signal",
            Self::Cancelled => "cancelled",
            Self::Corrected { .. } => "corrected",
        }
    }
}

/// Points given to a seat, or taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Booking {
    /// The round, from 1, void ones counted.
    pub round: u32,
    /// The seat.
    pub seat: Seat,
    /// The points.
    pub points: i32,
    /// Why.
    pub reason: Reason,
}

/// How a match was decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    /// By points or rounds.
    Score,
    /// By the other's resignation.
    Resignation,
    /// By the other's absence: whoever was due did not come back in time.
    Absence,
    /// By a right call.
    Call,
}

impl Decision {
    /// The word it is written with.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Score => "score",
            Self::Resignation => "resignation",
            Self::Absence => "absence",
            Self::Call => "call",
        }
    }
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// One seat won, or several share the win.
    Won {
        /// The winners.
        seats: Vec<Seat>,
        /// What decided it.
        by: Decision,
    },
    /// Equal totals in a duel.
    Draw,
    /// A solo match played to its end: the scores speak.
    Played,
    /// A group that nobody solved.
    NoWinner,
    /// Ended by agreement, without a result.
    Aborted,
}
