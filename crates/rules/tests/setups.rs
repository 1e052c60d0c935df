//! What can be agreed before a match, and what can't.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::setup::SetupFault;
use rules::{Edition, Length, Mode, Player, Proposal, Seat, Setup};

fn settle(
    edition: &str,
    options: &[&str],
    mode: Mode,
    players: &[Player],
    length: Option<Length>,
    first: Option<usize>,
) -> Result<Setup, Vec<SetupFault>> {
    let proposal = Proposal {
        edition: Edition::find(edition).expect(edition),
        options: options.to_vec(),
        mode,
        seats: players.iter().map(|player| (*player, None)).collect(),
        length,
        first: first.map(Seat::new),
    };
    proposal.settle(&mut ChaCha8Rng::seed_from_u64(5))
}

use Player::{Computer, Contrary, Person};

#[test]
fn a_contrary_computer_needs_a_space_in_which_it_can_tell_what_fits() {
    let solo = |options: &[&str]| settle("custom", options, Mode::Solo, &[Person, Contrary], None, None);
    assert!(solo(&["holes=8", "symbols=6"]).is_ok(), "1 679 616 codes");
    let faults = solo(&["holes=8", "symbols=16"]).expect_err("4 294 967 296 codes");
    assert!(matches!(faults.as_slice(), [SetupFault::NoContrary]), "{faults:?}");
}

#[test]
fn lengths_are_even_in_a_duel_free_alone_and_fixed_in_party_and_group() {
    use Length::{Rounds, Target};
    let two = [Person, Person];
    let solo = [Person, Computer];
    let table: &[(&str, Mode, &[Player], Length, bool)] = &[
        ("original", Mode::Table, &two, Rounds(2), true),
        ("original", Mode::Table, &two, Rounds(100), true),
        ("original", Mode::Table, &two, Rounds(0), false),
        ("original", Mode::Table, &two, Rounds(3), false),
        ("original", Mode::Table, &two, Rounds(102), false),
        ("original", Mode::Table, &two, Target(30), false),
        ("original", Mode::Solo, &solo, Rounds(1), true),
        ("original", Mode::Solo, &solo, Rounds(99), true),
        ("original", Mode::Solo, &solo, Rounds(100), true),
        ("original", Mode::Solo, &solo, Rounds(0), false),
        ("original", Mode::Solo, &solo, Rounds(101), false),
        ("grand", Mode::Table, &two, Target(1), true),
        ("grand", Mode::Table, &two, Target(1000), true),
        ("grand", Mode::Table, &two, Target(0), false),
        ("grand", Mode::Table, &two, Target(1001), false),
        ("grand", Mode::Solo, &solo, Target(30), false),
        ("lock-party", Mode::Table, &[Person; 3], Rounds(3), true),
        ("lock-party", Mode::Table, &[Person; 5], Rounds(5), true),
        ("lock-party", Mode::Table, &[Person; 4], Rounds(2), false),
        ("group", Mode::Table, &[Person; 4], Rounds(1), true),
        ("group", Mode::Table, &[Person; 4], Rounds(2), false),
    ];
    for (edition, mode, players, length, possible) in table {
        let settled = settle(edition, &[], *mode, players, Some(*length), None);
        assert_eq!(settled.is_ok(), *possible, "{edition} {mode:?} {length:?}: {settled:?}");
    }
}

#[test]
fn seats_are_as_many_as_the_edition_has() {
    for (edition, options, seats) in [
        ("original", vec![], 2..=2),
        ("lock-party", vec![], 3..=5),
        ("group", vec![], 4..=4),
        ("group-small", vec![], 3..=3),
        ("group-small", vec!["boards=2"], 2..=2),
        ("group-small", vec!["boards=2x2"], 2..=2),
    ] {
        for count in 0..=6 {
            let settled = settle(edition, &options, Mode::Table, &vec![Person; count], None, None);
            assert_eq!(settled.is_ok(), seats.contains(&count), "{edition} {options:?} {count}");
        }
    }
}

#[test]
fn every_fault_of_a_proposal_is_named() {
    let faults = settle(
        "original",
        &["pegs=some", "x=1"],
        Mode::Table,
        &[Person; 3],
        Some(Length::Rounds(3)),
        Some(7),
    );
    assert_eq!(faults.expect_err("five faults").len(), 5);
}

#[test]
fn alone_the_computer_makes_every_secret_and_only_where_there_is_one() {
    let solo = |edition, players: &[Player], first| settle(edition, &[], Mode::Solo, players, None, first);
    for edition in rules::editions::EDITIONS {
        let one_secret = !edition.format.holds_parts();
        assert_eq!(solo(edition.id, &[Person, Computer], None).is_ok(), one_secret, "{}", edition.id);
    }
    assert_eq!(
        solo("original", &[Person, Computer], Some(1)).map(|setup| setup.first()).ok(),
        Some(Seat::new(1))
    );
    let named = |faults: Result<Setup, Vec<SetupFault>>| format!("{:?}", faults.expect_err("a fault"));
    assert_eq!(named(solo("original", &[Person, Computer], Some(0))), "[SoloFirst]");
    assert_eq!(named(solo("original", &[Person, Person], None)), "[SoloMaker]");
    let hand_set = settle("original", &["answers=hand-set"], Mode::Solo, &[Person, Computer], None, None);
    assert_eq!(named(hand_set), "[SoloHandSet]");
}

#[test]
fn a_real_board_has_people_pegs_and_clocks_of_its_own() {
    let referee = |options: &[&str], players: &[Player]| {
        let settled = settle("original", options, Mode::Referee, players, None, None);
        settled.map(|setup| setup.rules().hand_set()).map_err(|faults| format!("{faults:?}"))
    };
    assert_eq!(referee(&[], &[Person; 2]), Ok(true), "pins are set by hand there without saying so");
    assert_eq!(referee(&["answers=automatic"], &[Person; 2]), Err("[RefereeAnswers]".to_owned()));
    assert_eq!(referee(&["pegs=counted"], &[Person; 2]), Err("[RefereeOptions]".to_owned()));
    assert_eq!(referee(&["time=30"], &[Person; 2]), Err("[RefereeOptions]".to_owned()));
    assert_eq!(referee(&[], &[Person, Computer]), Err("[RefereePersons]".to_owned()));
}

#[test]
fn the_start_moves_one_seat_on_in_a_rematch_and_is_drawn_by_lot_if_not_named() {
    let party = settle("lock-party", &[], Mode::Table, &[Person; 3], None, Some(2)).expect("a party");
    assert_eq!(party.rematch().first(), Seat::new(0));
    assert_eq!(party.rematch().rematch().first(), Seat::new(1));
    let solo = settle("original", &[], Mode::Solo, &[Person, Computer], None, None).expect("alone");
    assert_eq!(solo.rematch().first(), solo.first());

    let mut chance = ChaCha8Rng::seed_from_u64(11);
    let mut firsts = [0; 3];
    for _ in 0..3000 {
        let proposal = Proposal {
            first: None,
            ..Proposal::of_people(Edition::find("lock-party").expect("an edition"), &[], 3)
        };
        firsts[proposal.settle(&mut chance).expect("a party").first().index()] += 1;
    }
    assert!(firsts.iter().all(|times| (900..1100).contains(times)), "{firsts:?}");
}

#[test]
fn a_name_has_1_to_24_characters_that_show() {
    use rules::seat::{Name, NameFault};
    for (text, name) in [("Ada", "Ada"), ("  Ada ", "Ada"), ("Jürgen Ößl", "Jürgen Ößl"), ("李 雷", "李 雷")]
    {
        assert_eq!(Name::new(text).map(|name| name.as_str().to_owned()), Ok(name.to_owned()));
    }
    assert!(Name::new(&"x".repeat(24)).is_ok());
    assert_eq!(Name::new(&"x".repeat(25)), Err(NameFault::TooLong { characters: 25 }));
    assert_eq!(Name::new(""), Err(NameFault::Empty));
    assert_eq!(Name::new(" \t "), Err(NameFault::Empty));
    // Control characters, turns of direction, invisible spaces, and the quote that would end a name in a record.
    for hidden in
        ['\u{7}', '\u{1b}', '\n', '\u{85}', '\u{202e}', '\u{2066}', '\u{200b}', '\u{feff}', '\u{ad}', '"']
    {
        assert_eq!(Name::new(&format!("A{hidden}b")), Err(NameFault::Invisible { place: 2 }), "{hidden:?}");
    }
}
