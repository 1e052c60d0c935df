//! Every kernel is held to the obvious lines of the rules.

use proptest::prelude::{Strategy as _, any, prop_assert_eq, prop_assume, proptest};
use proptest::test_runner::Config;
use solver::{Backend, Kernel, Universe};
use support::{FixedChance, check, check_split, naive_classes, naive_histogram};

mod support;

/// The spaces in which every guess meets every secret.
const SMALL: [&str; 19] = [
    "1x2", "1x16", "2x2", "2x9", "3x2", "3x3", "3x5", "3x8", "3x16", "3x10n", "4x2", "4x6", "4x7", "4x8",
    "4x9", "4x8n", "5x5", "6x4", "8x3",
];

#[test]
fn every_answer_in_the_small_spaces_is_the_rules_own() {
    for game in SMALL {
        every_answer_is_the_rules_own(&Universe::of(game).expect(game));
    }
}

fn every_answer_is_the_rules_own(universe: &Universe) {
    let (all, count) = (universe.indices(), universe.classes().count());
    let kernels: Vec<_> = Backend::available().map(|backend| Kernel::new(universe, backend)).collect();
    let counted: Vec<_> = kernels
        .iter()
        .map(|kernel| {
            let mut counted = Vec::new();
            kernel.histograms(&all, kernel.all(), &mut counted);
            counted
        })
        .collect();
    let mut found = Vec::new();
    for guess in &all {
        let classes = naive_classes(universe, &all, *guess);
        let histogram = naive_histogram(universe, &classes);
        for (kernel, counted) in kernels.iter().zip(&counted) {
            let what = || format!("{:?}, {guess}, {:?}", universe.rules().options(), kernel.backend());
            kernel.classes_of(&all, *guess, &mut found);
            assert_eq!(found, classes, "{}", what());
            let counted = &counted[*guess as usize * count..][..count];
            assert_eq!(counted, histogram, "{}", what());
        }
    }
}

#[test]
fn sets_of_every_size_are_counted_and_weighed_as_by_hand() {
    let mut chance = FixedChance(1);
    for (game, step) in
        [("4x6", 1), ("5x5", 5), ("4x9", 5), ("3x10n", 7), ("6x4", 11), ("8x3", 19), ("7x2", 3)]
    {
        let universe = Universe::of(game).expect(game);
        let kernels: Vec<_> = Backend::available().map(|backend| Kernel::new(&universe, backend)).collect();
        for size in (1..=600.min(universe.len())).step_by(step) {
            let set = chance.draw(&universe, size);
            let guesses = chance.draw(&universe, 1 + size % 21);
            check(&universe, &kernels, &set, &guesses);
        }
    }
}

#[test]
fn all_guesses_are_scored_in_one_go() {
    let universe = Universe::of("4x6").expect("a game");
    let mut chance = FixedChance(2);
    for backend in Backend::available() {
        let kernel = Kernel::new(&universe, backend);
        for size in [1, 2, 3, 13, 14, 15, 63, 64, 65, 255, 256, 700] {
            let set = chance.draw(&universe, size);
            let (mut scores, mut same) = (Vec::new(), Vec::new());
            let score = kernel.scores(&set, &mut scores);
            assert_eq!(score, kernel.bound(&set));
            assert_eq!(score, kernel.scores_of(&set, &kernel.guesses(universe.indices()), &mut same));
            assert_eq!((scores.len(), scores == same), (universe.len(), true));
        }
    }
}

#[test]
fn a_split_keeps_every_secret_in_order() {
    let mut chance = FixedChance(3);
    for game in ["4x8", "4x10n", "6x4", "3x16", "word"] {
        let universe = Universe::of(game).expect(game);
        for backend in Backend::available() {
            let kernel = Kernel::new(&universe, backend);
            let mut set = chance.draw(&universe, 500);
            set.sort_unstable();
            check_split(&kernel, &set, set[17]);
        }
    }
}

#[test]
fn words_and_blanks_are_answered_like_all_others() {
    let mut chance = FixedChance(4);
    let games: [(&str, &[&str]); 9] = [
        ("word", &["language=en"]),
        ("word", &["language=de"]),
        ("word", &["language=fr", "letters=3"]),
        ("word", &["language=nl", "letters=3"]),
        ("eight-blanks", &[]),
        ("lock", &[]),
        ("super", &["blanks=yes"]),
        ("number", &["digits=0-9", "repeats=no"]),
        ("custom", &["holes=3", "symbols=16", "blanks=yes"]),
    ];
    for (game, options) in games {
        let universe = Universe::with(game, options).expect(game);
        let kernels: Vec<_> = Backend::available().map(|backend| Kernel::new(&universe, backend)).collect();
        for size in [1, 5, 40, 64, 65, 128, 192, 193, 254, 255, 256, 512, 513, 1500] {
            let set = chance.draw(&universe, size.min(universe.len()));
            check(&universe, &kernels, &set, &chance.draw(&universe, 40));
        }
    }
}

#[test]
fn black_pins_alone_are_answered_as_the_rules_say_for_every_pair() {
    let mut chance = FixedChance(5);
    for game in ["1x2", "2x5", "3x4", "4x4", "4x5n", "5x3", "4x6", "6x2", "8x2", "3x9"] {
        let universe = Universe::with(game, &["answers=black-only"]).expect(game);
        every_answer_is_the_rules_own(&universe);
        let kernels: Vec<_> = Backend::available().map(|backend| Kernel::new(&universe, backend)).collect();
        for size in [1, 5, 63, 64, 65, 200, 255, 256] {
            let set = chance.draw(&universe, size.min(universe.len()));
            check(&universe, &kernels, &set, &chance.draw(&universe, 40));
        }
    }
}

proptest! {
    #![proptest_config(Config { cases: 40, failure_persistence: None, ..Config::default() })]

    /// Whatever the holes and symbols.
    #[test]
    fn custom_rules_are_answered_like_all_others(
        holes in 1..=8u32,
        symbols in 2..=16u32,
        blanks in any::<bool>(),
        distinct in any::<bool>(),
        black_only in any::<bool>(),
        size in (0..11u32, any::<u32>()).prop_map(|(bits, size)| (1 << bits) + size % (1 << bits)),
        seed in any::<u64>(),
    ) {
        let options = [
            if blanks { "blanks=yes" } else { "blanks=no" },
            if black_only { "answers=black-only" } else { "answers=automatic" },
        ];
        let game = format!("{holes}x{symbols}{}", if distinct { "n" } else { "" });
        let rules = solver::game::rules(&game, &options);
        prop_assume!(rules.as_ref().is_ok_and(|rules| rules.secrets().count() <= 70_000));
        let universe = Universe::new(rules.expect("just looked at")).expect("single symbols");
        prop_assert_eq!(universe.len() as u64, universe.rules().secrets().count());
        let kernels: Vec<_> = Backend::available().map(|backend| Kernel::new(&universe, backend)).collect();
        let mut chance = FixedChance(seed);
        let set = chance.draw(&universe, (size as usize).min(universe.len()));
        check(&universe, &kernels, &set, &chance.draw(&universe, 30));
    }
}

#[test]
fn what_has_no_code_or_too_many_is_refused_with_a_sentence() {
    let said = |game| Universe::of(game).expect_err(game).to_string();
    assert_eq!(
        said("group"),
        "here the secret is dealt out in markers; what is asked for takes one code as the secret, as in the other \
         editions"
    );
    assert_eq!(said("8x16"), "4294967296 codes are too many to list; at most 2000000");
}
