//! A NATS of our own.

use std::net::TcpStream;
use std::process::Child;

use tempfile::TempDir;

use crate::{find, process};

/// A NATS server. It is stopped when this is dropped.
pub struct Nats {
    directory: TempDir,
    port: u16,
    child: Option<Child>,
}

impl Nats {
    /// Starts a new server.
    pub fn start() -> Self {
        let mut server = Self::absent();
        server.resume();
        server
    }

    /// A server that has an address but was not started yet.
    pub fn absent() -> Self {
        let directory = TempDir::with_prefix("codeknacker-nats-").expect("a directory");
        Self { directory, port: process::port(), child: None }
    }

    /// Its address.
    pub fn address(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Stops the server at once.
    pub fn stop(&mut self) {
        process::stop(&mut self.child, "NATS", "KILL");
    }

    /// Starts the server, at the address it had.
    pub fn resume(&mut self) {
        let log = self.directory.path().join("log");
        let mut nats = process::command(&find::program("nats-server"), None);
        nats.args(["--addr", "127.0.0.1", "--port", &self.port.to_string()]);
        let is_ready = || TcpStream::connect(("127.0.0.1", self.port)).is_ok();
        self.child = Some(process::start(&mut nats, "NATS", &log, is_ready));
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.stop();
    }
}
