//! Somebody who tells one viewer what happens at a table: by name, and with “you” for the viewer.

use rules::{Format, Rules, Seat, Setup, Viewer};

use crate::Words;
use crate::seating::Seating;
use crate::who::Subject;

/// Tells one viewer about one match.
#[derive(Clone, Debug)]
pub struct Teller<'a> {
    words: Words,
    setup: &'a Setup,
    viewer: Viewer,
    /// Seat 1's first. To tell names apart takes long: it is done once for all sentences.
    names: Vec<String>,
}

impl Words {
    /// A teller for a viewer of a match.
    pub fn at(self, setup: &Setup, viewer: Viewer) -> Teller<'_> {
        Teller { words: self, setup, viewer, names: self.names(setup.chairs()) }
    }
}

impl<'a> Teller<'a> {
    /// The words.
    pub const fn words(&self) -> Words {
        self.words
    }

    /// The rules of the match.
    pub(crate) fn rules(&self) -> &'a Rules {
        self.setup.rules()
    }

    pub(crate) fn seating(&self) -> Seating<'_> {
        Seating { words: self.words, names: &self.names, viewer: self.viewer, chairs: self.setup.chairs() }
    }

    /// The name of a seat: its player's; of a nameless computer that it is one; otherwise its number.
    pub fn name(&self, seat: Seat) -> String {
        self.seating().name(seat)
    }

    /// The name of a seat; of a viewer who gave none that it is the viewer.
    pub fn name_or_you(&self, seat: Seat) -> String {
        let named = self.setup.chairs().get(seat.index()).is_some_and(|chair| chair.name.is_some());
        if self.who(seat).is_you() && !named { self.words.setup_you().into() } else { self.name(seat) }
    }

    /// Who sits there, from where the viewer sits.
    pub fn who(&self, seat: Seat) -> Subject {
        self.seating().who(seat)
    }

    /// A seat in a list: its name, or “you”.
    pub(crate) fn in_list(&self, seat: Seat) -> String {
        let who = self.who(seat);
        if who.is_you() { self.words.seat_you().into() } else { who.name().to_owned() }
    }

    /// What somebody is in a round with this maker (none: in a group).
    pub fn role(&self, viewer: Viewer, maker: Option<Seat>) -> String {
        match (viewer, maker) {
            (Viewer::Spectator, _) => self.words.seat_spectator(),
            (Viewer::Seat(_), None) => self.words.seat_player(),
            (Viewer::Seat(seat), Some(maker)) if seat == maker => self.words.seat_maker(),
            (Viewer::Seat(_), Some(_)) => self.words.seat_breaker(),
        }
        .into()
    }

    /// Who begins, before the first step.
    pub fn opening(&self) -> String {
        let who = self.who(self.setup.first());
        match self.rules().edition().format {
            Format::Group => self.words.event_begins(&who),
            Format::Duel | Format::Party => self.words.event_next_round(&who, 1),
        }
    }
}
