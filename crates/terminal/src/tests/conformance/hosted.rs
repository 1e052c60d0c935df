//! A server in this process, and seats at its tables.

use std::sync::mpsc::{Receiver, sync_channel};
use std::time::{SystemTime, UNIX_EPOCH};

use rand::rngs::SysRng;
use rand::{SeedableRng, TryRng as _};
use tables::{Nature, Purpose, Source};
use tempfile::TempDir;
use tokio::runtime::Runtime;
use web::{Server, Settings};
use words::{Language, Words};

use crate::chance::Chance;
use crate::here::Wish;
use crate::server::{News, ServerLink};

/// A real clock, but secrets and lots that are the same in every run. Everything else is drawn.
struct Certain;

impl Nature for Certain {
    fn now(&self) -> i64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).expect("a time");
        i64::try_from(since.as_millis()).expect("a time")
    }

    fn chance(&self, purpose: Purpose) -> [u8; 32] {
        let mut bytes = [7; 32];
        if !matches!(purpose, Purpose::Secret | Purpose::Lot) {
            SysRng.try_fill_bytes(&mut bytes).expect("chance");
        }
        bytes
    }
}

/// A server in this process.
pub(super) struct Hosted {
    pub(super) origin: String,
    // In the order in which they end.
    _server: Server,
    _runtime: Runtime,
    _folder: TempDir,
}

impl Hosted {
    pub(super) fn start() -> Self {
        let folder = TempDir::new().expect("a folder");
        let database = format!("sqlite:{}", folder.path().join("games.db").display());
        let settings = Settings::of(&["--listen", "127.0.0.1:0", "--database", &database]).expect("settings");
        let runtime = Runtime::new().expect("a runtime");
        let server =
            runtime.block_on(Server::start(settings, Source::new(Certain))).expect("a server that starts");
        let origin = format!("http://{}", server.addresses()[0]);
        Self { origin, _server: server, _runtime: runtime, _folder: folder }
    }

    /// Sits down: at the table of a code, or at a new one.
    pub(super) fn sit(&self, code: Option<&str>, wish: &Wish, seed: u64) -> (ServerLink, Receiver<News>) {
        let sat = ServerLink::sit(&self.origin, code, wish, english(), &mut chance(seed));
        let mut link = sat.unwrap_or_else(|failure| panic!("{failure}"));
        let (sender, news) = sync_channel(16);
        link.start(move |news| sender.send(news).is_ok());
        (link, news)
    }
}

pub(super) fn english() -> Words {
    Words::of(Language::English)
}

pub(super) fn chance(seed: u64) -> Chance {
    Chance::seed_from_u64(seed)
}
