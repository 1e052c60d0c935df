//! What a seat of a group did in a game.

use rules::Seat;

use super::call::GroupCallAnalysis;
use super::row::GroupRowAnalysis;

/// A seat's rows and calls, summed up.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GroupSeatSummary {
    /// The seat.
    pub seat: Seat,
    /// Rows it placed, forfeited ones included.
    pub rows: u32,
    /// Of these, forfeited ones.
    pub lapsed: u32,
    /// Rows whose hints could be known before.
    pub useless: u32,
    /// What its rows were expected to teach it, in bits, where it is known what they taught.
    pub expected_bits: f64,
    /// What they taught.
    pub bits: f64,
    /// Bits lost against the best rows.
    pub lost: f64,
    /// Rows placed where calling would have been better.
    pub missed_calls: u32,
    /// Calls made.
    pub calls: u32,
    /// Of these, calls where waiting would have been better.
    pub hasty_calls: u32,
    /// Final calls passed, which is never better than calling.
    pub passed: u32,
}

impl GroupSeatSummary {
    pub(super) fn of(seat: Seat, rows: &[GroupRowAnalysis], calls: &[GroupCallAnalysis]) -> Self {
        let rows = rows.iter().filter(|row| row.by == seat);
        let calls = calls.iter().filter(|call| call.by == seat);
        let count_rows = |wanted: fn(&&GroupRowAnalysis) -> bool| rows.clone().filter(wanted).count() as u32;
        let count_calls =
            |wanted: fn(&&GroupCallAnalysis) -> bool| calls.clone().filter(wanted).count() as u32;
        let told = rows.clone().filter_map(|row| row.expected_bits.zip(row.bits()));
        Self {
            seat,
            rows: count_rows(|_| true),
            lapsed: count_rows(|row| row.guess.is_none()),
            useless: count_rows(|row| row.is_useless()),
            expected_bits: told.clone().map(|(expected, _)| expected).sum(),
            bits: told.map(|(_, bits)| bits).sum(),
            lost: rows.clone().filter_map(GroupRowAnalysis::lost).sum(),
            missed_calls: count_rows(|row| row.call),
            calls: count_calls(|call| !call.passed),
            hasty_calls: count_calls(|call| !call.passed && call.was_wise() == Some(false)),
            passed: count_calls(|call| call.passed),
        }
    }

    /// What its rows taught it beyond what was expected, in bits.
    pub const fn luck(&self) -> f64 {
        self.bits - self.expected_bits
    }
}
