//! Tokens: what a program asks for before it takes a seat.

use std::sync::Arc;

use axum::Json;
use axum::body::Body;
use axum::extract::State as Shared;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use wire::{Issued, ProblemShape};

use super::sender::Sender;
use crate::app::App;
use crate::body;
use crate::cookie;
use crate::problem::Problem;

/// Issues a token, with which seats are taken and played. A browser gets it in its cookie, where no script can read it,
/// and keeps the one it has.
#[utoipa::path(post, path = "/tokens", tag = "tables",
    responses((status = 201, body = Issued), (status = 429, body = ProblemShape))
)]
pub(super) async fn issue(
    Shared(app): Shared<Arc<App>>,
    sender: Sender,
    sent: Body,
) -> Result<Response, Problem> {
    // Nothing in it matters. But a body left unread closes the connection, perhaps under the caller's next request.
    body::bytes(sent, &app.settings).await?;
    if sender.is_browser() && sender.caller.hash().is_some() {
        return Ok((StatusCode::CREATED, Json(Issued { token: None })).into_response());
    }
    app.limits.tokens.check(&sender.asker.caller)?;
    let token = app.house.issue().await?.reveal();
    if !sender.is_browser() {
        return Ok((StatusCode::CREATED, Json(Issued { token: Some(token) })).into_response());
    }
    let set = [(header::SET_COOKIE, cookie::cookie(&token, app.origins.is_secure()))];
    Ok((StatusCode::CREATED, set, Json(Issued { token: None })).into_response())
}
