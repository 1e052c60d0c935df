//! The table: the board of its edition, what the viewer can do, and all that belongs to it.

mod act;
mod asked;
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
use self::sight::Sight;
use self::view::Table;
use super::form::Fields;
use super::frame::Frame;
use super::page::{Page, go_on};
use super::problem;
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
        .route("/t/{name}/act", post(act::act))
        .route("/t/{name}/sit", post(life::sit))
        .route("/t/{name}/do", post(life::go))
}

/// Shows a table.
async fn show(State(app): State<Arc<App>>, asked: Asked) -> Result<Response, Problem> {
    let wanted = asked.seat()?;
    if let Some(round) = asked.ended(&app).await {
        return Ok(go_on(&format!("/t/{}?round={round}", asked.name)));
    }
    let round = asked.round();
    let Asked { frame, sender, name, fields } = asked;
    let look = Look { name: &name, wanted, round, problem: None, link: None };
    let quiet = fields.has("quiet").then(|| frame.clone());
    match (page(&app, frame, &sender, &fields, look).await, quiet) {
        // A page that looks again by itself has asked for nothing that it could be refused.
        (Err(problem), Some(frame)) if problem::is_closed(&problem) => Ok(problem::closed(frame, &problem)),
        (shown, _) => shown,
    }
}

/// How a table is looked at.
struct Look<'a> {
    name: &'a str,
    wanted: Option<Seat>,
    round: Option<u32>,
    /// What could not be done.
    problem: Option<&'a Problem>,
    /// A link that was made, to be shown this once.
    link: Option<String>,
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
    let sight = Sight::of(app, sender, look.name, look.wanted, words).await?;
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
