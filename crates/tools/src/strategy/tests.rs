//! The command, from question to answer.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use words::Language;

use super::*;

fn english() -> Words {
    Words::of(Language::English)
}

/// A question about a heuristic or another way to guess, with nothing else said.
fn asked<'a>(game: &'a str, by: &'a str) -> StrategyQuestion<'a> {
    StrategyQuestion {
        game,
        options: &[],
        by,
        fitting: false,
        limits: SearchLimits::default(),
        sample: None,
        json: true,
        watched: false,
        words: english(),
    }
}

fn told(question: &StrategyQuestion<'_>) -> Result<String, String> {
    let mut output = Vec::new();
    strategy(question, None, &mut output).map_err(|failure| failure.to_string())?;
    Ok(String::from_utf8(output).expect("text"))
}

fn value(question: &StrategyQuestion<'_>) -> Value {
    serde_json::from_str(&told(question).expect("a strategy")).expect("JSON")
}

fn tree(question: &StrategyQuestion<'_>, format: TreeFormat) -> Vec<u8> {
    let mut tree = Vec::new();
    strategy(question, Some((format, &mut tree)), Vec::new()).expect("a strategy");
    tree
}

#[test]
fn the_original_by_parts_is_told_to_people() {
    let text = told(&StrategyQuestion { json: false, ..asked("original", "parts") }).expect("a strategy");
    let lines: Vec<_> = text.lines().collect();
    assert_eq!(
        lines[0],
        "original by parts: 1,296 codes, 5,666 rows in total, 4.3719 on average, 6 at worst."
    );
    assert!(lines[1].starts_with("No strategy needs fewer than "), "{}", lines[1]);
    assert_eq!(&lines[2..4], ["", "row  secrets  share  by then"]);
    assert_eq!(lines[4], "  1        1   0.1%     0.1%");
    assert_eq!(&lines[10..13], ["", "First guess RRYG, then by its answer:", "answer  secrets  guess"]);
    // Thirteen answers are not the solution.
    assert_eq!(lines.len(), 13 + 13 - usize::from(!text.contains("3b0w")));
    let second = lines[13..].iter().map(|line| line.split_whitespace().nth(1).expect("a number"));
    assert_eq!(second.map(|number| number.parse::<u32>().expect("a number")).sum::<u32>(), 1295);
}

#[test]
fn the_json_has_every_field() {
    let value = value(&asked("4x6", "parts"));
    let fields: Vec<_> = value.as_object().expect("an object").keys().map(String::as_str).collect();
    assert_eq!(fields.join(" "), "game codes total mean worst histogram first proven lower seconds nodes");
    assert_eq!(
        (&value["game"], &value["codes"], &value["total"]),
        (&json!("4x6"), &json!(1296), &json!(5666))
    );
    assert_eq!((&value["worst"], &value["proven"]), (&json!(6), &json!(false)));
    let histogram: Vec<_> =
        value["histogram"].as_array().expect("rows").iter().filter_map(Value::as_u64).collect();
    assert_eq!((histogram.len(), histogram.iter().sum::<u64>()), (6, 1296));
    assert!(value["lower"].as_u64().is_some_and(|lower| (4986..=5625).contains(&lower)));
}

#[test]
fn options_count_and_what_is_wrong_gets_a_sentence() {
    let options = ["holes=2", "symbols=2", "blanks=yes"].map(str::to_owned);
    assert_eq!(value(&StrategyQuestion { options: &options, ..asked("custom", "entropy") })["codes"], 9);
    let said = |game, by| told(&asked(game, by)).expect_err("wrong");
    assert_eq!(
        said("4x6", "guess"),
        "Unknown strategy “guess”. Choose from: minmax, expected, entropy, parts, optimal, book."
    );
    assert!(said("4y6", "parts").starts_with("Unknown game “4y6”. Name an edition, or"));
    assert!(said("group", "parts").starts_with("In this edition the secret is dealt out as markers. "));
    assert_eq!(
        said("grand", "optimal"),
        "390,625 codes are too many to prove a strategy best; the limit is 100,000. \
         Other measures play against a sample."
    );
}

#[test]
fn every_strategy_is_written_and_verified() {
    for by in ["optimal", "entropy", "minmax"] {
        let question = asked("3x4", by);
        let found = value(&question);
        for format in [TreeFormat::Text, TreeFormat::Json, TreeFormat::Book] {
            let tree = tree(&question, format);
            let mut output = Vec::new();
            verify(tree.as_slice(), english(), true, &mut output).expect("a whole strategy");
            let verified: Value = serde_json::from_slice(&output).expect("JSON");
            for field in ["codes", "total", "mean", "worst", "histogram", "first"] {
                assert_eq!(found[field], verified[field], "{by} {format} {field}");
            }
            let mut output = Vec::new();
            verify(tree.as_slice(), english(), false, &mut output).expect("a whole strategy");
            assert!(String::from_utf8(output).expect("text").starts_with("custom: 64 codes, "));
        }
    }
    assert!(verify(&b"strategy"[..], english(), false, Vec::new()).is_err());
}

#[test]
fn guesses_may_be_those_that_fit() {
    let all = value(&asked("4x4", "entropy"));
    let fitting = value(&StrategyQuestion { fitting: true, ..asked("4x4", "entropy") });
    assert!(fitting["total"].as_u64() > all["total"].as_u64());
}

#[test]
fn the_book_of_a_game_is_told_and_where_there_is_none_which_there_are() {
    let options = ["digits=0-9", "repeats=no"].map(str::to_owned);
    let value = value(&StrategyQuestion { options: &options, ..asked("number", "book") });
    assert_eq!(
        (&value["total"], &value["proven"], &value["first"]),
        (&json!(26274), &json!(true), &json!("0123"))
    );
    let said = told(&asked("5x7", "book")).expect_err("no book");
    assert!(
        said.starts_with("No book for 5x7. There are books for games with as many codes as 4x6, "),
        "{said}"
    );
}

#[test]
fn a_sample_is_the_same_for_the_same_seed() {
    let sampled = |secrets, seed| {
        let mut value =
            value(&StrategyQuestion { sample: Some(Sample { secrets, seed }), ..asked("4x6", "entropy") });
        value.as_object_mut().expect("an object").remove("seconds");
        value
    };
    let first = sampled(100, 1);
    assert_eq!(
        (&first["codes"], &first["sample"], &first["lower"]),
        (&json!(1296), &json!(100), &Value::Null)
    );
    assert_eq!(
        first["histogram"].as_array().expect("rows").iter().filter_map(Value::as_u64).sum::<u64>(),
        100
    );
    assert!(first["mean"].as_f64().is_some_and(|mean| (4.0..4.8).contains(&mean)));
    assert_eq!(first, sampled(100, 1));
    assert_ne!(first, sampled(100, 2));
    // More than all is all.
    assert_eq!(sampled(5000, 3)["total"], 5719);
}

#[test]
fn limits_are_kept() {
    let limited = |limits| StrategyQuestion { limits, ..asked("3x4", "optimal") };
    let worst = value(&limited(SearchLimits { worst_first: true, ..SearchLimits::default() }));
    let total = value(&asked("3x4", "optimal"));
    assert_eq!(
        (&total["total"], &total["proven"], &total["lower"]),
        (&json!(206), &json!(true), &json!(206))
    );
    assert!(worst["worst"].as_u64() <= total["worst"].as_u64());
    assert!(worst["total"].as_u64() >= total["total"].as_u64());
    let small =
        value(&limited(SearchLimits { table: std::num::NonZeroUsize::new(1), ..SearchLimits::default() }));
    assert_eq!(small["total"], total["total"]);
    let width = std::num::NonZeroUsize::new(1);
    let narrow = value(&limited(SearchLimits { width, ..SearchLimits::default() }));
    assert!(
        narrow["total"].as_u64() > narrow["lower"].as_u64() && narrow["proven"] == json!(false),
        "{narrow}"
    );
    let said = told(&limited(SearchLimits { within: Some(2), ..SearchLimits::default() }))
        .expect_err("too few rows");
    assert_eq!(said, "No strategy finds every secret of 3x4 within 2 rows.");
    let no_time = SearchLimits { deadline: Some(std::time::Duration::ZERO), ..SearchLimits::default() };
    let said = told(&limited(no_time)).expect_err("no time");
    assert_eq!(said, "Time ran out before a strategy for 3x4 was found. Allow more.");
}

#[test]
fn a_search_goes_on_from_its_checkpoint_and_from_no_other() {
    let folder = std::env::temp_dir().join(format!("codeknacker-checkpoint-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("search");
    let limits = SearchLimits { checkpoint: Some(&file), ..SearchLimits::default() };
    // It ends too early, and leaves what it has.
    let soon = SearchLimits { deadline: Some(std::time::Duration::ZERO), ..limits };
    let _ = told(&StrategyQuestion { limits: soon, ..asked("4x5", "optimal") });
    assert!(file.is_file());
    assert_eq!(std::fs::read_dir(&folder).expect("a folder").count(), 1, "only the whole file is left");
    let whole = value(&StrategyQuestion { limits, ..asked("4x5", "optimal") });
    assert_eq!(
        (&whole["proven"], &whole["total"]),
        (&json!(true), &value(&asked("4x5", "optimal"))["total"])
    );
    let said = told(&StrategyQuestion { limits, ..asked("3x4", "optimal") }).expect_err("another game");
    assert!(said.starts_with("The checkpoint is for another game: “custom holes=4"), "{said}");
    std::fs::write(&file, "no search").expect("written");
    let said = told(&StrategyQuestion { limits, ..asked("4x5", "optimal") }).expect_err("no search");
    assert!(said.contains("This isn't a checkpoint."), "{said}");
    std::fs::remove_dir_all(folder).expect("removed");
}

#[test]
fn what_does_not_go_together_gets_a_sentence() {
    let said = |question: StrategyQuestion<'_>| told(&question).expect_err("wrong");
    let within = SearchLimits { within: Some(4), ..SearchLimits::default() };
    let sample = Some(Sample { secrets: 5, seed: 1 });
    assert_eq!(
        said(StrategyQuestion { limits: within, ..asked("3x4", "parts") }),
        "--within, --aim, --width, --deadline, --table-size and --checkpoint work only with --by optimal."
    );
    assert_eq!(
        said(StrategyQuestion { fitting: true, ..asked("3x4", "optimal") }),
        "--fitting and --sample don't work with optimal, which plays against every secret."
    );
    assert!(said(StrategyQuestion { sample, ..asked("4x6", "book") }).starts_with("--fitting and --sample"));
    let none = Some(Sample { secrets: 0, seed: 1 });
    assert_eq!(
        said(StrategyQuestion { sample: none, ..asked("3x4", "parts") }),
        "A sample needs at least one secret."
    );
    let mut file = Vec::new();
    let question = StrategyQuestion { sample, ..asked("3x4", "parts") };
    let failure = strategy(&question, Some((TreeFormat::Text, &mut file)), Vec::new()).expect_err("wrong");
    assert_eq!(failure.to_string(), "A tree needs every secret. Drop --sample or --tree.");
}

#[test]
fn a_picture_shows_every_guess_of_a_small_game() {
    let picture = String::from_utf8(tree(&asked("2x2", "optimal"), TreeFormat::Picture)).expect("text");
    assert!(picture.starts_with("<svg xmlns="));
    assert!(picture.contains("<title id=\"title\">2x2 by optimal</title>"));
    assert!(picture.contains("4 secrets, 8 rows in total, proven best, 2.0000 on average, 3 at worst"));
    assert_eq!(picture.matches("<g transform=").count(), 4);
    assert!(!picture.contains("are drawn"));
}

#[test]
fn a_picture_speaks_the_readers_language() {
    let drawn = |language: Language| {
        let question = StrategyQuestion { words: Words::of(language), ..asked("4x6", "book") };
        String::from_utf8(tree(&question, TreeFormat::Picture)).expect("text")
    };
    let english = drawn(Language::English);
    // What stands between tags, without numbers, codes and answers.
    let texts = |picture: &str| -> BTreeSet<String> {
        let texts = picture.split('>').filter_map(|part| Some(part.split_once('<')?.0.trim().to_owned()));
        texts.filter(|text| text.contains(' ') && !text.starts_with("text{")).collect()
    };
    // A language may leave what operators read to English.
    let own = |language: &Language| Words::of(*language).has("tree-picture-title");
    for language in Language::ALL.into_iter().skip(1).filter(own) {
        let picture = drawn(language);
        assert!(picture.contains(&format!("xml:lang=\"{}\"", language.tag())));
        let same: Vec<_> = texts(&picture).intersection(&texts(&english)).cloned().collect();
        assert!(same.is_empty(), "{}: {same:?}", language.tag());
        assert_eq!(picture.matches("<g transform=").count(), english.matches("<g transform=").count());
    }
}

#[test]
fn a_picture_of_a_large_game_is_cut_and_counts_the_rest() {
    let picture = String::from_utf8(tree(&asked("4x6", "book"), TreeFormat::Picture)).expect("text");
    assert!(picture.contains("Only the first "));
    assert!(picture.len() < 200_000, "{} bytes", picture.len());
    // The cells of every column add up to its foot.
    let cells = |class: &str| {
        let numbers = picture.split(class).skip(1).filter_map(|rest| {
            rest.split_once('>')
                .and_then(|(_, rest)| rest.split_once('<'))
                .and_then(|(text, _)| text.parse::<u64>().ok())
        });
        numbers.sum::<u64>()
    };
    // Above them stand the numbers of the six rows.
    assert_eq!((cells("class=\"c\"") - 21, cells("class=\"c b\"")), (1296, 1296));
}
