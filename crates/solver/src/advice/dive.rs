//! Secrets that fit drawn at random, where there are too many patterns to walk through: down hole by hole, again and
//! again.

use std::collections::BTreeSet;

use super::count::Count;
use super::limits::Meter;
use super::patterns::{Chance, Drawn, End, Patterns, STEPS, STRIDE};
use crate::universe::MAX_HOLES;

/// Steps before a dive for a random secret begins anew.
const DIVE: u64 = 20_000;

/// Dives that bring nothing new before no more are made.
const VAIN: u32 = 100;

/// A dive on its way.
struct Dive<'w> {
    patterns: &'w Patterns<'w>,
    /// Filled holes: symbols by their place among those seen, and one past the last for any other.
    slots: [usize; MAX_HOLES],
    placed: Vec<u8>,
    black: Vec<u8>,
    common: Vec<u8>,
    left: u64,
    /// The order in which holes are filled: what the answers still want is left to the last, which is to be any.
    holes: [usize; MAX_HOLES],
    /// Shuffles the symbols of every hole.
    chance: Chance,
}

impl Patterns<'_> {
    /// The holes in any order.
    fn shuffled(&self, chance: &mut Chance) -> [usize; MAX_HOLES] {
        let mut holes = std::array::from_fn(|hole| hole);
        for place in 0..self.holes() {
            holes.swap(place, place + chance.below((self.holes() - place) as u64) as usize);
        }
        holes
    }

    /// Secrets found by going down at random, again and again.
    pub(super) fn dive(&self, most: usize, at_least: u64, meter: &mut Meter<'_>) -> Drawn {
        let mut codes = BTreeSet::new();
        let (mut chance, mut left, mut vain) = (Chance(at_least), STEPS, 0);
        while left > 0 && vain < VAIN && codes.len() < most && !meter.is_stopped() {
            let mut walk = Dive {
                patterns: self,
                slots: [0; MAX_HOLES],
                placed: vec![0; self.seen.len() + 1],
                black: vec![0; self.rows.len()],
                common: vec![0; self.rows.len()],
                left: DIVE.min(left),
                holes: self.shuffled(&mut chance),
                chance: Chance(chance.next()),
            };
            let number = chance.next();
            let mut new = false;
            let end = walk.on(0, meter, &mut |slots| {
                new = codes.insert(self.secret(slots, number % self.weight(slots).max(1)));
                false
            });
            if end == End::Through {
                return Drawn { count: Count::Exactly(0), codes: Vec::new() };
            }
            vain = if new { 0 } else { vain + 1 };
            left = left.saturating_sub(DIVE.min(left) - walk.left + 1);
        }
        let found = at_least.max(codes.len() as u64);
        let count = if found == 0 { Count::Unknown } else { Count::MoreThan(found - 1) };
        Drawn { count, codes: codes.into_iter().collect() }
    }
}

impl Dive<'_> {
    /// Fills the holes from this place in their order on; `each` says whether to go on after a pattern that fits.
    fn on(&mut self, place: usize, meter: &mut Meter<'_>, each: &mut dyn FnMut(&[usize]) -> bool) -> End {
        let patterns = self.patterns;
        let holes = patterns.holes();
        if place == holes {
            let weight = patterns.weight(&self.slots[..holes]);
            return if weight == 0 || each(&self.slots[..holes]) { End::Through } else { End::Enough };
        }
        let other = patterns.seen.len();
        let spare = patterns.rules.repeats();
        let (mut order, mut count) = ([0u8; 64], 0);
        for slot in (0..other.min(63)).filter(|slot| spare || self.placed[*slot] == 0) {
            order[count] = slot as u8;
            count += 1;
        }
        let others = patterns.others.len();
        if others > if spare { 0 } else { usize::from(self.placed[other]) } {
            order[count] = other as u8;
            count += 1;
        }
        let seen = count - usize::from(order[..count].last() == Some(&(other as u8)));
        self.shuffle(&mut order[..count], seen);
        for slot in &order[..count] {
            let Some(left) = self.left.checked_sub(1) else { return End::Stopped };
            self.left = left;
            if left % STRIDE == 0 && !meter.may(STRIDE) {
                return End::Stopped;
            }
            let end = self.with(place, usize::from(*slot), meter, each);
            if end != End::Through {
                return end;
            }
        }
        End::Through
    }

    /// Shuffles the symbols for a hole, of which the first so many are seen in a row and the last may be any other.
    fn shuffle(&mut self, order: &mut [u8], seen: usize) {
        for place in 0..seen {
            order.swap(place, place + self.chance.below((seen - place) as u64) as usize);
        }
        // The others come first as often as one of them would.
        let others = self.patterns.others.len();
        if seen < order.len() && self.chance.below((seen + others) as u64) < others as u64 {
            order.swap(0, seen);
        }
    }

    /// Goes on with this symbol in this hole, if every answer stays possible.
    fn with(
        &mut self,
        place: usize,
        slot: usize,
        meter: &mut Meter<'_>,
        each: &mut dyn FnMut(&[usize]) -> bool,
    ) -> End {
        let patterns = self.patterns;
        let hole = self.holes[place];
        let open = (patterns.holes() - place - 1) as u8;
        let mut possible = true;
        for (number, row) in patterns.rows.iter().enumerate() {
            self.black[number] += u8::from(row.slots[hole] == slot);
            self.common[number] += u8::from(self.placed[slot] < row.counts[slot]);
            possible &= row.black_can(self.black[number], open) && row.common_can(self.common[number], open);
        }
        self.placed[slot] += 1;
        self.slots[hole] = slot;
        let end = if possible { self.on(place + 1, meter, each) } else { End::Through };
        self.placed[slot] -= 1;
        for (number, row) in patterns.rows.iter().enumerate() {
            self.black[number] -= u8::from(row.slots[hole] == slot);
            self.common[number] -= u8::from(self.placed[slot] < row.counts[slot]);
        }
        end
    }
}
