//! A form that was sent, with the key that keeps it from being done twice.

use std::sync::{Arc, OnceLock};

use axum::extract::{FromRequest, FromRequestParts as _, Request};
use pages::Fields;
use tables::Key;

use super::visit::Visit;
use crate::api::sender::Sender;
use crate::app::App;
use crate::body;
use crate::problem::Problem;

/// The field with the key.
const KEY: &str = "key";

/// What was filled into the form of a request, once it is read: where it can't be taken just now, it is sent along with the
/// page that says so.
#[derive(Clone, Debug, Default)]
pub(crate) struct TypedFields(Arc<OnceLock<Fields>>);

impl TypedFields {
    /// What was filled in, if it was read.
    pub(crate) fn fields(&self) -> Option<&Fields> {
        self.0.get()
    }
}

/// A form that was sent.
pub(crate) struct Filled {
    /// Who sent it.
    pub(crate) sender: Sender,
    /// The frame of the page that answers.
    pub(crate) visit: Visit,
    /// What was filled in.
    pub(crate) fields: Fields,
    /// With which key, if any.
    pub(crate) key: Option<Key>,
    /// Whether the page that follows is wanted in the answer itself, without going on to its address.
    pub(crate) inline: bool,
}

impl FromRequest<Arc<App>> for Filled {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, Problem> {
        let (mut parts, sent) = request.into_parts();
        let sender = Sender::from_request_parts(&mut parts, app).await?;
        let visit = Visit::from_request_parts(&mut parts, app).await?;
        if !body::is_form(&parts.headers) {
            return Err(Problem::NotForm);
        }
        let bytes = body::bytes(sent, &app.settings).await?;
        let fields = Fields::read(&bytes);
        if let Some(typed) = parts.extensions.get::<TypedFields>() {
            typed.0.get_or_init(|| fields.clone());
        }
        // A key belongs to one address: sent to another, it is another form.
        let asked = [parts.uri.path().as_bytes(), b"\n", bytes.as_slice()].concat();
        let key = fields.get(KEY).map(|key| Key::new(key, &asked)).transpose()?;
        let prefers = parts.headers.get("prefer").is_some_and(|wish| wish == "return=representation");
        Ok(Self { sender, visit, fields, key, inline: prefers })
    }
}
