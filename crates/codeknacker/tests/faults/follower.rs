//! Somebody who follows a table live, and comes back wherever a stream ends.

use std::collections::VecDeque;

use reqwest::{Client, Response};
use serde_json::Value;

use crate::asked::{PATIENCE, text};
use crate::duel::Duel;

/// An event as it came.
#[derive(Debug)]
pub(crate) struct Event {
    id: String,
    pub(crate) name: String,
    data: Value,
}

/// A stream that is followed. Every step must come once and in order, whatever happens.
pub(crate) struct Follower {
    client: Client,
    table: String,
    token: String,
    response: Response,
    pending: String,
    events: VecDeque<Event>,
    last: String,
    /// The actions that were told, the first step's first.
    pub(crate) steps: Vec<String>,
}

impl Follower {
    /// Follows a match from its start, as one of the seats, at a node.
    pub(crate) async fn begin(origin: &str, duel: &Duel, seat: usize) -> Self {
        let (client, table, token) = (Client::new(), duel.table.clone(), duel.tokens[seat].clone());
        let last = "1.0".to_owned();
        let response = open(&client, origin, &table, &token, &last).await;
        let (pending, events, steps) = (String::new(), VecDeque::new(), Vec::new());
        Self { client, table, token, response, pending, events, last, steps }
    }

    /// Comes back at a node, after the last event that was seen.
    pub(crate) async fn resume(&mut self, origin: &str) {
        self.response = open(&self.client, origin, &self.table, &self.token, &self.last).await;
        self.pending.clear();
    }

    /// Reads until so many steps were told; the stream may not end before.
    pub(crate) async fn until(&mut self, number: i64) {
        let number = usize::try_from(number).expect("a number");
        while self.steps.len() < number {
            let event = self.next().await;
            assert!(event.is_some(), "the stream ended after {:?}", self.last);
        }
    }

    /// Reads until the stream ends; the names of the events that still came.
    pub(crate) async fn rest(&mut self) -> Vec<String> {
        let mut names = Vec::new();
        while let Some(event) = self.next().await {
            names.push(event.name);
        }
        names
    }

    /// The next event; none at the end, whether the server ended it or is gone.
    pub(crate) async fn next(&mut self) -> Option<Event> {
        loop {
            if let Some(event) = self.events.pop_front() {
                self.hear(&event);
                return Some(event);
            }
            let chunk = tokio::time::timeout(PATIENCE, self.response.chunk()).await.expect("news in time");
            let chunk = chunk.ok().flatten()?;
            self.pending.push_str(std::str::from_utf8(&chunk).expect("text"));
            while let Some(end) = self.pending.find("\n\n") {
                let lines: String = self.pending.drain(..end + 2).collect();
                self.events.extend(read(&lines));
            }
        }
    }

    /// Takes note of an event.
    fn hear(&mut self, event: &Event) {
        assert_ne!(event.name, "problem", "{}", event.data);
        if !event.id.is_empty() {
            self.last.clone_from(&event.id);
        }
        if event.name == "step" {
            self.steps.push(text(&event.data["step"]["action"]));
            let number = self.steps.len();
            assert_eq!(event.data["step"]["number"], number, "a gap or a repetition");
            assert_eq!(event.id, format!("1.{number}"));
        }
    }
}

/// Opens a stream after an event.
async fn open(client: &Client, origin: &str, table: &str, token: &str, last: &str) -> Response {
    let request = client.get(format!("{origin}/api/v1/tables/{table}/stream")).bearer_auth(token);
    let response = request.header("last-event-id", last).send().await.expect("an answer");
    assert_eq!(response.status(), 200);
    response
}

/// Reads an event; a comment that keeps the stream alive is none.
fn read(lines: &str) -> Option<Event> {
    let field = |name: &str| {
        let line = lines.lines().find_map(|line| line.strip_prefix(name));
        line.map(str::trim).unwrap_or_default().to_owned()
    };
    let name = field("event:");
    let data = serde_json::from_str(&field("data:")).unwrap_or_default();
    (!name.is_empty()).then(|| Event { id: field("id:"), name, data })
}
