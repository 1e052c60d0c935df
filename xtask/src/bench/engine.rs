//! The benchmarks of the engine: they lie beside it, so that the tasks needn't be built with all of it.

use crate::command;
use crate::project::Project;

/// Measures kernels and strategies; each result is compared with what is known there.
pub(super) fn run(project: &Project) -> Result<(), String> {
    bench(project, "engine")
}

/// Measures ways to guess in the games that are too large to be played out.
pub(super) fn run_large(project: &Project) -> Result<(), String> {
    bench(project, "large")
}

fn bench(project: &Project, name: &str) -> Result<(), String> {
    command::run(project.cargo().args([
        "bench",
        "--locked",
        "--package",
        "codeknacker-solver",
        "--bench",
        name,
    ]))
}
