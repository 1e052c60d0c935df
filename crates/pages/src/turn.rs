//! Whose turn it is at a table, in a few words.

use rules::Seat;
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
        let chair = played.card.seats.iter().find(|chair| chair.seat == i64::from(due))?;
        let text = if you {
            words.together_your_turn().into()
        } else {
            words.together_turn_of(seat_name(words, chair))
        };
        Some(Self { text, own })
    }
}

/// What the holder of a seat is called.
pub(crate) fn seat_name(words: Words, chair: &SeatCard) -> String {
    match (&chair.name, &*chair.who) {
        (Some(name), _) => name.clone(),
        (None, "computer") => words.seat_computer().into(),
        (None, _) if chair.free => words.board_seat_free().into(),
        (None, _) => words.seat_number(chair.seat.unsigned_abs()),
    }
}

/// The names of the others at a table. Those who share the reader's device are among them: nobody knows who looks.
pub(crate) fn others(words: Words, seats: &[SeatCard], held: &[Seat]) -> Vec<String> {
    let other =
        |one: &&SeatCard| held.len() > 1 || held.iter().all(|seat| i64::from(seat.number()) != one.seat);
    seats.iter().filter(other).map(|chair| seat_name(words, chair)).collect()
}
