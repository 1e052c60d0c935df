//! Streams: every number once and in order, also after a break.

use std::collections::VecDeque;

use reqwest::{Method, Response};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpSocket;

use crate::support::{Fixture, text};

/// An event as it came.
#[derive(Debug, Clone, PartialEq)]
struct Event {
    id: String,
    name: String,
    data: Value,
}

/// A stream that is being read.
struct Reader {
    response: Response,
    pending: String,
    events: VecDeque<Event>,
}

impl Reader {
    async fn open(fixture: &Fixture, table: &str, token: &str, query: &str, last: Option<&str>) -> Self {
        Self::at(fixture, &format!("/tables/{table}/stream{query}"), token, last).await
    }

    async fn at(fixture: &Fixture, path: &str, token: &str, last: Option<&str>) -> Self {
        let address = format!("{}/api/v1{path}", fixture.origin());
        let mut request = fixture.client.get(address).bearer_auth(token);
        if let Some(last) = last {
            request = request.header("last-event-id", last);
        }
        let response = request.send().await.unwrap();
        assert_eq!(response.status(), 200);
        assert_eq!(response.headers()["content-type"], "text/event-stream");
        assert_eq!(response.headers()["x-accel-buffering"], "no");
        assert_eq!(response.headers()["cache-control"], "no-cache");
        assert!(!response.headers().contains_key("content-encoding"));
        Self { response, pending: String::new(), events: VecDeque::new() }
    }

    /// The next event; none at the end.
    async fn next(&mut self) -> Option<Event> {
        loop {
            if let Some(event) = self.events.pop_front() {
                return Some(event);
            }
            let chunk = self.response.chunk().await.unwrap()?;
            self.pending.push_str(std::str::from_utf8(&chunk).unwrap());
            while let Some(end) = self.pending.find("\n\n") {
                let event: String = self.pending.drain(..end + 2).collect();
                let field = |name: &str| {
                    let lines = event.lines().filter_map(|line| line.split_once(':'));
                    let mut found =
                        lines.filter(|(key, _)| *key == name).map(|(_, value)| value.trim().to_owned());
                    found.next().unwrap_or_default()
                };
                if event.lines().any(|line| line.starts_with("data")) {
                    let data = serde_json::from_str(&field("data")).unwrap();
                    self.events.push_back(Event { id: field("id"), name: field("event"), data });
                }
            }
        }
    }

    /// Steps until this many have come.
    async fn steps(&mut self, many: usize) -> Vec<Event> {
        let mut steps = Vec::new();
        while steps.len() < many {
            let event = self.next().await.expect("more events");
            if event.name == "step" {
                steps.push(event);
            }
        }
        steps
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stream_tells_every_number_once_and_resumes_where_it_broke() {
    let fixture = Fixture::start().await;
    let (table, ada, ben) = fixture.duel().await;
    let mut first = Reader::open(&fixture, &table, &ben, "", None).await;
    let start = first.next().await.unwrap();
    assert_eq!(start.name, "table");
    fixture.act(&table, &ada, "secret RGBY").await.fine();
    for row in ["RRRR", "YYYY", "GGGG"] {
        fixture.act(&table, &ben, &format!("row {row}")).await.fine();
    }
    let seen = first.steps(4).await;
    let numbers: Vec<_> = seen.iter().map(|event| event.data["step"]["number"].as_u64().unwrap()).collect();
    let begin = numbers[0];
    assert_eq!(numbers, (begin..begin + 4).collect::<Vec<_>>());
    // What a breaker may not see is counted all the same.
    assert!(text(&seen[0].data["step"]["action"]).contains("sealed"), "{:?}", seen[0]);
    assert!(!seen.iter().any(|event| event.data.to_string().contains("RGBY")));
    drop(first);

    fixture.act(&table, &ben, "row BBBB").await.fine();
    let last = &seen[1].id;
    let mut by_header = Reader::open(&fixture, &table, &ben, "?since=1.0", Some(last)).await;
    let mut by_query = Reader::open(&fixture, &table, &ben, &format!("?since={last}"), None).await;
    for reader in [&mut by_header, &mut by_query] {
        let resumed = reader.steps(3).await;
        let steps = |events: &[Event]| {
            events.iter().map(|event| (event.id.clone(), event.data["step"].clone())).collect::<Vec<_>>()
        };
        assert_eq!(steps(&resumed[..2]), steps(&seen[2..]));
        assert_eq!(resumed[2].data["step"]["number"], begin + 4);
        assert_eq!(resumed[2].data["state"]["number"], begin + 4);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stop_hands_streams_over() {
    let mut fixture = Fixture::start().await;
    let (table, ada, ben) = fixture.duel().await;
    let mut reader = Reader::open(&fixture, &table, &ben, "", None).await;
    let mut last = reader.next().await.unwrap().id;
    fixture.act(&table, &ada, "secret RGBY").await.fine();
    last = reader.steps(1).await.pop().map_or(last, |event| event.id);
    let restarted = fixture.restart();
    let ended = async {
        let mut names = Vec::new();
        while let Some(event) = reader.next().await {
            names.push(event.name);
        }
        names
    };
    let ((), names) = tokio::join!(restarted, ended);
    assert_eq!(names.last().map(String::as_str), Some("bye"), "{names:?}");
    fixture.act(&table, &ben, "row RRRR").await.fine();
    let mut again = Reader::open(&fixture, &table, &ben, "", Some(&last)).await;
    let next = again.steps(1).await.pop().unwrap();
    assert_eq!(text(&next.data["step"]["action"]), "row RRRR");
}

/// Events that were sent on all streams.
async fn events(fixture: &Fixture) -> u64 {
    let metrics = text(&fixture.ask(Method::GET, "/metrics", &[], None).await.value);
    let line = metrics.lines().find(|line| line.contains("stream_events_total ")).unwrap();
    line.rsplit(' ').next().unwrap().parse().unwrap()
}

/// The value of a field of an event.
fn field<'a>(event: &'a str, name: &str) -> Option<&'a str> {
    event.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
}

#[tokio::test]
async fn a_slow_reader_is_told_to_reload_and_comes_back_without_a_gap() {
    let open = ["--actions-at-once", "1000000", "--requests-at-once", "1000000", "--read-seconds", "3600"];
    let fixture = Fixture::with(&open).await;
    // Pins set by hand make a long match of many steps.
    let value = json!({ "edition": "original", "first": 1, "rounds": 100, "options": { "answers": "hand-set" },
        "seats": [{ "for": "here", "name": "Ada" }, { "for": "person" }] });
    let (table, ada) = fixture.open(&value).await;
    let ben = fixture.sit(&table, "Ben").await;
    // A connection with the smallest buffers there are, and no chunks: its end is the end of the stream.
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(2048).unwrap();
    let address = fixture.origin().strip_prefix("http://").unwrap().parse().unwrap();
    let mut slow = socket.connect(address).await.unwrap();
    let request =
        format!("GET /api/v1/tables/{table}/stream HTTP/1.0\r\nAuthorization: Bearer {ben}\r\n\r\n");
    slow.write_all(request.as_bytes()).await.unwrap();
    let mut heard = Vec::new();
    while !String::from_utf8_lossy(&heard).contains("event: table") {
        assert!(slow.read_buf(&mut heard).await.unwrap() > 0);
    }

    // It stops reading, and much happens: more and more of it can't be sent.
    let path = format!("/tables/{table}/actions");
    let mut state = fixture.get(&format!("/tables/{table}"), Some(&ada)).await.fine();
    while state["number"].as_u64().unwrap() < events(&fixture).await + 80 {
        for _ in 0..10 {
            let due = &state["view"]["due"];
            let action = match due["task"].as_str() {
                Some("secret") => "secret RGBY",
                Some("row") => "row KKKK",
                Some("answer") => "answer 0b0w",
                Some("uncover") => "uncover RGBY",
                other => panic!("a buffer without end: {other:?}"),
            };
            let token = if due["seat"] == 1 { &ada } else { &ben };
            let value = json!({ "number": state["number"], "action": action });
            state = fixture.post(&path, Some(token), &value).await.fine()["state"].clone();
        }
    }
    let number = state["number"].as_u64().unwrap();
    // It reads on: what was sent, in order, then the advice to look anew, then the end.
    slow.read_to_end(&mut heard).await.unwrap();
    let heard = String::from_utf8(heard).unwrap();
    let told: Vec<_> =
        heard.split("\n\n").filter_map(|event| Some((field(event, "event")?, event))).collect();
    assert_eq!(told.last().map(|(name, _)| *name), Some("reload"), "{told:?}");
    let numbers: Vec<u64> = told
        .iter()
        .filter(|(name, _)| *name == "step")
        .map(|(_, event)| field(event, "id").unwrap().strip_prefix("1.").unwrap().parse().unwrap())
        .collect();
    let seen = *numbers.last().unwrap();
    assert_eq!(numbers, (numbers[0]..=seen).collect::<Vec<_>>());
    assert!(seen < number, "it was told to reload before all was told");

    // Where it broke off it goes on.
    let mut again = Reader::open(&fixture, &table, &ben, "", Some(&format!("1.{seen}"))).await;
    let missed = again.steps(usize::try_from(number - seen).unwrap()).await;
    let numbers: Vec<_> = missed.iter().map(|event| event.data["step"]["number"].as_u64().unwrap()).collect();
    assert_eq!(numbers, (seen + 1..=number).collect::<Vec<_>>());
}

#[tokio::test]
async fn streams_of_one_address_are_capped() {
    let fixture = Fixture::with(&["--streams-per-address", "2"]).await;
    let (table, ada, ben) = fixture.duel().await;
    let one = Reader::open(&fixture, &table, &ada, "", None).await;
    let _other = Reader::open(&fixture, &table, &ben, "", None).await;
    let path = format!("/tables/{table}/stream");
    let refused = fixture.get(&path, Some(&ada)).await;
    assert_eq!((refused.status.as_u16(), refused.code()), (429, "too-many"));
    assert!(refused.headers.contains_key("retry-after"));
    drop(one);
    // The place is free as soon as the server notices.
    loop {
        let address = format!("{}/api/v1{path}", fixture.origin());
        let response = fixture.client.get(address).bearer_auth(&ada).send().await.unwrap();
        if response.status() == 200 {
            break;
        }
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn what_is_no_place_in_a_stream_is_refused() {
    let fixture = Fixture::start().await;
    let (table, ada, _) = fixture.duel().await;
    let wrong = fixture.get(&format!("/tables/{table}/stream?since=yesterday"), Some(&ada)).await;
    assert_eq!((wrong.status.as_u16(), wrong.code()), (400, "parameter"));
    let path = format!("/api/v1/tables/{table}/stream");
    let stranger = fixture.ask(Method::GET, &path, &[], None).await;
    assert_eq!((stranger.status.as_u16(), stranger.code()), (403, "no-spectators"));
    let none = fixture.post("/tables/none/stream", None, &json!({})).await;
    assert_eq!(none.status, 405);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn several_tables_are_told_over_one_stream_that_resumes_each_where_it_broke() {
    let fixture = Fixture::start().await;
    // One token sits at both tables.
    let (one, ada) = fixture.open(&solo()).await;
    let opened = fixture.post("/tables", Some(&ada), &solo()).await.fine();
    let other = text(&opened["table"]["id"]);
    let both = format!("/stream?table={one}&table={other}");
    let mut reader = Reader::at(&fixture, &both, &ada, None).await;
    for (table, row) in [(&one, "RRRR"), (&other, "YYYY"), (&one, "GGGG")] {
        fixture.act(table, &ada, &format!("row {row}")).await.fine();
    }
    let mut rows = Vec::new();
    let mut last = String::new();
    while rows.len() < 3 {
        let event = reader.next().await.expect("more events");
        last.clone_from(&event.id);
        let action = event.data["data"]["step"]["action"].as_str().unwrap_or("").to_owned();
        if action.starts_with("row ") {
            rows.push((text(&event.data["table"]), action));
        }
    }
    rows.sort();
    let mut wanted = vec![
        (one.clone(), "row RRRR".to_owned()),
        (one.clone(), "row GGGG".to_owned()),
        (other.clone(), "row YYYY".to_owned()),
    ];
    wanted.sort();
    assert_eq!(rows, wanted);
    assert!(last.contains(&format!("{one}@1.")) && last.contains(&format!("{other}@1.")), "{last}");
    drop(reader);

    // What happened meanwhile is told to who comes back, of each table once.
    fixture.act(&other, &ada, "row WWWW").await.fine();
    fixture.act(&one, &ada, "row BBBB").await.fine();
    let mut reader = Reader::at(&fixture, &both, &ada, Some(&last)).await;
    let mut rows = Vec::new();
    while rows.len() < 2 {
        let event = reader.next().await.expect("more events");
        if event.name == "step" {
            rows.push(text(&event.data["data"]["step"]["action"]));
        }
    }
    rows.sort();
    assert_eq!(rows, ["row BBBB", "row WWWW"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_is_not_for_the_reader_ends_alone() {
    let fixture = Fixture::start().await;
    let (own, ada) = fixture.open(&solo()).await;
    let (others, _) = fixture.open(&solo()).await;
    let path = format!("/stream?table={others}&table={own}");
    let mut reader = Reader::at(&fixture, &path, &ada, None).await;
    fixture.act(&own, &ada, "row RRRR").await.fine();
    let (mut refused, mut told) = (false, false);
    while !(refused && told) {
        let event = reader.next().await.expect("more events");
        refused |= event.name == "problem" && event.data["table"] == json!(others);
        told |= event.name == "step" && event.data["table"] == json!(own);
        assert!(event.data["table"] == json!(own) || event.name == "problem", "{event:?}");
    }
    for (path, status) in [
        (format!("/stream?table={others}"), 403),
        ("/stream".to_owned(), 400),
        (format!("/stream?table={own}@x"), 400),
        (format!("/stream?{}", "table=a&".repeat(33)), 400),
    ] {
        assert_eq!(fixture.get(&path, Some(&ada)).await.status, status, "{path}");
    }
}

/// A table where one person breaks codes.
fn solo() -> Value {
    json!({ "edition": "original", "mode": "solo", "seats": [{ "for": "here" }, { "for": "computer expert" }] })
}
