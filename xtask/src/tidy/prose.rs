//! Documents speak of what there is, and say it once: no path that leads nowhere, no row twice in a table.

use std::collections::BTreeSet;

use super::SourceFile;

/// The document that speaks of the past: what it names may be gone.
const HISTORY: &str = "CHANGELOG.md";

/// Endings of names that are always files of ours.
const ENDINGS: [&str; 6] = ["rs", "md", "sql", "ftl", "toml", "html"];

/// Everything in the documents that leads nowhere or is repeated.
pub(super) fn check(sources: &[SourceFile]) -> Vec<String> {
    let places = Places::of(sources);
    let documents = sources.iter().filter(|source| has_ending(&source.path, "md"));
    let present = documents.clone().filter(|source| source.path != HISTORY);
    let lost = present.flat_map(|source| lost(source, &places));
    lost.chain(documents.flat_map(repeated)).collect()
}

/// Every file and folder of the project.
struct Places<'a> {
    paths: BTreeSet<&'a str>,
    names: BTreeSet<&'a str>,
}

impl<'a> Places<'a> {
    fn of(sources: &'a [SourceFile]) -> Self {
        let mut paths = BTreeSet::new();
        for source in sources {
            let path = source.path.as_str();
            paths.insert(path);
            paths.extend(path.match_indices('/').map(|(end, _)| &path[..end]));
        }
        let names = paths.iter().filter_map(|path| path.rsplit('/').next()).collect();
        Self { paths, names }
    }

    /// Whether something of this name is there: from the root, from `crates`, or from the document's own folder. A
    /// name without a folder may be anywhere.
    fn have(&self, name: &str, document: &str) -> bool {
        let name = name.trim_end_matches('/');
        let Some((folder, _)) = name.split_once('/') else { return self.names.contains(name) };
        let beside = document.rsplit_once('/').map_or(name.to_owned(), |(home, _)| format!("{home}/{name}"));
        let full = [name.to_owned(), format!("crates/{name}"), beside];
        // A path that doesn't begin with a folder of ours isn't ours.
        let ours = self.paths.contains(folder) || self.paths.contains(format!("crates/{folder}").as_str());
        !ours && !is_file(name) || full.iter().any(|path| self.paths.contains(path.as_str()))
    }
}

/// Whether a name is one of a file of ours by its end.
fn is_file(name: &str) -> bool {
    ENDINGS.iter().any(|ending| has_ending(name, ending))
}

fn has_ending(name: &str, ending: &str) -> bool {
    name.rsplit_once('.').is_some_and(|(_, end)| end == ending)
}

/// What a document names that is not there.
fn lost(source: &SourceFile, places: &Places<'_>) -> Vec<String> {
    let mut findings = Vec::new();
    let mut fenced = false;
    for (number, line) in (1..).zip(source.text.lines()) {
        if line.trim_start().starts_with("```") {
            fenced = !fenced;
        } else if !fenced {
            let gone = named(line).filter(|name| !places.have(name, &source.path));
            findings.extend(gone.map(|name| format!("{}:{number}: there is no `{name}`", source.path)));
        }
    }
    findings
}

/// The paths that a line names between backticks. What has holes to fill in, such as `EDITION.txt` or `*.rs`, is none.
fn named(line: &str) -> impl Iterator<Item = &str> {
    line.split('`').skip(1).step_by(2).filter(|name| {
        let path = name.chars().all(is_plain)
            // Documents alone have names in capitals.
            || (has_ending(name, "md") && name.to_ascii_lowercase().chars().all(is_plain));
        path && name.starts_with(|c: char| c.is_ascii_alphabetic()) && (name.contains('/') || is_file(name))
    })
}

fn is_plain(c: char) -> bool {
    c.is_ascii_lowercase() || c.is_ascii_digit() || "/._-".contains(c)
}

/// What a document says twice: a row of a table, or a folder in a tree.
fn repeated(source: &SourceFile) -> Vec<String> {
    let mut findings = Vec::new();
    let mut seen = BTreeSet::new();
    for (number, line) in (1..).zip(source.text.lines()) {
        let row = line.trim();
        let first = if row.starts_with('|') {
            // In a table of two columns the first names what the second tells; others may name a thing in several rows.
            let cells: Vec<_> = row.trim_matches('|').split('|').map(str::trim).collect();
            Some(if cells.len() == 2 { cells[0] } else { row }).filter(|name| name.contains('`'))
        } else {
            row.split_whitespace().next().filter(|word| word.ends_with('/') && line.starts_with("  "))
        };
        if row.is_empty() {
            // A table or a list is at its end.
            seen.clear();
        } else if let Some(first) = first
            && !seen.insert(first)
        {
            findings.push(format!("{}:{number}: {first} stands twice", source.path));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::super::tests::source;
    use super::*;

    #[test]
    fn a_path_that_leads_nowhere_is_found() {
        let text = "See `crates/rules/src/code.rs`, `rules/src`, `code.rs` and [docs](docs/API.md).\n\
                    Gone: `rules/src/gone.rs`, `gone.rs`, `docs/GONE.md`.\n\
                    None of ours: `GET /api/v1`, `text/html`, `*.rs`, `EDITION.txt`, `a b.rs`.\n\
                    ```\n`gone.rs`\n```\n";
        let sources =
            [source("README.md", text), source("crates/rules/src/code.rs", ""), source("docs/API.md", "")];
        assert_eq!(
            check(&sources),
            [
                "README.md:2: there is no `rules/src/gone.rs`",
                "README.md:2: there is no `gone.rs`",
                "README.md:2: there is no `docs/GONE.md`",
            ]
        );
        assert!(check(&[source(HISTORY, "`gone.rs`")]).is_empty());
    }

    #[test]
    fn a_row_and_a_folder_that_stand_twice_are_found() {
        let text =
            "| `a` | x |\n| `b` | y |\n| `a` | z |\n\n| `a` | another table |\n| 4x6 | 1 |\n| 4x6 | 2 |\n";
        assert_eq!(check(&[source("docs/A.md", text)]), ["docs/A.md:3: `a` stands twice"]);
        let tree = "crates/\n  web/   one\n  web/   two\n";
        assert_eq!(check(&[source("A.md", tree)]), ["A.md:3: web/ stands twice"]);
    }
}
