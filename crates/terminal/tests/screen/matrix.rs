//! What holds of every edition at every size in every language: nothing is cut, the score can be read, the footer leads out,
//! the cursor is seen. A screen is compared with the same moment in a window where everything has room.

use rules::editions::EDITIONS;
use rules::{Edition, Format};
use terminal::here::Wish;
use terminal::screen::Input;
use words::Language;

use crate::drive::Person;
use crate::whole;

/// The sizes: two that are small, the usual one, a large one.
const SIZES: [(u16, u16); 4] = [(40, 14), (60, 20), (80, 24), (120, 40)];

/// A window with room for everything.
const LARGE: (u16, u16) = (240, 100);

/// Boards with more holes than this may be too wide for the smallest window.
const NARROW_HOLES: u8 = 6;

/// The points in the first line, seat by seat.
fn points(screen: &str) -> Vec<String> {
    let line = screen.lines().next().unwrap_or_default();
    let after = line.split(": ").skip(1);
    after.map(|part| part.chars().take_while(|c| c.is_ascii_digit() || *c == '-').collect()).collect()
}

/// Looks at a board at every size.
fn look(name: &str, person: &mut Person) {
    let large = person.looks(LARGE);
    for size in SIZES {
        let (screen, cursor) = person.looks_with_cursor(size);
        let told = || format!("{name} at {size:?}:\n{screen}\n\nWith room for everything:\n{large}");
        if !screen.contains('┌') {
            assert!(person.rules().holes() > NARROW_HOLES && size.0 < 60, "{}", told());
            let said = screen.replace('\n', " ");
            assert!(said.contains("codeknacker play --resume --plain"), "{}", told());
            continue;
        }
        assert!(whole::cut(&screen, &large).is_empty(), "{:?} on {}", whole::cut(&screen, &large), told());
        assert_eq!(points(&screen), points(&large), "{}", told());
        let footer = screen.lines().last().unwrap_or_default();
        assert!(footer.contains("Ctrl+Q"), "{}", told());
        assert!(cursor.is_some() || !person.is_asked(), "{}", told());
    }
}

/// The first rows of an edition, as somebody plays it who says nothing about seats.
fn played(edition: &'static Edition, language: Language) {
    let wish = Wish { game: Some(edition.id.to_owned()), first: None, ..Wish::default() };
    let first = match edition.format {
        Format::Group => Some(1),
        Format::Party => Some(2),
        Format::Duel => None,
    };
    let mut person = Person::sits(&Wish { first, ..wish }, language, 7);
    let name = format!("{}, {}", edition.id, language.tag());
    look(&format!("{name}: the board"), &mut person);
    let rules = person.rules();
    let code =
        |share: u64| rules.show(rules.guesses().code(rules.guesses().count() * share / 7).expect("a code"));
    for row in 1..=2 {
        person.types(&code(row));
        person.press(Input::Enter);
        // Others may go on, or a round lies there.
        for _ in 0..usize::from(edition.seats.1) {
            if person.is_asked() {
                break;
            }
            person.press(Input::Enter);
        }
    }
    look(&format!("{name}: after two rows"), &mut person);
    person.types(&code(3));
    person.press(Input::F(2));
    look(&format!("{name}: a hint"), &mut person);
}

fn every(editions: impl Iterator<Item = &'static Edition>) {
    for edition in editions {
        for language in Language::ALL {
            played(edition, language);
        }
    }
}

#[test]
fn every_duel_at_every_size_in_every_language() {
    every(EDITIONS.iter().filter(|edition| edition.format == Format::Duel));
}

#[test]
fn every_party_and_group_at_every_size_in_every_language() {
    every(EDITIONS.iter().filter(|edition| edition.format != Format::Duel));
}

#[test]
fn boards_of_four_and_five_holes_have_room_in_the_smallest_window() {
    for edition in EDITIONS.iter().filter(|edition| edition.holes <= 5) {
        let wish = Wish { game: Some(edition.id.to_owned()), ..Wish::default() };
        let mut person = Person::sits(&wish, Language::English, 7);
        for size in SIZES {
            let screen = person.looks(size);
            assert!(screen.contains('┌'), "{} at {size:?}: {screen}", edition.id);
        }
    }
}

#[test]
fn every_seat_of_a_full_party_has_its_points_at_every_size() {
    for seats in 3..=5 {
        let mut players = vec!["computer:beginner".to_owned(); seats];
        players[0] = "person".to_owned();
        let wish = Wish {
            game: Some("lock-party".to_owned()),
            seats: players,
            names: vec!["Wilhelmine Auguste".to_owned()],
            first: Some(2),
            ..Wish::default()
        };
        let mut person = Person::sits(&wish, Language::English, 11);
        let rules = person.rules();
        for turn in 0..40 {
            if person.is_asked() {
                let all = rules.guesses();
                person.types(&rules.show(all.code(all.count() * turn / 41).expect("a code")));
            }
            person.press(Input::Enter);
            let large = person.looks(LARGE);
            if points(&large).iter().any(|points| points.len() > 1) {
                break;
            }
        }
        let large = person.looks(LARGE);
        assert_eq!(points(&large).len(), seats, "{large}");
        assert!(points(&large).iter().any(|points| points.len() > 1), "two digits: {large}");
        for size in SIZES {
            let screen = person.looks(size);
            assert_eq!(points(&screen), points(&large), "{size:?}: {screen}");
        }
        person.press(Input::F(5));
        let totals = |screen: &str| -> Vec<String> {
            let line = screen.lines().find_map(|line| line.split_once("Total")).expect("totals").1;
            let line = line.split('│').next().unwrap_or_default();
            line.split(|c: char| !c.is_ascii_digit())
                .filter(|part| !part.is_empty())
                .map(str::to_owned)
                .collect()
        };
        let all = totals(&person.looks(LARGE));
        assert_eq!(all.len(), seats);
        for size in SIZES {
            let screen = person.looks(size);
            assert_eq!(totals(&screen), all, "{size:?}: {screen}");
        }
    }
}

#[test]
fn what_lies_over_the_board_has_room_in_the_smallest_window() {
    for language in Language::ALL {
        let words = words::Words::of(language);
        for id in ["original", "grand", "lock-party", "group"] {
            let first = matches!(id, "lock-party" | "group").then_some(1);
            let wish = Wish { game: Some(id.to_owned()), first, ..Wish::default() };
            let mut person = Person::sits(&wish, language, 5);
            let rules = words.guide_of("");
            for (key, title) in [
                (Input::Tab, words.screen_menu().into_owned()),
                (Input::F(1), words.page_help().into_owned()),
                (Input::F(5), words.board_score_sheet().into_owned()),
                (Input::F(7), words.screen_log().into_owned()),
                (Input::Ctrl('e'), rules.trim().to_owned()),
            ] {
                person.press(key.clone());
                let Some(large) = whole::window(&person.looks(LARGE), &title) else { continue };
                for size in [(40, 14), (60, 20)] {
                    let screen = person.looks(size);
                    let seen =
                        whole::window(&screen, &title).unwrap_or_else(|| panic!("{id} {title}: {screen}"));
                    let cut = whole::cut(&seen, &large);
                    assert!(cut.is_empty(), "{id} {} {key:?}: {cut:?} on {screen}", language.tag());
                    let footer = screen.lines().last().unwrap_or_default();
                    assert!(footer.contains("Esc"), "{id} {key:?}: {screen}");
                }
                person.press(Input::Esc);
            }
        }
    }
}

#[test]
fn the_form_of_every_edition_at_every_size_in_every_language() {
    for language in Language::ALL {
        for (place, edition) in EDITIONS.iter().enumerate() {
            let mut person = Person::sits(&Wish::default(), language, 5);
            for _ in 0..place {
                person.press(Input::Down);
            }
            person.press(Input::Enter);
            // Solo, against others, at a real board: each asks for something else.
            for _ in 0..3 {
                filled_in(&format!("{}, {}", edition.id, language.tag()), &mut person);
                person.press(Input::Right);
            }
        }
    }
}

/// Looks at a form at every size, with each of its lines chosen, and comes back to the first.
fn filled_in(name: &str, person: &mut Person) {
    let chosen = |screen: &str| screen.lines().position(|line| line.starts_with("│▸"));
    let first = chosen(&person.looks(LARGE));
    for _ in 0..40 {
        let large = person.looks(LARGE);
        for size in SIZES {
            let screen = person.looks(size);
            let told = || format!("{name} at {size:?}:\n{screen}\n\nWith room for everything:\n{large}");
            let cut = whole::cut(&screen, &large);
            assert!(cut.is_empty(), "{cut:?} on {}", told());
            assert!(chosen(&screen).is_some(), "the chosen line is out of sight: {}", told());
            let footer = screen.lines().last().unwrap_or_default();
            assert!(footer.contains("Enter") && footer.contains("Esc"), "{}", told());
        }
        person.press(Input::Down);
        if chosen(&person.looks(LARGE)) == first {
            return;
        }
    }
    panic!("{name}: the form has no end");
}
