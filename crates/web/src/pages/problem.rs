//! What can't be done, told on a page.

use axum::extract::Request;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse as _, Response};
use pages::{Again, Fields, Frame, ProblemKind, ProblemPage};
use words::Words;

use super::form::TypedFields;
use super::page::{Page, here};
use super::visit::Visit;
use crate::api;
use crate::app::App;
use crate::gate::Asker;
use crate::problem::Problem;

/// A request by which a problem page can be written after it was answered.
pub(crate) struct Addressed {
    headers: HeaderMap,
    here: String,
    /// Where a form was sent to.
    action: String,
    typed: TypedFields,
}

impl Addressed {
    /// What a page needs of a request; nothing if a program sent it, which gets JSON.
    pub(crate) fn of(request: &mut Request) -> Option<Self> {
        let path = request.uri().path();
        let accepts = request.headers().get(header::ACCEPT).and_then(|value| value.to_str().ok());
        let reads = accepts.is_some_and(|kinds| kinds.contains("text/html"));
        if path.starts_with(api::HOME) || !reads {
            return None;
        }
        let cookies = request.headers().get_all(header::COOKIE).iter().cloned();
        let headers = cookies.map(|value| (header::COOKIE, value)).collect();
        let here = here(request.method(), request.uri(), request.headers());
        let (action, typed) = (path.to_owned(), TypedFields::default());
        request.extensions_mut().insert(typed.clone());
        Some(Self { headers, here, action, typed })
    }

    /// What may help against a problem that passes by itself.
    fn again(&self) -> Again {
        let send = |fields: &Fields| Again::Send { action: self.action.clone(), fields: fields.clone() };
        self.typed.fields().map_or(Again::Look, send)
    }
}

/// The page of a problem in a frame, and what may help if it passes by itself.
fn told(frame: Frame, problem: &Problem, again: Again) -> Page<ProblemPage> {
    let kind = match problem {
        Problem::House(tables::HouseError::NoSpectators) => ProblemKind::Closed,
        Problem::House(tables::HouseError::SeatMoved) => ProblemKind::SeatMoved,
        Problem::House(tables::HouseError::NoTable) => ProblemKind::NoTable,
        Problem::NoSuchPath => ProblemKind::Lost,
        _ => ProblemKind::Other,
    };
    let again = if problem.passes() { again } else { Again::Nothing };
    let sentence = sentence(problem, frame.words);
    Page(ProblemPage::new(frame, kind, sentence, again))
}

/// What a page says of a problem: browsers get their token in a cookie, so that is what they lack.
pub(super) fn sentence(problem: &Problem, words: Words) -> String {
    match problem {
        Problem::House(tables::HouseError::NoToken) => words.problem_no_cookie().into(),
        _ => problem.sentence(words),
    }
}

/// Whether a table is closed to somebody: it is nobody's fault.
pub(super) fn is_closed(problem: &Problem) -> bool {
    matches!(problem, Problem::House(tables::HouseError::NoSpectators | tables::HouseError::SeatMoved))
}

/// The page of a table that has filled up, or whose seat has moved to another device, while somebody looked at it. They did
/// nothing wrong, and are told so.
pub(super) fn closed(frame: Frame, problem: &Problem) -> Response {
    told(frame, problem, Again::Look).into_response()
}

/// The page of a problem, in the place of the page that was asked for.
pub(crate) fn page(app: &App, asked: &Addressed, asker: Asker, problem: &Problem) -> Response {
    let Visit { frame, .. } = Visit::new(app, &asked.headers, asker, asked.here.clone());
    let mut response = told(frame, problem, asked.again()).into_response();
    *response.status_mut() = problem.status();
    problem.name_wait(&mut response);
    response
}
