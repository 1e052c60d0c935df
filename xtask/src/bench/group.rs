//! The benchmark `group`: it lies beside the engine, like that of its kernels.

use crate::command;
use crate::project::Project;

/// Weighs rows against deals and plays the group's tournaments; shares and histograms are held to bounds there.
pub(super) fn run(project: &Project) -> Result<(), String> {
    let bench = ["bench", "--locked", "--package", "codeknacker-solver", "--bench", "group"];
    command::run(project.cargo().args(bench))
}
