//! A few matches played without a system: no clock, no threads, no chance but a seed.
//!
//! `cargo xtask test --only wasm` builds it for wasm32-unknown-unknown and runs it there, where asking for any of these
//! would end it.

use std::time::Duration;

use rules::{Edition, Options, Rules, Viewer};
use solver::advice::{Advisor, Clues, Ground, Limits};
use solver::clock::Deadline;
use solver::coach::{Puzzle, PuzzleSeed};
use solver::computer::{Computer, Host, Knowledge, Level, Maker, Mind, Seed};
use solver::exact::{Exact, SearchOptions};
use solver::{Backend, Kernel, Universe};
use words::{Language, Words};

fn main() {
    // Every answer rule; `grand` and a custom game have more pairs of codes than 32 bits count.
    for (edition, options) in [
        ("original", &[][..]),
        ("custom", &["answers=black-only"]),
        ("custom", &["holes=8", "symbols=16"]),
        ("grand", &[]),
        ("lock-party", &[]),
        ("group", &[]),
    ] {
        play(edition, options);
    }
    advise();
    prove();
    puzzle();
}

/// Computers play a match to its end, and what happened is told.
fn play(edition: &str, options: &[&str]) {
    let edition = Edition::find(edition).expect("an edition");
    let options = Options::read(edition, options.iter().copied()).expect("options of the edition");
    let rules = Rules::new(edition, options).expect("options that go together");
    let knowledge = Knowledge::of(&rules);
    let mind = Mind::new(&knowledge);
    let player = Computer { level: Level::Expert, maker: Maker::Cunning };
    let seats = usize::from(edition.seats.0);
    let game = Host::new(&mind, vec![player; seats]).play(Seed::of_number(5)).expect("a match");
    assert!(game.outcome().is_some(), "{}", edition.id);
    assert!(!game.view(Viewer::Spectator).past.is_empty() || edition.format.holds_parts(), "{}", edition.id);
    for language in [Language::English, Language::German] {
        assert!(!Words::of(language).edition_facts(&rules).is_empty());
    }
}

/// Advice within a deadline on a clock that is handed in.
fn advise() {
    let rules = Rules::default_of(Edition::find("super").expect("an edition"));
    let ground = Ground::new(rules).expect("codes that can be listed");
    let advisor = Advisor::new(&ground, Backend::best());
    let deadline = Some(Deadline::after(|| Duration::ZERO, Duration::from_secs(1)));
    let advice = advisor.advise(&Clues::default(), Limits { deadline, ..Limits::default() });
    assert!(advice.best().is_some() && !advice.stopped);
}

/// A puzzle by its seed, and what follows from its rows.
fn puzzle() {
    for edition in ["original", "grand", "group"] {
        let rules = Rules::default_of(Edition::find(edition).expect("an edition"));
        let seed = PuzzleSeed::new(2, "portable").expect("a seed");
        let position = Puzzle::new(&rules, &seed).expect("a puzzle").position();
        assert!(position.settles(None) && !position.facts(Limits::default()).is_empty(), "{edition}");
    }
}

/// A strategy proven best.
fn prove() {
    let universe = Universe::of("3x4").expect("a game");
    let kernel = Kernel::new(&universe, Backend::best());
    let found = Exact::new(&kernel, SearchOptions::default()).run(&mut |_| {}).expect("a strategy");
    assert!(found.proven);
}
