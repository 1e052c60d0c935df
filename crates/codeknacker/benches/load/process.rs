//! The processes that are measured.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

/// A server that was started for this run and ends with it.
pub(crate) struct Process {
    child: Child,
    /// Where it listens.
    pub(crate) address: SocketAddr,
}

impl Process {
    /// Starts a server that says where it is in its first line, at the end of it.
    pub(crate) fn start(command: &mut Command) -> Result<Self, String> {
        let command = command.stdin(Stdio::null()).stdout(Stdio::piped());
        let mut child = command.spawn().map_err(|error| format!("the server can't be started: {error}"))?;
        let mut line = String::new();
        let mut output = BufReader::new(child.stdout.take().ok_or("the server says nothing")?);
        output.read_line(&mut line).map_err(|error| error.to_string())?;
        let said = line.trim_end().rsplit('/').next().unwrap_or_default();
        if let Ok(address) = said.parse() {
            return Ok(Self { child, address });
        }
        let _ = child.kill();
        Err(format!("the server did not say where it is: {line:?}"))
    }

    /// The most memory it had, in MB, where the system tells.
    pub(crate) fn peak(&self) -> Option<f64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
        let kilobytes: f64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
        Some(kilobytes / 1024.0)
    }

    /// The processor time that it has used, in seconds, where the system tells.
    pub(crate) fn work(&self) -> Option<f64> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).ok()?;
        // The name stands in brackets and may hold anything; the fields are counted from behind it.
        let fields: Vec<_> = stat.rsplit_once(')')?.1.split_whitespace().collect();
        let ticks: f64 = fields.get(11..13)?.iter().filter_map(|field| field.parse::<f64>().ok()).sum();
        let second = u32::try_from(rustix::param::clock_ticks_per_second()).ok()?;
        Some(ticks / f64::from(second))
    }

    /// Stops it at once: what it acknowledged must be on the disk already.
    pub(crate) fn kill(mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
