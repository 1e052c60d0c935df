//! The way through all patterns that fit.

use rules::edition::AnswerRule;

use super::{Each, End, Patterns, STRIDE};
use crate::advice::Meter;
use crate::universe::MAX_HOLES;

/// A search on its way: first which symbols the secret holds and how often, which decides all that rows and secret
/// have in common, then in which holes. Where answers tell only of places, the first is left open.
struct PatternWalk<'w> {
    patterns: &'w Patterns<'w>,
    /// How often each symbol seen has yet to be placed; the last slot means any other.
    counts: Vec<u8>,
    /// What every row has in common with the symbols chosen.
    common: Vec<u8>,
    /// Filled holes: symbols by their place among those seen, and one past the last for any other.
    slots: [usize; MAX_HOLES],
    black: Vec<u8>,
    left: u64,
}

impl Patterns<'_> {
    /// Walks through the patterns that fit.
    pub(super) fn walk(&self, steps: u64, meter: &mut Meter<'_>, each: Each<'_>) -> End {
        let mut walk = PatternWalk {
            patterns: self,
            counts: vec![0; self.seen.len() + 1],
            common: vec![0; self.rows.len()],
            slots: [0; MAX_HOLES],
            black: vec![0; self.rows.len()],
            left: steps,
        };
        match self.rules.answer_rule() {
            AnswerRule::Classic => walk.choose(0, self.rules.holes(), meter, each),
            // Where answers tell nothing of the symbols but their places, any may be chosen.
            AnswerRule::BlackOnly => {
                for (slot, count) in walk.counts.iter_mut().enumerate() {
                    *count = self.most(slot, self.rules.holes());
                }
                walk.place(0, meter, each)
            }
            AnswerRule::Pairs | AnswerRule::Marker => unreachable!("patterns are of single symbols"),
        }
    }
}

impl PatternWalk<'_> {
    fn step(&mut self, meter: &mut Meter<'_>) -> bool {
        let Some(left) = self.left.checked_sub(1) else { return false };
        self.left = left;
        left % STRIDE != 0 || meter.may(STRIDE)
    }

    /// Chooses how often the symbols from this one on are in the holes that are still open; `each` says whether to go
    /// on after a pattern that fits.
    fn choose(&mut self, slot: usize, open: u8, meter: &mut Meter<'_>, each: Each<'_>) -> End {
        let patterns = self.patterns;
        let other = patterns.seen.len();
        if slot > other {
            return self.place(0, meter, each);
        }
        let most = patterns.most(slot, open);
        // The others take what the symbols seen have left open.
        for count in if slot < other { 0 } else { open }..=most {
            if !self.step(meter) {
                return End::Stopped;
            }
            let mut possible = true;
            for (common, row) in self.common.iter_mut().zip(&patterns.rows) {
                *common += count.min(row.counts[slot]);
                let later = row.later[slot].min(open - count);
                possible &= row.common_can(*common, later);
            }
            self.counts[slot] = count;
            let end = if possible { self.choose(slot + 1, open - count, meter, each) } else { End::Through };
            for (common, row) in self.common.iter_mut().zip(&patterns.rows) {
                *common -= count.min(row.counts[slot]);
            }
            if end != End::Through {
                return end;
            }
        }
        self.counts[slot] = 0;
        End::Through
    }

    /// Places the symbols chosen, from this hole on.
    fn place(&mut self, hole: usize, meter: &mut Meter<'_>, each: Each<'_>) -> End {
        let patterns = self.patterns;
        let holes = patterns.holes();
        if hole == holes {
            return if each(&self.slots[..holes]) { End::Through } else { End::Enough };
        }
        let open = (holes - hole - 1) as u8;
        for slot in 0..self.counts.len() {
            if self.counts[slot] == 0 {
                continue;
            }
            if !self.step(meter) {
                return End::Stopped;
            }
            let mut possible = true;
            for (black, row) in self.black.iter_mut().zip(&patterns.rows) {
                *black += u8::from(row.slots[hole] == slot);
                possible &= row.black_can(*black, open);
            }
            self.counts[slot] -= 1;
            self.slots[hole] = slot;
            let end = if possible { self.place(hole + 1, meter, each) } else { End::Through };
            self.counts[slot] += 1;
            for (black, row) in self.black.iter_mut().zip(&patterns.rows) {
                *black -= u8::from(row.slots[hole] == slot);
            }
            if end != End::Through {
                return end;
            }
        }
        End::Through
    }
}
