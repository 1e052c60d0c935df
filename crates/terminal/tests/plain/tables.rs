//! Tables of every kind, typed line by line: what is said is in the golden files.

use terminal::Words;
use terminal::here::Wish;
use words::Language;

use crate::golden::compare;
use crate::person::{typed, typed_at};

fn english() -> Words {
    Words::of(Language::English)
}

/// A table with these players, names and options; seat 1 begins.
fn table(game: &str, seats: &[&str], names: &[&str], options: &[&str]) -> Wish {
    let owned = |texts: &[&str]| texts.iter().map(ToString::to_string).collect();
    Wish {
        game: Some(game.to_owned()),
        seats: owned(seats),
        names: owned(names),
        options: owned(options),
        first: Some(1),
        ..Wish::default()
    }
}

#[test]
fn two_persons_place_pins_claim_and_play_a_void_round_again() {
    let wish = table("original", &["person", "person"], &["Ada", "Ben"], &["answers=hand-set"]);
    // Ada's secret is RGBY. Her first answer is right, and Ben's claim false; her second is wrong, and he claims again.
    let lines = "\nRGBY\n\nRRYY\n\n2b1w5\n1b1w\nno\n2b0w\n\nclaim\nRGWW\n\n0b0w\nyes\nclaim\n\
                 \nRRRR\n\nrrrr\n\nhint\n4b0w\n\n\
                 \nWWKK\n\nresign\nyes\n";
    compare("two-persons-hand-set", &typed(&wish, english(), 1, lines));
}

#[test]
fn pegs_are_counted_and_withheld() {
    let wish = table("original-blanks", &["person", "computer:expert"], &["Ada"], &["pegs=counted"]);
    let lines = "RG.Y\nR3\nR1Y2\nstock\nsecret\nhint\nRRYY\nstock\nfits\nresign\nyes\n";
    compare("pegs", &typed(&wish, english(), 2, lines));
}

#[test]
fn a_contrary_computer_says_so_and_promises_nothing() {
    let wish = Wish {
        solo: true,
        first: None,
        names: Vec::new(),
        ..table("number", &["contrary"], &[], &["repeats=no"])
    };
    let lines = "promise\n1234\n2143\nfits 3412\nfits 5612\nfits\n5612\n".to_owned() + &"6543\n".repeat(10);
    compare("contrary", &typed(&wish, english(), 3, &lines));
}

#[test]
fn a_row_that_comes_too_late_is_lost_and_a_secret_is_drawn() {
    let wish = table("mini", &["person", "computer"], &["Ada"], &["time=5"]);
    let (said, ended) = typed_at(&wish, english(), 4, 1100, &("RRYY\nhint\nrows\n".repeat(20)));
    ended.expect("a match that ends");
    compare("time", &said);
}

#[test]
fn a_party_ends_when_all_persons_agree() {
    let wish = table("lock-party", &["person", "person", "person", "computer"], &["Ada", "Ben", "Cleo"], &[]);
    let lines =
        "\nWPGR\n\nYBOS\nleave Cleo\nyes\nclaim\nstop\nyes\nno\nstop Nobody\nstop Ada\nmaybe\nyes\nyes\n";
    compare("party-stopped", &typed(&wish, english(), 5, lines));
}

#[test]
fn two_of_a_group_hide_their_markers_from_each_other_and_one_calls() {
    let wish = table("group-small", &["person", "person"], &["Ada", "Ben"], &["boards=2x2"]);
    let lines = "\nRYGBW\n\nmarkers\nKKRR.\n\nfits\ncall Ben\nyes\n\nRYGBW\n....R\n".to_owned()
        + "pass\nKRRY.\n\nhelp\n"
        + &"RRR..\n".repeat(7)
        + "hint\npass\n";
    compare("group-persons", &typed(&wish, english(), 6, &lines));
}

#[test]
fn the_computer_takes_a_seat_over_and_plays_to_the_end() {
    let wish = table("lock", &["person", "computer:beginner"], &["Ada"], &[]);
    compare("left", &typed(&wish, english(), 7, "roll\nWPGR\nleave\nyes\n"));
    let resigned = typed(&wish, english(), 7, "resign\nyes\n");
    assert!(resigned.contains("Computer wins the match by resignation.\n"), "{resigned}");
}

#[test]
fn people_at_a_real_board_enter_what_happens_there() {
    let wish = Wish { referee: true, seats: Vec::new(), ..table("original", &[], &["Ada", "Ben"], &[]) };
    let lines = "RRYY\n2b0w\n\nRGYY\n0b0w\n\nuncover RGBY\nRRYY\n0b4w\nyes\nRGBY\n4b0w\nyes\nuncover YYRR\nYYRR\nRGBY\n\
                 RGBY\n4b\n\nRGBY\n";
    compare("referee", &typed(&wish, english(), 8, lines));
    let wish = Wish {
        referee: true,
        ..table("group-small", &["person", "person", "person"], &["Ada", "Ben", "Cleo"], &[])
    };
    let lines = "RYGBW\n2:b 3:-\nRYGBW\n3:w 1:b\ncall Ada\nyes\nRY..W\nmaybe\nyes\n1R 2Y 5W\n";
    compare("referee-group", &typed(&wish, english(), 8, lines));
}

#[test]
fn what_was_entered_wrong_at_a_real_board_is_taken_back_and_corrected() {
    let wish = Wish { referee: true, seats: Vec::new(), ..table("original", &[], &["Ada", "Ben"], &[]) };
    let lines = [
        "RRYY",
        "1b1w",
        "yes",
        "take back",
        "2b0w",
        "yes",
        "GGBB",
        "0b1w",
        "yes",
        "correct",
        "correct 1 RRGG",
        "correct 1 RRXG 1b1w",
        "correct 3 RRGG 1b1w",
        "correct 1 red red green green 1b1w",
        "rows",
        "?",
    ];
    let said = typed(&wish, english(), 8, &(lines.join("\n") + "\nquit\n"));
    for sentence in [
        "takes back the last entry.",
        "Answer to row 1: two black.",
        "Type the row's number, the row and its pins, such as 2 RYGB 2b1w.",
        "I don't know “X”.",
        "Row 3 has no pins yet, so there's nothing to correct.",
        "corrects a row. Row 1: red, red, green, green. One black, one white.",
        "take back, undo: takes back the last entry",
        "add a name: stop Ben.",
    ] {
        assert!(said.contains(sentence), "{sentence}: {said}");
    }
    let board = said.rsplit(": rows\n").next().unwrap_or_default();
    assert!(!board.contains("red, red, yellow, yellow"), "{said}");
}

#[test]
fn a_seat_left_to_the_computer_is_taken_back_from_the_keyboard() {
    let wish = table("lock-party", &["person", "person", "computer"], &["Ada", "Ben"], &[]);
    let lines = "return\nleave Ben\nyes\n?\nreturn\nreturn\nquit\n";
    let said = typed(&Wish { first: Some(3), ..wish }, english(), 8, lines);
    let refusal = "Only a player who left the match, and didn't resign, can take the seat back.";
    assert_eq!(said.matches(refusal).count(), 2, "before, and after: {said}");
    assert!(said.contains("The computer takes over for Ben."), "{said}");
    assert!(said.contains("return, come back: takes your seat back from the computer"), "{said}");
    assert!(said.contains("Ben is back and takes over again."), "{said}");
}

#[test]
fn a_word_that_is_a_command_too_is_a_row_unless_a_slash_stands_before_it() {
    let wish = Wish { solo: true, first: None, ..table("word", &[], &[], &["language=en"]) };
    let said = typed(&wish, english(), 9, "call\nhelp\n/rows\n/nonsense\nletters\n/quit\n");
    compare("words-and-commands", &said);
    assert!(said.contains("Row 1: CALL.") && said.contains("Row 2: HELP."), "{said}");
}

#[test]
fn a_row_that_is_a_command_too_is_typed_with_spaces() {
    let wish = Wish { game: Some("lock".to_owned()), ..Wish::default() };
    let said = typed(&wish, english(), 9, "rows\nR O W S\n");
    assert!(said.contains("Row 1 of 12: rows\nNo rows yet.\n"), "{said}");
    assert!(said.contains("Row 1 of 12: R O W S\nRow 1: red, orange, white, silver. "), "{said}");
}

#[test]
fn without_an_edition_it_asks_which() {
    let said =
        typed(&Wish::default(), Words::of(Language::German), 10, "schach\nhilfe\nKleine Gruppe\nende\n");
    compare("which.de", &said);
    for (typed_line, first) in [("17\nq\n", "Your own rules: "), ("eight\nq\n", "Eight colours: ")] {
        let said = typed(&Wish::default(), english(), 10, typed_line);
        assert!(said.contains(first), "{said}");
    }
    let nobody = typed(&Wish::default(), english(), 10, "");
    assert!(nobody.ends_with("See you next time.\n"), "{nobody}");
}

#[test]
fn everything_that_is_wrong_with_a_table_is_told_at_once() {
    let fault = |wish: &Wish| {
        let (said, ended) = typed_at(wish, english(), 11, 0, "");
        assert_eq!(said, "");
        ended.expect_err("no such table").to_string()
    };
    let seats = fault(&table("original", &["me", "person", "computer:good"], &[], &[]));
    assert!(
        seats.contains("Unknown player “me”.") && seats.contains("Unknown player “computer:good”."),
        "{seats}"
    );
    let faults = fault(&Wish {
        rounds: Some(3),
        ..table("original", &["person"], &["A\"B"], &["pegs=many", "time=1"])
    });
    for part in [
        "pegs can't be “many”",
        "time can't be “1”",
        "Character 2 of the name",
        "2 seats, not 1",
        "even number of rounds",
    ] {
        assert!(faults.contains(part), "{part}: {faults}");
    }
    let names = fault(&table("original", &["person", "computer"], &["Ada", "Ben", "Cleo"], &[]));
    assert_eq!(names, "There are 3 names for 2 seats.");
    let unknown = fault(&table("chess", &[], &[], &[]));
    assert!(unknown.starts_with("Unknown edition “chess”. Choose from: original, "), "{unknown}");
    let target = fault(&Wish { target: Some(20), ..table("original", &["person", "computer"], &[], &[]) });
    assert_eq!(target, "This game is played over a number of rounds, not to a target score.");
    let first = fault(&Wish { first: Some(0), ..table("original", &["person", "computer"], &[], &[]) });
    assert_eq!(first, "The first seat must be from 1 to 2.");
}

#[test]
fn grand_is_played_to_a_target_among_computers_while_somebody_listens() {
    let wish = Wish {
        target: Some(12),
        ..table("grand", &["computer:beginner", "computer:casual"], &["Ada", "Ben"], &[])
    };
    compare("grand-target", &typed(&wish, english(), 12, ""));
}
