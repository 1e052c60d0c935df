//! Somebody who plays by the API.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use guests::{HttpReply, send};
use reqwest::{Client, Error, Response};
use serde_json::{Value, json};

use crate::Engine;
use crate::diary::{Diary, count};
use crate::hands::{Blind, Deed, Sight, Tried};
use crate::table::{Mark, Table};

/// How long a program waits for an answer.
pub(crate) const WAIT: Duration = Duration::from_secs(20);

/// Somebody who plays by the API, from an address of their own.
#[derive(Clone)]
pub(crate) struct ByApi {
    client: Client,
    token: Option<String>,
    diary: Arc<Diary>,
}

impl ByApi {
    /// Somebody at an address of this machine.
    pub(crate) fn at(address: IpAddr, diary: &Arc<Diary>) -> Self {
        let client = Client::builder().local_address(address).build().expect("a client");
        Self { client, token: None, diary: Arc::clone(diary) }
    }

    /// Sends something once; the answer, if it is one.
    pub(crate) async fn post(
        &self,
        url: String,
        key: Option<&str>,
        body: &Value,
    ) -> Result<HttpReply, Error> {
        let mut request = self.client.post(url).json(body);
        if let Some(token) = &self.token {
            request = request.bearer_auth(token);
        }
        if let Some(key) = key {
            request = request.header("idempotency-key", key);
        }
        send(request, WAIT).await
    }

    /// Keeps a token, by which it is known from now on.
    pub(crate) fn keep(&mut self, token: String) {
        self.token = Some(token);
    }

    /// Opens a table's stream, after a mark.
    pub(crate) async fn stream(
        &self,
        origin: &str,
        table: &Table,
        after: Option<Mark>,
    ) -> Result<Response, Error> {
        let mut request = self.client.get(format!("{origin}/api/v1/tables/{}/stream", table.id));
        if let Some(token) = &self.token {
            request = request.bearer_auth(token);
        }
        if let Some(mark) = after {
            request = request.header("last-event-id", mark.to_string());
        }
        request.send().await
    }

    /// Looks at the table.
    pub(crate) async fn look(&self, origin: &str, table: &Table) -> Result<(Mark, Sight), Blind> {
        let mut request = self.client.get(format!("{origin}/api/v1/tables/{}", table.id));
        if let Some(token) = &self.token {
            request = request.bearer_auth(token);
        }
        let Ok(answer) = send(request, WAIT).await else { return Err(self.away(None)) };
        if !answer.status.is_success() {
            return Err(self.away(Some(&answer)));
        }
        let state = &answer.value;
        let (Some(ordinal), Some(number)) = (state["ordinal"].as_i64(), state["number"].as_i64()) else {
            return Err(Blind::Wrong(format!("a state without a number: {state}")));
        };
        let view = &state["view"];
        let offers = view["offers"].as_array().map(Vec::as_slice).unwrap_or_default();
        let due = ["secret", "row", "pass"].into_iter();
        let mut due = due.filter(|action| offers.iter().any(|offer| offer["action"] == *action));
        let sight = if view.is_null() {
            Sight::Waiting
        } else if !view["outcome"].is_null() {
            Sight::Over
        } else {
            due.next().map_or(Sight::Theirs, Sight::Mine)
        };
        Ok((Mark { ordinal, number }, sight))
    }

    /// What it means that nothing can be seen.
    fn away(&self, answer: Option<&HttpReply>) -> Blind {
        match answer {
            None => count(&self.diary.counts.unanswered),
            Some(answer) if is_later(answer) => count(&self.diary.counts.later),
            Some(answer) => return Blind::Wrong(format!("{} {}", answer.status, answer.value)),
        }
        Blind::Away
    }

    /// A step of the match.
    pub(crate) fn step(table: &Table, mark: Mark, action: &str) -> Deed {
        Deed::Api {
            path: format!("/api/v1/tables/{}/actions", table.id),
            key: format!("{mark} {action}"),
            body: json!({ "number": mark.number, "action": action }),
        }
    }

    /// Another match is wanted.
    pub(crate) fn rematch(table: &Table, mark: Mark) -> Deed {
        Deed::Api {
            path: format!("/api/v1/tables/{}/rematch", table.id),
            key: format!("after {}", mark.ordinal),
            body: json!({}),
        }
    }

    /// Whether time is up by the only clock there is. Nodes that share a database go by its clock, which doesn't jump.
    fn is_late(&self, code: &str) -> bool {
        code == "time-is-up" && self.diary.engine == Engine::Sqlite
    }

    /// Sends it, once.
    pub(crate) async fn send(&self, origin: &str, path: &str, key: &str, body: &Value) -> Tried {
        let Ok(answer) = self.post(format!("{origin}{path}"), Some(key), body).await else {
            count(&self.diary.counts.unanswered);
            return Tried::Open;
        };
        if answer.status.is_success() {
            Tried::Done
        } else if is_later(&answer) {
            count(&self.diary.counts.later);
            Tried::Open
        } else if matches!(answer.code(), "stale" | "over") || self.is_late(answer.code()) {
            Tried::Late(answer.code().to_owned())
        } else {
            Tried::Refused(format!("{} {}", answer.status.as_u16(), answer.value))
        }
    }
}

/// Whether an answer says to come back later: nothing else can be expected while things fail.
pub(crate) fn is_later(answer: &HttpReply) -> bool {
    matches!(answer.status.as_u16(), 429 | 503)
}
