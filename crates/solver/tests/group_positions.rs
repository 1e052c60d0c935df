//! Which deals fit, from every seat and from beside the table: held to looking at every deal there is.

use std::collections::HashMap;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng};
use rules::answer::hint;
use rules::event::Hints;
use rules::rules::HintsShown;
use rules::view::{Board, GroupBoard};
use rules::{
    Action, Actor, Code, Deal, Edition, Hint, Marker, Match, MatchId, Mode, Proposal, Rules, Salt, Sealed,
    Seat, Step, Time, Viewer,
};
use solver::group::GroupPosition;

/// Tables of every size, with every way to show hints where it makes a difference.
const TABLES: [(&str, &[&str], usize); 9] = [
    ("group", &[], 4),
    ("group", &["hints=totals"], 4),
    ("group-small", &[], 3),
    ("group-small", &["hints=totals"], 3),
    ("group-small", &["boards=2"], 2),
    ("group-small", &["boards=2", "hints=totals"], 2),
    ("group-small", &["boards=2x2"], 2),
    ("group-small", &["boards=2x2", "hints=player"], 2),
    ("group-small", &["boards=2x2", "hints=totals"], 2),
];

fn begin(id: &str, options: &[&str], seats: usize, mode: Mode) -> Match {
    let setup = Proposal { mode, ..Proposal::of_people(Edition::find(id).expect(id), options, seats) };
    let setup = setup.settle(&mut ChaCha8Rng::seed_from_u64(1)).expect("a table");
    Match::new(MatchId::new("positions").expect("an identity"), setup)
}

fn apply(game: &mut Match, by: Actor, action: Action) {
    game.apply(Step { by, at: Time(0), action }).expect("a step that is allowed");
}

fn deal(markers: &[(u8, u8)]) -> Action {
    let marker = |(number, colour): &(u8, u8)| (Marker { number: *number, colour: *colour }, Salt([0; 16]));
    Action::Deal(Sealed::new(Deal { boards: markers.iter().map(marker).collect() }))
}

/// Every deal of the bag, with the number of ways in which it comes out of it, drawn one by one.
fn every_deal(rules: &Rules) -> Vec<(Vec<Marker>, u64)> {
    let mut deals = vec![(Vec::new(), 1)];
    for _ in 0..rules.boards().total() {
        let mut longer = Vec::new();
        for (markers, ways) in &deals {
            for number in 1..=rules.holes() {
                if markers.iter().any(|marker: &Marker| marker.number == number) {
                    continue;
                }
                for colour in 0..rules.palette().symbols.len() as u8 {
                    let drawn =
                        markers.iter().filter(|marker: &&Marker| marker.colour == colour).count() as u64;
                    let marker = Marker { number, colour };
                    longer.push(([&markers[..], &[marker]].concat(), ways * (4 - drawn)));
                }
            }
        }
        deals = longer;
    }
    deals
}

fn code(rules: &Rules, markers: &[Marker]) -> Code {
    let boards = markers.iter().map(|marker| (*marker, Salt([0; 16]))).collect();
    Deal { boards }.code(rules)
}

/// What the table shows of a row, if the markers lie so.
fn hints(rules: &Rules, markers: &[Marker], by: Seat, row: Code) -> Hints {
    let (players, each) = (usize::from(rules.boards().players), usize::from(rules.boards().each));
    let of = |left: usize| {
        let seat = by.left(left, players);
        let mut hints: Vec<_> =
            markers[seat.index() * each..][..each].iter().map(|marker| hint(*marker, row)).collect();
        if rules.hints_shown() == HintsShown::Player {
            hints.sort_unstable();
        }
        (seat, hints)
    };
    let players: Vec<_> = (1..players).map(of).collect();
    if rules.hints_shown() != HintsShown::Totals {
        return Hints::ByPlayer(players);
    }
    let count =
        |wanted| players.iter().flat_map(|(_, hints)| hints).filter(|hint| **hint == wanted).count() as u8;
    Hints::Totals { black: count(Hint::Black), white: count(Hint::White) }
}

fn public(game: &Match) -> GroupBoard {
    match game.view(Viewer::Spectator).board {
        Board::GroupWatcher(board) => board,
        _ => panic!("a group"),
    }
}

/// The deals that fit what lies on the table and what a seat holds, found by trying all.
fn naive(
    rules: &Rules,
    every: &[(Vec<Marker>, u64)],
    board: &GroupBoard,
    held: Option<(usize, &[Marker])>,
) -> Vec<(Vec<Marker>, u64)> {
    let each = usize::from(rules.boards().each);
    let fits = |(markers, _): &&(Vec<Marker>, u64)| {
        held.is_none_or(|(seat, held)| &markers[seat * each..][..each] == held)
            && board
                .rows
                .iter()
                .all(|row| row.code.is_none_or(|code| Some(hints(rules, markers, row.by, code)) == row.hints))
            && board.calls.iter().all(|call| match (call.code, call.right) {
                (Some(given), Some(right)) => (given == code(rules, markers)) == right,
                _ => true,
            })
    };
    every.iter().filter(fits).cloned().collect()
}

#[test]
fn a_player_faces_as_many_secrets_as_the_rules_say() {
    for (id, options, seats, secrets) in [
        ("group", &[][..], 4, 864),
        ("group-small", &[], 3, 216),
        ("group-small", &["boards=2"], 2, 24),
        ("group-small", &["boards=2x2"], 2, 108),
    ] {
        let game = begin(id, options, seats, Mode::Table);
        let rules = game.setup().rules();
        let held = [Marker { number: 2, colour: 3 }, Marker { number: 5, colour: 3 }];
        let held = &held[..usize::from(rules.boards().each)];
        let position = GroupPosition::at_start(rules, Some((Seat::new(1), held))).expect("a group");
        assert_eq!(position.secrets().len(), secrets, "{id} {options:?}");
        let watcher = GroupPosition::at_start(rules, None).expect("a group");
        assert_eq!(watcher.secrets().len() as u64, rules.secrets().count());
        let boards = u64::from(rules.boards().total());
        // So many ways to draw colours, and so many to draw numbers.
        let ways: u64 = (0..boards).map(|drawn| (24 - drawn) * (5 - drawn)).product();
        assert_eq!(watcher.weight(), ways);
    }
}

#[test]
fn weights_are_the_ways_in_which_markers_come_out_of_the_bag() {
    for (id, options, seats) in TABLES {
        let game = begin(id, options, seats, Mode::Table);
        let rules = game.setup().rules();
        let every: HashMap<_, _> = every_deal(rules).into_iter().collect();
        let position = GroupPosition::at_start(rules, None).expect("a group");
        assert_eq!(position.deals(), every.len());
        assert!(position.iter().all(|(markers, weight)| every[&markers] == weight), "{id} {options:?}");
    }
}

#[test]
fn what_fits_is_what_is_left_of_all_deals() {
    for (id, options, seats) in TABLES {
        let every = every_deal(begin(id, options, seats, Mode::Table).setup().rules());
        for seed in 0..2 {
            let mut chance = ChaCha8Rng::seed_from_u64(seed);
            let mut game = begin(id, options, seats, Mode::Table);
            let rules = game.setup().rules().clone();
            apply(&mut game, Actor::Table, Action::Deal(Sealed::new(Deal::draw(&rules, &mut chance))));
            for number in 0..3 {
                let row = rules.guesses().code(chance.next_u64() % rules.guesses().count()).expect("a row");
                let by = game.due().expect("a turn").who;
                apply(&mut game, by, Action::Row(row));
                if number == 1 {
                    let secret = rules.secrets().code(chance.next_u64() % rules.secrets().count());
                    let caller = Actor::Seat(Seat::new(seats - 1));
                    apply(&mut game, caller, Action::Call);
                    apply(&mut game, caller, Action::Solution(secret.expect("a secret")));
                    if game.outcome().is_some() {
                        break;
                    }
                }
            }
            let board = public(&game);
            let watcher = GroupPosition::of(&game.view(Viewer::Spectator)).expect("a group");
            assert!(watcher.iter().eq(naive(&rules, &every, &board, None)), "{id} {options:?} from beside");
            for seat in game.setup().all_seats() {
                let view = game.view(Viewer::Seat(seat));
                let Board::Holder(holder) = &view.board else { panic!("a holder") };
                let position = GroupPosition::of(&view).expect("a group");
                let right = naive(&rules, &every, &board, Some((seat.index(), &holder.markers)));
                assert!(position.iter().eq(right.iter().cloned()), "{id} {options:?} from {seat}");
                agree(&rules, &position, &right);
            }
        }
    }
}

/// Secrets and markers add up to the deals.
fn agree(rules: &Rules, position: &GroupPosition, deals: &[(Vec<Marker>, u64)]) {
    let all: u64 = deals.iter().map(|(_, weight)| weight).sum();
    assert_eq!(position.weight(), all);
    let mut secrets: HashMap<Code, (u64, u64)> = HashMap::new();
    for (markers, weight) in deals {
        let secret = secrets.entry(code(rules, markers)).or_default();
        *secret = (secret.0 + weight, secret.1 + 1);
    }
    let found = position.secrets();
    assert_eq!(found.len(), secrets.len());
    assert!(found.iter().all(|likely| secrets[&likely.code] == (likely.weight, likely.deals)));
    assert!(found.is_sorted_by_key(|likely| (std::cmp::Reverse(likely.weight), likely.code)));
    for board in 0..usize::from(rules.boards().total()) {
        let markers = position.markers(board);
        assert_eq!(markers.iter().map(|likely| likely.weight).sum::<u64>(), all);
        for likely in markers {
            let holds = deals.iter().filter(|(markers, _)| markers[board] == likely.marker);
            assert_eq!(holds.map(|(_, weight)| weight).sum::<u64>(), likely.weight);
        }
    }
}

#[test]
fn hints_entered_wrongly_leave_no_deal() {
    let mut game = begin("group", &[], 4, Mode::Referee);
    let rules = game.setup().rules().clone();
    let row = |text| Action::Row(rules.read_row(text).expect("a row"));
    let all = |by: usize, hint| {
        let others = (1..4).map(|left| (Seat::new(by).left(left, 4), vec![hint]));
        Action::Hints(Hints::ByPlayer(others.collect()))
    };
    let seat = |index| Actor::Seat(Seat::new(index));
    let position = |game: &Match| GroupPosition::of(&game.view(Viewer::Seat(Seat::new(2)))).expect("a group");
    apply(&mut game, seat(0), row("RYGBW"));
    apply(&mut game, Actor::Table, all(0, Hint::Black));
    assert!(!position(&game).contradicts_itself());
    assert!(position(&game).fitting_deal().is_some());
    assert_eq!(position(&game).first_impossible_row(), None);
    apply(&mut game, seat(1), row("....."));
    apply(&mut game, Actor::Table, all(1, Hint::Nothing));
    apply(&mut game, seat(2), row("RYGBW"));
    apply(&mut game, Actor::Table, all(2, Hint::White));
    let wrong = position(&game);
    assert!(wrong.contradicts_itself());
    assert_eq!((wrong.fitting_deal(), wrong.first_impossible_row()), (None, Some(3)));
    assert!(wrong.secrets().is_empty());
}

#[test]
fn a_verdict_says_what_the_secret_is_or_is_not() {
    let mut game = begin("group", &[], 4, Mode::Table);
    let rules = game.setup().rules().clone();
    apply(&mut game, Actor::Table, deal(&[(1, 0), (2, 1), (3, 2), (4, 3)]));
    let caller = Actor::Seat(Seat::new(3));
    let given = rules.read_secret("RYGK.").expect("a secret");
    apply(&mut game, caller, Action::Call);
    apply(&mut game, caller, Action::Solution(given));
    let view = game.view(Viewer::Seat(Seat::new(0)));
    let secrets = GroupPosition::of(&view).expect("a group").secrets();
    assert_eq!(secrets.len(), 863);
    assert!(secrets.iter().all(|likely| likely.code != given));
    let right = rules.read_secret("RYGB.").expect("a secret");
    let caller = Actor::Seat(Seat::new(1));
    apply(&mut game, caller, Action::Call);
    apply(&mut game, caller, Action::Solution(right));
    let view = game.view(Viewer::Spectator);
    let secrets = GroupPosition::of(&view).expect("a group").secrets();
    assert_eq!(secrets.iter().map(|likely| likely.code).collect::<Vec<_>>(), [right]);
}
