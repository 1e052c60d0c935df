//! Seats, tokens and keys at a fake server.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpListener;

use serde_json::json;
use wire::Warning;
use words::Language;

use super::*;
use crate::server::sample::{self, card};
use crate::server::table::Distant;

/// A server that knows one table and records every token it is sent. It accepts only its own.
fn fake(own: &'static str) -> (String, Receiver<Option<String>>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let origin = format!("http://{}", listener.local_addr().unwrap());
    let (sender, sent) = channel();
    thread::spawn(move || {
        for stream in listener.incoming() {
            let mut reader = BufReader::new(stream.unwrap());
            let (mut first, mut token, mut length) = (String::new(), None, 0);
            reader.read_line(&mut first).unwrap();
            loop {
                let mut line = String::new();
                reader.read_line(&mut line).unwrap();
                let Some((name, value)) = line.trim().split_once(": ") else { break };
                match name.to_lowercase().as_str() {
                    "authorization" => token = value.strip_prefix("Bearer ").map(str::to_owned),
                    "content-length" => length = value.parse().unwrap(),
                    _ => {}
                }
            }
            reader.by_ref().take(length).read_to_end(&mut Vec::new()).unwrap();
            let (status, body) = match first.split(' ').nth(1).unwrap() {
                _ if token.as_deref().is_some_and(|token| token != own) => {
                    (401, json!({ "code": "token", "sentence": "no" }))
                }
                "/api/v1/tokens" => (201, json!({ "token": own })),
                "/api/v1/codes/abc" => (200, json!(card([Some("Ada"), None]))),
                _ => (200, json!(sample::state(card([Some("Ada"), None]), 1))),
            };
            let body = body.to_string();
            let head = format!("HTTP/1.1 {status} X\r\ncontent-type: application/json\r\nconnection: close");
            // Record first, then answer: the caller looks as soon as the answer is there.
            if sender.send(token).is_err() {
                return;
            }
            write!(reader.get_mut(), "{head}\r\ncontent-length: {}\r\n\r\n{body}", body.len()).unwrap();
        }
    });
    (origin, sent)
}

/// Sits down at the table of a code; returns the tokens that were sent.
fn sits(origin: &str, folder: &std::path::Path, sent: &Receiver<Option<String>>) -> Vec<String> {
    let wish = Wish { folder: Some(folder.join("matches")), ..Wish::default() };
    let words = Words::of(Language::English);
    ServerLink::sit(origin, Some("abc"), &wish, words, &mut crate::chance::system()).unwrap();
    sent.try_iter().flatten().collect()
}

#[test]
fn a_server_gets_the_token_that_it_issued_and_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let (real, told_real) = fake("aaaa");
    let (other, told_other) = fake("bbbb");
    assert_eq!(sits(&real, folder.path(), &told_real), ["aaaa", "aaaa"]);
    assert_eq!(sits(&real, folder.path(), &told_real), ["aaaa", "aaaa"], "it is kept");
    assert_eq!(sits(&other, folder.path(), &told_other), ["bbbb", "bbbb"]);
    // The other server's file under this one's name is not believed.
    let seats = folder.path().join("seats");
    let file = |port: &str| {
        let files = std::fs::read_dir(&seats).unwrap().map(|file| file.unwrap().path());
        files.into_iter().find(|path| path.to_str().unwrap().ends_with(port)).unwrap()
    };
    let port = |origin: &str| origin.rsplit(':').next().unwrap().to_owned();
    std::fs::copy(file(&port(&real)), file(&port(&other))).unwrap();
    assert_eq!(sits(&other, folder.path(), &told_other), ["bbbb", "bbbb"]);
}

#[test]
fn a_token_that_its_server_forgot_is_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let (origin, sent) = fake("aaaa");
    Purse::of(Some(&folder.path().join("matches")), &origin).keep("0000");
    assert_eq!(sits(&origin, folder.path(), &sent), ["0000", "aaaa", "aaaa"]);
    assert_eq!(sits(&origin, folder.path(), &sent), ["aaaa", "aaaa"]);
}

#[test]
fn a_key_press_tells_the_server_that_a_warned_player_is_here() {
    let folder = tempfile::tempdir().unwrap();
    let (origin, _sent) = fake("aaaa");
    let wish = Wish { folder: Some(folder.path().join("matches")), ..Wish::default() };
    let words = Words::of(Language::English);
    let mut link = ServerLink::sit(&origin, Some("abc"), &wish, words, &mut crate::chance::system()).unwrap();
    let (sender, orders) = channel();
    link.orders = Some(sender);
    let (mut table, _) = Distant::new(words, link);
    let mut keys = |warned: Option<i64>, until: i64| {
        let warning = warned.map(|seat| Warning { seat, by: 3 - seat, until, then: "win".into() });
        let state = TableState { warning, ..sample::state(card([Some("Ada"), Some("Bob")]), 1) };
        table.hear(News::State(Box::new(state)));
        table.be_here();
        table.be_here();
        orders.try_iter().filter(|order| matches!(order, Order::Here(OfSeat { seat: Some(1) }))).count()
    };
    assert_eq!(keys(None, 0), 0, "nobody is missed");
    assert_eq!(keys(Some(2), 1), 0, "the other one is");
    assert_eq!(keys(Some(1), 2), 1, "once, however many keys");
    assert_eq!(keys(Some(1), 2), 0);
    assert_eq!(keys(Some(1), 3), 1, "another warning");
}

#[test]
fn a_new_table_is_private_unless_it_is_wished_public() {
    let words = Words::of(Language::English);
    for public in [false, true] {
        let wish = Wish { game: Some("original".to_owned()), public, ..Wish::default() };
        assert_eq!(wanted(&wish, words).unwrap().public, public);
    }
}
