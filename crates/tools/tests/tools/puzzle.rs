//! `puzzle` as people and programs read it.

use play::{FactNames, fact_told};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::editions::EDITIONS;
use rules::{Edition, Rules};
use serde_json::{Value, json};
use solver::advice::Limits;
use solver::coach::{Puzzle, PuzzleSeed};
use tools::puzzle::{PuzzleQuestion, show, solve};
use words::{Language, Words};

fn question<'a>(edition: &'a str, seed: Option<&'a str>, language: Language) -> PuzzleQuestion<'a> {
    PuzzleQuestion { edition, options: &[], stars: None, seed, words: Words::of(language) }
}

fn chance() -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(7)
}

/// What is said where somebody types these lines.
pub(crate) fn typed_in(edition: &str, seed: &str, language: Language, input: &str) -> String {
    let mut output = Vec::new();
    let question = question(edition, Some(seed), language);
    solve(&question, &mut chance(), input.as_bytes(), true, &mut output).expect("a puzzle");
    String::from_utf8(output).expect("text")
}

fn json_of(question: &PuzzleQuestion<'_>) -> Result<Value, String> {
    let mut output = Vec::new();
    show(question, &mut chance(), &mut output).map_err(|failure| failure.to_string())?;
    Ok(serde_json::from_slice(&output).expect("JSON"))
}

#[test]
fn hints_lead_to_the_code_in_every_language() {
    for language in Language::ALL {
        let words = Words::of(language);
        let first =
            |list: std::borrow::Cow<'static, str>| list.split(", ").next().unwrap_or_default().to_owned();
        let hint = first(words.command_hint());
        let text = typed_in("original", "1-x", language, &format!("{hint}\n").repeat(80));
        assert!(text.contains(&*words.coach_no_more()), "{text}");
        let solution = first(words.coach_solution_words());
        let given = typed_in("original", "1-x", language, &format!("{solution}\n"));
        let puzzle = json_of(&question("original", Some("1-x"), language)).expect("a puzzle");
        let code = puzzle["solution"].as_str().expect("a code");
        let rules = Rules::default_of(Edition::find("original").expect("an edition"));
        let code = words.in_own_letters(&rules, code);
        assert!(given.ends_with(&format!("{}\n", words.coach_solution(code))), "{given}");
    }
}

#[test]
fn programs_get_every_field() {
    for edition in ["original", "grand", "group", "word"] {
        let puzzle = json_of(&question(edition, Some("1-json"), Language::German)).expect("a puzzle");
        assert_eq!(puzzle["edition"], edition);
        assert_eq!((&puzzle["seed"], &puzzle["stars"]), (&json!("1-json"), &json!(1)));
        assert!(puzzle["symbols"].as_array().is_some_and(|symbols| symbols.len() >= 5));
        let rules = solver::game::rules(edition, &[]).expect("an edition");
        let solution = rules.read_secret(puzzle["solution"].as_str().expect("a code")).expect("a code");
        for row in puzzle["rows"].as_array().expect("rows") {
            let code = rules.read_row(row["row"].as_str().expect("a row")).expect("a row");
            let answer = row["answer"].as_str().expect("an answer");
            if edition == "group" {
                assert!(row["seat"].is_number() && puzzle["held"].is_array());
            } else {
                assert_eq!(answer, rules.show_answer(rules.answer(solution, code)));
            }
        }
    }
}

#[test]
fn any_seed_will_do_and_is_told() {
    let drawn = json_of(&question("original", None, Language::English)).expect("a puzzle");
    let seed = drawn["seed"].as_str().expect("a seed").to_owned();
    assert!(seed.starts_with("2-"), "{seed}");
    let again = json_of(&question("original", Some(&seed), Language::English)).expect("a puzzle");
    assert_eq!(drawn, again);
    let named = PuzzleQuestion { stars: Some(4), ..question("original", Some("monday"), Language::English) };
    assert_eq!(json_of(&named).expect("a puzzle")["seed"], "4-monday");
}

#[test]
fn what_is_wrong_is_told() {
    let said = |question: PuzzleQuestion<'_>| json_of(&question).expect_err("a fault");
    let english = |edition, seed| question(edition, seed, Language::English);
    assert!(said(english("orignal", None)).contains("Unknown edition “orignal”."));
    assert!(said(english("original", Some("Mon day"))).starts_with("“Mon day” can't be a seed."));
    let other = PuzzleQuestion { stars: Some(4), ..english("original", Some("3-monday")) };
    assert_eq!(said(other), "The seed “3-monday” has 3 stars. Leave out --stars or choose another seed.");
    let tiny = ["holes=1".to_owned(), "symbols=2".to_owned()];
    let tiny = PuzzleQuestion { options: &tiny, ..english("custom", None) };
    assert_eq!(said(tiny), "There is no puzzle with 2 stars in this game. Try another number.");
    let large = ["holes=8".to_owned(), "symbols=16".to_owned()];
    let large = PuzzleQuestion { options: &large, ..english("custom", None) };
    assert!(said(large).contains("codes"), "too many to list");
}

/// Every kind of fact, of many positions, has a sentence in every language that is complete.
#[test]
fn every_kind_of_fact_has_its_sentence() {
    for edition in EDITIONS.iter().filter(|edition| Rules::default_of(edition).secrets().count() < 500_000) {
        for stars in [1, 4] {
            let seed = PuzzleSeed::new(stars, "kinds").expect("a seed");
            let puzzle = Puzzle::new(&Rules::default_of(edition), &seed).expect("a puzzle");
            for fact in puzzle.position().facts(Limits::default()) {
                for language in Language::ALL {
                    let words = Words::of(language);
                    let seat = |seat: rules::Seat| words.seat_number(seat.index() + 1);
                    let names = FactNames { seat: &seat, row: None };
                    let told = fact_told(words, &puzzle.rules, &fact, names);
                    assert!(told.ends_with('.') && !told.contains("  ") && !told.contains('{'), "{told}");
                    assert!(fact.rows.iter().all(|row| told.contains(&row.to_string())), "{told}");
                }
            }
        }
    }
}
