//! The codes that a breaker holds possible.

use rand::RngExt;
use rand::seq::SliceRandom;
use rules::view::BreakerBoard;
use rules::{Answer, Code, Rules};

use super::memory::Recalled;
use super::mind::{self, Mind};
use super::sampler::Sampler;
use super::seed::Chance;
use super::stock::Stock;
use crate::kernel::Kernel;
use crate::universe::Index;

/// What a breaker sees of a round that tells about its secret.
#[derive(Clone, Debug)]
pub(crate) struct Clues {
    /// The rows with their answers.
    pub(crate) rows: Vec<(Code, Answer)>,
    /// The open stock, where pegs are counted.
    pub(crate) stock: Option<Stock>,
    /// The rows that can still be placed.
    pub(crate) rows_left: usize,
}

impl Clues {
    /// What a breaker's board tells.
    pub(crate) fn of(rules: &Rules, seen: &BreakerBoard) -> Self {
        let rows_left = usize::from(seen.board.of) - seen.board.rows.len();
        let stock = seen.stock.as_ref().map(|stock| Stock::of(rules, stock, &seen.board.rows));
        Self { rows: seen.board.answered().collect(), stock, rows_left }
    }

    /// Whether the stock allows this secret.
    fn stocked(&self, code: Code) -> bool {
        self.stock.as_ref().is_none_or(|stock| stock.allows(code))
    }
}

/// The codes that fit everything: in a listed game all of them, in order; never none.
pub(crate) fn fitting(kernel: &Kernel<'_>, clues: &Clues) -> Vec<Index> {
    let mut set = mind::fitting(kernel, &clues.rows);
    set.retain(|index| clues.stocked(kernel.code(*index)));
    if set.is_empty() { least_wrong(kernel, clues) } else { set }
}

/// Where answers contradict each other, which only wrong pins can do: the codes that fit the most of them.
fn least_wrong(kernel: &Kernel<'_>, clues: &Clues) -> Vec<Index> {
    let rules = kernel.universe().rules();
    let right =
        |code: Code| clues.rows.iter().filter(|(row, answer)| rules.answer(code, *row) == *answer).count();
    let right: Vec<_> = kernel.universe().codes().iter().map(|code| right(*code)).collect();
    let most = right.iter().max();
    (0..).zip(&right).filter(|(_, rows)| Some(*rows) == most).map(|(index, _)| index).collect()
}

/// Some codes that fit everything, in the order they were found: all different, as many as asked for if there are
/// so many and they are found; at least one.
pub(crate) fn sample(mind: &Mind<'_>, clues: &Clues, count: usize, chance: &mut Chance) -> Vec<Code> {
    if let Some(kernel) = mind.kernel() {
        let mut set = fitting(kernel, clues);
        let (drawn, _) = set.partial_shuffle(chance, count);
        return drawn.iter().map(|index| kernel.code(*index)).collect();
    }
    let rows: Vec<_> = clues.rows.iter().map(|(row, answer)| whole(*row, *answer)).collect();
    Sampler::new(mind.rules(), &rows).draw_many(count, |code| clues.stocked(code), chance)
}

/// A code that fits what is recalled; not one that stands on the board, if another does.
pub(crate) fn any(mind: &Mind<'_>, clues: &Clues, recalled: &[Recalled], chance: &mut Chance) -> Code {
    let new = |code: Code| clues.rows.iter().all(|(row, _)| *row != code);
    let Some(kernel) = mind.kernel() else {
        // What is miscounted is as good as overlooked where codes are too many to count them one by one.
        let read: Vec<_> = recalled.iter().filter(|recalled| !recalled.misread).copied().collect();
        let found =
            Sampler::new(mind.rules(), &read).draw_many(1, |code| clues.stocked(code) && new(code), chance);
        return found[0];
    };
    let (misread, read): (Vec<Recalled>, Vec<Recalled>) =
        recalled.iter().copied().partition(|recalled| recalled.misread);
    let rows: Vec<_> = read.iter().map(|recalled| (recalled.row, recalled.answer)).collect();
    let mut set = mind::fitting(kernel, &rows);
    set.retain(|index| {
        let code = kernel.code(*index);
        new(code) && clues.stocked(code) && misread.iter().all(|row| row.allows(mind.rules(), code))
    });
    if set.is_empty() {
        // Nothing fits what it believes, so it trusts the latest row alone.
        let latest = clues.rows.last().map_or(&[][..], std::slice::from_ref);
        set = mind::fitting(kernel, latest);
        set.retain(|index| new(kernel.code(*index)));
    }
    if set.is_empty() {
        set = kernel.universe().indices();
    }
    kernel.code(set[chance.random_range(0..set.len())])
}

/// A row as it is.
const fn whole(row: Code, answer: Answer) -> Recalled {
    Recalled { row, answer, misread: false }
}
