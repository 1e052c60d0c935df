//! The server's edge: who gets in, by which name, how often, and what it costs to be rude.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use reqwest::Method;
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};

use crate::support::{Answer, Fixture, text};

const JSON: (&str, &str) = ("content-type", "application/json");

/// How long something that has to happen may take on a machine that is busy.
const LONG: Duration = Duration::from_mins(1);

fn place(fixture: &Fixture) -> SocketAddr {
    fixture.origin().strip_prefix("http://").unwrap().parse().unwrap()
}

/// A connection from an address of this machine that takes as little as a system allows.
async fn connect(fixture: &Fixture, from: &str) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(2048).unwrap();
    socket.bind(format!("{from}:0").parse().unwrap()).unwrap();
    socket.connect(place(fixture)).await.unwrap()
}

/// What a connection is answered until it ends, as far as that can be read.
async fn heard(mut stream: TcpStream, request: &str) -> String {
    // Who was refused before asking may find the line closed.
    let _ = stream.write_all(request.as_bytes()).await;
    let mut bytes = Vec::new();
    let _ = tokio::time::timeout(LONG, stream.read_to_end(&mut bytes)).await.unwrap();
    String::from_utf8_lossy(&bytes).into_owned()
}

/// A number of the metrics.
async fn metric(fixture: &Fixture, name: &str) -> u64 {
    let metrics = fixture.ask(Method::GET, "/metrics", &[], None).await;
    let lines = metrics.value.as_str().unwrap_or("").to_owned();
    let line = lines.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.parse().ok());
    line.unwrap_or_else(|| panic!("{name} in {lines}"))
}

/// A body left unread closes the connection, perhaps under the caller's next request.
#[tokio::test]
async fn a_body_is_read_even_where_nothing_in_it_matters() {
    let fixture = Fixture::start().await;
    let mut stream = connect(&fixture, "127.0.0.1").await;
    let head = "POST /api/v1/tokens HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n\
                content-length: 4\r\nexpect: 100-continue\r\n\r\n";
    stream.write_all(head.as_bytes()).await.unwrap();
    // The server says so when it wants the body.
    let mut first = [0; 12];
    tokio::time::timeout(LONG, stream.read_exact(&mut first)).await.unwrap().unwrap();
    assert_eq!(String::from_utf8_lossy(&first), "HTTP/1.1 100");
    let next = "nullGET /api/v1/editions HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n";
    let answers = heard(stream, next).await;
    assert!(answers.contains("HTTP/1.1 201") && answers.contains("HTTP/1.1 200"), "{answers}");
}

#[tokio::test]
async fn whatever_tokens_come_along_a_seat_has_one_pace() {
    let fixture = Fixture::with(&["--actions-per-second", "1", "--actions-at-once", "2"]).await;
    let (table, _, ben) = fixture.duel().await;
    let path = format!("/api/v1/tables/{table}/actions");
    let body = json!({ "seat": 2, "number": 0, "action": "nonsense" }).to_string().into_bytes();
    let mut refused = 0;
    for round in 0..60 {
        let cookie = format!("other={round:032x}; seats={ben}");
        let headers = [("cookie", cookie.as_str()), ("sec-fetch-site", "same-origin"), JSON];
        let answer = fixture.ask(Method::POST, &path, &headers, Some(body.clone())).await;
        refused += u32::from(answer.code() == "too-many");
    }
    assert!(refused > 0, "sixty actions at once from one seat");
    // Nobody else's pace is used up by that.
    let stranger = fixture.ask(Method::POST, &path, &[JSON], Some(body)).await;
    assert_eq!(stranger.code(), "not-yours");
}

#[tokio::test]
async fn who_asks_for_the_servers_health_without_end_has_to_wait() {
    let fixture = Fixture::start().await;
    for path in ["/healthz", "/readyz", "/metrics"] {
        let begun = Instant::now();
        let refused = loop {
            let answer = fixture.ask(Method::GET, path, &[], None).await;
            if answer.status == 429 {
                break answer;
            }
            assert!(begun.elapsed() < LONG, "{path} has no limit");
        };
        assert!(refused.headers.contains_key("retry-after"), "{path}");
    }
    // The game goes on.
    assert_eq!(fixture.get("/editions/mini", None).await.status, 200);
}

#[tokio::test]
async fn a_foreign_host_gets_nothing() {
    let fixture = Fixture::with(&["--hosts", "games.example.org"]).await;
    for path in ["/", "/metrics", "/healthz", "/readyz", "/api/v1/editions", "/nowhere", "/favicon.ico"] {
        for (host, ours) in [
            ("evil.example", false),
            ("evil.example:8484", false),
            ("games.example.org", true),
            ("localhost:1", true),
        ] {
            let answer = fixture.ask(Method::GET, path, &[("host", host)], None).await;
            assert_eq!(answer.status == 421, !ours, "{host} {path} {}", answer.status);
            if !ours {
                assert_eq!(answer.code(), "foreign-host", "{path}");
            }
        }
    }
    // Such a name can be made to lead here, and what comes then looks as if our own page had sent it.
    let headers = [("host", "evil.example"), ("sec-fetch-site", "same-origin"), JSON];
    let body = json!({ "edition": "mini", "seats": [{ "for": "here" }, { "for": "person" }] }).to_string();
    let sent = fixture.ask(Method::POST, "/api/v1/tables", &headers, Some(body.into_bytes())).await;
    assert_eq!(sent.status, 421);
}

#[tokio::test]
async fn under_https_browsers_are_told_to_stay_with_it() {
    let secure = Fixture::with(&["--public-url", "https://play.example.org"]).await;
    let header = "strict-transport-security";
    for path in ["/", "/healthz", "/nowhere"] {
        let answer = secure.ask(Method::GET, path, &[], None).await;
        assert_eq!(answer.headers[header], "max-age=31536000", "{path}");
    }
    let plain = Fixture::start().await;
    assert!(!plain.ask(Method::GET, "/", &[], None).await.headers.contains_key(header));
}

/// Opens a table from a page at a host: what comes back, and the cookie it was opened with.
async fn open_at(fixture: &Fixture, host: &str) -> (Answer, String) {
    let origin = format!("http://{host}");
    let cookie = format!("seats={}", fixture.token().await);
    let headers = [("host", host), ("origin", origin.as_str()), ("cookie", &cookie), JSON];
    let body = json!({ "edition": "mini", "seats": [{ "for": "here" }, { "for": "person" }] }).to_string();
    let opened = fixture.ask(Method::POST, "/api/v1/tables", &headers, Some(body.into_bytes())).await;
    (opened, cookie)
}

#[tokio::test]
async fn on_the_local_network_a_host_name_will_do() {
    let fixture = Fixture::with(&["--lan"]).await;
    for host in ["box.local:8484", "box:8484", "192.168.7.7:8484"] {
        let (opened, cookie) = open_at(&fixture, host).await;
        assert_eq!(opened.status, 201, "{host}: {}", opened.value);
        // Links lead where those of the pages lead.
        let code = text(&opened.value["table"]["code"]);
        let page = fixture.ask(Method::GET, &format!("/t/{code}"), &[("cookie", &cookie)], None).await;
        let link = text(&opened.value["link"]);
        assert!(page.value.as_str().unwrap().contains(&link), "{link} in {}", page.value);
    }
    assert_eq!(open_at(&fixture, "evil.example").await.0.status, 421);
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn for_the_local_network_no_address_of_the_internet_is_listened_on() {
    let fixture = Fixture::with(&["--lan"]).await;
    let port = format!(":{:04X}", place(&fixture).port());
    let mut listening = Vec::new();
    for (file, everywhere) in [("/proc/net/tcp", 8), ("/proc/net/tcp6", 32)] {
        let Ok(table) = std::fs::read_to_string(file) else { continue };
        for line in table.lines() {
            let fields: Vec<_> = line.split_whitespace().collect();
            // The tenth state is that of a socket which listens.
            if fields.len() > 3 && fields[1].ends_with(&port) && fields[3] == "0A" {
                assert!(!fields[1].starts_with(&"0".repeat(everywhere)), "every address: {line}");
                listening.push(fields[1].to_owned());
            }
        }
    }
    assert!(listening.iter().any(|address| address.starts_with("0100007F")), "{listening:?}");
}

/// How a code or a link can be tried: method, path, headers.
type Way<'a> = (Method, &'a str, &'a [(&'a str, &'a str)]);

#[tokio::test]
async fn codes_that_find_nothing_have_to_be_waited_for_wherever_they_are_tried() {
    let fixture = Fixture::with(&["--code-misses-per-minute", "1", "--trusted-proxies", "127.0.0.1"]).await;
    let seats = json!([{ "for": "here" }, { "for": "person" }]);
    let token = fixture.token().await;
    let value = json!({ "edition": "mini", "seats": seats });
    let opened = fixture.post("/tables", Some(&token), &value).await.fine();
    let code = text(&opened["table"]["code"]);
    let form = ("content-type", "application/x-www-form-urlencoded");
    let ways: [Way<'_>; 10] = [
        (Method::GET, "/api/v1/codes/CODE", &[]),
        (Method::GET, "/t/CODE", &[]),
        (Method::GET, "/t/CODE/qr.svg", &[]),
        (Method::POST, "/t/CODE/act", &[form]),
        (Method::POST, "/t/CODE/sit", &[form]),
        (Method::POST, "/t/CODE/do", &[form]),
        (Method::POST, "/t/CODE/open", &[form]),
        (Method::POST, "/t/CODE/cover", &[form]),
        (Method::POST, "/move", &[form]),
        (Method::POST, "/api/v1/links", &[JSON]),
    ];
    for (place, (method, path, headers)) in ways.iter().enumerate() {
        let from = format!("192.0.2.{place}");
        let ask = async |code: &str, token: Option<&str>| {
            let mut headers = headers.to_vec();
            headers.push(("x-forwarded-for", &from));
            let bearer = token.map(|token| format!("Bearer {token}"));
            headers.extend(bearer.iter().map(|bearer| ("authorization", bearer.as_str())));
            let link = format!("{place:032x}");
            let body = match *path {
                "/api/v1/links" => json!({ "link": link }).to_string(),
                "/move" => format!("link={link}"),
                _ => String::new(),
            };
            let body = (*method == Method::POST).then(|| body.into_bytes());
            fixture.ask(method.clone(), &path.replace("CODE", code), &headers, body).await
        };
        // A link is followed by somebody with a token alone.
        let stranger = (!path.contains("CODE")).then_some(token.as_str());
        for _ in 0..2 {
            let missed = ask("zzzzz", stranger).await;
            assert!(missed.status != 429, "{path}: {}", missed.value);
        }
        let waits = ask("zzzzz", stranger).await;
        assert_eq!((waits.status.as_u16(), waits.code()), (429, "too-many-misses"), "{path}");
        let wait: u64 = waits.headers["retry-after"].to_str().unwrap().parse().unwrap();
        assert!((1..=60).contains(&wait), "{wait}");
        // Nor are they told whether there is one by now; its players still find it.
        assert_eq!(ask(&code, stranger).await.code(), "too-many-misses", "{path}");
        if path.contains("CODE") {
            assert_ne!(ask(&code, Some(&token)).await.code(), "too-many-misses", "{path}");
        }
    }
    let other = fixture.ask(Method::GET, &format!("/api/v1/codes/{code}"), &[], None).await;
    assert_eq!(other.status, 200, "another address is not concerned");
}

#[tokio::test]
async fn a_burst_of_wrong_codes_is_told_no_more_than_one_after_the_other() {
    let fixture = Fixture::with(&["--code-misses-per-minute", "1", "--requests-at-once", "1000"]).await;
    let paths = (0..200).map(|number| format!("/api/v1/codes/zz{number:05}"));
    let looks = paths.map(|path| {
        let fixture = &fixture;
        async move { fixture.ask(Method::GET, &path, &[], None).await }
    });
    let answers = futures_util::future::join_all(looks).await;
    let told = answers.iter().filter(|answer| answer.status == 404).count();
    assert_eq!(told, 2, "two are free");
    assert!(answers.iter().all(|answer| answer.status == 404 || answer.code() == "too-many-misses"));
}

#[tokio::test]
async fn nobody_is_sent_to_another_site_with_a_tab() {
    let fixture = Fixture::start().await;
    let client = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
    for back in
        ["%2F%09%2Fevil.com", "%2F%0A%2Fevil.com", "%2F%5Cevil.com", "%2F%2Fevil.com", "%2F%20%2Fevil.com"]
    {
        for (path, ends) in [("/settings", "/settings?saved=%2F"), ("/language", "/")] {
            let request = client
                .post(format!("{}{path}", fixture.origin()))
                .header("content-type", "application/x-www-form-urlencoded")
                .body(format!("back={back}&language=en"));
            let answer = request.send().await.unwrap();
            assert_eq!(answer.status(), 303);
            assert_eq!(answer.headers()["location"], ends, "{back} {path}");
        }
        // The link back from saved settings leads nowhere else, either.
        let saved = client.get(format!("{}/settings?saved={back}", fixture.origin())).send().await.unwrap();
        let page = saved.text().await.unwrap();
        assert!(
            page.contains("<form") && !page.contains("/evil.com") && !page.contains("\\evil.com"),
            "{back}"
        );
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn thirty_behind_one_address_open_the_page_follow_and_play_at_once() {
    let fixture = Fixture::start().await;
    let pupil = async || {
        let page = fixture.ask(Method::GET, "/", &[], None).await;
        assert_eq!(page.status, 200, "{}", page.value);
        let page = page.value.as_str().unwrap().to_owned();
        let assets = page.split('"').filter(|part| part.starts_with("/a/"));
        for asset in assets {
            assert_eq!(fixture.ask(Method::GET, asset, &[], None).await.status, 200, "{asset}");
        }
        let seats = json!([{ "for": "here" }, { "for": "computer" }]);
        let value = json!({ "edition": "original", "mode": "solo", "seats": seats });
        let (table, token) = fixture.open(&value).await;
        let address = format!("{}/api/v1/stream?table={table}", fixture.origin());
        let stream = fixture.client.get(address).bearer_auth(&token).send().await.unwrap();
        assert_eq!(stream.status(), 200);
        for row in ["row RRYY", "row GGBB", "row WWKK"] {
            fixture.act(&table, &token, row).await.fine();
        }
        stream
    };
    let class: Vec<_> = (0..30).map(|_| pupil()).collect();
    let streams = futures_util::future::join_all(class).await;
    assert_eq!(streams.len(), 30);
}

#[tokio::test]
async fn who_gets_no_stream_is_told_which_setting_says_so() {
    let fixture = Fixture::with(&["--streams-per-address", "1"]).await;
    let (table, ada, ben) = fixture.duel().await;
    let path = format!("/tables/{table}/stream");
    let address = format!("{}/api/v1{path}", fixture.origin());
    let _open = fixture.client.get(address).bearer_auth(&ada).send().await.unwrap();
    let refused = fixture.get(&path, Some(&ben)).await;
    assert_eq!((refused.status.as_u16(), refused.code()), (429, "too-many"));
    assert!(text(&refused.value["sentence"]).contains("--streams-per-address"), "{}", refused.value);
}

#[tokio::test]
async fn half_sent_heads_of_one_address_lock_nobody_else_out() {
    let fixture = Fixture::with(&["--connections-per-address", "20"]).await;
    let mut open = Vec::new();
    for _ in 0..20 {
        let mut stream = connect(&fixture, "127.0.0.7").await;
        stream.write_all(b"GET / HTTP/1.1\r\nHost: local").await.unwrap();
        open.push(stream);
    }
    let whole = "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    // The last of them may still be on its way in.
    let begun = Instant::now();
    while !heard(connect(&fixture, "127.0.0.7").await, whole).await.starts_with("HTTP/1.1 429") {
        assert!(begun.elapsed() < LONG, "an address may have as many connections as it likes");
    }
    let other = heard(connect(&fixture, "127.0.0.8").await, whole).await;
    assert!(other.starts_with("HTTP/1.1 200"), "{other}");
    drop(open);
    let begun = Instant::now();
    while !heard(connect(&fixture, "127.0.0.7").await, whole).await.starts_with("HTTP/1.1 200") {
        assert!(begun.elapsed() < LONG, "places stay taken");
    }
    assert!(metric(&fixture, "codeknacker_connections_refused").await > 0);
}

/// Asks for something long, many times over one connection, and reads none of it.
async fn leave_unread(fixture: &Fixture, from: &str) -> TcpStream {
    let mut stream = connect(fixture, from).await;
    let request = "GET /api/v1/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(20);
    stream.write_all(request.as_bytes()).await.unwrap();
    stream
}

#[tokio::test]
async fn a_reader_who_takes_nothing_is_cut_off() {
    let fixture = Fixture::with(&["--read-seconds", "1"]).await;
    let mut unread = Vec::new();
    for _ in 0..10 {
        unread.push(leave_unread(&fixture, "127.0.0.7").await);
    }
    let begun = Instant::now();
    while metric(&fixture, "codeknacker_connections_cut").await < 10 {
        assert!(begun.elapsed() < LONG, "what is unread is kept");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    // A slow reader gets all of it.
    let mut slow = connect(&fixture, "127.0.0.8").await;
    slow.write_all(b"GET /api/v1/openapi.json HTTP/1.0\r\n\r\n").await.unwrap();
    let mut bytes = Vec::new();
    while slow.read_buf(&mut bytes).await.unwrap() > 0 {
        if bytes.len() % 16 == 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
    assert!(bytes.ends_with(b"}"), "{} bytes", bytes.len());
}

#[tokio::test]
async fn an_address_that_leaves_too_much_unread_gets_no_more_long_answers() {
    // Nothing else may be the reason for a refusal.
    let flags = ["--unread-per-address", "65536", "--read-seconds", "600", "--requests-at-once", "100000"];
    let fixture = Fixture::with(&flags).await;
    let mut unread = Vec::new();
    let whole = "GET /api/v1/openapi.json HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    let begun = Instant::now();
    loop {
        unread.push(leave_unread(&fixture, "127.0.0.7").await);
        let answer = heard(connect(&fixture, "127.0.0.7").await, whole).await;
        if answer.starts_with("HTTP/1.1 429") {
            assert!(answer.to_lowercase().contains("retry-after:"), "{answer}");
            break;
        }
        assert!(begun.elapsed() < LONG && unread.len() < 500, "unread answers cost nothing");
    }
    // What is short still comes, and others get everything.
    let short = "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    assert!(heard(connect(&fixture, "127.0.0.7").await, short).await.starts_with("HTTP/1.1 200"));
    assert!(heard(connect(&fixture, "127.0.0.8").await, whole).await.starts_with("HTTP/1.1 200"));
    drop(unread);
    let begun = Instant::now();
    while !heard(connect(&fixture, "127.0.0.7").await, whole).await.starts_with("HTTP/1.1 200") {
        assert!(begun.elapsed() < LONG, "who hangs up still owes");
    }
}
