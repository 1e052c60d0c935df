//! Panics: the caller learns that something went wrong and nothing more; the log says where.

use std::any::Any;
use std::panic;

use axum::response::{IntoResponse as _, Response};
use tower_http::catch_panic::CatchPanicLayer;

use crate::problem::Problem;

/// From now on a panic is a line of the log like any other. It says where, not what: the message might repeat what a
/// caller sent.
pub(crate) fn log() {
    panic::set_hook(Box::new(|panic| {
        let place = panic.location().map(ToString::to_string).unwrap_or_default();
        let thread = std::thread::current();
        tracing::error!(place, thread = thread.name().unwrap_or("-"), "a mistake in the program");
    }));
}

/// Answers a request even if its handler panics. What the handler shared with others is guarded by them: matches are
/// never changed in place, and locks are only held for a moment.
pub(crate) fn answer() -> CatchPanicLayer<fn(Box<dyn Any + Send>) -> Response> {
    CatchPanicLayer::custom(|_| Problem::Internal.into_response())
}

#[cfg(test)]
mod tests {
    use axum::Router;
    use axum::body::Body;
    use axum::extract::Request;
    use axum::routing::get;
    use tower::ServiceExt as _;

    use super::*;

    #[tokio::test]
    async fn a_handler_that_panics_is_answered_for() {
        async fn broken() -> &'static str {
            tokio::task::yield_now().await;
            panic!("a mistake")
        }
        let router = Router::new()
            .route("/broken", get(broken))
            .route("/sound", get(|| async { "sound" }))
            .layer(answer());
        let ask = async |path| {
            let request = Request::get(path).body(Body::empty()).unwrap();
            router.clone().oneshot(request).await.unwrap()
        };
        let response = ask("/broken").await;
        assert_eq!(response.status(), 500);
        // The gate makes the sentence of it.
        assert!(matches!(response.extensions().get(), Some(Problem::Internal)));
        assert_eq!(ask("/sound").await.status(), 200);
    }
}
