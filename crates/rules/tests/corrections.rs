//! What later versions of the rules put right, and that matches of earlier ones are still played as they were.

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::matches::RoundEnd;
use rules::notation::{self, RULES_VERSION, Wrong};
use rules::score::{DecidedBy, Outcome};
use rules::secret::Withheld;
use rules::view::Board;
use rules::{
    Action, Actor, Edition, Event, Keeper, Match, MatchId, Mode, Proposal, Refusal, Salt, Sealed, Seat,
    Secret, Step, Time, Viewer,
};

fn begin(edition: &str, mode: Mode, seats: usize, options: &[&str]) -> Match {
    let proposal =
        Proposal { mode, ..Proposal::of_people(Edition::find(edition).expect("an edition"), options, seats) };
    let setup = proposal.settle(&mut ChaCha20Rng::from_seed([1; 32])).expect("a table");
    Match::new(MatchId::new("corrections").expect("an identity"), setup)
}

/// Plays a step written as in a record, without its number and time; secrets without their salt.
fn play(game: &mut Match, step: &str) -> Result<Vec<Event>, Refusal> {
    let (by, action) = notation::read_actor(step).expect("somebody who acts");
    let action = match action.strip_prefix("secret ") {
        Some(code) => {
            let code = game.setup().rules().read_secret(code).expect("a code");
            Action::Secret(Sealed::new(Secret { code, withheld: Withheld::default(), salt: Salt([7; 16]) }))
        }
        None => game.setup().rules().read_action(action).expect("an action"),
    };
    game.apply(Step { by, at: Time(0), action }).map(|entry| entry.events.clone())
}

fn played(game: &mut Match, steps: &[&str]) -> Vec<Event> {
    let mut last = Vec::new();
    for step in steps {
        last = play(game, step).unwrap_or_else(|refusal| panic!("{step}: {refusal}"));
    }
    last
}

/// A record as if it had been played under version 1.
fn of_version_1(text: &str) -> String {
    text.replacen(&format!("\nrules {RULES_VERSION}\n"), "\nrules 1\n", 1)
}

#[test]
fn a_full_answer_to_a_wrong_row_never_pays_the_maker_for_an_unsolved_round() {
    let mut party = begin("lock-party", Mode::Table, 3, &["answers=hand-set"]);
    played(&mut party, &["seat 1 secret WPGR", "seat 2 row OSYB", "seat 1 answer 4b0w"]);
    let round = &party.view(Viewer::Spectator).past[0];
    assert_eq!(round.end, RoundEnd::Conceded { row: 1 });
    assert_eq!(round.errors.len(), 1, "the error is recorded all the same");
    let totals = [0, 1, 2].map(|seat| party.total(Seat::new(seat)));
    assert_eq!(totals, [5, 10, 0], "the row shows the solution, and the sheet pays for one");

    let mut referee = begin("lock-party", Mode::Referee, 3, &[]);
    played(&mut referee, &["seat 2 row OSYB", "seat 1 answer 4b0w", "seat 1 uncover WPGR"]);
    assert_eq!(referee.view(Viewer::Spectator).past[0].end, RoundEnd::Conceded { row: 1 });
    assert_eq!([0, 1, 2].map(|seat| referee.total(Seat::new(seat))), [5, 10, 0]);

    let mut lock = begin("lock", Mode::Table, 2, &["answers=hand-set"]);
    played(&mut lock, &["seat 1 secret WPGR", "seat 2 row OSYB", "seat 1 answer 4b0w"]);
    assert_eq!((lock.total(Seat::new(0)), lock.total(Seat::new(1))), (0, 1), "the breaker has won the round");
}

#[test]
fn a_row_that_truly_solved_it_comes_before_one_that_was_answered_in_full() {
    let mut party = begin("lock-party", Mode::Table, 3, &["answers=hand-set"]);
    let steps = ["seat 1 secret WPGR", "seat 2 row WPGR", "seat 1 answer 0b0w"];
    played(&mut party, &steps);
    played(&mut party, &["seat 3 row OSYB", "seat 1 answer 4b0w"]);
    assert_eq!(party.view(Viewer::Spectator).past[0].end, RoundEnd::Solved { row: 1 });
    assert_eq!([0, 1, 2].map(|seat| party.total(Seat::new(seat))), [5, 10, 0]);
}

#[test]
fn hints_at_a_real_board_are_taken_in_any_order_and_written_in_one() {
    let mut game = begin("group", Mode::Referee, 4, &[]);
    let events = played(&mut game, &["seat 1 row RRYYG", "table hints 4:- 2:b 3:w"]);
    assert_eq!(events.len(), 1, "{events:?}");
    let written = notation::write(&game, &Keeper::appointed());
    assert!(written.ends_with("2 0.000 table hints 2:b 3:w 4:- -> 2:b 3:w 4:-\n"), "{written}");
    let (_, faults) = notation::read_all(&written.replace("hints 2:b 3:w 4:-", "hints 3:w 2:b 4:-"));
    assert!(matches!(faults[..], [ref fault] if matches!(fault.what, Wrong::Differs { .. })), "{faults:?}");
    for wrong in ["2:b 3:w", "2:b 2:w 3:-", "1:b 2:w 3:-", "2:b 3:w 4:- 1:-", "2:b 3:w 9:-"] {
        let mut game = begin("group", Mode::Referee, 4, &[]);
        played(&mut game, &["seat 1 row RRYYG"]);
        assert_eq!(
            play(&mut game, &format!("table hints {wrong}")),
            Err(Refusal::HintsNotPossible),
            "{wrong}"
        );
    }
}

#[test]
fn a_verdict_that_the_markers_belie_does_not_win() {
    let mut game = begin("group", Mode::Referee, 4, &[]);
    played(&mut game, &["seat 2 call", "seat 2 solution .RRRR", "table verdict right"]);
    let events = played(&mut game, &["table markers 1R 2Y 3G 4B"]);
    assert!(events.contains(&Event::EnteredWrong { rows: vec![], verdict: true }), "{events:?}");
    assert_eq!(game.outcome(), Some(&Outcome::NoWinner));
    let Board::GroupWatcher(board) = game.view(Viewer::Spectator).board else { panic!("a group") };
    assert_eq!(board.calls[0].right, Some(false), "what is shown agrees with the result");
    let record = notation::write(&game, &Keeper::appointed());
    assert!(record.contains("entered wrong: verdict; match without a winner"), "{record}");
    assert!(notation::read(&record).is_ok());
    // Under version 1 the word of the table stood.
    let old = of_version_1(&record);
    let (_, faults) = notation::read_all(&old);
    assert!(faults[0].what.to_string().contains("right is “match won by seat 2 (call)”"), "{faults:?}");
}

#[test]
fn the_first_call_that_was_truly_right_wins_whatever_the_verdict_was() {
    let mut game = begin("group", Mode::Referee, 4, &[]);
    played(&mut game, &["seat 2 call", "seat 2 solution RYGB.", "table verdict wrong"]);
    played(&mut game, &["seat 3 call", "seat 3 solution .RRRR", "table verdict right"]);
    played(&mut game, &["table markers 1R 2Y 3G 4B"]);
    let won = Outcome::Won { seats: vec![Seat::new(1)], by: DecidedBy::Call };
    assert_eq!(game.outcome(), Some(&won));
}

#[test]
fn hints_that_contradict_each_other_are_noticed_at_once_and_once() {
    // The markers of seat 2: red in hole 1 by the first row, and nothing of red by the second.
    let mut game = begin("group", Mode::Referee, 4, &[]);
    let events = played(&mut game, &["seat 1 row R....", "table hints 2:b 3:- 4:-"]);
    assert!(!events.contains(&Event::NoDealFits));
    let events = played(&mut game, &["seat 2 row RRRRR", "table hints 3:- 4:- 1:-"]);
    assert!(!events.contains(&Event::NoDealFits));
    let events = played(&mut game, &["seat 3 row RRRRR", "table hints 4:- 1:- 2:-"]);
    assert!(events.contains(&Event::NoDealFits), "{events:?}");
    let Board::GroupWatcher(board) = game.view(Viewer::Spectator).board else { panic!("a group") };
    assert!(board.nothing_fits);
    let events = played(&mut game, &["seat 4 row Y....", "table hints 1:- 2:- 3:-"]);
    assert!(!events.contains(&Event::NoDealFits), "it is told once");
    let written = notation::write(&game, &Keeper::appointed());
    assert_eq!(written.matches("no deal fits").count(), 1);
    // Under version 1 nobody was told.
    let silent = of_version_1(&written).replace("; no deal fits", "");
    assert!(notation::read(&silent).is_ok());
}

#[test]
fn contradictions_are_found_however_the_table_shows_its_hints() {
    // Two boards each. Red in every hole: each red marker answers black, so no more than two blacks and no white.
    for (shown, fitting, contradicting) in [
        ("hints=player", "table hints 2:b-", "table hints 2:bw"),
        ("hints=totals", "table hints 1b0w", "table hints 1b1w"),
        ("hints=board", "table hints 2:-b", "table hints 2:wb"),
    ] {
        for (hints, noticed) in [(fitting, false), (contradicting, true)] {
            let mut game = begin("group-small", Mode::Referee, 2, &["boards=2x2", shown]);
            let events = played(&mut game, &["seat 1 row RRRRR", hints]);
            assert_eq!(events.contains(&Event::NoDealFits), noticed, "{shown} {hints}");
        }
    }
    // Three blacks in three rows of one colour each need three markers where the other player has two.
    let mut game = begin("group-small", Mode::Referee, 2, &["boards=2x2", "hints=totals"]);
    played(&mut game, &["seat 1 row RRRRR", "table hints 1b0w", "seat 2 row .....", "table hints 0b0w"]);
    played(&mut game, &["seat 1 row YYYYY", "table hints 1b0w", "seat 2 row .....", "table hints 0b0w"]);
    let events = played(&mut game, &["seat 1 row GGGGG", "table hints 1b0w"]);
    assert!(events.contains(&Event::NoDealFits), "{events:?}");
}

#[test]
fn the_tenth_void_round_ends_a_match_and_its_maker_does_not_win_it() {
    let mut game = begin("lock", Mode::Table, 2, &["answers=hand-set", "signal=original"]);
    played(&mut game, &["seat 1 secret WPGR"]);
    for _ in 1..=12 {
        played(&mut game, &["seat 2 row WSYB", "seat 1 answer 1b0w"]);
    }
    assert_eq!(game.total(Seat::new(0)), 1, "not solved in twelve rows");
    for round in 1..=10 {
        assert!(game.outcome().is_none(), "{round}");
        let steps = ["seat 2 secret WPGR", "seat 1 row OSYB", "seat 2 answer 1b1w", "seat 1 claim"];
        played(&mut game, &steps);
    }
    let won = Outcome::Won { seats: vec![Seat::new(0)], by: DecidedBy::Score };
    assert_eq!(game.outcome(), Some(&won));
    let last = &game.log(&Keeper::appointed())[game.steps() - 1];
    assert!(last.events.contains(&Event::TooManyVoid), "it is said why");
}

#[test]
fn an_option_with_a_space_in_front_is_the_option_it_is() {
    for option in [" answers=hand-set", "answers =hand-set", " answers = hand-set "] {
        let game = begin("original", Mode::Referee, 2, &[option]);
        assert!(game.setup().rules().hand_set(), "{option:?}");
        assert!(begin("original", Mode::Table, 2, &[option]).setup().rules().hand_set(), "{option:?}");
    }
    let by = Actor::Seat(Seat::new(1));
    let mut game = begin("original", Mode::Referee, 2, &[" answers=hand-set"]);
    let row = game.setup().rules().read_row("RRYY").expect("a row");
    assert!(game.apply(Step { by, at: Time(0), action: Action::Row(row) }).is_ok());
}

#[test]
fn a_match_begun_before_version_3_takes_nothing_back() {
    let mut duel = begin("original", Mode::Table, 2, &[]);
    played(&mut duel, &["seat 1 secret RGBY", "seat 2 leave", "seat 2 return"]);
    let mut referee = begin("original", Mode::Referee, 2, &[]);
    played(&mut referee, &["seat 2 row RRYY", "seat 1 take back"]);
    for (game, last) in [(duel, "return"), (referee, "take back")] {
        let text = notation::write(&game, &Keeper::appointed());
        assert!(notation::read(&text).is_ok());
        let older = text.replacen(&format!("\nrules {RULES_VERSION}\n"), "\nrules 2\n", 1);
        let fault = notation::read(&older).expect_err("it did not exist then");
        assert!(matches!(fault.what, Wrong::Refused(_)), "{last}: {fault}");
    }
}

#[test]
fn a_refused_resignation_is_not_remembered() {
    let mut game = begin("lock-party", Mode::Referee, 3, &[]);
    let before = format!("{game:?}");
    assert_eq!(play(&mut game, "seat 2 resign match"), Err(Refusal::NobodyTakesOver));
    assert_eq!(format!("{game:?}"), before);
}
