//! A player at a terminal against one who plays by the API, over a real server: on the whole screen and line by line, with
//! the server killed in between.
#![cfg(unix)]

mod support;

use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use support::tty::{PATIENCE, Tty};
use support::{keeping_in, start};
use tempfile::TempDir;

/// A server of our own, killed when this is dropped.
struct Server {
    child: Child,
    origin: String,
}

impl Server {
    /// Serves a database at an address; port 0 is any that is free.
    fn start(folder: &Path, address: &str) -> Self {
        let database = format!("sqlite:{}", folder.join("games.db").display());
        let mut command = Command::new(env!("CARGO_BIN_EXE_codeknacker"));
        command.args(["serve", "--listen", address, "--database", &database]).env("LC_ALL", "C");
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().expect("a server");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("an output")).read_line(&mut line).expect("a line");
        let origin = line.trim_end().rsplit(' ').next().unwrap_or_default().to_owned();
        assert!(origin.starts_with("http://127.0.0.1:"), "{line:?}");
        Self { child, origin }
    }

    fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}

/// The program line by line, with somebody who types.
struct Talker {
    child: Child,
    input: ChildStdin,
    output: ChildStdout,
}

impl Talker {
    fn start(command: &mut Command) -> Self {
        let mut child = start(command);
        let input = child.stdin.take().expect("an input");
        let output = child.stdout.take().expect("an output");
        Self { child, input, output }
    }

    fn types(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("an input");
    }

    /// Reads until the program asks something, and gives what it said.
    fn until(&mut self, wanted: &str) -> String {
        until(&mut self.output, wanted)
    }

    fn until_any(&mut self, wanted: &[&str]) -> String {
        until_any(&mut self.output, wanted)
    }
}

/// Somebody who plays by the API.
struct Program {
    runtime: tokio::runtime::Runtime,
    client: reqwest::Client,
    origin: String,
    table: String,
    token: String,
}

impl Program {
    fn new(origin: &str) -> Self {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        // A line to a server that was killed is of no use.
        let client = reqwest::Client::builder().pool_max_idle_per_host(0).build().expect("a client");
        let (table, token) = (String::new(), String::new());
        let mut program = Self { runtime, client, origin: origin.to_owned(), table, token };
        let issued = program.post("/tokens", &json!({}));
        issued["token"].as_str().expect("a token").clone_into(&mut program.token);
        program
    }

    fn sent(&self, request: reqwest::RequestBuilder) -> Value {
        let request = if self.token.is_empty() { request } else { request.bearer_auth(&self.token) };
        self.runtime.block_on(async {
            let answer = request.send().await.expect("an answer");
            let fine = answer.status().is_success();
            let value: Value = answer.json().await.expect("JSON");
            assert!(fine, "{value}");
            value
        })
    }

    fn get(&self, path: &str) -> Value {
        self.sent(self.client.get(format!("{}/api/v1{path}", self.origin)))
    }

    fn post(&self, path: &str, body: &Value) -> Value {
        self.sent(self.client.post(format!("{}/api/v1{path}", self.origin)).json(body))
    }

    /// Opens a table for itself, called Ben, and another person; gives its code.
    fn opens(&mut self, wish: &Value) -> String {
        let mut body = wish.clone();
        body["seats"] = json!([{ "for": "here", "name": "Ben" }, { "for": "person" }]);
        let opened = self.post("/tables", &body);
        opened["table"]["id"].as_str().expect("an id").clone_into(&mut self.table);
        opened["table"]["code"].as_str().expect("a code").to_owned()
    }

    /// Sits down at the table of a code.
    fn sits(&mut self, code: &str) {
        self.get(&format!("/codes/{code}"))["id"].as_str().expect("an id").clone_into(&mut self.table);
        self.post(&format!("/tables/{}/seats", self.table), &json!({ "name": "Ben" }));
    }

    /// Waits until something is offered and does it.
    fn does(&self, action: &str) {
        let word = action.split(' ').next().unwrap_or_default();
        let tries = PATIENCE.as_millis() / 50;
        for _ in 0..tries {
            let state = self.get(&format!("/tables/{}", self.table));
            let offers = state["view"]["offers"].as_array().cloned().unwrap_or_default();
            if offers.iter().any(|offer| offer["action"] == word || offer["action"] == action) {
                let body = json!({ "number": state["number"], "action": action });
                self.post(&format!("/tables/{}/actions", self.table), &body);
                return;
            }
            thread::sleep(Duration::from_millis(50));
        }
        panic!("{action} is never offered");
    }
}

#[test]
fn on_the_whole_screen_a_match_goes_on_after_the_server_was_killed_and_after_the_terminal_was_left() {
    let folder = TempDir::new().expect("a folder");
    let mut server = Server::start(folder.path(), "127.0.0.1:0");
    let origin = server.origin.clone();
    let address = origin.trim_start_matches("http://").to_owned();
    let mut tty =
        Tty::plays(folder.path(), &["original", "--server", &origin, "--name", "Ada", "--first", "1"]);
    let waiting = tty.sees("Waiting for the others");
    let invitation = tty.sees("codeknacker play --server").replace(['\n', '│'], " ");
    let invitation = invitation.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(invitation.contains(&format!("{origin}/t/")), "{invitation}");
    assert!(invitation.contains(&format!("codeknacker play --server {origin} --table ")), "{invitation}");
    let (_, rest) = waiting.split_once("Table code: ").expect("a code");
    let code: String = rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect();
    let mut ben = Program::new(&origin);
    ben.sits(&code);

    tty.sees("Your turn: set the secret.");
    let board = tty.sees(&format!("Table {code}"));
    assert!(!board.lines().last().unwrap_or_default().contains("F2"), "no advice at this table: {board}");
    tty.press("wkwk\r");
    ben.does("row RRYY");
    tty.sees("Ben places row 1: red, red,");
    ben.does("row WKWK");
    tty.sees("The round is over.");
    tty.press("\r");

    server.kill();
    tty.sees("Connection lost.");
    // Nothing is due here, but an offer can be made, and waits.
    tty.press("\t");
    tty.sees("Offer to stop");
    tty.press("\u{1b}");
    let server = Server::start(folder.path(), &address);
    assert_eq!(server.origin, origin);
    ben.does("secret GGBB");
    tty.sees("Row 1 of");
    tty.press("rrgg\r");
    tty.sees("Row 1: red, red, green, green.");
    tty.press("\u{11}");
    let (_, said) = tty.ends();
    let back =
        format!("Your seat is saved. Come back with: codeknacker play --server {origin} --table {code}");
    // The terminal breaks the line where it is full.
    let unbroken = |text: &str| text.split_whitespace().collect::<String>();
    assert!(unbroken(&said).contains(&unbroken(&back)), "{said}");

    // The match played last is that one, and a bare host with its port leads there, too.
    let mut tty = Tty::plays(folder.path(), &["--resume"]);
    tty.sees("Row 2 of");
    tty.press("\u{11}");
    tty.ends();
    let mut tty = Tty::plays(folder.path(), &["--server", &address]);
    let lobby = tty.sees("Your games:");
    let own = lobby.lines().find(|line| line.contains('▸')).expect("a choice").to_owned();
    assert!(own.contains(&code), "{lobby}");
    tty.press("\r");
    tty.sees("Row 2 of");
    tty.press("ggbb\r");
    tty.sees("The match is drawn.");

    // A rematch is asked for, told, and answered.
    ben.post(&format!("/tables/{}/rematch", ben.table), &json!({}));
    tty.sees("Ben wants a rematch.");
    tty.press("\r");
    tty.sees("Ben's turn to set the secret.");
    ben.does("secret RRYY");
    tty.sees("Row 1 of");
    server_is_away(&mut tty, server, folder.path(), &address);
    tty.press("\u{11}");
    tty.ends();
}

/// What is placed while the line is broken waits for it.
fn server_is_away(tty: &mut Tty, mut server: Server, folder: &Path, address: &str) {
    server.kill();
    tty.sees("Connection lost.");
    tty.press("kkww\r");
    tty.sees("It will be sent when the connection is back.");
    let _server = Server::start(folder, address);
    tty.sees("Row 1: black, black, white, white.");
}

#[test]
fn a_table_waits_with_an_invitation_and_an_asked_rematch_is_told() {
    let folder = TempDir::new().expect("a folder");
    let server = Server::start(folder.path(), "127.0.0.1:0");
    let mut ben = Program::new(&server.origin);
    let code = ben.opens(&json!({ "edition": "mini", "first": 1 }));
    let mut tty = Tty::plays(folder.path(), &["--server", &server.origin, "--table", &code, "--name", "Ada"]);
    tty.sees("Ben's turn to set the secret.");
    ben.does("resign match");
    tty.sees("You win the match");
    tty.press("\r");
    tty.sees("You asked for a rematch.");
    tty.sees("Ctrl+D Withdraw");
    ben.post(&format!("/tables/{}/declines", ben.table), &json!({}));
    tty.sees("Ben doesn't want a rematch.");
    ben.post(&format!("/tables/{}/rematch", ben.table), &json!({}));
    tty.sees("Ben wants a rematch.");
    tty.press("\u{4}");
    until_told(&ben, |card| card["declined"] == json!([2]));
    tty.press("\r");
    tty.sees("You asked for a rematch.");
    ben.post(&format!("/tables/{}/rematch", ben.table), &json!({}));
    tty.sees("Your turn: set the secret.");
    tty.press("\u{11}");
    tty.ends();
}

#[test]
fn line_by_line_a_rematch_is_asked_told_and_played() {
    let folder = TempDir::new().expect("a folder");
    let server = Server::start(folder.path(), "127.0.0.1:0");
    let mut ben = Program::new(&server.origin);
    let code = ben.opens(&json!({ "edition": "mini", "first": 1 }));
    let arguments = ["play", "--plain", "--server", &server.origin, "--table", &code, "--name", "Ada"];
    let mut ada = Talker::start(keeping_in(folder.path()).args(arguments));
    ada.until("Round 1: Ben is the code maker.\n");
    ben.does("resign match");
    ada.until("to hear how it was played. ");
    ben.post(&format!("/tables/{}/rematch", ben.table), &json!({}));
    ada.until("Ben wants a rematch.\n");
    ada.until("Type decline to turn it down.\n");
    ada.types("no");
    until_told(&ben, |card| card["declined"] == json!([2]));
    ada.types("rematch");
    ada.until("You asked for a rematch.\n");
    ben.post(&format!("/tables/{}/declines", ben.table), &json!({}));
    ada.until("Ben doesn't want a rematch.\n");
    ben.post(&format!("/tables/{}/rematch", ben.table), &json!({}));
    ada.until("Ben wants a rematch.\n");
    ada.types("yes");
    ada.until("Your secret: ");
    ada.types("leave");
    ada.until("Really leave? The computer takes over. ");
    ada.types("yes");
    ada.until("Type return to take your seat back.\n");
    ada.types("return");
    ada.until("You take your seat back.\n");
    ada.types("quit");
    let mut said = String::new();
    ada.output.read_to_string(&mut said).expect("an output");
    assert!(said.contains(&format!("codeknacker play --server {} --table {code}", server.origin)), "{said}");
    ada.child.wait().expect("an end");
}

#[test]
fn a_player_who_leaves_the_terminal_is_shown_as_away_until_they_are_back() {
    let folders = [TempDir::new().expect("a folder"), TempDir::new().expect("a folder")];
    let server = Server::start(folders[0].path(), "127.0.0.1:0");
    let mut ada = Tty::plays(folders[0].path(), &["mini", "--server", &server.origin, "--name", "Ada"]);
    let waiting = ada.sees("Waiting for the others…");
    let code = waiting.split("Table code: ").nth(1).and_then(|rest| rest.split_whitespace().next());
    let code = code.unwrap_or_else(|| panic!("no code: {waiting}")).to_owned();
    let mut ben =
        Tty::plays(folders[1].path(), &["--server", &server.origin, "--table", &code, "--name", "Ben"]);
    ada.sees("Ben");
    ben.sees("Round 1");
    ben.press("\u{11}");
    ben.ends();
    ada.sees("Ben is away.");
    let arguments = ["play", "--resume", "--plain"];
    let mut child = start(keeping_in(folders[1].path()).args(arguments));
    ada.until("Ben is back", |screen| !screen.contents().contains("Ben is away."));
    let mut output = child.stdout.take().expect("an output");
    ada.press("\u{11}");
    ada.ends();
    until(&mut output, "Ada is away.\n");
    child.kill().expect("a child");
    child.wait().expect("an end");
}

#[test]
fn the_code_of_the_day_is_played_and_told() {
    let folder = TempDir::new().expect("a folder");
    let server = Server::start(folder.path(), "127.0.0.1:0");
    let address = server.origin.trim_start_matches("http://").to_owned();
    let arguments = ["daily", "mini", "--server", &address, "--name", "Ada", "--plain"];
    let mut child = start(keeping_in(folder.path()).args(arguments));
    child.stdin.take().expect("an input").write_all(b"resign\nyes\n\n").expect("lines");
    let mut said = String::new();
    child.stdout.take().expect("an output").read_to_string(&mut said).expect("an output");
    assert!(child.wait().expect("an end").success(), "{said}");
    assert!(said.contains("Not cracked this time."), "{said}");
    assert!(said.contains("Rows others needed") && said.contains("not cracked"), "{said}");
}

/// Waits until the table's card is as wanted.
fn until_told(program: &Program, wanted: impl Fn(&Value) -> bool) {
    let end = Instant::now() + PATIENCE;
    loop {
        let state = program.get(&format!("/tables/{}", program.table));
        if wanted(&state["table"]) {
            return;
        }
        assert!(Instant::now() < end, "{state}");
        thread::sleep(Duration::from_millis(20));
    }
}

/// Reads until the program asks something, and gives what it said.
fn until(output: &mut impl Read, wanted: &str) -> String {
    until_any(output, &[wanted])
}

/// Reads until the program asks one of these things, and gives what it said.
fn until_any(output: &mut impl Read, wanted: &[&str]) -> String {
    let mut said = Vec::new();
    let mut byte = [0];
    loop {
        let text = String::from_utf8_lossy(&said).into_owned();
        if wanted.iter().any(|wanted| text.ends_with(wanted)) {
            return text;
        }
        assert!(output.read(&mut byte).expect("an output") == 1, "{wanted:?} is never said: {text}");
        said.push(byte[0]);
    }
}

#[test]
fn line_by_line_a_whole_match_is_played_against_a_program() {
    let folder = TempDir::new().expect("a folder");
    let server = Server::start(folder.path(), "127.0.0.1:0");
    let mut ben = Program::new(&server.origin);
    let code = ben.opens(&json!({ "edition": "original", "first": 2 }));

    let arguments = ["play", "--plain", "--server", &server.origin, "--table", &code, "--name", "Ada"];
    let mut ada = Talker::start(keeping_in(folder.path()).args(arguments));
    ada.until("Your secret: ");
    ada.types("WKW");
    let refused = ada.until("Your secret: ");
    assert!(refused.contains("One hole is still empty"), "{refused}");
    ada.types("wkwk");
    ben.does("row RRYY");
    ben.does("row WKWK");
    ada.until("Ben places row 2: white, black, white, black. Four black.\n");
    ben.does("secret GGBB");
    ada.until("Row 1 of 10: ");
    ada.types("hint");
    let told = ada.until("Row 1 of 10: ");
    assert!(told.contains("No hints at this table."), "{told}");
    ada.types("ggbb");
    let mut rest = ada.until("to hear how it was played. ");
    // At the end a player who asks is told how it was played; an empty line leaves.
    ada.types("analysis\n");
    ada.output.read_to_string(&mut rest).expect("text");
    assert!(rest.contains("How round 2 was played:\nRow 1, GGBB: 1,296 possible before, 1 after."), "{rest}");
    assert!(rest.contains("Row 1: green, green, blue, blue. Four black."), "{rest}");
    assert!(rest.contains("Score: 1 for Ben, 2 for you.") || rest.contains("You win the match!"), "{rest}");
    assert!(ada.child.wait().expect("an end").success());
}

#[test]
fn a_new_table_is_private_unless_it_is_asked_for_in_public() {
    let folder = TempDir::new().expect("a folder");
    let server = Server::start(folder.path(), "127.0.0.1:0");
    let listed = || Program::new(&server.origin).get("/tables")["tables"].as_array().map_or(0, Vec::len);
    for (flags, tables) in [(&[][..], 0), (&["--public"], 1)] {
        let arguments = ["play", "original", "--plain", "--server", &server.origin, "--name", "Ada"];
        let mut child = start(keeping_in(folder.path()).args(arguments).args(flags));
        let mut output = child.stdout.take().expect("an output");
        until(&mut output, "Waiting for the others");
        assert_eq!(listed(), tables, "{flags:?}");
        child.kill().expect("an end");
        child.wait().expect("an end");
    }
}

/// Opens a public table that waits for one person.
fn opened(ben: &mut Program) -> String {
    ben.opens(&json!({ "edition": "original", "first": 1, "public": true }))
}

#[test]
fn on_the_whole_screen_a_table_is_chosen_in_the_lobby_or_opened_there() {
    let folder = TempDir::new().expect("a folder");
    let server = Server::start(folder.path(), "127.0.0.1:0");
    let mut tty = Tty::plays(folder.path(), &["--server", &server.origin]);
    tty.sees("No open tables. Open one!");
    let mut ben = Program::new(&server.origin);
    let code = opened(&mut ben);
    // Look again.
    tty.press("\u{1b}[15~");
    let lobby = tty.sees(&code);
    assert!(lobby.contains("Original") && lobby.contains("1 seat free"), "{lobby}");
    tty.press("zz\r");
    tty.sees("Table not found.");
    tty.press("\u{1b}");
    tty.until("no code", |screen| !screen.contents().contains("zz"));
    // Under a name, which the others see.
    tty.press("\u{1b}OQ");
    tty.press("Ada\r");
    tty.sees("Name: Ada");
    tty.press("\r");
    tty.sees("Ben's turn to set the secret.");
    assert_eq!(ben.get(&format!("/tables/{}", ben.table))["table"]["seats"][1]["name"], "Ada");
    ben.does("secret GGBB");
    tty.sees("Row 1 of");
    // Back to the lobby: the seat is kept, and found again by the table's code.
    tty.press("\u{e}");
    tty.sees("Your games:");
    tty.press(&format!("{code}\r"));
    tty.sees("Row 1 of");
    tty.press("\u{11}");
    tty.ends();

    // The seat that was taken is one's own; another table is opened from the list of editions.
    let mut tty = Tty::plays(folder.path(), &["--server", &server.origin]);
    tty.sees("Your games:");
    tty.press("\u{1b}[A\r");
    tty.sees("Which edition?");
    tty.press("\r");
    tty.sees("Start");
    tty.press("\r");
    let shown = tty.until("a table or a match", |screen| {
        let text = screen.contents();
        text.contains("Table code: ") || text.contains("Row 1 of")
    });
    assert!(!shown.contains("Which edition?"), "{shown}");
    tty.press("\u{11}");
    tty.ends();
}

#[test]
fn line_by_line_a_table_is_chosen_in_the_lobby_by_its_number() {
    let folder = TempDir::new().expect("a folder");
    let server = Server::start(folder.path(), "127.0.0.1:0");
    let mut ben = Program::new(&server.origin);
    let code = opened(&mut ben);
    let mut ada =
        Talker::start(keeping_in(folder.path()).args(["play", "--plain", "--server", &server.origin]));
    let asked = "Type a table's number or code, or new to open one: ";
    let said = ada.until(asked);
    let listed = format!("Tables at {}:\n1. Table {code}: Original, Ben, 1 seat free.\n", server.origin);
    assert!(said.starts_with(&listed), "{said}");
    ada.types("7");
    let said = ada.until(asked);
    assert!(said.contains("“7”. Type a number from 1 to 1, or a code"), "{said}");
    ada.types("1");
    ben.does("secret GGBB");
    ada.until("Row 1 of 10: ");
    ada.types("quit");
    assert!(ada.child.wait().expect("an end").success());

    let left = support::run_to_its_end(
        keeping_in(folder.path()).args(["play", "--plain", "--server", &server.origin]),
        b"",
    );
    assert_eq!(left.code, Some(0), "{}", left.complaint);
    let listed = format!("Your games:\n1. Table {code}: Original, Ben, ");
    assert!(left.output.starts_with(&listed), "{}", left.output);
    assert!(left.output.contains(&format!("No open tables at {}.", server.origin)), "{}", left.output);
}

#[test]
fn of_a_group_at_a_server_it_is_told_how_it_was_played() {
    let folder = TempDir::new().expect("a folder");
    let server = Server::start(folder.path(), "127.0.0.1:0");
    let seats = ["--seat", "person", "--seat", "computer:practised", "--seat", "computer:practised"];
    let mut ada = Talker::start(
        keeping_in(folder.path())
            .args([
                "play",
                "group-small",
                "--plain",
                "--server",
                &server.origin,
                "--name",
                "Ada",
                "--first",
                "1",
            ])
            .args(seats),
    );
    ada.until("Row 1 of 4: ");
    ada.types("RYGBW");
    let over = "to hear how it was played. ";
    // A computer may call before, and be right.
    if !ada.until_any(&["Row 2 of 4: ", over]).ends_with(over) {
        // Who gives up is out; the others play on to the end.
        ada.types("resign match\nyes");
        ada.until(over);
    }
    ada.types("analysis\n");
    let mut rest = String::new();
    ada.output.read_to_string(&mut rest).expect("text");
    assert!(rest.contains("How the game was played:\nAda: RYGBW. Codes possible then: Ada "), "{rest}");
    assert!(ada.child.wait().expect("an end").success());
}

#[test]
fn a_server_that_is_not_there_and_an_address_that_is_none_end_with_a_sentence() {
    let folder = TempDir::new().expect("a folder");
    let said = |server: &str| {
        let ended = support::run_to_its_end(
            keeping_in(folder.path()).args(["play", "--plain", "--server", server, "--table", "ABCD"]),
            b"",
        );
        assert_eq!(ended.code, Some(2), "{}", ended.complaint);
        ended.complaint
    };
    assert!(said("example").contains("“example” isn't a server address."), "{}", said("example"));
    // Nobody listens at the port of nothing.
    let gone = Server::start(folder.path(), "127.0.0.1:0").origin.clone();
    let told = said(&gone);
    assert!(told.contains(&format!("{gone} can't be reached")), "{told}");
}
