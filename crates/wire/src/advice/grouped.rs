//! The JSON shape of a group's game that is over, looked at row by row and call by call.

use rules::{Code, Rules};
use serde::{Deserialize, Serialize};
use solver::analysis::{GroupAnalysis, GroupCallAnalysis, GroupRowAnalysis, GroupSeatSummary, SeatKnowledge};
use solver::group::RowAdvice;
use utoipa::ToSchema;

/// A group's game, seen by the player who placed a row or called.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct AnalysedGroup {
    /// The secret.
    pub secret: String,
    /// The markers that make it, board by board.
    pub markers: Vec<String>,
    /// The row whose hints first left no deal; only at a real board.
    pub impossible: Option<usize>,
    /// The rows, as they were placed.
    pub rows: Vec<AnalysedGroupRow>,
    /// The calls, and final calls that were passed, in order.
    pub calls: Vec<AnalysedCall>,
    /// What the seats did.
    pub seats: Vec<AnalysedPlayer>,
}

/// What a player could know of the secret, own markers and all hints taken together.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = Known)]
pub struct KnownShape {
    /// Secrets that fitted.
    pub secrets: usize,
    /// How uncertain the secret was, in bits.
    pub bits: f64,
    /// The chance that the likeliest secret is the right one.
    pub right: f64,
    /// The chance of the true one.
    pub truth: f64,
}

/// A row.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct AnalysedGroupRow {
    /// Which row of the whole game, from 1.
    pub row: usize,
    /// The seat that placed it.
    pub by: u8,
    /// Its code; none if it was forfeited.
    pub guess: Option<String>,
    /// Its hints, such as `2:b 3:w 4:-`.
    pub hints: Option<String>,
    /// The right hints, if those entered at a real board were wrong.
    pub right: Option<String>,
    /// What its player knew before it.
    pub before: Option<KnownShape>,
    /// What every seat knew after it, seat 1 first; nobody learns from a row without hints.
    pub after: Vec<KnownShape>,
    /// What the hints taught its player beyond what was expected, in bits.
    pub luck: Option<f64>,
    /// What the row was worth.
    pub chosen: Option<WorthRow>,
    /// The best row there was, if there was time to look for it.
    pub best: Option<WorthRow>,
    /// What the row loses against the best one, in bits: what its player did not learn, and what rivals did.
    pub lost: Option<f64>,
    /// Whether its hints could be known before they were given.
    pub useless: bool,
    /// Whether calling would have been better than any row.
    pub call: bool,
}

/// A row with what it is worth to its player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct WorthRow {
    /// The row.
    pub row: String,
    /// Whether it can be the secret.
    pub fits: bool,
    /// The share of the deals that is left on average.
    pub left: f64,
    /// The share that is left at worst.
    pub worst: f64,
    /// The chance to know the secret afterwards.
    pub right: f64,
    /// How uncertain the secret will be, in bits.
    pub bits: f64,
    /// How uncertain rivals will be on average, in bits, if that can be told.
    pub rivals: Option<f64>,
}

/// A call, or a final call that was passed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct AnalysedCall {
    /// The seat that called or passed.
    pub by: u8,
    /// Rows of the whole game that lay there.
    pub after: usize,
    /// Whether it was passed.
    pub passed: bool,
    /// Whether it was a final call.
    pub last: bool,
    /// The secret that was given.
    pub given: Option<String>,
    /// Whether it was right.
    pub right: Option<bool>,
    /// The chance that it was right, by what its player knew.
    pub chance: Option<f64>,
    /// What its player knew.
    pub knew: Option<KnownShape>,
    /// Whether it was the best that could be done then, if that can be told.
    pub wise: Option<bool>,
}

/// A seat's rows and calls, summed up.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct AnalysedPlayer {
    /// The seat.
    pub seat: u8,
    /// Rows it placed, forfeited ones included.
    pub rows: u32,
    /// Rows whose hints could be known before.
    pub useless: u32,
    /// What its rows taught it beyond what was expected, in bits.
    pub luck: f64,
    /// Bits lost against the best rows, summed.
    pub lost: f64,
    /// Rows placed where calling would have been better.
    pub missed_calls: u32,
    /// Calls made.
    pub calls: u32,
    /// Of these, calls where waiting would have been better.
    pub hasty_calls: u32,
}

impl AnalysedGroup {
    /// An analysis as it is told.
    pub(crate) fn of(rules: &Rules, analysis: &GroupAnalysis) -> Self {
        Self {
            secret: rules.show(analysis.secret),
            markers: analysis.markers.iter().map(|marker| rules.show_marker(*marker)).collect(),
            impossible: analysis.impossible,
            rows: analysis.rows.iter().map(|row| AnalysedGroupRow::of(rules, row)).collect(),
            calls: analysis.calls.iter().map(|call| AnalysedCall::of(rules, call)).collect(),
            seats: analysis.seats.iter().map(AnalysedPlayer::of).collect(),
        }
    }
}

impl KnownShape {
    fn of(knowledge: &SeatKnowledge) -> Self {
        let SeatKnowledge { secrets, bits, right, truth, .. } = *knowledge;
        Self { secrets, bits, right, truth }
    }
}

impl AnalysedGroupRow {
    fn of(rules: &Rules, row: &GroupRowAnalysis) -> Self {
        Self {
            row: row.row,
            by: row.by.number(),
            guess: row.guess.map(|code| rules.show(code)),
            hints: row.hints.as_ref().map(ToString::to_string),
            right: row.right.as_ref().map(ToString::to_string),
            before: row.before.as_ref().map(KnownShape::of),
            after: row.after.iter().map(KnownShape::of).collect(),
            luck: row.luck(),
            chosen: row.chosen.as_ref().map(|row| WorthRow::of(rules, row)),
            best: row.best.as_ref().map(|row| WorthRow::of(rules, row)),
            lost: row.lost(),
            useless: row.is_useless(),
            call: row.call,
        }
    }
}

impl WorthRow {
    fn of(rules: &Rules, advice: &RowAdvice) -> Self {
        let RowAdvice { row, fits, left, worst, right, bits, rivals, .. } = *advice;
        Self { row: rules.show(row), fits, left, worst, right, bits, rivals }
    }
}

impl AnalysedCall {
    fn of(rules: &Rules, call: &GroupCallAnalysis) -> Self {
        Self {
            by: call.by.number(),
            after: call.after,
            passed: call.passed,
            last: call.last,
            given: call.given.map(|code: Code| rules.show(code)),
            right: call.right,
            chance: call.chance,
            knew: call.knew.as_ref().map(KnownShape::of),
            wise: call.was_wise(),
        }
    }
}

impl AnalysedPlayer {
    fn of(seat: &GroupSeatSummary) -> Self {
        Self {
            seat: seat.seat.number(),
            rows: seat.rows,
            useless: seat.useless,
            luck: seat.luck(),
            lost: seat.lost,
            missed_calls: seat.missed_calls,
            calls: seat.calls,
            hasty_calls: seat.hasty_calls,
        }
    }
}
