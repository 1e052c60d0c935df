//! A server for each test, and browsers without script: they keep cookies, follow redirects and send forms.

use std::collections::BTreeMap;
use std::sync::Mutex;

use reqwest::header::{COOKIE, LOCATION, SET_COOKIE};
use reqwest::redirect::Policy;
use reqwest::{Client, Response, StatusCode};
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
        let client = Client::builder().redirect(Policy::none()).build().unwrap();
        Browser { client, origin: self.server.origin().to_owned(), cookies: Mutex::default() }
    }
}

/// A browser without script.
pub(crate) struct Browser {
    client: Client,
    pub(crate) origin: String,
    cookies: Mutex<BTreeMap<String, String>>,
}

/// A page that was shown.
#[derive(Debug)]
pub(crate) struct Page {
    pub(crate) status: StatusCode,
    /// Its address behind the origin, redirects followed.
    pub(crate) address: String,
    pub(crate) text: String,
}

impl Browser {
    /// Opens a page.
    pub(crate) async fn open(&self, address: &str) -> Page {
        let sent = self.client.get(format!("{}{address}", self.origin));
        self.follow(self.send(sent).await, address).await
    }

    /// Sends a form, from a page that was open before.
    pub(crate) async fn post(&self, address: &str, fields: &[(&str, &str)]) -> Page {
        if !self.cookies.lock().unwrap().contains_key("seats") {
            self.send(self.client.get(&self.origin)).await;
        }
        let mut body = form_urlencoded::Serializer::new(String::new());
        for (name, value) in fields {
            body.append_pair(name, value);
        }
        let sent = self
            .client
            .post(format!("{}{address}", self.origin))
            .header("origin", &self.origin)
            .header("content-type", "application/x-www-form-urlencoded")
            .body(body.finish());
        self.follow(self.send(sent).await, address).await
    }

    /// Sends a form as the script does, which wants the page in the answer itself.
    #[allow(dead_code, reason = "not all tests send forms like that")]
    pub(crate) async fn fetch(&self, address: &str, fields: &[(&str, &str)]) -> Page {
        let mut body = form_urlencoded::Serializer::new(String::new());
        body.extend_pairs(fields);
        let sent = self
            .client
            .post(format!("{}{address}", self.origin))
            .header("origin", &self.origin)
            .header("content-type", "application/x-www-form-urlencoded")
            .header("prefer", "return=representation")
            .body(body.finish());
        let response = self.send(sent).await;
        let given =
            response.headers().get("content-location").map(|given| given.to_str().unwrap().to_owned());
        let page = self.follow(response, address).await;
        Page { address: given.unwrap_or(page.address), ..page }
    }

    /// Opens something that goes on and on.
    #[allow(dead_code, reason = "not all tests follow something")]
    pub(crate) async fn stream(&self, address: &str) -> Response {
        self.send(self.client.get(format!("{}{address}", self.origin))).await
    }

    async fn send(&self, request: reqwest::RequestBuilder) -> Response {
        let cookies: Vec<_> =
            self.cookies.lock().unwrap().iter().map(|(name, value)| format!("{name}={value}")).collect();
        let response =
            request.header("accept", "text/html").header(COOKIE, cookies.join("; ")).send().await.unwrap();
        for set in response.headers().get_all(SET_COOKIE) {
            let pair = set.to_str().unwrap().split(';').next().unwrap();
            let (name, value) = pair.split_once('=').unwrap();
            self.cookies.lock().unwrap().insert(name.to_owned(), value.to_owned());
        }
        response
    }

    async fn follow(&self, first: Response, address: &str) -> Page {
        let (mut response, mut address) = (first, address.to_owned());
        while response.status() == StatusCode::SEE_OTHER {
            response.headers()[LOCATION].to_str().unwrap().clone_into(&mut address);
            response = self.send(self.client.get(format!("{}{address}", self.origin))).await;
        }
        Page { status: response.status(), address, text: response.text().await.unwrap() }
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

impl Page {
    /// Whether a text stands on it.
    pub(crate) fn has(&self, text: &str) -> bool {
        self.text.contains(text)
    }

    /// The value of the first field of a name.
    pub(crate) fn field(&self, name: &str) -> Option<String> {
        let from = self.text.split(&format!("name=\"{name}\" value=\"")).nth(1)?;
        from.split('"').next().map(str::to_owned)
    }

    /// The address of the table, without its query and without the form that this page answers.
    pub(crate) fn table(&self) -> String {
        let path = self.address.split('?').next().unwrap();
        path.split('/').take(3).collect::<Vec<_>>().join("/")
    }

    /// Fields that every form of a table has, and some more.
    pub(crate) fn filled<'a>(&'a self, more: &[(&'a str, &'a str)]) -> Vec<(String, String)> {
        let kept = ["key", "number", "seat", "round", "open"];
        let kept = kept.iter().filter_map(|name| Some(((*name).to_owned(), self.field(name)?)));
        kept.chain(more.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))).collect()
    }
}

/// Does something at a table as its page offers it.
pub(crate) async fn act(browser: &Browser, page: &Page, fields: &[(&str, &str)]) -> Page {
    let filled = page.filled(fields);
    let filled: Vec<_> = filled.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    browser.post(&format!("{}/act", page.table()), &filled).await
}
