//! Who sends a request, and what.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use serde::de::DeserializeOwned;
use tables::{Caller, Key};

use crate::app::App;
use crate::gate::Asker;
use crate::problem::Problem;
use crate::{body, origin};

/// The header with which a request may be sent again.
const KEY: &str = "idempotency-key";

/// Who sends a request: a program with its token, a browser with its cookie, or somebody new.
#[derive(Clone, Debug)]
pub(crate) struct Sender {
    /// Whom the house knows.
    pub(crate) caller: Caller,
    /// Address and language.
    pub(crate) asker: Asker,
    browser: bool,
}

impl Sender {
    async fn read(app: &App, headers: &HeaderMap, asker: Asker) -> Result<Self, Problem> {
        if let Some(shown) = origin::bearer(headers) {
            let token = app.house.token(shown).await?.ok_or(Problem::Token)?;
            let caller = Caller::from(&token).from_place(asker.place());
            return Ok(Self { caller, asker, browser: false });
        }
        // Somebody may have planted a cookie: what the servers did not issue counts for nothing.
        let token = app.token_of(headers).await?;
        let named = ["sec-fetch-site", "origin"].iter().any(|name| headers.contains_key(*name));
        let browser = named || headers.contains_key(header::COOKIE);
        Ok(Self { caller: Caller::from(token.as_ref()).from_place(asker.place()), asker, browser })
    }

    /// Whether a browser sent it, whose token goes into a cookie.
    pub(crate) fn is_browser(&self) -> bool {
        self.browser
    }
}

impl FromRequestParts<Arc<App>> for Sender {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Problem> {
        let asker = parts.extensions.get::<Asker>().copied().ok_or(Problem::Internal)?;
        Self::read(app, &parts.headers, asker).await
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
