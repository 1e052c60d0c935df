//! A request, with all that its answer depends on.

use pages::Fields;
use rand::SeedableRng as _;
use rand_chacha::ChaCha20Rng;
use serde::{Deserialize, Serialize};

use crate::kept::KeptRow;

/// A request.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct PocketRequest {
    /// `GET` or `POST`.
    pub method: String,
    /// The path, with its query.
    pub path: String,
    /// The path that the site lies under, if it has not the whole host to itself: `/games/code`.
    pub base: String,
    /// The form that was sent.
    pub body: String,
    /// The address of the page that somebody came from.
    pub referer: String,
    /// Whether the page that follows a form is wanted in the answer itself.
    pub inline: bool,
    /// The languages that the browser asks for.
    pub languages: String,
    /// The cookies.
    pub cookies: Vec<PocketCookie>,
    /// The address of the site, without a path.
    pub origin: String,
    /// The time, in milliseconds since 1970.
    pub now: i64,
    /// 64 hexadecimal digits by chance, never used before.
    pub seed: String,
    /// Whether the site belongs to a server, which does what this device can't.
    pub served: bool,
    /// What went wrong when the answer was to be kept: `full` if there was no room, `unkept` else. Or `long`: a file was too
    /// long to be read.
    pub trouble: String,
    /// Whether there is time to think.
    pub thinks: bool,
    /// The matches that [`crate::wants`] names.
    pub kept: Vec<KeptRow>,
}

/// A cookie.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PocketCookie {
    /// Its name.
    pub name: String,
    /// Its value; an empty one removes it.
    pub value: String,
    /// For which path and what is below it.
    pub path: String,
}

impl PocketRequest {
    /// The path without its query.
    pub(crate) fn address(&self) -> &str {
        self.path.split('?').next().unwrap_or_default()
    }

    /// What the query says.
    pub(crate) fn query(&self) -> Fields {
        Fields::read(self.path.split_once('?').map_or("", |(_, query)| query).as_bytes())
    }

    /// What the form says.
    pub(crate) fn form(&self) -> Fields {
        Fields::read(self.body.as_bytes())
    }

    /// Whether it is a form that was sent.
    pub(crate) fn is_form(&self) -> bool {
        self.method == "POST"
    }

    /// Whether a page of another site may have sent it. A browser lets them send forms here and names the page that did so,
    /// or none if that page wants it so; only scripts of our own can ask for the page in the answer itself. What the system
    /// shares comes from no page, and only adds a match.
    pub(crate) fn is_foreign(&self) -> bool {
        self.is_form() && !self.inline && self.address() != "/share" && !self.is_from_here()
    }

    /// Whether somebody came from one of our own pages. A page of another site can't say that it is ours.
    pub(crate) fn is_from_here(&self) -> bool {
        let inside = |rest: &str| rest.is_empty() || rest.starts_with(['/', '?', '#']);
        let own = self.referer.strip_prefix(&self.origin).and_then(|rest| rest.strip_prefix(&self.base));
        own.is_some_and(inside)
    }

    /// The page that can be gone back to: this one, or for a form the one that it stood on.
    pub(crate) fn here(&self) -> String {
        if self.is_form() { self.came_from() } else { self.path.clone() }
    }

    /// The page that somebody came from.
    pub(crate) fn came_from(&self) -> String {
        let from = pages::came_from(&self.referer);
        from.strip_prefix(&self.base).filter(|path| path.starts_with('/')).unwrap_or("/").to_owned()
    }

    /// The value of a cookie that counts for this path.
    pub(crate) fn cookie(&self, name: &str) -> Option<&str> {
        let path = self.address();
        let counts = |cookie: &&PocketCookie| {
            let below = path.strip_prefix(cookie.path.trim_end_matches('/'));
            cookie.name == name && below.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        };
        self.cookies.iter().find(counts).map(|cookie| cookie.value.as_str())
    }

    /// Chance. Nobody can guess a secret that the host didn't draw enough for: then there is none.
    pub(crate) fn chance(&self) -> Option<ChaCha20Rng> {
        let seed: [u8; 32] = hex::decode(&self.seed).ok()?.try_into().ok()?;
        Some(ChaCha20Rng::from_seed(seed))
    }
}
