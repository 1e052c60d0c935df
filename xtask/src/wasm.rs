//! The pure crates where there is no system: built for the browser's machine, and a few matches played on it.

use std::path::Path;
use std::process::Command;

use crate::command;
use crate::files::{make_folder, write};
use crate::packages;
use crate::pocket;
use crate::project::Project;
use crate::summary::StepOutcome;

/// The browser's machine, with nothing around it.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// The crates that promise to build for it.
const PURE: [&str; 7] = [
    "codeknacker-rules",
    "codeknacker-solver",
    "codeknacker-words",
    "codeknacker-play",
    "codeknacker-wire",
    "codeknacker-pages",
    pocket::PACKAGE,
];

/// What plays a few matches.
const PORTABLE: &str = "codeknacker-portable";

/// Runs a program's `main` in node. A panic traps, which node turns into an error.
const RUN: &str = "WebAssembly.instantiate(require('fs').readFileSync(process.argv[1]), {})\
                   .then(({ instance }) => process.exit(instance.exports.main(0, 0)))\
                   .catch(error => { console.error(error); process.exit(1); })";

/// Checks every pure crate by itself, then builds the matches and the game without a server and plays them, if there is a
/// node to play them on.
pub(crate) fn step(project: &Project) -> StepOutcome {
    if let Err(reason) = ready(project) {
        return StepOutcome::NotRun(format!("NOT checked: {reason}"));
    }
    // Flags for this machine's linker mean nothing to another's.
    let cargo = |words: &[&str]| command::run(project.cargo().args(words).env_remove("RUSTFLAGS"));
    let check = |pure: &&str| {
        cargo(&["check", "--locked", "--target", TARGET, "--no-default-features", "--package", pure])
    };
    let built = PURE
        .iter()
        .try_for_each(check)
        .and_then(|()| cargo(&["build", "--locked", "--target", TARGET, "--package", PORTABLE]));
    if let Err(reason) = built {
        return StepOutcome::Failed(reason);
    }
    let visited = visit(project);
    if visited.is_err() || command::answers("node") {
        return visited.and_then(|()| play(project)).into();
    }
    StepOutcome::NotRun(
        "the game plays in a browser; matches NOT played without a system: there is no node".to_owned(),
    )
}

/// A few matches are played where there is no system.
fn play(project: &Project) -> Result<(), String> {
    let program = project.target.join(TARGET).join("debug").join(format!("{PORTABLE}.wasm"));
    command::run(Command::new("node").args(["-e", RUN]).arg(program))
}

/// The game without a server, as browsers get it, answers there as it does on this machine, and is played from plain files
/// and then from nothing.
fn visit(project: &Project) -> Result<(), String> {
    packages::ready()?;
    let folder = project.target.join("tmp").join("site");
    make_folder(&folder)?;
    pocket::write_site(project, &pocket::module(project)?, &[folder.display().to_string()])?;
    let example = ["run", "--locked", "--quiet", "--package", pocket::PACKAGE, "--example", "answers"];
    let told = command::read(project.cargo().args(example))?;
    let file = folder.join("answers.jsonl");
    write(&file, told)?;
    let test = ["test", "--locked", "--package", pocket::PACKAGE, "--features", "site", "--test", "site"];
    command::run(project.cargo().args(test).env("CODEKNACKER_SITE", folder))
}

/// Sees to the target's standard library, or says that it can't be had.
pub(crate) fn ready(project: &Project) -> Result<(), String> {
    if is_here(project) {
        return Ok(());
    }
    // What rustup can't get, somebody may have put there by hand: only the compiler knows.
    let added = command::run(command::foreign("rustup", &project.root).args(["target", "add", TARGET]));
    if added.is_ok() && is_here(project) {
        return Ok(());
    }
    Err(format!("no standard library for {TARGET}, and rustup could not get it"))
}

/// Whether the running compiler has the target's standard library.
pub(crate) fn is_here(project: &Project) -> bool {
    let mut rustc = Command::new("rustc");
    rustc.current_dir(&project.root).args(["--print", "target-libdir", "--target", TARGET]);
    command::read(&mut rustc).is_ok_and(|folder| Path::new(folder.trim()).exists())
}
