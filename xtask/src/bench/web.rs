//! The benchmark `web`: what Lighthouse thinks of the first page, a table and a page of rules, on a slow telephone and on
//! a desk.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;
use servers::Serving;

use crate::command;
use crate::files::make_folder;
use crate::npm;
use crate::packages;
use crate::project::Project;

/// What is judged, and the fewest points out of a hundred.
const WANTED: [(&str, f64); 3] = [("accessibility", 100.0), ("best-practices", 100.0), ("performance", 95.0)];

/// On what a page is looked at, with what Lighthouse is told for it.
const SCREENS: [(&str, &[&str]); 2] = [("telephone", &[]), ("desk", &["--preset=desktop"])];

/// How often a page may be judged.
const TRIES: usize = 3;

/// The browser that Lighthouse starts, as the tests start theirs.
const CHROMIUM: &str = "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run \
    --disable-background-networking --disable-component-update --disable-sync";

/// A table for one against the computer.
const TABLE: &str =
    r#"{"edition":"original","mode":"solo","seats":[{"for":"here","name":"Ada"},{"for":"computer"}]}"#;

/// Serves the release, has three pages judged, and fails if one of them is below what we promise.
pub(super) fn run(project: &Project) -> Result<(), String> {
    packages::ready()?;
    let lighthouse = npm::LIGHTHOUSE.ready(project)?;
    let folder = project.target.join("bench-web");
    make_folder(&folder)?;
    let database = folder.join("games.db");
    // What an earlier run left would only be in the way.
    let _ = fs::remove_file(&database);
    let mut serve = Command::new(project.target.join("release").join("codeknacker"));
    serve.args(["serve", "--listen", "127.0.0.1:0", "--database"]);
    let server = Serving::start(serve.arg(format!("sqlite:{}", database.display())))?;
    let (code, token) = table(&server.origin)?;
    let cookie = format!("seats={token}");
    let pages =
        [("home", "/".to_owned()), ("table", format!("/t/{code}")), ("rules", "/rules/grand".to_owned())];
    let mut below = Vec::new();
    for ((screen, flags), (name, path)) in
        SCREENS.iter().flat_map(|screen| pages.iter().map(move |page| (screen, page)))
    {
        let page = ScreenedPage {
            name: format!("{name}, {screen}"),
            address: format!("{}{path}", server.origin),
            flags,
            report: folder.join(format!("{name}-{screen}.json")),
        };
        let mut found = page.judge(&lighthouse, &cookie)?;
        // Whatever else runs here only makes it slower: the best of a few is nearest to the truth.
        for _ in 1..TRIES {
            if found.is_empty() {
                break;
            }
            found = page.judge(&lighthouse, &cookie)?;
        }
        below.extend(found);
    }
    if below.is_empty() { Ok(()) } else { Err(below.join("; ")) }
}

/// Opens a table; its code and the token of its seat.
fn table(origin: &str) -> Result<(String, String), String> {
    let post = |path: &str, flags: &[&str]| -> Result<Value, String> {
        let mut curl = Command::new("curl");
        curl.args(["--silent", "--show-error", "--request", "POST"]).args(flags);
        let text = command::read(curl.arg(format!("{origin}/api/v1/{path}")))?;
        serde_json::from_str(&text).map_err(|error| format!("{text}: {error}"))
    };
    let read = |value: &Value| value.as_str().map(str::to_owned).ok_or_else(|| format!("no text: {value}"));
    let token = read(&post("tokens", &[])?["token"])?;
    let bearer = format!("authorization: Bearer {token}");
    let json = ["--header", "content-type: application/json", "--data", TABLE];
    let opened = post("tables", &[&["--header", &bearer][..], &json].concat())?;
    Ok((read(&opened["table"]["code"])?, token))
}

/// A page on a screen.
struct ScreenedPage<'a> {
    name: String,
    address: String,
    /// What Lighthouse is told of the screen.
    flags: &'a [&'a str],
    /// Where its report goes.
    report: PathBuf,
}

impl ScreenedPage<'_> {
    /// Has the page judged and shows its points; the sentences are about those that are too few.
    fn judge(&self, lighthouse: &Path, cookie: &str) -> Result<Vec<String>, String> {
        let Self { name, address, flags, report } = self;
        let mut node = Command::new("node");
        node.arg(lighthouse).arg(address).args(["--quiet", "--output=json"]).args(*flags);
        node.arg(format!("--output-path={}", report.display())).arg(format!("--chrome-flags={CHROMIUM}"));
        node.arg(format!("--extra-headers={{\"Cookie\":\"{cookie}\"}}"));
        node.arg(format!("--only-categories={}", WANTED.map(|(category, _)| category).join(",")));
        node.env("CHROME_PATH", servers::chromium());
        command::run(&mut node)?;
        let text = fs::read_to_string(report).map_err(|error| format!("{}: {error}", report.display()))?;
        let found: Value =
            serde_json::from_str(&text).map_err(|error| format!("{}: {error}", report.display()))?;
        let mut below = Vec::new();
        for (category, wanted) in WANTED {
            let score = found["categories"][category]["score"].as_f64().unwrap_or(0.0) * 100.0;
            println!("{name:<18}{category:<16}{score:>4.0} of 100, {wanted:.0} promised");
            if score < wanted {
                below.push(format!("{name}: {category} {score:.0} is below {wanted:.0}"));
            }
        }
        Ok(below)
    }
}
