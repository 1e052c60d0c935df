//! `cargo xtask words TAG`: what a translator has left to do.

use crate::command;
use crate::project::Project;

/// Lists messages that are missing, the same as in English, or too long for their place.
pub(crate) fn run(project: &Project, words: &[String]) -> Result<(), String> {
    let report =
        ["run", "--quiet", "--locked", "--package", "codeknacker-words", "--example", "report", "--"];
    command::run(project.cargo().args(report).args(words))
}
