//! Language, light or dark, contrast, pegs, sound: chosen once, kept in this browser.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Uri, header};
use axum::response::{IntoResponse as _, Response};
use pages::{Fields, PageLook, SettingsPage, own_path, settings_saved};
use words::{Language, Words};

use super::form::Filled;
use super::look;
use super::page::{Page, came_from, go_on, query};
use super::visit::Visit;
use crate::app::App;

/// Shows the settings; saved, they lead back to the page that the reader came from.
pub(super) async fn show(headers: HeaderMap, uri: Uri, Visit { frame, .. }: Visit) -> Page<SettingsPage> {
    Page(SettingsPage::asked(frame, &query(&uri), came_from(&headers)))
}

/// Saves all of them.
pub(super) async fn save(State(app): State<Arc<App>>, filled: Filled) -> Response {
    let fields = &filled.fields;
    let look = PageLook::of_form(fields);
    let secure = app.origins.is_secure();
    let back = own_path(fields.raw("back").unwrap_or("/"));
    let mut response = if filled.inline {
        // What was chosen holds at once, on the page itself.
        let spoken = fields.get("language").and_then(Language::find);
        let words = spoken.map_or(filled.visit.frame.words, Words::of);
        let mut frame = filled.visit.frame.clone();
        (frame.words, frame.look, frame.here) = (words, look, "/settings".to_owned());
        Page(SettingsPage::saved(frame, back)).into_response()
    } else {
        go_on(&settings_saved(back))
    };
    response.headers_mut().append(header::SET_COOKIE, look::look_cookie(look, secure));
    if let Some(cookie) = spoken(fields, secure) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// Saves the language alone, from the footer of any page.
pub(super) async fn speak(State(app): State<Arc<App>>, filled: Filled) -> Response {
    let mut response = go_on(own_path(filled.fields.raw("back").unwrap_or("/")));
    if let Some(cookie) = spoken(&filled.fields, app.origins.is_secure()) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// The cookie of the language that was chosen.
fn spoken(fields: &Fields, secure: bool) -> Option<HeaderValue> {
    let language = fields.get("language").and_then(Language::find)?;
    Some(look::language_cookie(language, secure))
}
