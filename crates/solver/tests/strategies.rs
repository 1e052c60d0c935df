//! Strategies by their totals, replayed with the rules' own answers.

use solver::reduction::Reduction;
use solver::{Backend, GuessPool, Heuristic, Index, Kernel, Strategy, StrategyOutcome, Universe};
use support::FixedChance;

mod support;

fn played(game: &str, heuristic: Heuristic, backend: Backend) -> StrategyOutcome {
    let universe = Universe::of(game).expect(game);
    Strategy::new(&Kernel::new(&universe, backend), heuristic).play()
}

/// Rows in total by minmax, expected size, entropy and most parts: ours, and what is known of the best other
/// program for the same measures. (5x8 takes longer: `cargo xtask bench engine` holds it to the same.)
const TOTALS: [(&str, [u64; 4], [u64; 4]); 10] = [
    ("4x6", [5776, 5691, 5719, 5666], [5778, 5696, 5719, 5668]),
    ("4x7", [11467, 11402, 11364, 11381], [11491, 11409, 11364, 11388]),
    ("4x8", [21047, 20715, 20650, 20678], [21083, 20725, 20652, 20896]),
    ("4x9", [35682, 35017, 34921, 35019], [35798, 35031, 34921, 35802]),
    ("5x5", [13748, 13647, 13582, 13576], [13784, 13653, 13584, 13598]),
    ("5x6", [37604, 37117, 37088, 37002], [37696, 37134, 37089, 37127]),
    ("4x10", [57624, 56415, 56192, 56318], [57632, 56442, 56195, 58011]),
    ("5x7", [87130, 86550, 86554, 86320], [87370, 86587, 86557, 86869]),
    ("4x8n", [7950, 7914, 7880, 7902], [7968, 7915, 7880, 7944]),
    ("4x10n", [26926, 26544, 26407, 26551], [27030, 26551, 26409, 26751]),
];

#[test]
fn totals_are_at_or_below_those_known() {
    for (game, ours, known) in TOTALS {
        for ((heuristic, ours), known) in Heuristic::ALL.into_iter().zip(ours).zip(known) {
            let outcome = played(game, heuristic, Backend::best());
            assert_eq!(outcome.total(), ours, "{game} by {}", heuristic.name());
            assert!(ours <= known, "{game} by {}", heuristic.name());
        }
    }
}

#[test]
fn every_backend_plays_the_same() {
    for game in ["3x6", "4x5", "5x4", "4x7n"] {
        for heuristic in Heuristic::ALL {
            let first = played(game, heuristic, Backend::Portable);
            for backend in Backend::available() {
                assert_eq!(played(game, heuristic, backend), first, "{game} {heuristic:?} {backend:?}");
            }
        }
    }
}

/// Finds every secret one by one, with naive answers.
fn replayed(universe: &Universe, strategy: &mut Strategy<'_>) -> Vec<u64> {
    let mut histogram = Vec::new();
    for secret in universe.codes() {
        let (mut set, mut unused) = (universe.indices(), Reduction::every_symbol(universe));
        for row in 0.. {
            let guess = strategy.guess(&set, unused);
            let answer = universe.class_of(*secret, universe.code(guess));
            if answer == universe.classes().solved() {
                histogram.resize(histogram.len().max(row + 1), 0);
                histogram[row] += 1;
                break;
            }
            set.retain(|code| universe.class_of(universe.code(*code), universe.code(guess)) == answer);
            unused = Reduction::unused_after(universe, unused, guess);
        }
    }
    histogram
}

#[test]
fn a_strategy_finds_every_secret_in_the_rows_it_promises() {
    for game in ["1x5", "2x2", "3x5", "4x3", "4x6n", "4x5"] {
        let universe = Universe::of(game).expect(game);
        let kernel = Kernel::new(&universe, Backend::best());
        for heuristic in Heuristic::ALL {
            for pool in [GuessPool::All, GuessPool::Fitting] {
                let mut strategy = Strategy::from(&kernel, heuristic, pool);
                let outcome = strategy.play();
                assert_eq!(outcome.codes(), universe.len() as u64);
                assert_eq!(
                    outcome.histogram,
                    replayed(&universe, &mut strategy),
                    "{game} {heuristic:?} {pool:?}"
                );
            }
        }
    }
}

#[test]
fn what_may_be_the_secret_only_is_guessed_from_the_set() {
    let universe = Universe::of("4x6").expect("a game");
    let kernel = Kernel::new(&universe, Backend::best());
    let mut strategy = Strategy::from(&kernel, Heuristic::Expected, GuessPool::Fitting);
    let set = FixedChance(5).draw(&universe, 200);
    assert!(set.contains(&strategy.guess(&set, 0)));
    assert!(strategy.play().total() > 5691);
}

#[test]
fn words_have_no_two_guesses_alike() {
    let universe = Universe::of("word").expect("a game");
    let set: Vec<Index> = vec![3, 5, 8];
    let reduction = Reduction::new(&universe, &set, Reduction::every_symbol(&universe));
    assert_eq!(reduction.guesses(&universe).len(), universe.len());
}

/// The reduced list begins with the same best guess as the whole list, whatever was asked before.
#[test]
fn a_reduction_loses_no_best_guess() {
    let mut chance = FixedChance(6);
    for game in ["4x6", "5x4", "4x7n", "3x9", "6x3"] {
        let universe = Universe::of(game).expect(game);
        let kernel = Kernel::new(&universe, Backend::best());
        let mut shorter = 0;
        for _ in 0..60 {
            let secret = chance.draw(&universe, 1)[0];
            let (mut set, mut unused) = (universe.indices(), Reduction::every_symbol(&universe));
            for guess in chance.draw(&universe, 3) {
                let reduction = Reduction::new(&universe, &set, unused);
                let reduced = kernel.guesses(reduction.guesses(&universe));
                assert!(reduced.indices().is_sorted());
                shorter += usize::from(reduced.len() < universe.len());
                for heuristic in Heuristic::ALL {
                    let weights = heuristic.weights(universe.len());
                    let best = |guesses| {
                        let found = kernel.lightest(&set, guesses, &weights, 0);
                        found.map(|(place, weight)| (guesses.indices()[place], weight))
                    };
                    assert_eq!(best(&reduced), best(kernel.all()), "{game} {heuristic:?} {set:?}");
                }
                let parts = kernel.split(&set, guess);
                set = parts.into_iter().find(|part| part.contains(&secret)).expect("the secret is somewhere");
                unused = Reduction::unused_after(&universe, unused, guess);
            }
        }
        assert!(shorter > 60, "{game}");
    }
}
