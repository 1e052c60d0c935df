//! A serving process of our own.

use std::fs::File;
use std::io::{BufRead as _, BufReader, Read as _};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};

use rustix::process::{Pid, Signal, kill_process};
use tempfile::TempDir;

/// The limits that a test reaches sooner than people would.
const RAISED: [&str; 12] = [
    "--requests-per-second",
    "1000000",
    "--requests-at-once",
    "1000000",
    "--actions-per-second",
    "1000000",
    "--actions-at-once",
    "1000000",
    "--tables-per-hour",
    "1000000",
    "--streams",
    "100",
];

/// A process that serves. It is killed when this is dropped.
pub(crate) struct Node {
    child: Child,
    output: BufReader<ChildStdout>,
    /// Where it is: `http://127.0.0.1:1234`.
    pub(crate) origin: String,
    directory: TempDir,
}

impl Node {
    /// Starts a node over a database, with more flags.
    pub(crate) fn start(database: &str, flags: &[&str]) -> Self {
        Self::run(Command::new(env!("CARGO_BIN_EXE_codeknacker")), database, flags)
    }

    /// Starts a node by a command that becomes the program.
    pub(crate) fn run(mut command: Command, database: &str, flags: &[&str]) -> Self {
        let directory = TempDir::with_prefix("codeknacker-node-").expect("a directory");
        let log = File::create(directory.path().join("log")).expect("a log");
        command.args(["serve", "--listen", "127.0.0.1:0", "--database", database]);
        command.args(RAISED).args(flags).env("LC_ALL", "C");
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(log);
        let mut child = command.spawn().expect("the program starts");
        let mut output = BufReader::new(child.stdout.take().expect("an output"));
        let mut line = String::new();
        output.read_line(&mut line).expect("a line");
        let origin = line.trim_end().rsplit(' ').next().unwrap_or_default().to_owned();
        let node = Self { child, output, origin, directory };
        assert!(node.origin.starts_with("http://127.0.0.1:"), "the server says {line:?}\n{}", node.log());
        node
    }

    /// Its number in the system.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// What it has logged.
    pub(crate) fn log(&self) -> String {
        std::fs::read_to_string(self.directory.path().join("log")).unwrap_or_default()
    }

    /// Kills it as `kill -9` does.
    pub(crate) fn kill(&mut self) {
        self.child.kill().expect("a signal");
        self.child.wait().expect("its end");
    }

    /// Asks it to stop, as the system does.
    pub(crate) fn terminate(&self) {
        let id = Pid::from_child(&self.child);
        kill_process(id, Signal::TERM).expect("a signal");
    }

    /// Waits for its end by itself.
    pub(crate) fn ended(&mut self) -> ExitStatus {
        // Its output ends with it.
        self.output.read_to_string(&mut String::new()).expect("an output");
        self.child.wait().expect("its end")
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        // Whoever has ended already needs no signal.
        let _ = self.child.kill();
        let _ = self.child.wait();
        if std::thread::panicking() {
            eprintln!("{} logged:\n{}", self.origin, self.log());
        }
    }
}

/// The address of a database in a file.
pub(crate) fn file(directory: &Path) -> String {
    format!("sqlite:{}", directory.join("games.db").display())
}
