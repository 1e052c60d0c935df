//! Worlds as bits: a world is one way the secret can be, a plane says of every world whether something holds there.

use std::sync::Arc;

use crate::universe::MAX_HOLES;

/// One bit a world.
pub(super) type WorldPlane = Arc<[u64]>;

/// How many words hold so many worlds.
pub(super) const fn words(worlds: usize) -> usize {
    worlds.div_ceil(64)
}

/// The plane of the worlds for which this holds.
pub(super) fn plane(worlds: usize, mut holds: impl FnMut(usize) -> bool) -> WorldPlane {
    let word = |first: usize| {
        let last = worlds.min(first + 64);
        (first..last).fold(0, |word, world| word | u64::from(holds(world)) << (world - first))
    };
    (0..words(worlds)).map(|place| 64 * place).map(word).collect()
}

/// The worlds that lie in one of these planes.
pub(super) fn union<'p>(words: usize, planes: impl Iterator<Item = &'p WorldPlane>) -> WorldPlane {
    let mut union = vec![0; words];
    for plane in planes {
        for (word, more) in union.iter_mut().zip(plane.iter()) {
            *word |= more;
        }
    }
    union.into()
}

/// For every number from 0 up, the worlds that lie in exactly so many of these planes: at most [`MAX_HOLES`].
pub(super) fn sums(words: usize, planes: &[WorldPlane]) -> Vec<WorldPlane> {
    let mut sums = vec![vec![0; words]; planes.len() + 1];
    for place in 0..words {
        let mut exactly = [0u64; MAX_HOLES + 1];
        exactly[0] = u64::MAX;
        for (before, plane) in planes.iter().enumerate() {
            let word = plane[place];
            for number in (0..=before).rev() {
                exactly[number + 1] |= exactly[number] & word;
                exactly[number] &= !word;
            }
        }
        for (sum, word) in sums.iter_mut().zip(exactly) {
            sum[place] = word;
        }
    }
    sums.into_iter().map(WorldPlane::from).collect()
}

/// Of how many words one has to hold a world for a set to be many worlds.
const SPARSE: usize = 4;

/// Some worlds. Few worlds cost little, however many there were.
#[derive(Clone, Debug)]
pub(super) enum WorldSet {
    /// Every word.
    Many(Vec<u64>),
    /// The words that hold any, with their places.
    Few(Vec<(u32, u64)>),
}

impl WorldSet {
    /// All of so many worlds.
    pub(super) fn all(worlds: usize) -> Self {
        Self::of(plane(worlds, |_| true).to_vec())
    }

    /// The worlds of these words.
    fn of(words: Vec<u64>) -> Self {
        let holding = words.iter().filter(|word| **word != 0).count();
        if SPARSE * holding > words.len() {
            return Self::Many(words);
        }
        Self::Few((0..).zip(words).filter(|(_, word)| *word != 0).collect())
    }

    /// Those that are left when every word is changed so, by the word of a plane.
    fn changed(&self, plane: &WorldPlane, change: impl Fn(u64, u64) -> u64) -> Self {
        match self {
            Self::Many(words) => {
                Self::of(words.iter().zip(plane.iter()).map(|(word, other)| change(*word, *other)).collect())
            }
            Self::Few(words) => {
                let changed =
                    words.iter().map(|(place, word)| (*place, change(*word, plane[*place as usize])));
                Self::Few(changed.filter(|(_, word)| *word != 0).collect())
            }
        }
    }

    /// Those that lie in this plane, too.
    pub(super) fn and(&self, plane: &WorldPlane) -> Self {
        self.changed(plane, |word, other| word & other)
    }

    /// Those that don't lie in this plane.
    pub(super) fn without(&self, plane: &WorldPlane) -> Self {
        self.changed(plane, |word, other| word & !other)
    }

    /// Whether any of them lies in this plane.
    pub(super) fn meets(&self, plane: &WorldPlane) -> bool {
        match self {
            Self::Many(words) => words.iter().zip(plane.iter()).any(|(word, other)| word & other != 0),
            Self::Few(words) => words.iter().any(|(place, word)| word & plane[*place as usize] != 0),
        }
    }

    /// One of them, the first; none if there is none.
    pub(super) fn first(&self) -> Option<usize> {
        let world = |(place, word): (usize, u64)| 64 * place + word.trailing_zeros() as usize;
        match self {
            Self::Many(words) => words.iter().copied().enumerate().find(|(_, word)| *word != 0).map(world),
            Self::Few(words) => words.first().map(|(place, word)| world((*place as usize, *word))),
        }
    }

    /// Whether there are none.
    pub(super) fn is_empty(&self) -> bool {
        self.first().is_none()
    }
}

/// Whether a world lies in a plane.
pub(super) fn lies_in(plane: &WorldPlane, world: usize) -> bool {
    plane[world / 64] >> (world % 64) & 1 == 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn worlds(set: &WorldSet) -> Vec<usize> {
        (0..150).filter(|world| set.meets(&plane(150, |other| other == *world))).collect()
    }

    #[test]
    fn sets_are_what_their_planes_say() {
        let even = plane(150, |world| world % 2 == 0);
        let third = plane(150, |world| world % 3 == 0);
        let both = WorldSet::of(even.to_vec()).and(&third);
        assert!(worlds(&both).into_iter().eq((0..150).step_by(6)));
        assert!(both.without(&even).is_empty() && !both.meets(&plane(150, |world| world % 2 == 1)));
        assert_eq!(
            (both.first(), both.without(&plane(150, |world| world < 70)).first()),
            (Some(0), Some(72))
        );
        assert!(worlds(&WorldSet::all(150).without(&even)).into_iter().eq((1..150).step_by(2)));
        assert!(lies_in(&third, 147) && !lies_in(&third, 148));
        assert_eq!(worlds(&WorldSet::of(union(3, [even, third].iter()).to_vec())).len(), 100);
    }

    #[test]
    fn sums_count_planes() {
        let bit = |bit: usize| plane(16, move |world| world >> bit & 1 == 1);
        let sums = sums(1, &[bit(0), bit(1), bit(2), bit(3)]);
        for world in 0..16usize {
            let holds: Vec<_> = (0..=4).filter(|sum| lies_in(&sums[*sum], world)).collect();
            assert_eq!(holds, [world.count_ones() as usize]);
        }
    }
}
