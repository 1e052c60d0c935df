//! A page as a response.

use askama::Template;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};

use crate::problem::Problem;

/// A page that is shown.
pub(crate) struct Page<T>(pub(crate) T);

impl<T: Template> IntoResponse for Page<T> {
    fn into_response(self) -> Response {
        match self.0.render() {
            Ok(text) => Html(text).into_response(),
            Err(error) => {
                tracing::error!(%error, "a page can't be written");
                Problem::Internal.into_response()
            }
        }
    }
}

/// Goes on to another page after a form: a reload there sends nothing again.
pub(crate) fn go_on(to: &str) -> Response {
    let to = HeaderValue::try_from(to).unwrap_or(HeaderValue::from_static("/"));
    (StatusCode::SEE_OTHER, [(header::LOCATION, to)]).into_response()
}

/// A path of our own pages out of a field that anybody may have filled in; the first page for all others.
pub(crate) fn own_path(text: &str) -> &str {
    let own = text.starts_with('/') && !text.starts_with("//") && !text.contains(['\\', '\n', '\r']);
    if own && text.is_ascii() { text } else { "/" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_sent_elsewhere() {
        for own in ["/", "/t/abcde?seat=2", "/rules/original"] {
            assert_eq!(own_path(own), own);
        }
        for foreign in
            ["", "//evil.example", "https://evil.example", "/\\evil.example", "/a\r\nx: y", "t/abc"]
        {
            assert_eq!(own_path(foreign), "/", "{foreign}");
        }
    }
}
