//! Computer players: whole matches in every edition, the same with every backend, and as strong as they claim.

use std::time::{Duration, Instant};

use rules::edition::Format;
use rules::editions::EDITIONS;
use rules::view::{Board, Offer};
use rules::{
    Action, Actor, Answer, Deal, Edition, Keeper, Match, MatchId, Mode, Options, Outcome, Player, Proposal,
    Rules, Salt, Sealed, Seat, Secret, Step, Task, Time, View, Viewer, Withheld,
};
use solver::Backend;
use solver::advice::Count;
use solver::computer::{Computer, Host, Knowledge, Level, Maker, Mind, Seed, cunning, fitting, hint};

fn rules_of(edition: &str, options: &[&str]) -> Rules {
    let edition = Edition::find(edition).expect("an edition");
    Options::read(edition, options.iter().copied())
        .and_then(|options| Rules::new(edition, options))
        .expect("options of the edition")
}

fn fair(level: Level) -> Computer {
    Computer { level, maker: Maker::Fair }
}

/// Rows that a player needs for each secret, in matches against a maker who sets it.
fn rows_by_secret(level: Level) -> Vec<u64> {
    let rules = rules_of("original", &[]);
    let knowledge = Knowledge::of(&rules);
    let mind = Mind::new(&knowledge);
    let host = Host::new(&mind, vec![fair(level)]);
    let rows = rules.secrets().iter().zip(0..).map(|(secret, number)| {
        let game = host.play_for(Seed::of_number(3).game(number), Some(secret)).expect("a match");
        game.view(Viewer::Spectator).past[0].rows.len() as u64
    });
    rows.collect()
}

#[test]
fn a_perfect_breaker_of_the_original_needs_as_few_rows_as_can_be() {
    let rows = rows_by_secret(Level::Perfect);
    assert_eq!((rows.iter().sum::<u64>(), rows.iter().max()), (5625, Some(&6)));
}

#[test]
fn the_levels_need_the_rows_they_are_known_for() {
    let known = [(Level::Beginner, 7.0), (Level::Casual, 6.0), (Level::Practised, 5.0), (Level::Expert, 4.6)];
    for (level, about) in known {
        let rows = rows_by_secret(level);
        let mean = rows.iter().sum::<u64>() as f64 / rows.len() as f64;
        assert!((mean - about).abs() < 0.15, "{} needs {mean}", level.name());
    }
}

#[test]
fn every_level_plays_every_edition_to_its_end() {
    for edition in EDITIONS {
        let rules = Rules::default_of(edition);
        let knowledge = Knowledge::of(&rules);
        let mind = Mind::new(&knowledge);
        let seats = match edition.format {
            Format::Group => usize::from(rules.boards().players),
            Format::Duel | Format::Party => usize::from(edition.seats.0),
        };
        // Where codes are many, one level of each kind is enough.
        let levels: &[Level] =
            if rules.secrets().count() > 10_000 { &[Level::Casual, Level::Perfect] } else { &Level::ALL };
        for level in levels {
            let mut players = vec![fair(*level); seats];
            players[0] = Computer { level: Level::Random, maker: Maker::Cunning };
            let game = Host::new(&mind, players).play(Seed::of_number(9)).expect("a match");
            assert!(game.outcome().is_some(), "{} {}", edition.id, level.name());
        }
    }
}

#[test]
fn every_option_that_changes_what_is_due_is_played() {
    let played = [
        ("original", vec!["answers=hand-set"]),
        ("original", vec!["pegs=counted"]),
        ("eight", vec!["answers=hand-set"]),
        ("lock", vec!["answers=hand-set", "signal=original"]),
        ("word", vec!["language=de", "letters=3"]),
        ("custom", vec!["holes=7", "symbols=12", "rows=15"]),
        ("custom", vec!["holes=8", "symbols=16", "blanks=yes", "repeats=no", "rows=30"]),
        ("custom", vec!["holes=1", "symbols=2", "rows=1"]),
        ("custom", vec!["answers=black-only"]),
        ("custom", vec!["answers=hand-set-black-only", "repeats=no"]),
        ("custom", vec!["answers=black-only", "holes=8", "symbols=16", "rows=30"]),
    ];
    for (edition, options) in played {
        let rules = rules_of(edition, &options);
        let knowledge = Knowledge::of(&rules);
        let mind = Mind::new(&knowledge);
        let cunning = Computer { level: Level::Perfect, maker: Maker::Cunning };
        let game =
            Host::new(&mind, vec![cunning, fair(Level::Casual)]).play(Seed::of_number(4)).expect("a match");
        assert!(game.outcome().is_some(), "{edition} {options:?}");
        let errors = game.view(Viewer::Spectator).past.iter().map(|round| round.errors.len()).sum::<usize>();
        assert_eq!(errors, 0, "{edition} {options:?}");
    }
}

#[test]
fn the_same_seed_gives_the_same_game_with_every_backend() {
    let tables = [
        ("original", vec![Level::Perfect, Level::Expert]),
        ("super", vec![Level::Perfect, Level::Practised]),
        ("lock-party", vec![Level::Perfect, Level::Entropy, Level::Beginner]),
        ("group", vec![Level::Perfect, Level::Random, Level::Expert, Level::Random]),
    ];
    for (edition, levels) in tables {
        let rules = rules_of(edition, &[]);
        let knowledge = Knowledge::of(&rules);
        let games: Vec<_> = Backend::available()
            .map(|backend| {
                let mind = Mind::with(&knowledge, backend);
                let host = Host::new(&mind, levels.iter().map(|level| fair(*level)).collect());
                let game = host.play(Seed::of_number(11)).expect("a match");
                format!("{:?}", game.view(Viewer::Spectator))
            })
            .collect();
        assert!(games.iter().all(|game| *game == games[0]), "{edition}");
        let mind = Mind::new(&knowledge);
        let host = Host::new(&mind, levels.iter().map(|level| fair(*level)).collect());
        let other = host.play(Seed::of_number(12)).expect("a match");
        assert_ne!(format!("{:?}", other.view(Viewer::Spectator)), games[0], "{edition}");
    }
}

/// A match of a person, the first maker, against a computer.
fn person_against_computer(edition: &'static str, options: Vec<&'static str>) -> Match {
    let mut chance = Seed::of_number(1).table();
    let setup = Proposal {
        edition: Edition::find(edition).expect("an edition"),
        options,
        mode: Mode::Table,
        seats: vec![(Player::Person, None), (Player::Computer, None)],
        length: None,
        first: Some(Seat::new(0)),
    }
    .settle(&mut chance)
    .expect("a setup");
    let mut game = Match::new(MatchId::draw(&mut chance), setup);
    let code = game.setup().rules().secrets().code(100).expect("a code");
    let secret = Secret { code, withheld: Withheld::default(), salt: Salt([1; 16]) };
    act(&mut game, 0, Action::Secret(Sealed::new(secret)));
    game
}

fn act(game: &mut Match, seat: usize, action: Action) {
    let step = Step { by: Actor::Seat(Seat::new(seat)), at: Time(0), action };
    game.apply(step).expect("an action that is possible");
}

/// The person answers every row with no pins at all, until the computer does something else than to place one.
fn answered_wrongly(game: &mut Match) -> Option<Action> {
    let knowledge = Knowledge::of(game.setup().rules());
    let mind = Mind::new(&knowledge);
    loop {
        let view = game.view(Viewer::Seat(Seat::new(1)));
        match fair(Level::Expert).decide(&mind, &view, Seed::of_number(2)) {
            Some(Action::Row(row)) => {
                act(game, 1, Action::Row(row));
                if game.due().is_none_or(|due| due.what != Task::Answer) {
                    return None;
                }
                act(game, 0, Action::Answer(Answer::default()));
            }
            other => return other,
        }
    }
}

#[test]
fn a_breaker_claims_when_no_secret_fits() {
    let mut game = person_against_computer("original", vec!["answers=hand-set"]);
    let action = answered_wrongly(&mut game).expect("something to do");
    assert!(matches!(action, Action::Claim), "{action:?}");
    let view = game.view(Viewer::Seat(Seat::new(1)));
    assert!(view.offers.contains(&Offer::Claim { nothing_fits: true }));
    act(&mut game, 1, action);
    assert_eq!(game.total(Seat::new(1)), 3, "the round is void");
}

#[test]
fn where_there_is_nothing_to_claim_a_breaker_plays_on() {
    let mut game = person_against_computer("lock", vec!["answers=hand-set"]);
    // The round ends after its last row, and the computer sets the next secret.
    let action = answered_wrongly(&mut game).expect("something to do");
    assert!(matches!(action, Action::Secret(_)), "{action:?}");
    assert_eq!(game.view(Viewer::Spectator).past[0].rows.len(), 12);
}

#[test]
fn a_computer_takes_a_seat_over_and_plays_it_to_the_end() {
    let mut game = person_against_computer("original", vec!["answers=hand-set"]);
    act(&mut game, 0, Action::Leave);
    let knowledge = Knowledge::of(game.setup().rules());
    let mind = Mind::new(&knowledge);
    while let Some(due) = game.due() {
        let Actor::Seat(seat) = due.who else { panic!("nothing is left to the table") };
        let view = game.view(Viewer::Seat(seat));
        let action = fair(Level::Practised).decide(&mind, &view, Seed::of_number(5)).expect("what is due");
        act(&mut game, seat.index(), action);
    }
    assert!(matches!(game.outcome(), Some(Outcome::Won { .. } | Outcome::Draw)));
}

#[test]
fn a_hint_is_what_the_best_player_would_do() {
    let game = person_against_computer("original", vec![]);
    let knowledge = Knowledge::of(game.setup().rules());
    let mind = Mind::new(&knowledge);
    assert!(hint(&mind, &game.view(Viewer::Seat(Seat::new(0)))).is_none(), "the maker waits");
    assert!(hint(&mind, &game.view(Viewer::Spectator)).is_none());
    let told = hint(&mind, &game.view(Viewer::Seat(Seat::new(1))));
    let Some(Action::Row(row)) = told else { panic!("a row is due") };
    assert_eq!(game.setup().rules().show(row), "RRYG");
}

#[test]
fn what_fits_is_counted_from_every_seat_by_what_it_knows() {
    let rules = rules_of("original", &[]);
    let knowledge = Knowledge::of(&rules);
    let mind = Mind::new(&knowledge);
    let mut game = person_against_computer("original", vec![]);
    let count = |game: &Match, seat| fitting(&mind, &game.view(Viewer::Seat(Seat::new(seat))));
    // The person has set the secret of this number.
    let secret = rules.secrets().code(100).expect("a code");
    let row = rules.read_row("RRYY").expect("a row");
    assert_eq!([count(&game, 0), count(&game, 1)], [Some(Count::Exactly(1296)); 2]);
    act(&mut game, 1, Action::Row(row));
    let answer = rules.answer(secret, row);
    let left = rules.secrets().iter().filter(|code| rules.answer(*code, row) == answer).count() as u64;
    assert_eq!(
        [count(&game, 0), count(&game, 1)],
        [Some(Count::Exactly(left)); 2],
        "the maker hears no more"
    );

    let rules = rules_of("group", &[]);
    let knowledge = Knowledge::of(&rules);
    let mind = Mind::new(&knowledge);
    let host = Host::new(&mind, vec![fair(Level::Perfect); 4]);
    let mut game = Match::new(MatchId::new("group").unwrap(), host.setup(Seed::of_number(1)).unwrap());
    let deal = Deal::draw(&rules, &mut Seed::of_number(2).table());
    let action = Action::Deal(Sealed::new(deal));
    game.apply(Step { by: Actor::Table, at: Time(0), action }).expect("a deal");
    assert_eq!(fitting(&mind, &game.view(Viewer::Seat(Seat::new(0)))), Some(Count::Exactly(864)));
    assert_eq!(fitting(&mind, &game.view(Viewer::Spectator)), Some(Count::Exactly(6480)));
}

#[test]
fn a_contrary_maker_costs_more_rows_and_keeps_to_its_answers() {
    let rules = rules_of("original", &[]);
    let knowledge = Knowledge::of(&rules);
    let mind = Mind::new(&knowledge);
    let mut total = 0;
    for number in 0..20 {
        let contrary = Computer { level: Level::Perfect, maker: Maker::Contrary };
        let game = Host::new(&mind, vec![contrary]).play(Seed::of_number(number)).expect("a match");
        let view = game.view(Viewer::Spectator);
        let round = &view.past[0];
        let secret = round.secret.expect("an uncovered secret");
        assert!(round.answered().all(|(row, answer)| rules.answer(secret, row) == answer));
        assert!(round.commitment.is_none() && matches!(view.board, Board::Cleared));
        total += round.rows.len();
    }
    assert!(total >= 20 * 5, "perfect play needs 4.34 rows on average, 6 at worst: {total}");
}

#[test]
fn a_cunning_maker_draws_evenly_from_secrets_that_are_not_all_one_colour() {
    let rules = rules_of("original", &["pegs=counted"]);
    let set: Vec<_> = rules.secrets().iter().filter(|code| cunning::is_set(&rules, *code)).collect();
    assert_eq!(set.len(), 1290);
    assert_eq!(cunning::pattern(set[0]), [3, 1]);
    let distinct = rules_of("lock", &[]);
    assert!(distinct.secrets().iter().all(|code| cunning::is_set(&distinct, code)));
}

#[test]
fn a_cunning_maker_shows_a_stock_that_tells_nothing() {
    let rules = rules_of("original", &["pegs=counted"]);
    let knowledge = Knowledge::of(&rules);
    let mind = Mind::new(&knowledge);
    let cunning = Computer { level: Level::Random, maker: Maker::Cunning };
    for number in 0..10 {
        let host = Host::new(&mind, vec![cunning; 2]);
        let game = host.play(Seed::of_number(number)).expect("a match");
        for round in game.view(Viewer::Spectator).past {
            let (secret, withheld) = (round.secret.expect("uncovered"), round.withheld.expect("counted"));
            for colour in 0..6 {
                let gone = secret.count(colour) + withheld.0[usize::from(colour)];
                assert_eq!(gone, secret.count(colour).max(2));
            }
        }
    }
}

#[test]
fn a_party_is_played_for_points() {
    let rules = rules_of("lock-party", &[]);
    let knowledge = Knowledge::of(&rules);
    let mind = Mind::new(&knowledge);
    let (mut best, mut others) = (0, 0);
    for number in 0..30 {
        let seat = number as usize % 3;
        let mut players = vec![fair(Level::Entropy); 3];
        players[seat] = fair(Level::Perfect);
        let game = Host::new(&mind, players).play(Seed::of_number(number)).expect("a match");
        best += game.total(Seat::new(seat));
        others +=
            (0..3).filter(|other| *other != seat).map(|other| game.total(Seat::new(other))).sum::<i32>();
    }
    assert!(2 * best > others + 60, "{best} points against {others} of two");
}

/// A match in which every decision comes after its time is up: what is done is lawful all the same.
fn played_in_no_time(rules: &Rules, players: &[Computer]) -> Match {
    let knowledge = Knowledge::of(rules);
    let mind = Mind::new(&knowledge);
    let seed = Seed::of_number(8);
    let mut chance = seed.table();
    let setup = Host::new(&mind, players.to_vec()).setup(seed).expect("a table");
    let mut game = Match::new(MatchId::draw(&mut chance), setup);
    while let Some(due) = game.due() {
        let action = match due.who {
            Actor::Table => Action::Deal(Sealed::new(Deal::draw(rules, &mut chance))),
            Actor::Seat(seat) => {
                let player = players[seat.index() % players.len()];
                let view = game.view(Viewer::Seat(seat));
                player.decide_by(&mind, &view, seed, Instant::now()).expect("what is due is done")
            }
        };
        game.apply(Step { by: due.who, at: Time(0), action }).expect("what is done is lawful");
    }
    game
}

#[test]
fn without_time_something_lawful_is_done() {
    for edition in EDITIONS {
        let rules = Rules::default_of(edition);
        let seats = match edition.format {
            Format::Group => usize::from(rules.boards().players),
            Format::Duel | Format::Party => usize::from(edition.seats.0),
        };
        for level in [Level::Perfect, Level::Entropy, Level::Expert] {
            played_in_no_time(&rules, &vec![fair(level); seats]);
        }
    }
    for (edition, options) in [
        ("custom", vec!["holes=8", "symbols=16", "rows=4"]),
        ("super", vec!["blanks=yes"]),
        ("original", vec!["pegs=counted"]),
    ] {
        let rules = rules_of(edition, &options);
        for level in [Level::Perfect, Level::Entropy, Level::Expert, Level::Casual] {
            played_in_no_time(&rules, &[fair(level); 2]);
        }
    }
}

#[test]
fn a_contrary_maker_without_time_keeps_to_its_answers() {
    for edition in ["original", "super"] {
        let rules = rules_of(edition, &[]);
        let contrary = Computer { level: Level::Entropy, maker: Maker::Contrary };
        let view = played_in_no_time(&rules, &[contrary]).view(Viewer::Spectator);
        let secret = view.past[0].secret.expect("an uncovered secret");
        assert!(view.past[0].answered().all(|(row, answer)| rules.answer(secret, row) == answer));
    }
}

#[test]
fn with_time_enough_a_deadline_changes_nothing() {
    let rules = rules_of("lock-party", &[]);
    let knowledge = Knowledge::of(&rules);
    let mind = Mind::new(&knowledge);
    let seed = Seed::of_number(3);
    let game = Host::new(&mind, vec![fair(Level::Perfect); 3]).play(seed).expect("a match");
    let mut replay = Match::new(game.id().clone(), game.setup().clone());
    for entry in game.log(&Keeper::appointed()) {
        if let (Actor::Seat(seat), Action::Row(placed)) = (entry.step.by, &entry.step.action) {
            let later = Instant::now() + Duration::from_hours(1);
            let view = replay.view(Viewer::Seat(seat));
            let again = fair(Level::Perfect).decide_by(&mind, &view, seed, later);
            assert!(matches!(again, Some(Action::Row(row)) if row == *placed));
        }
        replay.apply(entry.step.clone()).expect("the same step");
    }
}

/// The view of the player whose turn it is at a real board after these steps.
fn at_a_real_board(edition: &'static str, steps: &[(usize, &str)]) -> (Match, View) {
    let mut chance = Seed::of_number(1).table();
    let proposal = Proposal {
        mode: Mode::Referee,
        ..Proposal::of_people(Edition::find(edition).expect("an edition"), &[], 2)
    };
    let mut game = Match::new(MatchId::draw(&mut chance), proposal.settle(&mut chance).expect("a setup"));
    for (seat, step) in steps {
        let action = game.setup().rules().read_action(step).expect("an action");
        act(&mut game, *seat, action);
    }
    let Some(Actor::Seat(seat)) = game.due().map(|due| due.who) else { panic!("somebody is due") };
    let view = game.view(Viewer::Seat(seat));
    (game, view)
}

#[test]
fn at_a_real_board_no_hint_pretends_to_know_the_secret() {
    let rows = [(1, "row RRYY"), (0, "answer 4b0w")];
    for (steps, task) in [(&rows[..1], Task::Answer), (&rows[..], Task::Uncover)] {
        let (game, view) = at_a_real_board("original", steps);
        assert_eq!(game.due().map(|due| due.what), Some(task));
        let knowledge = Knowledge::of(game.setup().rules());
        assert!(hint(&Mind::new(&knowledge), &view).is_none(), "{task:?}");
    }
    // The breaker is helped as everywhere.
    let (game, view) = at_a_real_board("original", &[(1, "row RRYY"), (0, "answer 1b1w")]);
    let knowledge = Knowledge::of(game.setup().rules());
    assert!(matches!(hint(&Mind::new(&knowledge), &view), Some(Action::Row(_))));
}

#[test]
fn a_hint_never_names_a_secret_to_set() {
    let mut chance = Seed::of_number(1).table();
    let proposal = Proposal::of_people(Edition::find("original").expect("an edition"), &[], 2);
    let game = Match::new(MatchId::draw(&mut chance), proposal.settle(&mut chance).expect("a setup"));
    let knowledge = Knowledge::of(game.setup().rules());
    let view = game.view(Viewer::Seat(Seat::new(0)));
    assert_eq!(view.due.map(|due| due.what), Some(Task::Secret));
    assert!(hint(&Mind::new(&knowledge), &view).is_none());
}
