//! What the commands beside the game say, in every language: `golden/*.txt`. `cargo xtask golden` writes them anew.

use std::fmt::Write as _;
use std::path::Path;

use serde_json::Value;
use shell::{Failure, game};
use tools::{duel, editions, score, solve, strategy};
use words::{Language, Words};

mod puzzle;

/// What a command wrote, and what it stopped with.
fn said(command: impl FnOnce(&mut Vec<u8>) -> Result<(), Failure>, words: Words) -> String {
    let mut output = Vec::new();
    let end = command(&mut output);
    let mut text = String::from_utf8(output).expect("text");
    if let Err(failure) = end {
        let _ = writeln!(text, "! {}", failure.told(words));
    }
    text
}

fn owned(texts: &[&str]) -> Vec<String> {
    texts.iter().map(ToString::to_string).collect()
}

fn solved(words: Words, edition: &str, options: &[&str], rows: &[&str], json: bool) -> String {
    let (options, rows) = (owned(options), owned(rows));
    let question = solve::SolveQuestion { edition, options: &options, rows: &rows, json, words };
    said(|output| solve::solve(&question, output), words)
}

fn prompted(words: Words, edition: &str, typed: &str) -> String {
    let question = solve::SolveQuestion { edition, options: &[], rows: &[], json: false, words };
    said(|output| solve::prompt(&question, solve::RowSource::Lines(&mut typed.as_bytes()), output), words)
}

/// A strategy as it is told, but for how long it took and how many positions threads met.
fn fared(words: Words, game: &str, by: &str, sample: Option<usize>, json: bool) -> String {
    let question = strategy::StrategyQuestion {
        game,
        options: &[],
        by,
        fitting: false,
        limits: strategy::SearchLimits::default(),
        sample: sample.map(|secrets| strategy::Sample { secrets, seed: 1 }),
        json,
        watched: false,
        words,
    };
    let text = said(|output| strategy::strategy(&question, None, output), words);
    if json {
        let mut value: Value = serde_json::from_str(&text).expect("JSON");
        (value["seconds"], value["nodes"]) = (0.into(), 0.into());
        return format!("{value:#}\n");
    }
    let line = |(place, line): (usize, &str)| match (place, line.split_once(". ")) {
        (1, Some((bounds, _))) => format!("{bounds}. *\n"),
        _ => format!("{line}\n"),
    };
    text.lines().enumerate().map(line).collect()
}

fn played(words: Words, game: &str, levels: &[&str], json: bool) -> String {
    let levels = owned(levels);
    let question = duel::DuelQuestion {
        game,
        options: &[],
        levels: &levels,
        maker: "fair",
        games: 3,
        seed: 1,
        every_secret: false,
        json,
        words,
    };
    said(|output| duel::duel(&question, None, output), words)
}

fn scored(words: Words, edition: &str, lines: &str) -> String {
    let rules = game::rules(edition, &[], words).expect("an edition");
    said(|output| score::score(&rules, words, lines.as_bytes(), output), words)
}

/// Everything, a section each.
fn page(words: Words) -> String {
    let sections = [
        ("editions", said(|output| editions::editions(words, None, false, output), words)),
        ("score", scored(words, "original", "RRYB\tRRYB\nRXYB\tR.Y\n")),
        ("score, no tab", scored(words, "original", "RRYB\n")),
        ("score, a marker", scored(words, "group", "3R\tGBRYW\n9R\tGBRY\n")),
        ("solve", solved(words, "original", &[], &["RRYG=1b1w", "RGBW=1b2w"], false)),
        ("solve, one left", solved(words, "original", &[], &["RRYG=4b0w"], false)),
        ("solve, a row that can't be", solved(words, "original", &[], &["RRRR=0b1w"], false)),
        ("solve, two rows", solved(words, "original", &[], &["RRRR=1b0w", "RRRR=2b0w"], false)),
        ("solve, no row", solved(words, "original", &[], &["RRYG"], false)),
        ("solve, no pins", solved(words, "original", &[], &["RRYG=5b0w"], false)),
        ("solve, no edition", solved(words, "orignal", &[], &[], false)),
        ("solve, no option", solved(words, "number", &["digits=7"], &[], false)),
        ("solve, a group", solved(words, "group", &[], &["1:3R", "RYGWB=2:b 3:w 4:-"], false)),
        (
            "solve, two boards each",
            solved(words, "group-small", &["boards=2x2"], &["1:3R 5G", "YRRRR=2:b-"], false),
        ),
        ("solve, no deal", solved(words, "group", &[], &["2:3R", "RRRRR=2:- 3:- 4:-"], false)),
        (
            "solve, a group's turn",
            solved(words, "group", &[], &["2:RYGB.=1:b 3:b 4:b", "2:RYGB.=1:b 3:b 4:b"], false),
        ),
        ("prompt", prompted(words, "lock", "WPGR=0b1w\nundo\nundo\nWPGR\n?\nq\n")),
        (
            "prompt, a group",
            prompted(words, "group", "RYGB.\n5:3R\n1:3R 4G\nRYGB.=wrong\nRYGB.=2:b 3:b\n?\nq\n"),
        ),
        (
            "puzzle",
            puzzle::typed_in(
                "original",
                "3-2026-11-18",
                words.language(),
                "?\nhint\nhint\nhint\nRRRR\nRR\nrows\nYWKB\n",
            ),
        ),
        ("puzzle, pairs", puzzle::typed_in("grand", "2-2026-11-18", words.language(), &"hint\n".repeat(60))),
        (
            "puzzle, a group",
            puzzle::typed_in(
                "group",
                "1-2026-11-18",
                words.language(),
                "hint\nhint\nhint\nhint\nRRRR.\nsolution\n",
            ),
        ),
        (
            "puzzle, blanks",
            puzzle::typed_in("original-blanks", "5-a", words.language(), &"hint\n".repeat(60)),
        ),
        ("strategy", fared(words, "3x4", "optimal", None, false)),
        ("strategy, a sample", fared(words, "4x6", "entropy", Some(50), false)),
        ("strategy, none such", fared(words, "3x4", "luck", None, false)),
        ("strategy, no game", fared(words, "4y6", "parts", None, false)),
        ("strategy, too large", fared(words, "grand", "optimal", None, false)),
        ("duel", played(words, "original", &["expert", "random"], false)),
        ("duel, a party", played(words, "lock-party", &["random", "random", "entropy"], false)),
        ("duel, a group", played(words, "group-small", &["practised", "practised", "practised"], false)),
        ("duel, no level", played(words, "original", &["genius"], false)),
        ("duel, too few", played(words, "lock-party", &["random", "random"], false)),
    ];
    let mut page = String::new();
    for (name, text) in sections {
        let _ = writeln!(page, "== {name}\n{text}");
    }
    page
}

#[test]
fn every_command_speaks_as_its_golden_file_in_every_language() {
    for language in Language::ALL {
        let page = page(Words::of(language));
        let path =
            Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/tools/golden/{}.txt", language.tag()));
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            std::fs::write(&path, &page).expect("a golden file can be written");
        }
        let golden = std::fs::read_to_string(&path).unwrap_or_default();
        for (number, (said, golden)) in (1..).zip(page.lines().zip(golden.lines())) {
            assert_eq!(said, golden, "{}, line {number}", path.display());
        }
        assert_eq!(page, golden, "{}", path.display());
        let marks = |c: char| matches!(c, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}');
        assert!(!page.contains(marks), "an invisible mark in {}", language.tag());
    }
}

#[test]
fn json_has_no_language() {
    let all = |words: Words| {
        [
            said(|output| editions::editions(words, None, true, output), words),
            solved(words, "original", &[], &["RRYG=1b1w", "RGBW=1b2w"], true),
            solved(words, "group", &[], &["1:3R", "RYGWB=2:b 3:w 4:-"], true),
            fared(words, "3x4", "optimal", None, true),
            played(words, "mini", &["random", "random"], true),
        ]
    };
    let english = all(Words::of(Language::English));
    for language in Language::ALL {
        assert_eq!(all(Words::of(language)), english, "{}", language.tag());
    }
}
