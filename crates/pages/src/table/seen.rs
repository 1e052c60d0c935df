//! A table as somebody finds it: what is agreed, who sits, and the match as those at their device see it.

use play::Sight;
use rules::view::Board;
use rules::{Mode, Player, Seat, View};
use wire::{TableCard, TableState};

/// A table as somebody finds it.
pub struct SeenTable {
    /// How the table stands; the match is in `sight`.
    pub state: TableState,
    /// What the page shows beside the match, in short.
    pub sign: String,
    /// The viewer's seats.
    pub held: Vec<Seat>,
    /// Whether the viewer's seat has moved to another device.
    pub moved: bool,
    /// Seats whose players are here.
    pub present: Vec<Seat>,
    /// The word that the page of one of several at a device goes by.
    pub open: Option<String>,
    /// At a real board: whether the address says who enters something.
    pub named: bool,
    /// How the viewer stands in a code of the day that is over.
    pub daily: Option<DailyStanding>,
    /// The match, if it has begun and may be seen.
    pub sight: Option<Sight>,
}

/// How somebody stands in a code of the day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DailyStanding {
    /// How many days in a row they have cracked it.
    pub streak: u32,
    /// Their place in the ranking, if they are ranked.
    pub place: Option<i64>,
    /// How many tries there are.
    pub tries: i64,
    /// Seconds until the next code, if this is today's.
    pub left: Option<u64>,
}

/// How the matches of a series went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeriesScore {
    /// Matches won, seat 1's first.
    pub wins: Vec<u32>,
    /// Matches that nobody won.
    pub drawn: u32,
}

impl SeenTable {
    /// The match, where people keep a real board and what they entered can't all be right.
    pub fn contradicted(&self) -> Option<&View> {
        let view = &self.sight.as_ref()?.view;
        let nothing_fits = matches!(&view.board, Board::Breaker(breaker) if breaker.nothing_fits);
        (nothing_fits && view.setup.mode() == Mode::Referee).then_some(view)
    }

    /// What is played there and who sits.
    pub(super) fn card(&self) -> &TableCard {
        &self.state.table
    }

    /// Whether somebody at this device sits on a seat, by its number.
    pub(super) fn holds(&self, number: i64) -> bool {
        self.held.iter().any(|seat| i64::from(seat.number()) == number)
    }

    /// Whether the viewer runs the table: its opener, or the one who took over when the opener left.
    pub(super) fn opens(&self) -> bool {
        self.card().opener.is_some_and(|opener| self.holds(opener))
    }

    /// Whether somebody who sits here was warned for being away.
    pub fn warned(&self) -> bool {
        self.state.warning.as_ref().is_some_and(|warning| self.holds(warning.seat))
    }
}

/// Whether a person still plays a seat. A player who left only watches.
pub(super) fn plays(view: &View, seat: Seat) -> bool {
    view.seats.get(seat.index()).is_some_and(|seat| seat.player == Player::Person)
}
