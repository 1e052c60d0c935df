//! A response, with what the host has to keep before it is shown.

use pages::Template;
use serde::{Deserialize, Serialize};

use crate::kept::KeptRow;
use crate::request::PocketCookie;

/// A response.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct PocketResponse {
    /// The status.
    pub status: u16,
    /// The media type of the body.
    pub kind: String,
    /// Where to go on; empty if nowhere.
    pub location: String,
    /// Where the page could be found by itself; empty if that is where it was asked for.
    pub content_location: String,
    /// Whether only a server can do it: a host that has one asks there.
    pub elsewhere: bool,
    /// Under which name the text is saved as a file; empty if it is shown.
    pub attachment: String,
    /// The text.
    pub body: String,
    /// Cookies to be set.
    pub cookies: Vec<PocketCookie>,
    /// Matches that have changed or are new.
    pub keep: Vec<KeptRow>,
    /// Matches to be forgotten, by their ids.
    pub forget: Vec<String>,
}

impl PocketResponse {
    /// A page.
    pub(crate) fn page(page: &impl Template) -> Self {
        // A template that can't be written is a mistake of ours, and shows as an empty page.
        let (status, body) = page.render().map_or((500, String::new()), |text| (200, text));
        Self::text("text/html; charset=utf-8", body).with_status(status)
    }

    /// A text of some kind.
    pub(crate) fn text(kind: &str, body: impl Into<String>) -> Self {
        Self { status: 200, kind: kind.to_owned(), body: body.into(), ..Self::default() }
    }

    /// Goes on to another page after a form: a reload there sends nothing again.
    pub(crate) fn go_on(to: &str) -> Self {
        Self { status: 303, location: to.to_owned(), ..Self::default() }
    }

    pub(crate) fn with_status(self, status: u16) -> Self {
        Self { status, ..self }
    }

    /// Sets a cookie, too.
    pub(crate) fn with_cookie(mut self, name: &str, value: &str, path: &str) -> Self {
        let (name, value, path) = (name.to_owned(), value.to_owned(), path.to_owned());
        self.cookies.push(PocketCookie { name, value, path });
        self
    }

    /// The response of a site that lies under a path: all addresses are below it.
    pub(crate) fn below(mut self, base: &str) -> Self {
        for address in [&mut self.location, &mut self.content_location] {
            if address.starts_with('/') {
                address.insert_str(0, base);
            }
        }
        let addressed: &[&str] = match self.kind.split(';').next() {
            Some("text/html") => &["href", "action", "src", "data-address", "data-load"],
            Some("application/manifest+json") => {
                &["\"id\"", "\"start_url\"", "\"scope\"", "\"src\"", "\"url\"", "\"action\""]
            }
            _ => &[],
        };
        for name in addressed {
            let sign = if name.starts_with('"') { ':' } else { '=' };
            let (plain, below) = (format!("{name}{sign}\"/"), format!("{name}{sign}\"{base}/"));
            self.body = self.body.replace(&plain, &below);
        }
        self
    }

    /// Says where the page could be found by itself.
    pub(crate) fn located(self, content_location: String) -> Self {
        Self { content_location, ..self }
    }
}
