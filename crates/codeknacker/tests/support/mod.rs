//! The real program, run to its end.
#![allow(dead_code, reason = "not every test file needs all of it")]

#[cfg(unix)]
pub(crate) mod tty;

use std::io::Write;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;

use tempfile::TempDir;

/// What a run left behind.
pub(crate) struct Ended {
    pub(crate) code: Option<i32>,
    pub(crate) output: String,
    pub(crate) complaint: String,
}

/// The program, speaking English, keeping its matches somewhere under this folder.
pub(crate) fn keeping_in(folder: &Path) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_codeknacker"));
    program.env("LC_ALL", "C").env("XDG_DATA_HOME", folder);
    program
}

/// Starts the program with pipes for everything.
pub(crate) fn started(arguments: &[&str]) -> Child {
    start(keeping_in(Path::new(env!("CARGO_TARGET_TMPDIR"))).args(arguments))
}

/// Starts a program with pipes for everything.
pub(crate) fn start(program: &mut Command) -> Child {
    program
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts")
}

/// Runs the program on this input to its end; what it keeps goes with it.
pub(crate) fn run(arguments: &[&str], input: &[u8]) -> Ended {
    let folder = TempDir::new().expect("a folder");
    run_to_its_end(keeping_in(folder.path()).args(arguments), input)
}

/// Runs a program on this input to its end.
pub(crate) fn run_to_its_end(program: &mut Command, input: &[u8]) -> Ended {
    let mut child = start(program);
    let mut stdin = child.stdin.take().expect("an input");
    let ended = thread::scope(|scope| {
        // A program that stops at a bad line doesn't read the rest.
        scope.spawn(move || drop(stdin.write_all(input)));
        child.wait_with_output().expect("the program ends")
    });
    let text = |bytes| String::from_utf8(bytes).expect("text");
    Ended { code: ended.status.code(), output: text(ended.stdout), complaint: text(ended.stderr) }
}
