//! `cargo xtask golden`: golden files written anew.
//!
//! A golden file holds what a command or a record looks like, byte for byte, and its test compares
//! the two. When the look changes on purpose, the tests run with the variable `UPDATE_GOLDEN` set
//! to `1` write the files instead. The difference belongs into the same change, where it can be
//! read.

use crate::command;
use crate::project::Project;

/// Runs the tests of every game crate with the variable set; further words go to `cargo test`.
pub(crate) fn run(project: &Project, words: &[String]) -> Result<(), String> {
    let mut cargo = project.cargo();
    cargo.args(["test", "--workspace", "--exclude", "xtask", "--tests", "--locked", "--no-fail-fast"]);
    command::run(cargo.args(words).env("UPDATE_GOLDEN", "1"))?;
    println!("The golden files say what the code says now; `git diff` shows what changed.");
    Ok(())
}
