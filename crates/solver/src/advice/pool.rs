//! The guesses that are weighed.

use rules::{Code, Rules};

use super::field::KEPT;
use super::limits::Meter;
use crate::kernel::Kernel;
use crate::shortlist::{WORK, holds_all, shortlist_while};
use crate::universe::Index;
use crate::unlisted::FixedChance;

/// Less work than this makes no shortlist.
const LEAST: u64 = 1 << 20;

/// Fitting guesses that are weighed first, for when there is little time.
const FIRST: usize = 512;

/// Guesses made of parts of fitting codes, in a space too large to list.
const MIXED: usize = 1500;

/// The guesses to weigh: `all`, some that fit first; or those of a shortlist where all would be too many for the
/// set. Whether all are there.
pub(super) fn guesses(
    kernel: &Kernel<'_>,
    set: &[Index],
    all: Vec<Index>,
    meter: &mut Meter<'_>,
) -> (Vec<Index>, bool) {
    let universe = kernel.universe();
    // One of each kind is few enough.
    if all.len() < universe.len() {
        return (all, true);
    }
    // What is left of the work is for weighing the guesses of the list.
    let work = WORK.min(meter.left() / 2);
    if universe.len() > KEPT && !holds_all(universe, set, work) {
        let mut guesses = Vec::new();
        if work >= LEAST && meter.may(work) {
            // The work is paid for; whether there is still time for it is asked on the way.
            guesses = shortlist_while(kernel, set, work, &mut || meter.may(0)).indices().to_vec();
        }
        return (if guesses.is_empty() { spread(set, FIRST) } else { guesses }, false);
    }
    let mut guesses = spread(set, FIRST);
    let mut taken = vec![0u64; universe.len().div_ceil(64)];
    for guess in &guesses {
        taken[*guess as usize / 64] |= 1 << (guess % 64);
    }
    guesses.extend(all.iter().filter(|guess| taken[**guess as usize / 64] >> (**guess % 64) & 1 == 0));
    (guesses, true)
}

/// One of each of equal stretches of a list, or all of it.
fn spread(list: &[Index], most: usize) -> Vec<Index> {
    if list.len() <= most {
        return list.to_vec();
    }
    let mut chance = FixedChance(list.len() as u64);
    let start = |stretch: usize| stretch * list.len() / most;
    let one = |stretch: usize| {
        let (from, to) = (start(stretch), start(stretch + 1));
        list[from + chance.below((to - from) as u64) as usize]
    };
    (0..most).map(one).collect()
}

/// Guesses for codes drawn from a space too large to list: the codes themselves, and codes made of the left part of
/// one and the right part of another.
pub(super) fn mixed(rules: &Rules, codes: &[Code]) -> Vec<Code> {
    let mut guesses = codes.to_vec();
    let mut chance = FixedChance(codes.len() as u64);
    let (holes, symbols) = (u64::from(rules.holes()), u64::from(rules.palette().size()));
    for _ in 0..if codes.is_empty() { 0 } else { MIXED } {
        let mut draw = || codes[chance.below(codes.len() as u64) as usize];
        let (left, right) = (draw(), draw());
        let cut = chance.below(holes) as usize;
        let mut mixed = [left.symbols()[..cut].to_vec(), right.symbols()[cut..].to_vec()].concat();
        if chance.below(2) == 0 {
            mixed[chance.below(holes) as usize] = chance.below(symbols) as u8;
        }
        let mixed = Code::new(&mixed);
        if rules.guesses().contains(mixed) {
            guesses.push(mixed);
        }
    }
    guesses.sort_unstable();
    guesses.dedup();
    guesses
}
