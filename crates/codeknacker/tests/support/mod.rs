//! The real program, run to its end.
#![allow(dead_code, reason = "not every test file needs all of it")]

use std::io::Write;
use std::process::{Child, Command, Stdio};
use std::thread;

/// What a run left behind.
pub(crate) struct Ended {
    pub(crate) code: Option<i32>,
    pub(crate) output: String,
    pub(crate) complaint: String,
}

/// Starts the program with pipes for everything.
pub(crate) fn started(arguments: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_codeknacker"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts")
}

/// Runs the program on this input to its end.
pub(crate) fn run(arguments: &[&str], input: &[u8]) -> Ended {
    let mut child = started(arguments);
    let mut stdin = child.stdin.take().expect("an input");
    let ended = thread::scope(|scope| {
        // A program that stops at a bad line doesn't read the rest.
        scope.spawn(move || drop(stdin.write_all(input)));
        child.wait_with_output().expect("the program ends")
    });
    let text = |bytes| String::from_utf8(bytes).expect("text");
    Ended { code: ended.status.code(), output: text(ended.stdout), complaint: text(ended.stderr) }
}
