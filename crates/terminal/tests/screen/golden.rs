//! Every screen of every edition at both sizes: of three as golden files, which `cargo xtask golden` writes anew, of the
//! others what holds of every screen.

use std::fmt::Write as _;
use std::path::Path;

use rules::editions::EDITIONS;
use rules::{Edition, Format};
use terminal::here::Wish;
use terminal::screen::Input;
use words::Language;

use crate::drive::{Person, SIZES};
use crate::whole::{self, Part};

/// The editions whose screens are kept whole: a duel, a party and a group.
const KEPT: [&str; 3] = ["original", "lock-party", "group"];

/// What was looked at, screen by screen.
#[derive(Default)]
struct Album(String);

impl Album {
    fn take(&mut self, name: &str, part: Part, person: &mut Person) {
        whole::check(name, part, person);
        for size in SIZES {
            let (width, height) = size;
            let _ = writeln!(self.0, "=== {name}, {width} × {height}");
            let screen = person.looks(size);
            assert_eq!(screen.split('\n').count(), usize::from(height), "{name}");
            // Lines that repeat are written once.
            let mut lines = screen.split('\n').peekable();
            while let Some(line) = lines.next() {
                let mut times = 1;
                while lines.next_if_eq(&line).is_some() {
                    times += 1;
                }
                let again = if times > 1 { format!("  ×{times}") } else { String::new() };
                let _ = writeln!(self.0, "{}{again}", shortened(line));
            }
        }
    }

    fn compare(self, name: &str) {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/screen/golden/{name}.txt"));
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            std::fs::write(&path, &self.0).expect("a golden file can be written");
        }
        let golden = std::fs::read_to_string(&path).unwrap_or_default();
        for (number, (seen, golden)) in (1..).zip(self.0.lines().zip(golden.lines())) {
            assert_eq!(seen, golden, "{}, line {number}", path.display());
        }
        assert_eq!(self.0, golden, "{}", path.display());
    }
}

/// The least cells that are alike and written as one with their number: the files would be thrice as large.
const ALIKE: usize = 6;

/// A line with long gaps and long edges shortened: `⟨─31⟩`.
fn shortened(line: &str) -> String {
    let mut short = String::new();
    let mut cells = line.chars().peekable();
    while let Some(cell) = cells.next() {
        let mut times = 1;
        while cells.next_if_eq(&cell).is_some() {
            times += 1;
        }
        if times >= ALIKE {
            let _ = write!(short, "⟨{cell}{times}⟩");
        } else {
            short.extend(std::iter::repeat_n(cell, times));
        }
    }
    short
}

/// From the list of editions to the first row.
fn chosen(album: &mut Album, edition: &Edition, language: Language) {
    let mut person = Person::sits(&Wish::default(), language, 1);
    let place = EDITIONS.iter().position(|known| known.id == edition.id).expect("an edition");
    for _ in 0..place {
        person.press(Input::Down);
    }
    album.take("the editions", Part::Page, &mut person);
    person.press(Input::Enter);
    album.take("what is agreed", Part::Page, &mut person);
}

/// One person against the computer, or with computers, to the end.
fn played(album: &mut Album, edition: &'static Edition, language: Language) {
    let wish = Wish { game: Some(edition.id.to_owned()), first: None, ..Wish::default() };
    let wish = match edition.format {
        Format::Group => Wish { first: Some(1), ..wish },
        Format::Party => Wish { solo: true, ..wish },
        Format::Duel => wish,
    };
    let mut person = Person::sits(&wish, language, 7);
    let rules = person.rules();
    let code = |share: u64| {
        let all = rules.guesses();
        rules.show(all.code(all.count() * share / 7).expect("a code"))
    };
    album.take("the board", Part::Board, &mut person);
    person.types(&code(1));
    person.press(Input::Enter);
    let group = edition.format.holds_parts();
    if group {
        album.take("others may go on", Part::Board, &mut person);
        // The computers place their rows, and each time somebody could call.
        for _ in 1..edition.seats.1 {
            person.press(Input::Enter);
        }
    }
    person.types(&code(4));
    person.press(Input::Home);
    person.press(Input::Char('*'));
    person.press(Input::F(4));
    person.press(Input::Enter);
    person.press(Input::Down);
    person.press(Input::Enter);
    person.press(Input::Enter);
    album.take("a row half filled, one peg held, pencil marks", Part::Board, &mut person);
    person.press(Input::Esc);
    person.press(Input::Tab);
    album.take("what can be done", Part::Window("Menu"), &mut person);
    person.press(Input::Esc);
    person.press(Input::Char('?'));
    album.take("help", Part::Window("Help"), &mut person);
    person.press(Input::Esc);
    person.press(Input::Enter);
    if group {
        person.chooses("Resign the match");
    } else {
        person.chooses("Give up");
    }
    album.take("a question", Part::Window("Sure?"), &mut person);
    person.press(Input::Char('y'));
    album.take("the match is over", Part::Board, &mut person);
    if !group {
        person.press(Input::Tab);
        album.take("what is next", Part::Window("Menu"), &mut person);
        person.press(Input::F(5));
        album.take("the score sheet", Part::Window("Score sheet"), &mut person);
        person.press(Input::Esc);
    }
    person.press(Input::F(6));
    album.take("how it was played", Part::Page, &mut person);
    person.press(Input::Esc);
    person.press(Input::F(7));
    album.take("what happened", Part::Window("What happened"), &mut person);
}

/// A party as it is played if nothing else is said: one person, and computers around.
fn in_company(album: &mut Album, edition: &'static Edition, language: Language) {
    let wish = Wish { game: Some(edition.id.to_owned()), first: Some(2), ..Wish::default() };
    let mut person = Person::sits(&wish, language, 7);
    let rules = person.rules();
    person.types(&rules.show(rules.guesses().code(0).expect("a code")));
    person.press(Input::Enter);
    album.take("a party with computers", Part::Board, &mut person);
}

/// Persons who share the keyboard, with answers by hand where there are any.
fn shared(album: &mut Album, edition: &'static Edition, language: Language) {
    let seats = usize::from(edition.seats.0);
    let by_hand = !edition.format.holds_parts();
    let wish = Wish {
        game: Some(edition.id.to_owned()),
        seats: vec!["person".to_owned(); if by_hand { seats } else { usize::from(edition.seats.1) }],
        names: vec!["Ada".to_owned(), "Ben".to_owned()],
        first: Some(1),
        options: if by_hand { vec!["answers=hand-set".to_owned()] } else { Vec::new() },
        ..Wish::default()
    };
    let mut person = Person::sits(&wish, language, 3);
    album.take("the keyboard is passed", Part::Page, &mut person);
    person.press(Input::Enter);
    let rules = person.rules();
    if by_hand {
        person.press(Input::F(8));
        album.take("a secret is set", Part::Board, &mut person);
        person.press(Input::Enter);
        person.press(Input::Enter);
    }
    let all = rules.guesses();
    person.types(&rules.show(all.code(all.count() / 5).expect("a code")));
    person.press(Input::Enter);
    if by_hand {
        // The maker could open the shield: the keyboard is passed first.
        person.press(Input::Enter);
        person.press(Input::F(9));
        person.types("bw");
        album.take("pins by hand, the shield open", Part::Board, &mut person);
        person.press(Input::Enter);
        person.press(Input::Enter);
        person.press(Input::Enter);
    } else {
        person.press(Input::Enter);
    }
    album.take("the next one's board", Part::Board, &mut person);
}

fn album(edition: &'static Edition) -> Album {
    let mut album = Album::default();
    chosen(&mut album, edition, Language::English);
    played(&mut album, edition, Language::English);
    shared(&mut album, edition, Language::English);
    if edition.format.shares_a_board() {
        in_company(&mut album, edition, Language::English);
    }
    album
}

fn every(format: Format) {
    for edition in EDITIONS.iter().filter(|edition| edition.format == format) {
        let album = album(edition);
        if KEPT.contains(&edition.id) {
            album.compare(edition.id);
        }
    }
}

#[test]
fn every_screen_of_every_duel() {
    every(Format::Duel);
}

#[test]
fn every_screen_of_every_party() {
    every(Format::Party);
}

#[test]
fn every_screen_of_every_group() {
    every(Format::Group);
}

#[test]
fn every_other_language_has_room_on_the_screen() {
    for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
        let mut album = Album::default();
        for edition in EDITIONS {
            chosen(&mut album, edition, language);
            shared(&mut album, edition, language);
        }
    }
}

#[test]
fn a_window_that_is_too_small_says_what_is_needed() {
    let mut person =
        Person::sits(&Wish { game: Some("original".into()), ..Wish::default() }, Language::English, 1);
    for size in [(39, 14), (40, 13), (20, 9), (1, 1)] {
        let seen = person.looks(size).replace('\n', " ");
        assert!(size.0 < 20 || seen.starts_with("The game needs 40"), "{size:?}: {seen}");
        assert!(size.0 < 39 || seen.contains("codeknacker play --resume --plain"), "{size:?}: {seen}");
        assert!(!seen.contains('┌'), "{size:?}: {seen}");
    }
    assert!(person.looks((40, 14)).contains('┌'), "and goes on once it is large enough");
}
