//! A table, live: server-sent events.
//!
//! Every step of a match is one event with its place as its id; a reader who comes back with the last id gets what
//! followed, without a gap and without repetition. What a viewer may not see is counted all the same.

use std::convert::Infallible;
use std::fmt::Display;
use std::future::poll_fn;
use std::io::Write as _;
use std::pin::pin;
use std::sync::Arc;
use std::task::Poll;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::State as Shared;
use axum::http::{HeaderMap, HeaderName, header};
use axum::response::{IntoResponse, Response};
use futures_util::{Stream, StreamExt as _, stream};
use serde::{Deserialize, Serialize};
use tables::{TableNews, Watch, WatchMark, Whisper};
use tokio::sync::watch;
use tokio::time::{Instant, MissedTickBehavior, interval_at};
use wire::{NudgeTold, ProblemShape, StepTold, TableState, WhisperTold};
use words::Language;

use super::path::{self, AtTable, Named, Query};
use super::sender::Sender;
use crate::app::App;
use crate::body::Unreadable;
use crate::limit::Held;
use crate::problem::Problem;
use crate::server::stopped;

/// How often something is sent whatever happens, so that nobody on the way takes the stream for dead.
const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// What is sent then: a comment.
const ALIVE: Bytes = Bytes::from_static(b":\n\n");

/// How many steps a reader may be behind once it has caught up; then it is told to reload.
const BEHIND: u32 = 64;

/// How soon a reader comes back to another node, or to this one after it was started again.
const COME_BACK: Duration = Duration::from_millis(500);

/// The event that says that the server stops.
const BYE: &str = "bye";

/// Where to begin.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct StreamQuery {
    /// From this seat, where the caller has several
    #[param(minimum = 1)]
    seat: Option<u8>,
    /// The id of the last event that was seen, such as 1.17
    since: Option<String>,
}

/// A whisper as it is streamed.
fn whispered(whisper: Whisper) -> WhisperTold {
    let (seat, what, phrase, many) = match whisper {
        Whisper::Said { seat, phrase } => (seat.number(), "said", Some(phrase.name()), None),
        Whisper::Here { seat } => (seat.number(), "here", None, None),
        Whisper::Gone { seat } => (seat.number(), "gone", None, None),
        Whisper::Watching { many, .. } => (0, "watching", None, Some(many)),
    };
    WhisperTold { seat, what: what.into(), phrase: phrase.map(Into::into), many }
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
pub(super) struct StreamPiece {
    /// What kind of event it is.
    pub(super) name: &'static str,
    /// What it tells.
    pub(super) data: Data,
    /// How far the match is told with it.
    pub(super) mark: Option<WatchMark>,
}

/// What an event tells, as JSON.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum Data {
    Step(StepTold),
    Table(Box<TableState>),
    Nudge(NudgeTold),
    Whisper(WhisperTold),
    Problem(ProblemShape),
    Nothing {},
}

/// How a reader keeps up. It is asked for more only when it has taken what was sent: a slow reader finds much waiting.
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

    /// Whether the reader can't keep up. A reader who comes back gets everything it missed; one who fell behind is
    /// better off with the current state.
    const fn is_lost(&self) -> bool {
        self.caught_up && self.behind > BEHIND
    }
}

/// A table, live, as server-sent events.
///
/// `table` (data: a state) comes first and whenever the table changes, `step` for every step of the match, `whisper` for phrases
/// and presence. `reload` says that the reader is too far behind: look at the table and begin again. `bye` says that the
/// server stops: come back with the last id. `problem` is the end.
#[utoipa::path(get, path = "/tables/{table}/stream", tag = "play",
    params(
        AtTable,
        StreamQuery,
        ("Last-Event-ID" = Option<String>, Header, description = "The same, as browsers say it; it goes first"),
    ),
    responses((status = 200, description = "Events", body = StepTold, content_type = "text/event-stream"), (status = 403, body = ProblemShape), (status = 404, body = ProblemShape), (status = 429, body = ProblemShape)),
    security((), ("token" = []), ("cookie" = []))
)]
pub(super) async fn stream(
    Shared(app): Shared<Arc<App>>,
    sender: Sender,
    Named(table): Named,
    Query(wanted): Query<StreamQuery>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let seat = wanted.seat.map(path::seat).transpose()?;
    let last = headers.get("last-event-id").map(|value| value.to_str().unwrap_or("?").to_owned());
    let (name, last) = if last.is_some() { ("Last-Event-ID", last) } else { ("since", wanted.since) };
    let since: Option<WatchMark> = last
        .map(|text| text.parse())
        .transpose()
        .map_err(|_| Unreadable::Parameter { name: name.to_owned() })?;
    let place = Arc::new(app.limits.streams.hold(sender.asker)?);
    let watch = app.house.watch(&table, &sender.caller, seat, since).await?;
    let sending = Sending::new(&app, watch, sender.asker.language, place);
    let events = stream::unfold((sending, 0), |(mut sending, size)| async move {
        let piece = sending.next().await?;
        let event = event(size, piece.name, &piece.data, piece.mark.as_ref());
        let size = event.len();
        Some((event, (sending, size)))
    });
    Ok(streamed(events))
}

/// Events as a response that nobody on the way holds back, with a sign of life where nothing happens.
pub(super) fn streamed(events: impl Stream<Item = Bytes> + Send + 'static) -> Response {
    let mut alive = interval_at(Instant::now() + KEEP_ALIVE, KEEP_ALIVE);
    alive.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let bytes = stream::unfold((Box::pin(events), alive), |(mut events, mut alive)| async move {
        let bytes = tokio::select! {
            biased;
            event = events.next() => event?,
            _ = alive.tick() => ALIVE,
        };
        Some((Ok::<_, Infallible>(bytes), (events, alive)))
    });
    let headers = [
        (header::CONTENT_TYPE, "text/event-stream"),
        (header::CACHE_CONTROL, "no-cache"),
        (HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    (headers, Body::from_stream(bytes)).into_response()
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
    pub(super) async fn next(&mut self) -> Option<StreamPiece> {
        if self.ended {
            return None;
        }
        let told = {
            let mut told = pin!(self.watch.next());
            let at_once = poll_fn(|context| Poll::Ready(told.as_mut().poll(context))).await;
            if let Poll::Ready(told) = at_once {
                self.pace.at_once();
                told
            } else {
                self.pace.waited();
                tokio::select! {
                    biased;
                    () = stopped(&mut self.stopping) => {
                        self.ended = true;
                        return Some(StreamPiece::bare(BYE));
                    }
                    told = &mut told => told,
                }
            }
        };
        if self.pace.is_lost() {
            self.ended = true;
            self.app.metrics.reloads.inc();
            return Some(StreamPiece::bare("reload"));
        }
        self.app.metrics.events.inc();
        Some(self.piece(told))
    }

    fn piece(&mut self, told: Result<TableNews, tables::HouseError>) -> StreamPiece {
        match told {
            Ok(TableNews::Step { mark, step, state }) => {
                StreamPiece { name: "step", data: Data::Step(StepTold { step, state }), mark: Some(mark) }
            }
            Ok(TableNews::Table { mark, state }) => {
                StreamPiece { name: "table", data: Data::Table(state), mark: Some(mark) }
            }
            Ok(TableNews::Nudge { mark, sign }) => {
                StreamPiece { name: "nudge", data: Data::Nudge(NudgeTold { sign }), mark: Some(mark) }
            }
            Ok(TableNews::Reload) => {
                self.ended = true;
                self.app.metrics.reloads.inc();
                StreamPiece::bare("reload")
            }
            Ok(TableNews::Whisper(whisper)) => {
                StreamPiece { name: "whisper", data: Data::Whisper(whispered(whisper)), mark: None }
            }
            Err(error) => {
                self.ended = true;
                StreamPiece::problem(error, self.language)
            }
        }
    }
}

impl StreamPiece {
    /// The end of a table that can't be told any more.
    pub(super) fn problem(error: tables::HouseError, language: Language) -> Self {
        let data = Data::Problem(Problem::from(error).told(language));
        Self { name: "problem", data, mark: None }
    }

    fn bare(name: &'static str) -> Self {
        Self { name, data: Data::Nothing {}, mark: None }
    }
}

/// An event with JSON in it, on one line, in one piece of about this size: it is sent as it is written. A reader who is
/// told that the server stops is also told when to come back.
pub(super) fn event(size: usize, name: &str, shape: &impl Serialize, id: Option<&impl Display>) -> Bytes {
    let mut text = Vec::with_capacity(size + 256);
    text.extend_from_slice(b"event: ");
    text.extend_from_slice(name.as_bytes());
    text.extend_from_slice(b"\ndata: ");
    // JSON has no line ends of its own. Writing to memory does not fail, and our shapes can all be written.
    let _ = serde_json::to_writer(&mut text, shape);
    if let Some(id) = id {
        let _ = write!(text, "\nid: {id}");
    }
    if name == BYE {
        let _ = write!(text, "\nretry: {}", COME_BACK.as_millis());
    }
    text.extend_from_slice(b"\n\n");
    text.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_is_one_line_of_json_between_its_fields() {
        let mark = WatchMark { ordinal: 2, number: 17 };
        let shape = serde_json::json!({ "name": "a\nb\r\u{2028}" });
        let text = event(0, "step", &shape, Some(&mark));
        let wanted = "event: step\ndata: {\"name\":\"a\\nb\\r\u{2028}\"}\nid: 2.17\n\n";
        assert_eq!(std::str::from_utf8(&text).unwrap(), wanted);
        let bare = |name| event(0, name, &StreamPiece::bare(name).data, None::<&WatchMark>);
        assert_eq!(&bare(BYE)[..], b"event: bye\ndata: {}\nretry: 500\n\n");
        assert_eq!(&bare("reload")[..], b"event: reload\ndata: {}\n\n");
    }

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
