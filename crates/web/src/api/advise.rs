//! Advice and analysis.

use std::sync::Arc;

use axum::Json;
use axum::extract::State as Shared;
use axum::response::{IntoResponse as _, Response};
use pages::AdviceQuestion;
use rules::view::Board;
use serde::Deserialize;
use wire::{Advised, Analysed, ProblemShape, ToldFacts};

use super::json;
use super::path::{self, AtTable, Named, Query};
use super::sender::Sender;
use super::tables::From;
use crate::app::App;
use crate::body::Unreadable;
use crate::problem::Problem;

/// For which seat, and about which row.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct AboutRow {
    /// For this seat, where the caller has several
    #[param(minimum = 1)]
    seat: Option<u8>,
    /// A row to check: whether it fits, and what it is worth
    row: Option<String>,
}

/// What to do next, where the table allows advice: from what the seat sees and nothing else.
#[utoipa::path(get, path = "/tables/{table}/advice", tag = "help",
    params(AtTable, AboutRow),
    responses(
        (status = 200, body = Advised),
        (status = 400, description = "That is no row of this game", body = ProblemShape),
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
    Query(about): Query<AboutRow>,
) -> Result<Response, Problem> {
    let seat = app.acting(&table, &sender.caller, about.seat).await?;
    let view = app.house.advisable(&table, seat, &sender.caller).await?;
    let who = sender.asker.caller;
    let Some(row) = about.row else {
        let told = app.advise(&view, who).await?.ok_or(Problem::NothingToAdvise)?;
        return Ok(json(&told));
    };
    let row = view.setup.rules().read_row(&row);
    let row = row.map_err(|_| Unreadable::Parameter { name: "row".to_owned() })?;
    let told = app.advise(&view, who).await?.ok_or(Problem::NothingToAdvise)?;
    let mut advised: Advised = serde_json::from_str(&told).map_err(|_| Problem::Internal)?;
    advised.checked = app.checked(&view, row, who).await?;
    Ok(Json(advised).into_response())
}

/// What follows from which rows, where the table allows advice: the easiest first, each with the fewest rows that imply it.
#[utoipa::path(get, path = "/tables/{table}/facts", tag = "help",
    params(AtTable, From),
    responses(
        (status = 200, body = ToldFacts),
        (status = 403, description = "There is no advice at this table", body = ProblemShape),
        (status = 409, description = "There is nothing to find out", body = ProblemShape),
        (status = 429, description = "All who could think about it are busy", body = ProblemShape),
    ),
    security(("token" = []), ("cookie" = []))
)]
pub(super) async fn facts(
    Shared(app): Shared<Arc<App>>,
    sender: Sender,
    Named(table): Named,
    Query(from): Query<From>,
) -> Result<Response, Problem> {
    let seat = app.acting(&table, &sender.caller, from.seat).await?;
    let view = app.house.advisable(&table, seat, &sender.caller).await?;
    if !matches!(view.board, Board::Breaker(_) | Board::Holder(_)) {
        return Err(Problem::NothingToAdvise);
    }
    let told = app
        .think(AdviceQuestion::facts(&view), sender.asker.caller)
        .await?
        .ok_or(Problem::NothingToAdvise)?;
    Ok(json(&told))
}

/// The rounds of the match that have ended, row by row: what each row cost, luck, the best guesses; how well everybody played.
#[utoipa::path(get, path = "/tables/{table}/analysis", tag = "help",
    params(AtTable, From),
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
