//! How it was played, told at the end to a player who asks.

use terminal::Words;
use terminal::here::Wish;
use words::Language;

use crate::person::{follower, heard};

/// A match with a person who follows hints and at the end asks how it was played.
fn reviewed(edition: &str, seats: &[&str], language: Language, asked: &str) -> String {
    let words = Words::of(language);
    let command = words.command_analysis().into_owned();
    let wish = Wish {
        game: Some(edition.to_owned()),
        seats: seats.iter().map(ToString::to_string).collect(),
        names: vec!["Ada".to_owned()],
        first: Some(1),
        ..Wish::default()
    };
    let follows = follower(words);
    let question = words.prompt_after().command(command.as_str()).rematch(&*words.command_rematch());
    let (asking, command) = (question.clone(), command);
    let typed = format!("{command}{asked}");
    let said = heard(&wish, words, 3, move |said| {
        let asked = said.matches(&question).count();
        if said.trim_end().ends_with(&question) && asked == 1 { typed.clone() } else { follows(said) }
    });
    let (_, told) = said.split_once(&asking).expect("the question");
    // What was typed stands after the question, where no terminal shows it.
    told.split_once('\n').map(|(_, told)| told.to_owned()).unwrap_or_default()
}

#[test]
fn a_round_is_told_row_by_row_with_luck_and_what_would_have_been_better() {
    let told = reviewed("mini", &["person", "computer:beginner"], Language::English, "");
    let lines: Vec<_> = told.lines().collect();
    // How well both played first: the person followed hints.
    assert!(lines[0].starts_with("Ada: Accuracy ") && lines[1].starts_with("Computer: Accuracy "), "{told}");
    assert!(lines[0].ends_with("; perfect play averages 4.34 rows."), "{told}");
    assert_eq!(lines[2], "How round 2 was played:");
    assert!(lines[3].starts_with("Row 1, "), "{told}");
    assert!(lines[3].contains(": 1,296 possible before, "), "{told}");
    assert!(lines[3].contains("Luck: ") && !told.contains("about"), "{told}");
    assert!(lines.iter().any(|line| line.starts_with("Perfect play: no rows lost. Luck: ")), "{told}");
    let judged = |line: &&str| line.contains("The best row.") || line.contains("Better: ");
    let mut rows = lines.iter().filter(|line| line.starts_with("Row "));
    assert!(rows.any(judged), "{told}");
    assert!(lines.iter().any(|line| line.starts_with("The secret: ")), "{told}");
    // After what was told the question comes again.
    assert!(told.contains("Press Enter to leave."), "{told}");
}

#[test]
fn another_round_is_told_by_its_number_and_none_that_was_not_played() {
    let seats = ["person", "computer:perfect"];
    let first = reviewed("mini", &seats, Language::German, " 1");
    assert!(first.contains("So wurde Runde 1 gespielt:\nReihe 1, "), "{first}");
    let none = reviewed("mini", &seats, Language::German, " 7");
    assert!(!none.contains("So wurde Runde"), "{none}");
}

#[test]
fn of_a_group_it_is_told_what_everybody_could_know() {
    let seats = ["person", "computer:practised", "computer:practised"];
    let told = reviewed("group-small", &seats, Language::English, "");
    let lines: Vec<_> = told.lines().collect();
    assert_eq!(lines[0], "How the game was played:");
    assert!(lines[1].contains("Codes possible then: Ada "), "{told}");
    assert!(lines.iter().any(|line| line.contains(" called ")), "{told}");
    assert!(lines.iter().any(|line| line.starts_with("The secret: ")), "{told}");
}
