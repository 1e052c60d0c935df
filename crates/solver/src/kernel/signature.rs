//! A code as the set of planes it lies in: the answer to one guess is two intersections.

use crate::classes::class;
use crate::universe::{Index, Universe};

/// The planes of every code, as bits.
#[derive(Clone, Debug)]
pub(crate) struct Signatures {
    /// Words for either kind of planes.
    words: usize,
    /// Code by code, first the exact planes, then the common ones.
    bits: Vec<u64>,
}

impl Signatures {
    pub(super) fn new(universe: &Universe) -> Self {
        let words = universe.planes().div_ceil(64);
        let mut bits = vec![0; 2 * words * universe.len()];
        for (selection, bits) in universe.selections().iter().zip(bits.chunks_exact_mut(2 * words)) {
            let (exact, common) = bits.split_at_mut(words);
            for hole in 0..universe.holes() {
                let (in_hole, times) =
                    (usize::from(selection.exact[hole]), usize::from(selection.common[hole]));
                exact[in_hole / 64] |= 1 << (in_hole % 64);
                common[times / 64] |= 1 << (times % 64);
            }
        }
        Self { words, bits }
    }
}

/// The class of the answer to a guess for each secret of a set.
#[inline(always)]
pub(super) fn classes(signatures: &Signatures, set: &[Index], guess: Index, classes: &mut [u8]) {
    match signatures.words {
        1 => classes_of::<1, 2>(signatures, set, guess, classes),
        2 => classes_of::<2, 4>(signatures, set, guess, classes),
        3 => classes_of::<3, 6>(signatures, set, guess, classes),
        _ => classes_of::<4, 8>(signatures, set, guess, classes),
    }
}

#[inline(always)]
fn classes_of<const WORDS: usize, const BOTH: usize>(
    signatures: &Signatures,
    set: &[Index],
    guess: Index,
    classes: &mut [u8],
) {
    let (codes, _) = signatures.bits.as_chunks::<BOTH>();
    let guess = &codes[guess as usize];
    for (secret, found) in set.iter().zip(classes) {
        let secret = &codes[*secret as usize];
        let (mut exact, mut common) = (0, 0);
        for word in 0..WORDS {
            exact += (secret[word] & guess[word]).count_ones();
            common += (secret[WORDS + word] & guess[WORDS + word]).count_ones();
        }
        *found = class(exact as usize, common as usize) as u8;
    }
}
