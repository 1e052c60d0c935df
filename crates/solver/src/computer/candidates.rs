//! The codes that a breaker holds possible.

use rand::seq::SliceRandom;
use rand::{Rng, RngExt};
use rules::{Answer, Code, Rules};

use super::memory::Recalled;
use super::mind::{self, Mind};
use super::safety::Safety;
use super::seed::DecisionChance;
use super::sight::BreakerSight;
use crate::advice::Meter;
use crate::kernel::Kernel;
use crate::universe::Index;
use crate::unlisted::{Dived, Patterns};

/// Dives in a row that bring nothing new before a sample is taken as whole.
const VAIN: usize = 40;

/// Dives in a row that get lost before no more are made: what none of them finds there is hardly any of.
const LOST: usize = 8;

/// Codes looked at between two looks at the clock.
const LOOK: usize = 4096;

/// The secrets of a listed game that fit everything, in order; never none.
pub(crate) fn fitting(kernel: &Kernel<'_>, sight: &BreakerSight, safety: Safety) -> Vec<Index> {
    let mut set = mind::fitting(kernel, &sight.rows());
    set.retain(|index| sight.clues.allows(kernel.code(*index)));
    if set.is_empty() { least_wrong(kernel, sight, safety) } else { set }
}

/// Where answers contradict each other, which only wrong pins can do: the codes that fit the most of them, and all
/// that are proven. Without time for all codes it is the best of the first ones.
fn least_wrong(kernel: &Kernel<'_>, sight: &BreakerSight, safety: Safety) -> Vec<Index> {
    let rules = kernel.universe().rules();
    let right = |code: Code| {
        let rows = sight.clues.rows().iter().filter(|clue| rules.answer(code, clue.code) == clue.answer);
        rows.map(|clue| if clue.proven { 100 } else { 1 }).sum::<usize>()
    };
    let mut looked_at = Vec::new();
    for codes in kernel.universe().codes().chunks(LOOK) {
        if safety.is_over() && !looked_at.is_empty() {
            break;
        }
        looked_at.extend(codes.iter().map(|code| right(*code)));
    }
    let right = looked_at;
    let most = right.iter().max();
    (0..).zip(&right).filter(|(_, rows)| Some(*rows) == most).map(|(index, _)| index).collect()
}

/// At least one code that fits everything, at most as many as asked for: all different, in the order found.
pub(crate) fn sample(
    mind: &Mind<'_>,
    sight: &BreakerSight,
    count: usize,
    chance: &mut DecisionChance,
    safety: Safety,
) -> Vec<Code> {
    if let Some(kernel) = mind.kernel() {
        let mut set = fitting(kernel, sight, safety);
        let (drawn, _) = set.partial_shuffle(chance, count);
        return drawn.iter().map(|index| kernel.code(*index)).collect();
    }
    drawn(mind.rules(), &sight.rows(), count, |code| sight.clues.allows(code), chance, safety)
}

/// The codes that fit what is recalled of the board and aren't on it, as far as they are listed; never none.
pub(crate) fn believed(
    mind: &Mind<'_>,
    kernel: &Kernel<'_>,
    sight: &BreakerSight,
    recalled: &[Recalled],
) -> Vec<Index> {
    let (misread, read): (Vec<Recalled>, Vec<Recalled>) =
        recalled.iter().copied().partition(|recalled| recalled.misread);
    let rows: Vec<_> = read.iter().map(|recalled| (recalled.row, recalled.answer)).collect();
    let mut set = mind::fitting(kernel, &rows);
    set.retain(|index| {
        let code = kernel.code(*index);
        !sight.placed(code)
            && sight.clues.allows(code)
            && misread.iter().all(|row| row.allows(mind.rules(), code))
    });
    if set.is_empty() {
        // Nothing fits what the player believes, so only the latest row counts.
        let rows = sight.rows();
        set = mind::fitting(kernel, rows.last().map_or(&[][..], std::slice::from_ref));
        set.retain(|index| !sight.placed(kernel.code(*index)));
    }
    if set.is_empty() { kernel.universe().indices() } else { set }
}

/// A code that fits what is recalled; if possible not one that is on the board.
pub(crate) fn any(
    mind: &Mind<'_>,
    sight: &BreakerSight,
    recalled: &[Recalled],
    chance: &mut DecisionChance,
    safety: Safety,
) -> Code {
    if let Some(kernel) = mind.kernel() {
        let set = believed(mind, kernel, sight, recalled);
        return kernel.code(set[chance.random_range(0..set.len())]);
    }
    // Where there are too many codes to count one by one, a miscounted row counts as overlooked.
    let read = recalled.iter().filter(|recalled| !recalled.misread);
    let rows: Vec<_> = read.map(|recalled| (recalled.row, recalled.answer)).collect();
    let wanted = |code| sight.clues.allows(code) && !sight.placed(code);
    drawn(mind.rules(), &rows, 1, wanted, chance, safety)[0]
}

/// Up to `count` different codes of a game too large to list that fit these rows and are wanted; at least one code, if
/// need be one that fits only the latest rows, or none of them. Stops early when the time is up.
fn drawn(
    rules: &Rules,
    rows: &[(Code, Answer)],
    count: usize,
    wanted: impl Fn(Code) -> bool,
    chance: &mut DecisionChance,
    safety: Safety,
) -> Vec<Code> {
    let mut meter = Meter::new(safety.limits());
    for first in 0..=rows.len() {
        let patterns = Patterns::new(rules, &rows[first..]);
        let mut dives = patterns.dives(chance.next_u64());
        let (mut found, mut vain, mut lost) = (Vec::new(), 0, 0);
        while found.len() < count && vain < VAIN && lost < LOST && (found.is_empty() || !safety.is_over()) {
            match dives.next(&mut meter) {
                Dived::Found(code) if wanted(code) && !found.contains(&code) => {
                    found.push(code);
                    (vain, lost) = (0, 0);
                }
                Dived::Found(_) => vain += 1,
                Dived::Lost => lost += 1,
                Dived::Nothing => break,
            }
        }
        if !found.is_empty() {
            return found;
        }
    }
    let any = chance.random_range(0..rules.guesses().count());
    vec![rules.guesses().code(any).expect("an index below the count")]
}
