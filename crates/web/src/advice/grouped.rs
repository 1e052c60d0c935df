//! The JSON shape of a group's game that is over, looked at row by row and call by call.

use rules::{Code, Rules};
use serde::{Deserialize, Serialize};
use solver::analysis::{GroupAnalysis, GroupCallAnalysis, GroupRowAnalysis, GroupSeatSummary, Knowledge};
use solver::group::RowAdvice;
use utoipa::ToSchema;

/// A group's game, looked at with the eyes of whoever placed a row or called.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct AnalysedGroup {
    /// The secret.
    pub(crate) secret: String,
    /// The markers that make it, board by board.
    pub(crate) markers: Vec<String>,
    /// The row whose hints first left no deal; only at a real board.
    pub(crate) impossible: Option<usize>,
    /// The rows, as they were placed.
    pub(crate) rows: Vec<AnalysedGroupRow>,
    /// The calls, and final calls that were passed, in order.
    pub(crate) calls: Vec<AnalysedCall>,
    /// What the seats did.
    pub(crate) seats: Vec<AnalysedPlayer>,
}

/// What a player could know of the secret, own markers and all hints taken together.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct Known {
    /// Secrets that fitted.
    pub(crate) secrets: usize,
    /// How uncertain the secret was, in bits.
    pub(crate) bits: f64,
    /// The chance that the likeliest secret is the right one.
    pub(crate) right: f64,
    /// The chance of the true one.
    pub(crate) truth: f64,
}

/// A row.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct AnalysedGroupRow {
    /// Which row of the whole game, from 1.
    pub(crate) row: usize,
    /// The seat that placed it.
    pub(crate) by: u8,
    /// What stands in it; nothing if it was forfeited.
    pub(crate) guess: Option<String>,
    /// Its hints, such as `2:b 3:w 4:-`.
    pub(crate) hints: Option<String>,
    /// The right hints, if those entered at a real board were wrong.
    pub(crate) right: Option<String>,
    /// What its player knew before it.
    pub(crate) before: Option<Known>,
    /// What every seat knew after it, seat 1 first; nobody learns from a row without hints.
    pub(crate) after: Vec<Known>,
    /// What the hints taught its player beyond what was expected, in bits.
    pub(crate) luck: Option<f64>,
    /// What the row was worth.
    pub(crate) chosen: Option<WorthRow>,
    /// The best row there was, if there was time to look for it.
    pub(crate) best: Option<WorthRow>,
    /// What the row loses against the best one, in bits: what its player did not learn, and what rivals did.
    pub(crate) lost: Option<f64>,
    /// Whether its hints could be known before they were given.
    pub(crate) useless: bool,
    /// Whether calling would have been better than any row.
    pub(crate) call: bool,
}

/// A row with what it is worth to its player.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct WorthRow {
    /// The row.
    pub(crate) row: String,
    /// Whether it can be the secret.
    pub(crate) fits: bool,
    /// The share of the deals that is left on average.
    pub(crate) left: f64,
    /// The share that is left at worst.
    pub(crate) worst: f64,
    /// The chance to know the secret afterwards.
    pub(crate) right: f64,
    /// How uncertain the secret will be, in bits.
    pub(crate) bits: f64,
    /// How uncertain rivals will be on average, in bits, if that can be told.
    pub(crate) rivals: Option<f64>,
}

/// A call, or a final call that was passed.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct AnalysedCall {
    /// The seat that called or passed.
    pub(crate) by: u8,
    /// Rows of the whole game that lay there.
    pub(crate) after: usize,
    /// Whether it was passed.
    pub(crate) passed: bool,
    /// Whether it was a final call.
    pub(crate) last: bool,
    /// The secret that was given.
    pub(crate) given: Option<String>,
    /// Whether it was right.
    pub(crate) right: Option<bool>,
    /// The chance that it was right, by what its player knew.
    pub(crate) chance: Option<f64>,
    /// What its player knew.
    pub(crate) knew: Option<Known>,
    /// Whether it was the best that could be done then, if that can be told.
    pub(crate) wise: Option<bool>,
}

/// A seat's rows and calls, summed up.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct AnalysedPlayer {
    /// The seat.
    pub(crate) seat: u8,
    /// Rows it placed, forfeited ones included.
    pub(crate) rows: u32,
    /// Rows whose hints could be known before.
    pub(crate) useless: u32,
    /// What its rows taught it beyond what was expected, in bits.
    pub(crate) luck: f64,
    /// Bits lost against the best rows, summed.
    pub(crate) lost: f64,
    /// Rows placed where calling would have been better.
    pub(crate) missed_calls: u32,
    /// Calls made.
    pub(crate) calls: u32,
    /// Of these, calls where waiting would have been better.
    pub(crate) hasty_calls: u32,
}

impl AnalysedGroup {
    /// An analysis as it is told.
    pub(super) fn of(rules: &Rules, analysis: &GroupAnalysis) -> Self {
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

impl Known {
    fn of(knowledge: &Knowledge) -> Self {
        let Knowledge { secrets, bits, right, truth, .. } = *knowledge;
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
            before: row.before.as_ref().map(Known::of),
            after: row.after.iter().map(Known::of).collect(),
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
            knew: call.knew.as_ref().map(Known::of),
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
