//! The code of the day.

use std::sync::Arc;

use axum::Json;
use axum::extract::State as Shared;
use serde::Deserialize;
use wire::{BeginDaily, DailyResult, ProblemShape, SeatedAt};

use super::path::{Named, OfEdition, Query};
use super::sender::{Sender, Sent};
use crate::app::App;
use crate::problem::Problem;

/// Which day.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct DailyQuery {
    /// The day in UTC, such as 2026-01-31; today if none
    date: Option<String>,
    /// The language, where the edition has one
    language: Option<String>,
}

/// How a day went: the best tries, how many rows everybody needed, and the caller's own place.
#[utoipa::path(get, path = "/daily/{edition}", tag = "daily",
    params(OfEdition, DailyQuery),
    responses((status = 200, body = DailyResult), (status = 409, description = "It has no code of the day", body = ProblemShape), (status = 422, body = ProblemShape)),
    security((), ("token" = []), ("cookie" = []))
)]
pub(super) async fn result(
    Shared(app): Shared<Arc<App>>,
    sender: Sender,
    Named(edition): Named,
    Query(wanted): Query<DailyQuery>,
) -> Result<Json<DailyResult>, Problem> {
    let date = wanted.date.unwrap_or_else(|| app.house.today());
    Ok(Json(app.house.daily(&edition, wanted.language.as_deref(), &date, &sender.caller).await?))
}

/// Sits down at today's code: the same for everybody, one scored try for each browser or token. Asked again, it is the
/// try that was begun. A try that begins when another one from the same address has ended isn't ranked.
#[utoipa::path(post, path = "/daily/{edition}", tag = "daily", request_body = BeginDaily,
    params(OfEdition, ("Idempotency-Key" = Option<String>, Header, description = "There is one try in any case; with the same key it is the same after midnight, too", max_length = 64)),
    responses((status = 200, body = SeatedAt), (status = 409, description = "It has no code of the day", body = ProblemShape), (status = 422, body = ProblemShape))
)]
pub(super) async fn begin(
    Shared(app): Shared<Arc<App>>,
    Named(edition): Named,
    sent: Sent<BeginDaily>,
) -> Result<Json<SeatedAt>, Problem> {
    let Sent { sender, value, key } = sent;
    app.limits.tables.check(sender.asker)?;
    let (language, name) = (value.language.as_deref(), value.name.as_deref());
    let address = sender.asker.caller.to_string();
    let (table, sat) = app.house.begin_daily(&edition, language, name, &sender.caller, &address, key).await?;
    Ok(Json(sat.at(table)))
}
