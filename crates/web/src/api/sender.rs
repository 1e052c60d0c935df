//! Who sends a request, and what.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use serde::de::DeserializeOwned;
use tables::{Caller, Key, Token};

use crate::app::App;
use crate::gate::Asker;
use crate::problem::Problem;
use crate::{body, cookie, origin};

/// The header with which a request may be sent again.
const KEY: &str = "idempotency-key";

/// Who sends a request: a program with its token, a browser with its cookie, or somebody new.
#[derive(Clone, Debug)]
pub(crate) struct Sender {
    /// Whom the house knows.
    pub(crate) caller: Caller,
    /// Address and language.
    pub(crate) asker: Asker,
    /// Whether tokens go into a cookie.
    browser: bool,
    /// The tokens of the cookie.
    tokens: Vec<String>,
}

impl Sender {
    fn read(headers: &HeaderMap, asker: Asker, secure: bool) -> Result<Self, Problem> {
        if let Some(token) = origin::bearer(headers) {
            let token: Token = token.parse().map_err(|_| Problem::Token)?;
            return Ok(Self { caller: token.into(), asker, browser: false, tokens: Vec::new() });
        }
        let tokens = cookie::tokens(headers, secure);
        let caller = Caller::new(tokens.iter().filter_map(|token| token.parse().ok()));
        let named = ["sec-fetch-site", "origin"].iter().any(|name| headers.contains_key(*name));
        let browser = named || headers.contains_key(header::COOKIE);
        Ok(Self { caller, asker, browser, tokens: tokens.into_iter().map(str::to_owned).collect() })
    }

    /// The tokens of the cookie, and one more.
    pub(crate) fn tokens_with<'a>(&'a self, token: &'a str) -> Vec<&'a str> {
        self.tokens.iter().map(String::as_str).chain([token]).collect()
    }

    /// Hands a new token over: to a browser in its cookie, where no script can read it; to a program in the answer.
    pub(crate) fn hand_over(
        &self,
        token: Option<&Token>,
        secure: bool,
    ) -> (Option<String>, Option<HeaderValue>) {
        let Some(token) = token.map(Token::reveal) else { return (None, None) };
        if !self.browser {
            return (Some(token), None);
        }
        (None, Some(cookie::cookie(&self.tokens_with(&token), secure)))
    }
}

impl FromRequestParts<Arc<App>> for Sender {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Problem> {
        let asker = parts.extensions.get::<Asker>().copied().ok_or(Problem::Internal)?;
        Self::read(&parts.headers, asker, app.origins.is_secure())
    }
}

/// A body, read, with its key and its sender.
pub(crate) struct Sent<T> {
    /// Who sent it.
    pub(crate) sender: Sender,
    /// What was sent.
    pub(crate) value: T,
    /// With which key, if any.
    pub(crate) key: Option<Key>,
}

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Sent<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, Problem> {
        let (mut parts, sent) = request.into_parts();
        let sender = Sender::from_request_parts(&mut parts, app).await?;
        if !body::is_json(&parts.headers) {
            return Err(Problem::NotJson);
        }
        let patience = Duration::from_secs(app.settings.body_seconds.into());
        let bytes = body::bytes(sent, app.settings.body_limit, patience).await?;
        let key = match parts.headers.get(KEY) {
            None => None,
            Some(key) => {
                let key = key.to_str().map_err(|_| Problem::House(tables::Error::Key))?;
                // The same key for another address is another request.
                let asked = [parts.uri.path().as_bytes(), b"\n", bytes.as_slice()].concat();
                Some(Key::new(key, &asked)?)
            }
        };
        Ok(Self { sender, value: body::read(&bytes)?, key })
    }
}
