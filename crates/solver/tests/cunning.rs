//! A cunning maker's secrets: in small games every choice of patterns is searched through, and none costs more.

use std::collections::BTreeSet;

use solver::computer::cunning::{is_set, pattern};
use solver::exact::{Exact, SearchOptions};
use solver::{Backend, Index, Kernel, Universe};

/// The fewest rows in total for some secrets, every code allowed as a guess.
fn fewest(kernel: &Kernel<'_>, secrets: Vec<Index>) -> u64 {
    let found = Exact::among(kernel, SearchOptions::default(), secrets).run(&mut |_| {}).expect("a strategy");
    assert!(found.proven);
    found.replay.total()
}

#[test]
fn in_small_games_no_choice_of_patterns_costs_more() {
    for game in ["2x4", "3x2", "3x3", "3x5", "3x6", "4x2", "4x3", "4x4", "5x2"] {
        let universe = Universe::of(game).expect(game);
        let kernel = Kernel::new(&universe, Backend::best());
        let rules = universe.rules();
        let pattern_of = |secret: &Index| pattern(universe.code(*secret));
        let patterns: Vec<_> =
            universe.indices().iter().map(pattern_of).collect::<BTreeSet<_>>().into_iter().collect();
        let set = universe.indices().into_iter().filter(|secret| is_set(rules, universe.code(*secret)));
        let set: Vec<_> = set.collect();
        let (size, total) = (set.len() as u64, fewest(&kernel, set));
        for choice in 1..1usize << patterns.len() {
            let chosen = |secret: &Index| {
                patterns
                    .iter()
                    .position(|pattern| *pattern == pattern_of(secret))
                    .is_some_and(|it| choice >> it & 1 == 1)
            };
            let other: Vec<_> = universe.indices().into_iter().filter(chosen).collect();
            let (other_size, other_total) = (other.len() as u64, fewest(&kernel, other));
            assert!(other_total * size <= total * other_size, "{game}: {choice:b} of {patterns:?}");
        }
    }
}

#[test]
fn secrets_that_are_not_all_one_colour_cost_5600_rows() {
    let universe = Universe::of("4x6").expect("a game");
    let kernel = Kernel::new(&universe, Backend::best());
    let set: Vec<_> = universe
        .indices()
        .into_iter()
        .filter(|secret| is_set(universe.rules(), universe.code(*secret)))
        .collect();
    assert_eq!((set.len(), fewest(&kernel, set)), (1290, 5600));
}

#[test]
#[should_panic(expected = "secrets that are alike are set or left out together")]
fn secrets_alike_are_not_torn_apart() {
    let universe = Universe::of("3x3").expect("a game");
    let kernel = Kernel::new(&universe, Backend::best());
    fewest(&kernel, (0..10).collect());
}
