//! Nobody at a shared screen sees what belongs to another.

use terminal::here::Wish;
use terminal::screen::Input;
use words::Language;

use crate::drive::{Person, SIZES};

/// Two persons; the first sets this secret, with the shield open for a moment.
fn with_secret(secret: &str) -> Person {
    let wish = Wish {
        game: Some("original".to_owned()),
        seats: vec!["person".to_owned(); 2],
        names: vec!["Ada".to_owned(), "Ben".to_owned()],
        first: Some(1),
        options: vec!["answers=hand-set".to_owned()],
        ..Wish::default()
    };
    let mut person = Person::sits(&wish, Language::English, 3);
    person.press(Input::Enter);
    person.types(secret);
    person.press(Input::Enter);
    person
}

/// Every screen, with the promise left out, which differs from secret to secret.
fn looked_at(person: &mut Person) -> Vec<String> {
    SIZES.map(|size| person.looks(size)).into_iter().collect()
}

#[test]
fn screens_of_two_worlds_that_differ_in_a_secret_are_the_same_for_who_must_not_know_it() {
    let mut worlds = [with_secret("RRYY"), with_secret("WKWK")];
    let same = |worlds: &mut [Person; 2], when: &str| {
        let [one, other] = worlds;
        assert_eq!(looked_at(one), looked_at(other), "{when}");
    };
    same(&mut worlds, "covered");
    for person in &mut worlds {
        person.press(Input::Enter);
    }
    same(&mut worlds, "the breaker's board");
    for person in &mut worlds {
        person.types("GGBB");
        person.press(Input::Enter);
    }
    same(&mut worlds, "covered, since the maker could open the shield");
    for person in &mut worlds {
        let cover = person.looks((80, 24));
        assert!(cover.contains("Pass the keyboard to Ada") && !cover.contains('┌'), "{cover}");
        // A player who still sits there opens nothing.
        for key in [Input::F(9), Input::Ctrl('v'), Input::F(2)] {
            person.press(key);
        }
        assert_eq!(person.looks((80, 24)), cover);
        person.press(Input::Enter);
    }
    same(&mut worlds, "the maker's board with the shield closed");
    for person in &mut worlds {
        person.press(Input::F(9));
    }
    let [one, other] = &mut worlds;
    assert_ne!(one.looks((80, 24)), other.looks((80, 24)), "the maker looks behind the shield");
    for person in &mut worlds {
        person.types("b");
        person.press(Input::Enter);
        person.press(Input::Enter);
    }
    same(&mut worlds, "covered again, since the shield was open");
    assert!(worlds[0].looks((80, 24)).contains("Pass the keyboard to Ben"));
    for person in &mut worlds {
        person.press(Input::Enter);
        person.press(Input::F(9));
        person.press(Input::F(7));
    }
    same(&mut worlds, "what happened");
}

#[test]
fn a_groups_markers_are_seen_by_their_holder_alone() {
    let wish = Wish {
        game: Some("group".to_owned()),
        seats: vec!["person".to_owned(); 4],
        names: ["Ada", "Ben", "Cy", "Di"].map(str::to_owned).to_vec(),
        first: Some(1),
        ..Wish::default()
    };
    let mut person = Person::sits(&wish, Language::English, 3);
    for name in ["Ada", "Ben", "Cy", "Di"] {
        let cover = person.looks((80, 24));
        assert!(cover.contains(&format!("Pass the keyboard to {name}")) && !cover.contains('┌'), "{cover}");
        person.press(Input::Enter);
        let board = person.looks((120, 40));
        assert_eq!(board.matches("number ").count(), 1, "one marker lies open: {board}");
        person.types("RYGB");
        person.press(Input::Enter);
    }
}
