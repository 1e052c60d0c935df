//! Records of matches, and what can be learnt from them.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::State as Shared;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use wire::{Analysed, ProblemShape};

use super::json;
use super::path::{Named, OfMatch, Query};
use super::sender::Sender;
use crate::app::App;
use crate::body::Unreadable;
use crate::problem::Problem;

/// Which part of a record is wanted.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct Part {
    /// The page, from 1
    #[param(minimum = 1)]
    page: Option<usize>,
}

/// A record that is kept for all who ask; what is sent of it is not copied.
struct KeptRecord(Arc<str>);

impl AsRef<[u8]> for KeptRecord {
    fn as_ref(&self) -> &[u8] {
        self.0.as_bytes()
    }
}

/// The record of a match as JSON; of a running one what the caller may see. A long match has several pages: each says
/// which it is (`page`) and how many there are (`pages`), and has some of the `steps` and some of the `rounds`.
#[utoipa::path(get, path = "/matches/{match}", tag = "records",
    params(OfMatch, Part),
    responses((status = 200, body = serde_json::Value), (status = 400, body = ProblemShape), (status = 404, body = ProblemShape)),
    security((), ("token" = []), ("cookie" = []))
)]
pub(super) async fn record(
    Shared(app): Shared<Arc<App>>,
    sender: Sender,
    Named(id): Named,
    Query(part): Query<Part>,
) -> Result<Response, Problem> {
    let page = app.house.record_page(&id, &sender.caller, part.page.unwrap_or(1)).await?;
    let page = page.ok_or_else(|| Unreadable::Parameter { name: "page".to_owned() })?;
    Ok(([(header::CONTENT_TYPE, "application/json")], Bytes::from_owner(KeptRecord(page))).into_response())
}

/// The readable record of a match, to keep and to check with `codeknacker verify`.
#[utoipa::path(get, path = "/matches/{match}/record", tag = "records",
    params(OfMatch),
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
    Ok((headers, Bytes::from_owner(KeptRecord(record.text))).into_response())
}

/// A finished match, row by row: what each row cost, luck, the best guesses; how well everybody played.
#[utoipa::path(get, path = "/matches/{match}/analysis", tag = "records",
    params(OfMatch),
    responses((status = 200, body = Analysed), (status = 404, body = ProblemShape), (status = 409, description = "The match is under way", body = ProblemShape), (status = 429, body = ProblemShape)),
)]
pub(super) async fn analysis(
    Shared(app): Shared<Arc<App>>,
    sender: Sender,
    Named(id): Named,
) -> Result<Response, Problem> {
    let view = app.house.finished(&id).await?;
    let told = app.analyse(view, sender.asker.caller).await?.ok_or(Problem::NothingToAnalyse)?;
    Ok(json(&told))
}
