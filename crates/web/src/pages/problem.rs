//! What can't be done, told on a page.

use askama::Template;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse as _, Response};
use words::Language;

use super::frame::Frame;
use super::page::Page;
use crate::api;
use crate::app::App;
use crate::problem::Problem;

/// The page of a problem.
#[derive(Template)]
#[template(path = "problem.html")]
struct ProblemPage {
    frame: Frame,
    sentence: String,
    /// Whether somebody came where there is no page.
    lost: bool,
    /// Whether trying again may help.
    again: bool,
}

/// A request by which a problem page can be written after it was answered.
pub(crate) struct Addressed {
    headers: HeaderMap,
    here: String,
}

impl Addressed {
    /// What a page needs of a request; nothing if a program sent it, which gets JSON.
    pub(crate) fn of(request: &Request) -> Option<Self> {
        let path = request.uri().path();
        let accepts = request.headers().get(header::ACCEPT).and_then(|value| value.to_str().ok());
        let reads = accepts.is_some_and(|kinds| kinds.contains("text/html"));
        if path.starts_with(api::HOME) || !reads {
            return None;
        }
        let cookies = request.headers().get_all(header::COOKIE).iter().cloned();
        let headers = cookies.map(|value| (header::COOKIE, value)).collect();
        let here = request.uri().path_and_query().map_or("/", |here| here.as_str()).to_owned();
        Some(Self { headers, here })
    }
}

/// The page of a problem, in the place of the page that was asked for.
pub(crate) fn page(app: &App, asked: &Addressed, language: Language, problem: &Problem) -> Response {
    let frame = Frame::new(app, &asked.headers, language, &asked.here);
    let sentence = problem.sentence(frame.words);
    let again = problem.status().is_server_error() || problem.wait().is_some();
    let mut response =
        Page(ProblemPage { frame, sentence, lost: matches!(problem, Problem::NoSuchPath), again })
            .into_response();
    *response.status_mut() = problem.status();
    if let Some(wait) = problem.wait() {
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(wait.as_secs().max(1)));
    }
    response
}
