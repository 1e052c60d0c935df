//! What others build on is shown in use: every public type and function of a published library stands in an example.

use std::collections::BTreeSet;

use super::SourceFile;
use crate::project::Package;

/// The words that begin something public. What is indented is a part of something else: its own examples are up to it.
const KINDS: [&str; 6] = ["fn", "const fn", "struct", "enum", "trait", "type"];

/// What no example shows: neither one in the documentation of the library's sources nor one on its front page.
pub(super) fn check(packages: &[Package], sources: &[SourceFile]) -> Vec<String> {
    packages.iter().filter(|package| package.published).flat_map(|package| of(package, sources)).collect()
}

fn of(package: &Package, sources: &[SourceFile]) -> Vec<String> {
    // Paths in a repository have slashes on every system.
    let home = package.directory.to_string_lossy().replace('\\', "/");
    let (code, page) = (format!("{home}/src/"), format!("{home}/README.md"));
    let code = || sources.iter().filter(|source| source.path.starts_with(&code) && source.is_rust());
    let mut shown = BTreeSet::new();
    for source in code() {
        let comments = source.text.lines().map(|line| {
            let line = line.trim_start();
            line.strip_prefix("//!").or_else(|| line.strip_prefix("///"))
        });
        show(comments, &mut shown);
    }
    for source in sources.iter().filter(|source| source.path == page) {
        show(source.text.lines().map(Some), &mut shown);
    }
    code().flat_map(|source| hidden(source, &shown)).collect()
}

/// Takes note of every word in examples that run. A line that is none ends what it stands in.
fn show<'a>(lines: impl Iterator<Item = Option<&'a str>>, shown: &mut BTreeSet<&'a str>) {
    let mut example = None;
    for line in lines {
        let fence = line.and_then(|line| line.trim_start().strip_prefix("```"));
        match (line, fence, example) {
            (None, ..) | (_, Some(_), Some(_)) => example = None,
            (_, Some(language), None) => example = Some(matches!(language, "" | "rust")),
            (Some(line), None, Some(true)) => {
                shown.extend(line.split(|c: char| !c.is_alphanumeric() && c != '_'));
            }
            _ => {}
        }
    }
}

/// What a source offers that is not shown.
fn hidden(source: &SourceFile, shown: &BTreeSet<&str>) -> Vec<String> {
    let mut findings = Vec::new();
    let mut unlisted = false;
    for (number, line) in (1..).zip(source.text.lines()) {
        match named(line).filter(|name| !unlisted && !shown.contains(name)) {
            Some(name) => {
                findings.push(format!("{}:{number}: no example shows `{name}`", source.path));
            }
            None => unlisted = line == "#[doc(hidden)]" || unlisted && line.starts_with("#["),
        }
    }
    findings
}

/// The public item that a line declares.
fn named(line: &str) -> Option<&str> {
    let line = line.strip_prefix("pub ")?;
    let rest = KINDS.iter().find_map(|kind| line.strip_prefix(kind)?.strip_prefix(' '))?;
    let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
    Some(&rest[..end])
}

#[cfg(test)]
mod tests {
    use super::super::tests::source;
    use super::*;

    fn library(published: bool) -> Package {
        Package {
            name: "codeknacker-rules".to_owned(),
            directory: "crates/rules".into(),
            description: None,
            rust_version: None,
            published,
            dependencies: Vec::new(),
            built_with: Vec::new(),
        }
    }

    #[test]
    fn what_no_example_shows_is_found() {
        let text = "/// ```\n/// shown(Shown);\n/// ```\npub fn shown() {}\npub struct Shown;\n\
                    /// ```text\n/// told\n/// ```\n/// told\npub const fn told() {}\nfn own() {}\n\
                    pub(crate) fn ours() {}\nimpl Shown {\n    pub fn part() {}\n}\n\
                    #[doc(hidden)]\n#[must_use]\npub fn unlisted() {}\n/// ```compile_fail\n/// Wrong\n/// ```\npub enum Wrong {}\n";
        let page = source("crates/rules/README.md", "```rust\nrules::on_page();\n```\n");
        let sources = [
            page,
            source("crates/rules/src/a.rs", text),
            source("crates/rules/src/b.rs", "pub fn on_page() {}\n"),
            source("crates/web/src/a.rs", "pub fn elsewhere() {}\n"),
        ];
        let wanted = [
            "crates/rules/src/a.rs:10: no example shows `told`",
            "crates/rules/src/a.rs:22: no example shows `Wrong`",
        ];
        assert_eq!(check(&[library(true)], &sources), wanted);
        assert!(check(&[library(false)], &sources).is_empty());
    }
}
