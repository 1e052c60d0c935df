//! `cargo xtask bench engine`: answered pairs a second and strategies, every result held to what is known.

use std::env;
use std::hint::black_box;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use solver::{Backend, Heuristic, Index, Kernel, Strategy, Universe};

/// How long each of the fast ones is repeated.
const LONG_ENOUGH: Duration = Duration::from_millis(200);

/// How often a strategy is played; the fastest counts.
const RUNS: usize = 3;

/// The sizes of the sets that are weighed.
const SIZES: [usize; 4] = [16, 64, 256, 2048];

/// How many guesses of pairs are weighed at a time.
const FEW: usize = 1024;

/// The sizes of the sets of pairs that are weighed.
const PAIR_SIZES: [usize; 6] = [16, 64, 255, 1000, 10_000, 100_000];

/// Rows in total by minmax, expected size, entropy and most parts.
const TOTALS: [(&str, [u64; 4]); 2] =
    [("4x8", [21047, 20715, 20650, 20678]), ("5x8", [182_116, 180_241, 179_796, 180_053])];

fn main() {
    // The test runner starts every target; only `cargo bench` means to measure.
    if !env::args().any(|word| word == "--bench") {
        return;
    }
    println!("answered pairs, in thousand millions a second on one core");
    print!("{:<6}{:<10}{:>10}", "game", "backend", "whole");
    for size in SIZES {
        print!("{:>10}", format!("{size} left"));
    }
    println!();
    for (game, _) in TOTALS {
        let universe = Universe::of(game).expect(game);
        for backend in Backend::available() {
            pairs(game, &Kernel::new(&universe, backend));
        }
    }
    println!("\npairs of shape and colour: {FEW} guesses against so many secrets");
    print!("{:<14}{:<10}", "game", "backend");
    for size in PAIR_SIZES {
        print!("{:>12}", format!("{size} left"));
    }
    println!();
    for game in ["grand", "grand-blanks"] {
        let universe = Universe::of(game).expect(game);
        for backend in Backend::available() {
            pairs_of_two(game, &Kernel::new(&universe, backend));
        }
    }
    println!("\nwhole strategies, seconds on one core, best of {RUNS}");
    println!("{:<6}{:<10}{:>10}{:>10}{:>8}{:>10}", "game", "by", "seconds", "rows", "worst", "mean");
    for (game, totals) in TOTALS {
        let universe = Universe::of(game).expect(game);
        for (heuristic, total) in Heuristic::ALL.into_iter().zip(totals) {
            strategy(game, &universe, heuristic, total);
        }
    }
}

/// One line: whole histograms, then all guesses weighed against smaller sets.
fn pairs(game: &str, kernel: &Kernel<'_>) {
    let universe = kernel.universe();
    let all = universe.indices();
    let mut counted = Vec::new();
    let whole = rate(universe.len() * universe.len(), || kernel.histograms(&all, kernel.all(), &mut counted));
    let count = universe.classes().count();
    for guess in all.iter().step_by(universe.len() / 7) {
        let mut histogram = vec![0; count];
        for secret in universe.codes() {
            histogram[universe.class_of(*secret, universe.code(*guess))] += 1;
        }
        assert_eq!(counted[*guess as usize * count..][..count], histogram, "{game}, guess {guess}");
    }
    print!("{game:<6}{:<10}{whole:>10.2}", kernel.backend().name());
    let weights = Heuristic::Entropy.weights(universe.len());
    let mut weighed = Vec::new();
    for size in SIZES {
        // An odd step meets every code once and mixes the symbols.
        let set: Vec<Index> = (0..size).map(|place| (place * 1237 % universe.len()) as Index).collect();
        let speed = rate(size * universe.len(), || kernel.weigh(&set, kernel.all(), &weights, &mut weighed));
        kernel.histograms(&set, kernel.all(), &mut counted);
        assert!(weighed.iter().copied().eq(counted.chunks_exact(count).map(|classes| weights.sum(classes))));
        print!("{speed:>10.2}");
    }
    println!();
}

/// One line: guesses drawn evenly, weighed against secrets drawn evenly.
fn pairs_of_two(game: &str, kernel: &Kernel<'_>) {
    let universe = kernel.universe();
    let even = |count: usize, from: usize| -> Vec<Index> {
        // A step without a divisor in common with 5, 6 and 36 meets every code once and mixes the pairs.
        (0..count).map(|place| ((from + place) * 102_607 % universe.len()) as Index).collect()
    };
    let guesses = kernel.guesses(even(FEW, 17));
    let weights = Heuristic::Entropy.weights(universe.len());
    let (mut weighed, mut counted) = (Vec::new(), Vec::new());
    print!("{game:<14}{:<10}", kernel.backend().name());
    for size in PAIR_SIZES {
        let set = even(size, 0);
        let speed = rate(size * FEW, || kernel.weigh(&set, &guesses, &weights, &mut weighed));
        kernel.histograms(&set, &guesses, &mut counted);
        let count = universe.classes().count();
        assert!(weighed.iter().copied().eq(counted.chunks_exact(count).map(|classes| weights.sum(classes))));
        for place in (0..FEW).step_by(FEW / 3) {
            let guess = universe.code(guesses.indices()[place]);
            let mut histogram = vec![0; count];
            for secret in &set {
                histogram[universe.class_of(universe.code(*secret), guess)] += 1;
            }
            assert_eq!(counted[place * count..][..count], histogram, "{game}, guess {place}");
        }
        print!("{speed:>12.2}");
    }
    println!();
}

/// How many thousand millions of pairs a second.
fn rate(pairs: usize, mut work: impl FnMut()) -> f64 {
    let (start, mut runs) = (processor_time(), 0u32);
    loop {
        work();
        runs += 1;
        let took = processor_time().saturating_sub(start);
        if took >= LONG_ENOUGH {
            return pairs as f64 * f64::from(runs) / took.as_secs_f64() / 1e9;
        }
    }
}

/// How long this program has computed, where the system tells: others on the same machine don't count. Elsewhere
/// how long it has run.
fn processor_time() -> Duration {
    static START: OnceLock<Instant> = OnceLock::new();
    let start = START.get_or_init(Instant::now);
    let computed = std::fs::read_to_string("/proc/thread-self/schedstat")
        .ok()
        .and_then(|text| text.split_whitespace().next()?.parse().ok());
    computed.map_or_else(|| start.elapsed(), Duration::from_nanos)
}

fn strategy(game: &str, universe: &Universe, heuristic: Heuristic, total: u64) {
    let mut best = f64::INFINITY;
    let mut line = String::new();
    for _ in 0..RUNS {
        let start = processor_time();
        let kernel = Kernel::new(universe, Backend::best());
        let outcome = black_box(Strategy::new(&kernel, heuristic).play());
        best = best.min(processor_time().saturating_sub(start).as_secs_f64());
        assert_eq!(outcome.total(), total, "{game} by {}", heuristic.name());
        line = format!("{total:>10}{:>8}{:>10.4}", outcome.worst(), outcome.mean());
    }
    println!("{game:<6}{:<10}{best:>10.3}{line}", heuristic.name());
}
