//! A newcomer's first commands: the game in the browser, and a round of the original, typed line by line.

mod support;

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;

use support::{keeping_in, run, start};
use tempfile::TempDir;

const PLAY: &[&str] = &["play", "original"];

#[test]
fn without_a_command_the_game_is_served_and_says_where() {
    let folder = TempDir::new().expect("a folder");
    let listen = ("CODEKNACKER_LISTEN", "127.0.0.1:0");
    let mut child = start(keeping_in(folder.path()).env(listen.0, listen.1).env("CODEKNACKER_STREAMS", "10"));
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("an output")).read_line(&mut line).expect("a line");
    let address = line.trim().strip_prefix("Codeknacker is at http://").expect(&line).to_owned();
    let mut page = String::new();
    let mut connection = TcpStream::connect(&address).expect("a server");
    write!(connection, "GET / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").expect("a request");
    connection.read_to_string(&mut page).expect("a page");
    child.kill().expect("a program to kill");
    child.wait().expect("an end");
    assert!(page.starts_with("HTTP/1.1 200") && page.contains("action=\"/new\""), "{page}");
}

#[test]
fn a_round_is_played_to_its_end() {
    // Ten rows use the board up, whatever the secret is; a solving row ends it earlier.
    let ended = run(PLAY, "RRYY\n".repeat(10).as_bytes());
    assert_eq!((ended.code, ended.complaint.as_str()), (Some(0), ""));
    for word in [
        "Row 1 of 10: RRYY\nRow 1: red, red, yellow, yellow. ",
        "\nThe secret: ",
        "\nThe match is over.\n",
        "\nRecord of the match: ",
    ] {
        assert!(ended.output.contains(word), "{word}: {}", ended.output);
    }
}

#[test]
fn a_bad_row_is_answered_with_everything_that_is_wrong_and_costs_no_row() {
    let ended = run(PLAY, b"rxyr.\n\nRRYB\nquit\n");
    assert_eq!(ended.code, Some(0));
    assert!(ended.output.contains("I don't know “x .”. Use R Y G B W K"), "{}", ended.output);
    assert!(ended.output.contains("1 too many: a row has only 4 holes"));
    assert!(ended.output.contains("Four holes are still empty"));
    assert!(
        ended.output.contains("Row 1: red, red, yellow, blue."),
        "the first row is still the first: {}",
        ended.output
    );
}

#[test]
fn resigning_shows_the_secret_and_a_closed_input_is_a_wish_to_leave() {
    let resigned = run(PLAY, b"resign\nyes\n");
    assert_eq!(resigned.code, Some(0));
    assert!(resigned.output.contains("The secret: ") && resigned.output.contains("Not cracked."));
    let kept = run(PLAY, b"resign\nno\n");
    assert!(!kept.output.contains("The secret: "), "a player who isn't sure plays on: {}", kept.output);
    let closed = run(PLAY, b"");
    assert_eq!(closed.code, Some(0));
    assert!(closed.output.ends_with("See you next time.\n"), "{}", closed.output);
    assert!(!closed.output.contains("The secret: "), "who leaves early is told no secret: {}", closed.output);
}

#[test]
fn every_game_has_a_promise_of_its_own() {
    let promise = || {
        let ended = run(PLAY, b"promise\n");
        let line = ended.output.lines().find(|line| line.starts_with("Promise: ")).map(str::to_owned);
        line.expect("a promise")
    };
    assert_ne!(promise(), promise());
}
