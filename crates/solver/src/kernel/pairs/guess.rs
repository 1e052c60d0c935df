//! Guesses of pairs made ready: holes in an order that puts equal pairs first, and eight alike side by side.

use super::formula::Repeats;
use crate::classes::PAIRS;
use crate::universe::{Index, Universe};

/// How many guesses are sorted into groups at a time.
pub(crate) const CHUNK: usize = 512;

/// One guess.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PairGuess {
    pub(super) repeats: Repeats,
    /// The holes in the order in which they are looked at.
    pub(super) holes: [u8; PAIRS],
    /// The shapes in that order.
    pub(super) shapes: [u8; PAIRS],
    /// The colours in that order.
    pub(super) colours: [u8; PAIRS],
}

impl PairGuess {
    pub(crate) fn new(universe: &Universe, guess: Index) -> Self {
        let halves = universe.halves(guess);
        let equals = halves.map(|pair| halves.iter().filter(|other| **other == pair).count());
        let first = halves.map(|pair| halves.iter().position(|other| *other == pair));
        let mut holes: [u8; PAIRS] = std::array::from_fn(|hole| hole as u8);
        holes.sort_by_key(|hole| (PAIRS - equals[usize::from(*hole)], first[usize::from(*hole)]));
        let ordered = holes.map(usize::from);
        let repeats = match ordered.map(|hole| equals[hole]) {
            [1, ..] => Repeats::None,
            [2, _, 1, _] => Repeats::Two,
            [2, ..] => Repeats::Twos,
            [3, ..] => Repeats::Three,
            _ => Repeats::Four,
        };
        Self {
            repeats,
            holes,
            shapes: ordered.map(|hole| halves[hole][0]),
            colours: ordered.map(|hole| halves[hole][1]),
        }
    }

    /// What guesses in one group have in common.
    fn alike(&self) -> (Repeats, [u8; PAIRS]) {
        (self.repeats, self.holes)
    }
}

/// Eight guesses that repeat their pairs in the same way and in the same holes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PairGroup {
    pub(super) repeats: Repeats,
    pub(super) holes: [u8; PAIRS],
    pub(super) shapes: [[u8; 8]; PAIRS],
    pub(super) colours: [[u8; 8]; PAIRS],
    /// The place of each among the guesses of its chunk. A group that isn't full asks its last guess again.
    pub(super) places: [u16; 8],
}

/// Guesses in groups, chunk by chunk: 512 by 512 in the order they came in.
#[derive(Clone, Debug)]
pub(crate) struct Groups {
    groups: Vec<PairGroup>,
    /// Where the groups of each chunk end.
    ends: Vec<u32>,
}

impl Groups {
    pub(crate) fn new(universe: &Universe, indices: &[Index]) -> Self {
        let (mut groups, mut ends) = (Vec::new(), Vec::new());
        let mut chunk: Vec<(PairGuess, u16)> = Vec::with_capacity(CHUNK);
        for indices in indices.chunks(CHUNK) {
            chunk.clear();
            chunk.extend(
                indices.iter().zip(0..).map(|(guess, place)| (PairGuess::new(universe, *guess), place)),
            );
            chunk.sort_unstable_by_key(|(guess, place)| (guess.alike(), *place));
            for alike in chunk.chunk_by(|one, other| one.0.alike() == other.0.alike()) {
                groups.extend(alike.chunks(8).map(PairGroup::new));
            }
            ends.push(groups.len() as u32);
        }
        Self { groups, ends }
    }

    /// The groups of a chunk.
    pub(crate) fn of(&self, chunk: usize) -> &[PairGroup] {
        let start = if chunk == 0 { 0 } else { self.ends[chunk - 1] as usize };
        &self.groups[start..self.ends[chunk] as usize]
    }
}

impl PairGroup {
    fn new(alike: &[(PairGuess, u16)]) -> Self {
        let (PairGuess { repeats, holes, .. }, _) = alike[0];
        let mut group =
            Self { repeats, holes, shapes: [[0; 8]; PAIRS], colours: [[0; 8]; PAIRS], places: [0; 8] };
        for lane in 0..8 {
            let (guess, place) = &alike[lane.min(alike.len() - 1)];
            group.places[lane] = *place;
            for hole in 0..PAIRS {
                group.shapes[hole][lane] = guess.shapes[hole];
                group.colours[hole][lane] = guess.colours[hole];
            }
        }
        group
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_pairs_stand_first() {
        let universe = Universe::of("grand").expect("a game");
        let index = |symbols: [u8; 4]| {
            universe.rules().secrets().index(rules::Code::new(&symbols)).expect("a code") as Index
        };
        let ordered = |symbols| {
            let guess = PairGuess::new(&universe, index(symbols));
            (guess.repeats, guess.holes)
        };
        assert_eq!(ordered([7, 3, 9, 1]), (Repeats::None, [0, 1, 2, 3]));
        assert_eq!(ordered([7, 3, 9, 3]), (Repeats::Two, [1, 3, 0, 2]));
        assert_eq!(ordered([7, 3, 3, 7]), (Repeats::Twos, [0, 3, 1, 2]));
        assert_eq!(ordered([7, 3, 7, 7]), (Repeats::Three, [0, 2, 3, 1]));
        assert_eq!(ordered([7, 7, 7, 7]), (Repeats::Four, [0, 1, 2, 3]));
        assert_eq!(PairGuess::new(&universe, index([7, 3, 9, 3])).shapes, [0, 0, 1, 1]);
        assert_eq!(PairGuess::new(&universe, index([7, 3, 9, 3])).colours, [3, 3, 2, 4]);
    }

    #[test]
    fn every_guess_has_its_place_in_a_group() {
        let universe = Universe::of("grand").expect("a game");
        let indices: Vec<Index> = (0..1300).map(|place| place * 271 % 390_625).collect();
        let groups = Groups::new(&universe, &indices);
        for (chunk, indices) in indices.chunks(CHUNK).enumerate() {
            let mut seen = vec![false; indices.len()];
            for group in groups.of(chunk) {
                for lane in 0..8 {
                    let place = usize::from(group.places[lane]);
                    let guess = PairGuess::new(&universe, indices[place]);
                    seen[place] = true;
                    assert_eq!((group.repeats, group.holes), (guess.repeats, guess.holes));
                    assert_eq!(group.shapes.map(|shapes| shapes[lane]), guess.shapes);
                    assert_eq!(group.colours.map(|colours| colours[lane]), guess.colours);
                }
            }
            assert!(seen.iter().all(|seen| *seen));
        }
    }
}
