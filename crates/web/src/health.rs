//! How the server is: for whoever watches over it.

use std::sync::Arc;

use axum::extract::{Extension, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::json;
use store::Health;

use crate::app::App;
use crate::gate::Asker;
use crate::metrics::Now;
use crate::problem::Problem;

/// Whether the process is alive.
pub(crate) async fn healthz() -> &'static str {
    "ok\n"
}

/// Whether requests can be answered: whether the database is there, how nodes hear each other, whether it stops.
pub(crate) async fn readyz(State(app): State<Arc<App>>) -> Response {
    let stopping = *app.stopping.borrow();
    let database = app.store.alive().await.is_ok();
    let bus = match *app.house.bus().health().borrow() {
        Health::Alone => "alone",
        Health::Connected => "connected",
        // Nodes ask the database instead: slower, but nothing is missed.
        Health::Away => "away",
    };
    let ready = database && !stopping;
    let status = if ready { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    let database = if database { "well" } else { "away" };
    let shape = json!({ "ready": ready, "database": database, "bus": bus, "stopping": stopping });
    (status, axum::Json(shape)).into_response()
}

/// What is counted. Elsewhere than on this machine there is no such page, unless it is allowed.
pub(crate) async fn metrics(
    State(app): State<Arc<App>>,
    asker: Option<Extension<Asker>>,
) -> Result<Response, Problem> {
    let here = asker.is_some_and(|Extension(asker)| asker.here);
    if !here && !app.settings.open_metrics {
        return Err(Problem::NoSuchPath);
    }
    let counts = app.store.counts().await.ok();
    let now = Now {
        counts: counts.map(|counts| (counts.tables, counts.running)),
        streams: app.limits.streams.count(),
        asked: app.pool.asked(),
        threads: app.pool.threads(),
        refused: app.pool.refused(),
    };
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    Ok(([(header::CONTENT_TYPE, kind)], app.metrics.text(&now)).into_response())
}
