//! `cargo xtask pictures`: the pictures of the README, from real play.

use crate::command;
use crate::packages;
use crate::project::Project;

/// Plays in a real browser and writes what it shows; other words are for the example itself.
pub(crate) fn run(project: &Project, words: &[String]) -> Result<(), String> {
    packages::ready()?;
    let mut cargo = project.cargo();
    cargo.args(["run", "--quiet", "--locked", "--package", "codeknacker-web", "--example", "pictures", "--"]);
    if words.is_empty() {
        cargo.arg(project.root.join("docs/pictures"));
    }
    command::run(cargo.args(words))
}
