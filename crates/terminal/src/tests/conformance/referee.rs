//! People at a real board who enter what happens there at a server's table: a player at the table is asked on its
//! behalf.

use std::thread;
use std::time::{Duration, Instant};

use play::{Deed, Table as _};
use rules::{Action, Actor, Seat, Viewer};

use super::hosted::{Hosted, chance, english};
use super::plain::{talked, typist};
use crate::here::Wish;
use crate::server::Remote;

/// How long a server may take.
const PATIENCE: Duration = Duration::from_secs(30);

fn named(name: &str) -> Wish {
    Wish { names: vec![name.to_owned()], ..Wish::default() }
}

/// Ada's table for people at a real board.
pub(super) fn real_board(game: &str) -> Wish {
    Wish { game: Some(game.to_owned()), referee: true, first: Some(1), ..named("Ada") }
}

/// A table that Ada opens, and its code.
fn opened(hosted: &Hosted, game: &str) -> (Remote, String) {
    let (link, news) = hosted.sit(None, &real_board(game), 1);
    let ada = Remote::new(english(), link, chance(2)).listening(news);
    let code = ada.waiting()[0].rsplit(' ').next().unwrap_or_default().trim_end_matches('.').to_owned();
    (ada, code)
}

pub(super) fn joined(hosted: &Hosted, code: &str, name: &str, seed: u64) -> Remote {
    let (link, news) = hosted.sit(Some(code), &named(name), seed);
    // Request keys are drawn, and none may be used twice.
    Remote::new(english(), link, chance(seed + 100)).listening(news)
}

/// Waits until it is somebody's turn to place a row, and places one.
pub(super) fn places(player: &mut Remote, row: &str) {
    let start = Instant::now();
    loop {
        player.proceed();
        let sight = player.sight();
        let own = |who: Actor, viewer: Viewer| matches!((who, viewer), (Actor::Seat(seat), Viewer::Seat(own)) if seat == own);
        if let Some(sight) =
            sight.filter(|sight| sight.turn.is_some() && own(sight.actor(), sight.view.viewer))
        {
            let row = sight.rules().read_row(row).expect("a row");
            player.act(sight.actor(), Deed::Act(Action::Row(row)));
            // Until the server has answered, it still seems to be their turn.
            while player.replies().is_empty() {
                thread::sleep(Duration::from_millis(5));
                player.proceed();
            }
            return;
        }
        if start.elapsed() > PATIENCE {
            // Ada would wait for ever.
            eprintln!("it is nobody's turn to place {row}: {:?}", player.sight());
            std::process::exit(1);
        }
        thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn a_refereed_group_is_played_to_its_end() {
    let hosted = Hosted::start();
    let (mut ada, code) = opened(&hosted, "group-small");
    let (mut ben, mut cleo) = (joined(&hosted, &code, "Ben", 3), joined(&hosted, &code, "Cleo", 4));
    let lines =
        ["RYGBW", "2:x", "2:b 3:-", "3:w 1:b", "1:- 2:-", "call", "yes", "RY..W", "maybe", "yes", "1R 2Y 5W"];
    let said = thread::scope(|scope| {
        let talk = scope.spawn(|| talked(&mut ada, typist(&lines, &[])).0);
        places(&mut ben, "RYGBW");
        places(&mut cleo, "RRRR.");
        talk.join().expect("a talk")
    });
    for sentence in [
        "The hints, such as 2:b 3:w: ",
        "Hints: Ben black, Cleo nothing.",
        "Ben places row 1: ",
        "Cleo places row 1: ",
        "Is the call right? yes",
        "The markers, board by board, such as 3R 1G …: ",
    ] {
        assert!(said.contains(sentence), "{sentence}: {said}");
    }
    assert_eq!(ada.sight().map(|sight| sight.is_over()), Some(true), "{said}");
}

#[test]
fn a_secret_that_is_uncovered_wrongly_is_explained() {
    let hosted = Hosted::start();
    let (mut ada, code) = opened(&hosted, "original");
    let mut ben = joined(&hosted, &code, "Ben", 3);
    let lines = ["uncover RG", "2b0w", "no", "resign match", "yes"];
    let said = thread::scope(|scope| {
        let talk = scope.spawn(|| talked(&mut ada, typist(&lines, &[])).0);
        places(&mut ben, "RRYY");
        talk.join().expect("a talk")
    });
    assert!(said.contains("uncover RG\nTwo holes are still empty"), "{said}");
    assert!(said.contains("Your answer: two black. Place these pins? no\n"), "{said}");
    assert_eq!(ada.sight().and_then(|sight| sight.seat()), Some(Seat::new(0)));
}

#[test]
fn what_was_entered_wrong_is_set_right_and_everybody_hears_by_whom() {
    let hosted = Hosted::start();
    let (mut ada, code) = opened(&hosted, "original");
    let mut ben = joined(&hosted, &code, "Ben", 3);
    let lines = [
        // Ben's first row was another one.
        "take back",
        "1b1w",
        "yes",
        "correct 1 RRYY",
        "correct 1 RRYK 2b0w",
        "take back",
        "resign match",
        "yes",
    ];
    let said = thread::scope(|scope| {
        let talk = scope.spawn(|| talked(&mut ada, typist(&lines, &[])).0);
        for row in ["RRYW", "RRYY", "GGBB", "GGBK"] {
            places(&mut ben, row);
        }
        talk.join().expect("a talk")
    });
    assert!(said.contains("You take back the last entry.\n"), "{said}");
    assert!(said.contains("You correct a row. Row 1: red, red, yellow, black."), "{said}");
    // Ben hears who it was: nobody else took anything back, or corrected it.
    let start = Instant::now();
    let told = loop {
        ben.proceed();
        let sight = ben.sight().expect("a match");
        if sight.is_over() || start.elapsed() > PATIENCE {
            break sight.story.into_iter().map(|told| told.text).collect::<Vec<_>>();
        }
        thread::sleep(Duration::from_millis(5));
    };
    let count = |text: &str| told.iter().filter(|line| line.starts_with(text)).count();
    assert_eq!(count("Ada takes back the last entry."), 2, "{told:?}");
    assert_eq!(count("Ada corrects a row. Row 1: red, red, yellow, black."), 1, "{told:?}");
    assert_eq!(count("You take back") + count("You correct"), 0, "{told:?}");
    assert_eq!(count("Ada resigns."), 1, "{told:?}");
}
