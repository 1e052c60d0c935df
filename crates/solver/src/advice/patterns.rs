//! Secrets that fit, in spaces too large to look at every code: a search hole by hole.
//!
//! Symbols that stand in no row are all the same to the answers, so a hole takes one of the symbols seen or "some
//! other": a pattern. Every pattern that fits stands for as many secrets as there are ways to fill in the others,
//! so that secrets are counted, and drawn evenly, without being listed.

use rules::{Answer, Code, Rules};

use super::count::Count;
use super::limits::Meter;
use crate::universe::MAX_HOLES;

/// Steps of a search before the count is given up.
const STEPS: u64 = 3_000_000;

/// Steps of a search for any secret at all before it is given up.
const LONG: u64 = 40_000_000;

/// Steps before a dive for a random secret begins anew.
const DIVE: u64 = 20_000;

/// Steps between two looks at the limits.
const STRIDE: u64 = 4096;

/// Secrets that fit, or some of them.
#[derive(Clone, Debug)]
pub(super) struct Drawn {
    pub(super) count: Count,
    /// In order.
    pub(super) codes: Vec<Code>,
}

/// What a search for one secret found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum One {
    Fits(Code),
    Nothing,
    Unknown,
}

/// The rows as the search needs them.
pub(super) struct Patterns<'a> {
    rules: &'a Rules,
    /// The symbols that stand in a row.
    seen: Vec<u8>,
    /// Those that stand in none.
    others: Vec<u8>,
    rows: Vec<Wanted>,
}

/// A row and what it wants.
struct Wanted {
    /// Its symbols by their place among those seen.
    slots: [usize; MAX_HOLES],
    /// How often it holds each of them.
    counts: Vec<u8>,
    black: u8,
    common: u8,
}

/// A search on its way.
struct Walk<'w> {
    patterns: &'w Patterns<'w>,
    /// Filled holes: symbols by their place among those seen, and one past the last for any other.
    slots: [usize; MAX_HOLES],
    placed: Vec<u8>,
    black: Vec<u8>,
    common: Vec<u8>,
    left: u64,
    /// Shuffles the symbols of every hole.
    chance: Option<Chance>,
}

/// How a walk ended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Through,
    Enough,
    Stopped,
}

impl<'a> Patterns<'a> {
    pub(super) fn new(rules: &'a Rules, rows: &[(Code, Answer)]) -> Self {
        let holds = |symbol: &u8| rows.iter().any(|(code, _)| code.symbols().contains(symbol));
        let (seen, others): (Vec<u8>, Vec<u8>) = (0..rules.palette().size()).partition(holds);
        let wanted = |(code, answer): &(Code, Answer)| {
            let mut slots = [0; MAX_HOLES];
            let mut counts = vec![0; seen.len() + 1];
            for (slot, symbol) in slots.iter_mut().zip(code.symbols()) {
                *slot = seen.iter().position(|other| other == symbol).unwrap_or(seen.len());
                counts[*slot] += 1;
            }
            Wanted { slots, counts, black: answer.black, common: answer.black + answer.white }
        };
        let rows = rows.iter().map(wanted).collect();
        Self { rules, seen, others, rows }
    }

    fn holes(&self) -> usize {
        usize::from(self.rules.holes())
    }

    fn walk(&self, steps: u64, chance: Option<Chance>) -> Walk<'_> {
        Walk {
            patterns: self,
            slots: [0; MAX_HOLES],
            placed: vec![0; self.seen.len() + 1],
            black: vec![0; self.rows.len()],
            common: vec![0; self.rows.len()],
            left: steps,
            chance,
        }
    }

    /// How many secrets a pattern stands for.
    fn weight(&self, slots: &[usize]) -> u64 {
        let open = slots.iter().filter(|slot| **slot == self.seen.len()).count() as u64;
        let others = self.others.len() as u64;
        if self.rules.repeats() {
            others.pow(open as u32)
        } else {
            (0..open).map(|taken| others.saturating_sub(taken)).product()
        }
    }

    /// One of the secrets that a pattern stands for.
    fn secret(&self, slots: &[usize], mut number: u64) -> Code {
        let mut symbols = [0; MAX_HOLES];
        let mut others = self.others.clone();
        for (symbol, slot) in symbols.iter_mut().zip(slots) {
            *symbol = if let Some(seen) = self.seen.get(*slot) {
                *seen
            } else {
                let place = (number % others.len() as u64) as usize;
                number /= others.len() as u64;
                if self.rules.repeats() { others[place] } else { others.remove(place) }
            };
        }
        Code::new(&symbols[..slots.len()])
    }

    /// Any secret that fits.
    pub(super) fn one(&self, meter: &mut Meter<'_>) -> One {
        let mut found = None;
        let end = self.walk(LONG, None).on(0, meter, &mut |slots| {
            found = Some(self.secret(slots, 0));
            false
        });
        match (found, end) {
            (Some(code), _) => One::Fits(code),
            (None, End::Through) => One::Nothing,
            (None, _) => One::Unknown,
        }
    }

    /// The secrets that fit if there are no more than `most`, else so many of them, drawn evenly as far as they
    /// can be counted.
    pub(super) fn draw(&self, most: usize, meter: &mut Meter<'_>) -> Drawn {
        let mut total = 0;
        let end = self.walk(STEPS, None).on(0, meter, &mut |slots| {
            total += self.weight(slots);
            true
        });
        if end != End::Through {
            return self.dive(most, total, meter);
        }
        let wanted = total.min(most as u64);
        let mut chance = Chance(total);
        // One number out of each of equal stretches: evenly drawn, in order, and none twice.
        let mut numbers = (0..wanted).map(|stretch| {
            let start = |stretch: u64| (u128::from(stretch) * u128::from(total) / u128::from(wanted)) as u64;
            let (from, to) = (start(stretch), start(stretch + 1));
            from + chance.below(to - from)
        });
        let mut codes = Vec::with_capacity(wanted as usize);
        let (mut next, mut before) = (numbers.next(), 0);
        self.walk(STEPS, None).on(0, meter, &mut |slots| {
            let weight = self.weight(slots);
            while let Some(number) = next.filter(|number| *number < before + weight) {
                codes.push(self.secret(slots, number - before));
                next = numbers.next();
            }
            before += weight;
            next.is_some()
        });
        codes.sort_unstable();
        Drawn { count: Count::Exactly(total), codes }
    }

    /// Secrets found by going down at random, again and again.
    fn dive(&self, most: usize, at_least: u64, meter: &mut Meter<'_>) -> Drawn {
        let mut codes = std::collections::BTreeSet::new();
        let (mut chance, mut left) = (Chance(at_least), STEPS);
        while left > 0 && codes.len() < most && !meter.is_stopped() {
            let mut walk = self.walk(DIVE.min(left), Some(Chance(chance.next())));
            let number = chance.next();
            walk.on(0, meter, &mut |slots| {
                codes.insert(self.secret(slots, number % self.weight(slots).max(1)));
                false
            });
            left = left.saturating_sub(DIVE.min(left) - walk.left + 1);
        }
        let found = at_least.max(codes.len() as u64);
        let count = if found == 0 { Count::Unknown } else { Count::MoreThan(found - 1) };
        Drawn { count, codes: codes.into_iter().collect() }
    }
}

impl Walk<'_> {
    /// Fills the holes from this one on; `each` says whether to go on after a pattern that fits.
    fn on(&mut self, hole: usize, meter: &mut Meter<'_>, each: &mut dyn FnMut(&[usize]) -> bool) -> End {
        let patterns = self.patterns;
        let holes = patterns.holes();
        if hole == holes {
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
        if let Some(chance) = &mut self.chance {
            let seen = count - usize::from(order[..count].last() == Some(&(other as u8)));
            for place in 0..seen {
                order.swap(place, place + chance.below((seen - place) as u64) as usize);
            }
            // The others come first as often as one of them would.
            if seen < count && chance.below((seen + others) as u64) < others as u64 {
                order.swap(0, seen);
            }
        }
        for slot in &order[..count] {
            let Some(left) = self.left.checked_sub(1) else { return End::Stopped };
            self.left = left;
            if left % STRIDE == 0 && !meter.may(STRIDE) {
                return End::Stopped;
            }
            let end = self.with(hole, usize::from(*slot), meter, each);
            if end != End::Through {
                return end;
            }
        }
        End::Through
    }

    /// Goes on with this symbol in this hole, if every answer stays possible.
    fn with(
        &mut self,
        hole: usize,
        slot: usize,
        meter: &mut Meter<'_>,
        each: &mut dyn FnMut(&[usize]) -> bool,
    ) -> End {
        let patterns = self.patterns;
        let open = (patterns.holes() - hole - 1) as u8;
        let within = |wanted: u8, now: u8| now <= wanted && wanted <= now + open;
        let mut possible = true;
        for (place, row) in patterns.rows.iter().enumerate() {
            self.black[place] += u8::from(row.slots[hole] == slot);
            self.common[place] += u8::from(self.placed[slot] < row.counts[slot]);
            possible &= within(row.black, self.black[place]) && within(row.common, self.common[place]);
        }
        self.placed[slot] += 1;
        self.slots[hole] = slot;
        let end = if possible { self.on(hole + 1, meter, each) } else { End::Through };
        self.placed[slot] -= 1;
        for (place, row) in patterns.rows.iter().enumerate() {
            self.black[place] -= u8::from(row.slots[hole] == slot);
            self.common[place] -= u8::from(self.placed[slot] < row.counts[slot]);
        }
        end
    }
}

/// Numbers that look like chance and are the same in every run.
#[derive(Clone, Debug)]
pub(super) struct Chance(pub(super) u64);

impl Chance {
    pub(super) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ (word >> 31)
    }

    /// A number below this one, or 0.
    pub(super) fn below(&mut self, most: u64) -> u64 {
        ((u128::from(self.next()) * u128::from(most)) >> u64::BITS) as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::advice::Limits;
    use crate::game;

    #[test]
    fn secrets_are_counted_and_drawn_as_by_looking_at_every_code() {
        let games: [(&str, &[&str]); 5] =
            [("4x6", &[]), ("3x9", &[]), ("4x7n", &[]), ("5x4", &["blanks=yes"]), ("4x5n", &["blanks=yes"])];
        for (game, options) in games {
            let rules = game::rules(game, options).expect(game);
            let all: Vec<_> = rules.secrets().iter().collect();
            let mut chance = Chance(3);
            let mut any = |_| all[chance.below(all.len() as u64) as usize];
            for round in 0..40 {
                let secret = any(());
                let mut rows: Vec<_> =
                    (0..round % 5).map(&mut any).map(|row| (row, rules.answer(secret, row))).collect();
                if let (Some((_, answer)), 0) = (rows.first_mut(), round % 7) {
                    // A lie: perhaps nothing fits.
                    *answer = Answer { black: answer.white, white: answer.black, blue: 0 };
                }
                let fits =
                    |code: &&Code| rows.iter().all(|(row, answer)| rules.answer(**code, *row) == *answer);
                let naive: Vec<_> = all.iter().filter(fits).copied().collect();
                let patterns = Patterns::new(&rules, &rows);
                let mut meter = Meter::new(Limits::default());
                let drawn = patterns.draw(usize::MAX, &mut meter);
                assert_eq!(
                    (drawn.count, &drawn.codes),
                    (Count::Exactly(naive.len() as u64), &naive),
                    "{game}"
                );
                let few = patterns.draw(10, &mut meter);
                assert_eq!(few.codes.len(), naive.len().min(10), "{game}");
                assert!(few.codes.iter().all(|code| naive.binary_search(code).is_ok()), "{game}");
                match patterns.one(&mut meter) {
                    One::Fits(code) => assert!(naive.binary_search(&code).is_ok(), "{game}"),
                    found => assert_eq!((found, naive.len()), (One::Nothing, 0), "{game}"),
                }
                let dived = patterns.dive(10, 0, &mut meter);
                assert!(dived.codes.iter().all(|code| naive.binary_search(code).is_ok()), "{game}");
                assert_eq!(dived.codes.is_empty(), naive.is_empty(), "{game}");
            }
        }
    }

    #[test]
    fn a_draw_is_even() {
        let rules = game::rules("2x8", &[]).expect("a game");
        let rows = [(Code::new(&[0, 1]), Answer::default())];
        let patterns = Patterns::new(&rules, &rows);
        let mut meter = Meter::new(Limits::default());
        // 36 secrets, six of them drawn: one of each six.
        let drawn = patterns.draw(6, &mut meter);
        assert_eq!(drawn.count, Count::Exactly(36));
        let mut stretches: Vec<_> = drawn.codes.iter().map(|code| code.symbols()[1]).collect();
        stretches.dedup();
        assert_eq!((drawn.codes.len(), stretches.len()), (6, 6));
    }

    #[test]
    fn it_stops_when_told_to() {
        let rules = game::rules("custom", &["holes=8", "symbols=16"]).expect("a game");
        let rows = [(Code::new(&[0, 1, 2, 3, 4, 5, 6, 7]), Answer { black: 1, white: 3, blue: 0 })];
        let patterns = Patterns::new(&rules, &rows);
        let mut meter = Meter::new(Limits { work: Some(3 * STRIDE), ..Limits::default() });
        let drawn = patterns.draw(100, &mut meter);
        assert!(meter.is_stopped());
        assert!(matches!(drawn.count, Count::MoreThan(_)));
    }
}
