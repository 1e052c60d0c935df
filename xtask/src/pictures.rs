//! `cargo xtask pictures`: the pictures of the README, from real play.

use std::process::Command;

use crate::command;
use crate::packages;
use crate::project::Project;

/// Plays in a real browser and writes what it shows; other words are for the example itself.
pub(crate) fn run(project: &Project, words: &[String]) -> Result<(), String> {
    packages::ready()?;
    // Joins pictures to a moving one.
    packages::install_unless(|| is_here("img2webp"), "webp")?;
    // Built with the whole workspace, as for the tests: hardly anything has to be compiled anew.
    command::run(project.cargo().args(["build", "--locked", "--workspace", "--example", "pictures"]))?;
    let name = format!("pictures{}", std::env::consts::EXE_SUFFIX);
    let mut pictures = Command::new(project.target.join("debug").join("examples").join(name));
    if words.is_empty() {
        pictures.arg(project.root.join("docs/pictures"));
    }
    command::run(pictures.args(words).current_dir(&project.root))
}

/// Whether a program can be started.
fn is_here(program: &str) -> bool {
    Command::new(program).arg("-version").output().is_ok()
}
