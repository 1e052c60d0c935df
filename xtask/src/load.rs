//! `cargo xtask load`: a server under load.

use std::process::Stdio;

use crate::command;
use crate::project::Project;

/// Builds the release with its load generator and runs that; the words are its own.
pub(crate) fn run(project: &Project, words: &[String]) -> Result<(), String> {
    let mut build = project.cargo();
    build.args(["bench", "--locked", "--quiet", "--package", "codeknacker", "--bench", "load"]);
    build.arg("--").args(words);
    if !words.iter().any(|word| word == "--json") {
        return command::run(&mut build);
    }
    // What is printed is for a program: nothing of ours stands in between.
    let status = build.stdin(Stdio::null()).status().map_err(|error| error.to_string())?;
    if status.success() { Ok(()) } else { Err(format!("the load ended with {status}")) }
}
