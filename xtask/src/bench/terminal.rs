//! The benchmark `terminal`: it lies beside the program that it starts.

use crate::command;
use crate::project::Project;

/// Measures the game in a pseudo-terminal; every time ends when the screen shows what it should.
pub(super) fn run(project: &Project) -> Result<(), String> {
    command::run(project.cargo().args([
        "bench",
        "--locked",
        "--package",
        "codeknacker",
        "--bench",
        "terminal",
    ]))
}
