//! A server for each test, and browsers without script that open its pages.

use std::net::Ipv4Addr;

pub(crate) use guests::ShownPage as Page;
use guests::{PATIENCE, PlainBrowser};
use reqwest::{Response, StatusCode};
use tables::Source;
use tempfile::TempDir;
use web::{Server, Settings};

use crate::certain::certain;

/// A server with an empty database.
pub(crate) struct House {
    server: Server,
    _directory: Option<TempDir>,
}

impl House {
    pub(crate) async fn start() -> Self {
        Self::with(certain()).await
    }

    /// With time and chance of the test's own.
    pub(crate) async fn with(source: Source) -> Self {
        let directory = TempDir::with_prefix("codeknacker-pages-").unwrap();
        let database = format!("sqlite:{}", directory.path().join("games.db").display());
        Self::over(&["--database", &database], Some(directory), source).await
    }

    /// A server with some flags, and the folder that goes with it.
    pub(crate) async fn over(flags: &[&str], directory: Option<TempDir>, source: Source) -> Self {
        let mut all = vec!["--listen", "127.0.0.1:0", "--streams", "100"];
        all.extend(["--requests-at-once", "100000", "--actions-at-once", "100000"]);
        all.extend(flags);
        let server = Server::start(Settings::of(&all).unwrap(), source).await.unwrap();
        Self { server, _directory: directory }
    }

    pub(crate) fn browser(&self) -> Browser {
        let plain = PlainBrowser::at(Ipv4Addr::LOCALHOST.into(), PATIENCE);
        Browser { plain, origin: self.server.origin().to_owned() }
    }
}

/// A browser without script that knows the test's server.
pub(crate) struct Browser {
    plain: PlainBrowser,
    pub(crate) origin: String,
}

impl Browser {
    /// Opens a page.
    pub(crate) async fn open(&self, address: &str) -> Page {
        self.plain.open(&self.origin, address).await.unwrap()
    }

    /// Sends a form, from a page that was open before.
    pub(crate) async fn post(&self, address: &str, fields: &[(&str, &str)]) -> Page {
        if !self.plain.has_cookie("seats") {
            self.open("/").await;
        }
        self.plain.post(&self.origin, address, fields).await.unwrap()
    }

    /// Sends a form as the script does, which wants the page in the answer itself.
    #[allow(dead_code, reason = "not all tests send forms like that")]
    pub(crate) async fn fetch(&self, address: &str, fields: &[(&str, &str)]) -> Page {
        self.plain.fetch(&self.origin, address, fields).await.unwrap()
    }

    /// Opens something that goes on and on.
    #[allow(dead_code, reason = "not all tests follow something")]
    pub(crate) async fn stream(&self, address: &str) -> Response {
        self.plain.stream(&self.origin, address).await.unwrap()
    }

    /// Says who one is at a device that several share.
    pub(crate) async fn is_now(&self, table: &str, seat: u8) -> Page {
        let made = self.open(table).await.field("made").unwrap_or_default();
        self.post(&format!("{table}/open"), &[("seat", &seat.to_string()), ("made", &made)]).await
    }

    /// Opens a duel of Ada and Ben, who share this browser in one way or another; Ada sets the first secret.
    pub(crate) async fn duel(&self, with: &str) -> Page {
        let fields =
            [("edition", "original"), ("with", with), ("name-1", "Ada"), ("name-2", "Ben"), ("first", "1")];
        self.table(&fields).await
    }

    /// Opens a table by the form.
    pub(crate) async fn table(&self, fields: &[(&str, &str)]) -> Page {
        let page = self.post("/new", fields).await;
        assert_eq!(page.status, StatusCode::OK, "{fields:?}: {}", page.text);
        assert!(page.address.starts_with("/t/"), "{}", page.text);
        page
    }
}

/// Does something at a table as its page offers it.
pub(crate) async fn act(browser: &Browser, page: &Page, fields: &[(&str, &str)]) -> Page {
    let filled = page.filled(fields);
    let filled: Vec<_> = filled.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    browser.post(&format!("{}/act", page.table()), &filled).await
}
