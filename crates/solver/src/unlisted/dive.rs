//! Secrets that fit, drawn at random: down hole by hole, again and again.
//!
//! For spaces with too many patterns to walk through.

use std::collections::BTreeSet;

use rules::Code;

use super::{DrawnSecrets, End, FixedChance, Patterns, STEPS, STRIDE};
use crate::advice::{Count, Meter};
use crate::universe::MAX_HOLES;

/// Steps before a dive begins again.
const DIVE: u64 = 20_000;

/// Dives that bring nothing new before no more are made.
const VAIN: u32 = 100;

/// What a dive came back with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dived {
    /// This secret fits.
    Found(Code),
    /// No secret fits.
    Nothing,
    /// It took too many steps, or the time was up.
    Lost,
}

/// Dives, one after the other.
pub(crate) struct Dives<'p> {
    patterns: &'p Patterns<'p>,
    chance: FixedChance,
    /// Steps taken by all of them.
    steps: u64,
}

/// A dive on its way.
struct Dive<'w> {
    patterns: &'w Patterns<'w>,
    /// Filled holes: symbols by their place among those seen, and one past the last for any other.
    slots: [usize; MAX_HOLES],
    placed: Vec<u8>,
    black: Vec<u8>,
    common: Vec<u8>,
    left: u64,
    /// The order in which holes are filled. It is random: the last ones have to give what the answers still want.
    holes: [usize; MAX_HOLES],
    /// Shuffles the symbols of every hole.
    chance: FixedChance,
}

impl Patterns<'_> {
    /// Dives for secrets; the same number leads to the same secrets.
    pub(crate) const fn dives(&self, number: u64) -> Dives<'_> {
        Dives { patterns: self, chance: FixedChance(number), steps: 0 }
    }

    /// Secrets found by diving again and again.
    pub(super) fn dive(&self, most: usize, at_least: u64, meter: &mut Meter<'_>) -> DrawnSecrets {
        let mut codes = BTreeSet::new();
        let (mut dives, mut vain) = (self.dives(at_least), 0);
        while dives.steps < STEPS && vain < VAIN && codes.len() < most && !meter.is_stopped() {
            let new = match dives.next(meter) {
                Dived::Found(code) => codes.insert(code),
                Dived::Lost => false,
                Dived::Nothing => return DrawnSecrets { count: Count::Exactly(0), codes: Vec::new() },
            };
            vain = if new { 0 } else { vain + 1 };
        }
        let found = at_least.max(codes.len() as u64);
        let count = if found == 0 { Count::Unknown } else { Count::MoreThan(found - 1) };
        DrawnSecrets { count, codes: codes.into_iter().collect() }
    }
}

impl Dives<'_> {
    /// One dive.
    pub(crate) fn next(&mut self, meter: &mut Meter<'_>) -> Dived {
        let patterns = self.patterns;
        let mut dive = Dive {
            patterns,
            slots: [0; MAX_HOLES],
            placed: vec![0; patterns.seen.len() + 1],
            black: vec![0; patterns.rows.len()],
            common: vec![0; patterns.rows.len()],
            left: DIVE,
            holes: self.shuffled(),
            chance: FixedChance(self.chance.next()),
        };
        let number = self.chance.next();
        let mut found = None;
        let end = dive.on(0, meter, &mut |slots| {
            found = Some(patterns.secret(slots, number % patterns.weight(slots).max(1)));
            false
        });
        self.steps += DIVE - dive.left + 1;
        match (found, end) {
            (Some(code), _) => Dived::Found(code),
            (None, End::Through) => Dived::Nothing,
            (None, End::Enough | End::Stopped) => Dived::Lost,
        }
    }

    /// The holes in any order.
    fn shuffled(&mut self) -> [usize; MAX_HOLES] {
        let mut holes = std::array::from_fn(|hole| hole);
        let count = self.patterns.holes();
        for place in 0..count {
            holes.swap(place, place + self.chance.below((count - place) as u64) as usize);
        }
        holes
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

    /// Shuffles the symbols for a hole. The first `seen` of them are in a row; the last is any other.
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
