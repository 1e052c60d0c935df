//! The table: the board of its edition, what the viewer can do, and all that belongs to it.

mod act;
mod asked;
mod cover;
mod entry;
mod group;
mod help;
mod life;
mod qr;
mod round;
mod score;
mod sight;
mod view;
mod waiting;

use std::sync::Arc;

use askama::Template;
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};
use rules::Seat;

pub(super) use self::entry::Entry;
pub(super) use self::group::GroupView;
pub(super) use self::round::RoundView;
pub(super) use self::view::plays_one_round_alone;

use self::asked::Asked;
use self::cover::Opened;
use self::sight::Sight;
use self::view::Table;
use super::form::Fields;
use super::frame::Frame;
use super::page::{Page, go_on};
use super::problem;
use crate::api::path::Named;
use crate::api::sender::Sender;
use crate::app::App;
use crate::problem::Problem;

/// The page of a table.
#[derive(Template)]
#[template(path = "table.html")]
struct TablePage {
    frame: Frame,
    t: Table,
    /// Where others find the table.
    invite: String,
    /// Whether nobody else can open that.
    alone: bool,
}

/// The routes of a table.
pub(super) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/t/{name}", get(show))
        .route("/t/{name}/qr.svg", get(qr::show))
        // Whoever asks for the address of a form, such as after a change of language, is at the table.
        .route("/t/{name}/act", post(act::act).get(back))
        .route("/t/{name}/draft", post(act::draft).get(back))
        .route("/t/{name}/open", post(cover::open).get(back))
        .route("/t/{name}/cover", post(cover::cover).get(back))
        .route("/t/{name}/sit", post(life::sit).get(back))
        .route("/t/{name}/do", post(life::go).get(back))
}

/// Goes back to a table.
async fn back(Named(name): Named) -> Response {
    go_on(&format!("/t/{name}"))
}

/// Shows a table.
async fn show(State(app): State<Arc<App>>, asked: Asked) -> Result<Response, Problem> {
    let wanted = asked.seat()?;
    if let Some(round) = asked.ended(&app).await {
        return Ok(go_on(&format!("/t/{}?round={round}", asked.name)));
    }
    let round = asked.round();
    let Asked { frame, sender, name, fields, opened } = asked;
    // A page that is open is the answer to a form, or a look that a script takes over.
    if fields.has("open") && !fields.has("quiet") {
        return Ok(go_on(&format!("/t/{name}")));
    }
    let quiet = fields.has("quiet").then(|| frame.clone());
    let look = Look { wanted, opened, round, by_hand: quiet.is_none(), ..Look::at(&name) };
    match (page(&app, frame, &sender, &fields, look).await, quiet) {
        // A page that looks again by itself has asked for nothing that it could be refused.
        (Err(problem), Some(frame)) if problem::is_closed(&problem) => Ok(problem::closed(frame, &problem)),
        (shown, _) => shown,
    }
}

/// How a table is looked at.
struct Look<'a> {
    name: &'a str,
    /// The seat that an address names. At a device that several share it shows nothing of theirs.
    wanted: Option<Seat>,
    /// The seat that somebody has opened there.
    opened: Option<Opened>,
    round: Option<u32>,
    /// What could not be done.
    problem: Option<&'a Problem>,
    /// A link that was made, to be shown this once.
    link: Option<String>,
    /// Whether somebody opened the page; otherwise it looks again by itself.
    by_hand: bool,
}

impl<'a> Look<'a> {
    /// A look that asks for nothing special.
    fn at(name: &'a str) -> Self {
        Self { name, wanted: None, opened: None, round: None, problem: None, link: None, by_hand: true }
    }
}

/// The page of a table, perhaps with what could not be done there.
async fn page(
    app: &Arc<App>,
    frame: Frame,
    sender: &Sender,
    fields: &Fields,
    look: Look<'_>,
) -> Result<Response, Problem> {
    let words = frame.words;
    let mut fields = fields.clone();
    let mut sight = Sight::of(app, sender, look.name, (look.wanted, look.opened), words).await?;
    if look.by_hand && sight.warned() {
        app.house.come(&sight.card.id, &sender.caller).await?;
        sight.state.warning = None;
    }
    if let (true, Some(view)) = (fields.has("roll"), &sight.view) {
        let rules = view.setup.rules();
        fields.set("copy", &rules.show(app.house.roll(rules)));
    }
    let help = help::help(app, sender, &sight, words, fields.has("hint")).await?;
    let mut table = Table::new(words, sight, &fields, look.round, app.house.draw_key());
    table.help = help;
    table.problem = look.problem.map(|problem| problem::sentence(problem, words));
    table.link = look.link;
    let invite = format!("{}/t/{}", app.origins.shared(), table.code);
    let mut response =
        Page(TablePage { frame, t: table, invite, alone: app.origins.is_alone() }).into_response();
    if let Some(problem) = look.problem {
        *response.status_mut() = match problem.status() {
            status if status.is_server_error() => status,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        };
    }
    Ok(response)
}
