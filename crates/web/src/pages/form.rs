//! Forms: fields by name, with the key that keeps a form from being done twice.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{FromRequest, FromRequestParts as _, Request};
use axum::http::{HeaderMap, header};
use tables::Key;

use super::frame::Frame;
use crate::api::sender::Sender;
use crate::app::App;
use crate::body;
use crate::problem::Problem;

/// The field with the key.
const KEY: &str = "key";

/// The fields of a form, in order.
#[derive(Clone, Debug, Default)]
pub(crate) struct Fields(Vec<(String, String)>);

impl Fields {
    /// Reads fields as browsers write them in a body or a query.
    pub(crate) fn read(bytes: &[u8]) -> Self {
        Self(form_urlencoded::parse(bytes).into_owned().collect())
    }

    /// A field, if it was filled in.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        let field = self.0.iter().find(|(key, _)| key == name).map(|(_, value)| value.trim());
        field.filter(|value| !value.is_empty())
    }

    /// A field as it was sent, with spaces; nothing if it was not.
    pub(crate) fn raw(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// Whether a field was sent at all, as ticked boxes and pressed buttons are.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.0.iter().any(|(key, _)| key == name)
    }

    /// Fills a field in, in the place of what was sent.
    pub(crate) fn set(&mut self, name: &str, value: &str) {
        self.0.retain(|(key, _)| key != name);
        self.0.push((name.to_owned(), value.to_owned()));
    }

    /// A field as a number.
    pub(crate) fn number<T: std::str::FromStr>(&self, name: &str) -> Option<T> {
        self.get(name).and_then(|text| text.parse().ok())
    }
}

/// A form that was sent.
pub(crate) struct Filled {
    /// Who sent it.
    pub(crate) sender: Sender,
    /// What stands around the page that answers.
    pub(crate) frame: Frame,
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
        let frame = Frame::from_request_parts(&mut parts, app).await?;
        if !is_form(&parts.headers) {
            return Err(Problem::NotForm);
        }
        let patience = Duration::from_secs(app.settings.body_seconds.into());
        let bytes = body::bytes(sent, app.settings.body_limit, patience).await?;
        let fields = Fields::read(&bytes);
        // The same key for another address is another form.
        let asked = [parts.uri.path().as_bytes(), b"\n", bytes.as_slice()].concat();
        let key = fields.get(KEY).map(|key| Key::new(key, &asked)).transpose()?;
        let prefers = parts.headers.get("prefer").is_some_and(|wish| wish == "return=representation");
        Ok(Self { sender, frame, fields, key, inline: prefers })
    }
}

/// Whether a body is said to be a form.
fn is_form(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or("");
    kind.split(';').next().unwrap_or("").trim().eq_ignore_ascii_case("application/x-www-form-urlencoded")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_read_as_browsers_write_them() {
        let fields = Fields::read(b"row=R+G%2e.&name=%C3%84da+&empty=&box=on&row=second");
        assert_eq!(fields.get("row"), Some("R G.."));
        assert_eq!(fields.get("name"), Some("Äda"));
        assert_eq!(fields.raw("name"), Some("Äda "));
        assert_eq!((fields.get("empty"), fields.raw("empty")), (None, Some("")));
        assert!(fields.has("box") && fields.has("empty") && !fields.has("other"));
        assert_eq!(Fields::read(b"n=17&m=x").number::<u8>("n"), Some(17));
        assert_eq!(Fields::read(b"n=17&m=x").number::<u8>("m"), None);
    }
}
