//! A maker who decides late: every answer is the one that costs the breaker most, and fits all before it.
//!
//! A setup seats one only where all codes can be listed, so there is always a kernel.

use rand::RngExt;
use rules::view::RoundBoard;
use rules::{Answer, Code};

use super::mind::{self, Mind};
use super::safety::Safety;
use super::seed::DecisionChance;
use crate::heuristic::Heuristic;
use crate::kernel::Kernel;
use crate::reduction::Reduction;
use crate::strategy::Strategy;
use crate::universe::Index;

/// Answers count as equal from this many thousandths of the worst one's cost on.
const NEAR: u64 = 970;

/// The most secrets that are played out to tell what they cost.
const PLAYED_OUT: usize = 1_500;

/// The unit of a cost: parts of a row.
const UNIT: usize = 1000;

/// The answer to the last row.
pub(crate) fn answer(
    mind: &Mind<'_>,
    board: &RoundBoard,
    chance: &mut DecisionChance,
    safety: Safety,
) -> Option<Answer> {
    let row = board.rows.last()?.code?;
    let rows: Vec<_> = board.answered().collect();
    let parts = parts(mind.kernel()?, &rows, row, safety);
    let costs: Vec<_> = parts.iter().map(|(_, cost)| *cost).collect();
    let worst = costs.iter().max()?;
    let near: Vec<_> = parts.iter().filter(|(_, cost)| cost * 1000 >= worst * NEAR).collect();
    Some(near[chance.random_range(0..near.len())].0)
}

/// A secret that fits all answers, each as likely as any other.
pub(crate) fn uncover(mind: &Mind<'_>, board: &RoundBoard, chance: &mut DecisionChance) -> Option<Code> {
    let rows: Vec<_> = board.answered().collect();
    let kernel = mind.kernel()?;
    let set = mind::fitting(kernel, &rows);
    (!set.is_empty()).then(|| kernel.code(set[chance.random_range(0..set.len())]))
}

/// The answers that some secret gives, in order, each with what it costs the breaker.
fn parts(kernel: &Kernel<'_>, rows: &[(Code, Answer)], row: Code, safety: Safety) -> Vec<(Answer, u64)> {
    let universe = kernel.universe();
    let Some(guess) = universe.find(row) else { return Vec::new() };
    let set = mind::fitting(kernel, rows);
    let mut strategy = Strategy::new(kernel, Heuristic::Entropy);
    let every = Reduction::every_symbol(universe);
    let placed = rows.iter().map(|(row, _)| row).chain([&row]).flat_map(Code::symbols);
    let unused = placed.fold(every, |unused, symbol| unused & !(1 << symbol));
    let parts = kernel.split(&set, guess);
    let classes = universe.classes();
    let found = parts.iter().enumerate().filter(|(_, part)| !part.is_empty());
    let by_size = |class: usize, size| if class == classes.solved() { 0 } else { size_cost(size) };
    let cost_of = |(class, part): (usize, &Vec<Index>)| match part.len() {
        size if class == classes.solved() || size > PLAYED_OUT || universe.len() > 20 * PLAYED_OUT => {
            Some((classes.answer(class), by_size(class, size)))
        }
        size => {
            let rows = rows_of(kernel, &mut strategy, part, unused, safety)?;
            Some((classes.answer(class), (rows * UNIT / size) as u64))
        }
    };
    let costs: Option<Vec<_>> = found.clone().map(cost_of).collect();
    // Without time to play them out, all are judged by their number.
    costs.unwrap_or_else(|| {
        found.map(|(class, part)| (classes.answer(class), by_size(class, part.len()))).collect()
    })
}

/// What secrets cost, judged by their number alone: a row, and more the more of them there are.
fn size_cost(size: usize) -> u64 {
    #[allow(clippy::cast_sign_loss, reason = "from one secret on, the logarithm is not below zero")]
    let cost = (UNIT as f64 * (1.0 + (size as f64).ln() / 2.0)).round() as u64;
    cost
}

/// Rows in total that a good breaker needs for these secrets; none if there is no time to tell.
fn rows_of(
    kernel: &Kernel<'_>,
    strategy: &mut Strategy<'_>,
    set: &[Index],
    unused: u64,
    safety: Safety,
) -> Option<usize> {
    match set.len() {
        size @ 0..=2 => Some(size * (size + 1) / 2),
        _ if safety.is_over() => None,
        size => {
            let guess = strategy.guess_while(set, unused, &mut || !safety.is_over());
            let unused = Reduction::unused_after(kernel.universe(), unused, guess);
            let mut parts = kernel.split(set, guess);
            parts.pop();
            let after = parts.iter().map(|part| rows_of(kernel, strategy, part, unused, safety));
            after.sum::<Option<usize>>().map(|after| size + after)
        }
    }
}
