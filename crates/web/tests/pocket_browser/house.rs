//! A server that goes away and comes back where it was, and a browser.

use std::net::TcpListener;
use std::panic::{AssertUnwindSafe, resume_unwind};
use std::path::Path;

use browser::Browser;
use futures_util::FutureExt as _;
use tempfile::TempDir;
use tokio::sync::Mutex;
use web::{Server, Settings};

use crate::certain::certain;

/// A server that can be stopped and started again, with its games, and a browser.
pub(crate) struct House {
    pub(crate) browser: Browser,
    server: Mutex<Option<Server>>,
    port: u16,
    directory: TempDir,
}

/// Plays a journey; if it fails, what everybody saw is written to the build directory, under its name.
pub(crate) async fn journey(name: &str, work: impl AsyncFnOnce(&House)) {
    // Nobody else takes a port just now given back by the system.
    let port =
        TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("a port").port();
    let directory = TempDir::with_prefix("codeknacker-pocket-").unwrap();
    let house = House { browser: Browser::start().await, server: Mutex::default(), port, directory };
    house.start().await;
    let outcome = AssertUnwindSafe(work(&house)).catch_unwind().await;
    if outcome.is_err() {
        house.browser.show_all(Path::new(env!("CARGO_TARGET_TMPDIR")), name).await;
    }
    house.stop().await;
    if let Err(panic) = outcome {
        resume_unwind(panic);
    }
}

impl House {
    /// Starts the server, on the port that it always has.
    pub(crate) async fn start(&self) {
        let database = format!("sqlite:{}", self.directory.path().join("games.db").display());
        let listen = format!("127.0.0.1:{}", self.port);
        let settings = Settings::of(&["--listen", &listen, "--database", &database]).unwrap();
        *self.server.lock().await = Some(Server::start(settings, certain()).await.unwrap());
    }

    /// Stops the server: from now on nobody answers.
    pub(crate) async fn stop(&self) {
        if let Some(server) = self.server.lock().await.take() {
            server.stop().await;
        }
    }

    /// The address of a page.
    pub(crate) fn address(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{path}", self.port)
    }
}
