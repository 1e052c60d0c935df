//! `puzzle` as people and programs read it.

use std::collections::HashSet;
use std::mem::discriminant;

use play::{Clock, FactNames, PuzzleLook, fact_told};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::editions::EDITIONS;
use rules::{Edition, Rules, Time};
use serde_json::{Value, json};
use shell::puzzles::PuzzleFile;
use solver::advice::Limits;
use solver::coach::PuzzleSeed;
use tools::puzzle::{PuzzleQuestion, make, show, solve, today};
use words::{Language, Words};

const TODAY: &str = "2026-11-18";

fn question<'a>(edition: &'a str, seed: Option<&'a str>, language: Language) -> PuzzleQuestion<'a> {
    PuzzleQuestion { edition, options: &[], stars: None, seed, today: TODAY, words: Words::of(language) }
}

/// A clock that shows a minute more at every look.
struct MinuteClock(u64);

impl Clock for MinuteClock {
    fn now(&mut self) -> Time {
        self.0 += 60_000;
        Time(self.0)
    }

    fn set(&mut self, time: Time) {
        self.0 = time.0;
    }
}

/// What is said about a puzzle where somebody types these lines.
fn solved_in(question: &PuzzleQuestion<'_>, kept: &mut PuzzleFile, input: &str) -> String {
    let look = make(question, kept.diary(), &mut chance()).expect("a puzzle");
    let mut output = Vec::new();
    let kept = (kept, &mut MinuteClock(0));
    solve(question, &look, kept, input.as_bytes(), true, &mut output).expect("a puzzle");
    String::from_utf8(output).expect("text")
}

fn chance() -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(7)
}

/// What is said where somebody types these lines.
pub(crate) fn typed_in(edition: &str, seed: &str, language: Language, input: &str) -> String {
    solved_in(&question(edition, Some(seed), language), &mut PuzzleFile::open(None), input)
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
fn a_plain_puzzle_has_these_fields_alone() {
    let puzzle = json_of(&question("original", Some("1-json"), Language::English)).expect("a puzzle");
    let fields = |value: &Value| value.as_object().expect("fields").keys().cloned().collect::<Vec<_>>();
    assert_eq!(fields(&puzzle), ["edition", "seed", "stars", "symbols", "rows", "solution"]);
    assert_eq!(fields(&puzzle["rows"][0]), ["row", "answer"]);
}

#[test]
fn todays_puzzles_come_one_after_the_other_with_times_and_days_in_a_row() {
    let folder = tempfile::tempdir().expect("a folder");
    let open = || PuzzleFile::open(Some(folder.path().join("puzzles.txt")));
    let solution = |seed: &str| {
        let puzzle = json_of(&question("original", Some(seed), Language::English)).expect("a puzzle");
        puzzle["solution"].as_str().expect("a code").to_owned()
    };
    let bare = question("original", None, Language::English);
    let easy = solved_in(&bare, &mut open(), &format!("hint\n{}\n", solution("1-2026-11-18")));
    let end = "\nYour time: 1:00.\nYour best at this difficulty: 1:00.\nDays in a row: 1.\n\
               Next today: codeknacker puzzle original --seed 3-2026-11-18\n";
    assert!(
        easy.starts_with("Puzzle 1-2026-11-18: Original, 1 of 5 stars\n") && easy.ends_with(end),
        "{easy}"
    );
    let medium = solved_in(&bare, &mut open(), "solution\n");
    assert!(medium.starts_with("Puzzle 3-2026-11-18: "), "{medium}");
    assert!(!medium.contains("Your time"), "it was given away: {medium}");
    let hard = solved_in(&bare, &mut open(), &solution("5-2026-11-18"));
    assert!(hard.starts_with("Puzzle 5-2026-11-18: ") && hard.ends_with("Days in a row: 1.\n"), "{hard}");
    // All three have ended: any other will do. Tomorrow there are three more.
    let other = solved_in(&bare, &mut open(), "quit\n");
    assert!(other.starts_with("Puzzle 3-") && !other.contains(TODAY), "{other}");
    let tomorrow = PuzzleQuestion { today: "2026-11-19", ..bare };
    assert!(solved_in(&tomorrow, &mut open(), "quit\n").starts_with("Puzzle 1-2026-11-19: "));
    let named = PuzzleQuestion { stars: Some(3), ..question("original", Some("today"), Language::English) };
    assert_eq!(json_of(&named).expect("a puzzle")["seed"], "3-2026-11-18");
    assert_eq!(json_of(&bare).expect("a puzzle")["seed"], "1-2026-11-18");
    assert_eq!(today().len(), TODAY.len());
}

#[test]
fn any_seed_will_do_and_is_told() {
    let any = PuzzleQuestion { stars: Some(2), ..question("original", None, Language::English) };
    let drawn = json_of(&any).expect("a puzzle");
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
    let tiny = PuzzleQuestion { options: &tiny, stars: Some(2), ..english("custom", None) };
    assert_eq!(said(tiny), "There is no puzzle with 2 stars in this game. Try another number.");
    let large = ["holes=8".to_owned(), "symbols=16".to_owned()];
    let large = PuzzleQuestion { options: &large, ..english("custom", None) };
    assert_eq!(
        said(large),
        "Puzzles are drawn from a list of all codes: this game has 4,294,967,296 of them, and the most is 2,000,000."
    );
}

/// Every kind of fact, of many positions, has a sentence in every language that is complete.
#[test]
fn every_kind_of_fact_has_its_sentence() {
    let mut kinds = HashSet::new();
    for edition in EDITIONS.iter().filter(|edition| Rules::default_of(edition).secrets().count() < 500_000) {
        for stars in [1, 4] {
            let seed = PuzzleSeed::new(stars, "kinds").expect("a seed");
            let PuzzleLook { puzzle, facts } =
                PuzzleLook::new(&Rules::default_of(edition), &seed).expect("a puzzle");
            for fact in puzzle.position().facts(Limits::default()).into_iter().chain(facts) {
                kinds.insert(discriminant(&fact.topic));
                for language in Language::ALL {
                    let words = Words::of(language);
                    let seat = |seat: rules::Seat| words.seat_number(seat.index() + 1);
                    let names = FactNames { seat: &seat, rows: None };
                    let told = fact_told(words, &puzzle.rules, &fact, names);
                    assert!(told.ends_with('.') && !told.contains("  ") && !told.contains('{'), "{told}");
                    assert!(fact.rows.iter().all(|row| told.contains(&row.to_string())), "{told}");
                }
            }
        }
    }
    assert_eq!(kinds.len(), 8, "a kind of fact was not seen");
}
