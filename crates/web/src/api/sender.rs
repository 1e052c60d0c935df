//! Who sends a request, and what.

use std::sync::Arc;

use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderName, header};
use serde::de::DeserializeOwned;
use tables::{Caller, Key};

use crate::app::App;
use crate::body;
use crate::credential::Credential;
use crate::gate::Asker;
use crate::problem::Problem;

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
    /// Whether a browser sent it, whose token goes into a cookie.
    pub(crate) fn is_browser(&self) -> bool {
        self.browser
    }
}

impl FromRequestParts<Arc<App>> for Sender {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<App>) -> Result<Self, Problem> {
        let asker = parts.extensions.get::<Asker>().copied().ok_or(Problem::Internal)?;
        let credential = parts.extensions.get::<Credential>().ok_or(Problem::Internal)?;
        let marks = [HeaderName::from_static("sec-fetch-site"), header::ORIGIN, header::COOKIE];
        let browser = !credential.is_bearer() && marks.iter().any(|name| parts.headers.contains_key(name));
        Ok(Self { caller: credential.caller()?.from_place(asker.place()), asker, browser })
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
        let bytes = body::bytes(sent, &app.settings).await?;
        let key = match parts.headers.get(KEY) {
            None => None,
            Some(key) => {
                let key = key.to_str().map_err(|_| Problem::House(tables::HouseError::Key))?;
                // A key belongs to one address: sent to another, it is another request.
                let asked = [parts.uri.path().as_bytes(), b"\n", bytes.as_slice()].concat();
                Some(Key::new(key, &asked)?)
            }
        };
        Ok(Self { sender, value: body::read(&bytes)?, key })
    }
}
