//! A table as somebody finds it: what is agreed, who sits, and the match as those at their device see it.

use play::Sight;
use rules::{Player, Seat, View};
use wire::{TableCard, TableState};

/// A table as somebody finds it.
pub struct SeenTable {
    /// How the table stands; the match is in `sight`.
    pub state: TableState,
    /// What the page shows beside the match, in short.
    pub sign: String,
    /// The seats of whoever asks.
    pub held: Vec<Seat>,
    /// Seats whose players are here.
    pub present: Vec<Seat>,
    /// The word that the page of one of several at a device goes by.
    pub open: Option<String>,
    /// At a real board: whether the address says who enters something.
    pub named: bool,
    /// The match, if it has begun and may be seen.
    pub sight: Option<Sight>,
}

impl SeenTable {
    /// What is played there and who sits.
    pub(super) fn card(&self) -> &TableCard {
        &self.state.table
    }

    /// Whether somebody at this device sits on a seat, by its number.
    pub(super) fn holds(&self, number: i64) -> bool {
        self.held.iter().any(|seat| i64::from(seat.number()) == number)
    }

    /// Whether the viewer opened the table, or is in charge since whoever did has left.
    pub(super) fn opens(&self) -> bool {
        self.card().opener.is_some_and(|opener| self.holds(opener))
    }

    /// Whether somebody who sits here was warned for being away.
    pub fn warned(&self) -> bool {
        self.state.warning.as_ref().is_some_and(|warning| self.holds(warning.seat))
    }
}

/// Whether a person still plays a seat: whoever has left looks on.
pub(super) fn plays(view: &View, seat: Seat) -> bool {
    view.seats.get(seat.index()).is_some_and(|seat| seat.player == Player::Person)
}
