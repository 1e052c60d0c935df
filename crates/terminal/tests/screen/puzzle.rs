//! Puzzles on the screen: the board of a match, hints that are lit, a solution that contradicts rows, times.

use play::{PuzzleLook, Thought, another_puzzle};
use rules::Rules;
use rules::editions::EDITIONS;
use rules::rules::EXACT_CODES;
use shell::puzzles::PuzzleFile;
use solver::coach::{PuzzleFault, PuzzleSeed};
use solver::game::GameFault;
use terminal::Words;
use terminal::here::Stopwatch;
use terminal::screen::{Flow, Ink, Input, Session};
use words::Language;

use crate::drive::Person;

const TODAY: &str = "2026-11-18";

fn look(edition: &str, seed: &str) -> PuzzleLook {
    let rules = solver::game::rules(edition, &[]).expect(edition);
    PuzzleLook::new(&rules, &PuzzleSeed::read(seed).expect(seed)).expect(seed)
}

fn sits(look: &PuzzleLook, kept: PuzzleFile, language: Language) -> Person {
    let watch = Stopwatch::ticking(1000);
    let words = Words::of(language);
    Person { session: Session::of_puzzle(look.clone(), kept, TODAY, words, watch, Ink::None) }
}

/// Types a code, letter by letter.
fn types(person: &mut Person, rules: &Rules, code: rules::Code) {
    for letter in rules.show(code).chars().filter(|letter| *letter != ' ') {
        person.press(Input::Char(letter));
    }
}

#[test]
fn why_there_is_no_other_puzzle_is_told_in_the_players_language() {
    let look = look("original", "3-2026-11-18");
    let words = Words::of(Language::German);
    let many = EXACT_CODES + 1;
    for (fault, told) in [
        (PuzzleFault::NoneOfGrade { stars: 5 }, words.coach_none_of_grade(5)),
        (GameFault::TooMany(many).into(), words.coach_too_many().codes(many).most(EXACT_CODES)),
    ] {
        let mut person = sits(&look, PuzzleFile::open(None), Language::German);
        person.session.thought(Thought::Puzzle(Err(fault)));
        let screen = person.looks((200, 50));
        assert!(screen.contains(&told), "{told}: {screen}");
    }
}

#[test]
fn hints_are_lit_and_a_wrong_solution_shows_what_it_contradicts() {
    let look = look("original", "3-2026-11-18");
    let (rules, solution) = (&look.puzzle.rules, look.puzzle.solution);
    let mut person = sits(&look, PuzzleFile::open(None), Language::English);
    let screen = person.looks((80, 24));
    assert!(screen.starts_with(" Original · 3 stars · Today, medium"), "{screen}");
    assert!(screen.contains("Exactly one code fits every row. Find it."), "{screen}");
    assert!(screen.contains("▸ 5") && !screen.contains('»'), "{screen}");
    person.press(Input::F(2));
    let words = Words::of(Language::English);
    let screen = person.looks((100, 30));
    assert!(screen.contains(&look.fact_told(words, &look.facts[0])), "{screen}");
    assert_eq!(screen.matches('»').count(), look.facts[0].rows.len(), "{screen}");
    // A row of the puzzle itself is not the solution.
    let wrong = look.puzzle.rows[0].code;
    types(&mut person, rules, wrong);
    person.press(Input::Enter);
    let screen = person.looks((100, 30));
    let against = look.contradicted(wrong).expect("it is wrong");
    assert!(screen.contains(&look.verdict(words, wrong, 1)), "{screen}");
    assert_eq!(screen.matches('»').count(), against.len(), "{screen}");
    assert!(screen.contains("▸ 5"), "nothing was placed: {screen}");
    person.press(Input::Ctrl('u'));
    types(&mut person, rules, solution);
    person.press(Input::Enter);
    let screen = person.looks((120, 30));
    assert!(screen.contains(&look.verdict(words, solution, 1)), "{screen}");
    assert!(screen.contains("Your time: 0:13.") && screen.contains("Days in a row: 1."), "{screen}");
    assert!(!screen.contains('»') && !screen.contains('░'), "the secret is uncovered: {screen}");
    // After the medium one of today comes the hard one, then others like it.
    assert!(screen.contains("Enter Another puzzle"), "{screen}");
    person.press(Input::Enter);
    let screen = person.looks((80, 24));
    assert!(screen.starts_with(" Original · 5 stars · Today, hard"), "{screen}");
    person.press(Input::Ctrl('r'));
    let next = another_puzzle(&PuzzleSeed::new(5, TODAY).expect("a seed"));
    let screen = person.looks((80, 24));
    assert!(screen.contains(&next.to_string()), "{screen}");
    let parting = person.session.end().expect("an end");
    assert_eq!(parting, [format!("Come back to it with: codeknacker puzzle original --seed {next}")]);
}

#[test]
fn what_follows_leads_to_the_end_in_every_edition_and_language() {
    for edition in EDITIONS.iter().filter(|edition| edition.id != "grand-blanks") {
        let look = look(edition.id, "1-screen");
        for language in Language::ALL {
            let mut person = sits(&look, PuzzleFile::open(None), language);
            let words = Words::of(language);
            let mut lit = 0;
            for _ in &look.facts {
                person.press(Input::F(2));
                lit += person.looks((132, 50)).matches('»').count();
                assert!(person.looks((40, 14)).lines().count() == 14);
            }
            assert!(lit >= look.facts.len(), "{}", edition.id);
            person.press(Input::F(2));
            let screen = person.looks((160, 50));
            assert!(screen.contains(&*words.coach_no_more()), "{}: {screen}", edition.id);
            types(&mut person, &look.puzzle.rules, look.puzzle.solution);
            person.press(Input::Enter);
            let screen = person.looks((160, 50));
            let told = look.verdict(words, look.puzzle.solution, look.facts.len());
            assert!(screen.contains(&told), "{}: {screen}", edition.id);
        }
    }
}

#[test]
fn what_was_given_away_has_no_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("puzzles.txt");
    let look = look("original", "1-2026-11-18");
    let words = Words::of(Language::English);
    let mut person = sits(&look, PuzzleFile::open(Some(path.clone())), Language::English);
    person.chooses(&words.coach_give_up());
    person.press(Input::Char('y'));
    let screen = person.looks((100, 30));
    assert!(
        screen.contains(&words.coach_solution(words.typed(&look.puzzle.rules, look.puzzle.solution))),
        "{screen}"
    );
    assert!(!screen.contains("Your time"), "{screen}");
    assert_eq!(std::fs::read_to_string(path).expect("a file"), "2026-11-18 original 1-2026-11-18 given\n");
}

#[test]
fn the_menu_and_the_help_have_what_a_puzzle_has_and_nothing_else() {
    let look = look("original", "1-menu");
    for language in Language::ALL {
        let words = Words::of(language);
        let mut person = sits(&look, PuzzleFile::open(None), language);
        person.press(Input::Tab);
        let screen = person.looks((120, 60));
        for there in [words.advice_hint(), words.board_pencil(), words.coach_another(), words.guide_title()] {
            assert!(screen.contains(&*there), "{there}: {screen}");
        }
        for other in
            [words.coach_ask_best(), words.screen_fits(), words.board_score_sheet(), words.screen_promise()]
        {
            assert!(!screen.contains(&*other), "{other}: {screen}");
        }
        assert!(screen.contains(&words.coach_of_today(words.coach_hard())), "{screen}");
        person.press(Input::Esc);
        person.press(Input::Char('?'));
        let screen = person.looks((120, 60));
        assert!(
            screen.contains(&*words.coach_task()) && !screen.contains(&*words.screen_help_fits()),
            "{screen}"
        );
        person.press(Input::Esc);
        assert_eq!(person.press(Input::Ctrl('q')), Flow::Quit);
    }
}
