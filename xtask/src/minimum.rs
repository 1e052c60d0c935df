//! The oldest compiler the manifests promise.

use std::process::Command;

use crate::command;
use crate::project::Project;
use crate::summary::StepOutcome;

/// Checks the workspace with the promised compiler: the running one if it is that very version,
/// otherwise one that rustup has or gets.
pub(crate) fn step(project: &Project) -> StepOutcome {
    let promise = match promise(project) {
        Ok(promise) => promise,
        Err(reason) => return StepOutcome::Failed(reason),
    };
    let check = ["check", "--workspace", "--all-targets", "--locked"];
    let running = command::read(Command::new("rustc").arg("--version"));
    if running.is_ok_and(|text| is(&text, &promise)) {
        return match command::run(project.cargo().args(check)) {
            Ok(()) => StepOutcome::Passed(format!("the running compiler is the promised {promise}")),
            Err(reason) => StepOutcome::Failed(reason),
        };
    }
    let Some(toolchain) = toolchain(project, &promise) else {
        return StepOutcome::NotRun(format!("Rust {promise} is not here and rustup could not get it"));
    };
    let mut rustup = command::foreign("rustup", &project.root);
    rustup.args(["run", &toolchain, "cargo"]).args(check);
    // Two compilers in one directory would throw away each other's work.
    rustup.arg("--target-dir").arg(project.target.join("minimum"));
    command::run(&mut rustup).into()
}

/// The version all packages promise; they must agree.
fn promise(project: &Project) -> Result<String, String> {
    let mut promises = project.packages.iter().map(|package| package.rust_version.clone());
    let first = promises.next().flatten().ok_or("the first package promises no Rust version")?;
    if promises.all(|other| other.as_ref() == Some(&first)) {
        Ok(first)
    } else {
        Err(format!("not every package promises Rust {first}"))
    }
}

/// Whether `rustc --version` names the promised version, whatever its last number.
fn is(text: &str, promise: &str) -> bool {
    let minor = |version: &str| {
        let mut numbers = version.split('.').map(str::to_owned);
        Some((numbers.next()?, numbers.next()?))
    };
    text.split_whitespace().nth(1).is_some_and(|version| minor(version) == minor(promise))
}

/// The name under which rustup has the promised version, after installing it if need be.
fn toolchain(project: &Project, promise: &str) -> Option<String> {
    let rustup = || command::foreign("rustup", &project.root);
    let names = [promise.to_owned(), format!("{promise}.0")];
    let here = |name: &&String| command::read(rustup().args(["run", name, "rustc", "--version"])).is_ok();
    if let Some(name) = names.iter().find(here) {
        return Some(name.clone());
    }
    let install = ["toolchain", "install", promise, "--profile", "minimal", "--no-self-update"];
    command::run(rustup().args(install)).ok()?;
    Some(promise.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_number_of_a_version_does_not_matter() {
        assert!(is("rustc 1.95.2 (59807616e 2026-04-14)", "1.95"));
        assert!(is("rustc 1.95.0 (59807616e 2026-04-14)", "1.95.0"));
        assert!(!is("rustc 1.96.0 (59807616e 2026-05-26)", "1.95"));
        assert!(!is("no compiler", "1.95"));
    }
}
