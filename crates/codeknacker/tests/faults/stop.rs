//! A server that is asked to stop.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process};
use tempfile::TempDir;

use crate::asked::PATIENCE;
use crate::duel::Duel;
use crate::follower::Follower;
use crate::node::{self, Node};

/// Begins a request whose body is still to come, and waits until the server wants it.
fn begin(origin: &str, duel: &Duel, length: usize) -> BufReader<TcpStream> {
    let address = origin.trim_start_matches("http://");
    let mut connection = TcpStream::connect(address).expect("a connection");
    connection.set_read_timeout(Some(PATIENCE)).expect("a limit");
    let head = format!(
        "POST /api/v1/tables/{}/actions HTTP/1.1\r\nHost: {address}\r\nAuthorization: Bearer {}\r\n\
         Content-Type: application/json\r\nContent-Length: {length}\r\nExpect: 100-continue\r\n\r\n",
        duel.table,
        duel.tokens[duel.turn()]
    );
    connection.write_all(head.as_bytes()).expect("a head");
    let mut connection = BufReader::new(connection);
    for expected in ["HTTP/1.1 100 Continue\r\n", "\r\n"] {
        let mut line = String::new();
        connection.read_line(&mut line).expect("a line");
        assert_eq!(line, expected);
    }
    connection
}

/// A server that was only just started; it is killed if the test ends before it does.
struct Starting(Child);

impl Starting {
    fn begin(database: &str) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_codeknacker"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--database", database]).env("LC_ALL", "C");
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        Self(command.spawn().expect("a server"))
    }

    /// How it ends once it is asked to.
    fn stopped(&mut self) -> ExitStatus {
        kill_process(Pid::from_child(&self.0), Signal::TERM).expect("a process");
        self.0.wait().expect("its end")
    }
}

impl Drop for Starting {
    fn drop(&mut self) {
        // A process that has ended needs no signal.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn a_server_stops_cleanly_at_any_moment_of_its_start() {
    // From the moment its database appears, to well after it has said where it is.
    for delay in [0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128] {
        let directory = TempDir::with_prefix("codeknacker-stop-").expect("a directory");
        let mut server = Starting::begin(&node::file(directory.path()));
        while !directory.path().join("games.db").exists() {
            thread::sleep(Duration::from_micros(100));
        }
        thread::sleep(Duration::from_millis(delay));
        assert_eq!(server.stopped().code(), Some(0), "after {delay} ms");
        // What it was about to make is whole.
        let mut again = Node::start(&node::file(directory.path()), &[]);
        again.terminate();
        assert_eq!(again.ended().code(), Some(0), "{}", again.log());
    }
}

#[test]
fn a_server_whose_database_never_answers_can_be_stopped() {
    let silent = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = silent.local_addr().expect("an address").port();
    let mut server = Starting::begin(&format!("postgres://nobody@127.0.0.1:{port}/games"));
    let _asked = silent.accept().expect("a question");
    assert_eq!(server.stopped().code(), Some(0));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_stops_ends_what_is_under_way() {
    let directory = TempDir::with_prefix("codeknacker-stop-").expect("a directory");
    let database = node::file(directory.path());
    // As patient as this test.
    let mut node = Node::start(&database, &["--body-seconds", "120", "--stop-seconds", "120"]);
    let mut duel = Duel::begin(&node.origin, &node.origin).await;
    let mut followers =
        [Follower::begin(&node.origin, &duel, 0).await, Follower::begin(&node.origin, &duel, 1).await];
    for _ in 0..3 {
        duel.play(&node.origin).await;
    }
    for follower in &mut followers {
        follower.until(3).await;
    }
    let body = duel.body().to_string();
    let mut request = begin(&node.origin, &duel, body.len());

    node.terminate();
    for follower in &mut followers {
        let names = follower.rest().await;
        assert_eq!(names.last().map(String::as_str), Some("bye"), "{names:?}");
    }
    // Nobody new is let in; connections still waiting just then are turned away.
    let turned_away = async || {
        reqwest::get(format!("{}/healthz", node.origin)).await.is_err_and(|error| error.is_connect())
    };
    while !turned_away().await {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    // What was under way is done, acknowledged and kept.
    request.get_mut().write_all(body.as_bytes()).expect("a body");
    let mut answer = String::new();
    request.read_to_string(&mut answer).expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 200 OK\r\n"), "{answer}");
    duel.number += 1;
    assert_eq!(node.ended().code(), Some(0), "{}", node.log());

    let again = Node::start(&database, &[]);
    duel.play(&again.origin).await;
    for follower in &mut followers {
        follower.resume(&again.origin).await;
        follower.until(5).await;
    }
}
