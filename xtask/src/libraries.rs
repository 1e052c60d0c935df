//! The crates that others may build on: packaged as the registry would get them, and true to their versions.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::command;
use crate::files::remove_folder;
use crate::project::Project;
use crate::summary::StepOutcome;
use crate::tools;

/// Each crate is packed, and built from nothing but its own package. Nothing is uploaded.
pub(crate) fn publish(project: &Project) -> StepOutcome {
    // A fresh folder: cargo would reuse an earlier build of the same version.
    let built = project.target.join("publish");
    let forgotten = forget_unpacked(project)
        .map_err(|error| format!("what was packed before can't be removed: {error}"))
        .and_then(|()| remove_folder(&built));
    if let Err(reason) = forgotten {
        return StepOutcome::Failed(reason);
    }
    let mut cargo = project.cargo();
    cargo.env("CARGO_TARGET_DIR", &built);
    // What isn't committed yet may be checked, too: a release is committed and tagged before it is published.
    cargo.args(["publish", "--dry-run", "--locked", "--allow-dirty"]);
    let published = command::run(cargo.args(packages(project)));
    published.and(remove_folder(&built)).into()
}

/// Removes our packages where cargo unpacked them before: it would reuse those of the same version.
fn forget_unpacked(project: &Project) -> std::io::Result<()> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let Some(home) = home.or_else(|| Some(env::home_dir()?.join(".cargo"))) else { return Ok(()) };
    let Ok(registries) = fs::read_dir(home.join("registry").join("src")) else { return Ok(()) };
    for registry in registries {
        for unpacked in fs::read_dir(registry?.path())? {
            let unpacked = unpacked?;
            let name = unpacked.file_name();
            let named = |name: &str| name.rsplit_once('-').map(|(name, _)| name.to_owned());
            let ours = name.to_str().and_then(named).is_some_and(|name| {
                project.packages.iter().any(|package| package.published && package.name == name)
            });
            if ours {
                fs::remove_dir_all(unpacked.path())?;
            }
        }
    }
    Ok(())
}

/// Nothing that the last release promised is missing or changed, unless the version says so.
pub(crate) fn semver(project: &Project) -> StepOutcome {
    let Some(tag) = last_tag(project) else {
        return StepOutcome::NotRun(
            "no release has been tagged, so there is nothing to compare with".to_owned(),
        );
    };
    let run = || {
        let mut checks = tools::SEMVER.command(project)?;
        command::run(checks.args(["--baseline-rev", &tag]).args(packages(project)))
    };
    run().into()
}

/// The crates as words of a command line.
fn packages(project: &Project) -> Vec<&str> {
    let published = project.packages.iter().filter(|package| package.published);
    published.flat_map(|package| ["--package", package.name.as_str()]).collect()
}

/// The tag of the last release that the checkout comes from.
pub(crate) fn last_tag(project: &Project) -> Option<String> {
    let mut git = Command::new("git");
    git.current_dir(&project.root).args(["describe", "--tags", "--abbrev=0", "--match", "v[0-9]*"]);
    command::read(&mut git).ok().map(|tag| tag.trim().to_owned())
}
