//! A seat that comes to this device by a link, once.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use pages::MovePage;

use super::form::Filled;
use super::page::{Page, to_table};
use super::problem;
use super::visit::Visit;
use crate::app::App;
use crate::problem::Problem;

/// Asks for the link.
pub(super) async fn show(Visit { frame, .. }: Visit) -> Page<MovePage> {
    Page(MovePage::new(frame))
}

/// Follows it: the seat is here from now on.
pub(super) async fn follow(State(app): State<Arc<App>>, filled: Filled) -> Result<Response, Problem> {
    let Filled { sender, visit: Visit { frame, .. }, fields, key, .. } = filled;
    let pasted = fields.get("link").unwrap_or_default();
    // The whole link, or the part behind its `#`.
    let link = pasted.rsplit('#').next().unwrap_or_default();
    match app.follow(link, &sender, key).await {
        Ok((table, _)) => {
            let card = app.house.table(&table).await?;
            Ok(to_table(&card.code))
        }
        Err(problem) if problem.passes() => Err(problem),
        Err(problem) => {
            let told = problem::sentence(&problem, frame.words);
            let mut page = Page(MovePage::refused(frame, told, pasted.to_owned())).into_response();
            *page.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
            Ok(page)
        }
    }
}
