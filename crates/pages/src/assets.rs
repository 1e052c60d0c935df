//! Style, script and pictures, within the program, under an address that changes with them.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::sync::OnceLock;

use flate2::Compression;
use flate2::write::GzEncoder;
use rules::editions::EDITIONS;
use sha2::{Digest as _, Sha256};

use crate::{art, picture};

/// The parts of the style sheet, in their order.
const STYLE: [&str; 13] = [
    include_str!("../assets/base.css"),
    include_str!("../assets/boards.css"),
    include_str!("../assets/frame.css"),
    include_str!("../assets/pieces.css"),
    include_str!("../assets/home.css"),
    include_str!("../assets/setup.css"),
    include_str!("../assets/board.css"),
    include_str!("../assets/side.css"),
    include_str!("../assets/lesson.css"),
    include_str!("../assets/replay.css"),
    include_str!("../assets/guide.css"),
    include_str!("../assets/puzzles.css"),
    include_str!("../assets/statistics.css"),
];

/// Scripts, by name: modules that find each other beside themselves.
const SCRIPTS: [(&str, &str); 24] = [
    ("app.js", include_str!("../assets/app.js")),
    ("ask.js", include_str!("../assets/ask.js")),
    ("draft.js", include_str!("../assets/draft.js")),
    ("feast.js", include_str!("../assets/feast.js")),
    ("graft.js", include_str!("../assets/graft.js")),
    ("guide.js", include_str!("../assets/guide.js")),
    ("hub.js", include_str!("../assets/hub.js")),
    ("install.js", include_str!("../assets/install.js")),
    ("live.js", include_str!("../assets/live.js")),
    ("notes-worker.js", include_str!("../assets/notes-worker.js")),
    ("notes.js", include_str!("../assets/notes.js")),
    ("notify.js", include_str!("../assets/notify.js")),
    ("pace.js", include_str!("../assets/pace.js")),
    ("pocket.js", include_str!("../assets/pocket.js")),
    ("pocket-host.js", POCKET_HOST),
    ("pocket-worker.js", include_str!("../assets/pocket-worker.js")),
    ("puzzles.js", include_str!("../assets/puzzles.js")),
    ("record.js", include_str!("../assets/record.js")),
    ("replay.js", include_str!("../assets/replay.js")),
    ("sha256.js", include_str!("../assets/sha256.js")),
    ("sound.js", include_str!("../assets/sound.js")),
    ("statistics.js", include_str!("../assets/statistics.js")),
    ("table.js", include_str!("../assets/table.js")),
    ("worker.js", include_str!("../assets/worker.js")),
];

/// What a worker needs to answer requests without a server.
pub const POCKET_HOST: &str = include_str!("../assets/pocket-host.js");

/// The icon.
pub const ICON: &str = include_str!("../assets/icon.svg");

/// One file.
#[derive(Debug)]
pub struct Asset {
    /// Its media type.
    pub kind: &'static str,
    /// What is in it.
    pub text: String,
    packed: OnceLock<Vec<u8>>,
}

impl Asset {
    fn new(kind: &'static str, text: String) -> Self {
        Self { kind, text, packed: OnceLock::new() }
    }

    /// What is in it, packed by gzip, once: the style alone takes milliseconds.
    pub fn packed(&self) -> &[u8] {
        self.packed.get_or_init(|| {
            let mut packed = GzEncoder::new(Vec::new(), Compression::best());
            // Writing to memory can't fail.
            let _ = packed.write_all(self.text.as_bytes());
            packed.finish().unwrap_or_default()
        })
    }
}

/// All files, under one address that is made of their contents.
#[derive(Debug)]
pub struct Assets {
    version: String,
    files: BTreeMap<String, Asset>,
}

impl Assets {
    /// All files there are.
    #[allow(clippy::new_without_default, reason = "to make all files is no default")]
    pub fn new() -> Self {
        let mut files = BTreeMap::new();
        let mut put = |name: String, kind, text| files.insert(name, Asset::new(kind, text));
        put("style.css".to_owned(), "text/css; charset=utf-8", bare(&STYLE.concat()) + &art::css());
        for (name, text) in SCRIPTS {
            put(name.to_owned(), "text/javascript; charset=utf-8", bare(text));
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
        let version = hex::encode(&hash.finalize()[..6]);
        Self { version, files }
    }

    /// What their addresses are made of.
    pub fn version(&self) -> &str {
        &self.version
    }

    /// A file by name.
    pub fn file(&self, name: &str) -> Option<&Asset> {
        self.files.get(name)
    }

    /// The addresses of all files.
    pub fn addresses(&self) -> Vec<String> {
        self.files.keys().map(|name| self.address(name)).collect()
    }

    /// The address of a file.
    pub fn address(&self, name: &str) -> String {
        debug_assert!(self.files.contains_key(name), "{name} is no asset");
        format!("/a/{}/{name}", self.version)
    }
}

/// A script or style without its comments: a quarter of what a table's first view would load. They stand on lines of their
/// own.
fn bare(text: &str) -> String {
    let mut within = false;
    let code = text.split_inclusive('\n').filter(|line| {
        let line = line.trim();
        within |= line.starts_with("/*");
        let said = within || line.starts_with("//");
        within &= !line.ends_with("*/");
        !said
    });
    code.collect()
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use flate2::read::GzDecoder;

    use super::*;

    /// Of all pages together; what a table loads is weighed, packed, in `web`'s tests.
    #[test]
    fn the_script_stays_small() {
        let bytes: usize = SCRIPTS.iter().map(|(_, text)| bare(text).len()).sum();
        assert!(bytes < 88 << 10, "{bytes} bytes before they are packed");
    }

    #[test]
    fn comments_are_left_out_and_nothing_else() {
        let script =
            "// Why.\nlet a = 1; // stays\n/** What\n * it is. */\n  let b = `\n  /${a}`;\n  /* c */\nb();\n";
        assert_eq!(bare(script), "let a = 1; // stays\n  let b = `\n  /${a}`;\nb();\n");
        let texts = SCRIPTS.iter().map(|(_, text)| *text).chain(STYLE);
        for line in texts.flat_map(str::lines) {
            let begins = line.trim_start().starts_with("/*");
            assert!(!begins || !line.contains("*/") || line.ends_with("*/"), "code after a comment: {line}");
        }
        assert!(SCRIPTS.iter().all(|(_, text)| !bare(text).contains("/**")));
    }

    #[test]
    fn nothing_around_a_page_is_printed() {
        let style = STYLE.concat();
        let hidden = style.find("@media print { .top, .bottom, .skip { display: none; } }").expect("a rule");
        // Of rules that weigh the same the last counts.
        for shown in ["\n.top { display:", "\n.bottom { display:"] {
            assert!(style.rfind(shown).is_some_and(|shown| shown < hidden), "{shown}");
        }
    }

    #[test]
    fn a_file_is_packed_once_and_unpacks_to_itself() {
        for asset in Assets::new().files.values() {
            assert!(std::ptr::eq(asset.packed(), asset.packed()));
            let mut text = String::new();
            GzDecoder::new(asset.packed()).read_to_string(&mut text).unwrap();
            assert_eq!(text, asset.text);
        }
    }

    #[test]
    fn a_version_is_made_of_what_is_in_it() {
        let (one, other) = (Assets::new(), Assets::new());
        assert_eq!(one.version, other.version);
        assert_eq!(one.version.len(), 12);
        assert!(one.files.keys().all(|name| !name.contains('/')));
    }
}
