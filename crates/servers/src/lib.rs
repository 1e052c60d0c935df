//! PostgreSQL and NATS for tests and benchmarks: found on this machine, started with everything in a directory of
//! their own, stopped when dropped.
//!
//! Whatever is missing is a panic with a sentence that says how to get it: a test that could not run must not pass.

mod find;
mod nats;
mod postgres;
mod process;

pub use nats::Nats;
pub use postgres::{Database, Postgres, SHARED};

/// What a test says that needs a program which isn't here.
const ADVICE: &str = "`cargo xtask test` installs what the tests need, or says what to install";

/// Where `strace` is, for tests that watch what a program asks of the system.
pub fn strace() -> std::path::PathBuf {
    find::program("strace")
}

/// Where Chromium is, for tests that look at pages.
pub fn chromium() -> std::path::PathBuf {
    find::program("chromium")
}

/// The Debian packages with programs that the tests need and that aren't here.
pub fn missing() -> Vec<&'static str> {
    let needed = [
        ("postgres", "postgresql"),
        ("nats-server", "nats-server"),
        ("strace", "strace"),
        ("curl", "curl"),
        ("chromium", "chromium"),
    ];
    // Only Linux has `strace`, and the tests that need it.
    let needed = needed.into_iter().filter(|(name, _)| *name != "strace" || cfg!(target_os = "linux"));
    needed.filter(|(name, _)| find::look_for(name).is_none()).map(|(_, package)| package).collect()
}
