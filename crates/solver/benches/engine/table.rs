//! The table, and the clocks behind its figures.

use std::fs;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// How often a second the system counts the time of a whole program.
const TICKS: f64 = 100.0;

/// Writes the head of the table.
pub(crate) fn head() {
    println!("part      game          how                         figure  unit                    checked");
}

/// Writes a line, so that something is seen at once: a figure of a part of the engine, and what its results were
/// held to.
pub(crate) fn line(part: &str, game: &str, how: &str, figure: f64, unit: &str, checked: &str) {
    println!("{part:<10}{game:<14}{how:<24}{figure:>10.3}  {unit:<24}{checked}");
}

/// How long this thread has computed, where the system tells: others on the same machine don't count. Elsewhere how
/// long it has run.
pub(crate) fn thread_time() -> Duration {
    let computed = fs::read_to_string("/proc/thread-self/schedstat")
        .ok()
        .and_then(|text| text.split_whitespace().next()?.parse().ok());
    computed.map_or_else(running, Duration::from_nanos)
}

/// How long all threads of this program together have computed, to a hundredth of a second.
pub(crate) fn program_time() -> Duration {
    let computed = fs::read_to_string("/proc/self/stat").ok().and_then(|text| {
        // After the name in brackets; user time is the twelfth number there.
        let ticks: f64 = text.rsplit_once(')')?.1.split_whitespace().nth(11)?.parse().ok()?;
        Some(Duration::from_secs_f64(ticks / TICKS))
    });
    computed.unwrap_or_else(running)
}

fn running() -> Duration {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}
