//! Style, script and pictures, within the program: served under an address that changes with them, for good.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use rules::editions::EDITIONS;
use sha2::{Digest as _, Sha256};

use super::{art, picture};
use crate::app::App;
use crate::problem::Problem;

/// What stays the same under its address for good.
const FOR_GOOD: &str = "public, max-age=31536000, immutable";

/// The parts of the style, in the order in which they stand in it.
const STYLE: [&str; 9] = [
    include_str!("../../assets/base.css"),
    include_str!("../../assets/frame.css"),
    include_str!("../../assets/pieces.css"),
    include_str!("../../assets/home.css"),
    include_str!("../../assets/setup.css"),
    include_str!("../../assets/board.css"),
    include_str!("../../assets/side.css"),
    include_str!("../../assets/replay.css"),
    include_str!("../../assets/guide.css"),
];

/// Scripts, by name: modules that find each other beside themselves.
const SCRIPTS: [(&str, &str); 9] = [
    ("app.js", include_str!("../../assets/app.js")),
    ("draft.js", include_str!("../../assets/draft.js")),
    ("guide.js", include_str!("../../assets/guide.js")),
    ("hub.js", include_str!("../../assets/hub.js")),
    ("live.js", include_str!("../../assets/live.js")),
    ("replay.js", include_str!("../../assets/replay.js")),
    ("sha256.js", include_str!("../../assets/sha256.js")),
    ("table.js", include_str!("../../assets/table.js")),
    ("worker.js", include_str!("../../assets/worker.js")),
];

/// The icon.
const ICON: &str = include_str!("../../assets/icon.svg");

/// One file.
struct Asset {
    kind: &'static str,
    text: String,
}

/// All files, under one address that is made of their contents.
pub(crate) struct Assets {
    version: String,
    files: BTreeMap<String, Asset>,
}

impl Assets {
    /// All files there are.
    pub(crate) fn new() -> Self {
        let mut files = BTreeMap::new();
        let mut put = |name: String, kind, text| files.insert(name, Asset { kind, text });
        put("style.css".to_owned(), "text/css; charset=utf-8", STYLE.concat() + &art::css());
        for (name, text) in SCRIPTS {
            put(name.to_owned(), "text/javascript; charset=utf-8", text.to_owned());
        }
        put("icon.svg".to_owned(), "image/svg+xml", ICON.to_owned());
        for edition in EDITIONS {
            put(format!("board-{}.svg", edition.id), "image/svg+xml", picture::board(edition));
        }
        let mut hash = Sha256::new();
        for (name, asset) in &files {
            hash.update(name.as_bytes());
            hash.update([0]);
            hash.update(asset.text.as_bytes());
            hash.update([0]);
        }
        let version = hash.finalize()[..6].iter().fold(String::new(), |mut text, byte| {
            // Writing to a string does not fail.
            let _ = write!(text, "{byte:02x}");
            text
        });
        Self { version, files }
    }

    /// The address of a file.
    pub(crate) fn address(&self, name: &str) -> String {
        debug_assert!(self.files.contains_key(name), "{name} is no asset");
        format!("/a/{}/{name}", self.version)
    }
}

/// Hands a file out.
pub(super) async fn asset(
    State(app): State<Arc<App>>,
    Path((version, name)): Path<(String, String)>,
) -> Result<Response, Problem> {
    let asset = app.assets.files.get(&name).ok_or(Problem::NoSuchPath)?;
    // Another node may be of another version for a while: its pages still work with what there is here.
    let cache = if version == app.assets.version { FOR_GOOD } else { "no-store" };
    Ok(([(header::CONTENT_TYPE, asset.kind), (header::CACHE_CONTROL, cache)], asset.text.clone())
        .into_response())
}

/// The icon that browsers ask for by themselves.
pub(super) async fn icon() -> Response {
    let kind = (header::CONTENT_TYPE, "image/svg+xml");
    ([kind, (header::CACHE_CONTROL, "public, max-age=86400")], ICON).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_script_stays_small() {
        let bytes: usize = SCRIPTS.iter().map(|(_, text)| text.len()).sum();
        assert!(bytes < 60_000, "{bytes} bytes before they are packed");
    }

    #[test]
    fn a_version_is_made_of_what_is_in_it() {
        let (one, other) = (Assets::new(), Assets::new());
        assert_eq!(one.version, other.version);
        assert_eq!(one.version.len(), 12);
        assert!(one.files.keys().all(|name| !name.contains('/')));
    }
}
