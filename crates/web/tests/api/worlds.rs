//! The law of indistinguishable worlds, over HTTP: two servers that are alike in everything but secrets send everybody
//! who can't know the secrets the same bodies, streams, headers, errors and logs, to the byte, until the round ends.
//! Promises are masked, as are the system's own clock (`Date`) and how long an answer took.

use std::collections::HashMap;
use std::io::{self, Write};
use std::sync::{Arc, Mutex};

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng as _;
use reqwest::Method;
use rules::answer::hint;
use rules::editions::EDITIONS;
use rules::{Code, Deal, Edition, Format, Rules, Secret};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use tables::{Nature, Purpose, Source};
use tracing::subscriber::DefaultGuard;

use crate::support::{Fixture, text};

/// A clock that stands, and chance from numbers; `secrets` decides secrets, deals and salts alone.
struct Still {
    drawn: Mutex<HashMap<Purpose, u64>>,
    secrets: u64,
}

impl Nature for Still {
    fn now(&self) -> i64 {
        1_767_225_600_000
    }

    fn chance(&self, purpose: Purpose) -> [u8; 32] {
        let mut drawn = self.drawn.lock().unwrap();
        let count = drawn.entry(purpose).or_default();
        *count += 1;
        let seed = if purpose == Purpose::Secret { self.secrets } else { 0 };
        Sha256::digest(format!("{purpose:?} {seed} {count}")).into()
    }
}

impl Still {
    fn new(secrets: u64) -> Self {
        Self { drawn: Mutex::default(), secrets }
    }

    /// What is drawn first where secrets are.
    fn first(secrets: u64) -> ChaCha20Rng {
        ChaCha20Rng::from_seed(Self::new(secrets).chance(Purpose::Secret))
    }
}

/// What was logged on this thread, where all of a test's servers run.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Log {
    /// Begins to log everything that the server's own crates say.
    fn begin() -> (Self, DefaultGuard) {
        use tracing_subscriber::layer::SubscriberExt as _;
        let (log, level) = (Self::default(), tracing::Level::TRACE);
        let targets = tracing_subscriber::filter::Targets::new();
        let targets = targets.with_targets(["web", "tables", "store"].map(|name| (name, level)));
        let writer = log.clone();
        let lines = tracing_subscriber::fmt::layer()
            .without_time()
            .with_ansi(false)
            .with_writer(move || writer.clone());
        let guard =
            tracing::subscriber::set_default(tracing_subscriber::registry().with(targets).with(lines));
        (log, guard)
    }

    /// What was logged since it was last asked, without how long things took.
    fn take(&self) -> String {
        let text = String::from_utf8(std::mem::take(&mut *self.0.lock().unwrap())).unwrap();
        let words = text.split(' ').map(|word| if word.starts_with("micros=") { "micros=?" } else { word });
        words.collect::<Vec<_>>().join(" ")
    }
}

/// Sixty-four hex digits in a row are a promise.
fn mask(text: &str) -> String {
    let mut masked = String::with_capacity(text.len());
    let mut digits = String::new();
    for c in text.chars().chain(['\0']) {
        if c.is_ascii_digit() || ('a'..='f').contains(&c) {
            digits.push(c);
            continue;
        }
        masked.push_str(if digits.len() == 64 { "(promise)" } else { &digits });
        digits.clear();
        masked.push(c);
    }
    masked
}

/// A table in one of the worlds, with the tokens of those who sit there.
struct World {
    fixture: Fixture,
    table: String,
    tokens: Vec<String>,
    log: Log,
}

impl World {
    async fn new(secrets: u64, log: &Log) -> Self {
        let open =
            ["--requests-at-once", "1000000", "--actions-at-once", "1000000", "--tables-per-hour", "1000000"];
        let fixture = Fixture::of(&open, Source::new(Still::new(secrets))).await;
        Self { fixture, table: String::new(), tokens: Vec::new(), log: log.clone() }
    }

    /// Opens a table and sits down on every seat that is for a person.
    async fn open(&mut self, value: &Value) {
        let opened = self.fixture.post("/tables", None, value).await.fine();
        self.table = text(&opened["table"]["id"]);
        self.tokens = opened["token"].as_str().map(str::to_owned).into_iter().collect();
        let persons =
            value["seats"].as_array().unwrap().iter().filter(|seat| seat["for"] == "person").count();
        for _ in 0..persons {
            let path = format!("/tables/{}/seats", self.table);
            let seated = self.fixture.post(&path, None, &json!({})).await.fine();
            self.tokens.push(text(&seated["token"]));
        }
    }

    async fn act(&self, seat: usize, action: &str) {
        self.fixture.act(&self.table, &self.tokens[seat], action).await.fine();
    }

    /// Sends a request and writes down everything that came back.
    async fn ask(
        &self,
        method: Method,
        path: &str,
        token: Option<&str>,
        body: Option<Value>,
    ) -> (String, Value) {
        let bearer = token.map(|token| format!("Bearer {token}"));
        let mut headers: Vec<_> = bearer.iter().map(|bearer| ("authorization", bearer.as_str())).collect();
        headers.push(("content-type", "application/json"));
        let body = body.map(|body| body.to_string().into_bytes());
        let answer = self.fixture.ask(method, &format!("/api/v1{path}"), &headers, body).await;
        let mut text = format!("{path} {}\n", answer.status);
        for (name, value) in answer.headers.iter().filter(|(name, _)| name.as_str() != "date") {
            text += &format!("{name}: {value:?}\n");
        }
        (format!("{text}{}\n", answer.value), answer.value)
    }

    /// Everything that a viewer can get to see: states, the whole stream, records, advice, errors, the log of it all.
    async fn look(&self, seat: Option<usize>) -> String {
        self.log.take();
        let token = seat.map(|seat| self.tokens[seat].as_str());
        let home = format!("/tables/{}", self.table);
        let (mut text, state) = self.ask(Method::GET, &home, token, None).await;
        let number = state["number"].as_u64().unwrap_or(0);
        if state["view"].is_object() {
            text += &self.stream(token, number).await;
        }
        let mut paths = vec![format!("{home}/advice"), format!("{home}/analysis"), "/tables".to_owned()];
        if let Some(id) = state["match_id"].as_str() {
            paths.extend(["", "/record", "/analysis"].map(|end| format!("/matches/{id}{end}")));
        }
        for path in paths {
            text += &self.ask(Method::GET, &path, token, None).await.0;
        }
        for action in ["row ?", "row", "secret", "deal", "lapse", "uncover RGBY", "answer 9b", "nothing"] {
            for number in [0, number] {
                let body = json!({ "seat": seat.unwrap_or(0) + 1, "number": number, "action": action });
                text += &self.ask(Method::POST, &format!("{home}/actions"), token, Some(body)).await.0;
            }
        }
        mask(&(text + &self.log.take()))
    }

    /// The beginning of the stream, up to the last step there is.
    async fn stream(&self, token: Option<&str>, steps: u64) -> String {
        let address = format!("{}/api/v1/tables/{}/stream?since=1.0", self.fixture.origin(), self.table);
        let mut request = self.fixture.client.get(address);
        if let Some(token) = token {
            request = request.bearer_auth(token);
        }
        let mut response = request.send().await.unwrap();
        let mut text = String::new();
        while text.matches("event: step").count() < usize::try_from(steps).unwrap() || !text.ends_with("\n\n")
        {
            text += std::str::from_utf8(&response.chunk().await.unwrap().unwrap()).unwrap();
        }
        text
    }
}

/// Compares the worlds for each of these viewers.
async fn compare(worlds: &[World; 2], viewers: &[Option<usize>], what: &str) {
    for viewer in viewers {
        let (one, other) = (worlds[0].look(*viewer).await, worlds[1].look(*viewer).await);
        assert!(one.contains("answered"), "nothing is logged");
        assert_eq!(one, other, "{what}, seat {viewer:?}");
    }
}

/// Two secrets that answer these rows alike, and as many of the rows as that goes for.
fn alike(rules: &Rules, rows: &mut Vec<Code>) -> [Code; 2] {
    let (space, count) = (rules.secrets(), rules.secrets().count());
    loop {
        let tries = (1..4000_u64).map(|number| space.code(number * 7919 % count).unwrap());
        let first = space.code(count / 3).unwrap();
        let same = |second: &Code| {
            let answers = rows.iter().all(|row| rules.answer(first, *row) == rules.answer(*second, *row));
            *second != first && answers && !rows.contains(&first) && !rows.contains(second)
        };
        if let Some(second) = tries.into_iter().find(same) {
            return [first, second];
        }
        rows.pop();
    }
}

/// Some rows of a game.
fn rows(rules: &Rules, many: u64) -> Vec<Code> {
    let space = rules.guesses();
    (1..=many).map(|number| space.code(number * 104_729 % space.count()).unwrap()).collect()
}

fn editions(format: impl Fn(Format) -> bool) -> impl Iterator<Item = &'static Edition> {
    EDITIONS.iter().filter(move |edition| format(edition.format))
}

#[tokio::test]
async fn secrets_that_people_set_are_sent_to_nobody() {
    let (log, _guard) = Log::begin();
    let mut worlds = [World::new(1, &log).await, World::new(2, &log).await];
    for edition in editions(|format| format != Format::Group) {
        let rules = Rules::default_of(edition);
        let seats = usize::from(edition.seats.0);
        let mut rows = rows(&rules, 2);
        let secrets = alike(&rules, &mut rows);
        let who = vec![json!({ "for": "person" }); seats];
        let new =
            json!({ "edition": edition.id, "first": 1, "seats": who, "public": true, "spectators": true });
        for (world, secret) in worlds.iter_mut().zip(secrets) {
            world.open(&new).await;
            world.act(0, &format!("secret {}", rules.show(secret))).await;
        }
        let viewers: Vec<_> = (1..seats).map(Some).chain([None]).collect();
        for (place, row) in rows.iter().enumerate() {
            for world in &worlds {
                world.act(1 + place % (seats - 1), &format!("row {}", rules.show(*row))).await;
            }
        }
        compare(&worlds, &viewers, edition.id).await;
        assert_ne!(
            worlds[0].look(Some(0)).await,
            worlds[1].look(Some(0)).await,
            "{}: the worlds differ",
            edition.id
        );
    }
}

#[tokio::test]
async fn secrets_that_the_computer_sets_are_sent_to_nobody() {
    let (log, _guard) = Log::begin();
    for edition in editions(|format| format != Format::Group) {
        let rules = Rules::default_of(edition);
        let mut rows = rows(&rules, 2);
        let secret = |secrets| Secret::draw(&rules, &mut Still::first(secrets)).code;
        let first = secret(1);
        let other = loop {
            let same = |other: &u64| {
                let second = secret(*other);
                let answers = rows.iter().all(|row| rules.answer(first, *row) == rules.answer(second, *row));
                second != first && answers && !rows.contains(&first)
            };
            match (2..2000).find(same) {
                Some(other) => break other,
                None => drop(rows.pop()),
            }
        };
        let mut worlds = [World::new(1, &log).await, World::new(other, &log).await];
        let seats = json!([{ "for": "here" }, { "for": "computer" }]);
        let new = json!({ "edition": edition.id, "mode": "solo", "seats": seats, "spectators": true, "advice": true });
        for world in &mut worlds {
            world.open(&new).await;
            for row in &rows {
                world.act(0, &format!("row {}", rules.show(*row))).await;
            }
        }
        compare(&worlds, &[Some(0), None], edition.id).await;
        for world in &worlds {
            world.act(0, "resign round").await;
        }
        assert_ne!(
            worlds[0].look(Some(0)).await,
            worlds[1].look(Some(0)).await,
            "{}: the worlds differ",
            edition.id
        );
    }
}

#[tokio::test]
async fn markers_are_sent_to_nobody_else() {
    let (log, _guard) = Log::begin();
    for edition in editions(|format| format == Format::Group) {
        let rules = Rules::default_of(edition);
        let seats = usize::from(rules.boards().players);
        let rows = rows(&rules, 2);
        for viewer in 0..seats {
            let deal = |secrets| Deal::draw(&rules, &mut Still::first(secrets));
            let hints = |deal: &Deal| -> Vec<_> {
                let by = |place: usize, row: &Code| {
                    let others = deal.boards.iter().enumerate().filter(move |(seat, _)| *seat != place);
                    others.map(|(_, (marker, _))| hint(*marker, *row)).collect::<Vec<_>>()
                };
                rows.iter().enumerate().map(|(place, row)| by(place % seats, row)).collect()
            };
            let markers = |deal: &Deal| deal.boards.iter().map(|(marker, _)| *marker).collect::<Vec<_>>();
            let first = deal(1);
            // The viewer's own marker is the same, and all hints that he will see.
            let same = |other: &u64| {
                let second = deal(*other);
                let own = first.boards[viewer].0 == second.boards[viewer].0;
                markers(&first) != markers(&second) && own && hints(&first) == hints(&second)
            };
            let other = (2..200_000).find(same).expect("another deal");
            let mut worlds = [World::new(1, &log).await, World::new(other, &log).await];
            let who = vec![json!({ "for": "person" }); seats];
            let new = json!({ "edition": edition.id, "first": 1, "seats": who, "spectators": true, "advice": true });
            for world in &mut worlds {
                world.open(&new).await;
                for (place, row) in rows.iter().enumerate() {
                    world.act(place % seats, &format!("row {}", rules.show(*row))).await;
                }
            }
            let what = format!("{} from seat {}", edition.id, viewer + 1);
            compare(&worlds, &[Some(viewer), None], &what).await;
        }
    }
}
