//! Every answer of a game, one pair at a time, and sets split by them.

use crate::kernel::Kernel;
use crate::universe::Index;

/// The most codes for which all answers are kept, a byte each.
const KEPT: usize = 10_000;

/// The answers between the codes of a universe, by class.
pub(crate) struct Answers<'a> {
    kernel: &'a Kernel<'a>,
    kept: Vec<u8>,
}

impl<'a> Answers<'a> {
    pub(super) fn of(kernel: &'a Kernel<'a>) -> Self {
        Self::kept_up_to(kernel, KEPT)
    }

    /// The answers, kept where there are no more codes than this.
    pub(crate) fn kept_up_to(kernel: &'a Kernel<'a>, most: usize) -> Self {
        let mut kept = Vec::new();
        let len = kernel.universe().len();
        if len <= most {
            let all: Vec<_> = (0..len as Index).collect();
            let mut classes = Vec::new();
            kept.reserve_exact(len * len);
            for guess in &all {
                kernel.classes_of(&all, *guess, &mut classes);
                kept.extend_from_slice(&classes);
            }
        }
        Self { kernel, kept }
    }

    /// The classes of the answers that a guess gets from every secret of a set.
    pub(super) fn classes_of(&self, set: &[Index], guess: Index, classes: &mut Vec<u8>) {
        if self.kept.is_empty() {
            self.kernel.classes_of(set, guess, classes);
        } else {
            let len = self.kernel.universe().len();
            let row = &self.kept[guess as usize * len..][..len];
            classes.clear();
            classes.extend(set.iter().map(|secret| row[*secret as usize]));
        }
    }

    /// Splits a set by the answers to a guess.
    pub(super) fn split(&self, set: &[Index], guess: Index, cells: &mut Cells) {
        self.classes_of(set, guess, &mut cells.classes);
        cells.ends.clear();
        cells.ends.resize(self.kernel.classes().count(), 0);
        for class in &cells.classes {
            cells.ends[usize::from(*class)] += 1;
        }
        let mut sum = 0;
        for end in &mut cells.ends {
            // The start for now: filling the cells moves it to the end.
            sum += std::mem::replace(end, sum);
        }
        cells.secrets.clear();
        cells.secrets.resize(set.len(), 0);
        for (secret, class) in set.iter().zip(&cells.classes) {
            let place = &mut cells.ends[usize::from(*class)];
            cells.secrets[*place as usize] = *secret;
            *place += 1;
        }
    }
}

/// A set, split by answers. Within a cell the order is that of the set.
#[derive(Default)]
pub(super) struct Cells {
    secrets: Vec<Index>,
    ends: Vec<u32>,
    classes: Vec<u8>,
}

impl Cells {
    /// The secrets of a class.
    pub(super) fn get(&self, class: usize) -> &[Index] {
        let start = class.checked_sub(1).map_or(0, |before| self.ends[before] as usize);
        &self.secrets[start..self.ends[class] as usize]
    }

    /// The classes that have any secret, with them.
    pub(super) fn iter(&self) -> impl Iterator<Item = (usize, &[Index])> {
        (0..self.ends.len()).map(|class| (class, self.get(class))).filter(|(_, cell)| !cell.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Backend, Universe};

    #[test]
    fn a_split_loses_no_secret_and_follows_the_rules() {
        for game in ["4x4", "4x6n", "word"] {
            let universe = Universe::of(game).expect("a game");
            let kernel = Kernel::new(&universe, Backend::best());
            let answers = Answers::of(&kernel);
            let set: Vec<_> = (0..universe.len() as Index).step_by(3).collect();
            let mut cells = Cells::default();
            answers.split(&set, 17, &mut cells);
            let codes = universe.codes();
            for (class, cell) in cells.iter() {
                let same = |secret: &Index| universe.class_of(codes[*secret as usize], codes[17]) == class;
                assert!(cell.iter().all(same), "{game}");
            }
            let mut seen: Vec<_> = cells.iter().flat_map(|(_, cell)| cell.iter().copied()).collect();
            seen.sort_unstable();
            assert_eq!(seen, set, "{game}");
        }
    }
}
