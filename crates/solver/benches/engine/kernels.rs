//! Answered pairs of guess and secret.

use std::time::Duration;

use solver::{Backend, Heuristic, Index, Kernel, Universe};

use crate::table::{self, thread_time};

/// How long each is repeated.
const LONG_ENOUGH: Duration = Duration::from_millis(200);

/// The sizes of the sets against which all guesses of a classic game are weighed.
const SIZES: [usize; 4] = [16, 64, 256, 2048];

/// How many guesses of pairs of shape and colour are weighed at a time.
const FEW: usize = 1024;

/// The sizes of the sets against which these are weighed.
const PAIR_SIZES: [usize; 4] = [64, 1000, 10_000, 100_000];

/// Beyond so many secrets they are not answered one by one.
const BY_HAND: usize = 20_000;

const UNIT: &str = "10⁹ pairs a second";

/// Measures every backend.
pub(crate) fn measure() {
    for game in ["4x8", "5x8"] {
        let universe = Universe::of(game).expect(game);
        for backend in Backend::available() {
            let kernel = Kernel::new(&universe, backend);
            whole(game, &kernel);
            for size in SIZES {
                // An odd step meets every code once and mixes the symbols.
                let set = even(&universe, 1237, size, 0);
                weighed(game, &kernel, &set, universe.indices());
            }
        }
    }
    for game in ["grand", "grand-blanks"] {
        let universe = Universe::of(game).expect(game);
        for backend in Backend::available() {
            let kernel = Kernel::new(&universe, backend);
            for size in PAIR_SIZES {
                // A step without a divisor in common with 5, 6 and 36 meets every code once and mixes the pairs.
                let set = even(&universe, 102_607, size, 0);
                weighed(game, &kernel, &set, even(&universe, 102_607, FEW, 17));
            }
        }
    }
}

/// So many codes, drawn evenly.
fn even(universe: &Universe, step: usize, count: usize, from: usize) -> Vec<Index> {
    (0..count).map(|place| ((from + place) * step % universe.len()) as Index).collect()
}

/// Histograms of every guess against every secret.
fn whole(game: &str, kernel: &Kernel<'_>) {
    let universe = kernel.universe();
    let all = universe.indices();
    let mut counted = Vec::new();
    let speed = rate(all.len() * all.len(), || kernel.histograms(&all, kernel.all(), &mut counted));
    let count = universe.classes().count();
    for guess in all.iter().step_by(universe.len() / 7) {
        let histogram = by_hand(universe, &all, *guess);
        assert_eq!(counted[*guess as usize * count..][..count], histogram, "{game}, guess {guess}");
    }
    let how = format!("{}, all left", kernel.backend().name());
    table::line("kernel", game, &how, speed, UNIT, "answers one by one");
}

/// Guesses weighed against a set.
fn weighed(game: &str, kernel: &Kernel<'_>, set: &[Index], guesses: Vec<Index>) {
    let universe = kernel.universe();
    let guesses = kernel.guesses(guesses);
    let weights = Heuristic::Entropy.weights(universe.len());
    let (mut weighed, mut counted) = (Vec::new(), Vec::new());
    let speed = rate(set.len() * guesses.len(), || kernel.weigh(set, &guesses, &weights, &mut weighed));
    kernel.histograms(set, &guesses, &mut counted);
    let count = universe.classes().count();
    assert!(weighed.iter().copied().eq(counted.chunks_exact(count).map(|classes| weights.sum(classes))));
    if set.len() <= BY_HAND {
        for place in (0..guesses.len()).step_by(guesses.len() / 3) {
            let histogram = by_hand(universe, set, guesses.indices()[place]);
            assert_eq!(counted[place * count..][..count], histogram, "{game}, guess {place}");
        }
    }
    let how = format!("{}, {} left", kernel.backend().name(), set.len());
    let checked = if set.len() <= BY_HAND { "answers one by one" } else { "histograms" };
    table::line("kernel", game, &how, speed, UNIT, checked);
}

/// A histogram by the rules' own answers.
fn by_hand(universe: &Universe, set: &[Index], guess: Index) -> Vec<u32> {
    let mut histogram = vec![0; universe.classes().count()];
    for secret in set {
        histogram[universe.class_of(universe.code(*secret), universe.code(guess))] += 1;
    }
    histogram
}

/// How many thousand millions of pairs a second.
fn rate(pairs: usize, mut work: impl FnMut()) -> f64 {
    let (start, mut runs) = (thread_time(), 0u32);
    loop {
        work();
        runs += 1;
        let took = thread_time().saturating_sub(start);
        if took >= LONG_ENOUGH {
            return pairs as f64 * f64::from(runs) / took.as_secs_f64() / 1e9;
        }
    }
}
