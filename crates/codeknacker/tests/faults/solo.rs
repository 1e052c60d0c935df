//! Somebody who plays alone against the computer, at whichever node.

use std::time::Instant;

use reqwest::Client;
use serde_json::json;

use crate::asked::{HttpReply, PATIENCE, send, text};

/// A match against the computer, which breaks the first secret.
pub(crate) struct Solo {
    client: Client,
    /// The table.
    pub(crate) table: String,
    /// The match.
    pub(crate) id: String,
    token: String,
    /// The secret in the notation.
    secret: &'static str,
}

impl Solo {
    /// Opens a table at a node.
    pub(crate) async fn begin(origin: &str, edition: &str, secret: &'static str) -> Self {
        let client = Client::new();
        let wanted = json!({
            "edition": edition, "first": 1,
            "seats": [{ "for": "here" }, { "for": "computer expert fair" }],
        });
        let issued = send(client.post(format!("{origin}/api/v1/tokens"))).await.expect("an answer");
        let token = text(&issued.fine()["token"]);
        let opened = client.post(format!("{origin}/api/v1/tables")).bearer_auth(&token).json(&wanted);
        let opened = send(opened).await.expect("an answer").fine();
        let table = text(&opened["table"]["id"]);
        let seen = client.get(format!("{origin}/api/v1/tables/{table}")).bearer_auth(&token);
        let id = text(&send(seen).await.expect("an answer").fine()["match_id"]);
        Self { client, table, id, token, secret }
    }

    /// Sets the secret, always with the same key; the computer's turn to guess.
    pub(crate) async fn set(&self, origin: &str) -> HttpReply {
        let path = format!("{origin}/api/v1/tables/{}/actions", self.table);
        let body = json!({ "seat": 1, "number": 0, "action": format!("secret {}", self.secret) });
        let request = self.client.post(path).bearer_auth(&self.token).header("idempotency-key", "the secret");
        send(request.json(&body)).await.expect("an answer")
    }

    /// How far the match is, as a node says; nothing while it can't.
    pub(crate) async fn number(&self, origin: &str) -> Option<i64> {
        let path = format!("{origin}/api/v1/tables/{}", self.table);
        let answer = send(self.client.get(path).bearer_auth(&self.token)).await.expect("an answer");
        answer.value["number"].as_i64().filter(|_| answer.status.is_success())
    }

    /// Waits until a node shows so many steps.
    pub(crate) async fn reaches(&self, origin: &str, number: i64) {
        let start = Instant::now();
        while self.number(origin).await.is_none_or(|there| there < number) {
            assert!(start.elapsed() < PATIENCE, "the match does not come to {number}");
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    }
}
