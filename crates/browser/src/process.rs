//! The browser's process.

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::Arc;

use serde_json::json;
use tempfile::TempDir;
use tokio::process::{Child, Command};

use crate::look::Look;
use crate::page::BrowserPage;
use crate::visitor::Visitor;
use crate::wire::BrowserWire;

/// What every browser is started with: no window, nothing that asks elsewhere.
const FLAGS: [&str; 15] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-default-apps",
    "--disable-extensions",
    "--disable-dev-shm-usage",
    "--mute-audio",
    // Tabs behind others are as awake as the one in front: a test looks at all of them.
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--remote-debugging-pipe",
];

/// The pipes are descriptors 3 and 4 for the browser; a child of ours has them as 0 and 1.
const SHELL: &str = r#"exec "$0" "$@" 3<&0 4>&1 1>&2 0</dev/null"#;

/// A running browser.
pub struct Browser {
    wire: Arc<BrowserWire>,
    /// Ended when dropped, before its folder goes.
    _child: Child,
    _folder: TempDir,
}

impl Browser {
    /// Starts a browser that knows nobody.
    pub async fn start() -> Self {
        let folder = TempDir::with_prefix("codeknacker-browser-").expect("a folder for the browser");
        let complaints = std::fs::File::create(log(&folder)).expect("a log");
        let mut command = Command::new("sh");
        command.args(["-c", SHELL]).arg(servers::chromium()).args(FLAGS);
        command.arg(format!("--user-data-dir={}", folder.path().join("profile").display()));
        // What it writes by itself goes to its own folder, too.
        command.env("HOME", folder.path()).env("XDG_CONFIG_HOME", folder.path()).env("TMPDIR", folder.path());
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(complaints).kill_on_drop(true);
        let mut child = command.spawn().expect("a shell that starts the browser");
        let (to, from) = (child.stdin.take().expect("a pipe"), child.stdout.take().expect("a pipe"));
        let wire = BrowserWire::new(to, from, log(&folder));
        wire.call(None, "Browser.getVersion", json!({})).await;
        let everything = json!([{ "type": "page" }, { "type": "shared_worker" }, { "type": "worker" }, { "exclude": true }]);
        let attach = json!({ "autoAttach": true, "waitForDebuggerOnStart": true, "flatten": true, "filter": everything });
        wire.call(None, "Target.setAutoAttach", attach).await;
        Self { wire, _child: child, _folder: folder }
    }

    /// Writes a picture of every open page and its document into a folder: what people saw when a test failed.
    pub async fn show_all(&self, folder: &Path, name: &str) {
        let pages =
            self.wire.pages().into_iter().map(|target| BrowserPage::new(Arc::clone(&self.wire), target));
        for (number, page) in (1..).zip(pages) {
            let file = folder.join(format!("{name}-{number}"));
            // A browser that is gone has nothing to show.
            let Some(shot) = page.try_picture().await else { continue };
            let document = page.document().await;
            let _ = std::fs::write(file.with_extension("png"), shot);
            let _ = std::fs::write(file.with_extension("html"), document);
            eprintln!("{}.png shows {}", file.display(), page.address().await);
        }
    }

    /// Somebody with a browser of their own: no cookies, an empty storage.
    pub async fn visitor(&self, look: Look) -> Visitor {
        Visitor::new(&self.wire, look).await
    }

    /// The browser's owner: what they store lies on the disk, as in a window that isn't private. There is one.
    pub async fn owner(&self, look: Look) -> Visitor {
        Visitor::owner(&self.wire, look).await
    }
}

/// Where a browser complains.
fn log(folder: &TempDir) -> PathBuf {
    folder.path().join("browser.log")
}
