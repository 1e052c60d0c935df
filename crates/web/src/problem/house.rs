//! What the house refuses, as a status and a sentence.

use std::time::Duration;

use axum::http::StatusCode;
use rules::editions::EDITIONS;
use tables::{HouseError, Remedy};
use wire::Phrase;
use words::Words;

use crate::body::excerpt;

/// How long to wait for a store that is away.
const AWAY: Duration = Duration::from_secs(2);

/// The status of a refusal.
pub(super) fn status(error: &HouseError) -> StatusCode {
    match error {
        HouseError::NoTable | HouseError::NoMatch | HouseError::NoSeat => StatusCode::NOT_FOUND,
        HouseError::NoToken => StatusCode::UNAUTHORIZED,
        HouseError::NotYours
        | HouseError::SeatMoved
        | HouseError::NotOpener
        | HouseError::NoSpectators
        | HouseError::NoAdvice => StatusCode::FORBIDDEN,
        HouseError::Archived | HouseError::LinkSpent | HouseError::LinkReplaced => StatusCode::GONE,
        HouseError::Occupied
        | HouseError::Full
        | HouseError::Seated { .. }
        | HouseError::Waiting
        | HouseError::Running
        | HouseError::Over
        | HouseError::Stale(_)
        | HouseError::Refused(_)
        | HouseError::NotAway { .. }
        | HouseError::ClockRuns
        | HouseError::NotADuel
        | HouseError::TooManyActions
        | HouseError::TooManyMatches
        | HouseError::NoDaily => StatusCode::CONFLICT,
        HouseError::NoEdition { .. }
        | HouseError::NoWho(_)
        | HouseError::NoMode { .. }
        | HouseError::Setup(_)
        | HouseError::NobodyPlays
        | HouseError::Name(_)
        | HouseError::Action(_)
        | HouseError::KeyReused
        | HouseError::Key
        | HouseError::NoPhrase { .. }
        | HouseError::NoDate { .. }
        | HouseError::Store(store::StoreError::Refused(_)) => StatusCode::UNPROCESSABLE_ENTITY,
        HouseError::TooOften { .. } => StatusCode::TOO_MANY_REQUESTS,
        HouseError::Store(store::StoreError::Unavailable(_)) => StatusCode::SERVICE_UNAVAILABLE,
        HouseError::Store(store::StoreError::Full(_)) => StatusCode::INSUFFICIENT_STORAGE,
        HouseError::Store(store::StoreError::Corrupt(_)) | HouseError::Damaged => {
            StatusCode::INTERNAL_SERVER_ERROR
        }
    }
}

/// When to come back, if that helps.
pub(super) fn wait(error: &HouseError) -> Option<Duration> {
    match error {
        HouseError::TooOften { wait } => Some(Duration::from_millis(*wait)),
        HouseError::Store(store::StoreError::Unavailable(_)) => Some(AWAY),
        _ => None,
    }
}

/// The sentence of a refusal.
pub(super) fn sentence(words: Words, error: &HouseError) -> String {
    match error {
        HouseError::NoTable => words.problem_no_such_table().into(),
        HouseError::NoMatch => words.problem_no_such_match().into(),
        HouseError::NoSeat => words.problem_no_such_seat().into(),
        HouseError::NoEdition { id } => no_such_edition(words, id),
        HouseError::NoWho(fault) => fault.told(words),
        HouseError::NoMode { text } => words.problem_no_such_mode(excerpt(text)),
        HouseError::Setup(faults) => words.setup_faults(faults),
        HouseError::NobodyPlays => words.problem_nobody_plays().into(),
        HouseError::Name(fault) => words.name_fault(*fault),
        HouseError::Occupied => words.problem_seat_taken().into(),
        HouseError::Full => words.problem_table_full().into(),
        HouseError::Seated { seat } => words.problem_seated(*seat),
        HouseError::NotYours => words.problem_not_your_seat().into(),
        HouseError::SeatMoved => words.problem_seat_moved().into(),
        HouseError::NotOpener => words.problem_not_opener().into(),
        HouseError::NoSpectators => words.problem_no_spectators().into(),
        HouseError::Archived => words.problem_archived().into(),
        HouseError::Waiting => words.problem_waiting().into(),
        HouseError::Running => words.problem_running().into(),
        HouseError::Over => words.refusal_match_over().into(),
        HouseError::Stale(_) => words.problem_stale().into(),
        HouseError::Action(fault) => words.action_fault(fault),
        HouseError::Refused(refusal) => words.refusal(refusal),
        HouseError::KeyReused => words.problem_key_reused().into(),
        HouseError::Key => words.problem_key().into(),
        HouseError::LinkSpent => words.problem_link_spent().into(),
        HouseError::LinkReplaced => words.problem_link_replaced().into(),
        HouseError::TooManyActions => words.problem_too_many_actions().into(),
        HouseError::TooManyMatches => words.problem_too_many_matches().into(),
        HouseError::NoAdvice => words.problem_no_advice().into(),
        HouseError::NotAway { wait: None } => words.problem_not_away().into(),
        HouseError::NotAway { wait: Some(wait) } => {
            let name = wait.name.clone().unwrap_or_else(|| words.seat_number(wait.seat.number()));
            let time = words.clock(wait.millis.div_ceil(1000).max(1));
            match wait.remedy {
                Remedy::Win => words.problem_not_away_win().name(name).time(time),
                Remedy::Computer => words.problem_not_away_computer().name(name).time(time),
            }
        }
        HouseError::ClockRuns => words.problem_clock_runs().into(),
        HouseError::NotADuel => words.problem_not_a_duel().into(),
        HouseError::TooOften { wait } => words.problem_too_many(words.duration(wait.div_ceil(1000).max(1))),
        HouseError::NoPhrase { text } => words
            .problem_no_such_phrase()
            .phrase(excerpt(text))
            .phrases(Phrase::ALL.map(Phrase::name).join(", ")),
        HouseError::NoDaily => words.problem_no_daily().into(),
        HouseError::NoDate { text } => words.problem_no_such_day(excerpt(text)),
        HouseError::NoToken => words.problem_no_token().into(),
        HouseError::Store(store::StoreError::Unavailable(_)) => words.problem_unavailable().into(),
        HouseError::Store(store::StoreError::Full(_)) => words.problem_disk_full().into(),
        HouseError::Store(store::StoreError::Refused(_)) => words.problem_not_storable().into(),
        HouseError::Store(store::StoreError::Corrupt(_)) | HouseError::Damaged => {
            words.problem_damaged().into()
        }
    }
}

/// The sentence for an edition that is none.
pub(super) fn no_such_edition(words: Words, id: &str) -> String {
    let ids: Vec<_> = EDITIONS.iter().map(|edition| edition.id).collect();
    words.problem_no_such_edition().edition(excerpt(id)).editions(ids.join(", "))
}
