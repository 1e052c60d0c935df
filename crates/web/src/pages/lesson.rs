//! The first game: a table like any other, with a few sentences at every row until somebody leaves the lesson. A cookie of
//! that table's own says that there is one.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use pages::cookie::LESSON;
use pages::{FIRST_GAME, Fields, LearnPage, SetupWish};

use super::form::Filled;
use super::guide::find;
use super::page::{Page, go_on};
use super::table;
use super::visit::Visit;
use crate::api::path::Named;
use crate::app::App;
use crate::cookie;
use crate::problem::Problem;

/// Whether a browser takes a lesson at the table of a request.
pub(super) fn is_on(headers: &HeaderMap) -> bool {
    cookie::values(headers, LESSON).any(|value| value == "on")
}

/// Shows the way to the first game.
pub(super) async fn show(State(app): State<Arc<App>>, Visit { frame, .. }: Visit) -> Page<LearnPage> {
    Page(LearnPage::new(frame, app.house.draw_key()))
}

/// Opens a table for it and goes there.
pub(super) async fn begin(State(app): State<Arc<App>>, filled: Filled) -> Result<Response, Problem> {
    let Filled { sender, visit, key, .. } = filled;
    let edition = find(FIRST_GAME.to_owned())?;
    let wish = SetupWish::read(edition, &Fields::read(b"quick=yes"), visit.frame.words.language());
    let opened = app.open(wish.table(), &sender, key).await?;
    let address = format!("/t/{}", opened.code);
    let secure = app.origins.is_secure();
    let on = cookie::header(&cookie::lasting(LESSON, "on", secure).path(&address).http_only(true));
    Ok(with_cookie(go_on(&address), on))
}

/// Leaves the lesson; the game goes on.
pub(super) async fn leave(
    State(app): State<Arc<App>>,
    Named(name): Named,
    mut filled: Filled,
) -> Result<Response, Problem> {
    let address = format!("/t/{name}");
    filled.visit.lesson = false;
    let off = cookie::removal(LESSON, app.origins.is_secure()).path(address).http_only(true);
    Ok(with_cookie(table::again(&app, &name, filled).await?, cookie::header(&off)))
}

fn with_cookie(mut response: Response, cookie: HeaderValue) -> Response {
    response.headers_mut().append(header::SET_COOKIE, cookie);
    response
}
