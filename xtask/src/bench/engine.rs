//! The benchmark `engine`: it lies beside the engine, so that the tasks needn't be built with all of it.

use crate::command;
use crate::project::Project;

/// Measures kernels and strategies; each result is compared with what is known there.
pub(super) fn run(project: &Project) -> Result<(), String> {
    let bench = ["bench", "--locked", "--package", "codeknacker-solver", "--bench", "engine"];
    command::run(project.cargo().args(bench))
}
