//! A table, live: server-sent events.
//!
//! Every step of a match is one event with its place as its id; whoever comes back with the last id gets what
//! followed, without a gap and without repetition. What a viewer may not see is counted all the same.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::State as Shared;
use axum::http::{HeaderMap, header};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::{FutureExt as _, Stream, StreamExt as _, stream};
use serde::{Deserialize, Serialize};
use tables::json::{State, Step};
use tables::{Mark, Told, Watch, Whisper};
use tokio::sync::watch;
use utoipa::ToSchema;
use words::{Language, Words};

use super::path::{self, Named, Query};
use super::sender::Sender;
use super::shape::ProblemShape;
use crate::app::App;
use crate::body::Unreadable;
use crate::limit::Held;
use crate::problem::Problem;
use crate::server::stopped;

/// How often something is sent if nothing happens, so that nobody on the way takes the stream for dead.
const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// How many steps a reader may be behind once it has caught up; then it is told to reload.
const BEHIND: u32 = 64;

/// How soon a reader comes back to another node, or to this one after it was started anew.
const COME_BACK: Duration = Duration::from_millis(500);

/// Where to begin.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wanted {
    seat: Option<u8>,
    since: Option<String>,
}

/// A step as it is streamed: `event: step`.
#[derive(Serialize, ToSchema)]
pub(crate) struct StepTold {
    /// The step.
    step: Step,
    /// How the table stands after it, unless another follows at once.
    #[serde(skip_serializing_if = "Option::is_none")]
    state: Option<Box<State>>,
}

/// A whisper as it is streamed: `event: whisper`.
#[derive(Serialize, ToSchema)]
pub(crate) struct WhisperTold {
    /// Whose, from 1.
    seat: u8,
    /// `said`, `here` or `gone`.
    what: &'static str,
    /// What was said.
    #[serde(skip_serializing_if = "Option::is_none")]
    phrase: Option<&'static str>,
}

impl From<Whisper> for WhisperTold {
    fn from(whisper: Whisper) -> Self {
        let (seat, what, phrase) = match whisper {
            Whisper::Said { seat, phrase } => (seat, "said", Some(phrase.name())),
            Whisper::Here { seat } => (seat, "here", None),
            Whisper::Gone { seat } => (seat, "gone", None),
        };
        Self { seat: seat.number(), what, phrase }
    }
}

/// A table that is being told.
pub(super) struct Sending {
    app: Arc<App>,
    watch: Watch,
    stopping: watch::Receiver<bool>,
    language: Language,
    pace: Pace,
    ended: bool,
    /// The place among the counted streams; several tables share one.
    _place: Arc<Held>,
}

/// Something that is told of a table.
pub(super) struct Piece {
    /// What kind of event it is.
    pub(super) name: &'static str,
    /// Its JSON.
    pub(super) data: String,
    /// How far the match is told with it.
    pub(super) mark: Option<Mark>,
}

/// How a reader keeps up. It is asked for more only when it has taken what was sent: whoever is slow finds much waiting.
#[derive(Debug, Default)]
struct Pace {
    /// Events told one after the other without waiting.
    behind: u32,
    /// Whether the reader has been where the match is.
    caught_up: bool,
}

impl Pace {
    /// Something was there to be told.
    fn at_once(&mut self) {
        self.behind = self.behind.saturating_add(1);
    }

    /// Nothing was there: the reader has seen all.
    fn waited(&mut self) {
        *self = Self { behind: 0, caught_up: true };
    }

    /// Whether the reader can't keep up. Who only comes back gets all that was missed; who was here and fell behind is
    /// better off with how it stands.
    const fn is_lost(&self) -> bool {
        self.caught_up && self.behind > BEHIND
    }
}

/// A table, live, as server-sent events.
///
/// `table` (data: a state) comes first and whenever the table changes, `step` for every step of the match, `whisper` for phrases
/// and presence. `reload` says that the reader is too far behind: look at the table and begin anew. `bye` says that the
/// server stops: come back with the last id. `problem` is the end.
#[utoipa::path(get, path = "/tables/{table}/stream", tag = "play",
    params(
        ("table" = String, Path, description = "The table's id"),
        ("seat" = Option<u8>, Query, description = "From this seat, where the caller has several", minimum = 1),
        ("since" = Option<String>, Query, description = "The id of the last event that was seen, such as 1.17"),
        ("Last-Event-ID" = Option<String>, Header, description = "The same, as browsers say it; it goes first"),
    ),
    responses((status = 200, description = "Events", body = StepTold, content_type = "text/event-stream"), (status = 403, body = ProblemShape), (status = 404, body = ProblemShape), (status = 429, body = ProblemShape)),
    security((), ("token" = []), ("cookie" = []))
)]
pub(super) async fn stream(
    Shared(app): Shared<Arc<App>>,
    sender: Sender,
    Named(table): Named,
    Query(wanted): Query<Wanted>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let seat = wanted.seat.map(path::seat).transpose()?;
    let last = headers.get("last-event-id").map(|value| value.to_str().unwrap_or("?").to_owned());
    let (name, last) = if last.is_some() { ("Last-Event-ID", last) } else { ("since", wanted.since) };
    let since: Option<Mark> = last
        .map(|text| text.parse())
        .transpose()
        .map_err(|_| Unreadable::Parameter { name: name.to_owned() })?;
    let place = Arc::new(app.limits.streams.hold(sender.asker.caller)?);
    let watch = app.house.watch(&table, &sender.caller, seat, since).await?;
    let sending = Sending::new(&app, watch, sender.asker.language, place);
    let events = stream::unfold(sending, |mut sending| async move {
        let piece = sending.next().await?;
        let id = piece.mark.map(|mark| mark.to_string());
        Some((written(piece.name, piece.data, id), sending))
    });
    Ok(streamed(events))
}

/// Events as a response that nobody on the way holds back.
pub(super) fn streamed(events: impl Stream<Item = Event> + Send + 'static) -> Response {
    let events = events.map(Ok::<_, Infallible>);
    let response = Sse::new(events).keep_alive(KeepAlive::new().interval(KEEP_ALIVE));
    ([(header::HeaderName::from_static("x-accel-buffering"), "no")], response).into_response()
}

impl Sending {
    /// A table that is told from now on.
    pub(super) fn new(app: &Arc<App>, watch: Watch, language: Language, place: Arc<Held>) -> Self {
        Self {
            stopping: app.stopping.clone(),
            app: Arc::clone(app),
            watch,
            language,
            pace: Pace::default(),
            ended: false,
            _place: place,
        }
    }

    /// What is told next; none after the last.
    pub(super) async fn next(&mut self) -> Option<Piece> {
        if self.ended {
            return None;
        }
        let told = if let Some(told) = self.watch.next().now_or_never() {
            self.pace.at_once();
            told
        } else {
            self.pace.waited();
            tokio::select! {
                biased;
                () = stopped(&mut self.stopping) => {
                    self.ended = true;
                    return Some(Piece::bare("bye"));
                }
                told = self.watch.next() => told,
            }
        };
        if self.pace.is_lost() {
            self.ended = true;
            self.app.metrics.reloads.inc();
            return Some(Piece::bare("reload"));
        }
        self.app.metrics.events.inc();
        Some(self.piece(told))
    }

    fn piece(&mut self, told: Result<Told, tables::Error>) -> Piece {
        match told {
            Ok(Told::Step { mark, step, state }) => Piece::new("step", &StepTold { step, state }, Some(mark)),
            Ok(Told::Table { mark, state }) => Piece::new("table", &state, Some(mark)),
            Ok(Told::Whisper(whisper)) => Piece::new("whisper", &WhisperTold::from(whisper), None),
            Err(error) => {
                self.ended = true;
                Piece::problem(error, self.language)
            }
        }
    }
}

impl Piece {
    fn new(name: &'static str, shape: &impl Serialize, mark: Option<Mark>) -> Self {
        Self { name, data: serde_json::to_string(shape).unwrap_or_default(), mark }
    }

    /// The end of a table that can't be told any more.
    pub(super) fn problem(error: tables::Error, language: Language) -> Self {
        let problem = Problem::from(error);
        let sentence = problem.sentence(Words::of(language));
        Self::new("problem", &serde_json::json!({ "code": problem.code(), "sentence": sentence }), None)
    }

    fn bare(name: &'static str) -> Self {
        Self { name, data: "{}".to_owned(), mark: None }
    }
}

/// An event with JSON in it, on one line. Whoever is told that the server stops is also told when to come back.
pub(super) fn written(name: &str, data: String, id: Option<String>) -> Event {
    let mut event = Event::default().event(name).data(data);
    if name == "bye" {
        event = event.retry(COME_BACK);
    }
    match id {
        Some(id) => event.id(id),
        None => event,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_comes_back_gets_everything_and_who_falls_behind_is_told_to_reload() {
        let mut pace = Pace::default();
        for _ in 0..10 * BEHIND {
            pace.at_once();
            assert!(!pace.is_lost(), "a long absence is made up for");
        }
        pace.waited();
        for _ in 0..BEHIND {
            pace.at_once();
            assert!(!pace.is_lost());
        }
        pace.at_once();
        assert!(pace.is_lost());
        pace.waited();
        assert!(!pace.is_lost());
    }
}
