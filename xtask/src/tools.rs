//! The programs beside the compiler that the tasks need: found, or installed.
//!
//! A program already on the path serves if its version does. Otherwise the pinned version goes to
//! the build directory, so that a task never changes what a user has installed.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::Command;
use std::{env, iter};

use crate::command;
use crate::project::Project;

/// A cargo subcommand that the tasks use.
pub(crate) struct Tool {
    /// The word after `cargo`, and after the dash in the program's name.
    word: &'static str,
    /// The version that gets installed, and the oldest that serves.
    version: Version,
    /// Further words for its installation.
    options: &'static [&'static str],
}

/// A version in three numbers.
type Version = [u64; 3];

/// Licences, bans, sources and advisories of the dependencies.
pub(crate) const DENY: Tool = Tool { word: "deny", version: [0, 20, 2], options: &[] };
/// The test runner, without the part that would update it from the network.
pub(crate) const NEXTEST: Tool = Tool {
    word: "nextest",
    version: [0, 9, 143],
    options: &["--no-default-features", "--features", "default-no-update"],
};
/// Runs the fuzz targets.
pub(crate) const FUZZ: Tool = Tool { word: "fuzz", version: [0, 13, 2], options: &[] };
/// Changes the code to see whether a test notices.
pub(crate) const MUTANTS: Tool = Tool { word: "mutants", version: [27, 1, 0], options: &[] };

/// Packs for Debian.
pub(crate) const DEB: Tool = Tool { word: "deb", version: [3, 8, 0], options: &[] };
/// Collects the licences of the dependencies.
pub(crate) const ABOUT: Tool = Tool { word: "about", version: [0, 9, 3], options: &["--features", "cli"] };
/// Compares what a library offers with what its last release offered.
pub(crate) const SEMVER: Tool = Tool { word: "semver-checks", version: [0, 51, 0], options: &[] };

impl Tool {
    /// The start of a command line with this tool, installed before if need be.
    pub(crate) fn command(&self, project: &Project) -> Result<Command, String> {
        let program = self.ready(project)?;
        let mut command = Command::new(program);
        command.current_dir(&project.root).arg(self.word);
        command::forget_package(&mut command);
        Ok(command)
    }

    /// The tool's program, if it is here in a version that serves: on the path or in the build directory.
    pub(crate) fn found(&self, project: &Project) -> Option<PathBuf> {
        [PathBuf::from(self.name()), home(project).join("bin").join(self.name())]
            .into_iter()
            .find(|program| self.version_of(program).is_some_and(|found| serves(found, self.version)))
    }

    /// The program's name.
    pub(crate) fn name(&self) -> String {
        format!("cargo-{}", self.word)
    }

    /// The tool's program, freshly installed if it isn't here.
    pub(crate) fn ready(&self, project: &Project) -> Result<PathBuf, String> {
        if let Some(found) = self.found(project) {
            return Ok(found);
        }
        let (name, home) = (self.name(), home(project));
        let version = self.version.map(|number| number.to_string()).join(".");
        println!("{name} {version} is missing and gets installed under the build directory");
        let mut install = project.cargo();
        install.args(["install", &name, "--locked", "--force", "--version", &version, "--root"]).arg(&home);
        install.args(self.options);
        // The tools work for seconds at a time: quick to build is better than quick to run.
        install.env("CARGO_PROFILE_RELEASE_LTO", "off").env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1");
        install.env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16").env("CARGO_PROFILE_RELEASE_DEBUG", "0");
        command::run(&mut install)?;
        Ok(home.join("bin").join(name))
    }

    /// The version a program claims to have, if it is there at all.
    fn version_of(&self, program: &PathBuf) -> Option<Version> {
        let text = command::read(Command::new(program).args([self.word, "--version"])).ok()?;
        parse(text.lines().next()?)
    }
}

/// Makes sure that the toolchain has a part that a smallest installation lacks: `cargo fmt` needs
/// `rustfmt`, `cargo clippy` needs `clippy`.
pub(crate) fn component(project: &Project, word: &str, component: &str) -> Result<(), String> {
    if command::read(project.cargo().args([word, "--version"])).is_ok() {
        return Ok(());
    }
    let mut rustup = Command::new("rustup");
    command::run(rustup.current_dir(&project.root).args(["component", "add", component]))
}

/// Where tools get installed.
fn home(project: &Project) -> PathBuf {
    project.target.join("tools")
}

/// The search path with the tools of the build directory in front, for tools that call each other.
pub(crate) fn path(project: &Project) -> Result<OsString, String> {
    let ours = home(project).join("bin");
    let others = env::var_os("PATH").unwrap_or_default();
    env::join_paths(iter::once(ours).chain(env::split_paths(&others)))
        .map_err(|error| format!("the build directory cannot stand in a search path: {error}"))
}

/// Reads the version out of a line like `cargo-deny 0.20.2 (rest)`.
fn parse(line: &str) -> Option<Version> {
    let word = line.split_whitespace().nth(1)?;
    let mut numbers = word.split(['-', '+']).next()?.split('.').map(|number| number.parse().ok());
    Some([numbers.next()??, numbers.next()??, numbers.next()??])
}

/// Whether a found version can stand in for the wanted one: at least as new, and of the same
/// compatible line.
fn serves(found: Version, wanted: Version) -> bool {
    let line = |[major, minor, _]: Version| if major == 0 { [0, minor] } else { [major, 0] };
    found >= wanted && line(found) == line(wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_read_from_what_the_tools_print() {
        assert_eq!(parse("cargo-deny 0.20.2"), Some([0, 20, 2]));
        assert_eq!(parse("cargo-nextest 0.9.143 (60fa45f63 2026-08-04)"), Some([0, 9, 143]));
        assert_eq!(parse("cargo-fuzz 1.0.0-rc.1"), Some([1, 0, 0]));
        assert_eq!(parse("error: no such command"), None);
    }

    #[test]
    fn only_the_same_line_and_no_older_version_serves() {
        assert!(serves([0, 20, 2], [0, 20, 2]));
        assert!(serves([0, 20, 9], [0, 20, 2]));
        assert!(!serves([0, 20, 1], [0, 20, 2]));
        assert!(!serves([0, 21, 0], [0, 20, 2]));
        assert!(serves([27, 2, 0], [27, 1, 0]));
        assert!(!serves([28, 0, 0], [27, 1, 0]));
    }
}
