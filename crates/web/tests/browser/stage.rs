//! A server, a browser and the people who use it.

use std::panic::{AssertUnwindSafe, resume_unwind};
use std::path::Path;

use browser::{Browser, BrowserPage, Look, Visitor};
use futures_util::FutureExt as _;
use serde_json::Value;
use tempfile::TempDir;
use web::{Server, Settings};

use crate::certain::certain;

/// A server with an empty database, and a browser.
pub(crate) struct Stage {
    server: Server,
    browser: Browser,
    _directory: TempDir,
}

/// Somebody in front of a browser of their own.
pub(crate) struct Somebody {
    pub(crate) visitor: Visitor,
    origin: String,
}

/// Plays a journey on a stage of its own. If it fails, what everybody saw at that moment is written to the
/// build directory, under its name.
pub(crate) async fn journey(name: &str, work: impl AsyncFnOnce(&Stage)) {
    journey_with(name, &[], work).await;
}

/// Plays a journey on a server with more flags.
pub(crate) async fn journey_with(name: &str, flags: &[&str], work: impl AsyncFnOnce(&Stage)) {
    let stage = Stage::new(flags).await;
    let outcome = AssertUnwindSafe(work(&stage)).catch_unwind().await;
    if outcome.is_err() {
        stage.browser.show_all(Path::new(env!("CARGO_TARGET_TMPDIR")), name).await;
    }
    drop(stage.browser);
    stage.server.stop().await;
    if let Err(panic) = outcome {
        resume_unwind(panic);
    }
}

impl Stage {
    async fn new(more: &[&str]) -> Self {
        let directory = TempDir::with_prefix("codeknacker-web-").unwrap();
        let database = format!("sqlite:{}", directory.path().join("games.db").display());
        // One machine plays everybody: what is enough for each of them is not enough for it.
        let flags = [
            "--listen",
            "127.0.0.1:0",
            "--database",
            &database,
            "--requests-per-second",
            "100000",
            "--requests-at-once",
            "100000",
            "--tables-per-hour",
            "100000",
        ];
        let settings = Settings::of(&[&flags, more].concat()).unwrap();
        let (server, browser) = tokio::join!(Server::start(settings, certain()), Browser::start());
        Self { server: server.unwrap(), browser, _directory: directory }
    }

    /// Somebody with a browser of their own.
    pub(crate) async fn somebody(&self, look: Look) -> Somebody {
        let visitor = self.browser.visitor(look).await;
        Somebody { visitor, origin: format!("http://{}", self.server.addresses()[0]) }
    }
}

impl Somebody {
    /// Opens a page of the game in a new tab.
    pub(crate) async fn open(&self, path: &str) -> BrowserPage {
        self.visitor.open(&self.address(path)).await
    }

    /// Asks the API what this browser may know, beside all pages: what they are sent is not touched by it.
    pub(crate) async fn ask(&self, path: &str, body: Option<&Value>) -> Value {
        let address = self.address(&format!("/api/v1{path}"));
        let client = reqwest::Client::new();
        let mut cookies = self.visitor.cookies().await;
        if body.is_some() && path != "/tokens" && !cookies.contains("seats=") {
            // A browser gets its token with its first page; this one may not have opened any.
            Box::pin(self.ask("/tokens", Some(&Value::Null))).await;
            cookies = self.visitor.cookies().await;
        }
        let request = match body {
            None => client.get(address),
            Some(body) => client.post(address).json(body),
        };
        let request = request.header("origin", &self.origin).header("cookie", cookies);
        let answer = request.send().await.unwrap();
        let set = answer.headers().get("set-cookie").map(|set| set.to_str().unwrap().to_owned());
        if let Some((name, value)) = set.as_deref().and_then(|set| set.split(';').next()?.split_once('=')) {
            self.visitor.keep_cookie(&self.origin, name, value).await;
        }
        answer.json().await.unwrap()
    }

    /// The address of a page.
    pub(crate) fn address(&self, path: &str) -> String {
        format!("{}{path}", self.origin)
    }

    /// Fails if anything went wrong in this browser, or if anything was asked of another machine.
    pub(crate) fn is_content(&self) {
        self.is_content_but(&[]);
    }

    /// Fails if anything went wrong in this browser but complaints with one of these words.
    pub(crate) fn is_content_but(&self, expected: &[&str]) {
        self.visitor.is_content_but(expected);
        for exchange in self.visitor.exchanges() {
            let ours = exchange.address.starts_with(&self.origin) || exchange.address.starts_with("data:");
            assert!(ours, "{} was asked for", exchange.address);
        }
    }
}

/// Waits until the page's script has taken over the row that is being filled: it says from then on whether that can be
/// placed. Keys and taps before that are lost, or load the page anew.
pub(crate) async fn scripted(page: &BrowserPage) {
    page.wait_for("document.querySelector('#place')?.hasAttribute('aria-disabled')").await;
}
