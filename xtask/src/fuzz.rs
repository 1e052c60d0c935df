//! The fuzz targets: random input for a short while, the same seed every time.

use std::fs;
use std::path::Path;

use crate::command;
use crate::packages;
use crate::project::Project;
use crate::summary::StepOutcome;
use crate::tools;

/// How long each target runs, in seconds.
const SECONDS: u32 = 15;

/// Runs every target, or says why none can run: the laws they try are also property tests.
pub(crate) fn step(project: &Project) -> StepOutcome {
    let targets = targets(&project.root);
    if targets.is_empty() {
        return StepOutcome::NotRun("there are no fuzz targets".to_owned());
    }
    let program = match program(project) {
        Ok(program) => program,
        Err(reason) => return StepOutcome::NotRun(format!("laws run as property tests: {reason}")),
    };
    let run = |target: &String| {
        let mut fuzz = command::foreign(&program, &project.root);
        fuzz.env("RUSTUP_TOOLCHAIN", "nightly").args(["fuzz", "run", "--target-dir"]);
        fuzz.arg(project.target.join("fuzz")).arg(target).arg("--");
        // What it finds new is of no interest here; what it finds wrong is printed all the same.
        let quiet = ["-verbosity=0", "-print_final_stats=1"];
        command::run(fuzz.arg(format!("-max_total_time={SECONDS}")).arg("-seed=1").args(quiet))
    };
    let failed: Vec<_> = targets.iter().filter_map(|target| run(target).err()).collect();
    match failed.as_slice() {
        [] => StepOutcome::Passed(format!("{SECONDS} seconds each: {}", targets.join(", "))),
        reasons => StepOutcome::Failed(reasons.join("\n")),
    }
}

/// The names of the targets: one for each file of `fuzz/fuzz_targets`, in the order of the alphabet.
pub(crate) fn targets(root: &Path) -> Vec<String> {
    let Ok(entries) = fs::read_dir(root.join("fuzz/fuzz_targets")) else { return Vec::new() };
    let mut names: Vec<_> = entries
        .filter_map(|entry| {
            let path = entry.ok()?.path();
            let rust = path.extension().is_some_and(|extension| extension == "rs");
            rust.then(|| path.file_stem()?.to_str().map(str::to_owned)).flatten()
        })
        .collect();
    names.sort_unstable();
    names
}

/// The fuzz program, where all that it needs is there: a nightly compiler and a C++ compiler for
/// the engine.
fn program(project: &Project) -> Result<std::path::PathBuf, String> {
    if !has_nightly(project) {
        return Err(format!("there is no nightly compiler; {NIGHTLY}"));
    }
    packages::install_unless(has_cpp, "g++")?;
    tools::FUZZ.ready(project)
}

/// How a nightly compiler gets here.
pub(crate) const NIGHTLY: &str = "run `rustup toolchain install nightly`";

/// Whether there is a nightly compiler.
pub(crate) fn has_nightly(project: &Project) -> bool {
    let mut nightly = command::foreign("rustup", &project.root);
    command::read(nightly.args(["run", "nightly", "rustc", "--version"])).is_ok()
}

/// Whether there is a C++ compiler.
pub(crate) fn has_cpp() -> bool {
    command::answers(std::env::var_os("CXX").unwrap_or_else(|| "c++".into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_there_is_no_directory_there_are_no_targets() {
        assert!(targets(Path::new("no/such/project")).is_empty());
    }
}
