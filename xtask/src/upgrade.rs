//! `cargo xtask upgrade`: an older version of the program and this one, one after the other on the same database.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::Stop;
use crate::command;
use crate::files::make_empty_folder;
use crate::libraries;
use crate::packages;
use crate::project::Project;

/// What the trial starts, as Debian calls it.
const PACKAGES: [&str; 3] = ["postgresql", "nats-server", "curl"];

/// Builds the program of an older commit, the last tag unless `--from` names another, and changes versions with it.
pub(crate) fn run(project: &Project, words: &[String]) -> Result<(), Stop> {
    let from = match words {
        [] => libraries::last_tag(project).ok_or_else(|| {
            Stop::Usage("no version has been tagged yet; name a commit: `upgrade --from COMMIT`".to_owned())
        })?,
        [flag, from] if flag == "--from" => from.clone(),
        _ => return Err(Stop::Usage("`upgrade` takes nothing, or `--from COMMIT`".to_owned())),
    };
    packages::ready_for(&PACKAGES)?;
    let mut git = Command::new("git");
    git.current_dir(&project.root).args(["rev-parse", "--verify", "--quiet", &format!("{from}^{{commit}}")]);
    let commit = command::read(&mut git).map_err(|_| format!("there is no commit `{from}`"))?;
    let workshop = project.target.join("upgrade");
    let program = build(project, &workshop, commit.trim())?;
    let script = checkout(&workshop).join("crates/web/examples/play.sh");
    let mut trial = project.cargo();
    // Of the workspace, so that the crates are used as the tests have built them.
    trial.args(["test", "--locked", "--quiet", "--workspace", "--bench", "upgrade", "--", "--before"]);
    Ok(command::run(trial.arg(program).arg("--script").arg(script))?)
}

/// Where the older sources lie.
fn checkout(workshop: &Path) -> PathBuf {
    workshop.join("sources")
}

/// The program of a commit, built from nothing but what is in it.
fn build(project: &Project, workshop: &Path, commit: &str) -> Result<PathBuf, String> {
    let sources = checkout(workshop);
    make_empty_folder(&sources)?;
    let mut archive = Command::new("git");
    archive.current_dir(&project.root).args(["archive", commit]).stdout(Stdio::piped());
    let mut archive = archive.spawn().map_err(|error| format!("`git archive`: {error}"))?;
    let files = archive.stdout.take().expect("what was piped");
    let unpacked = tar::Archive::new(files).unpack(&sources);
    unpacked.map_err(|error| format!("commit {commit} can't be unpacked: {error}"))?;
    let status = archive.wait().map_err(|error| format!("`git archive`: {error}"))?;
    if !status.success() {
        return Err(format!("`git archive {commit}` ended with {status}"));
    }
    let mut cargo = command::cargo(&sources);
    cargo.env("CARGO_TARGET_DIR", workshop).args(["build", "--locked", "--package", "codeknacker"]);
    command::run(&mut cargo)?;
    Ok(workshop.join("debug").join(format!("codeknacker{}", std::env::consts::EXE_SUFFIX)))
}
