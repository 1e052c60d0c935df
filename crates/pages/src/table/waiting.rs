//! A table where seats are free: who sits, how others get there.

use rules::Player;
use rules::seat::{Chair, Name};
use wire::{LengthShape, SeatCard, TableCard};
use words::Words;

use super::seen::SeenTable;

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
    pub(super) fn new(words: Words, seen: &SeenTable) -> Option<Self> {
        if !seen.card().seats.iter().any(|seat| seat.free) {
            return None;
        }
        let seat = |(seat, name): (&SeatCard, String)| {
            let you = seen.holds(seat.seat);
            let name = match &seat.name {
                _ if seat.free => words.board_seat_free().into(),
                None if you => words.setup_you().into(),
                _ => name,
            };
            WaitingSeat { number: seat.seat, name, free: seat.free, you }
        };
        Some(Self {
            seats: seen.card().seats.iter().zip(names(words, seen.card())).map(seat).collect(),
            seated: !seen.held.is_empty(),
            closed: seen.card().archived,
            agreed: agreed(words, seen.card()),
        })
    }
}

/// The names of those who sit, told apart as they will be at the table. Nobody passes for a free seat.
fn names(words: Words, card: &TableCard) -> Vec<String> {
    let chair = |seat: &SeatCard| {
        let free = seat.free.then(|| words.board_seat_free());
        let name = free.as_deref().or(seat.name.as_deref());
        let player = if seat.who == "computer" { Player::Computer } else { Player::Person };
        Chair { player, name: name.and_then(|name| Name::new(name).ok()) }
    };
    words.names(&card.seats.iter().map(chair).collect::<Vec<_>>())
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
