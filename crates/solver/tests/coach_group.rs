//! Facts of groups, held to a recount of every deal.

use rules::event::Hints;
use rules::rules::HintsShown;
use rules::view::{CallView, GroupBoard, GroupRowView};
use rules::{Code, Hint, Marker, Rules, Seat, answer};
use solver::advice::Limits;
use solver::coach::{CoachFact, CoachPosition, FactTopic};
use solver::game;
use support::FixedChance;

mod support;

/// Rows of a group's players with the hints that a deal gives, as the table shows them.
fn group_board(rules: &Rules, deal: &[Marker], codes: &[Code]) -> GroupBoard {
    let boards = rules.boards();
    let row = |(place, code): (usize, &Code)| {
        let by = Seat::new(place % usize::from(boards.players));
        let hints = (1..boards.players).map(|places| {
            let seat = by.left(usize::from(places), usize::from(boards.players));
            let each = usize::from(boards.each);
            let own = &deal[seat.index() * each..(seat.index() + 1) * each];
            (seat, own.iter().map(|marker| answer::hint(*marker, *code)).collect())
        });
        let hints = Some(hints_shown(rules, hints.collect()));
        GroupRowView { by, board: 1, row: 1, code: Some(*code), hints }
    };
    GroupBoard { rows: codes.iter().enumerate().map(row).collect(), ..GroupBoard::default() }
}

/// What the table shows of the hints of every board.
fn hints_shown(rules: &Rules, mut players: Vec<(Seat, Vec<Hint>)>) -> Hints {
    let all: Vec<Hint> = players.iter().flat_map(|(_, hints)| hints.clone()).collect();
    let count = |wanted: Hint| all.iter().filter(|hint| **hint == wanted).count() as u8;
    match rules.hints_shown() {
        HintsShown::Totals => Hints::Totals { black: count(Hint::Black), white: count(Hint::White) },
        HintsShown::Player => {
            for (_, hints) in &mut players {
                hints.sort_unstable();
            }
            Hints::ByPlayer(players)
        }
        HintsShown::Board => Hints::ByPlayer(players),
    }
}

/// Every deal in which the first player holds what he does.
fn deals(rules: &Rules, held: &[Marker]) -> Vec<Vec<Marker>> {
    let mut deals = vec![held.to_vec()];
    for _ in held.len()..usize::from(rules.boards().total()) {
        let longer = |deal: &Vec<Marker>| {
            let deal = deal.clone();
            let free =
                (1..=rules.holes()).filter(|number| deal.iter().all(|marker| marker.number != *number));
            let colours = 0..rules.palette().symbols.len() as u8;
            let markers =
                free.flat_map(|number| colours.clone().map(move |colour| Marker { number, colour }));
            markers.map(|marker| [&deal[..], &[marker]].concat()).collect::<Vec<_>>()
        };
        deals = deals.iter().flat_map(longer).collect();
    }
    deals
}

/// What the markers of a deal leave in a hole, from 0.
fn content(rules: &Rules, deal: &[Marker], hole: u8) -> u8 {
    let blank = rules.palette().blank().expect("groups have a blank");
    deal.iter().find(|marker| marker.number == hole + 1).map_or(blank, |marker| marker.colour)
}

fn group_secret(rules: &Rules, deal: &[Marker]) -> Code {
    let symbols: Vec<u8> = (0..rules.holes()).map(|hole| content(rules, deal, hole)).collect();
    Code::new(&symbols)
}

fn group_value(rules: &Rules, topic: FactTopic, deal: &[Marker]) -> u8 {
    match topic {
        FactTopic::Hole { hole, .. } => content(rules, deal, hole),
        FactTopic::Number { symbol, .. } => {
            (0..rules.holes()).filter(|hole| content(rules, deal, *hole) == symbol).count() as u8
        }
        FactTopic::MarkerHole { board } => deal[usize::from(board)].number - 1,
        FactTopic::MarkerColour { board } => deal[usize::from(board)].colour,
        FactTopic::Kinds { .. }
        | FactTopic::Pegs { .. }
        | FactTopic::Present { .. }
        | FactTopic::Placed { .. } => panic!("groups sum nothing up"),
    }
}

/// Facts of a group say what their rows and calls leave, and follow from no fewer of them.
fn check_group(
    rules: &Rules,
    deals: &[Vec<Marker>],
    codes: &[Code],
    board: &GroupBoard,
    facts: &[CoachFact],
) {
    // For every deal the rows and, after them, the calls that it fits, a bit each.
    let fits = |deal: &Vec<Marker>| {
        let (rows, secret) = (group_board(rules, deal, codes).rows, group_secret(rules, deal));
        let rows = rows.iter().zip(&board.rows).map(|(one, other)| one.hints == other.hints);
        let calls = board.calls.iter().map(|call| (call.code == Some(secret)) == (call.right == Some(true)));
        rows.chain(calls).enumerate().fold(0, |set, (place, fits)| set | u32::from(fits) << place)
    };
    let fitting: Vec<u32> = deals.iter().map(fits).collect();
    let left = |topic: FactTopic, clues: u32| {
        let fit = deals.iter().zip(&fitting).filter(|(_, fits)| **fits & clues == clues);
        fit.fold(0, |values, (deal, _)| values | 1u64 << group_value(rules, topic, deal))
    };
    for fact in facts {
        let rows = fact.rows.iter().map(|row| row - 1);
        let clues = rows.chain(fact.calls.iter().map(|call| board.rows.len() + call - 1));
        let clues = clues.fold(0, |set, place| set | 1 << place);
        assert_eq!(left(fact.topic, clues), fact.values, "{fact:?} of {codes:?}");
        assert_eq!(left(fact.topic, 0), fact.of, "{fact:?} of {codes:?}");
        let fewer = (0..1 << (board.rows.len() + board.calls.len()))
            .filter(|set: &u32| set.count_ones() < clues.count_ones());
        for set in fewer {
            assert!(left(fact.topic, set) & !fact.values != 0, "{fact:?} follows from {set:b} of {codes:?}");
        }
    }
}

#[test]
fn facts_of_groups_are_what_the_hints_and_calls_leave_and_follow_from_no_fewer() {
    let mut chance = FixedChance(2);
    let games: [(&str, &[&str]); 7] = [
        ("group", &[]),
        ("group", &["hints=totals"]),
        ("group-small", &["boards=2"]),
        ("group-small", &["boards=3"]),
        ("group-small", &["boards=2x2"]),
        ("group-small", &["boards=2x2", "hints=player"]),
        ("group-small", &["boards=2x2", "hints=totals"]),
    ];
    let mut by_calls = 0;
    for (game, options) in games {
        let rules = game::rules(game, options).expect(game);
        let held: Vec<_> =
            (0..rules.boards().each).map(|place| Marker { number: place + 2, colour: place }).collect();
        let deals = deals(&rules, &held);
        for round in 0..4 {
            let deal = &deals[chance.below(deals.len() as u64) as usize];
            let any = |_| rules.guesses().code(chance.below(rules.guesses().count())).expect("a code");
            let codes: Vec<_> = (0..3 + round % 2).map(any).collect();
            let mut board = group_board(&rules, deal, &codes);
            // Somebody calls what the rows would allow, if they allow anything else.
            let wrong = deals.iter().filter(|other| {
                group_board(&rules, other, &codes).rows == board.rows
                    && group_secret(&rules, other) != group_secret(&rules, deal)
            });
            let wrong = wrong.map(|other| group_secret(&rules, other)).next();
            board.calls = wrong
                .map(|code| CallView { by: Seat::new(1), code: Some(code), right: Some(false) })
                .into_iter()
                .collect();
            let position =
                CoachPosition::in_group(&rules, &board, Some((Seat::new(0), &held))).expect("a group");
            let facts = position.facts(Limits::default());
            assert!(!facts.is_empty(), "{game} {options:?} {codes:?}");
            check_group(&rules, &deals, &codes, &board, &facts);
            by_calls += facts.iter().filter(|fact| !fact.calls.is_empty()).count();
        }
    }
    assert!(by_calls > 0, "some facts follow from calls");
}
