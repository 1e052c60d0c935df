//! The project's own rules about its files, which no other tool checks.

use crate::files;
use crate::project::Project;
use crate::summary::StepOutcome;

mod examples;
mod keeper;
mod layer;
mod names;
mod needle;
mod prose;
mod purity;
mod voice;

/// The most lines a source file may have. What is longer has more than one subject.
const LINES: usize = 600;

/// The commands the README must show: how to play, and how to test.
const COMMANDS: [&str; 2] = ["cargo run --release", "cargo xtask test"];

/// What isn't text and belongs here all the same: pictures, books of strategies, the module for browsers. Everything else
/// was left lying by accident.
const BINARY: [&str; 3] = ["webp", "book", "br"];

/// A file of the project, as its path from the root with forward slashes, and its text.
struct SourceFile {
    path: String,
    text: String,
}

/// Reads every file that is or could be committed, and shows what breaks a rule.
pub(crate) fn step(project: &Project) -> StepOutcome {
    let sources = match sources(project) {
        Ok(sources) => sources,
        Err(reason) => return StepOutcome::Failed(reason),
    };
    let mut findings = layer::check(&project.packages);
    findings.extend(descriptions(project));
    findings.extend(readme(&sources));
    findings.extend(prose::check(&sources));
    findings.extend(names::check(&sources));
    findings.extend(examples::check(&project.packages, &sources));
    for source in &sources {
        findings.extend(keeper::check(source));
        findings.extend(needle::check(source));
        findings.extend(length(source));
        findings.extend(stray(source));
        findings.extend(purity::check(source));
        findings.extend(voice::check(source));
    }
    for finding in &findings {
        println!("{finding}");
    }
    match findings.len() {
        0 => StepOutcome::Passed(format!("{} files", sources.len())),
        1 => StepOutcome::Failed("one finding".to_owned()),
        many => StepOutcome::Failed(format!("{many} findings")),
    }
}

/// Every file git knows or would offer to add. Bytes that aren't UTF-8 become placeholders: what we look for is plain
/// ASCII.
fn sources(project: &Project) -> Result<Vec<SourceFile>, String> {
    let read = |path: String| {
        let bytes = files::read(&project.root.join(&path))?;
        Ok(SourceFile { path, text: String::from_utf8_lossy(&bytes).into_owned() })
    };
    project.files(".")?.into_iter().map(read).collect()
}

/// Every crate says in its manifest what it is.
fn descriptions(project: &Project) -> Vec<String> {
    let lacking =
        |description: &Option<String>| description.as_ref().is_none_or(|text| text.trim().is_empty());
    let packages = project.packages.iter().filter(|package| lacking(&package.description));
    packages.map(|package| format!("{}/Cargo.toml: no description", package.directory.display())).collect()
}

/// The README shows the commands everybody needs.
fn readme(sources: &[SourceFile]) -> Vec<String> {
    let Some(readme) = sources.iter().find(|source| source.path == "README.md") else {
        return vec!["README.md: there is none".to_owned()];
    };
    let missing = COMMANDS.iter().filter(|command| !readme.text.contains(**command));
    missing.map(|command| format!("README.md: does not show `{command}`")).collect()
}

/// A source file stays small; tables under a `data` directory may be as long as they are.
fn length(source: &SourceFile) -> Option<String> {
    let lines = source.text.lines().count();
    let bound = source.is_rust() && !source.path.split('/').any(|part| part == "data");
    (bound && lines > LINES).then(|| format!("{}: {lines} lines, at most {LINES} allowed", source.path))
}

/// A file is text, or of a kind that is known here.
fn stray(source: &SourceFile) -> Option<String> {
    let known = BINARY.contains(&source.extension());
    (!known && source.text.contains('\0'))
        .then(|| format!("{}: not text, and no known kind of file", source.path))
}

impl SourceFile {
    /// What its name ends in, behind the last full stop.
    fn extension(&self) -> &str {
        self.path.rsplit_once('.').map_or("", |(_, extension)| extension)
    }

    /// Whether this is Rust.
    fn is_rust(&self) -> bool {
        self.extension() == "rs"
    }

    /// The number of the line that holds the byte at `offset`.
    fn line(&self, offset: usize) -> usize {
        1 + self.text[..offset].matches('\n').count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A file for the tests of the rules.
    pub(super) fn source(path: &str, text: &str) -> SourceFile {
        SourceFile { path: path.to_owned(), text: text.to_owned() }
    }

    #[test]
    fn a_file_may_have_as_many_lines_as_allowed_and_not_one_more() {
        let lines = |count: usize| "//\n".repeat(count);
        assert_eq!(length(&source("a.rs", &lines(LINES))), None);
        assert!(length(&source("a.rs", &lines(LINES + 1))).unwrap().starts_with("a.rs: 601 lines"));
        assert_eq!(length(&source("a.json", &lines(LINES + 1))), None);
        assert_eq!(length(&source("crates/words/src/data/list.rs", &lines(LINES + 1))), None);
    }

    #[test]
    fn a_file_that_is_not_text_is_of_a_known_kind() {
        assert_eq!(stray(&source("docs/pictures/end.webp", "RIFF\0")), None);
        assert_eq!(stray(&source("LICENSE-MIT", "text")), None);
        assert!(stray(&source("left.whl", "PK\0")).unwrap().starts_with("left.whl: not text"));
    }

    #[test]
    fn the_readme_must_show_both_commands() {
        let good = "Play: `cargo run --release`\nTest: `cargo xtask test`\n";
        assert!(readme(&[source("README.md", good)]).is_empty());
        assert_eq!(
            readme(&[source("README.md", "`cargo run --release`")]),
            ["README.md: does not show `cargo xtask test`"]
        );
        assert_eq!(readme(&[source("crates/README.md", good)]), ["README.md: there is none"]);
    }
}
