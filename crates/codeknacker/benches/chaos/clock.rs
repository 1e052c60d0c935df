//! A node's clock, which can be made to jump: libfaketime stands between the program and the system's calendar clock.
//! The program itself knows nothing of it; timers, which go by the monotonic clock, run as they are.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use tempfile::TempDir;

/// The clock of one node.
pub(crate) struct Clock {
    library: PathBuf,
    directory: TempDir,
}

impl Clock {
    /// A clock that is right so far.
    pub(crate) fn new() -> Self {
        let directory = TempDir::with_prefix("codeknacker-clock-").expect("a directory");
        let clock = Self { library: servers::faketime(), directory };
        clock.jump(0);
        clock
    }

    /// From now on it is so many seconds ahead of the system's, or behind.
    pub(crate) fn jump(&self, seconds: i64) {
        // As a whole, or a node might read half of it.
        let next = self.directory.path().join("next");
        fs::write(&next, format!("{seconds:+}\n")).expect("a clock");
        fs::rename(next, self.directory.path().join("offset")).expect("a clock");
    }

    /// Has a program go by it.
    pub(crate) fn wind(&self, command: &mut Command) {
        command.env("LD_PRELOAD", &self.library);
        command.env("FAKETIME_TIMESTAMP_FILE", self.directory.path().join("offset"));
        command.env("FAKETIME_CACHE_DURATION", "1").env("FAKETIME_DONT_FAKE_MONOTONIC", "1");
    }
}
