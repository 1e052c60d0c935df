//! What a server answers, and how long it is waited for.

use std::time::Duration;

use reqwest::{Client, Error, RequestBuilder};
use serde_json::Value;

pub(crate) use guests::{HttpReply, PATIENCE, text};

/// How long to wait before somebody asks again.
const PAUSE: Duration = Duration::from_millis(20);

/// Sends a request; an error means that no answer came.
pub(crate) async fn send(request: RequestBuilder) -> Result<HttpReply, Error> {
    guests::send(request, PATIENCE).await
}

/// Asks for a page that is for machines.
pub(crate) async fn page(origin: &str, path: &str) -> HttpReply {
    send(Client::new().get(format!("{origin}{path}"))).await.expect("an answer")
}

/// Waits until a node says of itself what is wanted; that is its last answer.
pub(crate) async fn ready(origin: &str, wanted: impl Fn(&Value) -> bool) -> HttpReply {
    let start = std::time::Instant::now();
    loop {
        let answer = page(origin, "/readyz").await;
        if wanted(&answer.value) {
            return answer;
        }
        assert!(start.elapsed() < PATIENCE, "it stays {}", answer.value);
        tokio::time::sleep(PAUSE).await;
    }
}
