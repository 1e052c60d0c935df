//! What is stored, and how to be forgotten.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Uri, header};
use axum::response::Response;
use pages::PrivacyPage;

use super::form::Filled;
use super::look;
use super::page::{Page, go_on, query};
use super::visit::Visit;
use crate::app::App;
use crate::cookie;

/// Tells a browser to throw away what pages have kept in it. Over plain http it does not listen, so the page does
/// the same by script.
const CLEAR: (HeaderName, HeaderValue) =
    (HeaderName::from_static("clear-site-data"), HeaderValue::from_static("\"cookies\", \"storage\""));

/// Says what is stored. After our own form, which leads here, the page throws away what it keeps; a link from elsewhere makes
/// nobody forget.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    Visit { frame, .. }: Visit,
    uri: Uri,
    headers: HeaderMap,
) -> Page<PrivacyPage> {
    let forgotten = query(&uri).has("forgotten") && app.origins.has_sent(&headers);
    Page(PrivacyPage::new(frame, forgotten))
}

/// Has the browser forget everything: its cookies, and what pages have kept in it.
pub(super) async fn forget(State(app): State<Arc<App>>, _filled: Filled) -> Response {
    let secure = app.origins.is_secure();
    let mut response = go_on("/privacy?forgotten=yes");
    let headers = response.headers_mut();
    for cookie in [cookie::forgotten(secure)].into_iter().chain(look::forgotten(secure)) {
        headers.append(header::SET_COOKIE, cookie);
    }
    headers.insert(CLEAR.0, CLEAR.1);
    response
}
