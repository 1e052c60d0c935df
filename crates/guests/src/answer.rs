//! A server's answers, and how long to wait for them.

use std::time::Duration;

use reqwest::header::HeaderMap;
use reqwest::{Error, RequestBuilder, StatusCode};
use serde_json::Value;

/// How long anything may take: far longer than it does, also on a slow machine.
pub const PATIENCE: Duration = Duration::from_mins(2);

/// An answer.
#[derive(Debug)]
pub struct HttpReply {
    /// Its status.
    pub status: StatusCode,
    /// Its headers.
    pub headers: HeaderMap,
    /// Its body: JSON, or else a text.
    pub value: Value,
}

impl HttpReply {
    /// The value, if all went well.
    pub fn fine(self) -> Value {
        assert!(self.status.is_success(), "{} {}", self.status, self.value);
        self.value
    }

    /// The code of a refusal.
    pub fn code(&self) -> &str {
        self.value["code"].as_str().unwrap_or_default()
    }

    /// The sentence of a refusal.
    pub fn sentence(&self) -> &str {
        self.value["sentence"].as_str().unwrap_or_default()
    }
}

/// Sends a request and waits; an error means that no answer came.
pub async fn send(request: RequestBuilder, patience: Duration) -> Result<HttpReply, Error> {
    let response = request.timeout(patience).send().await?;
    let (status, headers) = (response.status(), response.headers().clone());
    let text = response.text().await?;
    let value = serde_json::from_str(&text).unwrap_or(Value::String(text));
    Ok(HttpReply { status, headers, value })
}

/// A text out of JSON.
pub fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("{value} is no text")).to_owned()
}
