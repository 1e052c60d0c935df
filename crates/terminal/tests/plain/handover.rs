//! People at one keyboard: it is passed on before anything of one of them could be seen, and no time runs meanwhile.

use terminal::Words;
use terminal::here::Wish;
use words::Language;

use crate::person::{typed, typed_at};

fn english() -> Words {
    Words::of(Language::English)
}

fn two(game: &str, options: &[&str]) -> Wish {
    Wish {
        game: Some(game.to_owned()),
        seats: ["person", "person"].map(str::to_owned).to_vec(),
        names: ["Ada", "Ben"].map(str::to_owned).to_vec(),
        options: options.iter().map(ToString::to_string).collect(),
        first: Some(1),
        ..Wish::default()
    }
}

#[test]
fn pins_are_asked_for_only_after_the_keyboard_was_passed_to_the_maker() {
    let wish = two("original", &["answers=hand-set"]);
    // Ben, who still sits there, would ask for the secret and for a hint.
    let said = typed(&wish, english(), 1, "\nWKWK\n\nRRYY\nsecret\n");
    let after = said.split_once("Ben places row 1").expect("a row").1;
    assert!(after.contains("Pass the keyboard to Ada and press Enter. secret\n"), "{after}");
    assert!(!after.contains("white, black") && after.contains("Ada should look now."), "{after}");

    // What Ada looks at is covered before Ben goes on; what she doesn't look at needs no cover.
    let looked = typed(&wish, english(), 1, "\nWKWK\n\nRRYY\n\nsecret\n0b0w\n\n\nRRRR\n");
    let shown = looked.split_once("white, black, white, black").expect("her secret").1;
    assert!(shown.contains("Answer to row 1: no pins.\nThe secret is hidden."), "{shown}");
    let trusted = typed(&wish, english(), 1, "\nWKWK\n\nRRYY\n\n0b0w\n\nRRRR\n");
    assert!(trusted.contains("Answer to row 1: no pins.\nBen: Row 2 of 10: RRRR"), "{trusted}");
}

#[test]
fn what_a_cover_erases_is_told_again_to_the_next_player() {
    let wish = two("original", &["answers=hand-set"]);
    let said = typed(&wish, english(), 1, "\nWKWK\n\nRRYY\n\nsecret\n0b0w\n\n\nRRRR\n");
    let covered = said.rsplit_once("The secret is hidden.").expect("a cover").1;
    let before_asked = covered.split_once("Ben: Row 2 of 10:").expect("his row").0;
    assert!(before_asked.contains("Answer to row 1: no pins."), "{covered}");
}

#[test]
fn no_time_runs_while_the_keyboard_is_passed_on() {
    let wish = two("mini", &["time=60"]);
    // Whenever the clock is looked at it has gone on by twenty seconds.
    let (said, ended) = typed_at(&wish, english(), 4, 20_000, "\nRRYY\n\nRRRR\n");
    ended.expect("nobody comes any more");
    for (before, question) in [("Ada", "Ada: Your secret: "), ("Ben", "Ben: Row 1 of 6: ")] {
        let pass = format!("Pass the keyboard to {before} and press Enter. ");
        let (earlier, later) = said.split_once(&pass).expect("passed on");
        assert!(!earlier.ends_with("seconds\n"), "no time is told while it is passed on: {said}");
        let asked = later.split_once(question).expect("asked").0;
        assert!(asked.contains("Time left: 40 seconds\n"), "{before}: {said}");
    }
}

#[test]
fn a_secret_that_was_drawn_because_time_ran_out_is_told_as_drawn() {
    let wish = Wish { seats: ["person", "computer"].map(str::to_owned).to_vec(), ..two("mini", &["time=5"]) };
    for (language, told) in [
        (Language::English, "Your time is up.\nA random secret was drawn instead.\n"),
        (Language::German, "Deine Zeit ist um.\nStattdessen wurde ein zufälliger Geheimcode gezogen.\n"),
        (Language::French, "Ton temps est écoulé.\nUne combinaison a donc été tirée au hasard.\n"),
        (Language::Dutch, "Je tijd is om.\nIn plaats daarvan is er een willekeurige code getrokken.\n"),
    ] {
        let words = Words::of(language);
        let wish = Wish { names: vec!["Ada".to_owned()], ..wish.clone() };
        let (said, _) = typed_at(&wish, words, 4, 6000, "");
        assert!(said.contains(told), "{said}");
    }
    let english = typed_at(&wish, english(), 4, 6000, "").0;
    assert!(!english.contains("You set the secret.") && !english.contains("Ada sets"), "{english}");
}
