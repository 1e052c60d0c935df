//! Hostile servers: nothing they say moves the cursor, and nothing they send without end fills memory.

use std::io::{Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::thread::{self, JoinHandle};

use wire::TableList;
use words::{Language, Words};

use super::client::{Client, Trouble};

/// A server that answers one request with this head and beginning, then with these bytes without end, if any. Returns
/// how much it could send when the connection is cut.
fn server(begin: &'static str, endless: &'static [u8]) -> (String, JoinHandle<usize>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let origin = format!("http://{}", listener.local_addr().expect("an address"));
    let answering = thread::spawn(move || {
        let (mut stream, _) = listener.accept().expect("a caller");
        read_head(&mut stream);
        let mut sent = 0;
        let mut block = begin.as_bytes().to_vec();
        while stream.write_all(&block).is_ok() {
            sent += block.len();
            if endless.is_empty() {
                break;
            }
            block = endless.repeat(1 << 16);
        }
        sent
    });
    (origin, answering)
}

pub(super) fn read_head(stream: &mut TcpStream) {
    let mut head = Vec::new();
    let mut block = [0; 1024];
    while !head.windows(4).any(|end| end == b"\r\n\r\n") {
        let read = stream.read(&mut block).expect("a request");
        assert!(read > 0, "a request has a head");
        head.extend_from_slice(&block[..read]);
    }
}

pub(super) fn client(origin: &str) -> Client {
    Client::new(origin, Words::of(Language::English))
}

const ENDLESS: &str = "HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n";

/// More than a patient client may take.
const TOO_MUCH: usize = 200 << 20;

#[test]
fn what_a_server_says_moves_no_cursor() {
    let (origin, _) = server(
        "HTTP/1.1 422 Unprocessable\r\nconnection: close\r\n\r\n\
         {\"code\":\"no\",\"sentence\":\"\\u001b]0;x\\u0007 \\u009b2J \\u202eevil\\nline\"}",
        b"",
    );
    let Err(Trouble::Refused { sentence, .. }) = client(&origin).get::<TableList>("/tables") else {
        panic!("it is refused")
    };
    assert_eq!(sentence, "\\u{1b}]0;x\\u{7} \\u{9b}2J \\u{202e}evil\\nline");
}

#[test]
fn a_line_of_a_stream_that_never_ends_is_given_up() {
    let (origin, answering) = server(
        "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\nconnection: close\r\n\r\ndata: ",
        b"xxxx",
    );
    let read = client(&origin).stream("/tables/x/stream", None, |_, _, _| true);
    assert!(matches!(read, Err(Trouble::Away(_))), "{read:?}");
    assert!(answering.join().expect("a server") < TOO_MUCH);
}

#[test]
fn an_event_of_lines_that_never_end_is_given_up() {
    let (origin, answering) = server(
        "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\nconnection: close\r\n\r\nevent: table\n",
        b"data: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\n",
    );
    let read = client(&origin).stream("/tables/x/stream", None, |_, _, _| true);
    assert!(matches!(read, Err(Trouble::Away(_))), "{read:?}");
    assert!(answering.join().expect("a server") < TOO_MUCH);
}

#[test]
fn answers_that_never_end_are_given_up() {
    let (origin, answering) = server(ENDLESS, b"[[[[");
    assert!(client(&origin).get::<TableList>("/tables").is_err());
    assert!(answering.join().expect("a server") < TOO_MUCH);
    let (origin, answering) = server(ENDLESS, b"    ");
    assert!(client(&origin).get::<TableList>("/tables").is_err());
    assert!(answering.join().expect("a server") < TOO_MUCH);
    let (origin, answering) = server(ENDLESS, b"text");
    assert!(client(&origin).text("/matches/x/record").is_err());
    assert!(answering.join().expect("a server") < TOO_MUCH);
}
