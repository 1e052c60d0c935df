//! The answers of a game, numbered.
//!
//! ```
//! use rules::Answer;
//! use solver::Universe;
//! use solver::universe::Classes;
//!
//! let universe = Universe::of("original").unwrap();
//! let classes: Classes = universe.classes();
//! let answer = Answer { black: 1, white: 2, blue: 0 };
//! assert_eq!(
//!     (classes.answer(classes.of(answer)), classes.find(answer)),
//!     (answer, Some(classes.of(answer)))
//! );
//! assert_eq!(
//!     (classes.of(Answer::solved(4)), classes.count() - 1),
//!     (classes.solved(), classes.solved())
//! );
//! // 3b1w can't occur, and the solution leads nowhere.
//! assert_eq!(
//!     (classes.find(Answer { black: 3, white: 1, blue: 0 }), classes.branches()),
//!     (Some(13), 13)
//! );
//! ```

use rules::Answer;
use rules::answer::Blue;

/// The classes of answers. Two have a fixed place: the last is the solution, and the one before it can't occur (all
/// but one exact, and that one misplaced).
///
/// The classic rule has one for every number of common symbols and, of these, of exact ones. Where only black pins answer
/// the numbers are the same, and those of answers with white never occur. Pairs have one for every number of blacks, then
/// whites, then blues.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Classes(ClassKind);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ClassKind {
    Classic { holes: usize },
    BlackOnly { holes: usize },
    Pairs { matched: bool },
}

impl Classes {
    pub(crate) const fn classic(holes: usize) -> Self {
        Self(ClassKind::Classic { holes })
    }

    pub(crate) const fn black_only(holes: usize) -> Self {
        Self(ClassKind::BlackOnly { holes })
    }

    pub(crate) const fn pairs(blue: Blue) -> Self {
        Self(ClassKind::Pairs { matched: matches!(blue, Blue::Matched) })
    }

    /// How many classes there are, those that can't occur included.
    pub const fn count(self) -> usize {
        match self.0 {
            ClassKind::Classic { holes } | ClassKind::BlackOnly { holes } => classes(holes),
            ClassKind::Pairs { matched } => pair_classes(matched),
        }
    }

    /// The class of an answer; that of every answer that can't occur is the one before the solution.
    pub const fn of(self, answer: Answer) -> usize {
        let (black, white) = (answer.black as usize, answer.white as usize);
        match self.0 {
            ClassKind::Classic { holes } => {
                if black + white > holes || answer.blue > 0 {
                    self.count() - 2
                } else {
                    class(black, black + white)
                }
            }
            ClassKind::BlackOnly { holes } => {
                if black > holes || white > 0 || answer.blue > 0 {
                    self.count() - 2
                } else {
                    class(black, black)
                }
            }
            ClassKind::Pairs { matched } => {
                let blue = answer.blue as usize;
                if black + white > PAIRS || blue >= blues(matched, black, white) {
                    self.count() - 2
                } else {
                    pair_class(matched, black, white) + blue
                }
            }
        }
    }

    /// The class of an answer, if it has one of its own.
    pub fn find(self, answer: Answer) -> Option<usize> {
        let class = self.of(answer);
        (self.answer(class) == answer).then_some(class)
    }

    /// The answer of a class.
    pub fn answer(self, class: usize) -> Answer {
        assert!(class < self.count(), "there are {} classes", self.count());
        match self.0 {
            ClassKind::Classic { holes } | ClassKind::BlackOnly { holes } => {
                let common = (0..=holes).rfind(|common| classes_below(*common) <= class).unwrap_or(0);
                let black = class - classes_below(common);
                Answer { black: black as u8, white: (common - black) as u8, blue: 0 }
            }
            ClassKind::Pairs { matched } => {
                let begins = |black: &usize| pair_class(matched, *black, 0) <= class;
                let black = (0..=PAIRS).rfind(begins).unwrap_or(0);
                let begins = |white: &usize| pair_class(matched, black, *white) <= class;
                let white = (0..=PAIRS - black).rfind(begins).unwrap_or(0);
                let blue = class - pair_class(matched, black, white);
                Answer { black: black as u8, white: white as u8, blue: blue as u8 }
            }
        }
    }

    /// The class of the solution.
    pub const fn solved(self) -> usize {
        self.count() - 1
    }

    /// How many answers other than the solution can occur: no guess splits a set into more parts.
    pub const fn branches(self) -> usize {
        match self.0 {
            ClassKind::Classic { .. } | ClassKind::Pairs { .. } => self.count() - 2,
            ClassKind::BlackOnly { holes } => holes,
        }
    }
}

const fn classes_below(common: usize) -> usize {
    common * (common + 1) / 2
}

/// The class of an answer by its exact and its common symbols.
pub(crate) const fn class(exact: usize, common: usize) -> usize {
    classes_below(common) + exact
}

/// How many classes the classic rule has.
pub(crate) const fn classes(holes: usize) -> usize {
    classes_below(holes + 1)
}

/// Holes of every edition with pairs.
pub(crate) const PAIRS: usize = 4;

/// How many different counts of blues are possible beside these blacks and whites: 0, 1 and so on. Every hole that
/// has neither can be blue; but a lone white uses two holes, one of the guess and another of the secret. (Two can use
/// the same two.)
pub(crate) const fn blues(matched: bool, black: usize, white: usize) -> usize {
    let open = PAIRS - black - white;
    if matched && white == 1 && black < PAIRS - 1 { open } else { open + 1 }
}

/// The class of these blacks and whites without a blue.
pub(crate) const fn pair_class(matched: bool, black: usize, white: usize) -> usize {
    let (mut place, mut blacks) = (0, 0);
    while blacks <= black {
        let (mut whites, end) = (0, if blacks < black { PAIRS - blacks + 1 } else { white });
        while whites < end {
            place += blues(matched, blacks, whites);
            whites += 1;
        }
        blacks += 1;
    }
    place
}

/// How many classes pairs have.
pub(crate) const fn pair_classes(matched: bool) -> usize {
    pair_class(matched, PAIRS, 0) + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_have_31_answers_or_34_and_one_that_cannot_occur() {
        for (blue, answers) in [(Blue::Matched, 31), (Blue::GuessOnly, 34)] {
            let classes = Classes::pairs(blue);
            assert_eq!((classes.count(), classes.branches()), (answers + 1, answers - 1));
            assert_eq!(classes.answer(classes.solved()), Answer::solved(4));
            assert_eq!(classes.answer(classes.solved() - 1), Answer { black: 3, white: 1, blue: 0 });
            let answers: Vec<_> = (0..classes.count()).map(|class| classes.answer(class)).collect();
            assert!(answers.is_sorted());
            assert!(answers.iter().enumerate().all(|(class, answer)| classes.of(*answer) == class));
        }
    }

    #[test]
    fn black_pins_alone_have_an_answer_more_than_holes() {
        for holes in 1..=8 {
            let classes = Classes::black_only(holes);
            assert_eq!(classes.branches(), holes);
            assert_eq!(classes.of(Answer::solved(holes as u8)), classes.solved());
            for black in 0..=holes as u8 {
                let answer = Answer { black, ..Answer::default() };
                assert_eq!(classes.answer(classes.of(answer)), answer);
            }
            assert_ne!(
                classes.of(Answer { black: holes as u8 - 1, ..Answer::default() }),
                classes.count() - 2
            );
        }
    }

    #[test]
    fn what_cannot_occur_has_one_class() {
        let impossible = [(3, 1, 0), (4, 1, 0), (9, 9, 9), (0, 5, 0), (2, 1, 2), (0, 0, 5)];
        for (black, white, blue) in impossible {
            let answer = Answer { black, white, blue };
            for classes in [
                Classes::pairs(Blue::Matched),
                Classes::pairs(Blue::GuessOnly),
                Classes::classic(4),
                Classes::black_only(4),
            ] {
                assert_eq!(classes.of(answer), classes.solved() - 1, "{answer:?}");
            }
        }
        let by_guess = Answer { black: 2, white: 1, blue: 1 };
        assert_eq!(Classes::pairs(Blue::Matched).of(by_guess), 30);
        assert_eq!(
            Classes::pairs(Blue::GuessOnly).answer(Classes::pairs(Blue::GuessOnly).of(by_guess)),
            by_guess
        );
    }
}
