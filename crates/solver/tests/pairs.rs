//! The kernels for pairs of shape and colour are held to the obvious lines of the rules.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use proptest::prelude::{Strategy as _, any, prop_assert_eq, proptest};
use proptest::test_runner::Config;
use rules::Code;
use solver::{Backend, Index, Kernel, Universe};
use support::{FixedChance, check, check_split, naive_classes, naive_histogram};

mod support;

/// Both games with both rules of blue.
const GAMES: [(&str, &[&str]); 4] = [
    ("grand", &[]),
    ("grand", &["blue=guess-only"]),
    ("grand-blanks", &[]),
    ("grand-blanks", &["blue=guess-only"]),
];

/// The universes of these games, made once.
fn universe(game: usize) -> &'static Universe {
    static ALL: [OnceLock<Universe>; 4] = [const { OnceLock::new() }; 4];
    ALL[game].get_or_init(|| {
        let (name, options) = GAMES[game];
        Universe::with(name, options).expect(name)
    })
}

fn index(universe: &Universe, symbols: &[u8]) -> Index {
    universe.rules().secrets().index(Code::new(symbols)).expect("a code") as Index
}

/// The ways in which four things can be the same or not: each is a new one or one of those before.
fn samenesses() -> Vec<[u8; 4]> {
    let all = (0..256u32).map(|number| [0, 2, 4, 6].map(|bits| (number >> bits & 3) as u8));
    all.filter(|kinds| {
        (0..4).all(|place| kinds[place] <= kinds[..place].iter().map(|kind| kind + 1).max().unwrap_or(0))
    })
    .collect()
}

/// One secret of every kind that a guess can tell: an answer asks of each hole only which pair of the guess it
/// holds, if any, and whether it is half right.
fn every_kind_of_secret(universe: &Universe, guess: &[u8; 4]) -> Vec<Index> {
    let palette = universe.rules().palette();
    let kinds: Vec<Vec<u8>> = (0..4)
        .map(|hole| {
            let mut kinds = BTreeMap::new();
            for pair in 0..palette.size() {
                let (one, other) = (palette.pair(pair), palette.pair(guess[hole]));
                let half = (one.0 == other.0) != (one.1 == other.1);
                kinds.entry((guess.iter().position(|other| *other == pair), half)).or_insert(pair);
            }
            kinds.into_values().collect()
        })
        .collect();
    let mut secrets = Vec::new();
    for a in &kinds[0] {
        for b in &kinds[1] {
            for c in &kinds[2] {
                secrets.extend(kinds[3].iter().map(|d| index(universe, &[*a, *b, *c, *d])));
            }
        }
    }
    secrets
}

#[test]
fn every_kind_of_guess_gets_the_rules_own_answer_to_every_kind_of_secret() {
    let samenesses = samenesses();
    assert_eq!(samenesses.len(), 15);
    for game in 0..GAMES.len() {
        let universe = universe(game);
        let colours = universe.rules().palette().colours();
        let kernels: Vec<_> = Backend::available().map(|backend| Kernel::new(universe, backend)).collect();
        let (mut met, mut found, mut counted) = (vec![0; universe.classes().count()], Vec::new(), Vec::new());
        for shapes in &samenesses {
            for colour in &samenesses {
                let symbols = [0, 1, 2, 3].map(|hole| shapes[hole] * colours + colour[hole]);
                let (guess, set) = (index(universe, &symbols), every_kind_of_secret(universe, &symbols));
                let classes = naive_classes(universe, &set, guess);
                let histogram = naive_histogram(universe, &classes);
                for (met, count) in met.iter_mut().zip(&histogram) {
                    *met += count;
                }
                for kernel in &kernels {
                    kernel.classes_of(&set, guess, &mut found);
                    assert_eq!(found, classes, "{game}, {symbols:?}, {:?}", kernel.backend());
                    kernel.histograms(&set, &kernel.guesses(vec![guess]), &mut counted);
                    assert_eq!(counted, histogram, "{game}, {symbols:?}, {:?}", kernel.backend());
                }
            }
        }
        // Every class occurs but the one before the solution.
        let never: Vec<_> = (0..met.len()).filter(|class| met[*class] == 0).collect();
        assert_eq!(never, [universe.classes().solved() - 1]);
    }
}

#[test]
fn all_codes_of_three_shapes_and_two_colours_meet_each_other() {
    for game in 0..2 {
        let universe = universe(game);
        let few: Vec<Index> = (0..universe.len() as Index)
            .filter(|code| universe.code(*code).symbols().iter().all(|pair| pair / 5 < 3 && pair % 5 < 2))
            .collect();
        assert_eq!(few.len(), 1296);
        for backend in Backend::available() {
            let kernel = Kernel::new(universe, backend);
            let mut counted = Vec::new();
            kernel.histograms(&few, &kernel.guesses(few.clone()), &mut counted);
            let count = universe.classes().count();
            for (guess, counted) in few.iter().zip(counted.chunks_exact(count)).step_by(7) {
                let classes = naive_classes(universe, &few, *guess);
                assert_eq!(counted, naive_histogram(universe, &classes), "{game}, {guess}, {backend:?}");
            }
        }
    }
}

#[test]
fn sets_of_pairs_of_every_size_are_counted_and_weighed_as_by_hand() {
    let mut chance = FixedChance(7);
    for game in 0..GAMES.len() {
        let universe = universe(game);
        let kernels: Vec<_> = Backend::available().map(|backend| Kernel::new(universe, backend)).collect();
        for size in [1, 2, 3, 17, 63, 64, 65, 128, 192, 254, 255, 256, 257, 511, 1000, 2047, 2048, 2049, 2561]
        {
            let set = chance.draw(universe, size);
            // Codes at random seldom repeat a pair; those from the ends of the list often do.
            let mut guesses = chance.some(universe, 20);
            guesses.extend([0, 1, 26, 27, universe.len() as Index - 1]);
            guesses.push(set[size / 2]);
            check(universe, &kernels, &set, &guesses);
        }
    }
}

#[test]
fn many_guesses_come_back_in_their_order() {
    let mut chance = FixedChance(8);
    let universe = universe(2);
    let kernels: Vec<_> = Backend::available().map(|backend| Kernel::new(universe, backend)).collect();
    for size in [20, 300] {
        let (set, guesses) = (chance.draw(universe, size), chance.some(universe, 1100));
        check(universe, &kernels, &set, &guesses);
    }
}

#[test]
fn a_split_of_pairs_keeps_every_secret_in_order() {
    let mut chance = FixedChance(9);
    for game in 0..GAMES.len() {
        let universe = universe(game);
        for backend in Backend::available() {
            let kernel = Kernel::new(universe, backend);
            let mut set = chance.some(universe, 1200);
            set.sort_unstable();
            set.dedup();
            check_split(&kernel, &set, set[17]);
        }
    }
}

/// The censuses of the first guess of all: how many secrets of the whole game give which answer.
#[test]
fn the_whole_game_is_counted_alike_by_every_backend() {
    for game in 0..GAMES.len() {
        let universe = universe(game);
        let all = universe.indices();
        let mut chance = FixedChance(10);
        let guesses = chance.some(universe, 5);
        let mut first: Option<Vec<u32>> = None;
        for backend in Backend::available() {
            let kernel = Kernel::new(universe, backend);
            let mut counted = Vec::new();
            kernel.histograms(&all, &kernel.guesses(guesses.clone()), &mut counted);
            assert_eq!(counted.iter().sum::<u32>() as usize, 5 * universe.len());
            assert_eq!(first.get_or_insert_with(|| counted.clone()), &counted, "{game}, {backend:?}");
        }
    }
}

proptest! {
    #![proptest_config(Config { cases: 60, failure_persistence: None, ..Config::default() })]

    /// Whatever the codes: with few pairs to choose from, repeats and whites are frequent.
    #[test]
    fn pairs_are_answered_like_all_others(
        game in 0..4usize,
        pairs in proptest::collection::vec(0..25u8, 2..9),
        size in (0..11u32, any::<u32>()).prop_map(|(bits, size)| (1 << bits) + size % (1 << bits)),
        seed in any::<u64>(),
    ) {
        let universe = universe(game);
        let kernels: Vec<_> = Backend::available().map(|backend| Kernel::new(universe, backend)).collect();
        let mut chance = FixedChance(seed);
        let mut draw = |count: u32| -> Vec<Index> {
            let code = |_| {
                let symbols = [(); 4].map(|()| pairs[(chance.next() % pairs.len() as u64) as usize]);
                index(universe, &symbols)
            };
            (0..count).map(code).collect()
        };
        let (mut set, guesses) = (draw(size), draw(30));
        set.sort_unstable();
        set.dedup();
        check(universe, &kernels, &set, &guesses);
        let mut found = Vec::new();
        for kernel in &kernels {
            kernel.classes_of(&set, guesses[0], &mut found);
            prop_assert_eq!(&found, &naive_classes(universe, &set, guesses[0]));
        }
    }
}
