//! Guesses against sets of secrets: counted, weighed, split.
//!
//! ```
//! use solver::kernel::{Backend, GuessScore, Guesses, Kernel, Weights};
//! use solver::Universe;
//!
//! let universe = Universe::of("original").unwrap();
//! let kernel = Kernel::new(&universe, Backend::best());
//! let guess = universe.find(universe.rules().read_row("RRYY").unwrap()).unwrap();
//! // The secrets by their answers: the best known first row of 1972 leaves at most 256.
//! let all = universe.indices();
//! let parts = kernel.split(&all, guess);
//! assert_eq!(parts.iter().map(Vec::len).sum::<usize>(), 1296);
//! assert_eq!(parts.iter().map(Vec::len).max(), Some(256));
//! let mut classes = Vec::new();
//! kernel.classes_of(&all, guess, &mut classes);
//! assert_eq!(classes.iter().filter(|class| usize::from(**class) == kernel.classes().solved()).count(), 1);
//!
//! // Many guesses at once: how many secrets fall into each class.
//! let guesses: Guesses = kernel.guesses(vec![guess, 0]);
//! assert_eq!((guesses.len(), guesses.is_empty(), guesses.indices()), (2, false, &[guess, 0][..]));
//! let mut counted = Vec::new();
//! kernel.histograms(&all, &guesses, &mut counted);
//! let (first, _) = counted.split_at(kernel.classes().count());
//! assert_eq!(first.iter().sum::<u32>(), 1296);
//!
//! // Weighed, by whatever a class of some size is worth: here the largest class, whether the guess fits, the squares.
//! let weights = Weights::new(1296, |size| size * size).with_largest(32).with_unfit(1);
//! let mut weighed = Vec::new();
//! kernel.weigh(&all, &guesses, &weights, &mut weighed);
//! assert_eq!((weighed[0], weights.of(3)), (weights.sum(first), 9));
//! assert_eq!(weights.sum_of(2, 1, true), weights.sum(&[1, 1, 2, 1]));
//! assert_eq!(kernel.lightest(&all, &guesses, &weights, 0), Some((0, weighed[0])));
//!
//! // Rows that the secrets need at least, after each guess.
//! let mut scores = Vec::new();
//! let GuessScore { least, .. } = kernel.scores(&all, &mut scores);
//! assert_eq!((scores.len(), kernel.bound(&all).least), (1296, least));
//! assert!(kernel.scores_of(&all, &guesses, &mut scores).least >= least && least < GuessScore::NONE);
//! assert_eq!(kernel.bound_of(&all, &guesses).least, scores.iter().copied().min().unwrap());
//! assert!(kernel.full_branching(3) >= 3);
//!
//! // Every set of instructions gives the same.
//! for backend in Backend::available() {
//!     assert!(backend.is_available() && Backend::ALL.contains(&backend));
//!     println!("{}", backend.name());
//!     assert_eq!(Kernel::new(&universe, backend).split(&all, guess), parts);
//! }
//! assert_eq!(kernel.backend(), Backend::best());
//! assert!(!Backend::Portable.settle(), "the best one has been asked for");
//! ```
//!
//!
//! A set is laid out as bit planes, the classes of answers are sums and intersections of those that a guess
//! selects: `planes.rs` and `sliced.rs` for single symbols, `pairs/` for pairs. In small sets a plane is a few
//! words and a register answers eight guesses at once; beyond, a register holds 512 secrets and guesses go one by
//! one.

use std::sync::OnceLock;

use rules::answer::Blue;
use rules::{Answer, Code};

use crate::universe::{Classes, CodeRule, Index, Universe};

mod backend;
mod guesses;
mod lanes;
mod layout;
pub(crate) mod marker;
mod pairs;
mod planes;
mod signature;
mod sliced;
mod weights;
#[cfg(target_arch = "x86_64")]
mod x86;

pub use backend::Backend;
pub use guesses::Guesses;
pub use weights::Weights;

use backend::dispatch;
use guesses::CHUNK;
use lanes::Plain;
use layout::SetLayout;
use pairs::{BLOCK, PairBlock};
use signature::Signatures;
use sliced::Shape;

/// A flag in the weight of a class whose bound isn't exact, far above every bound.
const INEXACT: u64 = 1 << 40;

/// How many secrets of pairs are laid out at a time: they stay in the cache.
const LAID: usize = 16 * BLOCK;

/// The least lower bounds of a set's guesses: rows that the secrets will need *after* the guess, in total.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GuessScore {
    /// Among all guesses; no guess can do better.
    pub least: u32,
    /// The least among guesses that leave at most two secrets after every answer: their bound is exact.
    pub least_exact: u32,
}

impl GuessScore {
    /// The score of a guess that splits nothing, and of no guess at all.
    pub const NONE: u32 = u32::MAX;
}

/// What computes with a universe.
#[derive(Clone, Debug)]
pub struct Kernel<'u> {
    universe: &'u Universe,
    backend: Backend,
    rule: Rule,
    /// Made when they are asked for: large universes can do without.
    all: OnceLock<Guesses>,
    /// All secrets of pairs laid out, for those who ask about all of them again and again.
    blocks: OnceLock<Vec<PairBlock>>,
    bounds: OnceLock<Weights>,
}

/// What the answer rule needs besides.
#[derive(Clone, Debug)]
enum Rule {
    /// Exact and common symbols are planes of a code.
    Singles(Signatures),
    Pairs {
        matched: bool,
    },
}

impl<'u> Kernel<'u> {
    /// A kernel for this universe; a backend that the processor hasn't is a mistake of the caller's.
    pub fn new(universe: &'u Universe, backend: Backend) -> Self {
        assert!(backend.is_available(), "this processor has no {}", backend.name());
        let rule = match universe.rule() {
            CodeRule::Classic | CodeRule::BlackOnly => Rule::Singles(Signatures::new(universe)),
            CodeRule::Pairs => Rule::Pairs { matched: universe.rules().blue() == Blue::Matched },
        };
        Self {
            universe,
            backend,
            rule,
            all: OnceLock::new(),
            blocks: OnceLock::new(),
            bounds: OnceLock::new(),
        }
    }

    /// The universe.
    pub const fn universe(&self) -> &'u Universe {
        self.universe
    }

    /// What it computes with.
    pub const fn backend(&self) -> Backend {
        self.backend
    }

    /// Every code as a guess, in order.
    pub fn all(&self) -> &Guesses {
        self.all.get_or_init(|| Guesses::new(self.universe, self.universe.indices()))
    }

    /// Some guesses, made ready.
    pub fn guesses(&self, indices: Vec<Index>) -> Guesses {
        Guesses::new(self.universe, indices)
    }

    /// The least number of rows in total that any strategy needs for `size` secrets.
    pub fn full_branching(&self, size: usize) -> u32 {
        (self.bounds().of(size) % INEXACT) as u32
    }

    fn bounds(&self) -> &Weights {
        self.bounds.get_or_init(|| {
            let branches = self.classes().branches() as u64;
            Weights::new(self.universe.len(), |size| {
                full_branching(size, branches) + if size > 2 { INEXACT } else { 0 }
            })
        })
    }

    /// How many secrets of the set fall into each class, guess after guess.
    pub fn histograms(&self, set: &[Index], guesses: &Guesses, counted: &mut Vec<u32>) {
        let classes = self.classes().count();
        counted.clear();
        counted.resize(guesses.len().next_multiple_of(8) * classes, 0);
        let layout = SetLayout::new(self.universe, self.backend, set);
        for (chunk, counted) in counted.chunks_mut(CHUNK * classes).enumerate() {
            layout.count(self, guesses, chunk, counted);
        }
        counted.truncate(guesses.len() * classes);
    }

    /// Weighs guesses. The set must not be larger than the weights are made for.
    pub fn weigh(&self, set: &[Index], guesses: &Guesses, weights: &Weights, weighed: &mut Vec<u64>) {
        self.weigh_while(set, guesses, weights, weighed, &mut || true);
    }

    /// [`Self::weigh`] with a deadline, checked every few hundred guesses; guesses not reached by then are left out.
    pub(crate) fn weigh_while(
        &self,
        set: &[Index],
        guesses: &Guesses,
        weights: &Weights,
        weighed: &mut Vec<u64>,
        go_on: &mut dyn FnMut() -> bool,
    ) {
        weighed.clear();
        self.for_each_chunk(set, guesses, weights, go_on, |values| {
            weighed.extend_from_slice(values);
            true
        });
    }

    /// The place of the guess that weighs least, the first if several do, and its weight. Looking further ends
    /// where a guess weighs no more than `enough`.
    pub fn lightest(
        &self,
        set: &[Index],
        guesses: &Guesses,
        weights: &Weights,
        enough: u64,
    ) -> Option<(usize, u64)> {
        self.lightest_while(set, guesses, weights, enough, &mut || true)
    }

    /// [`Self::lightest`] of the guesses weighed before the time is up; none if there are none.
    pub(crate) fn lightest_while(
        &self,
        set: &[Index],
        guesses: &Guesses,
        weights: &Weights,
        enough: u64,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Option<(usize, u64)> {
        let mut lightest: Option<(usize, u64)> = None;
        let mut before = 0;
        self.for_each_chunk(set, guesses, weights, go_on, |values| {
            let least = values.iter().copied().fold(u64::MAX, u64::min);
            if lightest.is_none_or(|(_, weight)| least < weight) {
                lightest =
                    values.iter().position(|value| *value == least).map(|place| (before + place, least));
            }
            before += values.len();
            lightest.is_none_or(|(_, weight)| weight > enough)
        });
        lightest
    }

    /// For every code as a guess the rows that the secrets will need after it, in total and at least: the sum of
    /// [`Self::full_branching`] of its classes without the solution, or [`GuessScore::NONE`] if it splits nothing.
    pub fn scores(&self, set: &[Index], scores: &mut Vec<u32>) -> GuessScore {
        self.scores_of(set, self.all(), scores)
    }

    /// [`Self::scores`] of some guesses only.
    pub fn scores_of(&self, set: &[Index], guesses: &Guesses, scores: &mut Vec<u32>) -> GuessScore {
        scores.clear();
        self.score(set, guesses, &mut || true, |score| scores.push(score))
    }

    /// The scores of every code, if there is time enough for all.
    pub(crate) fn scores_while(
        &self,
        set: &[Index],
        scores: &mut Vec<u32>,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Option<GuessScore> {
        scores.clear();
        let score = self.score(set, self.all(), go_on, |score| scores.push(score));
        (scores.len() == self.all().len()).then_some(score)
    }

    /// The best scores of all guesses, without listing them.
    pub fn bound(&self, set: &[Index]) -> GuessScore {
        self.bound_of(set, self.all())
    }

    /// The best scores of some guesses.
    pub fn bound_of(&self, set: &[Index], guesses: &Guesses) -> GuessScore {
        self.score(set, guesses, &mut || true, |_| {})
    }

    fn score(
        &self,
        set: &[Index],
        guesses: &Guesses,
        go_on: &mut dyn FnMut() -> bool,
        mut each: impl FnMut(u32),
    ) -> GuessScore {
        // A split of any kind needs fewer rows than no split.
        let useless = self.bounds().of(set.len()) % INEXACT;
        let (mut least, mut least_exact) = (GuessScore::NONE, GuessScore::NONE);
        self.for_each_chunk(set, guesses, self.bounds(), go_on, |values| {
            for value in values {
                let bound = value % INEXACT;
                let score = if bound == useless { GuessScore::NONE } else { bound as u32 };
                least = least.min(score);
                least_exact = least_exact.min(if *value < INEXACT { score } else { GuessScore::NONE });
                each(score);
            }
            true
        });
        GuessScore { least, least_exact }
    }

    /// The class of the answer to a guess for each secret of a set.
    pub fn classes_of(&self, set: &[Index], guess: Index, classes: &mut Vec<u8>) {
        classes.clear();
        classes.resize(set.len(), 0);
        match &self.rule {
            Rule::Singles(signatures) => dispatch!(
                self.backend,
                signature::classes,
                classes_avx2,
                classes_avx512,
                (signatures, set, guess, classes)
            ),
            Rule::Pairs { .. } => {
                for (set, classes) in set.chunks(LAID).zip(classes.chunks_mut(LAID)) {
                    self.classes_of_pairs(&self.laid(set), guess, classes);
                }
            }
        }
    }

    /// The class of the answer to a guess for each secret of the game. Pairs are laid out only once.
    pub(crate) fn classes_of_all(&self, guess: Index, classes: &mut Vec<u8>) {
        match &self.rule {
            Rule::Singles(_) => self.classes_of(&self.universe.indices(), guess, classes),
            Rule::Pairs { .. } => {
                let all = self.blocks.get_or_init(|| self.laid(&self.universe.indices()));
                classes.clear();
                classes.resize(self.universe.len(), 0);
                self.classes_of_pairs(all, guess, classes);
            }
        }
    }

    /// Secrets of pairs, laid out.
    fn laid(&self, set: &[Index]) -> Vec<PairBlock> {
        set.chunks(BLOCK).map(|block| PairBlock::new(self.universe, block)).collect()
    }

    fn classes_of_pairs(&self, set: &[PairBlock], guess: Index, classes: &mut [u8]) {
        let guess = pairs::PairGuess::new(self.universe, guess);
        dispatch!(
            self.backend,
            pairs::classes_any::<Plain>,
            classes_of_pairs_avx2,
            classes_of_pairs_avx512,
            (self.matched(), set, &guess, classes)
        );
    }

    /// Keeps the secrets of a set that answer a row so. A row that isn't a code here, or an answer that no secret
    /// gives, leaves none.
    pub(crate) fn keep(&self, set: &mut Vec<Index>, row: Code, answer: Answer) {
        let (Some(guess), Some(wanted)) = (self.universe.find(row), self.classes().find(answer)) else {
            set.clear();
            return;
        };
        let mut classes = Vec::new();
        self.classes_of(set, guess, &mut classes);
        let mut found = classes.into_iter();
        set.retain(|_| found.next().is_some_and(|class| usize::from(class) == wanted));
    }

    /// The secrets of a set by the class of their answer to a guess, each class in the set's order.
    pub fn split(&self, set: &[Index], guess: Index) -> Vec<Vec<Index>> {
        let mut found = Vec::new();
        self.classes_of(set, guess, &mut found);
        let mut sizes = [0; 64];
        for class in &found {
            sizes[usize::from(*class)] += 1;
        }
        let mut parts: Vec<_> =
            sizes[..self.classes().count()].iter().map(|size| Vec::with_capacity(*size)).collect();
        for (secret, class) in set.iter().zip(found) {
            parts[usize::from(class)].push(*secret);
        }
        parts
    }

    /// The classes of answers.
    pub fn classes(&self) -> Classes {
        self.universe.classes()
    }

    /// The code of a number.
    pub fn code(&self, index: Index) -> Code {
        self.universe.code(index)
    }

    fn matched(&self) -> bool {
        matches!(self.rule, Rule::Pairs { matched: true })
    }

    const fn shape(&self) -> Shape {
        Shape { holes: self.universe.holes(), stride: self.universe.stride() }
    }

    /// Weighs guesses and hands the weights over chunk by chunk, as long as there is time and more are wanted.
    fn for_each_chunk(
        &self,
        set: &[Index],
        guesses: &Guesses,
        weights: &Weights,
        go_on: &mut dyn FnMut() -> bool,
        mut more: impl FnMut(&[u64]) -> bool,
    ) {
        let layout = SetLayout::new(self.universe, self.backend, set);
        let mut weighed = [0; CHUNK];
        for chunk in 0..guesses.len().div_ceil(CHUNK) {
            if !go_on() {
                return;
            }
            layout.weigh(self, guesses, chunk, weights, &mut weighed);
            if !more(&weighed[..guesses.chunk(chunk).len()]) {
                return;
            }
        }
    }
}

/// Rows in total for `size` secrets if every guess fits and every answer but the solution leads on: one secret
/// takes one row, as many as there are branches take two, and so on.
fn full_branching(size: u64, branches: u64) -> u64 {
    let (mut left, mut solved, mut rows) = (size, 1, 0);
    while left > 0 {
        rows += left;
        left = left.saturating_sub(solved);
        solved *= branches;
    }
    rows
}
