//! Before a round ends, nothing is said that would help a player who may not know the secret.

use rules::editions::EDITIONS;
use rules::{Edition, Rules};
use terminal::Words;
use terminal::here::Wish;
use words::Language;

use crate::person::typed;

/// A row that is legal in an edition: the same symbol everywhere, or the first ones.
fn row(rules: &Rules) -> String {
    let legal = |text: &String| rules.read_row(text).is_ok();
    let palette = rules.palette();
    let letter = |place: usize| palette.symbols[place].letter.to_string();
    let holes = usize::from(rules.holes());
    let pair = format!("{}{}", palette.shapes.first().map_or(' ', |shape| shape.letter), letter(0));
    let mut rows = vec![letter(0).repeat(holes), pair.repeat(holes)];
    rows.push((0..holes).map(letter).collect());
    rows.extend(rules.word_list().map(|list| rules.show(list.common()[0])));
    rows.into_iter().find(legal).expect("a row")
}

/// Everything that can be asked.
const QUESTIONS: &str = "?\nfits\nrows\nscore\nletters\nsecret\nstock\npromise\nagain\nsave\nuncover\nclaim\ncall\npass\n\
                         answer\nroll\nplay on\n/secret\n/markers\n";

fn questions(edition: &Edition) -> String {
    // In the word game a command without a slash may be a row.
    let slashed: Vec<_> =
        QUESTIONS.lines().map(|line| format!("/{}\n", line.trim_start_matches('/'))).collect();
    slashed.concat() + if edition.words { "" } else { QUESTIONS }
}

#[test]
fn nobody_learns_the_computers_secret_by_asking() {
    for edition in EDITIONS.iter().filter(|edition| !edition.format.holds_parts()) {
        let rules = Rules::default_of(edition);
        let lines = questions(edition) + &row(&rules) + "\n" + &questions(edition) + "/resign\nyes\n";
        let wish = Wish {
            game: Some(edition.id.to_owned()),
            solo: true,
            options: if edition.words { vec!["language=en".to_owned()] } else { Vec::new() },
            ..Wish::default()
        };
        // Counting what fits takes its time where there are many codes.
        let seeds = if rules.secrets().count() > 100_000 { 1 } else { 20 };
        for seed in 0..seeds {
            let said = typed(&wish, Words::of(Language::English), seed, &lines);
            let (before, after) = said.split_once("The secret: ").expect("a secret, uncovered");
            let spoken =
                after.split(". ").next().and_then(|line| line.split(".\n").next()).expect("a sentence");
            let own_row = before.contains(&format!("Row 1: {spoken}."));
            assert!(own_row || !before.contains(spoken), "{}, {seed}: {spoken}: {before}", edition.id);
            assert!(!before.contains(" salt ") && before.contains("Promise: "), "{}: {before}", edition.id);
        }
    }
}

#[test]
fn nobody_learns_what_another_person_typed_in_secret() {
    let wish = Wish {
        game: Some("lock-party".to_owned()),
        seats: ["person"; 3].map(str::to_owned).to_vec(),
        names: ["Ada", "Ben", "Cleo"].map(str::to_owned).to_vec(),
        first: Some(1),
        ..Wish::default()
    };
    let lines = "\nPWRX\nPWRG\n\n".to_owned() + QUESTIONS + "hint\nYBOS\n" + QUESTIONS + "YBOP\n";
    let said = typed(&wish, Words::of(Language::English), 1, &lines);
    let after = said.split_once("Ada sets the secret.").expect("a secret").1;
    assert!(after.contains("Cleo places row 2"), "{said}");
    for secret in ["PWRG", "PWRX", "pink, white, red, green"] {
        assert!(!said.contains(secret), "{secret}: {said}");
    }
}

#[test]
fn a_group_s_player_hears_of_no_marker_but_his_own() {
    let wish = Wish { game: Some("group".to_owned()), first: Some(1), ..Wish::default() };
    for seed in 0..20 {
        let said =
            typed(&wish, Words::of(Language::English), seed, &(QUESTIONS.to_owned() + "RYGBW\n" + QUESTIONS));
        let own: Vec<_> = said.lines().filter(|line| line.contains("number ")).collect();
        assert!(!own.is_empty() && own.iter().all(|line| line == &own[0]), "{said}");
        assert!(!said.contains("The markers, board by board: "), "{said}");
    }
}
