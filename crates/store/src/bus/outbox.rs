//! What waits to be sent to other nodes, whatever carries it.

use std::collections::HashMap;
use std::fmt::Write as _;

use tokio::sync::{mpsc, watch};

use super::Health;
use super::hub::Hub;

/// How many nudges and whispers may wait to be sent; what comes on top is lost.
pub(super) const QUEUE: usize = 4096;

/// What waits to be sent.
pub(super) enum Out {
    Nudge(String, i64),
    Whisper(Vec<u8>),
}

/// The way out of this node.
pub(super) struct Outbox {
    queue: mpsc::Sender<Out>,
}

impl Outbox {
    /// An outbox, and what was put into it.
    pub(super) fn new() -> (Self, mpsc::Receiver<Out>) {
        let (queue, waiting) = mpsc::channel(QUEUE);
        (Self { queue }, waiting)
    }

    /// Sends a nudge, unless too much waits already.
    pub(super) fn nudge(&self, match_id: &str, number: i64) {
        let _ = self.queue.try_send(Out::Nudge(match_id.to_owned(), number));
    }

    /// Sends a whisper, unless too much waits already.
    pub(super) fn whisper(&self, topic: &str, words: &[u8]) {
        let _ = self.queue.try_send(Out::Whisper([topic.as_bytes(), b"\n", words].concat()));
    }
}

/// What waits, taken out as the bus allows. Drops what comes while the bus is away.
pub(super) struct Departures {
    waiting: mpsc::Receiver<Out>,
    health: watch::Receiver<Health>,
    seen: Health,
    /// Whether nudges of this node may not have reached the others.
    lost: bool,
}

impl Departures {
    pub(super) fn new(waiting: mpsc::Receiver<Out>, health: watch::Receiver<Health>) -> Self {
        let seen = *health.borrow();
        Self { waiting, health, seen, lost: false }
    }

    /// Waits for something to send: texts of nudges, of about `most` bytes each, and whispers. A text without a nudge tells
    /// the others that some may be lost, so that they ask the store. `None` when nothing will come any more.
    pub(super) async fn next(&mut self, most: usize) -> Option<(Vec<String>, Vec<Vec<u8>>)> {
        loop {
            let mut taken = Vec::new();
            tokio::select! {
                changed = self.health.changed() => {
                    changed.ok()?;
                    let before = std::mem::replace(&mut self.seen, *self.health.borrow_and_update());
                    // It may have gone and come back between two looks.
                    self.lost |= before == Health::Connected;
                    if self.lost && self.seen == Health::Connected {
                        self.lost = false;
                        return Some((vec![String::new()], Vec::new()));
                    }
                }
                many = self.waiting.recv_many(&mut taken, QUEUE) => {
                    if many == 0 {
                        return None;
                    }
                    if *self.health.borrow() == Health::Connected {
                        return Some(sorted(taken.into_iter(), most));
                    }
                    self.lost = true;
                }
            }
        }
    }
}

/// Whispers one by one, and nudges together: of a match only the furthest, in texts of about `most` bytes.
fn sorted(taken: impl Iterator<Item = Out>, most: usize) -> (Vec<String>, Vec<Vec<u8>>) {
    let (mut furthest, mut whispers) = (HashMap::<String, i64>::new(), Vec::new());
    for out in taken {
        match out {
            Out::Nudge(id, number) => {
                let known = furthest.entry(id).or_insert(number);
                *known = number.max(*known);
            }
            Out::Whisper(words) => whispers.push(words),
        }
    }
    let (mut texts, mut text) = (Vec::new(), String::new());
    for (id, number) in furthest {
        // Writing to a text can't fail.
        let _ = writeln!(text, "{number} {id}");
        if text.len() > most {
            texts.push(std::mem::take(&mut text));
        }
    }
    texts.extend((!text.is_empty()).then_some(text));
    (texts, whispers)
}

/// Passes nudges on. What can't be read is not ours; where there is none, some may be lost.
pub(super) fn nudged(hub: &Hub, text: &str) {
    if text.is_empty() {
        hub.doubt.notify_one();
    }
    for (number, id) in text.lines().filter_map(|line| line.split_once(' ')) {
        if let Ok(number) = number.parse() {
            hub.nudge(id, number);
        }
    }
}

/// Passes a whisper on.
pub(super) fn whispered(hub: &Hub, message: &[u8]) {
    let mut parts = message.splitn(2, |&byte| byte == b'\n');
    if let (Some(topic), Some(words)) = (parts.next(), parts.next()) {
        hub.whisper(&String::from_utf8_lossy(topic), words);
    }
}
