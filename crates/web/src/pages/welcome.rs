//! A browser's first page with a form brings its cookie.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header;
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use crate::app::App;
use crate::cookie;
use crate::credential::Credential;
use crate::problem::Problem;

/// Gives a browser that has no token one, in its cookie. A cookie that the servers did not issue counts for nothing and is
/// replaced.
pub(super) async fn welcome(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let new = request.extensions().get::<Credential>().is_some_and(Credential::lacks_cookie);
    let mut response = next.run(request).await;
    if !new {
        return response;
    }
    match app.house.issue().await {
        Ok(token) => {
            let secure = app.origins.is_secure();
            response.headers_mut().append(header::SET_COOKIE, cookie::cookie(&token.reveal(), secure));
            response
        }
        // Without a cookie the form on the page would be refused, as if the browser were to blame.
        Err(error) if response.status().is_success() => Problem::from(error).into_response(),
        Err(_) => response,
    }
}
