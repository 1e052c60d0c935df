//! What the answers among a few secrets settle: the end of a game without a search.

use crate::universe::Index;

/// What the answers among a few secrets prove, if one guess could tell them all apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct AmongFew {
    /// No strategy needs fewer rows in total.
    pub(crate) lower: u32,
    /// A guess among them that needs no more, and the rows that a secret takes with it at worst.
    pub(crate) guess: Option<(Index, u8)>,
}

/// Looks at the answers among secrets; `classes_of` fills in their classes for a guess.
///
/// A guess among them that tells all others apart takes one row for itself and two for each other, which is the least.
/// Failing that, it is one more: with a guess among them that leaves one pair together, or with another that tells all
/// apart.
#[inline]
pub(crate) fn among_few(
    set: &[Index],
    classes: &mut Vec<u8>,
    mut classes_of: impl FnMut(Index, &mut Vec<u8>),
) -> AmongFew {
    let secrets = set.len() as u32;
    let mut pair = None;
    for guess in set {
        classes_of(*guess, classes);
        match shared(classes) {
            0 => return AmongFew { lower: 2 * secrets - 1, guess: Some((*guess, 2)) },
            1 if pair.is_none() => pair = Some((*guess, 3)),
            _ => {}
        }
    }
    AmongFew { lower: 2 * secrets, guess: pair }
}

/// How many secrets share their class with one before them. Only zero, one, or more matters.
#[inline]
pub(crate) fn shared(classes: &[u8]) -> u32 {
    let (mut seen, mut shared) = (0u64, 0);
    for class in classes {
        let bit = 1 << class;
        shared += u32::from(seen & bit != 0);
        seen |= bit;
    }
    shared
}
