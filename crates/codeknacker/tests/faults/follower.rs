//! Somebody who follows a table live, and comes back wherever a stream ends.

use guests::{Events, StreamEvent};
use reqwest::Client;

use crate::asked::{PATIENCE, text};
use crate::duel::Duel;

/// A stream that is followed. Every step must come once and in order, whatever happens.
pub(crate) struct Follower {
    client: Client,
    table: String,
    token: String,
    events: Events,
    last: String,
    /// The actions that were told, the first step's first.
    pub(crate) steps: Vec<String>,
}

impl Follower {
    /// Follows a match from its start, as one of the seats, at a node.
    pub(crate) async fn begin(origin: &str, duel: &Duel, seat: usize) -> Self {
        let (client, table, token) = (Client::new(), duel.table.clone(), duel.tokens[seat].clone());
        let last = "1.0".to_owned();
        let events = open(&client, origin, &table, &token, &last).await;
        Self { client, table, token, events, last, steps: Vec::new() }
    }

    /// Comes back at a node, after the last event that was seen.
    pub(crate) async fn resume(&mut self, origin: &str) {
        self.events = open(&self.client, origin, &self.table, &self.token, &self.last).await;
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
    pub(crate) async fn next(&mut self) -> Option<StreamEvent> {
        let event = tokio::time::timeout(PATIENCE, self.events.next()).await.expect("news in time")?;
        self.hear(&event);
        Some(event)
    }

    /// Takes note of an event.
    fn hear(&mut self, event: &StreamEvent) {
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
async fn open(client: &Client, origin: &str, table: &str, token: &str, last: &str) -> Events {
    let request = client.get(format!("{origin}/api/v1/tables/{table}/stream")).bearer_auth(token);
    let response = request.header("last-event-id", last).send().await.expect("an answer");
    assert_eq!(response.status(), 200);
    Events::of(response)
}
