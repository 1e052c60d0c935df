//! The benchmarks `store` and `tables`: they lie beside what they measure, like the engine's.

use crate::command;
use crate::packages;
use crate::project::Project;

/// Measures appends with both databases; what was acknowledged is counted in the store afterwards.
pub(super) fn run(project: &Project) -> Result<(), String> {
    packages::ready()?;
    let bench = ["bench", "--locked", "--package", "codeknacker-store", "--bench", "store"];
    command::run(project.cargo().args(bench))
}

/// Measures rows through a house against plain appends; what was acknowledged is counted in the store afterwards.
pub(super) fn run_tables(project: &Project) -> Result<(), String> {
    let bench = ["bench", "--locked", "--package", "codeknacker-tables", "--bench", "tables"];
    command::run(project.cargo().args(bench))
}
