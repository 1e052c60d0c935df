//! The pure crates where there is no system: built for the browser's machine, and a few matches played on it.

use std::path::Path;
use std::process::Command;

use crate::command;
use crate::project::Project;
use crate::summary::StepOutcome;

/// The browser's machine, with nothing around it.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// The crates that promise to build for it.
const PURE: [&str; 6] = [
    "codeknacker-rules",
    "codeknacker-solver",
    "codeknacker-words",
    "codeknacker-play",
    "codeknacker-wire",
    "codeknacker-pages",
];

/// What plays a few matches.
const PORTABLE: &str = "codeknacker-portable";

/// Runs a program's `main` in node. A panic traps, which node turns into an error.
const RUN: &str = "WebAssembly.instantiate(require('fs').readFileSync(process.argv[1]), {})\
                   .then(({ instance }) => process.exit(instance.exports.main(0, 0)))\
                   .catch(error => { console.error(error); process.exit(1); })";

/// Checks every pure crate by itself, then builds the matches and plays them, if there is a node to play them on.
pub(crate) fn step(project: &Project) -> StepOutcome {
    if !is_here(project) {
        let add = ["target", "add", TARGET];
        // What rustup can't get, somebody may have put there by hand: only the compiler knows.
        if command::run(command::foreign("rustup", &project.root).args(add)).is_err() || !is_here(project) {
            return StepOutcome::NotRun(format!(
                "NOT checked: no standard library for {TARGET}, and rustup could not get it"
            ));
        }
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
    if command::read(Command::new("node").arg("--version")).is_err() {
        return StepOutcome::NotRun(format!("{TARGET} builds; NOT played: there is no node"));
    }
    let program = project.target.join(TARGET).join("debug").join(format!("{PORTABLE}.wasm"));
    command::run(Command::new("node").args(["-e", RUN]).arg(program)).into()
}

/// Whether the running compiler has the target's standard library.
pub(crate) fn is_here(project: &Project) -> bool {
    let mut rustc = Command::new("rustc");
    rustc.current_dir(&project.root).args(["--print", "target-libdir", "--target", TARGET]);
    command::read(&mut rustc).is_ok_and(|folder| Path::new(folder.trim()).exists())
}
