//! A set laid out for counting, as its size and the answer rule want it.

use super::Kernel;
use super::backend::{Backend, dispatch};
use super::guesses::{CHUNK, Guesses};
use super::lanes::{LaneWords, Plain};
use super::pairs::{self, BLOCK, PairBlock, PairGuess, PairsWanted, Word};
use super::planes::{Narrow, Wide};
use super::sliced;
use super::weights::{BYTE, NARROW, Weights};
use crate::universe::{CodeRule, Index, Universe};

/// The largest set of pairs that is laid out in words: larger ones would leave the fastest cache.
const WORDS: usize = 2048;

/// The largest set of codes that is laid out in words, to take eight guesses at a time. With AVX2, where planes are
/// picked and weights looked up lane by lane, a register for each guess is faster from the second word on.
const fn in_words(backend: Backend) -> usize {
    match backend {
        Backend::Avx2 => NARROW,
        Backend::Portable | Backend::Avx512 => BYTE,
    }
}

/// A set laid out.
pub(super) enum SetLayout {
    /// Words side by side; together they make the set.
    Narrow(Vec<Narrow>),
    /// Registers.
    Wide(Box<Wide>),
    /// Words for pairs, and how many secrets they hold.
    Words(Vec<Word>, usize),
    /// Registers for pairs.
    Blocks(Vec<PairBlock>),
}

impl SetLayout {
    pub(super) fn new(universe: &Universe, backend: Backend, set: &[Index]) -> Self {
        match (universe.rule(), set.len()) {
            (CodeRule::Classic | CodeRule::BlackOnly, size) if size <= in_words(backend) => {
                Self::Narrow(set.chunks(NARROW).map(|word| Narrow::new(universe, word)).collect())
            }
            (CodeRule::Classic | CodeRule::BlackOnly, _) => Self::Wide(Box::new(Wide::new(universe, set))),
            (CodeRule::Pairs, ..=WORDS) => {
                Self::Words(set.chunks(NARROW).map(|word| Word::new(universe, word)).collect(), set.len())
            }
            (CodeRule::Pairs, _) => {
                Self::Blocks(set.chunks(BLOCK).map(|block| PairBlock::new(universe, block)).collect())
            }
        }
    }

    /// Counts the classes of a chunk of guesses. There is room for as many as fill the last group of eight.
    pub(super) fn count(&self, kernel: &Kernel<'_>, guesses: &Guesses, chunk: usize, counted: &mut [u32]) {
        let backend = kernel.backend;
        match self {
            Self::Narrow(sets) => dispatch!(
                backend,
                sliced::count_narrow_any::<Plain>,
                count_narrow_avx2,
                count_narrow_avx512,
                (kernel.shape(), sets, guesses.groups(chunk), counted)
            ),
            Self::Wide(set) => dispatch!(
                backend,
                sliced::count_wide_any::<Plain>,
                count_wide_avx2,
                count_wide_avx512,
                (kernel.shape(), set, kernel.universe.selections(), guesses.chunk(chunk), counted)
            ),
            Self::Words(set, _) => dispatch!(
                backend,
                pairs::count_any::<Plain>,
                count_pairs_avx2,
                count_pairs_avx512,
                (kernel.matched(), set, guesses.pair_groups(chunk), &mut PairsWanted::Counts(counted))
            ),
            Self::Blocks(set) => {
                let guesses: Vec<_> = guesses
                    .chunk(chunk)
                    .iter()
                    .map(|guess| PairGuess::new(kernel.universe, *guess))
                    .collect();
                dispatch!(
                    backend,
                    pairs::count_wide_any::<Plain>,
                    count_pairs_wide_avx2,
                    count_pairs_wide_avx512,
                    (kernel.matched(), set, &guesses, counted)
                );
            }
        }
    }

    /// Weighs a chunk of guesses.
    pub(super) fn weigh(
        &self,
        kernel: &Kernel<'_>,
        guesses: &Guesses,
        chunk: usize,
        weights: &Weights,
        weighed: &mut [u64; CHUNK],
    ) {
        let backend = kernel.backend;
        match self {
            Self::Narrow(sets) => {
                let weighed: &mut [LaneWords] = weighed.as_chunks_mut().0;
                dispatch!(
                    backend,
                    sliced::weigh_any::<Plain>,
                    weigh_avx2,
                    weigh_avx512,
                    (kernel.shape(), sets, guesses.groups(chunk), weights, weighed)
                );
            }
            Self::Words(set, ..=BYTE) => dispatch!(
                backend,
                pairs::weigh_any::<Plain>,
                weigh_pairs_avx2,
                weigh_pairs_avx512,
                (kernel.matched(), set, guesses.pair_groups(chunk), weights, weighed)
            ),
            Self::Words(set, _) => dispatch!(
                backend,
                pairs::count_any::<Plain>,
                count_pairs_avx2,
                count_pairs_avx512,
                (
                    kernel.matched(),
                    set,
                    guesses.pair_groups(chunk),
                    &mut PairsWanted::Weights(weights, weighed)
                )
            ),
            Self::Wide(_) | Self::Blocks(_) => {
                let classes = kernel.classes().count();
                let mut counted = vec![0; guesses.chunk(chunk).len().next_multiple_of(8) * classes];
                self.count(kernel, guesses, chunk, &mut counted);
                for (classes, weighed) in counted.chunks_exact(classes).zip(weighed) {
                    *weighed = weights.sum(classes);
                }
            }
        }
    }
}
