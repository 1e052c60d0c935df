//! Points: each booked once, with its reason, so that a total is a sum anybody can check.
//!
//! ```
//! use rules::score::{Booking, DecidedBy, Outcome, Reason};
//! use rules::{Seat, notation};
//!
//! let booking = Booking { round: 1, seat: Seat::new(1), points: 5, reason: Reason::Rows };
//! assert_eq!(booking.reason.name(), "rows");
//! let outcome = Outcome::Won { seats: vec![booking.seat], by: DecidedBy::Score };
//! assert_eq!(notation::show_outcome(&outcome), "won by seat 2 (score)");
//! assert_eq!(DecidedBy::Resignation.name(), "resignation");
//! ```

use strum::IntoStaticStr;

use crate::seat::Seat;

/// Why points were booked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
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
    pub fn name(self) -> &'static str {
        self.into()
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum DecidedBy {
    /// By points or rounds.
    Score,
    /// By the other's resignation.
    Resignation,
    /// By the other's absence: the player who was due did not come back in time.
    Absence,
    /// By a right call.
    Call,
}

impl DecidedBy {
    /// The word it is written with.
    pub fn name(self) -> &'static str {
        self.into()
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
        by: DecidedBy,
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
