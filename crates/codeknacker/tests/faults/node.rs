//! A serving process of our own.

use std::ops::{Deref, DerefMut};
use std::path::Path;
use std::process::Command;

use servers::Serving;

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
pub(crate) struct Node(Serving);

impl Node {
    /// Starts a node over a database, with more flags.
    pub(crate) fn start(database: &str, flags: &[&str]) -> Self {
        Self::run(Command::new(env!("CARGO_BIN_EXE_codeknacker")), database, flags)
    }

    /// Starts a node by a command that becomes the program.
    pub(crate) fn run(mut command: Command, database: &str, flags: &[&str]) -> Self {
        command.args(["serve", "--listen", "127.0.0.1:0", "--database", database]);
        command.args(RAISED).args(flags).env("LC_ALL", "C");
        Self(Serving::start(&mut command).unwrap_or_else(|complaint| panic!("{complaint}")))
    }
}

impl Deref for Node {
    type Target = Serving;

    fn deref(&self) -> &Serving {
        &self.0
    }
}

impl DerefMut for Node {
    fn deref_mut(&mut self) -> &mut Serving {
        &mut self.0
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("{} logged:\n{}", self.origin, self.log());
        }
    }
}

/// The address of a database in a file.
pub(crate) fn file(directory: &Path) -> String {
    format!("sqlite:{}", directory.join("games.db").display())
}
