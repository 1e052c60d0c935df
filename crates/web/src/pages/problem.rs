//! What can't be done, told on a page.

use askama::Template;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse as _, Response};
use words::Words;

use super::frame::Frame;
use super::page::{Page, here};
use crate::api;
use crate::app::App;
use crate::gate::Asker;
use crate::problem::Problem;

/// The page of a problem.
#[derive(Template)]
#[template(path = "problem.html")]
struct ProblemPage {
    frame: Frame,
    title: String,
    sentence: String,
    /// Whether it is a table where all seats are taken.
    closed: bool,
    /// Whether somebody came where there is no page.
    lost: bool,
    /// Whether there is no such table: the code may have been mistyped.
    no_table: bool,
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
        let here = here(request.method(), request.uri(), request.headers());
        Some(Self { headers, here })
    }
}

impl ProblemPage {
    fn new(frame: Frame, problem: &Problem) -> Self {
        let words = frame.words;
        let (closed, lost) = (is_closed(problem), matches!(problem, Problem::NoSuchPath));
        let title = match (closed, lost) {
            (true, _) => words.page_taken(),
            (_, true) => words.page_not_found(),
            _ => words.page_problem(),
        };
        Self {
            title: title.into(),
            sentence: if lost { words.page_lost().into() } else { sentence(problem, words) },
            closed,
            lost,
            no_table: matches!(problem, Problem::House(tables::Error::NoTable)),
            again: problem.status().is_server_error() || problem.wait().is_some(),
            frame,
        }
    }
}

/// What a page says of a problem: browsers get their token in a cookie, so that is what they lack.
pub(super) fn sentence(problem: &Problem, words: Words) -> String {
    match problem {
        Problem::House(tables::Error::NoToken) => words.problem_no_cookie().into(),
        _ => problem.sentence(words),
    }
}

/// Whether a table is closed to somebody: it is nobody's fault.
pub(super) fn is_closed(problem: &Problem) -> bool {
    matches!(problem, Problem::House(tables::Error::NoSpectators))
}

/// The page of a table that has filled up while somebody looked at it. They did nothing wrong, and are told so.
pub(super) fn closed(frame: Frame, problem: &Problem) -> Response {
    Page(ProblemPage::new(frame, problem)).into_response()
}

/// The page of a problem, in the place of the page that was asked for.
pub(crate) fn page(app: &App, asked: &Addressed, asker: Asker, problem: &Problem) -> Response {
    let frame = Frame::new(app, &asked.headers, asker, &asked.here);
    let mut response = Page(ProblemPage::new(frame, problem)).into_response();
    *response.status_mut() = problem.status();
    if let Some(wait) = problem.wait() {
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(wait.as_secs().max(1)));
    }
    response
}
