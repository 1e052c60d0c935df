//! A call of a group: was it the time for it?

use rules::view::{Board, CallView, View};
use rules::{Code, Seat};

use super::GroupTable;
use super::knowledge::SeatKnowledge;
use crate::group::{GroupAdvice, GroupPosition};

/// A call, or a final call that was passed, judged by what its player knew.
#[derive(Clone, Debug, PartialEq)]
pub struct GroupCallAnalysis {
    /// Who called or passed.
    pub by: Seat,
    /// Rows of the whole game that lay there.
    pub after: usize,
    /// Whether they passed.
    pub passed: bool,
    /// Whether it was a final call: nothing is lost by one.
    pub last: bool,
    /// The secret given; none if they passed or never gave one.
    pub given: Option<Code>,
    /// The chance that it was right, by the bag alone.
    pub chance: Option<f64>,
    /// Whether it was right.
    pub right: Option<bool>,
    /// What they knew.
    pub knew: Option<SeatKnowledge>,
    /// The advice they would have got, without rows; none where no deal fitted any more.
    pub advice: Option<GroupAdvice>,
    /// The secrets that fitted, with their weights.
    secrets: Vec<(Code, u64)>,
}

impl GroupCallAnalysis {
    /// A call that has just been made, from the view of its player before it.
    pub(super) fn of(table: &GroupTable<'_>, view: &View, by: Seat, passed: bool) -> Self {
        let board = match &view.board {
            Board::Holder(holder) => Some(&holder.board),
            _ => None,
        };
        let position = board.and_then(|board| table.position(board, by));
        let mut advice = table.advice(view, by, &[]).filter(|advice| advice.likeliest.is_some());
        if let Some(advice) = &mut advice {
            advice.rows.clear();
        }
        let secrets = position.as_ref().map_or(Vec::new(), GroupPosition::secrets);
        Self {
            by,
            after: board.map_or(0, |board| board.rows.len()),
            passed,
            last: board.is_some_and(|board| board.finals),
            given: None,
            chance: None,
            right: None,
            knew: position.map(|position| SeatKnowledge::of(&position, table.secret)),
            advice,
            secrets: secrets.iter().map(|likely| (likely.code, likely.weight)).collect(),
        }
    }

    /// Takes note of what came of a call.
    pub(super) fn judge(&mut self, seen: &CallView) {
        self.given = seen.code;
        self.right = seen.right;
        let all: u64 = self.secrets.iter().map(|(_, weight)| weight).sum();
        self.chance = seen.code.map(|code| {
            let weight =
                self.secrets.iter().find(|(secret, _)| *secret == code).map_or(0, |(_, weight)| *weight);
            weight as f64 / all.max(1) as f64
        });
    }

    /// Whether it was the best that could be done then: to call when calling beats waiting, and never to pass a final
    /// call. None where no deal fitted any more.
    pub fn was_wise(&self) -> Option<bool> {
        Some(self.advice.as_ref()?.call != self.passed)
    }

    /// How much less likely the secret given was than the likeliest.
    pub fn lost(&self) -> Option<f64> {
        Some(self.knew?.right - self.chance?)
    }
}
