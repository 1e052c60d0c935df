//! Whole matches as scripts in `tests/golden`, held against the rules line by line.
//!
//! `UPDATE_GOLDEN=1 cargo test -p codeknacker-rules --test golden` writes the outputs anew; read what changed
//! before you keep it.

#[path = "support/diff.rs"]
mod diff;
mod golden_support;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use diff::diff;
use golden_support::play::replay;
use rules::editions::EDITIONS;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

/// Whether outputs are written anew instead of compared; never where nobody reads what changed.
fn updating() -> bool {
    let set = |name| std::env::var(name).is_ok_and(|value| !value.is_empty() && value != "0");
    let updating = set("UPDATE_GOLDEN");
    assert!(!(updating && set("CI")), "UPDATE_GOLDEN is for people, not for CI");
    updating
}

/// Plays one file and compares.
fn golden(name: &str) {
    let path = folder().join(format!("{name}.txt"));
    let written = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
    let (played, _) = replay(&written).unwrap_or_else(|wrong| panic!("{name}: {wrong}"));
    if updating() {
        if played != written {
            fs::write(&path, played).unwrap_or_else(|error| panic!("{name}: {error}"));
        }
        return;
    }
    if let Some(diff) = diff(&written, &played) {
        panic!("{name} is not played as written\n{diff}");
    }
}

macro_rules! golden {
    ($($test:ident => $file:literal,)*) => {
        const FILES: &[&str] = &[$($file),*];
        $(
            #[test]
            fn $test() {
                golden($file);
            }
        )*
    };
}

golden! {
    custom_black_only => "custom-black-only",
    custom_large => "custom-large",
    custom_small => "custom-small",
    custom_tiny => "custom-tiny",
    eight_blanks_rounds => "eight-blanks-rounds",
    eight_blanks_time => "eight-blanks-time",
    eight_draw => "eight-draw",
    eight_referee => "eight-referee",
    eight_void => "eight-void",
    eight_void_ten => "eight-void-ten",
    grand_answers => "grand-answers",
    grand_blanks_answers => "grand-blanks-answers",
    grand_blanks_target => "grand-blanks-target",
    grand_guess_only => "grand-guess-only",
    grand_recorded => "grand-recorded",
    grand_target => "grand-target",
    group_final_win => "group-final-win",
    group_leaving => "group-leaving",
    group_no_winner => "group-no-winner",
    group_referee => "group-referee",
    group_small_double => "group-small-double",
    group_small_double_player => "group-small-double-player",
    group_small_finals => "group-small-finals",
    group_small_referee => "group-small-referee",
    group_small_set_right => "group-small-set-right",
    group_small_three => "group-small-three",
    group_small_two => "group-small-two",
    group_time => "group-time",
    group_win => "group-win",
    lock_party_abort => "lock-party-abort",
    lock_party_recorded => "lock-party-recorded",
    lock_party_referee => "lock-party-referee",
    lock_party_set_right => "lock-party-set-right",
    lock_party_solo => "lock-party-solo",
    lock_party_super_shared => "lock-party-super-shared",
    lock_party_super_table_5 => "lock-party-super-table-5",
    lock_party_super_time => "lock-party-super-time",
    lock_party_table_3 => "lock-party-table-3",
    lock_party_table_4 => "lock-party-table-4",
    lock_party_three => "lock-party-three",
    lock_party_time => "lock-party-time",
    lock_party_void => "lock-party-void",
    lock_recorded => "lock-recorded",
    lock_referee => "lock-referee",
    lock_rounds => "lock-rounds",
    lock_signal => "lock-signal",
    lock_super_rounds => "lock-super-rounds",
    lock_super_time => "lock-super-time",
    lock_void_ten => "lock-void-ten",
    mini_away => "mini-away",
    mini_judged => "mini-judged",
    mini_solo => "mini-solo",
    number_bulls => "number-bulls",
    number_contrary_solo => "number-contrary-solo",
    number_rounds => "number-rounds",
    original_blanks_answers => "original-blanks-answers",
    original_blanks_pegs => "original-blanks-pegs",
    original_claims => "original-claims",
    original_contrary => "original-contrary",
    original_draw => "original-draw",
    original_leaving => "original-leaving",
    original_pegs => "original-pegs",
    original_referee => "original-referee",
    original_return => "original-return",
    original_set_right => "original-set-right",
    original_rounds => "original-rounds",
    original_solo => "original-solo",
    original_time => "original-time",
    original_uncovering => "original-uncovering",
    super_blanks => "super-blanks",
    super_rounds => "super-rounds",
    word_german => "word-german",
    word_three => "word-three",
}

#[test]
fn every_script_is_played() {
    let entries = fs::read_dir(folder()).expect("the folder of scripts");
    let mut found: Vec<_> =
        entries.map(|entry| entry.expect("an entry").file_name().into_string().expect("a name")).collect();
    found.sort();
    let mut listed: Vec<_> = FILES.iter().map(|file| format!("{file}.txt")).collect();
    listed.sort();
    assert_eq!(found, listed, "scripts in the folder, and scripts that are played");
}

#[test]
fn every_edition_has_two_scripts() {
    // While scripts are written anew one may be half written.
    if updating() {
        return;
    }
    let mut scripts: BTreeMap<&str, usize> = EDITIONS.iter().map(|edition| (edition.id, 0)).collect();
    for file in FILES {
        let text = fs::read_to_string(folder().join(format!("{file}.txt"))).expect("a script");
        let edition = text.lines().find_map(|line| line.strip_prefix("edition ")).expect("an edition");
        *scripts.get_mut(edition).expect("a known edition") += 1;
    }
    let few: Vec<_> = scripts.iter().filter(|(_, count)| **count < 2).collect();
    assert!(few.is_empty(), "editions with fewer than two scripts: {few:?}");
}

#[test]
fn a_script_that_cannot_be_read_fails() {
    let head =
        "edition original\nmatch broken\nlength 2 rounds\nfirst seat 1\nseat 1 person\nseat 2 person\n";
    for (wrong, said) in [
        ("> seat 1 sekret RGBY\n", "is not an action"),
        ("> seat 1 secret RGBQ\n", "can't stand in hole 4"),
        ("> seet 1 secret RGBY\n", "“seat” with a number or “table”"),
        ("seat 1 secret RGBY\n> seat 1 abort\n", "is no line of a header"),
        (">seat 1 secret RGBY\n", "an input begins with"),
        ("> seat 1 abort\nhello\n", "neither a comment"),
        ("> seat 1 abort\n", "not played to its end"),
        ("> seat 1 abort\n= match aborted\n", "the rules give instead"),
        (">? seat 1 secret RGBY\n", "that can be read"),
        (">? setup length 4 rounds\n", "that can be agreed"),
    ] {
        let fault = replay(&format!("{head}{wrong}")).expect_err(wrong);
        assert!(fault.contains(said), "{wrong}{fault}");
    }
}

#[test]
fn a_difference_is_shown_with_its_lines() {
    let shown = diff("a\nb\nc\nd\n", "a\nb\nx\nd\n").expect("a difference");
    assert_eq!(shown, "- as written, + as played\n   1   a\n   2   b\n   3 - c\n   3 + x\n   4   d\n");
    assert!(diff("a\n", "a\n").is_none());
}
