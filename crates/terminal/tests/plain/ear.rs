//! Plain text for the ear: what is typed is understood however it sounds, and each fault is one sentence.

use tempfile::TempDir;
use terminal::Words;
use terminal::here::Wish;
use words::Language;

use crate::person::typed;

fn said(id: &str, language: Language, lines: &str) -> String {
    let wish = Wish { game: Some(id.to_owned()), ..Wish::default() };
    typed(&wish, Words::of(language), 1, lines)
}

#[test]
fn a_row_is_placed_by_the_names_of_its_colours_in_every_language() {
    for (language, row, told) in [
        (Language::English, "red red yellow blue", ": red, red, yellow, blue."),
        (Language::German, "rot rot gelb blau", ": Rot, Rot, Gelb, Blau."),
        (Language::French, "rouge rouge jaune bleu", ": rouge, rouge, jaune, bleu."),
        (Language::Dutch, "rood rood geel blauw", ": rood, rood, geel, blauw."),
    ] {
        let heard = said("original", language, &format!("{row}\n"));
        // Some languages set a space of their own before a colon.
        assert!(heard.replace('\u{a0}', " ").contains(told), "{heard}");
    }
}

#[test]
fn what_is_not_understood_is_quoted_as_it_was_typed_in_one_sentence() {
    let heard = said("original", Language::English, "redd red Yelow blue\nr\nrgbyw\n");
    let fault = "I don't know “redd Yelow”. Use R Y G B W K, or colour names.\nType ? for help";
    assert!(heard.contains(fault), "{heard}");
    assert!(heard.contains("Three holes are still empty.\n"), "{heard}");
    assert!(heard.contains("1 too many: a row has only 4 holes.\n"), "{heard}");
    let heard = said("grand", Language::English, "tb cg rr sz\nBt cG rR Ys\n");
    assert!(heard.contains("I don't know “z”."), "{heard}");
    assert!(heard.contains("Row 1: blue triangle, green circle, red rectangle, yellow square."), "{heard}");
}

#[test]
fn capital_and_small_letters_never_decide() {
    let options = ["holes=4", "symbols=16"].map(str::to_owned).to_vec();
    let wish = Wish { game: Some("custom".to_owned()), options, ..Wish::default() };
    for rows in ["rows", "ROWS", "Rows"] {
        let heard = typed(&wish, Words::of(Language::English), 1, &format!("{rows}\n"));
        assert!(heard.contains("No rows yet.") && !heard.contains("Row 1: "), "{rows}: {heard}");
    }
    let heard = typed(&wish, Words::of(Language::English), 1, "R o w S\n");
    assert!(heard.contains("Row 1: red, orange, white, silver."), "{heard}");
}

#[test]
fn a_question_mark_helps_at_every_question() {
    let wish = Wish {
        game: Some("original".to_owned()),
        seats: vec!["person".to_owned(), "computer".to_owned()],
        first: Some(1),
        options: vec!["pegs=counted".to_owned()],
        ..Wish::default()
    };
    let heard = typed(&wish, Words::of(Language::English), 1, "?\nrryy\n?\nR1\nresign match\n?\nno\n");
    assert!(
        heard.contains("Repeats are allowed, in the secret and in a row."),
        "this edition is taught: {heard}"
    );
    let asked = "Pegs you withhold, such as R1Y2, or nothing: ?\nWithheld pegs stay out of the open stock";
    assert!(heard.contains(asked), "{heard}");
    assert!(heard.contains("Really resign? That loses the match. ?\nAnswer yes or no. If no,"), "{heard}");
}

#[test]
fn a_win_is_told_as_one_and_a_rematch_follows() {
    let folder = TempDir::new().expect("a folder");
    let wish = Wish {
        game: Some("original".to_owned()),
        options: Vec::new(),
        folder: Some(folder.path().join("matches")),
        ..Wish::default()
    };
    let lines = "rryy\n".repeat(10) + "rematch\nggbb\nquit\n";
    let heard = typed(&wish, Words::of(Language::English), 1, &lines);
    assert!(heard.contains("Not cracked this time."), "{heard}");
    assert!(heard.contains("Perfect play averages 4.34 rows."), "{heard}");
    let (_, again) = heard.split_once("to hear how it was played. rematch\n").expect("a question");
    assert!(again.contains("Row 1: green, green, blue, blue."), "{heard}");
}

#[test]
fn a_game_that_can_go_on_is_offered_before_the_editions() {
    let folder = TempDir::new().expect("a folder");
    let matches = Some(folder.path().join("matches"));
    let begun = |id: &str| Wish { game: Some(id.to_owned()), folder: matches.clone(), ..Wish::default() };
    typed(&begun("original"), Words::of(Language::English), 1, "rryy\nggbb\nquit\n");
    let which = Wish { folder: matches.clone(), ..Wish::default() };
    let heard = typed(&which, Words::of(Language::English), 2, "\ncontinue\nquit\n");
    assert!(heard.starts_with("Original, row 3: type “continue” to resume.\n1. "), "{heard}");
    assert!(!heard.contains("Unknown edition"), "an empty line asks again: {heard}");
    assert!(heard.contains("The match continues.\nRow 1: red, red, yellow, yellow."), "{heard}");
    let german = typed(&which, Words::of(Language::German), 2, "weiter\nende\n");
    assert!(german.contains("Original, Reihe 3") && german.contains("Reihe 1: Rot, Rot,"), "{german}");
}

#[test]
fn the_rules_are_told_with_an_example() {
    for (id, part) in [
        ("original", "If the totals are equal at the end, the match is drawn."),
        ("lock-party", "The most points win; players who tie share the win."),
        ("group", "the first right call wins"),
    ] {
        let wish = Wish { game: Some(id.to_owned()), first: Some(1), ..Wish::default() };
        let wish = if id == "original" { Wish { first: None, ..wish } } else { wish };
        let heard = typed(&wish, Words::of(Language::English), 1, "rules\n");
        assert!(heard.contains(part), "{id}: {heard}");
        assert!(heard.contains("\nExample\n") && heard.contains("When time runs out"), "{id}: {heard}");
    }
}

#[test]
fn too_few_seats_say_with_which_option_they_are_enough() {
    let wish = Wish {
        game: Some("group-small".to_owned()),
        seats: vec!["person".to_owned(), "computer".to_owned()],
        ..Wish::default()
    };
    let (_, ended) = crate::person::typed_at(&wish, Words::of(Language::English), 1, 0, "");
    let told = ended.expect_err("a reason").to_string();
    assert!(told.contains("For 2 players: --option boards=2."), "{told}");
}

#[test]
fn a_void_round_is_played_again_under_its_number() {
    let wish = Wish {
        game: Some("original".to_owned()),
        seats: vec!["person".to_owned(), "person".to_owned()],
        names: vec!["Ada".to_owned(), "Ben".to_owned()],
        first: Some(1),
        options: vec!["answers=hand-set".to_owned()],
        ..Wish::default()
    };
    // Ada's second answer is wrong, and Ben claims it; he is right.
    let lines = "\nwkwk\n\nrryy\n\n2b\n\n\nclaim\n\n\nsave\n";
    let heard = typed(&wish, Words::of(Language::English), 1, lines);
    assert!(heard.contains("The round is void"), "{heard}");
    assert!(heard.contains("Round 1 again: Ada is the code maker."), "{heard}");
    assert!(!heard.contains("Round 2"), "{heard}");
}

#[test]
fn hints_come_in_steps() {
    let wish = Wish { game: Some("original".to_owned()), ..Wish::default() };
    let lines = "hint\nhint\nrryy\nhint kkkk\nhint\nhint aim\nhint row\nhint zz\nquit\n";
    let heard = typed(&wish, Words::of(Language::English), 1, lines);
    // Before the first row nothing follows: what the best row is after, then the row.
    let steps = [
        "The best row splits the 1,296 codes into 14 groups.",
        "A strong player would place",
        "Row 1: red, red, yellow, yellow.",
        "This row c",
        "Row 1: ",
        "The best row splits the ",
        "; yours into ",
        "A strong player would place",
    ];
    let mut rest = heard.as_str();
    for step in steps {
        let (_, after) = rest.split_once(step).unwrap_or_else(|| panic!("{step}: {heard}"));
        rest = after;
    }
    // What is no row is told so, and costs no step.
    assert!(rest.contains("zz"), "{heard}");
    for (language, lines) in [
        (Language::German, "rryy\ntipp ziel\ntipp reihe\nende\n"),
        (Language::French, "rryy\nindice but\nindice rangée\nquitter\n"),
        (Language::Dutch, "rryy\ntip doel\ntip rij\nstoppen\n"),
    ] {
        let words = Words::of(language);
        let heard = typed(&wish, words, 1, lines);
        let aim = words.coach_aim().codes(7).groups(7);
        let aim = aim.split('7').next().unwrap_or_default();
        let row = words.prompt_hint_row().code("‹").letters("");
        let row = row.split('‹').next().unwrap_or_default();
        assert!(heard.contains(aim) && heard.contains(row), "{heard}");
    }
}
