//! The benchmarks of the engine: they lie beside it, so that the tasks needn't be built with all of it.

use crate::command;
use crate::project::Project;

/// Measures kernels and strategies; each result is compared with what is known there.
pub(super) fn run(project: &Project) -> Result<(), String> {
    let words = ["bench", "--locked", "--package", "codeknacker-solver", "--bench", "engine"];
    command::run(project.cargo().args(words))
}
