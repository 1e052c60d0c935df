//! `cargo xtask release X.Y.Z`: a new version, from its number to its tag.
//!
//! The number goes into the manifests, the date into the changelog; then everything is checked, committed and tagged.
//! Whatever fails on the way, the files are as they were. Nothing is pushed or published: that takes a decision of its own.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::Stop;
use crate::command;
use crate::files::write;
use crate::pocket;
use crate::project::Project;
use crate::test;

/// Where changes wait for their version.
const WAITING: &str = "## Unreleased\n";

/// Makes a release. Further words choose the checks, as for `cargo xtask test`.
pub(crate) fn run(project: &Project, words: &[String]) -> Result<(), Stop> {
    let Some((version, checks)) = words.split_first().filter(|(version, _)| numbers(version).is_some())
    else {
        return Err(Stop::Usage("`release` needs a version of three numbers, such as 0.2.0".to_owned()));
    };
    let git = |words: &[&str]| {
        let mut git = Command::new("git");
        git.current_dir(&project.root).args(words);
        git
    };
    if !command::read(&mut git(&["status", "--porcelain"]))?.is_empty() {
        return Err(Stop::Failure("something isn't committed yet; commit it, or put it aside".to_owned()));
    }
    let tag = format!("v{version}");
    if !command::read(&mut git(&["tag", "--list", &tag]))?.trim().is_empty() {
        return Err(Stop::Failure(format!("{tag} exists already")));
    }
    let date = command::read(Command::new("date").args(["--utc", "+%F"]))?;
    let before =
        ["Cargo.toml", "CHANGELOG.md", "Cargo.lock", "fuzz/Cargo.lock"].map(|name| project.root.join(name));
    let before = before.map(|path| (fs::read_to_string(&path).unwrap_or_default(), path));
    let made = make(&before, version, date.trim()).map_err(Stop::from).and_then(|()| {
        // Our own packages in the lock files get the new number; nothing else moves.
        for manifest in ["Cargo.toml", "fuzz/Cargo.toml"] {
            let update = ["update", "--workspace", "--manifest-path", manifest];
            command::run(project.cargo().args(update))?;
        }
        // The number goes into the module for browsers, too.
        pocket::run(project, &[])?;
        test::run(checks)?;
        command::run(&mut git(&["commit", "--all", "--message", &format!("Release {version}")]))?;
        Ok(())
    });
    if let Err(stop) = made {
        for (text, path) in &before {
            fs::write(path, text)
                .map_err(|error| format!("{} can't be put back: {error}", path.display()))?;
        }
        command::run(&mut git(&["checkout", "--", pocket::FOLDER]))?;
        return Err(stop);
    }
    command::run(&mut git(&["tag", "--annotate", "--message", &format!("Codeknacker {version}"), &tag]))?;
    println!(
        "\n{tag} is tagged. Next: `git push --follow-tags`; `cargo xtask dist`, whose files belong on the"
    );
    println!("page of the release (`cargo binstall` looks there); and, for the libraries,");
    println!("`cargo publish --package codeknacker-rules --package codeknacker-solver`.");
    if !before[0].0.contains("\nrepository = ") {
        println!(
            "No `repository` is set in Cargo.toml: `cargo binstall` and the pages of the crates can't find the project."
        );
    }
    Ok(())
}

/// Writes the number and the date.
fn make(before: &[(String, PathBuf)], version: &str, date: &str) -> Result<(), String> {
    let [(manifest, manifest_path), (changelog, changelog_path), ..] = before else { return Ok(()) };
    write(manifest_path, numbered(manifest, version)?)?;
    write(changelog_path, dated(changelog, version, date)?)
}

/// A version in three numbers.
fn numbers(version: &str) -> Option<[u64; 3]> {
    let numbers: Option<Vec<u64>> = version.split('.').map(|number| number.parse().ok()).collect();
    numbers?.try_into().ok()
}

/// The workspace's manifest with a new version: the workspace's own, and those by which its crates ask for each other.
fn numbered(manifest: &str, version: &str) -> Result<String, String> {
    let (_, package) =
        manifest.split_once("[workspace.package]\nversion = \"").ok_or("Cargo.toml has no version")?;
    let (old, _) = package.split_once('"').ok_or("Cargo.toml has no version")?;
    if numbers(old) >= numbers(version) {
        return Err(format!("{version} doesn't come after {old}"));
    }
    let ours = |line: &str| line.starts_with("version = ") || line.starts_with("codeknacker-");
    let renumbered = manifest.lines().map(|line| {
        let (from, to) = (format!("version = \"{old}\""), format!("version = \"{version}\""));
        if ours(line) { line.replace(&from, &to) } else { line.to_owned() }
    });
    Ok(renumbered.map(|line| line + "\n").collect())
}

/// The changelog with what waited under a version and its date.
fn dated(changelog: &str, version: &str, date: &str) -> Result<String, String> {
    let (before, waiting) =
        changelog.split_once(WAITING).ok_or("the changelog has no section `Unreleased`")?;
    let section = waiting.split("\n## ").next().unwrap_or_default();
    if section.trim().is_empty() {
        return Err("the changelog says nothing about this version".to_owned());
    }
    Ok(format!("{before}{WAITING}\n## {version} ({date})\n{waiting}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const MANIFEST: &str = "[workspace]\n\n[workspace.package]\nversion = \"0.1.0\"\nedition = \"2024\"\n\n\
                            [workspace.dependencies]\ncodeknacker-rules = { path = \"crates/rules\", version = \"0.1.0\" }\n\
                            other = { version = \"0.1.0\" }\n";

    #[test]
    fn only_our_own_crates_get_the_new_number() {
        let renumbered = numbered(MANIFEST, "0.2.0").unwrap();
        assert_eq!(renumbered.matches("0.2.0").count(), 2);
        assert!(
            renumbered.contains("codeknacker-rules = { path = \"crates/rules\", version = \"0.2.0\" }\n")
        );
        assert!(renumbered.contains("other = { version = \"0.1.0\" }\n"));
    }

    #[test]
    fn a_version_comes_after_the_last_one() {
        for version in ["0.1.0", "0.0.9"] {
            assert!(numbered(MANIFEST, version).unwrap_err().contains("doesn't come after 0.1.0"));
        }
        assert!(numbered(MANIFEST, "0.1.10").is_ok());
        assert!(numbers("1.2").is_none() && numbers("1.2.x").is_none() && numbers("v1.2.3").is_none());
    }

    #[test]
    fn what_waited_in_the_changelog_gets_its_version_and_date() {
        let changelog = "# Changelog\n\n## Unreleased\n\n* New.\n\n## 0.1.0\n\n* Old.\n";
        let wanted =
            "# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-11-18)\n\n* New.\n\n## 0.1.0\n\n* Old.\n";
        assert_eq!(dated(changelog, "0.2.0", "2026-11-18").unwrap(), wanted);
        assert!(dated("# Changelog\n\n## Unreleased\n\n## 0.1.0\n\n* Old.\n", "0.2.0", "…").is_err());
        assert!(dated("# Changelog\n", "0.2.0", "…").is_err());
    }
}
