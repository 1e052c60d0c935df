//! Everything that can be said, written down for speakers of the language: `tests/golden/*.txt`.
//! `cargo xtask golden` writes the files anew.

mod support;

use std::fmt::Write as _;
use std::path::Path;

use support::told;
use words::Language;

fn page(language: Language) -> String {
    let mut text = String::new();
    for (heading, lines) in told::sections(language) {
        let _ = writeln!(text, "== {heading}");
        for line in lines {
            let _ = writeln!(text, "{line}");
        }
        text.push('\n');
    }
    text
}

#[test]
fn every_sentence_is_as_the_golden_file_has_it() {
    for language in Language::ALL {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/{}.txt", language.tag()));
        let page = page(language);
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            std::fs::write(&path, &page).expect("a golden file can be written");
        }
        let golden = std::fs::read_to_string(&path).expect("a golden file can be read");
        for (number, (said, golden)) in (1..).zip(page.lines().zip(golden.lines())) {
            assert_eq!(said, golden, "{}, line {number}", path.display());
        }
        assert_eq!(page, golden, "{}", path.display());
    }
}

#[test]
fn nothing_is_left_unfilled_and_nothing_invisible_is_said() {
    for language in Language::ALL {
        for line in page(language).lines() {
            assert!(!line.contains(['{', '}', '$']) || line.contains("\\u{1b}"), "{line}");
            let marks = |c: char| matches!(c, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}');
            assert!(!line.contains(marks) && !line.contains(char::is_control), "{line:?}");
            assert!(!line.contains("  ") || line.starts_with("    "), "{line}");
            assert!(!line.trim_end_matches('.').ends_with("..") || line.contains('…'), "{line}");
            // A full stop may stand alone where it is the sign for an empty hole, or begin the ending of a file's name.
            let endings = [".json", ".svg", ".book", ".txt"];
            let plain = endings.iter().fold(line.replace(" . ", ""), |line, ending| line.replace(ending, ""));
            assert!(!line.contains(".. ") && !plain.contains(" ."), "{line}");
        }
    }
}

#[test]
fn every_section_has_as_many_lines_in_every_language() {
    let counts =
        |language| told::sections(language).iter().map(|(name, lines)| (*name, lines.len())).collect();
    let english: Vec<_> = counts(Language::English);
    // The vocabulary shows a sentence once for each form it has, and languages differ in those.
    let compared = english.iter().position(|(name, _)| *name == "numbers and time").expect("a section") + 1;
    for language in Language::ALL {
        let other: Vec<_> = counts(language);
        assert_eq!(other[..compared], english[..compared]);
    }
}

/// English words that no other language here has: a sentence with one of them was not translated.
const ENGLISH: [&str; 9] = ["the", "you", "your", "row", "secret", "this", "with", "and", "answer"];

#[test]
fn no_other_language_speaks_english() {
    for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
        let text = page(language);
        for line in text.lines().filter(|line| !line.starts_with("==")) {
            // Codes are for programs, what is typed is typed in English.
            let line =
                line.split_once(": ").filter(|(code, _)| code.contains('-')).map_or(line, |(_, told)| told);
            // Flags are typed in English, too.
            let typed = |word: &&str| word.starts_with("--") || word.contains('=');
            let line: Vec<_> = line.split(' ').filter(|word| !typed(word)).collect();
            let line = line.join(" ");
            let said = line.split(|c: char| !c.is_alphabetic()).find(|word| ENGLISH.contains(word));
            // “secret” is French, too.
            let french = language == Language::French && said == Some("secret");
            assert!(said.is_none() || french, "{}: {line}", language.tag());
        }
    }
}

#[test]
fn french_keeps_its_spaces_on_the_line() {
    for line in page(Language::French).lines() {
        // Code and sentence are set apart by this page, not by the language.
        let told = line.split_once(": ").map_or(line, |(_, told)| told);
        for sign in [" :", " ;", " !", " ?", " »", "« "] {
            assert!(!told.contains(sign), "{line}");
        }
    }
}
