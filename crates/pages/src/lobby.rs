//! The lobby: tables that are open to everybody.

use askama::Template;
use rules::Edition;
use wire::{SeatCard, TableCard};
use words::Words;

use crate::frame::Frame;

/// The page.
#[derive(Template)]
#[template(path = "lobby.html")]
pub struct LobbyPage {
    frame: Frame,
    tables: Vec<LobbyEntry>,
    /// Where the next page begins.
    older: Option<String>,
}

/// A table.
struct LobbyEntry {
    code: String,
    edition: String,
    options: String,
    /// Those who sit there.
    names: Vec<String>,
    /// How many seats are free, in words; empty if none is.
    free: String,
    phase: String,
    watch: bool,
}

impl LobbyPage {
    /// The page of these tables, and where older ones begin.
    pub fn new(frame: Frame, cards: &[TableCard], older: Option<String>) -> Self {
        let tables = cards.iter().map(|card| LobbyEntry::new(frame.words, card)).collect();
        Self { frame, tables, older }
    }
}

impl LobbyEntry {
    fn new(words: Words, card: &TableCard) -> Self {
        let edition = Edition::find(&card.edition);
        let free = card.seats.iter().filter(|seat| seat.free).count();
        let name = |seat: &SeatCard| match &seat.name {
            Some(name) => Some(name.clone()),
            None => (seat.who == "computer").then(|| words.seat_computer().into()),
        };
        Self {
            code: card.code.clone(),
            edition: edition.map_or_else(|| card.edition.clone(), |edition| words.edition_name(edition)),
            options: card.rules().map_or_else(String::new, |rules| words.chosen_options(&rules).join(" · ")),
            names: card.seats.iter().filter_map(name).collect(),
            free: if free == 0 { String::new() } else { words.lobby_seats_free(free) },
            phase: match &*card.phase {
                "waiting" => words.lobby_waiting(),
                "playing" => words.lobby_playing(),
                _ => words.lobby_over(),
            }
            .into(),
            watch: free == 0 && card.spectators,
        }
    }
}
