//! PostgreSQL, NATS and the game's own server for tests and benchmarks: found on this machine, started with everything
//! in a directory of their own, stopped when dropped.
//!
//! Whatever is missing is a panic with a sentence that says how to get it: a test that could not run must not pass.

mod find;
mod nats;
mod postgres;
mod process;
mod serving;
mod wire;

pub use nats::Nats;
pub use postgres::{Database, Postgres, SHARED};
pub use serving::{Serving, newer_database};
pub use wire::Wire;

/// What a test says that needs a program which isn't here.
const ADVICE: &str = "`cargo xtask test` installs what the tests need, or says what to install";

/// The variable that forbids servers and browsers to tests that are meant to be quick: they must pass on a machine that has
/// none.
pub const NO_SERVERS: &str = "CODEKNACKER_TEST_NO_SERVERS";

/// Where `strace` is, for tests that watch what a program asks of the system.
pub fn strace() -> std::path::PathBuf {
    find::program("strace")
}

/// Where Chromium is, for tests that look at pages.
pub fn chromium() -> std::path::PathBuf {
    find::program("chromium")
}

/// Where libfaketime is, for tests in which a program's clock jumps.
pub fn faketime() -> std::path::PathBuf {
    find::faketime().unwrap_or_else(|| panic!("libfaketime is not installed; {ADVICE}"))
}

/// A command that is ended with the thread that starts it, where the system can see to that.
pub fn tied(program: &std::path::Path) -> std::process::Command {
    process::command(program, None)
}

/// Has a database do something, one statement after the other; what it answers, or complains about.
pub fn sql(address: &str, statements: &[&str]) -> Result<String, String> {
    process::ask(&mut psql(address, statements))
}

/// Has a database do something while the caller goes on: a statement may wait.
pub fn sql_beside(address: &str, statements: &[&str]) -> std::process::Child {
    let mut psql = psql(address, statements);
    psql.stdin(std::process::Stdio::null()).stdout(std::process::Stdio::null()).spawn().expect("`psql`")
}

/// `psql` with statements to do in one session.
fn psql(address: &str, statements: &[&str]) -> std::process::Command {
    let mut psql = std::process::Command::new(find::program("psql"));
    psql.args([
        "--no-psqlrc",
        "--quiet",
        "--tuples-only",
        "--no-align",
        "--set",
        "ON_ERROR_STOP=1",
        "--dbname",
    ]);
    psql.arg(address);
    for statement in statements {
        psql.args(["--command", statement]);
    }
    psql
}

/// The Debian packages with programs that the tests need and that aren't here.
pub fn missing() -> Vec<&'static str> {
    let needed = [
        ("postgres", "postgresql"),
        ("nats-server", "nats-server"),
        ("strace", "strace"),
        ("curl", "curl"),
        ("zsh", "zsh"),
        ("fish", "fish"),
        ("chromium", "chromium"),
    ];
    // Only Linux has `strace`, and the tests that need it.
    let needed = needed.into_iter().filter(|(name, _)| *name != "strace" || cfg!(target_os = "linux"));
    let programs = needed.filter(|(name, _)| find::look_for(name).is_none()).map(|(_, package)| package);
    let library = (cfg!(target_os = "linux") && find::faketime().is_none()).then_some("libfaketime");
    programs.chain(library).collect()
}
