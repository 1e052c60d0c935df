//! What keys and clicks do at the board.

use rules::Edition;
use terminal::here::Wish;
use terminal::screen::{Flow, Input};
use words::Language;

use crate::drive::Person;

fn original() -> Person {
    let wish = Wish { game: Some("original".to_owned()), ..Wish::default() };
    Person::sits(&wish, Language::English, 1)
}

/// The line of the board with a row's number.
fn row(person: &mut Person, number: usize) -> String {
    let screen = person.looks((80, 24));
    let start = format!("{number:>2} ");
    let line = screen.lines().find_map(|line| {
        let line = line.strip_prefix('│')?.trim_start_matches('▸').trim_start_matches(' ');
        let padded = format!("{line:>1}");
        padded.strip_prefix(start.trim_start()).map(str::to_owned)
    });
    line.unwrap_or_else(|| panic!("no row {number}: {screen}"))
        .split('│')
        .next()
        .unwrap_or_default()
        .trim()
        .to_owned()
}

#[test]
fn letters_arrows_and_backspace_fill_a_row() {
    let mut person = original();
    person.types("rgb");
    assert_eq!(row(&mut person, 1), "(R) (G) (B) [ ]");
    person.press(Input::Backspace);
    assert_eq!(row(&mut person, 1), "(R) (G) [ ]  _");
    person.press(Input::Left);
    person.types("w");
    assert_eq!(row(&mut person, 1), "(R) (W) [ ]  _");
    person.types("u");
    assert_eq!(row(&mut person, 1), "(R) [G]  _   _");
    person.press(Input::Ctrl('u'));
    assert_eq!(row(&mut person, 1), "[ ]  _   _   _");
}

#[test]
fn pieces_have_the_letters_of_the_language_and_those_of_records_work_too() {
    let wish = Wish { game: Some("original".to_owned()), ..Wish::default() };
    for (language, own, shown) in [
        (Language::German, "Es", "(E) (S) (R) [G]"),
        (Language::French, "jN", "(J) (N) (R) [V]"),
        (Language::Dutch, "ez", "(E) (Z) (R) [G]"),
    ] {
        for typed in [own, "yk"] {
            let mut person = Person::sits(&wish, language, 1);
            person.types(typed);
            person.types("rg");
            assert_eq!(row(&mut person, 1), shown, "{typed} in {}", language.tag());
        }
    }
}

#[test]
fn the_keys_that_the_menu_names_work_in_it() {
    let mut person = original();
    person.press(Input::Tab);
    let screen = person.looks((80, 24));
    let named = |line: &str| line.contains("Score sheet ") && line.contains(" F5");
    assert!(screen.lines().any(named), "{screen}");
    person.press(Input::F(5));
    let screen = person.looks((80, 24));
    assert!(screen.contains("┌ Score sheet ─"), "{screen}");
    person.press(Input::Esc);
    person.press(Input::Tab);
    person.press(Input::F(8));
    assert!(person.looks((80, 24)).contains("┌ Menu ─"), "there is no secret to roll: the menu stays");
}

#[test]
fn a_row_that_is_not_full_is_answered_with_what_is_wrong_and_costs_nothing() {
    let mut person = original();
    person.types("rg");
    person.press(Input::Enter);
    let screen = person.looks((80, 24));
    assert!(screen.contains("Two holes are still empty"), "{screen}");
    assert!(row(&mut person, 1).starts_with("(R) (G)"), "what was filled in stays");
}

#[test]
fn what_was_wrong_with_a_row_is_not_said_of_another() {
    for change in [Input::Char('b'), Input::Backspace, Input::Ctrl('u'), Input::Char('*')] {
        let mut person = original();
        person.types("rg");
        person.press(Input::Enter);
        assert!(person.looks((80, 24)).contains("Two holes are still empty"));
        person.press(Input::Left);
        assert!(person.looks((80, 24)).contains("Two holes are still empty"), "nothing was changed");
        person.press(Input::Right);
        person.press(change.clone());
        let told = person.looks((80, 24)).contains("still empty");
        assert_eq!(told, change == Input::Char('*'), "{change:?}");
    }
}

#[test]
fn earlier_rows_are_copied_and_held_pegs_stay() {
    let mut person = original();
    person.types("rrgg");
    person.press(Input::Home);
    person.press(Input::Char('*'));
    person.press(Input::Enter);
    assert_eq!(row(&mut person, 2), " R* [ ]  _   _".trim());
    person.press(Input::Ctrl('u'));
    person.press(Input::Up);
    assert_eq!(row(&mut person, 2), "[R] (R) (G) (G)");
}

#[test]
fn the_mouse_puts_pegs_copies_rows_and_marks() {
    let mut person = original();
    person.types("ryyy");
    person.press(Input::Enter);
    let screen = person.looks((80, 24));
    let find = |text: &str| {
        let (y, line) = screen.lines().enumerate().find(|(_, line)| line.contains(text)).expect(text);
        let x = line.chars().collect::<Vec<_>>();
        let wanted: Vec<_> = text.chars().collect();
        let x = x.windows(wanted.len()).position(|window| window == wanted).expect(text);
        (x as u16, y as u16)
    };
    let (x, y) = find("(W) white");
    person.press(Input::Click(x + 1, y));
    assert_eq!(row(&mut person, 2), "(W) [ ]  _   _");
    let (mark_x, mark_y) = (x + 4 + 7, y);
    person.press(Input::Click(mark_x, mark_y));
    assert!(person.looks((80, 24)).contains("(W) white  × · · ·"), "{}", person.looks((80, 24)));
    let (x, y) = find("(R) (Y) (Y) (Y)");
    person.press(Input::Click(x, y));
    assert!(row(&mut person, 2).contains("(Y) (Y)"));
    let (x, y) = find("? Help");
    person.press(Input::Click(x, y));
    assert!(person.looks((80, 24)).contains("┌ Help"));
    person.press(Input::Click(0, 0));
    assert!(person.looks((80, 24)).contains("┌ Help"), "what can't be clicked does nothing");
}

#[test]
fn a_hint_is_told_and_only_for_the_board_it_was_asked_for() {
    let mut person = original();
    let asked = person.session.input(&Input::F(2)).expect("a screen");
    assert_eq!(asked, Flow::Go);
    assert!(person.looks((80, 24)).contains("Thinking…"), "keys are answered before the thought");
    // A row is placed while somebody thinks.
    let jobs = person.session.jobs();
    assert_eq!(jobs.len(), 1);
    person.types("rrgg");
    person.press(Input::Enter);
    let rules = person.rules();
    let knowledge = solver::computer::Knowledge::of(&rules);
    let mind = solver::computer::Mind::new(&knowledge);
    for job in jobs {
        person.session.thought(job.think(&mind));
    }
    assert!(!person.looks((80, 24)).contains("The best row splits"), "{}", person.looks((80, 24)));
    person.press(Input::Ctrl('b'));
    assert!(person.looks((80, 24)).contains("A strong player would place"));
}

#[test]
fn hints_come_in_steps_and_light_the_rows_they_are_about() {
    let mut person = original();
    // Nothing follows from no row: what the best one is after, then the row.
    person.press(Input::F(2));
    let screen = person.looks((80, 24));
    assert!(screen.contains("The best row splits the 1,296 codes into 14 groups."), "{screen}");
    person.press(Input::F(2));
    assert!(person.looks((80, 24)).contains("A strong player would place"));
    for row in ["rryy", "ggbb"] {
        person.types(row);
        person.press(Input::Enter);
    }
    // A full row is checked first.
    person.types("kkkk");
    person.press(Input::F(2));
    let screen = person.looks((80, 24));
    assert!(screen.contains("This row can't be the secret: it contradicts row"), "{screen}");
    assert!(screen.contains('»'), "{screen}");
    // Then what follows, one thing after the other.
    person.press(Input::F(2));
    let screen = person.looks((80, 24));
    assert!(screen.contains("│» 1") || screen.contains("│» 2"), "{screen}");
    let told = |screen: &str| screen.lines().find(|line| line.starts_with(" Row")).map(str::to_owned);
    person.press(Input::F(2));
    assert_ne!(told(&person.looks((80, 24))), told(&screen), "the next fact");
    // The row itself at any time, and no light on rows that it isn't about.
    person.press(Input::Ctrl('b'));
    let screen = person.looks((80, 24));
    assert!(screen.contains("A strong player would place") && !screen.contains('»'), "{screen}");
}

#[test]
fn what_a_hint_tells_can_be_noted() {
    let mut person = original();
    // The secret has a red, a yellow, a green and another.
    for row in ["bbbb", "wwww", "kkkk"] {
        person.types(row);
        person.press(Input::Enter);
    }
    for _ in 0..6 {
        person.press(Input::F(2));
        if person.looks((80, 24)).contains("anywhere.") {
            break;
        }
    }
    let screen = person.looks((80, 24));
    assert!(screen.contains("anywhere.") && !screen.contains("× × × ×"), "{screen}");
    person.press(Input::Ctrl('k'));
    assert!(person.looks((80, 24)).contains("× × × ×"), "{}", person.looks((80, 24)));
}

#[test]
fn a_whole_match_is_played_by_hints_and_another_one_follows() {
    for id in ["mini", "number", "lock-super"] {
        let edition = Edition::find(id).expect("an edition");
        let wish = Wish { game: Some(id.to_owned()), ..Wish::default() };
        let mut person = Person::sits(&wish, Language::English, 5);
        for _ in 0..edition.rows {
            person.press(Input::Ctrl('b'));
            let screen = person.looks((120, 40)).replace('\n', " ");
            let Some((_, rest)) = screen.split_once("Type “") else { break };
            let letters: String = rest.chars().take_while(|c| *c != '”').collect();
            person.types(&letters);
            person.press(Input::Enter);
        }
        let screen = person.looks((120, 40));
        assert!(screen.contains("Enter: again · F6: how did I play?"), "{id}: {screen}");
        assert!(screen.contains("Cracked in ") && screen.contains(" rows!"), "{id}: {screen}");
        person.press(Input::Ctrl('r'));
        let screen = person.looks((120, 40));
        assert!(screen.contains("Row 1 of"), "{id}: {screen}");
        assert_eq!(person.press(Input::Ctrl('c')), Flow::Quit);
    }
}

#[test]
fn pegs_are_withheld_and_counted() {
    let wish = Wish {
        game: Some("original".to_owned()),
        seats: vec!["person".to_owned(); 2],
        first: Some(1),
        options: vec!["pegs=counted".to_owned()],
        ..Wish::default()
    };
    let mut person = Person::sits(&wish, Language::English, 5);
    person.press(Input::Enter);
    person.types("RRYY");
    person.press(Input::Enter);
    assert!(person.looks((80, 24)).contains("┌ Withhold pegs"));
    person.press(Input::Right);
    person.press(Input::Right);
    person.press(Input::Right);
    person.press(Input::Down);
    person.press(Input::Char('1'));
    person.press(Input::Enter);
    person.press(Input::Enter);
    let screen = person.looks((80, 24));
    for pegs in ["red 8", "yellow 9", "green 12"] {
        assert!(screen.contains(pegs), "{pegs}: {screen}");
    }
}

#[test]
fn a_real_board_of_a_group_is_entered_line_by_line() {
    let wish = Wish { game: Some("group".to_owned()), referee: true, first: Some(1), ..Wish::default() };
    let mut person = Person::sits(&wish, Language::English, 5);
    person.types("RYGB");
    person.press(Input::Enter);
    assert!(person.looks((80, 24)).contains("Enter the hints for this row."), "{}", person.looks((80, 24)));
    for letter in "2:b 3:w 4:-".chars() {
        person.press(Input::Char(letter));
    }
    person.press(Input::Enter);
    let screen = person.looks((80, 24));
    assert!(screen.contains("2● 3○ 4·"), "{screen}");
}

#[test]
fn above_a_round_that_has_ended_stands_the_score_at_its_end() {
    let wish = Wish { game: Some("lock-party".to_owned()), first: Some(1), ..Wish::default() };
    let mut person = Person::sits(&wish, Language::English, 3);
    person.types("wpgr");
    person.press(Input::Enter);
    let ended = person.looks((120, 40));
    assert!(ended.contains("The round is over."), "{ended}");
    let (_, above) = ended.lines().next().and_then(|line| line.split_once("you: ")).expect("a score");
    let points: Vec<_> = above.split(" · ").map(|part| part.rsplit(": ").next().unwrap_or("")).collect();
    let told = format!("Score: {} for you, {} for Computer 2, {} for", points[0], points[1], points[2]);
    let log: Vec<_> = ended.lines().filter_map(|line| line.rsplit_once("││")).map(|(_, line)| line).collect();
    let log = log.join(" ").replace('│', " ");
    let log = log.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(log.contains(&told), "{told}: {ended}");
    assert!(ended.contains("Round 1 of 3"), "{ended}");
    // A computer has placed a row of the next round already, and got a point for it.
    person.press(Input::Enter);
    let next = person.looks((120, 40));
    assert!(next.contains("Round 2 of 3") && !next.contains(above), "{next}");
}

#[test]
fn the_hint_of_a_game_with_pairs_is_typed_as_it_stands() {
    let wish = Wish { game: Some("grand".to_owned()), ..Wish::default() };
    let mut person = Person::sits(&wish, Language::English, 3);
    for letter in "tB cG rR sY".chars() {
        person.press(Input::Char(letter));
    }
    person.press(Input::Enter);
    let screen = person.looks((80, 24));
    assert!(screen.contains("Row 1: blue triangle, green circle,"), "{screen}");
    for letter in "Bt Gc".chars() {
        person.press(Input::Char(letter));
    }
    assert!(row(&mut person, 2).starts_with("▲tB ●cG"), "colour first: {}", person.looks((80, 24)));
}

#[test]
fn a_space_leaves_a_hole_empty_where_holes_may_stay_empty() {
    let wish = Wish { game: Some("eight-blanks".to_owned()), ..Wish::default() };
    let mut person = Person::sits(&wish, Language::English, 3);
    for letter in "  rg".chars() {
        person.press(Input::Char(letter));
    }
    person.press(Input::Enter);
    let screen = person.looks((80, 24));
    assert!(screen.contains("Row 1: empty, empty, red,"), "{screen}");
}

#[test]
fn another_game_is_looked_for_and_escape_comes_back() {
    let mut person = original();
    person.types("rr");
    person.press(Input::Ctrl('n'));
    let list = person.looks((80, 24));
    assert!(list.contains("Which edition?") && list.lines().last().is_some_and(|keys| keys.contains("Back")));
    assert_eq!(person.press(Input::Esc), Flow::Go);
    assert!(row(&mut person, 1).starts_with("(R) (R)"), "the row is as it was: {}", person.looks((80, 24)));
    person.press(Input::Ctrl('n'));
    person.press(Input::Enter);
    person.press(Input::Esc);
    person.press(Input::Esc);
    assert!(row(&mut person, 1).starts_with("(R) (R)"), "also from the form: {}", person.looks((80, 24)));
}

#[test]
fn a_computer_that_thinks_meanwhile_plays_on_after_escape() {
    let wish = Wish {
        game: Some("original".to_owned()),
        seats: vec!["person".to_owned(), "computer".to_owned()],
        first: Some(1),
        ..Wish::default()
    };
    let mut person = Person::sits(&wish, Language::English, 5);
    person.types("rrgg");
    person.session.input(&Input::Enter).expect("a secret");
    let jobs = person.session.jobs();
    assert_eq!(jobs.len(), 1, "the computer thinks");
    person.session.input(&Input::Ctrl('n')).expect("a list");
    let knowledge = solver::computer::Knowledge::of(&person.rules());
    let mind = solver::computer::Mind::new(&knowledge);
    for job in jobs {
        person.session.thought(job.think(&mind));
    }
    person.press(Input::Esc);
    let screen = person.looks((80, 24));
    assert!(screen.contains("The round is over."), "{screen}");
}

#[test]
fn advice_goes_when_a_row_is_placed() {
    let mut person = original();
    person.press(Input::Ctrl('b'));
    assert!(person.looks((80, 24)).contains("A strong player would place"));
    person.types("kkww");
    person.press(Input::Enter);
    let screen = person.looks((80, 24));
    assert!(!screen.contains("A strong player would place"), "{screen}");
}

#[test]
fn lists_are_walked_through_with_j_and_k() {
    let mut person = Person::sits(&Wish::default(), Language::English, 1);
    let chosen = |person: &mut Person| {
        let screen = person.looks((80, 24));
        screen.lines().find(|line| line.contains('▸')).expect("a choice").to_owned()
    };
    let first = chosen(&mut person);
    person.press(Input::Char('j'));
    assert_ne!(chosen(&mut person), first);
    person.press(Input::Char('k'));
    assert_eq!(chosen(&mut person), first);
}

#[test]
fn the_rules_stand_beside_the_list_and_over_the_board_with_an_example() {
    let mut person = Person::sits(&Wish::default(), Language::English, 1);
    let mut seen = String::new();
    for _ in 0..12 {
        seen += &person.looks((120, 40));
        person.press(Input::PageDown);
    }
    for part in
        ["The aim", "What the pins say", "Example", "Points", "the match is drawn", "When time runs out"]
    {
        assert!(seen.contains(part), "{part}: {seen}");
    }
    let mut person = original();
    person.press(Input::Ctrl('e'));
    assert!(person.looks((80, 24)).contains("┌ Rules: Original"));
    let mut number =
        Person::sits(&Wish { game: Some("number".to_owned()), ..Wish::default() }, Language::English, 1);
    number.press(Input::Char('R'));
    assert!(number.looks((80, 24)).contains("┌ Rules: Numbers"), "{}", number.looks((80, 24)));
}

#[test]
fn a_match_that_goes_on_has_its_held_pegs_and_pencil_marks_and_is_offered_first() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let matches = folder.path().join("matches");
    let wish = Wish { game: Some("original".to_owned()), folder: Some(matches.clone()), ..Wish::default() };
    let mut person = Person::sits(&wish, Language::English, 1);
    person.types("rryy");
    person.press(Input::Home);
    person.press(Input::Char('*'));
    person.press(Input::Enter);
    person.press(Input::F(4));
    person.press(Input::Enter);
    person.press(Input::Esc);
    assert!(person.looks((80, 24)).contains("(R) red    × · · ·"), "{}", person.looks((80, 24)));
    person.session.end().expect("it is kept");

    let again = Wish { folder: Some(matches), ..Wish::default() };
    let mut person = Person::sits(&again, Language::English, 2);
    let list = person.looks((80, 24));
    let chosen = list.lines().find(|line| line.contains('▸')).expect("a choice");
    assert!(chosen.contains("Continue:"), "{list}");
    assert!(list.replace('\n', " ").contains("Original, row 2"), "{list}");
    person.press(Input::Enter);
    let screen = person.looks((80, 24));
    assert!(screen.contains("The match continues.") && screen.contains("(R) red    × · · ·"), "{screen}");
    assert!(row(&mut person, 2).starts_with("R* [ ]"), "{screen}");
}

#[test]
fn a_row_of_a_real_board_is_corrected_and_the_last_entry_taken_back() {
    let wish = Wish { game: Some("original".to_owned()), referee: true, first: Some(1), ..Wish::default() };
    let mut person = Person::sits(&wish, Language::English, 1);
    for (code, pins) in [("rryy", "bw"), ("ggbb", "w")] {
        person.types(code);
        person.press(Input::Enter);
        person.types(pins);
        person.press(Input::Enter);
        person.press(Input::Enter);
    }
    assert!(row(&mut person, 1).ends_with("1b1w"), "{}", person.looks((80, 24)));
    person.chooses("Correct a row");
    let (screen, cursor) = person.looks_with_cursor((40, 14));
    assert!(screen.contains("2 GGBB 0b1w") && cursor.is_some(), "{screen}");
    person.press(Input::Up);
    assert!(person.looks((80, 24)).contains("1 RRYY 1b1w"));
    for _ in 0..9 {
        person.press(Input::Backspace);
    }
    person.press(Input::Paste("RRG 2b0w".to_owned()));
    person.press(Input::Enter);
    let screen = person.looks((80, 24));
    assert!(screen.contains("One hole is still empty") && screen.contains("1 RRG 2b0w"), "{screen}");
    person.press(Input::Ctrl('u'));
    person.press(Input::Paste("1 RRGG 2b0w".to_owned()));
    person.press(Input::Enter);
    assert_eq!(row(&mut person, 1).split_whitespace().last(), Some("2b0w"), "{}", person.looks((80, 24)));
    assert!(row(&mut person, 1).contains('G'));
    person.chooses("Take back the last entry");
    let screen = person.looks((80, 24));
    assert!(!row(&mut person, 2).contains("0b1w"), "its pins are asked for again: {screen}");
    person.chooses("Take back the last entry");
    assert!(!row(&mut person, 2).contains('G'), "{}", person.looks((80, 24)));
}

#[test]
fn a_seat_left_to_the_computer_is_taken_back_from_the_menu() {
    let wish = Wish {
        game: Some("lock-party".to_owned()),
        seats: ["person", "person", "computer"].map(str::to_owned).to_vec(),
        names: ["Ada", "Ben"].map(str::to_owned).to_vec(),
        first: Some(3),
        ..Wish::default()
    };
    let mut person = Person::sits(&wish, Language::English, 1);
    person.chooses("Ben: Leave");
    person.types("y");
    assert!(person.looks((120, 60)).contains("The computer takes over for Ben."));
    person.chooses("Ben: Take the seat back");
    assert!(person.looks((120, 60)).contains("Ben is back and takes over again."));
}
