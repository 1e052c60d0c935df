//! A match that is over.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::{Uri, header};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use pages::{ReplayPage, ReplayReader, result_picture, wants_analysis};
use rules::Seat;

use super::page::{Page, query};
use super::visit::Visit;
use crate::api::path::Named;
use crate::api::sender::Sender;
use crate::app::App;
use crate::problem::Problem;

/// The routes of matches that are over.
pub(super) fn routes() -> Router<Arc<App>> {
    Router::new().route("/m/{id}", get(show)).route("/m/{id}/picture.svg", get(picture))
}

/// Shows a match.
async fn show(
    State(app): State<Arc<App>>,
    sender: Sender,
    Visit { frame, caller, .. }: Visit,
    Named(id): Named,
    uri: Uri,
) -> Result<Page<ReplayPage>, Problem> {
    let fields = query(&uri);
    let view = app.house.finished(&id).await?;
    let told = if wants_analysis(&view, &fields) { app.analyse(view.clone(), caller).await? } else { None };
    let told = told.map(|told| serde_json::from_str(&told)).transpose().map_err(|_| Problem::Internal)?;
    let table = app.house.table_of(&id, &sender.caller).await?;
    let reader = ReplayReader {
        link: format!("{}/m/{id}", app.origins.shared()),
        key: app.house.draw_key(),
        own: table.as_ref().and_then(|table| <[Seat; 1]>::try_from(table.held()).ok()).map(|[seat]| seat),
        table: table.filter(|table| !table.card().archived).map(|table| table.card().code.clone()),
    };
    Ok(Page(ReplayPage::new(frame, &view, &fields, told.as_ref(), reader)))
}

/// A picture of the result, to be shared.
async fn picture(
    State(app): State<Arc<App>>,
    Visit { frame, .. }: Visit,
    Named(id): Named,
    uri: Uri,
) -> Result<Response, Problem> {
    let view = app.house.finished(&id).await?;
    let svg = result_picture(frame.words, &view, &query(&uri)).ok_or(Problem::NothingToAnalyse)?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], svg).into_response())
}
