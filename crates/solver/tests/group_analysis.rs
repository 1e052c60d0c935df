//! A group's game that is over: what everybody knew, what rows taught, and whether calls were wise.

use std::time::Instant;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::answer::hint;
use rules::event::Hints;
use rules::view::Board;
use rules::{
    Action, Actor, Code, Deal, Edition, Marker, Match, MatchId, Mode, Proposal, Rules, Salt, Sealed, Seat,
    Step, Time, Viewer,
};
use solver::Backend;
use solver::advice::Limits;
use solver::analysis::GroupAnalysis;
use solver::computer::{Computer, Host, Knowledge, Level, Maker, Mind, Seed};
use solver::group::{GroupContradiction, GroupPosition, MarkerKernel};

const DEAL: [(u8, u8); 4] = [(1, 0), (2, 1), (3, 2), (4, 3)];

fn begin(options: &[&str], mode: Mode) -> Match {
    let setup =
        Proposal { mode, ..Proposal::of_people(Edition::find("group").expect("an edition"), options, 4) };
    let setup = setup.settle(&mut ChaCha8Rng::seed_from_u64(1)).expect("a table");
    Match::new(MatchId::new("analysed").expect("an identity"), setup)
}

fn markers() -> Vec<Marker> {
    DEAL.iter().map(|(number, colour)| Marker { number: *number, colour: *colour }).collect()
}

/// Does what the lines say, in the words of the notation.
fn play(game: &mut Match, lines: &[&str]) {
    for line in lines {
        let (by, action) = rules::notation::read_actor(line).expect("who acts");
        let action = game.setup().rules().read_action(action).expect("an action");
        let at =
            if matches!(action, Action::Lapse(_)) { game.deadline().expect("a clock") } else { game.now() };
        game.apply(Step { by, at, action }).expect(line);
    }
}

fn dealt(options: &[&str], lines: &[&str]) -> Match {
    let mut game = begin(options, Mode::Table);
    let boards = markers().into_iter().map(|marker| (marker, Salt([0; 16]))).collect();
    let action = Action::Deal(Sealed::new(Deal { boards }));
    game.apply(Step { by: Actor::Table, at: Time(0), action }).expect("a deal");
    play(&mut game, lines);
    game
}

fn analysed(game: &Match) -> Option<GroupAnalysis> {
    let kernel = MarkerKernel::new(game.setup().rules(), Backend::best()).expect("a group");
    GroupAnalysis::of(&kernel, game)
}

fn row(game: &Match, text: &str) -> Code {
    game.setup().rules().read_row(text).expect("a row")
}

fn close(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-9
}

#[test]
fn every_row_is_looked_at_with_the_eyes_of_its_player() {
    let rows = ["RYGWB", "KKYG.", ".....", "YGBR."];
    let lines: Vec<_> = rows.iter().zip(1..).map(|(row, seat)| format!("seat {seat} row {row}")).collect();
    let mut lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    lines.extend(["seat 2 call", "seat 2 solution RYGB."]);
    let game = dealt(&[], &lines);
    let analysis = analysed(&game).expect("a game that is over");
    assert_eq!((analysis.rows.len(), analysis.calls.len()), (4, 1));
    assert_eq!(analysis.markers, markers());
    assert_eq!(game.setup().rules().show(analysis.secret), "RYGB.");
    assert_eq!((analysis.impossible, &analysis.contradiction), (None, &None));
    // The same from positions, the game played up to each row.
    for (place, looked) in analysis.rows.iter().enumerate() {
        let (before, after) = (dealt(&[], &lines[..place]), dealt(&[], &lines[..=place]));
        let of = |game: &Match, seat: usize| {
            GroupPosition::of(&game.view(Viewer::Seat(Seat::new(seat)))).expect("a group")
        };
        let known = of(&before, place);
        let seen = looked.before.expect("a position");
        assert_eq!((looked.by, looked.guess), (Seat::new(place), Some(row(&game, rows[place]))));
        assert_eq!(
            (seen.deals, seen.weight, seen.secrets),
            (known.deals(), known.weight(), known.secrets().len())
        );
        assert_eq!(looked.after.len(), 4);
        for (seat, after_it) in looked.after.iter().enumerate() {
            let known = of(&after, seat);
            assert_eq!((after_it.deals, after_it.weight), (known.deals(), known.weight()));
            assert!(after_it.truth > 0.0 && after_it.truth <= after_it.right && after_it.bits >= 0.0);
        }
        // Hint by hint, what the row could tell.
        let mut classes = std::collections::BTreeMap::new();
        for (markers, weight) in known.iter() {
            let hints: Vec<_> = (1..4)
                .map(|left| {
                    hint(markers[Seat::new(place).left(left, 4).index()], looked.guess.expect("a row"))
                })
                .collect();
            *classes.entry(hints).or_insert(0.0) += weight as f64 / known.weight() as f64;
        }
        let bits: f64 = classes.values().map(|share: &f64| -share * share.log2()).sum();
        assert!(close(looked.expected_bits.expect("bits"), bits), "{looked:?}");
        let told = (seen.weight as f64 / looked.after[place].weight as f64).log2();
        assert!(close(looked.bits().expect("bits"), told));
        assert!(close(looked.luck().expect("luck"), told - bits));
        assert_eq!(looked.right, None);
        assert!(looked.lost().expect("two rows") >= 0.0);
        assert_eq!(looked.chosen.expect("weighed").row, looked.guess.expect("a row"));
    }
    // An empty row teaches nothing, and that could be known.
    assert!(analysis.rows[2].is_useless() && analysis.rows[2].lost().expect("two rows") > 0.5);
    let summary = &analysis.seats[2];
    assert_eq!((summary.rows, summary.useless, summary.calls), (1, 1, 0));
    assert!(close(summary.bits, 0.0) && close(summary.luck(), 0.0));
}

#[test]
fn a_call_is_wise_when_it_beats_waiting() {
    // At the start nobody knows anything; seat 1 calls all the same.
    let hasty = ["seat 1 call", "seat 1 solution RYGB."];
    let analysis = analysed(&dealt(&[], &hasty)).expect("a game that is over");
    let call = &analysis.calls[0];
    assert_eq!((call.right, call.was_wise(), call.after, call.last), (Some(true), Some(false), 0, false));
    assert!(close(call.chance.expect("a secret"), call.knew.expect("a position").right));
    assert_eq!((analysis.seats[0].calls, analysis.seats[0].hasty_calls), (1, 1));

    // A player who knows the secret calls; giving another one then loses.
    let mut lines = vec!["seat 1 row RYGB.", "seat 2 row RYGB.", "seat 3 row RYGB.", "seat 4 row RYGB."];
    lines.extend(["seat 2 call", "seat 2 solution RYG.B", "seat 3 call", "seat 3 solution RYGB."]);
    let analysis = analysed(&dealt(&[], &lines)).expect("a game that is over");
    let [wrong, right] = &analysis.calls[..] else { panic!("two calls") };
    assert_eq!((wrong.right, wrong.was_wise(), wrong.chance), (Some(false), Some(true), Some(0.0)));
    assert!(close(wrong.lost().expect("a secret"), 1.0));
    assert_eq!((right.right, right.was_wise(), right.chance), (Some(true), Some(true), Some(1.0)));
    // All hints are black at once: rows after that were placed instead of calling.
    assert!(analysis.rows[1..].iter().all(|row| row.call), "{:?}", analysis.rows);
    assert_eq!(analysis.seats[3].missed_calls, 1);
}

#[test]
fn final_calls_that_are_passed_are_named() {
    let rows: Vec<_> = (0..16).map(|turn| format!("seat {} row .....", turn % 4 + 1)).collect();
    let mut lines: Vec<&str> = rows.iter().map(String::as_str).collect();
    lines.extend(["seat 1 pass", "seat 2 call", "seat 2 solution RYGK.", "seat 3 pass", "seat 4 pass"]);
    let analysis = analysed(&dealt(&[], &lines)).expect("a game that is over");
    let passed: Vec<_> = analysis.calls.iter().map(|call| (call.by.number(), call.passed)).collect();
    assert_eq!(passed, [(1, true), (2, false), (3, true), (4, true)]);
    assert!(analysis.calls.iter().all(|call| call.last && call.was_wise() == Some(!call.passed)));
    assert_eq!(analysis.seats.iter().map(|seat| seat.passed).sum::<u32>(), 3);
}

#[test]
fn a_forfeited_row_is_counted_and_teaches_nothing() {
    let lines = ["table lapse", "seat 2 row RYGB.", "seat 4 call", "seat 4 solution RYGB."];
    let analysis = analysed(&dealt(&["time=60"], &lines)).expect("a game that is over");
    let lapsed = &analysis.rows[0];
    assert_eq!((lapsed.by, lapsed.guess, lapsed.bits()), (Seat::new(0), None, None));
    assert!(lapsed.after.is_empty() && lapsed.best.is_none());
    assert_eq!((analysis.seats[0].rows, analysis.seats[0].lapsed), (1, 1));
    assert_eq!(analysis.rows[1].row, 2);
}

#[test]
fn what_there_is_no_time_to_judge_is_counted_all_the_same() {
    let lines = ["seat 1 row RYGB.", "seat 2 row KKYG.", "seat 3 call", "seat 3 solution RYGB."];
    let game = dealt(&[], &lines);
    let kernel = MarkerKernel::new(game.setup().rules(), Backend::best()).expect("a group");
    let none = Limits { deadline: Some(Instant::now().into()), ..Limits::default() };
    let hurried = GroupAnalysis::within(&kernel, &game, none).expect("a game that is over");
    let whole = GroupAnalysis::of(&kernel, &game).expect("a game that is over");
    assert!(hurried.stopped && !whole.stopped);
    for (one, other) in hurried.rows.iter().zip(&whole.rows) {
        assert_eq!((one.before, &one.after, one.luck()), (other.before, &other.after, other.luck()));
        assert!(one.best.is_none() && one.lost().is_none() && !one.call);
        assert!(other.best.is_some());
    }
    assert_eq!(hurried.calls[0].chance, whole.calls[0].chance);
    assert_eq!((hurried.calls[0].was_wise(), whole.calls[0].was_wise().is_some()), (None, true));
}

#[test]
fn a_group_that_wavers_without_end_is_looked_at_all_the_same() {
    let wavering = ["seat 1 abort", "seat 1 play on"].repeat(20_000);
    let lines =
        [&["seat 1 row RYGB."], wavering.as_slice(), &["seat 2 call", "seat 2 solution RYGB."]].concat();
    let begun = Instant::now();
    let analysis = analysed(&dealt(&[], &lines)).expect("a game that is over");
    assert_eq!((analysis.rows.len(), analysis.calls.len()), (1, 1));
    // Step by step it would take as many looks as there are steps, at as many steps each.
    assert!(begun.elapsed() < std::time::Duration::from_mins(2), "{:?}", begun.elapsed());
}

#[test]
fn at_a_real_board_wrong_hints_are_found() {
    let mut game = begin(&[], Mode::Referee);
    let lines = [
        "seat 1 row RYGB.",
        "table hints 2:b 3:b 4:b",
        "seat 2 row RRRRR",
        "table hints 3:- 4:- 1:w",
        "seat 3 call",
        "seat 3 solution RYGB.",
        "table verdict right",
        "table markers 1R 2Y 3G 4B",
    ];
    play(&mut game, &lines[..7]);
    assert!(analysed(&game).is_none(), "the markers don't lie open yet");
    play(&mut game, &lines[7..]);
    let analysis = analysed(&game).expect("a game that is over");
    let kernel = MarkerKernel::new(game.setup().rules(), Backend::best()).expect("a group");
    let right = kernel.answer(&markers(), Seat::new(1), row(&game, "RRRRR"));
    assert!(matches!(&right, Some(Hints::ByPlayer(hints)) if hints.len() == 3));
    assert_eq!((analysis.rows[0].right.clone(), analysis.rows[1].right.clone()), (None, right));
    // A white of a row that is red everywhere is no hint of any marker.
    assert_eq!(analysis.impossible, Some(2));
    assert_eq!(analysis.contradiction, Some(GroupContradiction { rows: vec![2], calls: vec![] }));
    assert_eq!(analysis.rows[1].after[0].deals, 0);
    assert_eq!(
        (analysis.calls[0].knew.expect("nothing fits").deals, analysis.calls[0].was_wise()),
        (0, None)
    );
}

#[test]
fn other_games_and_running_ones_are_not_looked_at() {
    assert!(analysed(&dealt(&[], &["seat 1 row RYGB."])).is_none());
    let group = dealt(&[], &[]);
    let kernel = MarkerKernel::new(group.setup().rules(), Backend::best()).expect("a group");
    let knowledge = Knowledge::of(&Rules::default_of(Edition::find("original").expect("an edition")));
    let mind = Mind::new(&knowledge);
    let random = Computer { level: Level::Random, maker: Maker::Fair };
    let other = Host::new(&mind, vec![random; 2]).play(Seed::of_number(1)).expect("a match");
    assert!(other.outcome().is_some() && GroupAnalysis::of(&kernel, &other).is_none());
}

#[test]
fn the_fewest_rows_and_calls_that_cannot_be_are_found() {
    let rules = begin(&[], Mode::Referee).setup().rules().clone();
    let told = |lines: &[&str], held: Option<(Seat, &[Marker])>| {
        let mut game = begin(&[], Mode::Referee);
        play(&mut game, lines);
        let Board::GroupWatcher(board) = game.view(Viewer::Spectator).board else { panic!("a group") };
        GroupPosition::new(&rules, &board, held).expect("a group").contradiction()
    };
    let rows = [
        "seat 1 row R....",
        "table hints 2:- 3:- 4:-",
        "seat 2 row YYYYY",
        "table hints 3:- 4:b 1:-",
        "seat 3 row RYGBW",
        "table hints 4:- 1:- 2:-",
    ];
    assert_eq!(told(&rows[..4], None), None);
    assert_eq!(told(&rows, None), Some(GroupContradiction { rows: vec![2, 3], calls: vec![] }));
    // What somebody holds is taken for granted.
    let yellow = [Marker { number: 3, colour: 1 }];
    let of_seat_3 = told(&rows[..4], Some((Seat::new(2), &yellow)));
    assert_eq!(of_seat_3, Some(GroupContradiction { rows: vec![2], calls: vec![] }));
    // Everything is told and a call of just that is called wrong.
    let calls = [
        "seat 1 row RYGB.",
        "table hints 2:b 3:b 4:b",
        "seat 2 row RYGB.",
        "table hints 3:b 4:b 1:b",
        "seat 3 call",
        "seat 3 solution RYGB.",
        "table verdict wrong",
    ];
    assert_eq!(told(&calls, None), Some(GroupContradiction { rows: vec![1, 2], calls: vec![1] }));
}
