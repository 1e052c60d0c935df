//! `cargo xtask chaos`: people and computers play while everything around them fails.

use crate::command;
use crate::packages;
use crate::project::Project;

/// Builds the release with its fault run and runs that; the words are its own.
pub(crate) fn run(project: &Project, words: &[String]) -> Result<(), String> {
    packages::ready()?;
    let mut bench = project.cargo();
    bench.args(["bench", "--locked", "--quiet", "--package", "codeknacker", "--bench", "chaos", "--"]);
    command::run(bench.args(words))
}
