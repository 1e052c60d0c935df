//! Advice and analysis.

use std::sync::Arc;

use axum::extract::State as Shared;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use wire::{Advised, Analysed, ProblemShape};

use super::path::{self, AtTable, Named, Query};
use super::sender::Sender;
use super::tables::From;
use crate::app::App;
use crate::problem::Problem;

/// What to do next, where the table allows advice: from what the seat sees and nothing else.
#[utoipa::path(get, path = "/tables/{table}/advice", tag = "help",
    params(AtTable, ("seat" = Option<u8>, Query, description = "For this seat, where the caller has several", minimum = 1)),
    responses(
        (status = 200, body = Advised),
        (status = 403, description = "There is no advice at this table", body = ProblemShape),
        (status = 409, description = "There is nothing to guess", body = ProblemShape),
        (status = 429, description = "All who could think about it are busy", body = ProblemShape),
    ),
    security(("token" = []), ("cookie" = []))
)]
pub(super) async fn advice(
    Shared(app): Shared<Arc<App>>,
    sender: Sender,
    Named(table): Named,
    Query(from): Query<From>,
) -> Result<Response, Problem> {
    let seat = app.acting(&table, &sender.caller, from.seat).await?;
    let view = app.house.advisable(&table, seat, &sender.caller).await?;
    let told = app.advise(view, sender.asker.caller).await?.ok_or(Problem::NothingToAdvise)?;
    Ok(json(&told))
}

/// The rounds of the match that have ended, row by row: what each row cost, luck, the best guesses; how well everybody played.
#[utoipa::path(get, path = "/tables/{table}/analysis", tag = "help",
    params(AtTable, ("seat" = Option<u8>, Query, description = "From this seat, where the caller has several", minimum = 1)),
    responses((status = 200, body = Analysed), (status = 409, description = "No round has ended", body = ProblemShape), (status = 429, body = ProblemShape)),
    security((), ("token" = []), ("cookie" = []))
)]
pub(super) async fn analysis(
    Shared(app): Shared<Arc<App>>,
    sender: Sender,
    Named(table): Named,
    Query(from): Query<From>,
) -> Result<Response, Problem> {
    let seat = from.seat.map(path::seat).transpose()?;
    let view = app.house.look(&table, &sender.caller).await?.view(seat)?;
    let told = app.analyse(view, sender.asker.caller).await?.ok_or(Problem::NothingToAnalyse)?;
    Ok(json(&told))
}

/// What was written before, as JSON.
pub(super) fn json(text: &str) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], text.to_owned()).into_response()
}
