//! The shapes of rounds: rows, points, secrets once they are shown.

use rules::matches::{RoundEnd, Row as PlacedRow};
use rules::score::{Booking, Reason};
use rules::view::{PastRound as SeenRound, RoundBoard};
use rules::{Rules, Salt};
use serde::Serialize;
use utoipa::ToSchema;

/// A row with its answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Row {
    /// Which row of the board, from 1.
    pub row: usize,
    /// The seat that placed it, from 1.
    pub by: u8,
    /// What stands in it; nothing if its time ran out.
    pub code: Option<String>,
    /// Its answer, once it has one, such as `2b1w`.
    pub answer: Option<String>,
}

/// Points given to a seat, or taken back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Points {
    /// The seat, from 1.
    pub seat: u8,
    /// The points.
    pub points: i32,
    /// Why: `rows`, `round`, `row`, `table`, `signal`, `cancelled`, `corrected`.
    pub reason: &'static str,
    /// The row that they are for, from 1.
    pub row: Option<u8>,
}

/// An answer that was wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct WrongAnswer {
    /// The row, from 1.
    pub row: u8,
    /// The pins that were placed.
    pub placed: String,
    /// The right ones.
    pub right: String,
}

/// A round that has ended, uncovered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct PastRound {
    /// Its number, from 1, void rounds counted.
    pub round: u32,
    /// Its maker, from 1.
    pub maker: u8,
    /// Its rows.
    pub rows: Vec<Row>,
    /// How it ended: `solved`, `conceded` (nobody solved it, but a row was answered in full and counts as the
    /// solution), `unsolved`, `void`, `abandoned`.
    pub end: &'static str,
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct OpenRound {
    /// Its number, from 1, void rounds counted.
    pub round: u32,
    /// Its maker, from 1.
    pub maker: u8,
    /// Its rows so far.
    pub rows: Vec<Row>,
    /// How it ended: it has not.
    pub end: Option<&'static str>,
    /// The promise, once the secret is set.
    pub commitment: Option<String>,
    /// The points so far.
    pub points: Vec<Points>,
}

/// Rows, numbered from 1.
pub(super) fn rows(rules: &Rules, rows: &[PlacedRow]) -> Vec<Row> {
    let row = |(number, row): (usize, &PlacedRow)| Row {
        row: number,
        by: row.by.number(),
        code: row.code.map(|code| rules.show(code)),
        answer: row.answer.map(|answer| rules.show_answer(answer)),
    };
    (1..).zip(rows).map(row).collect()
}

/// Points with their reasons.
pub(super) fn points(bookings: &[Booking]) -> Vec<Points> {
    let points = |booking: &Booking| Points {
        seat: booking.seat.number(),
        points: booking.points,
        reason: booking.reason.name(),
        row: match booking.reason {
            Reason::Row { row } | Reason::Corrected { row } => Some(row),
            _ => None,
        },
    };
    bookings.iter().map(points).collect()
}

impl PastRound {
    /// The shape of a round that has ended.
    pub(crate) fn new(rules: &Rules, round: &SeenRound) -> Self {
        let end = match round.end {
            RoundEnd::Solved { .. } => "solved",
            RoundEnd::Conceded { .. } => "conceded",
            RoundEnd::Unsolved => "unsolved",
            RoundEnd::Void => "void",
            RoundEnd::Abandoned => "abandoned",
        };
        let errors = round.errors.iter().map(|error| WrongAnswer {
            row: error.row,
            placed: rules.show_answer(error.placed),
            right: rules.show_answer(error.right),
        });
        Self {
            round: round.number,
            maker: round.maker.number(),
            rows: rows(rules, &round.rows),
            end,
            solved_in: round.end.solved_in(),
            secret: round.secret.map(|secret| rules.show(secret)),
            withheld: round.withheld.map(|withheld| rules.show_withheld(&withheld)),
            commitment: round.commitment.map(|commitment| commitment.to_string()),
            salt: round.salt.map(Salt::to_hex),
            errors: errors.collect(),
            points: points(&round.bookings),
        }
    }
}

impl OpenRound {
    /// The shape of the round being played.
    pub(super) fn new(rules: &Rules, board: &RoundBoard, bookings: &[Booking]) -> Self {
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
