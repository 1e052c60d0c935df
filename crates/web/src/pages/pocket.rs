//! The game that runs in the browser itself: its module, and the worker that keeps it there.

use std::sync::{Arc, OnceLock};

use ::pocket::module;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse as _, Response};
use pages::WORKER_POLICY;

use super::assets::takes;
use crate::app::App;
use crate::problem::Problem;

/// What is made of the module once, when somebody first asks for it: all readers share its bytes.
#[derive(Default)]
pub(crate) struct ServedPocket {
    worker: OnceLock<Bytes>,
    plain: OnceLock<Bytes>,
}

impl ServedPocket {
    /// The module unpacked, for the few who don't take it packed.
    fn plain(&self) -> Bytes {
        self.plain.get_or_init(|| module::plain().into()).clone()
    }

    /// The service worker's script.
    fn worker(&self) -> Bytes {
        // What is unpacked for it is let go.
        self.worker.get_or_init(|| ::pocket::served_worker(&module::plain()).into()).clone()
    }
}

/// Hands the service worker out. Browsers look for a newer one by themselves.
pub(super) async fn worker(State(app): State<Arc<App>>) -> Result<Response, Problem> {
    let made = tokio::task::spawn_blocking(move || app.pocket.worker());
    let script = made.await.map_err(|_| Problem::Internal)?;
    let kind = (header::CONTENT_TYPE, "text/javascript; charset=utf-8");
    Ok(([kind, (header::CONTENT_SECURITY_POLICY, WORKER_POLICY)], script).into_response())
}

/// Hands the module out. A browser asks for it once in every version, past its caches.
pub(super) async fn wasm(State(app): State<Arc<App>>, headers: HeaderMap) -> Result<Response, Problem> {
    let told = [(header::CONTENT_TYPE, "application/wasm"), (header::VARY, "accept-encoding")];
    if takes(&headers, "br") {
        return Ok((told, [(header::CONTENT_ENCODING, "br")], module::packed()).into_response());
    }
    let made = tokio::task::spawn_blocking(move || app.pocket.plain());
    Ok((told, made.await.map_err(|_| Problem::Internal)?).into_response())
}
