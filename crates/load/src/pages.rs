//! Rows placed by form and page, as browsers with script do: a form is sent, its page is read, and everybody else at the
//! table is nudged by a stream and fetches the page again.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use http_body_util::{BodyExt as _, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1::SendRequest;
use hyper::{Method, Request, Response};
use serde_json::json;
use tokio::task::JoinSet;

use crate::LoadLine;
use crate::client::connection;
use crate::process::Process;

/// Rounds of a match; then the players have a rematch.
const ROUNDS: u32 = 10;

/// The secret of every round, and rows that are all wrong.
const SECRET: &str = "RRYB";
const ROWS: [&str; 10] = ["RRGG", "YYBB", "RYGB", "WWKK", "RRYY", "BYRR", "GWRB", "KKGG", "WRWR", "GKGK"];

/// What came of it.
pub(crate) struct Placed {
    rows: u32,
    seconds: f64,
    /// From the form to both pages with the row, in milliseconds.
    latencies: Vec<f64>,
    /// The processor time that the server used, in seconds.
    work: Option<f64>,
    /// Statements that the server sent to its database.
    statements: Option<f64>,
    /// The most memory of the server, in MB.
    memory: Option<f64>,
}

/// A browser: one connection for pages, one for its stream.
struct LoadBrowser {
    address: SocketAddr,
    sender: SendRequest<Full<Bytes>>,
    cookies: Vec<(String, String)>,
    events: Option<Incoming>,
}

/// A page, and where it is.
struct LoadedPage {
    at: String,
    text: String,
}

/// Plays for a while by pages.
pub(crate) async fn measure(line: &LoadLine, server: Process) -> Result<Placed, String> {
    let mut tables = Vec::new();
    for _ in 0..line.matches {
        tables.push(PageTable::open(server.address).await?);
    }
    let (before, asked) = (server.work(), statements(server.address).await);
    let began = Instant::now();
    let end = began + line.duration();
    let mut playing = JoinSet::new();
    for table in tables {
        playing.spawn(table.play(end));
    }
    let mut latencies = Vec::new();
    while let Some(task) = playing.join_next().await {
        latencies.extend(task.map_err(|error| error.to_string())??);
    }
    let seconds = began.elapsed().as_secs_f64();
    let work = server.work().zip(before).map(|(after, before)| after - before);
    let sent = statements(server.address).await.zip(asked).map(|(after, before)| after - before);
    let memory = server.peak();
    server.kill();
    let rows = u32::try_from(latencies.len()).map_err(|error| error.to_string())?;
    Ok(Placed { rows, seconds, latencies, work, statements: sent, memory })
}

/// How many statements a server has sent so far, if it tells.
async fn statements(address: SocketAddr) -> Option<f64> {
    let mut browser = LoadBrowser::connect(address).await.ok()?;
    let page = browser.get("/metrics").await.ok()?;
    let line = page.text.lines().find_map(|line| line.strip_prefix("codeknacker_sql_statements "))?;
    line.trim().parse().ok()
}

/// A duel of two browsers.
pub(crate) struct PageTable {
    address: String,
    players: [LoadBrowser; 2],
}

impl PageTable {
    /// Opens a table; both sit down and follow it.
    pub(crate) async fn open(address: SocketAddr) -> Result<Self, String> {
        let (mut one, mut other) =
            (LoadBrowser::connect(address).await?, LoadBrowser::connect(address).await?);
        one.get("/new?edition=original&with=friend").await?;
        let rounds = ROUNDS.to_string();
        let fields = [
            ("edition", "original"),
            ("with", "friend"),
            ("sent", "yes"),
            ("first", "1"),
            ("rounds", &rounds),
        ];
        let page = one.post("/new", &fields).await?;
        let table = page.at.split('?').next().unwrap_or_default().to_owned();
        other.get(&table).await?;
        other.post(&format!("{table}/sit"), &[("name", "Ben")]).await?;
        let mut table = Self { address: table, players: [one, other] };
        for player in [0, 1] {
            let page = table.look(player).await?;
            let (id, mark) = (page.data("table")?, page.data("mark")?);
            table.players[player].follow(&format!("/api/v1/stream?brief&table={id}@{mark}")).await?;
        }
        Ok(table)
    }

    async fn look(&mut self, player: usize) -> Result<LoadedPage, String> {
        self.players[player].get(&self.address).await
    }

    /// Plays until the time is up; how long each row took.
    pub(crate) async fn play(mut self, end: Instant) -> Result<Vec<f64>, String> {
        let mut latencies = Vec::new();
        let mut match_ = 0;
        loop {
            for round in 0..ROUNDS as usize {
                // The first maker changes with every match.
                let maker = (round + match_) % 2;
                let page = self.look(maker).await?;
                let page = self.act(maker, &page, "secret", SECRET).await?;
                let mark = page.data("mark")?;
                self.players[1 - maker].nudged(&mark).await?;
                let mut page = self.look(1 - maker).await?;
                for row in ROWS {
                    if Instant::now() >= end {
                        return Ok(latencies);
                    }
                    let sent = Instant::now();
                    page = self.act(1 - maker, &page, "row", row).await?;
                    let mark = page.data("mark")?;
                    self.players[maker].nudged(&mark).await?;
                    let address = format!("{}?quiet=yes", self.address);
                    self.players[maker].get(&address).await?;
                    latencies.push(sent.elapsed().as_secs_f64() * 1000.0);
                }
            }
            for player in [0, 1] {
                let fields = [("what", "rematch"), ("seat", if player == 0 { "1" } else { "2" })];
                let address = format!("{}/do", self.address);
                self.players[player].post(&address, &fields).await?;
            }
            match_ += 1;
        }
    }

    /// Sends the form of a page.
    async fn act(
        &mut self,
        player: usize,
        page: &LoadedPage,
        action: &str,
        code: &str,
    ) -> Result<LoadedPage, String> {
        let kept =
            ["key", "number", "seat", "round"].map(|name| (name, page.field(name).unwrap_or_default()));
        let mut fields: Vec<_> = kept.iter().map(|(name, value)| (*name, value.as_str())).collect();
        fields.extend([("action", action), ("typed", code)]);
        let address = format!("{}/act", self.address);
        self.players[player].post(&address, &fields).await
    }
}

impl LoadBrowser {
    async fn connect(address: SocketAddr) -> Result<Self, String> {
        Ok(Self { address, sender: connection(address).await?, cookies: Vec::new(), events: None })
    }

    fn request(&self, method: &Method, path: &str, body: String) -> Result<Request<Full<Bytes>>, String> {
        let cookies: Vec<_> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header("host", self.address.to_string())
            .header("accept", "text/html")
            .header("cookie", cookies.join("; "));
        if *method == Method::POST {
            request = request
                .header("origin", format!("http://{}", self.address))
                .header("content-type", "application/x-www-form-urlencoded")
                .header("prefer", "return=representation");
        }
        request.body(Full::new(Bytes::from(body))).map_err(|error| error.to_string())
    }

    async fn get(&mut self, path: &str) -> Result<LoadedPage, String> {
        let request = self.request(&Method::GET, path, String::new())?;
        self.page(path, request).await
    }

    async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Result<LoadedPage, String> {
        let body = form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
        let request = self.request(&Method::POST, path, body)?;
        self.page(path, request).await
    }

    /// Sends a request and follows where it leads.
    async fn page(&mut self, path: &str, request: Request<Full<Bytes>>) -> Result<LoadedPage, String> {
        let (mut at, mut request) = (path.to_owned(), request);
        loop {
            self.sender.ready().await.map_err(|error| format!("{at}: {error}"))?;
            let response =
                self.sender.send_request(request).await.map_err(|error| format!("{at}: {error}"))?;
            self.keep(&response);
            let header = |name: &str| Some(response.headers().get(name)?.to_str().ok()?.to_owned());
            let (status, location) = (response.status(), header("location"));
            at = header("content-location").unwrap_or(at);
            let body = response.into_body().collect().await.map_err(|error| format!("{at}: {error}"))?;
            if let Some(location) = location.filter(|_| status.is_redirection()) {
                request = self.request(&Method::GET, &location, String::new())?;
                at = location;
                continue;
            }
            let text = String::from_utf8_lossy(&body.to_bytes()).into_owned();
            return if status.is_success() {
                Ok(LoadedPage { at, text })
            } else {
                Err(format!("{at}: {status}: {text}"))
            };
        }
    }

    fn keep<B>(&mut self, response: &Response<B>) {
        for set in response.headers().get_all("set-cookie") {
            let pair = set.to_str().unwrap_or_default().split(';').next().unwrap_or_default();
            if let Some((name, value)) = pair.split_once('=') {
                self.cookies.retain(|(known, _)| known != name);
                self.cookies.push((name.to_owned(), value.to_owned()));
            }
        }
    }

    /// Opens the browser's stream.
    async fn follow(&mut self, path: &str) -> Result<(), String> {
        let mut sender = connection(self.address).await?;
        let request = self.request(&Method::GET, path, String::new())?;
        let response = sender.send_request(request).await.map_err(|error| format!("{path}: {error}"))?;
        if !response.status().is_success() {
            return Err(format!("{path}: {}", response.status()));
        }
        self.events = Some(response.into_body());
        Ok(())
    }

    /// Waits until the stream has told of a mark.
    async fn nudged(&mut self, mark: &str) -> Result<(), String> {
        let (wanted, mut heard) = (format!("\"mark\":\"{mark}\""), String::new());
        let events = self.events.as_mut().ok_or("a browser without a stream")?;
        loop {
            let frame = tokio::time::timeout(Duration::from_secs(30), events.frame()).await;
            let frame = frame.map_err(|_| format!("nothing was told of {mark}"))?;
            let frame = frame.ok_or("a stream broke off")?.map_err(|error| error.to_string())?;
            if let Ok(data) = frame.into_data() {
                heard += &String::from_utf8_lossy(&data);
                if heard.contains(&wanted) {
                    return Ok(());
                }
            }
        }
    }
}

impl LoadedPage {
    fn after(&self, before: &str) -> Option<String> {
        self.text.split(before).nth(1)?.split('"').next().map(str::to_owned)
    }

    /// The value of the first field of a name.
    fn field(&self, name: &str) -> Option<String> {
        self.after(&format!("name=\"{name}\" value=\""))
    }

    /// Something that the page says for its script.
    fn data(&self, name: &str) -> Result<String, String> {
        self.after(&format!(" data-{name}=\""))
            .ok_or_else(|| format!("{} has no {name}: {}", self.at, self.text))
    }
}

impl Placed {
    /// A number for each row.
    fn each(&self, all: Option<f64>) -> Option<f64> {
        all.map(|all| all / f64::from(self.rows.max(1)))
    }

    /// What is said in the end.
    pub(crate) fn told(&self, line: &LoadLine) -> String {
        let [median, late] = crate::report::percentiles(&self.latencies).unwrap_or_default();
        let rows = f64::from(self.rows) / self.seconds;
        let (work, statements) = (self.each(self.work), self.each(self.statements));
        if line.json {
            return json!({
                "matches": line.matches,
                "page_rows_per_second": rows,
                "p50_ms": median,
                "p99_ms": late,
                "work_us": work.map(|seconds| 1e6 * seconds),
                "statements": statements,
                "rss_mb": self.memory,
            })
            .to_string();
        }
        let mut lines = vec![
            format!("{} matches by form and page", line.matches),
            format!("rows a second       {rows:>10.0}"),
            format!("to both pages       {median:>10.1} ms median {late:>8.1} ms 99th"),
        ];
        if let Some(seconds) = work {
            lines.push(format!("processor a row     {:>10.0} µs", 1e6 * seconds));
        }
        if let Some(statements) = statements {
            lines.push(format!("statements a row    {statements:>10.1}"));
        }
        if let Some(memory) = self.memory {
            lines.push(format!("memory at most      {memory:>10.0} MB"));
        }
        lines.join("\n")
    }
}
