//! The rules crate computes and does nothing else.
//!
//! No files, no network, no clock, no streams, no environment, no serialisation: who plays gets
//! the same game from the same moves, wherever it runs. Tests are free to do as they like.

use super::SourceFile;

/// Where the sources of the rules lie.
const HOME: &str = "crates/rules/src/";

/// Modules of the standard library the rules must not use.
const MODULES: [&str; 5] = ["fs", "net", "time", "io", "env"];

/// Crates the rules must not name.
const CRATES: [&str; 2] = ["serde", "serde_json"];

/// Where a source of the rules reaches out into the world.
pub(super) fn check(source: &SourceFile) -> Vec<String> {
    let tests = source.path.ends_with("/tests.rs") || source.path.contains("/tests/");
    if !source.path.starts_with(HOME) || !source.is_rust() || tests {
        return Vec::new();
    }
    let code = without_tests(&source.text);
    let mut findings = Vec::new();
    for name in CRATES {
        for offset in words(&code, name) {
            findings.push((offset, name.to_owned()));
        }
    }
    for offset in words(&code, "std") {
        let rest = &code[offset + "std".len()..];
        let Some(path) = rest.trim_start().strip_prefix("::") else { continue };
        for module in heads(path).into_iter().filter(|head| MODULES.contains(head)) {
            findings.push((offset, format!("std::{module}")));
        }
    }
    findings.sort_unstable();
    findings
        .into_iter()
        .map(|(offset, name)| {
            format!("{}:{}: the rules must not use `{name}`", source.path, source.line(offset))
        })
        .collect()
}

/// Where `word` is a whole word and not part of a longer name.
fn words(code: &str, word: &str) -> Vec<usize> {
    let inside = |character: Option<char>| character.is_some_and(|it| it.is_alphanumeric() || it == '_');
    code.match_indices(word)
        .map(|(offset, _)| offset)
        .filter(|&offset| !inside(code[..offset].chars().next_back()))
        .filter(|&offset| !inside(code[offset + word.len()..].chars().next()))
        .collect()
}

/// The first names of a path: `fs` of `fs::File`, and both `fs` and `io` of `{fs::File, io}`.
fn heads(path: &str) -> Vec<&str> {
    let name = |text: &'_ str| {
        text.find(|character: char| !character.is_alphanumeric() && character != '_').unwrap_or(text.len())
    };
    let path = path.trim_start();
    let Some(group) = path.strip_prefix('{') else { return vec![&path[..name(path)]] };
    let mut heads = Vec::new();
    let mut depth = 0;
    let mut start = 0;
    for (offset, character) in group.char_indices() {
        match character {
            '{' => depth += 1,
            '}' if depth > 0 => depth -= 1,
            ',' | '}' if depth == 0 => {
                let item = group[start..offset].trim();
                heads.push(&item[..name(item)]);
                start = offset + 1;
                if character == '}' {
                    break;
                }
            }
            _ => {}
        }
    }
    heads
}

/// The text with comments and test modules blanked out, byte for byte, so that offsets stay true.
///
/// Relies on the formatter: an item that begins with `#[cfg(test)]` ends with a closing brace at
/// the same depth of indentation, or on its first line with a semicolon.
fn without_tests(text: &str) -> String {
    let mut code = String::with_capacity(text.len());
    let mut indentation: Option<&str> = None;
    for line in text.split_inclusive('\n') {
        let bare = line.trim();
        let before = &line[..line.len() - line.trim_start().len()];
        if indentation.is_none() && bare == "#[cfg(test)]" {
            indentation = Some(before);
        }
        if indentation.is_some() || bare.starts_with("//") {
            code.extend(line.bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }));
        } else {
            code.push_str(line);
        }
        if indentation == Some(before) && (bare == "}" || bare.ends_with(';') || bare.ends_with("{}")) {
            indentation = None;
        }
    }
    code
}

#[cfg(test)]
mod tests {
    use super::super::tests::source;
    use super::*;

    fn found(text: &str) -> Vec<String> {
        let findings = check(&source("crates/rules/src/code.rs", text));
        findings.iter().map(|finding| finding.rsplit('`').nth(1).unwrap().to_owned()).collect()
    }

    #[test]
    fn a_module_of_the_world_is_found_with_its_line() {
        let text = "use std::fmt;\nuse std::fs::File;\n";
        assert_eq!(
            check(&source("crates/rules/src/code.rs", text)),
            ["crates/rules/src/code.rs:2: the rules must not use `std::fs`"]
        );
    }

    #[test]
    fn a_module_in_a_group_is_found() {
        assert_eq!(
            found("use std::{\n    collections::{BTreeMap, io}, time, env::args,\n};\n"),
            ["std::env", "std::time"]
        );
        assert_eq!(found("fn now() { ::std::time::Instant::now(); }"), ["std::time"]);
    }

    #[test]
    fn names_that_only_begin_alike_are_fine() {
        let text =
            "use std::iter;\nuse std::{fmt, ops::Range};\nstruct Serde;\nlet serde_like = mystd::fs;\n";
        assert!(found(text).is_empty());
    }

    #[test]
    fn serialisation_is_found() {
        assert_eq!(found("#[derive(serde::Serialize)]\n"), ["serde"]);
        assert_eq!(found("use serde_json::Value;\n"), ["serde_json"]);
    }

    #[test]
    fn tests_and_comments_are_free_and_what_follows_them_is_not() {
        let text = "\
//! Without serde.
#[cfg(test)]
mod tests {
    use std::fs;
    fn f() {
    }
}
#[cfg(test)]
mod more;
use std::io;
";
        let findings = check(&source("crates/rules/src/code.rs", text));
        assert_eq!(findings, ["crates/rules/src/code.rs:10: the rules must not use `std::io`"]);
    }

    #[test]
    fn other_crates_and_test_files_may() {
        for path in ["crates/tables/src/lib.rs", "crates/rules/tests/file.rs", "crates/rules/src/tests.rs"] {
            assert!(check(&source(path, "use std::fs;\n")).is_empty(), "{path}");
        }
    }
}
