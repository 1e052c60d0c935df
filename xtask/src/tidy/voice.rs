//! Plain English: phrases that riddle, and what to write instead.

use super::SourceFile;

/// Phrases in lower case, and what to write instead.
const PHRASES: [(&str, &str); 11] = [
    ("whoever", "say who: the player who, a caller who, anybody"),
    ("is to place", "it is NAME's turn"),
    ("held possible", "possible"),
    ("looks on", "watches, or is a spectator"),
    ("looking on", "watching"),
    ("better would have been", "better:"),
    ("right would have been", "the correct answer was"),
    ("as the system has it", "match system"),
    ("alone should look", "only NAME should look"),
    ("stands behind the shield", "secret hidden"),
    ("how it is used", "usage"),
];

/// Endings of the files that people read.
const ENDINGS: [&str; 6] = ["rs", "md", "ftl", "html", "js", "css"];

/// This list itself.
const OWN: &str = "xtask/src/tidy/voice.rs";

/// Every phrase in a file that should be said more plainly. Names of functions count too.
pub(super) fn check(source: &SourceFile) -> Vec<String> {
    let is_read = source.path.rsplit_once('.').is_some_and(|(_, ending)| ENDINGS.contains(&ending));
    if !is_read || source.path == OWN {
        return Vec::new();
    }
    let mut findings = Vec::new();
    for (number, line) in (1..).zip(source.text.lines()) {
        let plain = line.to_lowercase().replace('_', " ");
        let found = PHRASES.iter().filter(|(phrase, _)| says(&plain, phrase));
        findings.extend(
            found.map(|(phrase, better)| format!("{}:{number}: not “{phrase}”, but: {better}", source.path)),
        );
    }
    findings
}

/// Whether a line has a phrase that ends with a word: “looks one ahead” doesn't say “looks on”.
fn says(line: &str, phrase: &str) -> bool {
    let mut places = line.match_indices(phrase);
    places.any(|(place, _)| !line[place + phrase.len()..].starts_with(char::is_alphabetic))
}

#[cfg(test)]
mod tests {
    use super::super::tests::source;
    use super::*;

    #[test]
    fn a_riddling_phrase_is_found_in_prose_and_in_names() {
        let text = "// Whoever comes first wins.\nfn it_helps_whoever_asks() {}\nfn plain() {}\n";
        assert_eq!(
            check(&source("a.rs", text)),
            [
                "a.rs:1: not “whoever”, but: say who: the player who, a caller who, anybody",
                "a.rs:2: not “whoever”, but: say who: the player who, a caller who, anybody",
            ]
        );
        assert!(check(&source("a.rs", "// It looks one row ahead.")).is_empty());
        assert!(check(&source("a.sql", "-- Whoever reads it: a migration never changes.")).is_empty());
    }
}
