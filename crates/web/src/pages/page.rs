//! A page as a response.

use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use pages::{Fields, Template};

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

/// What the query of an address says.
pub(crate) fn query(uri: &Uri) -> Fields {
    Fields::read(uri.query().unwrap_or("").as_bytes())
}

/// Goes on to another page after a form: a reload there sends nothing again.
pub(crate) fn go_on(to: &str) -> Response {
    let to = HeaderValue::try_from(to).unwrap_or(HeaderValue::from_static("/"));
    (StatusCode::SEE_OTHER, [(header::LOCATION, to)]).into_response()
}

/// Goes on to a table of this code or id.
pub(crate) fn to_table(name: &str) -> Response {
    go_on(&format!("/t/{name}"))
}

/// The path of a page that can be gone back to from a request: its own, or for a form that of the page it stood on.
pub(crate) fn here(method: &Method, uri: &Uri, headers: &HeaderMap) -> String {
    if *method == Method::GET || *method == Method::HEAD {
        return uri.path_and_query().map_or("/", |here| here.as_str()).to_owned();
    }
    came_from(headers)
}

/// The path of the page that somebody came from.
pub(crate) fn came_from(headers: &HeaderMap) -> String {
    pages::came_from(headers.get(header::REFERER).and_then(|value| value.to_str().ok()).unwrap_or(""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_sent_back_to_where_only_forms_are_taken() {
        let uri: Uri = "/t/abcde/act".parse().unwrap();
        let from = |page: &str| HeaderMap::from_iter([(header::REFERER, page.parse().unwrap())]);
        let headers = from("http://localhost:8484/t/abcde?seat=2");
        assert_eq!(here(&Method::POST, &uri, &headers), "/t/abcde?seat=2");
        assert_eq!(here(&Method::GET, &uri, &headers), "/t/abcde/act");
        assert_eq!(here(&Method::POST, &uri, &HeaderMap::new()), "/");
    }
}
