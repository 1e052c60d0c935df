//! Whole matches of every edition as golden files, in English and German. `cargo xtask golden` writes them anew.

use std::path::Path;

use rules::editions::EDITIONS;
use rules::{Edition, Format};
use terminal::Words;
use terminal::here::Wish;
use words::Language;

use crate::person::{follower, heard};

/// Compares what was said with a golden file.
pub(crate) fn compare(name: &str, said: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/plain/golden/{name}.txt"));
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, said).expect("a golden file can be written");
    }
    let golden = std::fs::read_to_string(&path).unwrap_or_default();
    for (number, (said, golden)) in (1..).zip(said.lines().zip(golden.lines())) {
        assert_eq!(said, golden, "{}, line {number}", path.display());
    }
    assert_eq!(said, golden, "{}", path.display());
}

/// The usual match of an edition for one person: against a computer, or at a table with several.
fn usual(edition: &Edition) -> Wish {
    let seats = match edition.format {
        Format::Duel => 2,
        Format::Party => 3,
        Format::Group => usize::from(edition.seats.1),
    };
    let mut players = vec!["computer:practised".to_owned(); seats];
    "person".clone_into(&mut players[0]);
    Wish {
        game: Some(edition.id.to_owned()),
        seats: players,
        names: vec!["Ada".to_owned()],
        first: Some(1),
        ..Wish::default()
    }
}

fn whole_matches(language: Language) {
    let words = Words::of(language);
    for (number, edition) in (1..).zip(EDITIONS) {
        let said = heard(&usual(edition), words, number, follower(words));
        let ends = [words.score_draw().into_owned(), words.score_no_winner().into_owned()];
        // At last it is asked who wants to hear how it was played.
        let last = said.lines().rev().nth(1).unwrap_or_default();
        let won = ["wins", "win", "gewinnt", "gewinnst"].iter().any(|word| last.contains(word));
        assert!(won || ends.iter().any(|end| end == last), "{}: {last}", edition.id);
        let marks = |c: char| matches!(c, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}');
        assert!(!said.contains(marks), "{}: an invisible mark", edition.id);
        assert!(
            !said.contains(|c: char| c.is_control() && c != '\n'),
            "{}: a movement of the cursor",
            edition.id
        );
        compare(&format!("{}.{}", edition.id, language.tag()), &said);
    }
}

#[test]
fn a_whole_match_of_every_edition_in_english() {
    whole_matches(Language::English);
}

#[test]
fn a_whole_match_of_every_edition_in_german() {
    whole_matches(Language::German);
}
