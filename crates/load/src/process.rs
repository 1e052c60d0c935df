//! The processes that are measured.

use std::net::SocketAddr;
use std::process::Command;

use servers::Serving;

/// A server that was started for this run and ends with it.
pub(crate) struct Process {
    serving: Serving,
    /// Where it listens.
    pub(crate) address: SocketAddr,
}

impl Process {
    /// Starts a server that says where it is in its first line.
    pub(crate) fn start(command: &mut Command) -> Result<Self, String> {
        let serving = Serving::start(command)?;
        let said = serving.origin.trim_start_matches("http://");
        let address = said.parse().map_err(|_| format!("the server did not say where it is: {said:?}"))?;
        Ok(Self { serving, address })
    }

    /// The most memory it had, in MB, where the system tells.
    pub(crate) fn peak(&self) -> Option<f64> {
        self.serving.peak()
    }

    /// The memory of its own, in MB, and the files that it has open now, where the system tells.
    pub(crate) fn held(&self) -> Option<(f64, usize)> {
        let files = std::fs::read_dir(format!("/proc/{}/fd", self.serving.id())).ok()?.count();
        Some((self.serving.anonymous()?, files))
    }

    /// The processor time that it has used, in seconds, where the system tells.
    pub(crate) fn work(&self) -> Option<f64> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.serving.id())).ok()?;
        // The name is in brackets and may hold anything; fields are counted after it.
        let fields: Vec<_> = stat.rsplit_once(')')?.1.split_whitespace().collect();
        let ticks: f64 = fields.get(11..13)?.iter().filter_map(|field| field.parse::<f64>().ok()).sum();
        let second = u32::try_from(rustix::param::clock_ticks_per_second()).ok()?;
        Some(ticks / f64::from(second))
    }

    /// Stops it at once: what it acknowledged must be on the disk already.
    pub(crate) fn kill(mut self) {
        self.serving.kill();
    }
}
