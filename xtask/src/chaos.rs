//! `cargo xtask chaos`: people and computers play while everything around them fails.

use crate::command;
use crate::packages;
use crate::project::Project;
use crate::summary::StepOutcome;

/// The short run among the tests: a minute of faults, every kind of them on both engines, at few tables.
const SHORT: [&str; 6] = ["--seconds", "60", "--seed", "6", "--matches", "16"];

/// Builds the release with its fault run and runs that; the words are its own.
pub(crate) fn run(project: &Project, words: &[String]) -> Result<(), String> {
    packages::ready()?;
    let mut bench = project.cargo();
    bench.args(["bench", "--locked", "--quiet", "--package", "codeknacker", "--bench", "chaos", "--"]);
    command::run(bench.args(words))
}

/// The short run, with the program as the tests have built it.
pub(crate) fn step(project: &Project) -> StepOutcome {
    let mut short = project.cargo();
    // Of the workspace, so that the crates are used as the tests have built them.
    short.args(["test", "--locked", "--quiet", "--workspace", "--bench", "chaos", "--"]).args(SHORT);
    packages::ready().and_then(|()| command::run(&mut short)).into()
}
