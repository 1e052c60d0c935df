//! `cargo xtask load`: a server under load.

use std::env::consts::EXE_SUFFIX;
use std::process::Command;

use crate::command;
use crate::project::Project;

/// How long `cargo xtask soak` plays unless it is told otherwise: an hour.
const SOAK: [&str; 2] = ["--seconds", "3600"];

/// Plays for an hour and looks for what the server keeps; further words are the generator's.
pub(crate) fn soak(project: &Project, words: &[String]) -> Result<(), String> {
    let mut all = vec!["--soak".to_owned()];
    if !words.iter().any(|word| word.starts_with(SOAK[0])) {
        all.extend(SOAK.map(str::to_owned));
    }
    all.extend_from_slice(words);
    run(project, &all)
}

/// Builds the release and the load generator, and runs that; the words are its own.
pub(crate) fn run(project: &Project, words: &[String]) -> Result<(), String> {
    let mut build = project.cargo();
    // Both at once: the generator asks for nothing that the program hasn't, so the release is built once for all.
    build.args(["build", "--release", "--locked", "--quiet"]);
    build.args(["--package", "codeknacker", "--package", "codeknacker-load"]);
    let mut load = Command::new(project.target.join("release").join(format!("load{EXE_SUFFIX}")));
    load.args(words);
    if words.iter().any(|word| word == "--json") {
        // The output is for a program: nothing of ours is mixed in.
        return command::run_unseen(&mut build).and_then(|()| command::run_unseen(&mut load));
    }
    command::run(&mut build).and_then(|()| command::run(&mut load))
}
