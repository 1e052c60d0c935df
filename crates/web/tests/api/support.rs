//! A server for each test, and those who ask it.

use reqwest::header::{HeaderMap, HeaderName, HeaderValue};
use reqwest::{Client, Method, StatusCode};
use serde_json::{Value, json};
use tables::Source;
use tempfile::TempDir;
use web::{Server, Settings};

use self::certain::certain;

#[path = "../support/certain.rs"]
mod certain;

/// A server with an empty database.
pub(crate) struct Fixture {
    server: Option<Server>,
    pub(crate) directory: TempDir,
    flags: Vec<String>,
    source: Source,
    pub(crate) client: Client,
}

/// What came back.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) value: Value,
}

impl Answer {
    /// The code of a refusal.
    pub(crate) fn code(&self) -> &str {
        self.value["code"].as_str().unwrap_or("")
    }

    /// The value, if all went well.
    pub(crate) fn fine(self) -> Value {
        assert!(self.status.is_success(), "{} {}", self.status, self.value);
        self.value
    }
}

impl Fixture {
    /// A server with the usual settings.
    pub(crate) async fn start() -> Self {
        Self::with(&[]).await
    }

    /// A server with some flags.
    pub(crate) async fn with(flags: &[&str]) -> Self {
        Self::of(flags, certain()).await
    }

    /// A server with some flags, and a source of time and chance.
    pub(crate) async fn of(flags: &[&str], source: Source) -> Self {
        let directory = TempDir::with_prefix("codeknacker-web-").unwrap();
        let flags = flags.iter().map(ToString::to_string).collect();
        let mut fixture = Self { server: None, directory, flags, source, client: Client::new() };
        fixture.server = Some(fixture.serve("127.0.0.1:0").await);
        fixture
    }

    async fn serve(&self, listen: &str) -> Server {
        let database = format!("sqlite:{}", self.directory.path().join("games.db").display());
        let mut flags = vec!["--listen", listen, "--database", &database, "--streams", "100"];
        flags.extend(self.flags.iter().map(String::as_str));
        Server::start(Settings::of(&flags).unwrap(), self.source.clone()).await.unwrap()
    }

    fn server(&self) -> &Server {
        self.server.as_ref().unwrap()
    }

    /// The address of the database.
    pub(crate) fn database(&self) -> String {
        format!("sqlite:{}", self.directory.path().join("games.db").display())
    }

    /// Where the server is.
    pub(crate) fn origin(&self) -> String {
        format!("http://{}", self.server().addresses()[0])
    }

    /// Stops the server, and starts another at the same place.
    pub(crate) async fn restart(&mut self) {
        let address = self.server().addresses()[0].to_string();
        self.server.take().unwrap().stop().await;
        self.server = Some(self.serve(&address).await);
    }

    /// Sends a request with headers and perhaps a body.
    pub(crate) async fn ask(
        &self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<Vec<u8>>,
    ) -> Answer {
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(
                HeaderName::try_from(*name).unwrap(),
                HeaderValue::from_bytes(value.as_bytes()).unwrap(),
            );
        }
        let mut request = self.client.request(method, format!("{}{path}", self.origin())).headers(map);
        if let Some(body) = body {
            request = request.body(body);
        }
        let response = request.send().await.unwrap();
        let (status, headers) = (response.status(), response.headers().clone());
        let text = response.text().await.unwrap();
        let value = serde_json::from_str(&text).unwrap_or(Value::String(text));
        Answer { status, headers, value }
    }

    /// A GET, perhaps with a token.
    pub(crate) async fn get(&self, path: &str, token: Option<&str>) -> Answer {
        let bearer = token.map(|token| format!("Bearer {token}"));
        let headers: Vec<_> = bearer.iter().map(|bearer| ("authorization", bearer.as_str())).collect();
        self.ask(Method::GET, &api(path), &headers, None).await
    }

    /// A POST of JSON, perhaps with a token.
    pub(crate) async fn post(&self, path: &str, token: Option<&str>, value: &Value) -> Answer {
        let bearer = token.map(|token| format!("Bearer {token}"));
        let mut headers: Vec<_> = bearer.iter().map(|bearer| ("authorization", bearer.as_str())).collect();
        headers.push(("content-type", "application/json"));
        self.ask(Method::POST, &api(path), &headers, Some(value.to_string().into_bytes())).await
    }

    /// A token for somebody new.
    pub(crate) async fn token(&self) -> String {
        text(&self.post("/tokens", None, &json!({})).await.fine()["token"])
    }

    /// Opens a table; its id and its opener's token.
    pub(crate) async fn open(&self, value: &Value) -> (String, String) {
        let token = self.token().await;
        let opened = self.post("/tables", Some(&token), value).await.fine();
        (text(&opened["table"]["id"]), token)
    }

    /// Somebody new takes the first free seat of a table; their token.
    pub(crate) async fn sit(&self, table: &str, name: &str) -> String {
        let token = self.token().await;
        let name = json!({ "name": name });
        self.post(&format!("/tables/{table}/seats"), Some(&token), &name).await.fine();
        token
    }

    /// A duel between the opener and a second player: table and both tokens.
    pub(crate) async fn duel(&self) -> (String, String, String) {
        let seats = json!([{ "for": "here", "name": "Ada" }, { "for": "person" }]);
        let value = json!({ "edition": "original", "first": 1, "seats": seats });
        let (table, ada) = self.open(&value).await;
        let ben = self.sit(&table, "Ben").await;
        (table, ada, ben)
    }

    /// Does something at a table on the number that it stands at.
    pub(crate) async fn act(&self, table: &str, token: &str, action: &str) -> Answer {
        let state = self.get(&format!("/tables/{table}"), Some(token)).await.fine();
        let value = json!({ "number": state["number"], "action": action });
        self.post(&format!("/tables/{table}/actions"), Some(token), &value).await
    }
}

/// A path of the API.
fn api(path: &str) -> String {
    format!("/api/v1{path}")
}

/// A text out of JSON.
pub(crate) fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("{value} is no text")).to_owned()
}
