//! Somebody who follows a table live, and comes back wherever a stream ends. Every number must come once and in order.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use guests::{Events, PATIENCE, StreamEvent};
use rand::RngExt as _;
use rand_chacha::ChaCha8Rng;
use reqwest::{Error, Response};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use crate::diary::{Diary, count};
use crate::page::ByPage;
use crate::program::{ByApi, WAIT};
use crate::stage::Node;
use crate::table::{Mark, Table};

/// With whose ears a table is followed.
pub(crate) enum Ears {
    /// A program's, or those of a spectator without a token.
    Api(ByApi),
    /// Those of a page's script.
    Page(ByPage),
}

/// Somebody who follows a table.
pub(crate) struct Follower {
    /// The table.
    pub(crate) table: Arc<Table>,
    pub(crate) ears: Ears,
    pub(crate) nodes: Arc<Vec<Node>>,
    pub(crate) diary: Arc<Diary>,
    pub(crate) chance: ChaCha8Rng,
    /// The last thing that was told; nothing after a stream that says to begin anew.
    pub(crate) mark: Option<Mark>,
    /// What was told, step by step.
    pub(crate) told: BTreeMap<Mark, String>,
    /// From where to where nothing was told, because the server said to begin anew.
    pub(crate) skipped: Vec<(Mark, Mark)>,
}

impl Follower {
    /// Follows until the table's end is known and was told. A stream that does not tell it has stopped.
    pub(crate) async fn follow(mut self, end: watch::Receiver<bool>) -> Self {
        let mut ended = end.clone();
        let late = async move {
            let _ = ended.wait_for(|ended| *ended).await;
            sleep(PATIENCE).await;
        };
        let told = tokio::select! {
            () = self.go_on(end) => true,
            () = late => false,
        };
        if !told {
            let mark = self.mark.map_or("nothing".to_owned(), |mark| mark.to_string());
            self.fail(format_args!("it tells nothing beyond {mark}"));
        }
        self
    }

    /// Listens, and comes back wherever a stream ends.
    async fn go_on(&mut self, mut end: watch::Receiver<bool>) {
        while !self.has_all(&end) {
            let node = self.chance.random_range(0..self.nodes.len());
            if let Some(mut events) = self.open(node).await {
                self.listen(&mut events, &mut end, node).await;
            }
            count(&self.diary.counts.returns);
            sleep(Duration::from_millis(self.chance.random_range(100..600))).await;
        }
    }

    /// Whether it is over, and all of it was told.
    fn has_all(&self, end: &watch::Receiver<bool>) -> bool {
        *end.borrow() && self.mark.is_some_and(|mark| mark >= self.table.far())
    }

    async fn open(&mut self, node: usize) -> Option<Events> {
        let origin = self.nodes[node].origin();
        let opened: Result<Response, Error> = match &self.ears {
            Ears::Api(program) => {
                timeout(WAIT, program.stream(&origin, &self.table, self.mark)).await.ok()?
            }
            Ears::Page(browser) => {
                timeout(WAIT, browser.stream(&origin, &self.table, self.mark)).await.ok()?
            }
        };
        let response = opened.ok()?;
        match response.status().as_u16() {
            200 => Some(Events::of(response)),
            429 | 503 => None,
            status => {
                let text = response.text().await.unwrap_or_default();
                self.fail(format_args!("a stream after {:?} is refused: {status} {text}", self.mark));
                sleep(Duration::from_secs(1)).await;
                None
            }
        }
    }

    /// Listens until the stream ends, or nothing more can come.
    async fn listen(&mut self, events: &mut Events, end: &mut watch::Receiver<bool>, node: usize) {
        while !self.has_all(end) {
            let event = tokio::select! {
                event = events.next() => event,
                changed = end.changed() => {
                    if changed.is_err() { return }
                    continue;
                }
            };
            let Some(event) = event else { return };
            if !self.hear(&event, node) {
                return;
            }
        }
    }

    fn fail(&self, what: impl std::fmt::Display) {
        let whose = if matches!(self.ears, Ears::Page(_)) { "a page's stream" } else { "a stream" };
        self.diary.fail(format_args!("{}, {whose}", self.table), what);
    }

    /// Hears an event; whether the stream goes on.
    fn hear(&mut self, event: &StreamEvent, node: usize) -> bool {
        // Of several tables in one stream, each event tells which it is about.
        let (data, mark) = match &self.ears {
            Ears::Api(_) => (&event.data, event.id.as_str()),
            Ears::Page(_) => (&event.data["data"], event.data["mark"].as_str().unwrap_or_default()),
        };
        let mark: Option<Mark> = mark.parse().ok();
        match (event.name.as_str(), mark) {
            ("step", Some(mark)) => {
                self.hear_step(mark, data["step"]["action"].as_str().unwrap_or_default(), node);
            }
            ("table", Some(mark)) => self.hear_table(mark, node),
            ("whisper", _) => {}
            ("reload", _) => {
                count(&self.diary.counts.reloads);
                if let Some(mark) = self.mark.take() {
                    self.skipped.push((mark, mark));
                }
                return false;
            }
            ("bye", _) => return false,
            ("problem", _) => {
                self.fail(format_args!("it ends with a problem: {}", event.data));
                return false;
            }
            (name, mark) => self.fail(format_args!("an event {name:?} at {mark:?}")),
        }
        true
    }

    fn hear_step(&mut self, mark: Mark, action: &str, node: usize) {
        count(&self.diary.counts.told);
        let follows = self
            .mark
            .is_some_and(|last| mark == last.next() || mark == Mark { ordinal: last.ordinal + 1, number: 1 });
        if !follows {
            let last = self.mark.map_or("nothing".to_owned(), |mark| mark.to_string());
            self.fail(format_args!("{} tells {mark} after {last}", self.nodes[node].name()));
        }
        self.told.insert(mark, action.to_owned());
        self.mark = Some(mark);
        self.table.saw(mark);
    }

    fn hear_table(&mut self, mark: Mark, node: usize) {
        match self.mark {
            None => {
                if let Some(skipped) = self.skipped.last_mut() {
                    skipped.1 = mark;
                }
            }
            Some(last) if mark == last || mark == (Mark { ordinal: last.ordinal + 1, number: 0 }) => {}
            Some(last) => {
                self.fail(format_args!("{} shows the table at {mark} after {last}", self.nodes[node].name()));
            }
        }
        self.mark = Some(mark);
        self.table.saw(mark);
    }
}
