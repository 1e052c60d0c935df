//! What the house refuses, as a status and a sentence.

use std::time::Duration;

use axum::http::StatusCode;
use rules::editions::EDITIONS;
use solver::computer::{Level, Maker};
use tables::Error;
use wire::Phrase;
use words::Words;

use crate::body::shown;

/// How long to wait for a store that is away.
const AWAY: Duration = Duration::from_secs(2);

/// The status of a refusal.
pub(super) fn status(error: &Error) -> StatusCode {
    match error {
        Error::NoTable | Error::NoMatch | Error::NoSeat => StatusCode::NOT_FOUND,
        Error::NoToken => StatusCode::UNAUTHORIZED,
        Error::NotYours | Error::SeatMoved | Error::NotOpener | Error::NoSpectators | Error::NoAdvice => {
            StatusCode::FORBIDDEN
        }
        Error::Archived | Error::LinkSpent | Error::LinkReplaced => StatusCode::GONE,
        Error::Occupied
        | Error::Full
        | Error::Seated { .. }
        | Error::Waiting
        | Error::Running
        | Error::Over
        | Error::Stale(_)
        | Error::Refused(_)
        | Error::NotAway { .. }
        | Error::ClockRuns
        | Error::NotADuel
        | Error::TooManyActions
        | Error::TooManyMatches
        | Error::NoDaily => StatusCode::CONFLICT,
        Error::NoEdition { .. }
        | Error::NoWho(_)
        | Error::NoMode { .. }
        | Error::Setup(_)
        | Error::NobodyPlays
        | Error::Name(_)
        | Error::Action(_)
        | Error::KeyReused
        | Error::Key
        | Error::NoPhrase { .. }
        | Error::NoDate { .. }
        | Error::Store(store::Error::Refused(_)) => StatusCode::UNPROCESSABLE_ENTITY,
        Error::TooOften { .. } => StatusCode::TOO_MANY_REQUESTS,
        Error::Store(store::Error::Unavailable(_)) => StatusCode::SERVICE_UNAVAILABLE,
        Error::Store(store::Error::Full(_)) => StatusCode::INSUFFICIENT_STORAGE,
        Error::Store(store::Error::Corrupt(_)) | Error::Damaged => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

/// When to come back, if that helps.
pub(super) fn wait(error: &Error) -> Option<Duration> {
    match error {
        Error::TooOften { wait } => Some(Duration::from_millis(*wait)),
        Error::Store(store::Error::Unavailable(_)) => Some(AWAY),
        _ => None,
    }
}

/// The sentence of a refusal.
pub(super) fn sentence(words: Words, error: &Error) -> String {
    match error {
        Error::NoTable => words.problem_no_such_table().into(),
        Error::NoMatch => words.problem_no_such_match().into(),
        Error::NoSeat => words.problem_no_such_seat().into(),
        Error::NoEdition { id } => no_such_edition(words, id),
        Error::NoWho(_) => {
            let levels: Vec<_> = Level::LEVELS.iter().map(|level| level.name()).collect();
            let makers: Vec<_> = Maker::ALL.iter().map(|maker| maker.name()).collect();
            words.problem_no_such_seating(levels.join(", "), makers.join(", "))
        }
        Error::NoMode { text } => words.problem_no_such_mode(shown(text)),
        Error::Setup(faults) => words.setup_faults(faults),
        Error::NobodyPlays => words.problem_nobody_plays().into(),
        Error::Name(fault) => words.name_fault(*fault),
        Error::Occupied => words.problem_seat_taken().into(),
        Error::Full => words.problem_table_full().into(),
        Error::Seated { seat } => words.problem_seated(*seat),
        Error::NotYours => words.problem_not_your_seat().into(),
        Error::SeatMoved => words.problem_seat_moved().into(),
        Error::NotOpener => words.problem_not_opener().into(),
        Error::NoSpectators => words.problem_no_spectators().into(),
        Error::Archived => words.problem_archived().into(),
        Error::Waiting => words.problem_waiting().into(),
        Error::Running => words.problem_running().into(),
        Error::Over => words.problem_over().into(),
        Error::Stale(_) => words.problem_stale().into(),
        Error::Action(fault) => words.action_fault(fault),
        Error::Refused(refusal) => words.refusal(refusal),
        Error::KeyReused => words.problem_key_reused().into(),
        Error::Key => words.problem_key().into(),
        Error::LinkSpent => words.problem_link_spent().into(),
        Error::LinkReplaced => words.problem_link_replaced().into(),
        Error::TooManyActions => words.problem_too_many_actions().into(),
        Error::TooManyMatches => words.problem_too_many_matches().into(),
        Error::NoAdvice => words.problem_no_advice().into(),
        Error::NotAway { wait: None } => words.problem_not_away().into(),
        Error::NotAway { wait: Some(wait) } => {
            words.problem_not_away_yet(words.duration(wait.div_ceil(1000).max(1)))
        }
        Error::ClockRuns => words.problem_clock_runs().into(),
        Error::NotADuel => words.problem_not_a_duel().into(),
        Error::TooOften { wait } => words.problem_too_many(words.duration(wait.div_ceil(1000).max(1))),
        Error::NoPhrase { text } => {
            words.problem_no_such_phrase(shown(text), Phrase::ALL.map(Phrase::name).join(", "))
        }
        Error::NoDaily => words.problem_no_daily().into(),
        Error::NoDate { text } => words.problem_no_such_day(shown(text)),
        Error::NoToken => words.problem_no_token().into(),
        Error::Store(store::Error::Unavailable(_)) => words.problem_unavailable().into(),
        Error::Store(store::Error::Full(_)) => words.problem_disk_full().into(),
        Error::Store(store::Error::Refused(_)) => words.problem_not_storable().into(),
        Error::Store(store::Error::Corrupt(_)) | Error::Damaged => words.problem_damaged().into(),
    }
}

/// The sentence for an edition that is none.
pub(super) fn no_such_edition(words: Words, id: &str) -> String {
    let ids: Vec<_> = EDITIONS.iter().map(|edition| edition.id).collect();
    words.problem_no_such_edition(shown(id), ids.join(", "))
}
