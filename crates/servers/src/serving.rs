//! A process that serves and says where.

use std::fs::File;
use std::io::{BufRead as _, BufReader, Read as _};
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};

use tempfile::TempDir;

use crate::process;

/// A process that says in its first line where it serves: the game's own server, or a stand-in. It is killed when this
/// is dropped.
pub struct Serving {
    child: Child,
    output: BufReader<ChildStdout>,
    /// Where it is: `http://127.0.0.1:1234`.
    pub origin: String,
    directory: TempDir,
}

impl Serving {
    /// Starts it, with its log in a directory of its own. The error is what it said instead of an address.
    pub fn start(command: &mut Command) -> Result<Self, String> {
        let directory = TempDir::with_prefix("codeknacker-node-").expect("a directory");
        let log = File::create(directory.path().join("log")).expect("a log");
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(log);
        let mut child = command.spawn().map_err(|error| format!("{command:?}: {error}"))?;
        let mut output = BufReader::new(child.stdout.take().expect("an output"));
        let mut line = String::new();
        output.read_line(&mut line).map_err(|error| error.to_string())?;
        let origin = line.trim_end().rsplit(' ').next().unwrap_or_default().to_owned();
        let serving = Self { child, output, origin, directory };
        if serving.origin.starts_with("http://") {
            return Ok(serving);
        }
        Err(format!("the server says {line:?}\n{}", serving.log()))
    }

    /// Its number in the system.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// What it has logged.
    pub fn log(&self) -> String {
        std::fs::read_to_string(self.directory.path().join("log")).unwrap_or_default()
    }

    /// Kills it as `kill -9` does.
    pub fn kill(&mut self) {
        self.child.kill().expect("a signal");
        self.child.wait().expect("its end");
    }

    /// Asks it to stop, as the system does.
    pub fn terminate(&self) {
        process::signal(&self.child, "TERM");
    }

    /// Waits for its end by itself.
    pub fn ended(&mut self) -> ExitStatus {
        // Its output ends with it.
        self.output.read_to_string(&mut String::new()).expect("an output");
        self.child.wait().expect("its end")
    }

    /// Whether it has ended by itself.
    pub fn has_ended(&mut self) -> bool {
        self.child.try_wait().is_ok_and(|status| status.is_some())
    }

    /// The memory it has now, in MB, where the system tells.
    pub fn resident(&self) -> Option<f64> {
        self.memory("VmRSS:")
    }

    /// The most memory it had, in MB, where the system tells.
    pub fn peak(&self) -> Option<f64> {
        self.memory("VmHWM:")
    }

    /// The memory of its own, in MB, where the system tells: all but the pages of its files.
    pub fn anonymous(&self) -> Option<f64> {
        self.memory("RssAnon:")
    }

    fn memory(&self, field: &str) -> Option<f64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix(field))?;
        let kilobytes: f64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
        Some(kilobytes / 1024.0)
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        // A process that has ended needs no signal.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The sentence with which a program refuses a database of a newer version, among all that it said.
///
/// Programs of every version word it differently; all name the database's version and then the last one that they know.
pub fn newer_database(said: &str) -> Option<&str> {
    said.lines().map(str::trim).find(|line| {
        let numbers = line.split(|sign: char| !sign.is_ascii_digit()).filter(|digits| !digits.is_empty());
        let versions: Option<Vec<u64>> = numbers.map(|digits| digits.parse().ok()).collect();
        line.contains("database") && matches!(versions.as_deref(), Some([theirs, ours]) if theirs > ours)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_newer_database_is_refused_in_the_words_of_any_version() {
        let first = "The database is of a newer version: 2, this program knows up to 1. Use the program that wrote it.";
        let later =
            "The database has version 4; this program knows versions up to 3. Use the program that wrote it.";
        for sentence in [first, later] {
            let said = format!("the server says \"\"\n  codeknacker: {sentence}\n");
            assert!(newer_database(&said).is_some_and(|line| line.ends_with(sentence)), "{said}");
        }
        for other in [
            "The database has version 3; this program needs version 4. Start a server to upgrade it.",
            "2026-11-19T20:30:26Z  INFO the database is there, version 15",
            "codeknacker: The database can't be reached.",
        ] {
            assert_eq!(newer_database(other), None);
        }
    }
}
