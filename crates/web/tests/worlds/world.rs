//! One of the worlds: a server, and everything that people there get to see.

use reqwest::header::HeaderMap;
use reqwest::{Method, RequestBuilder};
use serde_json::{Value, json};
use tables::Source;

use crate::log::LOG;
use crate::nature::Still;
use crate::support::{Fixture, text};

/// How people show who they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Session {
    /// Programs, by a token.
    Bearer,
    /// Browsers, by their cookie.
    Cookie,
}

/// A server, the table that is played at, and the tokens of those who sit there.
pub(crate) struct World {
    fixture: Fixture,
    nature: Still,
    session: Session,
    table: String,
    /// The edition, where it is the secret of the day.
    daily: Option<String>,
    tokens: Vec<String>,
    /// What each seat was answered to what it did.
    answered: Vec<String>,
    /// What was logged meanwhile.
    logged: String,
}

impl World {
    pub(crate) async fn new() -> Self {
        LOG.take();
        let mut open = vec!["--public-url", "http://codes.example"];
        // What is known by then differs from one busy moment to the next.
        open.extend(["--advice-seconds", "60"]);
        for limit in ["--requests-at-once", "--actions-at-once", "--tables-per-hour", "--tokens-per-hour"] {
            open.extend([limit, "1000000"]);
        }
        let nature = Still::default();
        let fixture = Fixture::of(&open, Source::new(nature.clone())).await;
        Self {
            fixture,
            nature,
            session: Session::Bearer,
            table: String::new(),
            daily: None,
            tokens: Vec::new(),
            answered: Vec::new(),
            logged: String::new(),
        }
    }

    /// Opens a table and sits down on every seat that is for a person. The number decides all secrets.
    pub(crate) async fn open(&mut self, value: &Value, session: Session, secrets: u64) {
        self.nature.choose(secrets);
        self.session = session;
        self.tokens.clear();
        self.logged = LOG.take();
        let seats = value["seats"].as_array().unwrap();
        self.answered = vec![String::new(); seats.len()];
        let (told, opened) = self.come("/tables", value).await;
        self.table = text(&opened["table"]["id"]);
        let mut here = self.tokens.pop();
        for (place, seat) in seats.iter().enumerate() {
            let token = match seat["for"].as_str() {
                Some("here") => {
                    self.answered[place] += &told;
                    here.clone()
                }
                Some("person") => {
                    let path = format!("/tables/{}/seats", self.table);
                    let (told, _) = self.come(&path, &json!({})).await;
                    self.answered[place] += &told;
                    self.tokens.pop()
                }
                _ => None,
            };
            here = here.or_else(|| token.clone());
            self.tokens.insert(place, token.unwrap_or_default());
        }
        self.logged += &LOG.take();
    }

    /// Somebody new sits down at today's secret. The number decided it when the first one came.
    pub(crate) async fn begin_daily(&mut self, edition: &str, session: Session, secrets: u64) {
        self.nature.choose(secrets);
        self.session = session;
        self.tokens.clear();
        self.logged = LOG.take();
        let (told, opened) = self.come(&format!("/daily/{edition}"), &json!({})).await;
        self.table = text(&opened["table"]);
        self.daily = Some(edition.to_owned());
        self.answered = vec![told];
        self.logged += &LOG.take();
    }

    /// Gives the round up; the secret that is uncovered.
    pub(crate) async fn give_up(&mut self) -> String {
        self.act(0, "resign round").await;
        let (_, state) = self.ask(&format!("/tables/{}", self.table), Some(0), None).await;
        self.logged += &LOG.take();
        text(&state["view"]["past"][0]["secret"])
    }

    /// Somebody new gets a token and asks for a seat.
    async fn come(&mut self, path: &str, body: &Value) -> (String, Value) {
        let request = self.request(Method::POST, "/tokens", None, None);
        let (_, headers, value) = answer("/tokens", request).await;
        let token = match self.session {
            Session::Bearer => text(&value["token"]),
            Session::Cookie => {
                let pair = headers["set-cookie"].to_str().unwrap().split(';').next().unwrap();
                assert_eq!(value["token"], Value::Null, "a script could read it");
                pair.strip_prefix("seats=").unwrap().to_owned()
            }
        };
        self.tokens.push(token);
        let newest = self.tokens.len() - 1;
        let (told, _, value) = answer(path, self.request(Method::POST, path, Some(newest), Some(body))).await;
        (told, value)
    }

    /// A request from a seat, or from somebody else.
    fn request(
        &self,
        method: Method,
        path: &str,
        seat: Option<usize>,
        body: Option<&Value>,
    ) -> RequestBuilder {
        let address = format!("{}/api/v1{path}", self.fixture.origin());
        let mut request = self.fixture.client.request(method, address);
        let token = seat.map(|seat| self.tokens[seat].as_str());
        request = match (self.session, token) {
            (Session::Bearer, Some(token)) => request.bearer_auth(token),
            (Session::Bearer, None) => request,
            (Session::Cookie, token) => {
                let request = request.header("sec-fetch-site", "same-origin");
                match token {
                    Some(token) => request.header("cookie", format!("seats={token}")),
                    None => request,
                }
            }
        };
        match body {
            Some(body) => request.header("content-type", "application/json").body(body.to_string()),
            None => request,
        }
    }

    async fn ask(&self, path: &str, seat: Option<usize>, body: Option<&Value>) -> (String, Value) {
        let method = if body.is_some() { Method::POST } else { Method::GET };
        let (text, _, value) = answer(path, self.request(method, path, seat, body)).await;
        (text, value)
    }

    /// A seat does something.
    pub(crate) async fn act(&mut self, seat: usize, action: &str) {
        let home = format!("/tables/{}", self.table);
        let (_, state) = self.ask(&format!("{home}?seat={}", seat + 1), Some(seat), None).await;
        let body = json!({ "seat": seat + 1, "number": state["number"], "action": action });
        let (told, value) = self.ask(&format!("{home}/actions"), Some(seat), Some(&body)).await;
        assert!(value["number"].is_number(), "{action}: {told}");
        self.answered[seat] += &told;
        self.logged += &LOG.take();
    }

    /// Everything that a viewer can get to see: what was answered, states, the whole stream, records, advice, lists,
    /// errors, the log of it all.
    pub(crate) async fn look(&self, seat: Option<usize>) -> String {
        LOG.take();
        let home = format!("/tables/{}", self.table);
        let from = seat.map_or(String::new(), |seat| format!("?seat={}", seat + 1));
        let (mut told, state) = self.ask(&format!("{home}{from}"), seat, None).await;
        told += seat.map_or("", |seat| &self.answered[seat]);
        let number = state["number"].as_u64().unwrap_or(0);
        if state["view"].is_object() {
            told += &self.stream(seat, number).await;
        }
        let mut paths = vec![
            format!("{home}/advice{from}"),
            format!("{home}/analysis"),
            "/tables".to_owned(),
            "/mine".to_owned(),
        ];
        paths.extend(state["table"]["code"].as_str().map(|code| format!("/codes/{code}")));
        paths.extend(self.daily.as_ref().map(|edition| format!("/daily/{edition}")));
        if let Some(id) = state["match_id"].as_str() {
            paths.extend(["", "/record", "/analysis"].map(|end| format!("/matches/{id}{end}")));
        }
        for path in paths {
            told += &self.ask(&path, seat, None).await.0;
        }
        for action in ["row ?", "row", "secret", "deal", "lapse", "uncover RGBY", "answer 9b", "nothing"] {
            for number in [0, number] {
                let body = json!({ "seat": seat.unwrap_or(0) + 1, "number": number, "action": action });
                told += &self.ask(&format!("{home}/actions"), seat, Some(&body)).await.0;
            }
        }
        rules::commitment::masked(&(told + &LOG.take()))
    }

    /// What was logged while people acted; nobody who reads a log may know more than those who play.
    pub(crate) fn take_logged(&mut self) -> String {
        std::mem::take(&mut self.logged)
    }

    /// The beginning of the stream, up to the last step there is.
    async fn stream(&self, seat: Option<usize>, steps: u64) -> String {
        let from = seat.map_or(String::new(), |seat| format!("&seat={}", seat + 1));
        let path = format!("/tables/{}/stream?since=1.0{from}", self.table);
        let mut response = self.request(Method::GET, &path, seat, None).send().await.unwrap();
        let mut told = head(&path, response.status().as_u16(), response.headers());
        while told.matches("event: step").count() < usize::try_from(steps).unwrap() || !told.ends_with("\n\n")
        {
            told += std::str::from_utf8(&response.chunk().await.unwrap().unwrap()).unwrap();
        }
        told
    }
}

/// Sends a request and writes down everything that came back, to the byte.
async fn answer(path: &str, request: RequestBuilder) -> (String, HeaderMap, Value) {
    let response = request.send().await.unwrap();
    let (told, headers) =
        (head(path, response.status().as_u16(), response.headers()), response.headers().clone());
    let body = response.text().await.unwrap();
    let value = serde_json::from_str(&body).unwrap_or_default();
    (format!("{told}{body}\n"), headers, value)
}

/// Status and headers, without the system's own clock.
fn head(path: &str, status: u16, headers: &HeaderMap) -> String {
    let mut told = format!("{path} {status}\n");
    for (name, value) in headers.iter().filter(|(name, _)| name.as_str() != "date") {
        told.extend([name.as_str(), ": ", value.to_str().unwrap(), "\n"]);
    }
    told
}
