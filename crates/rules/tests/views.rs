//! What a view holds, and which steps a viewer is told.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::view::{Board, Offer};
use rules::{
    Action, Actor, Deal, Edition, Event, Marker, Match, MatchId, Proposal, Salt, Sealed, Seat, Secret, Step,
    Time, Viewer, Withheld,
};

const SALT: &str = "salt 00000000000000000000000000000000";

fn table(edition: &str, options: &[&str], seats: usize) -> Match {
    let proposal = Proposal::of_people(Edition::find(edition).expect("an edition"), options, seats);
    let setup = proposal.settle(&mut ChaCha8Rng::seed_from_u64(1)).expect("a table");
    Match::new(MatchId::new("views").expect("an identity"), setup)
}

/// Lets somebody do something: `1 row RRYB` is seat 1's row.
fn act(game: &mut Match, words: &str) {
    let (seat, action) = words.split_once(' ').expect("a seat and an action");
    let seat = Seat::new(seat.parse::<usize>().expect("a number") - 1);
    let action = game.setup().rules().read_action(action).expect(words);
    let step = Step { by: Actor::Seat(seat), at: Time(0), action };
    game.apply(step).unwrap_or_else(|refusal| panic!("{words}: {refusal}"));
}

/// A viewer on a seat, counted from 1.
fn seat(number: usize) -> Viewer {
    Viewer::Seat(Seat::new(number - 1))
}

#[test]
fn steps_are_told_from_a_number_on_and_what_is_for_breakers_only_to_breakers() {
    let mut game = table("original", &["answers=hand-set"], 2);
    for words in [&format!("1 secret RRYB {SALT}"), "2 row RRYB", "1 answer 3b1w"] {
        act(&mut game, words);
    }
    let numbers = |viewer, since| game.seen(viewer, since).map(|entry| entry.number).collect::<Vec<_>>();
    let told = |viewer| game.seen(viewer, 2).any(|entry| entry.events.contains(&Event::NoSecretFits));
    // A seat that the table doesn't have sees what everybody sees.
    for (viewer, breaker) in [(seat(1), false), (seat(2), true), (seat(3), false), (Viewer::Spectator, false)]
    {
        assert_eq!(numbers(viewer, 0), [1, 2, 3]);
        assert_eq!(numbers(viewer, 1), [2, 3]);
        assert_eq!(numbers(viewer, 3), []);
        assert_eq!(told(viewer), breaker, "{viewer:?}");
        let answered = game.seen(viewer, 2).any(|entry| matches!(entry.events[0], Event::Answered { .. }));
        assert!(answered, "{viewer:?}");
    }
}

#[test]
fn rows_come_with_their_answers_as_far_as_they_have_any() {
    let mut game = table("original", &["answers=hand-set"], 2);
    for words in [&format!("1 secret RRYB {SALT}"), "2 row RGGG", "1 answer 1b0w", "2 row RYBK"] {
        act(&mut game, words);
    }
    let rules = game.setup().rules().clone();
    let shown = |(code, answer)| format!("{} {}", rules.show(code), rules.show_answer(answer));
    let Board::Breaker(board) = game.view(seat(2)).board else { panic!("a breaker's board") };
    assert_eq!(board.board.answered().map(shown).collect::<Vec<_>>(), ["RGGG 1b0w"]);
    for words in ["1 answer 1b2w", "2 row RRYB", "1 answer 4b0w"] {
        act(&mut game, words);
    }
    let past = &game.view(Viewer::Spectator).past[0];
    assert_eq!(past.answered().map(shown).collect::<Vec<_>>(), ["RGGG 1b0w", "RYBK 1b2w", "RRYB 4b0w"]);
}

#[test]
fn points_of_the_open_round_stand_apart_until_it_ends() {
    let mut game = table("lock-party", &[], 3);
    let bookings = |game: &Match| {
        let view = game.view(Viewer::Spectator);
        let booked = |booking: &rules::score::Booking| booking.round;
        let past: Vec<u32> = view.past.iter().flat_map(|round| round.bookings.iter().map(booked)).collect();
        (past, view.bookings.iter().map(booked).collect::<Vec<u32>>())
    };
    act(&mut game, &format!("1 secret WPGR {SALT}"));
    assert_eq!(bookings(&game), (vec![], vec![]));
    act(&mut game, "2 row WPRG");
    let (past, open) = bookings(&game);
    assert!(past.is_empty() && !open.is_empty() && open.iter().all(|&round| round == 1), "{open:?}");
    act(&mut game, "3 row WPGR");
    let (past, open) = bookings(&game);
    assert!(!past.is_empty() && open.is_empty(), "{past:?} {open:?}");
    act(&mut game, &format!("2 secret WPGR {SALT}"));
    act(&mut game, "3 row WPRG");
    let (past, open) = bookings(&game);
    assert!(past.iter().all(|&round| round == 1), "{past:?}");
    assert!(!open.is_empty() && open.iter().all(|&round| round == 2), "{open:?}");
    // When the match is over nothing is open, not even of a round that was broken off.
    for words in ["1 abort", "2 abort", "3 abort"] {
        act(&mut game, words);
    }
    assert_eq!(bookings(&game).1, []);
}

#[test]
fn a_group_of_three_holds_three_markers_and_leaves_two_holes_empty() {
    let mut game = table("group-small", &[], 3);
    let marker = |number: u8| (Marker { number, colour: number }, Salt([0; 16]));
    let deal = Action::Deal(Sealed::new(Deal { boards: [1, 2, 3].map(marker).to_vec() }));
    game.apply(Step { by: Actor::Table, at: Time(0), action: deal }).expect("a deal");
    for number in 1..=3 {
        let Board::Holder(board) = game.view(seat(number)).board else { panic!("a holder's board") };
        assert_eq!(board.markers, [marker(number as u8).0]);
    }
    // A seat that the table doesn't have is one that watches.
    for viewer in [seat(4), seat(5), Viewer::Spectator] {
        assert!(matches!(game.view(viewer).board, Board::GroupWatcher(_)), "{viewer:?}");
    }
    act(&mut game, "2 call");
    let offers = game.view(seat(2)).offers;
    assert!(offers.contains(&Offer::Solution { empty: 2 }), "{offers:?}");
}

#[test]
fn a_promise_is_shown_in_hexadecimal() {
    let mut game = table("original", &[], 2);
    act(&mut game, &format!("1 secret RRYB {SALT}"));
    let Board::Breaker(board) = game.view(seat(2)).board else { panic!("a breaker's board") };
    let commitment = board.board.commitment.expect("a promise");
    assert_eq!(commitment.to_string().len(), 64);
    assert_eq!(format!("{commitment:?}"), format!("Commitment({commitment})"));
}

#[test]
fn what_was_done_is_shown_to_everybody_but_a_secret_only_to_its_maker_until_it_is_uncovered() {
    let mut game = table("original", &["time=30"], 2);
    let late = Secret {
        code: game.setup().rules().read_secret("RRYB").expect("a secret"),
        withheld: Withheld::default(),
        salt: Salt([0; 16]),
    };
    // The table draws the first secret, since its maker let the time run out.
    let lapse = Action::Lapse(Some(Sealed::new(late)));
    game.apply(Step { by: Actor::Table, at: Time(30_000), action: lapse }).expect("a lapse");
    let row = game.setup().rules().read_action("row RGGG").expect("a row");
    game.apply(Step { by: Actor::Seat(Seat::new(1)), at: Time(31_000), action: row }).expect("a row");
    let shown = |game: &Match, number| {
        [seat(1), seat(2), Viewer::Spectator].map(|viewer| game.seen_action(viewer, number))
    };
    let [maker, breaker, spectator] = shown(&game, 1);
    assert!(maker.contains("RRYB"), "{maker}");
    assert!(!breaker.contains("RRYB") && breaker.contains("sealed"), "{breaker}");
    assert_eq!(breaker, spectator);
    assert_eq!(shown(&game, 2), ["row RGGG"; 3]);
    assert_eq!(shown(&game, 0), [""; 3]);
    assert_eq!(shown(&game, 3), [""; 3]);
    // The next secret is set by its maker; that the first one was uncovered says nothing of it.
    let act_at = |game: &mut Match, seat: usize, words: &str| {
        let action = game.setup().rules().read_action(words).expect(words);
        let step = Step { by: Actor::Seat(Seat::new(seat - 1)), at: Time(32_000), action };
        game.apply(step).unwrap_or_else(|refusal| panic!("{words}: {refusal}"));
    };
    act_at(&mut game, 2, "row RRYB");
    act_at(&mut game, 2, &format!("secret KKKK {SALT}"));
    assert!(shown(&game, 1).iter().all(|told| told.contains("RRYB")), "{:?}", shown(&game, 1));
    let [breaker, maker, spectator] = shown(&game, 4);
    assert!(maker.contains("KKKK"), "{maker}");
    assert!(!breaker.contains("KKKK") && !spectator.contains("KKKK"), "{breaker} {spectator}");
}
