//! The benchmark `store`: it lies beside the store, like the engine's.

use crate::command;
use crate::packages;
use crate::project::Project;

/// Measures appends with both databases; what was acknowledged is counted in the store afterwards.
pub(super) fn run(project: &Project) -> Result<(), String> {
    packages::ready()?;
    let bench = ["bench", "--locked", "--package", "codeknacker-store", "--bench", "store"];
    command::run(project.cargo().args(bench))
}
