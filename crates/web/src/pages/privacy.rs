//! What is stored, and how to be forgotten.

use std::sync::Arc;

use askama::Template;
use axum::extract::State;
use axum::http::{HeaderName, HeaderValue, Uri, header};
use axum::response::Response;

use super::form::{Fields, Filled};
use super::frame::Frame;
use super::look;
use super::page::{Page, go_on};
use crate::app::App;
use crate::cookie;

/// Tells a browser to throw away what pages have kept in it. Over plain http it does not listen, so the page does
/// the same by script.
const CLEAR: (HeaderName, HeaderValue) =
    (HeaderName::from_static("clear-site-data"), HeaderValue::from_static("\"cookies\", \"storage\""));

/// The page.
#[derive(Template)]
#[template(path = "privacy.html")]
pub(super) struct PrivacyPage {
    frame: Frame,
    forgotten: bool,
}

/// Says what is stored.
pub(super) async fn show(frame: Frame, uri: Uri) -> Page<PrivacyPage> {
    let fields = Fields::read(uri.query().unwrap_or("").as_bytes());
    Page(PrivacyPage { frame, forgotten: fields.has("forgotten") })
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
