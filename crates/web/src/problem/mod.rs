//! Why a request was not done: a status, a code that stays the same for programs, and a sentence in the caller's
//! language.

use std::time::Duration;

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use solver::coach::PuzzleFault;
use strum::IntoStaticStr;
use wire::ProblemShape;
use words::{Language, Words};

use crate::body::Unreadable;

mod house;

/// Why a request was not done.
#[derive(Clone, Debug, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum Problem {
    /// Another site's page sent it.
    CrossSite,
    /// It is meant for another host.
    ForeignHost,
    /// The caller's address has as many streams open as it may.
    #[strum(serialize = "too-many")]
    TooManyStreams {
        /// How many that are.
        most: u32,
        /// When to come back.
        wait: Duration,
    },
    /// The caller's address has asked for too many tables that aren't there.
    TooManyMisses {
        /// When to come back.
        wait: Duration,
    },
    /// The caller asks too often, or has too much open.
    TooMany {
        /// When to come back.
        wait: Duration,
    },
    /// All who could think about it are busy.
    Busy {
        /// When to come back.
        wait: Duration,
    },
    /// The caller's address is kept out.
    Blocked,
    /// The body is too large.
    TooLarge {
        /// The most bytes.
        bytes: u32,
    },
    /// The body did not arrive in time.
    TooSlow,
    /// The body is not said to be JSON.
    NotJson,
    /// The body isn't a form.
    NotForm,
    /// The body, the path or the query can't be read.
    Unreadable(Unreadable),
    /// There is nothing at this address.
    NoSuchPath,
    /// This address knows other methods.
    WrongMethod,
    /// What came as a token is none.
    Token,
    /// There is no such edition.
    #[strum(serialize = "no-edition")]
    NoSuchEdition {
        /// What was asked for.
        id: String,
    },
    /// There is no such puzzle.
    NoPuzzle(PuzzleFault),
    /// The caller has several seats at the table and named none.
    NoSeatNamed,
    /// There is nothing to guess.
    NothingToAdvise,
    /// No round has ended.
    NothingToAnalyse,
    /// The house refused it.
    House(tables::HouseError),
    /// Something went wrong here; the log says what.
    Internal,
}

impl Problem {
    /// The status.
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Self::CrossSite | Self::Blocked => StatusCode::FORBIDDEN,
            Self::ForeignHost => StatusCode::MISDIRECTED_REQUEST,
            Self::TooMany { .. }
            | Self::TooManyStreams { .. }
            | Self::TooManyMisses { .. }
            | Self::Busy { .. } => StatusCode::TOO_MANY_REQUESTS,
            Self::TooLarge { .. } => StatusCode::PAYLOAD_TOO_LARGE,
            Self::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Self::NotJson | Self::NotForm => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::Unreadable(_) => StatusCode::BAD_REQUEST,
            Self::NoSuchPath | Self::NoSuchEdition { .. } | Self::NoPuzzle(_) => StatusCode::NOT_FOUND,
            Self::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Self::Token => StatusCode::UNAUTHORIZED,
            Self::NoSeatNamed => StatusCode::UNPROCESSABLE_ENTITY,
            Self::NothingToAdvise | Self::NothingToAnalyse => StatusCode::CONFLICT,
            Self::House(error) => house::status(error),
            Self::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The code for programs.
    pub(crate) fn code(&self) -> &'static str {
        match self {
            Self::Unreadable(fault) => fault.code(),
            Self::House(error) => error.code(),
            other => other.into(),
        }
    }

    /// The sentence for people.
    pub(crate) fn sentence(&self, words: Words) -> String {
        match self {
            Self::CrossSite => words.problem_cross_site().into(),
            Self::ForeignHost => words.problem_foreign_host().into(),
            Self::TooMany { wait } => words.problem_too_many(words.duration(seconds(*wait))),
            Self::TooManyStreams { most, wait } => {
                words.problem_too_many_streams().streams(*most).time(words.duration(seconds(*wait)))
            }
            Self::TooManyMisses { wait } => words.problem_too_many_misses(words.duration(seconds(*wait))),
            Self::Busy { wait } => words.problem_busy(words.duration(seconds(*wait))),
            Self::Blocked => words.problem_blocked().into(),
            Self::TooLarge { bytes } => words.problem_too_large(*bytes),
            Self::TooSlow => words.problem_too_slow().into(),
            Self::NotJson => words.problem_not_json().into(),
            Self::NotForm => words.problem_not_form().into(),
            Self::Unreadable(fault) => fault.sentence(words),
            Self::NoSuchPath => words.problem_no_such_path().into(),
            Self::WrongMethod => words.problem_wrong_method().into(),
            Self::Token => words.problem_token().into(),
            Self::NoSuchEdition { id } => house::no_such_edition(words, id),
            Self::NoPuzzle(fault) => play::puzzle_fault_told(words, fault),
            Self::NoSeatNamed => words.problem_no_seat_named().into(),
            Self::NothingToAdvise => words.problem_nothing_to_advise().into(),
            Self::NothingToAnalyse => words.problem_nothing_to_analyse().into(),
            Self::House(error) => house::sentence(words, error),
            Self::Internal => words.problem_internal().into(),
        }
    }

    /// When to come back, if that helps.
    pub(crate) fn wait(&self) -> Option<Duration> {
        match self {
            Self::TooMany { wait }
            | Self::TooManyStreams { wait, .. }
            | Self::TooManyMisses { wait }
            | Self::Busy { wait } => Some(*wait),
            Self::House(error) => house::wait(error),
            _ => None,
        }
    }

    /// Whether it passes by itself.
    pub(crate) fn passes(&self) -> bool {
        self.status().is_server_error() || self.wait().is_some()
    }

    /// What is told of it in a language, without what changes by the moment.
    pub(crate) fn told(&self, language: Language) -> ProblemShape {
        let sentence = self.sentence(Words::of(language));
        ProblemShape { code: self.code().to_owned(), sentence, wait: None, state: None }
    }

    /// The response, in a language.
    pub(crate) fn response(&self, language: Language) -> Response {
        let state = match self {
            Self::House(tables::HouseError::Stale(state)) => Some((**state).clone()),
            _ => None,
        };
        let shape = ProblemShape { wait: self.wait().map(seconds), state, ..self.told(language) };
        // Our shapes can all be written.
        let body = serde_json::to_string(&shape).unwrap_or_default();
        let headers =
            [(header::CONTENT_TYPE, "application/json"), (header::CONTENT_LANGUAGE, language.tag())];
        let mut response = (self.status(), headers, body).into_response();
        self.name_wait(&mut response);
        response
    }

    /// Says in the header of a response when to come back, if that helps.
    pub(crate) fn name_wait(&self, response: &mut Response) {
        if let Some(wait) = self.wait() {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds(wait)));
        }
    }
}

impl From<tables::HouseError> for Problem {
    fn from(error: tables::HouseError) -> Self {
        if let tables::HouseError::Store(store) = &error
            && let Some(detail) = store.detail()
        {
            tracing::error!(detail, "the store");
        }
        Self::House(error)
    }
}

/// Whole seconds to wait: too early would be refused again.
fn seconds(wait: Duration) -> u64 {
    (wait.as_secs() + u64::from(wait.subsec_nanos() > 0)).max(1)
}

/// Handlers don't know the caller's language: the gate fills the response in.
impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}
