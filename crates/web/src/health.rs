//! How the server is doing, for monitoring.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::{Extension, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::json;
use store::Health;
use tokio::sync::{Mutex, watch};

use crate::app::App;
use crate::gate::Asker;
use crate::metrics::Now;
use crate::problem::Problem;
use crate::server;

/// How long an answer of the database is shared by all who ask.
const MOMENT: Duration = Duration::from_secs(1);

/// How the server is, as the database said a moment ago: those who ask together ask once.
#[derive(Default)]
pub(crate) struct Pulse {
    database: Said<bool>,
    counts: Said<Option<(i64, i64)>>,
}

/// What was last said, and when.
type Said<T> = Mutex<Option<(Instant, T)>>;

/// What was said a moment ago, or is said now.
async fn recent<T: Copy>(said: &Said<T>, ask: impl Future<Output = T>) -> T {
    let mut said = said.lock().await;
    if let Some((when, what)) = *said
        && when.elapsed() < MOMENT
    {
        return what;
    }
    let what = ask.await;
    *said = Some((Instant::now(), what));
    what
}

/// Whether the process is alive.
pub(crate) async fn healthz() -> &'static str {
    "ok\n"
}

/// Whether requests can be answered: whether the database is there, how nodes hear each other, whether it stops.
pub(crate) async fn readyz(State(app): State<Arc<App>>) -> Response {
    let stopping = *app.stopping.borrow();
    let database = recent(&app.pulse.database, async { app.house.store().alive().await.is_ok() }).await;
    let bus = match *app.house.bus().health().borrow() {
        Health::Alone => "alone",
        Health::Connected => "connected",
        // Nodes ask the database instead: slower, but nothing is missed.
        Health::Away => "away",
        Health::Mixed => "mixed",
    };
    let ready = database && !stopping;
    let status = if ready { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    let database = if database { "well" } else { "away" };
    let shape = json!({ "ready": ready, "database": database, "bus": bus, "stopping": stopping });
    (status, axum::Json(shape)).into_response()
}

/// Says in the log when other nodes go by another bus, until the server stops.
pub(crate) async fn watch_bus(mut health: watch::Receiver<Health>, mut stopping: watch::Receiver<bool>) {
    loop {
        if *health.borrow_and_update() == Health::Mixed {
            tracing::warn!(
                "nodes with and without --bus share this database and don't hear each other: give all of them the same; \
                 meanwhile others' moves arrive half a second later"
            );
        }
        tokio::select! {
            () = server::stopped(&mut stopping) => return,
            changed = health.changed() => if changed.is_err() { return },
        }
    }
}

/// The metrics. Only this machine may read them, unless others are allowed to.
pub(crate) async fn metrics(
    State(app): State<Arc<App>>,
    asker: Option<Extension<Asker>>,
) -> Result<Response, Problem> {
    let here = asker.is_some_and(|Extension(asker)| asker.here);
    if !here && !app.settings.open_metrics {
        return Err(Problem::NoSuchPath);
    }
    let asked = async { app.house.store().counts().await.ok().map(|counts| (counts.tables, counts.running)) };
    let now = Now {
        counts: recent(&app.pulse.counts, asked).await,
        streams: app.limits.streams.count(),
        asked: app.pool.asked(),
        threads: app.pool.threads(),
        refused: app.pool.refused(),
        lines_refused: app.lines.refused(),
        lines_cut: app.lines.cut(),
    };
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    Ok(([(header::CONTENT_TYPE, kind)], app.metrics.text(&now)).into_response())
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    #[tokio::test]
    async fn those_who_ask_together_ask_once() {
        let (said, asked) = (Said::default(), Cell::new(0));
        let ask = || {
            recent(&said, async {
                tokio::task::yield_now().await;
                asked.set(asked.get() + 1);
                asked.get()
            })
        };
        assert_eq!(tokio::join!(ask(), ask(), ask()), (1, 1, 1));
        // A moment later it is asked again.
        *said.lock().await = Instant::now().checked_sub(2 * MOMENT).map(|when| (when, 1));
        assert_eq!(ask().await, 2);
    }
}
