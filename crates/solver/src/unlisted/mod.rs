//! Secrets that fit, in spaces too large to look at every code.
//!
//! Symbols that are in no row are interchangeable, so a hole takes one of the symbols seen or "some other": a
//! pattern. Every pattern that fits represents as many secrets as there are ways to fill in the others, so that
//! secrets are counted, and drawn evenly, without being listed.

use rules::edition::AnswerRule;
use rules::fit::Fit;
use rules::{Answer, Code, Rules};

use crate::advice::{Count, Meter};
use crate::universe::MAX_HOLES;

mod chance;
mod dive;
mod walk;

pub(crate) use chance::FixedChance;
pub(crate) use dive::Dived;

/// Steps of a search before the count is given up.
const STEPS: u64 = 3_000_000;

/// Steps of a search for any secret at all before it is given up.
const LONG: u64 = 40_000_000;

/// Steps between two looks at the limits.
const STRIDE: u64 = 4096;

/// Secrets that fit, or some of them.
#[derive(Clone, Debug)]
pub(crate) struct DrawnSecrets {
    pub(crate) count: Count,
    /// In order.
    pub(crate) codes: Vec<Code>,
}

/// The rows as the search needs them.
pub(crate) struct Patterns<'a> {
    rules: &'a Rules,
    /// The symbols that are in a row.
    seen: Vec<u8>,
    /// The symbols that are in none.
    others: Vec<u8>,
    rows: Vec<Demand>,
}

/// A row and what it wants.
struct Demand {
    /// Its symbols by their place among those seen.
    slots: [usize; MAX_HOLES],
    /// How often it holds each of them.
    counts: Vec<u8>,
    /// How often it holds those after each of them together.
    later: Vec<u8>,
    black: u8,
    /// What secret and row have in common, if the answer tells.
    common: Option<u8>,
}

impl Demand {
    /// Whether `now` blacks can still become those of the answer when `open` more holes are filled.
    const fn black_can(&self, now: u8, open: u8) -> bool {
        now <= self.black && self.black <= now + open
    }

    /// Whether `now` common symbols can still become those of the answer with up to `more`.
    const fn common_can(&self, now: u8, more: u8) -> bool {
        match self.common {
            Some(common) => now <= common && common <= now + more,
            None => true,
        }
    }
}

/// Looks at a pattern that fits, and says whether to go on.
type Each<'e> = &'e mut dyn FnMut(&[usize]) -> bool;

/// How a walk ended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Through,
    Enough,
    Stopped,
}

impl<'a> Patterns<'a> {
    pub(crate) fn new(rules: &'a Rules, rows: &[(Code, Answer)]) -> Self {
        let holds = |symbol: &u8| rows.iter().any(|(code, _)| code.symbols().contains(symbol));
        let (seen, others): (Vec<u8>, Vec<u8>) = (0..rules.palette().size()).partition(holds);
        let demand = |(code, answer): &(Code, Answer)| {
            let mut slots = [0; MAX_HOLES];
            let mut counts = vec![0; seen.len() + 1];
            for (slot, symbol) in slots.iter_mut().zip(code.symbols()) {
                *slot = seen.iter().position(|other| other == symbol).unwrap_or(seen.len());
                counts[*slot] += 1;
            }
            let mut later: Vec<u8> = counts[1..]
                .iter()
                .rev()
                .scan(0, |sum, count| {
                    *sum += count;
                    Some(*sum)
                })
                .collect();
            later.reverse();
            later.push(0);
            let common = match rules.answer_rule() {
                AnswerRule::Classic => Some(answer.black + answer.white),
                AnswerRule::BlackOnly => None,
                AnswerRule::Pairs | AnswerRule::Marker => unreachable!("patterns are of single symbols"),
            };
            Demand { slots, counts, later, black: answer.black, common }
        };
        let rows = rows.iter().map(demand).collect();
        Self { rules, seen, others, rows }
    }

    fn holes(&self) -> usize {
        usize::from(self.rules.holes())
    }

    /// How often a symbol can be in the open holes; the last slot means any other symbol.
    fn most(&self, slot: usize, open: u8) -> u8 {
        let there_are = if slot < self.seen.len() { 1 } else { self.others.len() };
        match (there_are, self.rules.repeats()) {
            (0, _) => 0,
            (_, true) => open,
            (there_are, false) => open.min(there_are.min(MAX_HOLES) as u8),
        }
    }

    /// How many secrets a pattern represents.
    fn weight(&self, slots: &[usize]) -> u64 {
        let open = slots.iter().filter(|slot| **slot == self.seen.len()).count() as u64;
        let others = self.others.len() as u64;
        if self.rules.repeats() {
            others.pow(open as u32)
        } else {
            (0..open).map(|taken| others.saturating_sub(taken)).product()
        }
    }

    /// One of the secrets that a pattern represents.
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
    pub(crate) fn one(&self, meter: &mut Meter<'_>) -> Fit {
        let mut found = None;
        let end = self.walk(LONG, meter, &mut |slots| {
            found = Some(self.secret(slots, 0));
            false
        });
        match (found, end) {
            (Some(code), _) => Fit::Fits(code),
            (None, End::Through) => Fit::Nothing,
            (None, _) => Fit::Unknown,
        }
    }

    /// All secrets that fit, or `most` of them, drawn evenly if they can be counted.
    pub(crate) fn draw(&self, most: usize, meter: &mut Meter<'_>) -> DrawnSecrets {
        let mut total = 0;
        let end = self.walk(STEPS, meter, &mut |slots| {
            total += self.weight(slots);
            true
        });
        if end != End::Through {
            return self.dive(most, total, meter);
        }
        let wanted = total.min(most as u64);
        let mut chance = FixedChance(total);
        // One number out of each of equal stretches: evenly drawn, in order, and none twice.
        let mut numbers = (0..wanted).map(|stretch| {
            let start = |stretch: u64| (u128::from(stretch) * u128::from(total) / u128::from(wanted)) as u64;
            let (from, to) = (start(stretch), start(stretch + 1));
            from + chance.below(to - from)
        });
        let mut codes = Vec::with_capacity(wanted as usize);
        let (mut next, mut before) = (numbers.next(), 0);
        self.walk(STEPS, meter, &mut |slots| {
            let weight = self.weight(slots);
            while let Some(number) = next.filter(|number| *number < before + weight) {
                codes.push(self.secret(slots, number - before));
                next = numbers.next();
            }
            before += weight;
            next.is_some()
        });
        codes.sort_unstable();
        DrawnSecrets { count: Count::Exactly(total), codes }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::advice::Limits;
    use crate::game;

    #[test]
    fn secrets_are_counted_and_drawn_as_by_looking_at_every_code() {
        let games: [(&str, &[&str]); 7] = [
            ("4x6", &[]),
            ("3x9", &[]),
            ("4x7n", &[]),
            ("5x4", &["blanks=yes"]),
            ("4x5n", &["blanks=yes"]),
            ("4x6", &["answers=black-only"]),
            ("4x7n", &["answers=black-only", "blanks=yes"]),
        ];
        for (game, options) in games {
            let rules = game::rules(game, options).expect(game);
            let all: Vec<_> = rules.secrets().iter().collect();
            let mut chance = FixedChance(3);
            let mut any = || all[chance.below(all.len() as u64) as usize];
            for round in 0..40 {
                let secret = any();
                let mut rows: Vec<_> =
                    (0..round % 5).map(|_| any()).map(|row| (row, rules.answer(secret, row))).collect();
                if let (Some((row, answer)), 0) = (rows.first_mut(), round % 7) {
                    // A lie: perhaps nothing fits.
                    *answer = rules.answer(any(), *row);
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
                    Fit::Fits(code) => assert!(naive.binary_search(&code).is_ok(), "{game}"),
                    found => assert_eq!((found, naive.len()), (Fit::Nothing, 0), "{game}"),
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
