//! Who sits where, by name.

use rules::seat::Chair;
use rules::{Player, Seat, Viewer};

use crate::Words;
use crate::who::Who;

/// The chairs of a table, and which of them is the viewer's.
#[derive(Clone, Copy)]
pub(crate) struct Seating<'a> {
    pub(crate) words: Words,
    pub(crate) chairs: &'a [Chair],
    pub(crate) viewer: Viewer,
}

impl Seating<'_> {
    /// Nobody is known: seats have numbers, and nobody is “you”.
    pub(crate) const fn nameless(words: Words) -> Self {
        Self { words, chairs: &[], viewer: Viewer::Spectator }
    }

    /// The name of a seat: its player's; of a nameless computer that it is one; otherwise its number.
    pub(crate) fn name(&self, seat: Seat) -> String {
        let chair = self.chairs.get(seat.index());
        if let Some(name) = chair.and_then(|chair| chair.name.as_ref()) {
            return name.as_str().to_owned();
        }
        let computer = |chair: &&Chair| chair.player != Player::Person && chair.name.is_none();
        match (chair.filter(computer), self.chairs.iter().filter(computer).count()) {
            (None, _) => self.words.seat_number(seat.number()),
            (Some(_), 1) => self.words.seat_computer().into(),
            (Some(_), _) => self.words.seat_computer_number(seat.number()),
        }
    }

    /// Who sits there, from where the viewer sits.
    pub(crate) fn who(&self, seat: Seat) -> Who {
        let name = self.name(seat);
        if self.viewer == Viewer::Seat(seat) { Who::you(name) } else { Who::other(name) }
    }
}
