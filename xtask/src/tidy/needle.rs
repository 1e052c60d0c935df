//! Words that no file may contain.

use super::SourceFile;

/// A piece of text that must not be found, and what to say when it is.
struct Needle {
    text: &'static str,
    what: &'static str,
    /// Whether it counts only in Rust, as prose may well speak of it.
    rust: bool,
}

/// A needle for every kind of file.
const fn anywhere(text: &'static str, what: &'static str) -> Needle {
    Needle { text, what, rust: false }
}

/// A needle for sources.
const fn code(text: &'static str, what: &'static str) -> Needle {
    Needle { text, what, rust: true }
}

/// All needles. Each is put together from two halves: this file is looked at too.
const NEEDLES: [Needle; 11] = [
    anywhere(concat!("/wo", "rk/"), "a path of one machine"),
    anywhere(concat!("/ro", "ot/"), "a path of one machine"),
    anywhere(concat!("://crates", ".io"), "a registry's address"),
    anywhere(concat!("://static.crates", ".io"), "a registry's address"),
    anywhere(concat!("://index.crates", ".io"), "a registry's address"),
    anywhere(concat!("://pypi", ".org"), "a registry's address"),
    anywhere(concat!("://registry.npmjs", ".org"), "a registry's address"),
    anywhere(concat!("://deb.debian", ".org"), "a registry's address"),
    code(concat!("todo", "!("), "unfinished code"),
    code(concat!("dbg", "!("), "a leftover of debugging"),
    code(concat!("#[ign", "ore"), "a test that never runs"),
];

/// Where the file contains what it must not.
pub(super) fn check(source: &SourceFile) -> Vec<String> {
    let mut findings = Vec::new();
    for needle in NEEDLES.iter().filter(|needle| source.is_rust() || !needle.rust) {
        for (offset, text) in source.text.match_indices(needle.text) {
            let line = source.line(offset);
            findings.push(format!("{}:{line}: {}: `{text}`", source.path, needle.what));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::super::tests::source;
    use super::*;

    #[test]
    fn every_needle_is_found_with_its_line() {
        for needle in &NEEDLES {
            let text = format!("// one\n// two {} three\n", needle.text);
            let findings = check(&source("src/a.rs", &text));
            assert_eq!(findings, [format!("src/a.rs:2: {}: `{}`", needle.what, needle.text)]);
        }
    }

    #[test]
    fn innocent_text_is_left_alone() {
        let text = "let homework = root / 2; // the lock file's crates.io-index is no address\n";
        assert!(check(&source("src/a.rs", text)).is_empty());
    }

    #[test]
    fn prose_may_speak_of_what_code_must_not_contain() {
        let text = format!("We leave no {}) behind.", concat!("todo", "!("));
        assert!(check(&source("README.md", &text)).is_empty());
        assert_eq!(check(&source("a.rs", &text)).len(), 1);
    }
}
