//! The shapes of rounds: rows, points, secrets once they are shown.

use std::borrow::Cow;

use rules::event::SignalError;
use rules::matches::{RoundEnd, Row};
use rules::score::{Booking, Reason};
use rules::view::{PastRound, RoundBoard};
use rules::{Commitment, Rules, Salt};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::seat;

/// A row with its answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = Row)]
pub struct RowShape {
    /// Which row of the board, from 1.
    pub row: usize,
    /// The seat that placed it, from 1.
    pub by: u8,
    /// Its code; none if the time ran out.
    pub code: Option<String>,
    /// Its answer, once it has one, such as `2b1w`.
    pub answer: Option<String>,
}

/// Points given to a seat, or taken back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Points {
    /// The seat, from 1.
    pub seat: u8,
    /// The points.
    pub points: i32,
    /// Why: `rows`, `round`, `row`, `table`, `signal`, `cancelled`, `corrected`.
    pub reason: Cow<'static, str>,
    /// The row that they are for, from 1.
    pub row: Option<u8>,
}

/// An answer that was wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct WrongAnswer {
    /// The row, from 1.
    pub row: u8,
    /// The pins that were placed.
    pub placed: String,
    /// The right ones.
    pub right: String,
}

/// A round that has ended, uncovered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = PastRound)]
pub struct PastRoundShape {
    /// Its number, from 1, void rounds counted.
    pub round: u32,
    /// Its maker, from 1.
    pub maker: u8,
    /// Its rows.
    pub rows: Vec<RowShape>,
    /// How it ended: `solved`, `conceded` (nobody solved it, but a row was answered in full and counts as the
    /// solution), `unsolved`, `void`, `abandoned`.
    pub end: Cow<'static, str>,
    /// The row that solved it or counts as the solution, from 1.
    pub solved_in: Option<u8>,
    /// The secret; none if it was never fixed.
    pub secret: Option<String>,
    /// What was withheld, where pegs are counted.
    pub withheld: Option<String>,
    /// The promise made at its start.
    pub commitment: Option<String>,
    /// The salt with which the promise can be checked.
    pub salt: Option<String>,
    /// Answers that were wrong.
    pub errors: Vec<WrongAnswer>,
    /// The points it led to.
    pub points: Vec<Points>,
}

/// A round being played, as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct OpenRound {
    /// Its number, from 1, void rounds counted.
    pub round: u32,
    /// Its maker, from 1.
    pub maker: u8,
    /// Its rows so far.
    pub rows: Vec<RowShape>,
    /// How it ended: it has not.
    pub end: Option<Cow<'static, str>>,
    /// The promise, once the secret is set.
    pub commitment: Option<String>,
    /// The points so far.
    pub points: Vec<Points>,
}

/// Rows, numbered from 1.
pub(crate) fn rows(rules: &Rules, rows: &[Row]) -> Vec<RowShape> {
    let row = |(number, row): (usize, &Row)| RowShape {
        row: number,
        by: row.by.number(),
        code: row.code.map(|code| rules.show(code)),
        answer: row.answer.map(|answer| rules.show_answer(answer)),
    };
    (1..).zip(rows).map(row).collect()
}

/// Points with their reasons.
pub(crate) fn points(bookings: &[Booking]) -> Vec<Points> {
    let points = |booking: &Booking| Points {
        seat: booking.seat.number(),
        points: booking.points,
        reason: Cow::Borrowed(booking.reason.name()),
        row: match booking.reason {
            Reason::Row { row } | Reason::Corrected { row } => Some(row),
            _ => None,
        },
    };
    bookings.iter().map(points).collect()
}

/// Rows by the rules.
pub(crate) fn read_rows(rules: &Rules, rows: &[RowShape]) -> Option<Vec<Row>> {
    rows.iter().map(|row| row.read(rules)).collect()
}

impl RowShape {
    fn read(&self, rules: &Rules) -> Option<Row> {
        Some(Row {
            by: seat(self.by)?,
            code: self.code.as_ref().and_then(|code| rules.read_row(code).ok()),
            answer: self.answer.as_ref().map(|answer| rules.read_answer(answer)).transpose().ok()?,
        })
    }
}

impl Points {
    /// The booking by the rules, in a round; none if its reason is not known here.
    pub(crate) fn read(&self, round: u32) -> Option<Booking> {
        let reason = match &*self.reason {
            "rows" => Reason::Rows,
            "round" => Reason::Round,
            "row" => Reason::Row { row: self.row? },
            "table" => Reason::Table,
            "signal" => Reason::Signal,
            "cancelled" => Reason::Cancelled,
            "corrected" => Reason::Corrected { row: self.row? },
            _ => return None,
        };
        Some(Booking { round, seat: seat(self.seat)?, points: self.points, reason })
    }
}

impl WrongAnswer {
    fn read(&self, rules: &Rules) -> Option<SignalError> {
        Some(SignalError {
            row: self.row,
            placed: rules.read_answer(&self.placed).ok()?,
            right: rules.read_answer(&self.right).ok()?,
        })
    }
}

const fn end_name(end: RoundEnd) -> &'static str {
    match end {
        RoundEnd::Solved { .. } => "solved",
        RoundEnd::Conceded { .. } => "conceded",
        RoundEnd::Unsolved => "unsolved",
        RoundEnd::Void => "void",
        RoundEnd::Abandoned => "abandoned",
    }
}

impl PastRoundShape {
    /// The shape of a round that has ended.
    pub fn new(rules: &Rules, round: &PastRound) -> Self {
        let errors = round.errors.iter().map(|error| WrongAnswer {
            row: error.row,
            placed: rules.show_answer(error.placed),
            right: rules.show_answer(error.right),
        });
        Self {
            round: round.number,
            maker: round.maker.number(),
            rows: rows(rules, &round.rows),
            end: Cow::Borrowed(end_name(round.end)),
            solved_in: round.end.solved_in(),
            secret: round.secret.map(|secret| rules.show(secret)),
            withheld: round.withheld.map(|withheld| rules.show_withheld(&withheld)),
            commitment: round.commitment.map(|commitment| commitment.to_string()),
            salt: round.salt.map(Salt::to_hex),
            errors: errors.collect(),
            points: points(&round.bookings),
        }
    }

    /// The round by the rules; none if it holds what they don't know.
    pub fn read(&self, rules: &Rules) -> Option<PastRound> {
        Some(PastRound {
            number: self.round,
            maker: seat(self.maker)?,
            rows: read_rows(rules, &self.rows)?,
            end: match &*self.end {
                "solved" => RoundEnd::Solved { row: self.solved_in? },
                "conceded" => RoundEnd::Conceded { row: self.solved_in? },
                "void" => RoundEnd::Void,
                "abandoned" => RoundEnd::Abandoned,
                _ => RoundEnd::Unsolved,
            },
            secret: self.secret.as_ref().and_then(|secret| rules.read_secret(secret).ok()),
            withheld: self.withheld.as_ref().and_then(|pegs| rules.read_withheld(pegs).ok()),
            commitment: self.commitment.as_deref().and_then(Commitment::read),
            salt: self.salt.as_deref().and_then(Salt::read),
            errors: self.errors.iter().map(|error| error.read(rules)).collect::<Option<_>>()?,
            bookings: self.points.iter().map(|points| points.read(self.round)).collect::<Option<_>>()?,
        })
    }
}

impl OpenRound {
    /// The shape of the round being played.
    pub(crate) fn new(rules: &Rules, board: &RoundBoard, bookings: &[Booking]) -> Self {
        Self {
            round: board.number,
            maker: board.maker.number(),
            rows: rows(rules, &board.rows),
            end: None,
            commitment: board.commitment.map(|commitment| commitment.to_string()),
            points: points(bookings),
        }
    }
}
