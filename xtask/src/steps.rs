//! The steps that are one or two calls of cargo.

use std::process::Command;

use crate::command;
use crate::fuzz;
use crate::packages;
use crate::project::Project;
use crate::summary::Outcome;
use crate::tools;

/// Every source is formatted, those of the fuzz targets outside the workspace included.
pub(crate) fn fmt(project: &Project) -> Outcome {
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

/// Neither the compiler nor clippy has anything to remark, in any target of any crate.
pub(crate) fn clippy(project: &Project) -> Outcome {
    let words = ["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"];
    tools::component(project, "clippy", "clippy")
        .and_then(|()| command::run(project.cargo().args(words)))
        .into()
}

/// The documentation builds, private items included, and every link in it leads somewhere.
pub(crate) fn docs(project: &Project) -> Outcome {
    let words = ["doc", "--workspace", "--no-deps", "--document-private-items", "--locked"];
    command::run(project.cargo().args(words).env("RUSTDOCFLAGS", "-D warnings")).into()
}

/// Unit and integration tests. The runner prints each test's name and result.
pub(crate) fn tests(project: &Project) -> Outcome {
    nextest(project, &["--workspace"]).into()
}

/// The tests of the store and of the tables alone, with both databases and the bus.
pub(crate) fn store(project: &Project) -> Outcome {
    nextest(project, &["--package", "codeknacker-store", "--package", "codeknacker-tables"]).into()
}

/// Runs tests; the servers that they start are installed before.
fn nextest(project: &Project, which: &[&str]) -> Result<(), String> {
    packages::ready()?;
    let mut nextest = tools::NEXTEST.command(project)?;
    // One server for all: it is stopped when this returns, whatever came of the tests.
    let server = servers::Postgres::start();
    nextest.env(servers::SHARED, server.address());
    command::run(nextest.arg("run").args(which).args(["--locked", "--no-fail-fast"]))
}

/// The examples in the documentation, which the test runner above does not see. Among them are
/// the proofs that certain misuses do not compile.
pub(crate) fn doctests(project: &Project) -> Outcome {
    let words = ["test", "--doc", "--workspace", "--locked", "--no-fail-fast"];
    command::run(project.cargo().args(words)).into()
}

/// What `cargo run --release` would run builds from the lock file as it is.
pub(crate) fn release(project: &Project) -> Outcome {
    command::run(project.cargo().args(["build", "--release", "--locked"])).into()
}
