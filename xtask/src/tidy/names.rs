//! A type's name means one thing in the whole workspace.

use std::collections::BTreeMap;

use super::SourceFile;

/// The words that begin a type, after what says who may see it.
const KINDS: [&str; 5] = ["struct", "enum", "trait", "union", "type"];

/// Every name that two types of our crates share, at the second place and any further one. Tests, benchmarks and
/// examples are programs of their own: they may call things as they like.
pub(super) fn check(sources: &[SourceFile]) -> Vec<String> {
    let mut first: BTreeMap<&str, String> = BTreeMap::new();
    let mut findings = Vec::new();
    for source in sources.iter().filter(|source| is_checked(source)) {
        for (number, line) in (1..).zip(source.text.lines()) {
            let Some(name) = named(line) else { continue };
            let place = format!("{}:{number}", source.path);
            if let Some(other) = first.get(name) {
                findings.push(format!("{place}: `{name}` is also the name of a type in {other}"));
            } else {
                first.insert(name, place);
            }
        }
    }
    findings
}

fn is_checked(source: &SourceFile) -> bool {
    let parts: Vec<_> = source.path.split('/').collect();
    let ours = matches!(parts[..], ["crates", _, "src", ..] | ["xtask", "src", ..]);
    ours && source.is_rust() && !parts.contains(&"tests")
}

/// The type that a line declares. What is indented belongs to an `impl`, a function or a test.
fn named(line: &str) -> Option<&str> {
    let mut line = line;
    if let Some(rest) = line.strip_prefix("pub") {
        line = rest.strip_prefix('(').and_then(|rest| rest.split_once(')')).map_or(rest, |(_, rest)| rest);
        line = line.strip_prefix(' ')?;
    }
    let (kind, rest) = line.split_once(' ')?;
    let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
    (KINDS.contains(&kind) && end > 0).then_some(&rest[..end])
}

#[cfg(test)]
mod tests {
    use super::super::tests::source;
    use super::*;

    #[test]
    fn a_name_that_stands_twice_is_found_whatever_it_names() {
        let sources = [
            source("crates/play/src/sight.rs", "/// One.\npub struct Sight {\n"),
            source("crates/web/src/look.rs", "pub(crate) enum Sight<'a> {\n"),
            source("xtask/src/test.rs", "type Sight = u8;\n"),
        ];
        assert_eq!(
            check(&sources),
            [
                "crates/web/src/look.rs:1: `Sight` is also the name of a type in crates/play/src/sight.rs:2",
                "xtask/src/test.rs:1: `Sight` is also the name of a type in crates/play/src/sight.rs:2",
            ]
        );
    }

    #[test]
    fn associated_types_tests_and_other_words_are_left_alone() {
        let sources = [
            source("crates/play/src/sight.rs", "pub struct Sight;\npub struct SightLine;\nfn sight() {}\n"),
            source("crates/web/src/a.rs", "impl X {\n    type Sight = u8;\n}\npub use play::Sight;\n"),
            source("crates/web/src/tests/a.rs", "struct Sight;\n"),
            source("crates/web/tests/a.rs", "struct Sight;\n"),
        ];
        assert!(check(&sources).is_empty());
    }
}
