//! Where it all takes place: the databases and the processes.

use std::path::PathBuf;
use std::process::Command;

use tempfile::TempDir;

use crate::LoadLine;
use crate::process::Process;

/// The limits that are raised for the run, as the server's own flags.
const RAISED: [(&str, &str); 8] = [
    ("--requests-per-second", "4000000000"),
    ("--requests-at-once", "4000000000"),
    ("--actions-per-second", "4000000000"),
    ("--actions-at-once", "4000000000"),
    ("--tables-per-hour", "4000000000"),
    ("--tokens-per-hour", "4000000000"),
    ("--connections-per-address", "4000000000"),
    ("--header-seconds", "600"),
];

/// A database for the server and others for the yardstick.
pub(crate) struct LoadStage {
    /// Where the server's matches live.
    pub(crate) database: String,
    /// Where those of the yardstick live.
    pub(crate) null: String,
    /// Where those of the yardstick for requests without streams live.
    pub(crate) bare: String,
    /// The program of the server.
    program: PathBuf,
    /// The limit on streams.
    streams: u32,
    _directory: TempDir,
}

impl LoadStage {
    /// Sets the stage, and says which limits are raised.
    pub(crate) fn set(line: &LoadLine) -> Result<Self, String> {
        let directory = TempDir::with_prefix("codeknacker-load-").map_err(|error| error.to_string())?;
        let file = |name: &str| format!("sqlite:{}", directory.path().join(name).display());
        let database = line.database.clone().unwrap_or_else(|| file("games.db"));
        // The yardstick commits where the server commits, to matches of its own.
        let null = line.database.clone().unwrap_or_else(|| file("null.db"));
        let bare = line.database.clone().unwrap_or_else(|| file("bare.db"));
        let program = line.program.clone().map_or_else(beside, Ok)?;
        let streams = line.streams + 2 * line.matches + 64;
        let stage = Self { database, null, bare, program, streams, _directory: directory };
        if !line.json {
            let raised = RAISED.map(|(flag, value)| format!("{flag} {value}")).join(" ");
            println!("limits of this server: {raised} --streams {streams} --streams-per-address {streams}");
        }
        Ok(stage)
    }

    /// Starts the server.
    pub(crate) fn server(&self) -> Result<Process, String> {
        let mut command = Command::new(&self.program);
        command.args(["serve", "--listen", "127.0.0.1:0", "--log", "warn", "--database", &self.database]);
        command.args(RAISED.iter().flat_map(|(flag, value)| [flag, value]));
        let streams = self.streams.to_string();
        command.args(["--streams", &streams, "--streams-per-address", &streams]);
        Process::start(&mut command)
    }

    /// Starts the yardstick: this program itself.
    pub(crate) fn yardstick(database: &str) -> Result<Process, String> {
        let itself = std::env::current_exe().map_err(|error| error.to_string())?;
        Process::start(Command::new(itself).args(["--null", database]))
    }
}

/// The program that was built together with this one.
fn beside() -> Result<PathBuf, String> {
    let itself = std::env::current_exe().map_err(|error| error.to_string())?;
    Ok(itself.with_file_name(format!("codeknacker{}", std::env::consts::EXE_SUFFIX)))
}
