//! Servers that close connections, as they may at any time.

use std::io::Write as _;
use std::net::TcpListener;
use std::sync::mpsc::{Receiver, channel};
use std::thread;

use wire::TableList;

use super::client::Trouble;
use super::hostile::{client, read_head};

const EMPTY: &[u8] = b"HTTP/1.1 200 OK\r\ncontent-length: 13\r\n\r\n{\"tables\":[]}";

/// A server that takes one connection per number, answers that many requests on it, and closes it when the next one
/// comes. It reports every connection.
fn server(connections: &'static [usize]) -> (String, Receiver<()>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let origin = format!("http://{}", listener.local_addr().expect("an address"));
    let (sender, taken) = channel();
    thread::spawn(move || {
        for requests in connections {
            let (mut stream, _) = listener.accept().expect("a caller");
            sender.send(()).expect("a test that runs");
            for _ in 0..*requests {
                read_head(&mut stream);
                stream.write_all(EMPTY).expect("a caller who listens");
            }
            read_head(&mut stream);
        }
    });
    (origin, taken)
}

#[test]
fn a_request_on_a_connection_that_was_closed_is_sent_again() {
    let (origin, taken) = server(&[1, 2]);
    let client = client(&origin);
    for request in 1..=3 {
        let answered = client.get::<TableList>("/tables");
        assert!(answered.is_ok(), "request {request}: {:?}", answered.err());
    }
    assert_eq!(taken.try_iter().count(), 2);
}

#[test]
fn a_server_that_closes_every_connection_is_given_up() {
    let (origin, taken) = server(&[0, 0, 0]);
    let Err(Trouble::Away(why)) = client(&origin).get::<TableList>("/tables") else {
        panic!("nobody answered");
    };
    assert_eq!(why, "the connection broke off");
    assert_eq!(taken.try_iter().count(), 2);
}
