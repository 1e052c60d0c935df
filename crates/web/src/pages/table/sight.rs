//! What there is to see at a table for whoever asks: the table, the match as they may see it, and what happened.

use rules::view::Offer;
use rules::{Actor, Mode, Player, Seat, Task, View, Viewer};
use tables::TableLook;
use wire::{Shared, TableCard, TableState};
use words::Words;

use super::cover::Opened;
use crate::app::App;
use crate::problem::Problem;

/// Steps that are told at most.
const STEPS: usize = 40;

/// A step, sentence by sentence.
pub(super) struct Told {
    pub(super) number: usize,
    pub(super) text: String,
}

/// What there is to see.
pub(super) struct Sight {
    pub(super) card: Shared<TableCard>,
    /// How the table stands; the match is in `view`.
    pub(super) state: TableState,
    /// What the page shows beside the match, in short.
    pub(super) sign: String,
    /// The seats of whoever asks.
    pub(super) held: Vec<Seat>,
    /// The seat that is open, where several share a device.
    pub(super) opened: Option<Opened>,
    /// The match, if it has begun and may be seen.
    pub(super) view: Option<View>,
    /// Whoever the device is to be passed to, where several share it.
    pub(super) hand_over: Option<Seat>,
    /// Whether what is seen is for one of several at this device alone.
    pub(super) private: bool,
    /// Whether one of several was asked for by name.
    pub(super) named: bool,
    /// What the others at this device could do now.
    pub(super) others: Vec<(Seat, Vec<Offer>)>,
    /// Seats whose players are here.
    pub(super) present: Vec<Seat>,
    /// What happened, the newest first.
    pub(super) story: Vec<Told>,
}

impl Sight {
    /// Whether the viewer opened the table, or is in charge since whoever did has left.
    pub(super) fn opens(&self) -> bool {
        self.held.iter().any(|seat| self.card.opener == Some(i64::from(seat.number())))
    }

    /// Whether somebody who sits here was warned for being away.
    pub(super) fn warned(&self) -> bool {
        let warned = self.state.warning.as_ref().map(|warning| warning.seat);
        self.held.iter().any(|seat| warned == Some(i64::from(seat.number())))
    }

    /// What is found at a table: from a seat that is named; where several share a device, from the one that is open.
    pub(super) fn of(
        app: &App,
        look: &TableLook,
        (wanted, opened): (Option<Seat>, Option<Opened>),
        words: Words,
    ) -> Result<Self, Problem> {
        let (card, held) = (look.card(), look.held());
        let several = held.len() > 1 && card.mode != Mode::Referee.name();
        let opened = opened.filter(|opened| several && held.contains(&opened.seat));
        let wanted = if several { opened.as_ref().map(|opened| opened.seat) } else { wanted };
        let state = look.outline(wanted)?;
        let seats = (0..card.seats.len()).map(Seat::new);
        let present = seats.filter(|seat| app.house.is_here(&card.id, *seat)).collect();
        let named = wanted.is_some() && held.len() > 1;
        let begun = state.match_id.is_some();
        // Whoever looks for a free seat sees the table, not the game of those who sit there.
        let shown = begun && (state.viewer.is_some() || card.spectators);
        let mut sight = Self {
            card,
            state,
            sign: look.sign(),
            held,
            opened,
            view: None,
            hand_over: None,
            private: false,
            named,
            others: Vec::new(),
            present,
            story: Vec::new(),
        };
        if !shown {
            return Ok(sight);
        }
        let view = if several && wanted.is_none() {
            let shared = look.shared_view()?;
            match own_due(&shared, &sight.held) {
                // A row holds nothing that the others must not see.
                Some((seat, true)) => look.view(Some(seat))?,
                due => {
                    sight.hand_over = due.map(|(seat, _)| seat);
                    shared
                }
            }
        } else {
            sight.private = several;
            look.view(wanted)?
        };
        let story = look.story(view.viewer, STEPS)?;
        let teller = words.at(&story.setup, sight.addressed(story.viewer));
        for entry in story.steps.iter().rev() {
            let text = teller.entry(entry).join(" ");
            if !text.is_empty() {
                sight.story.push(Told { number: entry.number, text });
            }
        }
        // What one of them sees alone is covered before somebody else does something.
        let others = sight.held.iter().filter(|_| sight.held.len() > 1 && !sight.private);
        for seat in others.copied().filter(|seat| view.viewer != Viewer::Seat(*seat)).collect::<Vec<_>>() {
            sight.others.push((seat, look.view(Some(seat))?.offers));
        }
        sight.view = Some(view);
        Ok(sight)
    }

    /// Who is told as “you”: where several share a device it could be any of them, and is nobody.
    pub(super) fn addressed(&self, viewer: Viewer) -> Viewer {
        if self.held.len() > 1 { Viewer::Spectator } else { viewer }
    }

    /// The seat that the match is seen from.
    pub(super) fn seat(&self) -> Option<Seat> {
        match self.view.as_ref()?.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }
}

/// Who of those at this device is due, if anybody is, and whether it is a row in front of the shield.
fn own_due(view: &View, held: &[Seat]) -> Option<(Seat, bool)> {
    let due = view.due?;
    let Actor::Seat(seat) = due.who else { return None };
    let open = due.what == Task::Row && !view.setup.rules().edition().format.holds_parts();
    (held.contains(&seat) && plays(view, seat)).then_some((seat, open))
}

/// Whether a person still plays a seat: whoever has left looks on.
pub(super) fn plays(view: &View, seat: Seat) -> bool {
    view.seats.get(seat.index()).is_some_and(|seat| seat.player == Player::Person)
}
