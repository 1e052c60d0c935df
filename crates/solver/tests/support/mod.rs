//! What the tests of the engine share.
#![allow(dead_code, reason = "every test takes what it needs")]

/// The engine's own, which is not public.
#[path = "../../src/unlisted/chance.rs"]
mod chance;

pub(crate) use chance::FixedChance;
use solver::{GuessScore, Heuristic, Index, Kernel, Universe, Weights};

impl FixedChance {
    /// So many codes, some perhaps twice; in large universes that is quicker.
    pub(crate) fn some(&mut self, universe: &Universe, count: usize) -> Vec<Index> {
        (0..count).map(|_| (self.next() % universe.len() as u64) as Index).collect()
    }

    /// So many different codes, in any order; all of them if there are no more.
    pub(crate) fn draw(&mut self, universe: &Universe, count: usize) -> Vec<Index> {
        let mut indices = universe.indices();
        let count = count.min(indices.len());
        for place in 0..count {
            let other = place + (self.next() % (indices.len() - place) as u64) as usize;
            indices.swap(place, other);
        }
        indices.truncate(count);
        indices
    }
}

/// The classes of the answers to a guess, by the rules' own lines.
pub(crate) fn naive_classes(universe: &Universe, set: &[Index], guess: Index) -> Vec<u8> {
    let guess = universe.code(guess);
    set.iter().map(|secret| universe.class_of(universe.code(*secret), guess) as u8).collect()
}

/// How often each class occurs.
pub(crate) fn naive_histogram(universe: &Universe, classes: &[u8]) -> Vec<u32> {
    let mut histogram = vec![0; universe.classes().count()];
    for class in classes {
        histogram[usize::from(*class)] += 1;
    }
    histogram
}

/// Everything a kernel says of some guesses against a set, compared with the naive classes.
pub(crate) fn check(universe: &Universe, kernels: &[Kernel<'_>], set: &[Index], indices: &[Index]) {
    let histograms: Vec<_> = indices
        .iter()
        .map(|guess| naive_histogram(universe, &naive_classes(universe, set, *guess)))
        .collect();
    let flat: Vec<u32> = histograms.concat();
    let branches = universe.classes().branches();
    let scores: Vec<_> =
        histograms.iter().map(|histogram| naive_score(histogram, set.len(), branches)).collect();
    let least = |exact: bool| {
        let among = scores.iter().filter(|(_, is_exact)| *is_exact || !exact);
        among.map(|(score, _)| *score).min().unwrap_or(GuessScore::NONE)
    };
    let score = GuessScore { least: least(false), least_exact: least(true) };
    let weights: Vec<_> = Heuristic::ALL.iter().map(|heuristic| heuristic.weights(universe.len())).collect();
    for kernel in kernels {
        let name = (kernel.backend(), set.len(), universe.len());
        let guesses = kernel.guesses(indices.to_vec());
        let mut counted = Vec::new();
        kernel.histograms(set, &guesses, &mut counted);
        assert_eq!(counted, flat, "{name:?}");
        let mut listed = Vec::new();
        assert_eq!(kernel.scores_of(set, &guesses, &mut listed), score, "{name:?}");
        assert!(listed.iter().eq(scores.iter().map(|(score, _)| score)), "{name:?}");
        assert_eq!(kernel.bound_of(set, &guesses), score, "{name:?}");
        for weights in &weights {
            check_weights(kernel, set, indices, weights, &histograms);
        }
    }
}

fn check_weights(
    kernel: &Kernel<'_>,
    set: &[Index],
    indices: &[Index],
    weights: &Weights,
    histograms: &[Vec<u32>],
) {
    let guesses = kernel.guesses(indices.to_vec());
    let expected: Vec<_> = histograms.iter().map(|histogram| weights.sum(histogram)).collect();
    let mut weighed = Vec::new();
    kernel.weigh(set, &guesses, weights, &mut weighed);
    assert_eq!(weighed, expected, "{:?}", kernel.backend());
    let least = expected.iter().copied().enumerate().min_by_key(|(place, weight)| (*weight, *place));
    assert_eq!(kernel.lightest(set, &guesses, weights, 0), least);
}

/// The rows after a guess by the bound of full branching, and whether that is exact.
fn naive_score(histogram: &[u32], size: usize, branches: usize) -> (u32, bool) {
    let classes = &histogram[..histogram.len() - 1];
    let largest = classes.iter().copied().max().unwrap_or(0);
    if largest as usize == size {
        return (GuessScore::NONE, largest <= 2);
    }
    let rows = |size: u32| {
        // One secret with the first row, then `branches` times as many with each further one.
        let (mut left, mut solved, mut rows) = (u64::from(size), 1, 0);
        while left > 0 {
            rows += left;
            left -= left.min(solved);
            solved *= branches as u64;
        }
        rows as u32
    };
    (classes.iter().map(|size| rows(*size)).sum(), largest <= 2)
}

/// Splits a sorted set by a guess of its own: every secret is in the class of its answer, in order, and none is lost.
pub(crate) fn check_split(kernel: &Kernel<'_>, set: &[Index], guess: Index) {
    let universe = kernel.universe();
    let parts = kernel.split(set, guess);
    assert_eq!(parts.len(), universe.classes().count());
    assert_eq!(parts.last().expect("the solution"), &[guess]);
    for (class, part) in parts.iter().enumerate() {
        assert!(part.is_sorted());
        let here = |secret: &Index| universe.class_of(universe.code(*secret), universe.code(guess));
        assert!(part.iter().all(|secret| here(secret) == class), "{}", universe.rules().edition().id);
    }
    let mut together = parts.concat();
    together.sort_unstable();
    assert_eq!(together, set);
}
