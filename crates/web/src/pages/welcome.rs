//! A browser's first page with a form brings its cookie.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header;
use axum::middleware::Next;
use axum::response::Response;

use crate::app::App;
use crate::cookie;

/// Gives a browser that has no token one, in its cookie. A cookie that the servers did not issue counts for nothing and is
/// replaced.
pub(super) async fn welcome(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let secure = app.origins.is_secure();
    let known = app.token_of(request.headers()).await.map(|token| token.is_some());
    let mut response = next.run(request).await;
    if let Ok(false) = known
        && let Ok(token) = app.house.issue().await
    {
        response.headers_mut().append(header::SET_COOKIE, cookie::cookie(&token.reveal(), secure));
    }
    response
}
