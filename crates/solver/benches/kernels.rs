//! The kernels at the micro level: `cargo bench --package codeknacker-solver --bench kernels [-- FILTER]`.
//!
//! Every backend that the processor has stands beside the portable one, so that what counts is the ratio in one run.
//! Before anything is timed, its results are held to the naive answers; the tests run each once and time nothing.

use std::hint::black_box;
use std::time::Duration;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use rules::{Edition, Marker, Rules, Seat};
use solver::group::{GroupPosition, MarkerKernel};
use solver::{Backend, Heuristic, Index, Kernel, Universe};

/// Sizes of sets on both sides of where the layout changes.
const SIZES: [usize; 7] = [8, 32, 64, 255, 256, 512, 1024];

/// Guesses of pairs of shape and colour, and secrets.
const PAIRS: (usize, usize) = (512, 4096);

/// So many codes, as even as can be; a step without a divisor in common with 5, 6 and 8 meets every code once.
fn even(universe: &Universe, count: usize, from: usize) -> Vec<Index> {
    (0..count).map(|place| ((from + place) * 102_607 % universe.len()) as Index).collect()
}

/// The sizes of the classes by the rules' own answers.
fn by_hand(universe: &Universe, set: &[Index], guess: Index) -> Vec<u32> {
    let mut sizes = vec![0; universe.classes().count()];
    for secret in set {
        sizes[universe.class_of(universe.code(*secret), universe.code(guess))] += 1;
    }
    sizes
}

/// Sizes of all classes for every guess.
fn histograms(bench: &mut Criterion) {
    let mut group = bench.benchmark_group("histograms");
    for (game, guesses, secrets) in [("4x8", 4096, 4096), ("grand", PAIRS.0, PAIRS.1)] {
        let universe = Universe::of(game).expect(game);
        let set = even(&universe, secrets, 0);
        group.throughput(Throughput::Elements((guesses * secrets) as u64));
        for backend in Backend::available() {
            let kernel = Kernel::new(&universe, backend);
            let guesses = kernel.guesses(even(&universe, guesses, 17));
            let (mut counted, classes) = (Vec::new(), universe.classes().count());
            kernel.histograms(&set, &guesses, &mut counted);
            for (guess, counted) in guesses.indices().iter().zip(counted.chunks_exact(classes)).step_by(97) {
                assert_eq!(counted, by_hand(&universe, &set, *guess), "{game}, guess {guess}");
            }
            group.bench_function(BenchmarkId::new(game, backend.name()), |bench| {
                bench.iter(|| kernel.histograms(black_box(&set), &guesses, &mut counted));
            });
        }
    }
    group.finish();
}

/// Every guess weighed against a set of each size.
fn weighed(bench: &mut Criterion) {
    let mut group = bench.benchmark_group("weighed");
    let universe = Universe::of("4x8").expect("a game");
    let weights = Heuristic::Entropy.weights(universe.len());
    for size in SIZES {
        let set = even(&universe, size, 0);
        group.throughput(Throughput::Elements((size * universe.len()) as u64));
        for backend in Backend::available() {
            let kernel = Kernel::new(&universe, backend);
            let mut weighed = Vec::new();
            kernel.weigh(&set, kernel.all(), &weights, &mut weighed);
            for guess in (0..universe.len()).step_by(97) {
                let sizes = by_hand(&universe, &set, guess as Index);
                assert_eq!(weighed[guess], weights.sum(&sizes), "{size} secrets, guess {guess}");
            }
            group.bench_function(BenchmarkId::new(backend.name(), size), |bench| {
                bench.iter(|| kernel.weigh(black_box(&set), kernel.all(), &weights, &mut weighed));
            });
        }
    }
    group.finish();
}

/// A set split by the answers to one guess.
fn splits(bench: &mut Criterion) {
    let mut group = bench.benchmark_group("split");
    for (game, secrets) in [("5x8", 32_768), ("5x8", 100), ("grand", 100_000)] {
        let universe = Universe::of(game).expect(game);
        let set = even(&universe, secrets, 0);
        let guess = even(&universe, 1, 17)[0];
        group.throughput(Throughput::Elements(secrets as u64));
        for backend in Backend::available() {
            let kernel = Kernel::new(&universe, backend);
            let sizes: Vec<_> = kernel.split(&set, guess).iter().map(|part| part.len() as u32).collect();
            assert_eq!(sizes, by_hand(&universe, &set, guess), "{game}");
            let name = BenchmarkId::new(format!("{game}, {secrets}"), backend.name());
            group.bench_function(name, |bench| bench.iter(|| kernel.split(black_box(&set), guess)));
        }
    }
    group.finish();
}

/// Weighted deals of a group by the hints to every row.
fn deals(bench: &mut Criterion) {
    let mut group = bench.benchmark_group("deals");
    let rules = Rules::default_of(Edition::find("group").expect("an edition"));
    let seat = Seat::new(0);
    let held = [Marker { number: 3, colour: 0 }];
    let position = GroupPosition::at_start(&rules, Some((seat, &held))).expect("a group");
    for backend in Backend::available() {
        let kernel = MarkerKernel::new(&rules, backend).expect("a group");
        let mut counted = Vec::new();
        kernel.histograms(&position, seat, kernel.rows(), &mut counted);
        for (row, counted) in kernel.rows().iter().zip(counted.chunks_exact(kernel.classes())).step_by(997) {
            for (hints, weight) in kernel.split(&position, seat, *row) {
                assert_eq!(counted[kernel.class(seat, &hints).expect("hints to this row")], weight);
            }
        }
        group.throughput(Throughput::Elements((position.deals() * kernel.rows().len()) as u64));
        group.bench_function(backend.name(), |bench| {
            bench.iter(|| kernel.histograms(black_box(&position), seat, kernel.rows(), &mut counted));
        });
    }
    group.finish();
}

/// Short: the kernels do the same each time, and there are many.
fn short() -> Criterion {
    Criterion::default()
        .sample_size(20)
        .warm_up_time(Duration::from_millis(200))
        .measurement_time(Duration::from_secs(1))
}

criterion_group!(name = kernels; config = short(); targets = histograms, weighed, splits, deals);
criterion_main!(kernels);
