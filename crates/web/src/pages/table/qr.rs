//! A code to scan across the table.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse as _, Response};

use crate::api::path::Named;
use crate::api::sender::Sender;
use crate::app::App;
use crate::problem::Problem;

/// The code of a table's address.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    sender: Sender,
    Named(name): Named,
) -> Result<Response, Problem> {
    let look = app.look_named(&name, &sender).await?;
    let address = format!("{}/t/{}", app.origins.shared(), look.card().code);
    let svg = pages::qr_code(&address).ok_or(Problem::Internal)?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], svg).into_response())
}
