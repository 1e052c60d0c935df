//! Opening a table: edition, company, options in plain words.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse as _, Response};
use pages::{Fields, Frame, SetupPage, SetupWish};
use tables::Key;

use super::form::Filled;
use super::guide::find;
use super::page::{Page, query, to_table};
use super::problem;
use super::visit::Visit;
use crate::api::sender::Sender;
use crate::app::App;
use crate::problem::Problem;

/// Shows the form, with what the query says filled in.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    Visit { frame, .. }: Visit,
    uri: Uri,
) -> Result<Response, Problem> {
    let wish = wish(&query(&uri), &frame)?;
    Ok(Page(SetupPage::new(frame, app.house.draw_key(), &wish, None)).into_response())
}

/// Opens the table and goes there; what can't be played is told on the form.
pub(super) async fn open(State(app): State<Arc<App>>, filled: Filled) -> Result<Response, Problem> {
    let Filled { sender, visit: Visit { frame, .. }, fields, key, .. } = filled;
    let wish = wish(&fields, &frame)?;
    match opened(&app, &sender, &wish, key).await {
        Ok(response) => Ok(response),
        Err(problem @ (Problem::House(_) | Problem::TooMany { .. }))
            if !problem.status().is_server_error() =>
        {
            let sentence = problem::sentence(&problem, frame.words);
            let page = SetupPage::new(frame, app.house.draw_key(), &wish, Some(sentence));
            let mut response = Page(page).into_response();
            *response.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
            Ok(response)
        }
        Err(problem) => Err(problem),
    }
}

async fn opened(app: &App, sender: &Sender, wish: &SetupWish, key: Option<Key>) -> Result<Response, Problem> {
    let opened = app.open(wish.table(), sender, key).await?;
    Ok(to_table(&opened.code))
}

/// What the fields of a form wish for.
fn wish(fields: &Fields, frame: &Frame) -> Result<SetupWish, Problem> {
    let edition = find(fields.get("edition").unwrap_or("original").to_owned())?;
    Ok(SetupWish::read(edition, fields, frame.words.language()))
}
