//! What the committed module was made from: a line of text for each part, beside it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use sha2::{Digest as _, Sha256};

use super::PACKAGE;
use super::build::{self, PROFILE, SHRINK};
use crate::command;
use crate::files::read;
use crate::project::Project;
use crate::wasm;

/// Parts of a crate that don't go into the module: the module itself, what only tests and programs of this machine use,
/// what people read.
const ASIDE: [&str; 5] = ["benches", "examples", "module", "site", "tests"];

/// Hexadecimal digits of a digest: what differs by chance differs in them.
const DIGITS: usize = 32;

/// Tables of the workspace's manifest that say how the module is built.
const TABLES: [&str; 3] = ["[workspace.package]", "[profile.release", "[profile.pocket"];

/// What a module was made from: its name for each part, and a digest or a version.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Origin(BTreeMap<String, String>);

/// What says by which programs a module was made.
pub(super) const TOOLS: [&str; 3] = ["compiler", "libraries", "wasm-opt"];

/// What says which bytes the module has.
pub(super) const BYTES: &str = "module";

impl Origin {
    /// Reads what was written.
    pub(super) fn read(text: &str) -> Self {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let parts = lines.filter_map(|line| line.split_once(": "));
        Self(parts.map(|(name, told)| (name.to_owned(), told.to_owned())).collect())
    }

    /// As it is written.
    pub(super) fn written(&self) -> String {
        let mut text = String::from(
            "# What pocket.wasm.br was made from. `cargo xtask pocket` writes both, `cargo xtask test --only module` compares.\n",
        );
        for (name, told) in &self.0 {
            text.extend([name.as_str(), ": ", told.as_str(), "\n"]);
        }
        text
    }

    /// The sources as they are now.
    pub(super) fn of_sources(project: &Project) -> Result<Self, String> {
        let mut parts = BTreeMap::new();
        for folder in folders(project)? {
            parts.insert(folder.clone(), digest_of_folder(project, &folder)?);
        }
        let manifest = read(&project.root.join("Cargo.toml"))?;
        parts.insert("Cargo.toml".to_owned(), digest([tables(&String::from_utf8_lossy(&manifest))]));
        parts.insert("Cargo.lock".to_owned(), digest([dependencies(project)?]));
        parts.insert("way of building".to_owned(), digest(SHRINK.iter().copied().chain([PROFILE])));
        Ok(Self(parts))
    }

    /// The programs that are here.
    pub(super) fn of_tools(project: &Project) -> Result<Self, String> {
        let libraries = build::libraries(project)?;
        let libraries = libraries.iter().map(|file| read(file)).collect::<Result<Vec<_>, _>>()?;
        let told = [
            build::compiler(project)?,
            digest(&libraries),
            build::shrinker().unwrap_or_else(|| "none".to_owned()),
        ];
        Ok(Self(TOOLS.map(str::to_owned).into_iter().zip(told).collect()))
    }

    /// The bytes of a module.
    pub(super) fn of_module(module: &[u8]) -> Self {
        Self([(BYTES.to_owned(), digest([module]))].into())
    }

    /// All parts of these.
    pub(super) fn together(origins: impl IntoIterator<Item = Self>) -> Self {
        Self(origins.into_iter().flat_map(|origin| origin.0).collect())
    }

    /// Some of its parts.
    pub(super) fn only(&self, wanted: impl Fn(&str) -> bool) -> Self {
        let parts = self.0.iter().filter(|(name, _)| wanted(name));
        Self(parts.map(|(name, told)| (name.clone(), told.clone())).collect())
    }

    /// The parts in which it differs from another, by name.
    pub(super) fn differences<'a>(&'a self, other: &'a Self) -> Vec<&'a str> {
        let names: BTreeSet<_> = self.0.keys().chain(other.0.keys()).collect();
        names.into_iter().filter(|name| self.0.get(*name) != other.0.get(*name)).map(String::as_str).collect()
    }
}

/// The folders of our crates that the module is made of.
fn folders(project: &Project) -> Result<Vec<String>, String> {
    let (mut found, mut wanted) = (BTreeSet::new(), vec![PACKAGE.to_owned()]);
    while let Some(name) = wanted.pop() {
        let Some(package) = project.packages.iter().find(|package| package.name == name) else { continue };
        let folder = package.directory.to_str().ok_or("a crate lies in a strange folder")?;
        if found.insert(folder.replace('\\', "/")) {
            wanted.extend(package.built_with.iter().cloned());
        }
    }
    Ok(found.into_iter().collect())
}

/// A digest of what lies in the folder of a crate.
fn digest_of_folder(project: &Project, folder: &str) -> Result<String, String> {
    let paths = project.files(folder)?.into_iter().filter(|path| goes_in(path, folder));
    let mut parts = Vec::new();
    for path in paths.collect::<BTreeSet<_>>() {
        let bytes = read(&project.root.join(&path))?;
        parts.extend([path.into_bytes(), bytes]);
    }
    Ok(digest(&parts))
}

/// Whether a file of a crate goes into the module.
fn goes_in(path: &str, folder: &str) -> bool {
    let below = path.strip_prefix(folder).unwrap_or(path).trim_start_matches('/');
    let first = below.split('/').next().unwrap_or_default();
    let read_by_people =
        first.starts_with("LICENSE") || Path::new(path).extension().is_some_and(|ending| ending == "md");
    !read_by_people && !ASIDE.contains(&first)
}

/// The tables of a manifest that say how the module is built.
fn tables(manifest: &str) -> String {
    let mut wanted = false;
    let lines = manifest.lines().filter(|line| {
        if line.starts_with('[') {
            wanted = TABLES.iter().any(|table| line.starts_with(table));
        }
        wanted && !line.starts_with('#') && !line.is_empty()
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// All that others wrote and the module is made of, by name, version and features.
fn dependencies(project: &Project) -> Result<String, String> {
    let mut cargo = project.cargo();
    cargo.args(["tree", "--locked", "--package", PACKAGE, "--target", wasm::TARGET]);
    cargo.args(["--edges", "normal,build", "--prefix", "none", "--no-dedupe", "--format", "{p} | {f}"]);
    let told = command::read(&mut cargo)?;
    // The folder of one of ours is nobody's business.
    let line = |line: &str| {
        let (package, features) = line.split_once(" | ")?;
        Some(format!("{} {features}", package.split(" (").next()?))
    };
    Ok(told.lines().filter_map(line).collect::<BTreeSet<_>>().into_iter().collect::<Vec<_>>().join("\n"))
}

/// A digest of parts, each with its length.
pub(super) fn digest<T: AsRef<[u8]>>(parts: impl IntoIterator<Item = T>) -> String {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update((part.as_ref().len() as u64).to_le_bytes());
        hash.update(part.as_ref());
    }
    hex::encode(hash.finalize())[..DIGITS].to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn origin(parts: &[(&str, &str)]) -> Origin {
        Origin(parts.iter().map(|(name, told)| ((*name).to_owned(), (*told).to_owned())).collect())
    }

    #[test]
    fn what_is_written_is_read_and_what_differs_is_named() {
        let one = origin(&[("compiler", "rustc 1.95.0 on x: y"), ("crates/pages", "aa"), ("module", "bb")]);
        assert_eq!(Origin::read(&one.written()), one);
        let other =
            origin(&[("compiler", "rustc 1.95.0 on x: y"), ("crates/pages", "cc"), ("crates/play", "dd")]);
        assert_eq!(one.differences(&other), ["crates/pages", "crates/play", "module"]);
        let sources = |name: &str| !TOOLS.contains(&name) && name != BYTES;
        assert_eq!(one.only(sources), origin(&[("crates/pages", "aa")]));
    }

    #[test]
    fn tests_and_papers_of_a_crate_do_not_go_in() {
        for path in ["src/tests.rs", "Cargo.toml", "ftl/en/help.ftl", "templates/site/home.html"] {
            assert!(goes_in(&format!("crates/pages/{path}"), "crates/pages"), "{path}");
        }
        for path in ["tests/one.rs", "module/pocket.wasm.br", "README.md", "words/NOTICE.md", "LICENSE-MIT"] {
            assert!(!goes_in(&format!("crates/pages/{path}"), "crates/pages"), "{path}");
        }
    }

    #[test]
    fn of_the_manifest_only_what_the_module_is_built_by_counts() {
        let manifest = "[workspace]\na = 1\n[profile.release]\n# Why.\nb = 2\n\n[profile.dev]\nc = 3\n[profile.pocket.package.x]\nd = 4\n";
        assert_eq!(tables(manifest), "[profile.release]\nb = 2\n[profile.pocket.package.x]\nd = 4");
    }

    #[test]
    fn parts_do_not_run_into_each_other() {
        assert_ne!(digest(["ab", "c"]), digest(["a", "bc"]));
        assert_eq!(digest(["ab"]).len(), DIGITS);
    }
}
