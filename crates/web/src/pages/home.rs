//! The first page: the last game, a game at once, a game with others, and every edition.

use std::sync::Arc;

use askama::Template;
use axum::extract::State;
use axum::http::Uri;
use axum::response::Response;
use rules::Edition;
use rules::editions::EDITIONS;
use store::Page as Wanted;
use wire::TableCard;

use super::form::Fields;
use super::frame::Frame;
use super::page::{Page, go_on};
use super::rules::spoken;
use crate::api::sender::Sender;
use crate::app::App;
use crate::problem::Problem;

/// The most games to go on with that are shown.
const MOST: i64 = 3;

/// The first page.
#[derive(Template)]
#[template(path = "home.html")]
pub(super) struct Home {
    frame: Frame,
    key: String,
    /// Games under way where the reader sits, the newest first.
    going_on: Vec<GoingOn>,
    /// All editions.
    editions: Vec<EditionCard>,
}

/// A game to go on with.
struct GoingOn {
    code: String,
    edition: String,
    /// The names of the others.
    others: String,
    waiting: bool,
}

/// An edition as a card.
struct EditionCard {
    id: &'static str,
    name: String,
    about: String,
    facts: String,
    picture: String,
}

/// Shows the first page.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    sender: Sender,
    frame: Frame,
) -> Result<Page<Home>, Problem> {
    let words = frame.words;
    let open = app.house.tables_of(&sender.caller, true, &Wanted::first(MOST)).await?;
    let going_on = open.items.iter().map(|card| GoingOn::new(&frame, card)).collect();
    let editions = EDITIONS.iter().map(|edition| EditionCard {
        id: edition.id,
        name: words.edition_name(edition),
        about: words.edition_about(edition),
        facts: unbroken(&words.edition_facts_at_first(&spoken(edition, words.language()))),
        picture: frame.asset(&format!("board-{}.svg", edition.id)),
    });
    let editions = editions.collect();
    Ok(Page(Home { key: app.house.draw_key(), going_on, editions, frame }))
}

impl GoingOn {
    fn new(frame: &Frame, card: &TableCard) -> Self {
        let words = frame.words;
        let edition = Edition::find(&card.edition);
        let names: Vec<_> = card.seats.iter().filter_map(|seat| seat.name.clone()).collect();
        Self {
            code: card.code.clone(),
            edition: edition.map_or_else(String::new, |edition| words.edition_name(edition)),
            others: words.list(&names),
            waiting: card.phase == "waiting",
        }
    }
}

/// Goes to where a real board is kept company.
pub(super) async fn referee() -> Response {
    go_on("/new?with=referee")
}

/// Goes to the table of a code that was typed.
pub(super) async fn join(uri: Uri) -> Response {
    let fields = Fields::read(uri.query().unwrap_or("").as_bytes());
    // People type codes with spaces, in capitals, or the whole link.
    let typed = fields.get("code").unwrap_or("").to_lowercase();
    let code = typed.rsplit('/').next().unwrap_or("");
    let code: String = code.chars().filter(char::is_ascii_alphanumeric).take(16).collect();
    if code.is_empty() { go_on("/") } else { go_on(&format!("/t/{code}")) }
}

/// A list in which a number stays on the line of what it counts.
fn unbroken(facts: &str) -> String {
    // What is no number may be long.
    let counted = |part: &str| part.starts_with(|c: char| c.is_ascii_digit());
    let kept = |part: &str| if counted(part) { part.replace(' ', "\u{a0}") } else { part.to_owned() };
    let parts: Vec<_> = facts.split(", ").map(kept).collect();
    parts.join(", ")
}
