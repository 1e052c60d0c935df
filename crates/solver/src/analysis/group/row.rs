//! A row of a group: what its player knew, what it could teach them, what it taught everybody.

use rules::event::Hints;
use rules::view::{Board, GroupBoard, GroupRowView, View};
use rules::{Code, Seat};

use super::GroupTable;
use super::knowledge::SeatKnowledge;
use crate::group::RowAdvice;

/// One row, judged by what its player knew before it.
#[derive(Clone, Debug, PartialEq)]
pub struct GroupRowAnalysis {
    /// Which row of the whole game, from 1.
    pub row: usize,
    /// Who placed it.
    pub by: Seat,
    /// Its code; none if it was forfeited.
    pub guess: Option<Code>,
    /// Its hints; none if it was forfeited, or if they never came.
    pub hints: Option<Hints>,
    /// The right hints, if those entered at a real board were wrong.
    pub right: Option<Hints>,
    /// What its player knew before it.
    pub before: Option<SeatKnowledge>,
    /// What every seat knew after it, seat 1 first; nobody learns from a row without hints.
    pub after: Vec<SeatKnowledge>,
    /// What the row was expected to teach its player, in bits of the deals; nothing where no deal fitted any more.
    pub expected_bits: Option<f64>,
    /// What the row was worth.
    pub chosen: Option<RowAdvice>,
    /// The best row there was, perhaps the same.
    pub best: Option<RowAdvice>,
    /// Whether calling would have been better than placing any row.
    pub call: bool,
    /// Their chance of winning by waiting instead of calling, as far as games played out can tell; none if it was too
    /// early to tell.
    pub waiting: Option<f64>,
}

impl GroupRowAnalysis {
    /// A row that has just been placed, from the view of its player before it.
    pub(super) fn of(table: &GroupTable<'_>, view: &View, row: usize, placed: &GroupRowView) -> Self {
        let by = placed.by;
        let position = match &view.board {
            Board::Holder(holder) => table.position(&holder.board, by),
            _ => None,
        };
        let advice = placed.code.and_then(|_| table.advice(view, by, placed.code.as_slice()));
        let rows = advice.as_ref().map_or(&[][..], |advice| &advice.rows);
        let expected = position.as_ref().zip(placed.code).filter(|(position, _)| position.deals() > 0);
        let expected_bits = expected.map(|(position, code)| {
            let share = |weight: u64| weight as f64 / position.weight() as f64;
            let split = table.kernel.split(position, by, code);
            split.iter().map(|(_, weight)| -share(*weight) * share(*weight).log2()).sum::<f64>().max(0.0)
        });
        Self {
            row,
            by,
            guess: placed.code,
            hints: None,
            right: None,
            before: position.map(|position| SeatKnowledge::of(&position, table.secret)),
            after: Vec::new(),
            expected_bits,
            chosen: rows.iter().find(|row| Some(row.row) == placed.code).copied(),
            best: rows.first().copied(),
            call: advice.as_ref().is_some_and(|advice| advice.call),
            waiting: advice.and_then(|advice| advice.waiting),
        }
    }

    /// Takes note of the hints once they are there.
    pub(super) fn hear(&mut self, table: &GroupTable<'_>, board: &GroupBoard, placed: &GroupRowView) {
        let (Some(code), Some(hints), None) = (placed.code, &placed.hints, &self.hints) else { return };
        self.right = table.kernel.answer(&table.markers, self.by, code).filter(|right| right != hints);
        self.hints = Some(hints.clone());
        let seats = (0..table.rules.boards().players).map(|seat| Seat::new(seat.into()));
        let positions = seats.filter_map(|seat| table.position(board, seat));
        self.after = positions.map(|position| SeatKnowledge::of(&position, table.secret)).collect();
    }

    /// What the hints taught its player, in bits of the deals.
    pub fn bits(&self) -> Option<f64> {
        let (before, after) = (self.before?, self.after.get(self.by.index())?);
        (after.weight > 0).then(|| (before.weight as f64 / after.weight as f64).log2())
    }

    /// What they taught beyond what was expected: above zero is good luck.
    pub fn luck(&self) -> Option<f64> {
        Some(self.bits()? - self.expected_bits?)
    }

    /// What the row lost against the best one, in bits: what its player didn't learn and what rivals did.
    pub fn lost(&self) -> Option<f64> {
        Some((self.chosen?.score - self.best?.score).max(0.0))
    }

    /// Whether its hints could be known before they were given.
    pub fn is_useless(&self) -> bool {
        self.expected_bits == Some(0.0)
    }
}
