//! A browser's first page with a form brings its cookie.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header;
use axum::middleware::Next;
use axum::response::Response;

use crate::app::App;
use crate::cookie;
use crate::credential::Credential;

/// Gives a browser that has no token one, in its cookie. A cookie that the servers did not issue counts for nothing and is
/// replaced.
pub(super) async fn welcome(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let new = request.extensions().get::<Credential>().is_some_and(Credential::lacks_cookie);
    let mut response = next.run(request).await;
    if new && let Ok(token) = app.house.issue().await {
        let secure = app.origins.is_secure();
        response.headers_mut().append(header::SET_COOKIE, cookie::cookie(&token.reveal(), secure));
    }
    response
}
