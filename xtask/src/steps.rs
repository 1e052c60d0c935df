//! The steps that are one or two calls of cargo.

use std::process::Command;

use crate::command;
use crate::fuzz;
use crate::npm;
use crate::packages;
use crate::project::Project;
use crate::summary::StepOutcome;
use crate::tools;

/// Every source is formatted, those of the fuzz targets outside the workspace included.
pub(crate) fn fmt(project: &Project) -> StepOutcome {
    let workspace = tools::component(project, "fmt", "rustfmt")
        .and_then(|()| command::run(project.cargo().args(["fmt", "--all", "--check"])));
    let targets = fuzz::targets(&project.root);
    if targets.is_empty() {
        return workspace.into();
    }
    let mut rustfmt = Command::new("rustfmt");
    rustfmt.current_dir(&project.root).args(["--edition", "2024", "--check"]);
    rustfmt.args(targets.iter().map(|name| format!("fuzz/fuzz_targets/{name}.rs")));
    workspace.and(command::run(&mut rustfmt)).into()
}

/// Neither the compiler nor clippy has anything to remark, in any target of any crate: those that only a feature builds, too.
pub(crate) fn clippy(project: &Project) -> StepOutcome {
    let words =
        ["clippy", "--workspace", "--all-targets", "--all-features", "--locked", "--", "-D", "warnings"];
    tools::component(project, "clippy", "clippy")
        .and_then(|()| command::run(project.cargo().args(words)))
        .into()
}

/// The documentation builds, private items included, and every link in it leads somewhere.
pub(crate) fn docs(project: &Project) -> StepOutcome {
    let words = ["doc", "--workspace", "--no-deps", "--document-private-items", "--locked"];
    command::run(project.cargo().args(words).env("RUSTDOCFLAGS", "-D warnings")).into()
}

/// Unit and integration tests. The runner prints each test's name and result. Then the micro benchmarks once each, which
/// checks their answers and times nothing.
pub(crate) fn tests(project: &Project) -> StepOutcome {
    // Of the workspace, so that the crates are used as the tests have built them.
    let once = ["test", "--locked", "--workspace", "--bench", "kernels"];
    let tests = nextest(project, &["--workspace"]);
    tests.and(command::run(project.cargo().args(once))).into()
}

/// The tests that need no server, no browser and no patience, for while one works: nextest's profile `quick` says which.
pub(crate) fn quick(project: &Project) -> StepOutcome {
    // Where they can't be installed, the few tests that need them fail and say so.
    if let Err(reason) = packages::ready_for(&QUICK) {
        println!("{reason}");
    }
    let quickly = |mut nextest: Command| {
        // A test that starts a server must not pass here just because this machine has one.
        nextest.env(servers::NO_SERVERS, "1");
        run(nextest, &["--workspace", "--profile", "quick"])
    };
    tools::NEXTEST.command(project).and_then(quickly).into()
}

/// What quick tests start, as Debian calls it.
const QUICK: [&str; 3] = ["curl", "zsh", "fish"];

/// The tests of the store and of the tables alone, with both databases and the bus.
pub(crate) fn store(project: &Project) -> StepOutcome {
    nextest(project, &["--package", "codeknacker-store", "--package", "codeknacker-tables"]).into()
}

/// The tests in a real browser alone.
pub(crate) fn browser(project: &Project) -> StepOutcome {
    nextest(project, &["--package", "codeknacker-browser", "--package", "codeknacker-web", "-E", BROWSER])
        .into()
}

/// Which tests are in a real browser.
const BROWSER: &str = "package(codeknacker-browser) | binary(browser) | binary(pocket_browser)";

/// Runs tests; the servers that they start are installed before.
fn nextest(project: &Project, which: &[&str]) -> Result<(), String> {
    packages::ready()?;
    let axe = npm::AXE.ready(project)?;
    let mut nextest = tools::NEXTEST.command(project)?;
    nextest.env("CODEKNACKER_AXE", axe);
    // One server for all: it is stopped when this returns, whatever came of the tests.
    let server = servers::Postgres::start();
    nextest.env(servers::SHARED, server.address());
    run(nextest, which)
}

/// Runs tests and names those that failed.
fn run(mut nextest: Command, which: &[&str]) -> Result<(), String> {
    nextest.arg("run").args(which).args(["--locked", "--no-fail-fast"]);
    let mut failed = Failed::default();
    command::run_heard(&mut nextest, |line| failed.hear(line)).map_err(|reason| failed.or(reason))
}

/// The tests that the runner names once more at its end: those that failed.
#[derive(Default)]
struct Failed {
    /// Whether the end is reached.
    ending: bool,
    names: Vec<String>,
}

impl Failed {
    /// Hears a line of the runner: after its summary each line is `STATUS [time] (place) test`.
    fn hear(&mut self, line: &str) {
        if line.trim_start().starts_with("Summary [") {
            self.ending = true;
        } else if let Some((_, name)) = line.split_once("] ").filter(|_| self.ending) {
            let name = name.trim_start();
            let name = if name.starts_with('(') {
                name.split_once(") ").map_or(name, |(_, name)| name)
            } else {
                name
            };
            self.names.push(name.to_owned());
        }
    }

    /// The tests by name; where none is named, the reason that is known otherwise.
    fn or(&self, reason: String) -> String {
        if self.names.is_empty() { reason } else { format!("these failed: {}", self.names.join(", ")) }
    }
}

/// The examples in the documentation, which the test runner above does not see. Among them are
/// the proofs that certain misuses do not compile.
pub(crate) fn doctests(project: &Project) -> StepOutcome {
    let words = ["test", "--doc", "--workspace", "--locked", "--no-fail-fast"];
    command::run(project.cargo().args(words)).into()
}

/// What `cargo run --release` would run builds from the lock file as it is.
pub(crate) fn release(project: &Project) -> StepOutcome {
    command::run(project.cargo().args(["build", "--release", "--locked"])).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tests_that_failed_are_named() {
        let mut failed = Failed::default();
        for line in [
            "        FAIL [   0.001s] (1/9) rules::codes too_early",
            "     Summary [   3.2s] 9 tests run: 7 passed, 2 failed, 0 skipped",
            "        FAIL [   0.005s] (2/9) rules::codes a_code_has_its_number",
            "     TIMEOUT [ 600.003s] store::store faults::a_kill",
            "error: test run failed",
        ] {
            failed.hear(line);
        }
        let wanted = "these failed: rules::codes a_code_has_its_number, store::store faults::a_kill";
        assert_eq!(failed.or("exit".to_owned()), wanted);
        assert_eq!(Failed::default().or("exit".to_owned()), "exit");
    }
}
