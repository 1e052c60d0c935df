//! The exact search against known optima, against the plain one, and against itself.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use solver::exact::{Aim, Exact, Found, Nothing, SearchOptions};
use solver::{Backend, Kernel, Universe};

#[path = "support/plain.rs"]
mod plain;

use plain::{ANY_ROWS, Plain};

/// A game by its name, and with ` black-only` behind it with black pins alone.
fn universe(game: &str) -> Universe {
    let (game, options) = game.split_once(' ').map_or((game, &[][..]), |(game, rest)| {
        assert_eq!(rest, "black-only");
        (game, &["answers=black-only"][..])
    });
    Universe::with(game, options).expect("a game")
}

fn found(game: &str, options: SearchOptions) -> Option<Found> {
    let universe = universe(game);
    let kernel = Kernel::new(&universe, Backend::best());
    let found = Exact::new(&kernel, options).run(&mut |_| {}).ok()?;
    if found.proven {
        assert_eq!(found.replay.total(), u64::from(found.lower), "{game}: the proof and the tree agree");
    }
    assert_eq!(found.replay.codes(), universe.len() as u64, "{game}");
    assert_eq!(found.replay.idle, 0, "{game}");
    Some(found)
}

fn agree(game: &str) {
    let universe = universe(game);
    let mut plain = Plain::new(&universe);
    let total = plain.total(ANY_ROWS).expect("any number of rows is enough");
    let worst = plain.worst();

    let best = found(game, SearchOptions::default()).expect("a strategy");
    assert!(best.proven && best.worst_proven, "{game}");
    assert_eq!(best.lower, total, "{game}");
    let fewest =
        (worst..ANY_ROWS).find(|rows| plain.total(*rows) == Some(total)).expect("some rows are enough");
    assert_eq!(best.replay.worst(), usize::from(fewest), "{game}");

    let shortest =
        found(game, SearchOptions { aim: Aim::Worst, ..SearchOptions::default() }).expect("a strategy");
    assert!(shortest.proven && shortest.worst_proven, "{game}");
    assert_eq!(shortest.replay.worst(), usize::from(worst), "{game}");
    assert_eq!(Some(shortest.lower), plain.total(worst), "{game}");

    for rows in worst - 1..=fewest {
        let within = found(game, SearchOptions { within: Some(rows), ..SearchOptions::default() });
        assert_eq!(within.map(|within| within.lower), plain.total(rows), "{game} within {rows}");
    }
}

#[test]
fn it_agrees_with_the_plain_search_on_tiny_games() {
    for game in ["1x2", "1x5", "2x2", "2x3", "2x4", "2x6", "3x2", "3x3", "3x4", "4x2", "4x3", "5x2", "6x2"] {
        agree(game);
    }
}

#[test]
fn it_agrees_with_the_plain_search_on_small_games() {
    for game in ["3x5", "3x6", "4x4"] {
        agree(game);
    }
}

#[test]
fn it_agrees_with_the_plain_search_without_repeats() {
    for game in ["2x2n", "2x5n", "3x3n", "3x4n", "3x5n", "3x6n", "4x4n", "4x5n"] {
        agree(game);
    }
}

#[test]
fn it_agrees_with_the_plain_search_where_only_black_pins_answer() {
    for game in ["1x5", "2x2", "2x3", "2x4", "3x2", "3x3", "3x4", "4x2", "4x3", "5x2", "3x3n", "3x4n", "4x4n"]
    {
        agree(&format!("{game} black-only"));
    }
}

#[test]
fn with_black_pins_alone_four_holes_and_four_symbols_take_1301_rows() {
    let best = found("4x4 black-only", SearchOptions::default()).expect("a strategy");
    assert_eq!((best.lower, best.replay.worst()), (1301, 6));
    assert!(best.proven && best.worst_proven);
    assert_eq!(best.replay.histogram, [1, 3, 11, 44, 97, 100]);
}

#[test]
fn the_original_game_takes_5625_rows() {
    let best = found("4x6", SearchOptions::default()).expect("a strategy");
    assert_eq!((best.lower, best.replay.worst()), (5625, 6));
    assert!(best.proven && best.worst_proven);
    assert_eq!(best.replay.histogram, [1, 8, 91, 647, 547, 2]);
}

#[test]
fn the_original_game_within_five_rows_takes_5626() {
    let five =
        found("4x6", SearchOptions { within: Some(5), ..SearchOptions::default() }).expect("a strategy");
    assert_eq!((five.lower, five.replay.worst(), five.proven), (5626, 5, true));
    let shortest =
        found("4x6", SearchOptions { aim: Aim::Worst, ..SearchOptions::default() }).expect("a strategy");
    assert_eq!((shortest.lower, shortest.replay.worst()), (5626, 5));
    assert!(found("4x6", SearchOptions { within: Some(4), ..SearchOptions::default() }).is_none());
}

#[test]
fn the_lock_without_repeats_takes_7817_rows() {
    assert_eq!(found("4x8n", SearchOptions::default()).expect("a strategy").lower, 7817);
}

#[test]
fn threads_and_a_small_table_change_nothing() {
    let one = found("4x6", SearchOptions::default()).expect("a strategy");
    for options in [
        SearchOptions { threads: 3, ..SearchOptions::default() },
        SearchOptions { positions: 1, ..SearchOptions::default() },
        SearchOptions { threads: 2, positions: 3000, ..SearchOptions::default() },
    ] {
        assert_eq!(found("4x6", options).expect("a strategy").tree, one.tree);
    }
}

#[test]
fn a_deadline_leaves_a_strategy_and_bounds_that_hold() {
    let now = std::time::Instant::now();
    let late = found("4x6", SearchOptions { deadline: Some(now.into()), ..SearchOptions::default() });
    assert!(late.is_none());
    // However far it came, what it says is true.
    for milliseconds in [5, 20, 60, 150] {
        let deadline = std::time::Instant::now() + std::time::Duration::from_millis(milliseconds);
        if let Some(found) =
            found("4x6", SearchOptions { deadline: Some(deadline.into()), ..SearchOptions::default() })
        {
            assert!(found.lower <= 5625);
            assert!(found.replay.total() >= 5625);
            assert!(found.proven <= (found.lower == 5625));
        }
    }
}

#[test]
fn what_cannot_be_done_and_what_was_stopped_are_told_apart() {
    let universe = Universe::of("4x6").expect("a game");
    let kernel = Kernel::new(&universe, Backend::best());
    let nothing =
        |options| Exact::new(&kernel, options).run(&mut |_| {}).map(|_| ()).expect_err("no strategy");
    assert_eq!(nothing(SearchOptions { within: Some(4), ..SearchOptions::default() }), Nothing::Impossible);
    let wish = Some(Arc::new(AtomicBool::new(true)));
    for aim in [Aim::Total, Aim::Worst] {
        assert_eq!(
            nothing(SearchOptions { aim, stop: wish.clone(), ..SearchOptions::default() }),
            Nothing::Stopped
        );
    }
}

#[test]
fn so_much_work_gives_so_much_of_a_proof() {
    let mut before = 0;
    for nodes in [800, 1000, 1200, 1400, 1600] {
        let options = || SearchOptions { nodes: Some(nodes), ..SearchOptions::default() };
        let found =
            [found("4x6", options()), found("4x6", options())].map(|found| found.expect("a strategy"));
        assert_eq!(found[0].tree, found[1].tree);
        assert_eq!((found[0].lower, found[0].nodes), (found[1].lower, found[1].nodes));
        assert!(found[0].lower >= before && found[0].lower <= 5625, "{nodes}: {}", found[0].lower);
        before = found[0].lower;
    }
    // Far more than the first look, 5 per cent lower, can say.
    assert!(before >= 5600, "{before}");
}

#[test]
fn narrow_searches_alone_prove_nothing_but_hold() {
    let total = |widths: &[usize]| {
        let options = SearchOptions { widths: widths.to_vec(), proof: false, ..SearchOptions::default() };
        let narrow = found("4x6", options).expect("a strategy");
        assert!(!narrow.proven && !narrow.worst_proven && narrow.lower <= 5625);
        narrow.replay.total()
    };
    let [one, eight] = [total(&[1]), total(&[8])];
    assert!(eight < one && eight >= 5625, "{one}, {eight}");
}

#[test]
fn the_last_step_tells_what_was_found() {
    let universe = Universe::of("4x5").expect("a game");
    let kernel = Kernel::new(&universe, Backend::best());
    let mut last = None;
    let options = SearchOptions { aim: Aim::Worst, ..SearchOptions::default() };
    let found = Exact::new(&kernel, options).run(&mut |step| last = Some(step.progress)).expect("a strategy");
    let last = last.expect("a step");
    assert_eq!((last.best, last.lower), (Some(found.lower), found.lower));
    // One of the five patterns is ruled out by the first look.
    assert_eq!((last.settled, last.guesses), (4, 4));
    assert!((last.share - 1.0).abs() < 1e-9);
    assert_eq!((last.nodes, last.looks, last.positions), (found.nodes, found.looks, found.positions));
}

#[test]
fn every_backend_finds_the_same_tree() {
    let universe = Universe::of("4x5").expect("a game");
    let trees = Backend::available().map(|backend| {
        let kernel = Kernel::new(&universe, backend);
        Exact::new(&kernel, SearchOptions::default()).run(&mut |_| {}).expect("a strategy").tree
    });
    let trees: Vec<_> = trees.collect();
    assert!(trees.iter().all(|tree| *tree == trees[0]));
}
