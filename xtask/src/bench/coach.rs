//! The benchmark `coach`: it lies beside the engine, like that of its kernels.

use crate::command;
use crate::project::Project;

/// Looks for facts and draws puzzles; times, solutions and grades are held to what is promised there.
pub(super) fn run(project: &Project) -> Result<(), String> {
    command::run(project.cargo().args(BENCH))
}

/// Checks a thousand puzzles of every edition and grade, or as many as are asked for, of the editions named.
pub(super) fn check(project: &Project, many: &str, rest: &[&str]) -> Result<(), String> {
    command::run(project.cargo().args(BENCH).args(["--", many]).args(rest))
}

const BENCH: [&str; 6] = ["bench", "--locked", "--package", "codeknacker-solver", "--bench", "coach"];
