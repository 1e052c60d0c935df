//! A table where seats are free: who sits, how others get there.

use wire::{LengthShape, SeatCard, TableCard};
use words::Words;

use super::sight::Sight;

/// A seat at a table where the match has not begun.
pub(super) struct WaitingSeat {
    pub(super) number: i64,
    pub(super) name: String,
    pub(super) free: bool,
    pub(super) you: bool,
}

/// A table where seats are free.
pub(super) struct Waiting {
    pub(super) seats: Vec<WaitingSeat>,
    /// Whether the viewer sits there already.
    pub(super) seated: bool,
    /// Whether the table was closed: nobody comes any more.
    pub(super) closed: bool,
    /// What is played: facts of the edition, how long, the options that were chosen.
    pub(super) agreed: Vec<String>,
}

impl Waiting {
    /// The table, if not everybody is there.
    pub(super) fn new(words: Words, sight: &Sight) -> Option<Self> {
        if !sight.card.seats.iter().any(|seat| seat.free) {
            return None;
        }
        let seat = |seat: &SeatCard| {
            let you = sight.held.iter().any(|held| i64::from(held.number()) == seat.seat);
            let name = match (&seat.name, seat.free, &*seat.who) {
                (Some(name), ..) => name.clone(),
                (None, true, _) => words.board_seat_free().into(),
                (None, false, "computer") => words.seat_computer().into(),
                (None, false, _) if you => words.setup_you().into(),
                (None, false, _) => words.seat_number(seat.seat.unsigned_abs()),
            };
            WaitingSeat { number: seat.seat, name, free: seat.free, you }
        };
        Some(Self {
            seats: sight.card.seats.iter().map(seat).collect(),
            seated: !sight.held.is_empty(),
            closed: sight.card.archived,
            agreed: agreed(words, &sight.card),
        })
    }
}

/// What whoever sits down agrees to.
fn agreed(words: Words, card: &TableCard) -> Vec<String> {
    let Some(rules) = card.rules() else { return Vec::new() };
    let mut agreed = vec![words.edition_facts(&rules)];
    agreed.extend(card.length.as_ref().map(|length| match length {
        LengthShape::Rounds(rounds) => words.setup_rounds(*rounds),
        LengthShape::Target(points) => words.setup_target(*points),
    }));
    agreed.extend(words.chosen_options(&rules));
    agreed
}
