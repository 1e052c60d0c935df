//! Records of matches, and what can be learnt from them.

use std::sync::Arc;

use axum::Json;
use axum::extract::State as Shared;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde_json::Value;

use super::advise::json;
use super::path::Named;
use super::sender::Sender;
use super::shape::ProblemShape;
use crate::advice::Analysed;
use crate::app::App;
use crate::problem::Problem;

/// The record of a match as JSON; of a running one what the caller may see.
#[utoipa::path(get, path = "/matches/{match}", tag = "records",
    params(("match" = String, Path, description = "The match's id")),
    responses((status = 200, body = serde_json::Value), (status = 404, body = ProblemShape)),
    security((), ("token" = []), ("cookie" = []))
)]
pub(super) async fn record(
    Shared(app): Shared<Arc<App>>,
    sender: Sender,
    Named(id): Named,
) -> Result<Json<Value>, Problem> {
    Ok(Json(app.house.record(&id, &sender.caller).await?.json))
}

/// The readable record of a match, to keep and to check with `codeknacker verify`.
#[utoipa::path(get, path = "/matches/{match}/record", tag = "records",
    params(("match" = String, Path, description = "The match's id")),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 404, body = ProblemShape)),
    security((), ("token" = []), ("cookie" = []))
)]
pub(super) async fn text(
    Shared(app): Shared<Arc<App>>,
    sender: Sender,
    Named(id): Named,
) -> Result<Response, Problem> {
    let record = app.house.record(&id, &sender.caller).await?;
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"match.txt\""),
    ];
    Ok((headers, record.text).into_response())
}

/// A finished match, row by row: luck, skill, the best guesses.
#[utoipa::path(get, path = "/matches/{match}/analysis", tag = "records",
    params(("match" = String, Path, description = "The match's id")),
    responses((status = 200, body = Analysed), (status = 404, body = ProblemShape), (status = 409, description = "The match is under way", body = ProblemShape), (status = 429, body = ProblemShape)),
)]
pub(super) async fn analysis(Shared(app): Shared<Arc<App>>, Named(id): Named) -> Result<Response, Problem> {
    let view = app.house.finished(&id).await?;
    let told = app.analyse(view).await?.ok_or(Problem::NothingToAnalyse)?;
    Ok(json(&told))
}
