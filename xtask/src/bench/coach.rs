//! The benchmark `coach`: it lies beside the engine, like that of its kernels.

use crate::command;
use crate::project::Project;

/// Looks for facts and draws puzzles; times, solutions and grades are held to what is promised there.
pub(super) fn run(project: &Project) -> Result<(), String> {
    let bench = ["bench", "--locked", "--package", "codeknacker-solver", "--bench", "coach"];
    command::run(project.cargo().args(bench))
}
