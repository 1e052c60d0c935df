//! The lobby: tables that are open to everybody.

use std::sync::Arc;

use askama::Template;
use axum::extract::State;
use axum::http::Uri;
use rules::Edition;
use store::Page as Wanted;
use wire::{SeatCard, TableCard};
use words::Words;

use super::form::Fields;
use super::frame::Frame;
use super::page::Page;
use crate::app::App;
use crate::problem::Problem;

/// Tables on a page.
const MOST: i64 = 30;

/// The page.
#[derive(Template)]
#[template(path = "lobby.html")]
pub(super) struct LobbyPage {
    frame: Frame,
    tables: Vec<Entry>,
    /// Where the next page begins.
    older: Option<String>,
}

/// A table.
struct Entry {
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

/// Shows the open tables, the newest first.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    frame: Frame,
    uri: Uri,
) -> Result<Page<LobbyPage>, Problem> {
    let fields = Fields::read(uri.query().unwrap_or("").as_bytes());
    // What is no place in the list is the beginning.
    let after = fields.get("after").and_then(|text| text.parse().ok());
    let listed = app.house.lobby(false, &Wanted { after, limit: MOST }).await?;
    let tables = listed.items.iter().map(|card| Entry::new(frame.words, card)).collect();
    Ok(Page(LobbyPage { frame, tables, older: listed.next.map(|cursor| cursor.to_string()) }))
}

impl Entry {
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
