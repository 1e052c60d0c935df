//! Whose turn it is at a table, in a few words.

use rules::seat::{Chair, Name};
use rules::{Player, Seat};
use wire::SeatCard;
use words::Words;

use crate::mine::PlayedMatch;

/// Whose turn it is.
pub(crate) struct Turn {
    /// “Your turn”, “Ada's turn” or “waiting”.
    pub(crate) text: String,
    /// Whether it is the reader's.
    pub(crate) own: bool,
}

impl Turn {
    /// Whose turn it is at a table that waits or plays; nobody's while the table itself is due, or where the match is over.
    pub(crate) fn of(words: Words, played: &PlayedMatch<'_>) -> Option<Self> {
        let Some(view) = played.state.view.as_deref() else {
            return Some(Self { text: words.mine_waiting().into(), own: false });
        };
        let due = view.due.as_ref().filter(|_| view.outcome.is_none())?.seat?;
        let own = played.held.iter().any(|seat| seat.number() == due);
        // Players who share a device are called by name.
        let you = own && played.held.len() == 1;
        let place = played.card.seats.iter().position(|chair| chair.seat == i64::from(due))?;
        let text = if you {
            words.together_your_turn().into()
        } else {
            words.together_turn_of(seat_names(words, &played.card.seats).swap_remove(place))
        };
        Some(Self { text, own })
    }
}

/// What the holders of seats are called, told apart as they are at the table. Nobody passes for a free seat.
pub(crate) fn seat_names(words: Words, seats: &[SeatCard]) -> Vec<String> {
    let chair = |seat: &SeatCard| {
        let free = seat.free.then(|| words.board_seat_free());
        let name = free.as_deref().or(seat.name.as_deref());
        let player = if seat.who == "computer" { Player::Computer } else { Player::Person };
        Chair { player, name: name.and_then(|name| Name::new(name).ok()) }
    };
    let names = words.names(&seats.iter().map(chair).collect::<Vec<_>>());
    let told =
        |(seat, name): (&SeatCard, String)| if seat.free { words.board_seat_free().into() } else { name };
    seats.iter().zip(names).map(told).collect()
}

/// The names of the others at a table. Those who share the reader's device are among them: nobody knows who looks.
pub(crate) fn others(words: Words, seats: &[SeatCard], held: &[Seat]) -> Vec<String> {
    let other =
        |one: &SeatCard| held.len() > 1 || held.iter().all(|seat| i64::from(seat.number()) != one.seat);
    let names = seat_names(words, seats);
    seats.iter().zip(names).filter(|(seat, _)| other(seat)).map(|(_, name)| name).collect()
}
