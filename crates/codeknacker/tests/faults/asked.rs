//! What a server answers, and how long it is waited for.

use std::time::Duration;

use reqwest::header::HeaderMap;
use reqwest::{Client, Error, RequestBuilder, StatusCode};
use serde_json::Value;

/// How long anything may take: far longer than it does, also on a slow machine.
pub(crate) const PATIENCE: Duration = Duration::from_secs(120);

/// How long to wait before somebody asks again.
const PAUSE: Duration = Duration::from_millis(20);

/// An answer.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) value: Value,
}

impl Answer {
    /// The value, if all went well.
    pub(crate) fn fine(self) -> Value {
        assert!(self.status.is_success(), "{} {}", self.status, self.value);
        self.value
    }

    /// The code of a refusal.
    pub(crate) fn code(&self) -> &str {
        self.value["code"].as_str().unwrap_or_default()
    }

    /// The sentence of a refusal.
    pub(crate) fn sentence(&self) -> &str {
        self.value["sentence"].as_str().unwrap_or_default()
    }
}

/// Sends a request; an error means that no answer came.
pub(crate) async fn send(request: RequestBuilder) -> Result<Answer, Error> {
    let response = request.timeout(PATIENCE).send().await?;
    let (status, headers) = (response.status(), response.headers().clone());
    let text = response.text().await?;
    let value = serde_json::from_str(&text).unwrap_or(Value::String(text));
    Ok(Answer { status, headers, value })
}

/// Asks for a page that is for machines.
pub(crate) async fn page(origin: &str, path: &str) -> Answer {
    send(Client::new().get(format!("{origin}{path}"))).await.expect("an answer")
}

/// Waits until a node says of itself what is wanted; that is its last answer.
pub(crate) async fn ready(origin: &str, wanted: impl Fn(&Value) -> bool) -> Answer {
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

/// A text out of JSON.
pub(crate) fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("{value} is no text")).to_owned()
}
