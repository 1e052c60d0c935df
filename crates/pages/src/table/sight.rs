//! What there is to see at a table for whoever asks: the table, the match as they may see it, and what happened.

use rules::view::Offer;
use rules::{Player, Seat, View, Viewer};
use wire::{Shared, TableCard, TableState};

/// A seat that is open at a device that several share.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened {
    /// Whose page it is.
    pub seat: Seat,
    /// The word that the page goes by.
    pub word: String,
}

/// A step, sentence by sentence.
pub struct ToldStep {
    /// Its number.
    pub number: usize,
    /// What it led to.
    pub text: String,
}

/// What there is to see.
pub struct Sight {
    /// What is played there and who sits.
    pub card: Shared<TableCard>,
    /// How the table stands; the match is in `view`.
    pub state: TableState,
    /// What the page shows beside the match, in short.
    pub sign: String,
    /// The seats of whoever asks.
    pub held: Vec<Seat>,
    /// The seat that is open, where several share a device.
    pub opened: Option<Opened>,
    /// The match, if it has begun and may be seen.
    pub view: Option<View>,
    /// Whoever the device is to be passed to, where several share it.
    pub hand_over: Option<Seat>,
    /// Whether what is seen is for one of several at this device alone.
    pub private: bool,
    /// Whether one of several was asked for by name.
    pub named: bool,
    /// What the others at this device could do now.
    pub others: Vec<(Seat, Vec<Offer>)>,
    /// Seats whose players are here.
    pub present: Vec<Seat>,
    /// What happened, the newest first.
    pub story: Vec<ToldStep>,
}

impl Sight {
    /// Whether the viewer opened the table, or is in charge since whoever did has left.
    pub fn opens(&self) -> bool {
        self.held.iter().any(|seat| self.card.opener == Some(i64::from(seat.number())))
    }

    /// Whether somebody who sits here was warned for being away.
    pub fn warned(&self) -> bool {
        let warned = self.state.warning.as_ref().map(|warning| warning.seat);
        self.held.iter().any(|seat| warned == Some(i64::from(seat.number())))
    }

    /// Who is told as “you”: where several share a device it could be any of them, and is nobody.
    pub fn addressed(&self, viewer: Viewer) -> Viewer {
        if self.held.len() > 1 { Viewer::Spectator } else { viewer }
    }

    /// The seat that the match is seen from.
    pub fn seat(&self) -> Option<Seat> {
        match self.view.as_ref()?.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }
}

/// Whether a person still plays a seat: whoever has left looks on.
pub fn plays(view: &View, seat: Seat) -> bool {
    view.seats.get(seat.index()).is_some_and(|seat| seat.player == Player::Person)
}
