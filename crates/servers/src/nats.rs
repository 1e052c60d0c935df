//! A NATS of our own.

use std::fs::File;
use std::net::TcpStream;
use std::process::{Child, Stdio};

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
        if let Some(mut child) = self.child.take() {
            process::signal(&child, "KILL");
            child.wait().expect("the end of NATS");
        }
    }

    /// Starts the server, at the address it had.
    pub fn resume(&mut self) {
        let log = self.directory.path().join("log");
        let output = File::options().create(true).append(true).open(&log).expect("a log");
        let mut nats = process::command(&find::program("nats-server"), None);
        nats.args(["--addr", "127.0.0.1", "--port", &self.port.to_string()]).stdin(Stdio::null());
        nats.stdout(output.try_clone().expect("a log")).stderr(output);
        let mut child = nats.spawn().expect("NATS");
        process::until("the start of NATS", &log, || {
            process::runs(&mut child, "NATS", &log) && TcpStream::connect(("127.0.0.1", self.port)).is_ok()
        });
        self.child = Some(child);
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.stop();
    }
}
