//! Streams: every step of a table once, and how long each took to arrive.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use http_body_util::BodyExt as _;
use hyper::Method;
use hyper::body::Incoming;
use tokio::sync::watch;

use crate::client::LoadClient;

/// Which match of a table, and how many of its steps.
pub(crate) type LoadMark = (u64, u64);

/// When steps were sent, for all who wait for them.
#[derive(Default)]
pub(crate) struct SentSteps {
    moments: Mutex<HashMap<LoadMark, Instant>>,
}

impl SentSteps {
    /// A step is about to be sent.
    pub(crate) fn note(&self, mark: LoadMark) {
        self.moments.lock().unwrap_or_else(PoisonError::into_inner).insert(mark, Instant::now());
    }

    /// How long ago a step was sent, in milliseconds.
    fn age(&self, mark: LoadMark) -> Option<f64> {
        let moments = self.moments.lock().unwrap_or_else(PoisonError::into_inner);
        moments.get(&mark).map(|moment| moment.elapsed().as_secs_f64() * 1000.0)
    }
}

/// What a stream saw.
#[derive(Default)]
pub(crate) struct Seen {
    /// How long each step took, in milliseconds.
    pub(crate) latencies: Vec<f64>,
    /// Numbers that did not come in their turn.
    pub(crate) missed: u64,
    /// The last step that came.
    pub(crate) last: Option<LoadMark>,
}

/// Opens a stream. What it saw comes out when `end` says that it is over and the step named there has come, or the
/// stream breaks off.
pub(crate) async fn open(
    address: SocketAddr,
    table: &str,
    token: Option<String>,
    sent: Arc<SentSteps>,
    told: watch::Sender<LoadMark>,
    end: watch::Receiver<Option<LoadMark>>,
) -> Result<impl Future<Output = Seen> + use<>, String> {
    let mut client = LoadClient::connect(address).await?;
    if let Some(token) = token {
        client = client.with_token(token);
    }
    let path = format!("/api/v1/tables/{table}/stream");
    let response = client.send(Method::GET, &path, String::new()).await?;
    if !response.status().is_success() {
        return Err(format!("{path}: {}", response.status()));
    }
    Ok(async move {
        let seen = listen(response.into_body(), &sent, &told, end).await;
        drop(client);
        seen
    })
}

async fn listen(
    mut body: Incoming,
    sent: &SentSteps,
    told: &watch::Sender<LoadMark>,
    mut end: watch::Receiver<Option<LoadMark>>,
) -> Seen {
    let (mut seen, mut rest) = (Seen::default(), Vec::new());
    let end_of_event = memchr::memmem::Finder::new(b"\n\n");
    loop {
        let done = |seen: &Seen, end: &watch::Receiver<Option<LoadMark>>| {
            end.borrow().is_some_and(|end| seen.last.is_some_and(|last| last >= end))
        };
        if done(&seen, &end) {
            return seen;
        }
        let frame = tokio::select! {
            frame = body.frame() => frame,
            changed = end.changed() => {
                if changed.is_err() { return seen }
                continue;
            }
        };
        let Some(Ok(frame)) = frame else { return seen };
        let Ok(data) = frame.into_data() else { continue };
        rest.extend_from_slice(&data);
        // Events end with an empty line.
        let mut heard = 0;
        while let Some(length) = end_of_event.find(&rest[heard..]) {
            seen.hear(&rest[heard..heard + length], sent, told);
            heard += length + 2;
        }
        rest.drain(..heard);
    }
}

impl Seen {
    /// Hears one event.
    fn hear(&mut self, event: &[u8], sent: &SentSteps, told: &watch::Sender<LoadMark>) {
        let field = |name: &[u8]| {
            // Lines begin behind line ends, the first one where the event begins.
            let begins = std::iter::once(0).chain(memchr::memchr_iter(b'\n', event).map(|end| end + 1));
            let value = begins.into_iter().find_map(|begin| event[begin..].strip_prefix(name))?;
            let line = &value[..memchr::memchr(b'\n', value).unwrap_or(value.len())];
            std::str::from_utf8(line).ok().map(str::trim)
        };
        let mark = field(b"id:").and_then(|id| id.split_once('.'));
        let mark = mark.and_then(|(match_, number)| Some((match_.parse().ok()?, number.parse().ok()?)));
        let Some(mark): Option<LoadMark> = mark else { return };
        let step = field(b"event:") == Some("step");
        if let Some(last) = self.last {
            let follows = |wanted: u64| mark == (last.0, last.1 + wanted) || mark == (last.0 + 1, wanted);
            if !follows(u64::from(step)) {
                self.missed += 1;
            }
        }
        self.last = Some(mark);
        if step {
            self.latencies.extend(sent.age(mark));
            told.send_replace(mark);
        }
    }
}
