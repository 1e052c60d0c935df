//! The facts of a position, each with the fewest rows that imply it.
//!
//! Every set of rows is looked at, small sets first, sets with fewer cases before others of their size. What a set
//! leaves possible is a fact unless an earlier set says as much. So no fact can be had with fewer rows.

use std::collections::HashMap;

use super::planes::{self, WorldSet};
use super::position::{ClueSource, CoachPosition};
use super::topic::{CoachFact, FactPart, FactTopic, listed};
use crate::advice::Limits;
use crate::advice::contradiction::{Mask, SecretLook, smallest};

/// The most sets of rows that are looked at one by one: all sets of twelve rows. What takes more rows is found fact by
/// fact.
const MOST_SETS: u64 = 4095;

/// The most rows that a sum over several symbols is told of: nobody follows more.
const MOST_SUMMED: usize = 3;

/// For every topic the values that a set of rows leaves possible. The worlds themselves would take up gigabytes in large
/// games.
type Possible = Vec<u64>;

impl CoachPosition {
    /// The facts that follow from the rows, the easiest first: fewest rows, then fewest cases, in a group those about
    /// markers, then the fewest values left. None if no secret fits.
    pub fn facts(&self, limits: Limits<'_>) -> Vec<CoachFact> {
        let everything: Vec<_> = self.topics.iter().map(|_| u64::MAX).collect();
        let of = self.possible(&self.start, &everything);
        let left = self.left();
        if left.is_empty() {
            return Vec::new();
        }
        let goal = self.possible(&left, &of);
        let topics: Vec<_> = self.topics.iter().map(|topic| topic.topic).collect();
        let clues: Vec<_> = self.clues.iter().map(|clue| (clue.source, clue.cases)).collect();
        let mut found = FactsFound::new(&topics, &clues, &of);
        let rows = self.clues.len();
        let plain = self.topics.iter().filter(|topic| !topic.topic.is_sum()).count();
        let (mut before, mut looked) = (HashMap::<Mask, Possible>::new(), 0u64);
        before.insert(0, of.clone());
        for size in 1..=rows {
            // Sums come last.
            let topics = if size <= MOST_SUMMED { goal.len() } else { plain };
            if found.has_all(&goal[..topics]) {
                break;
            }
            let mut sets = choices(rows, size, MOST_SETS - looked);
            looked += sets.len() as u64;
            if sets.is_empty() {
                self.remaining(&goal[..plain], &mut found, limits);
                break;
            }
            sets.sort_by_cached_key(|set| (cases(&clues, *set), set.reverse_bits()));
            let mut now = HashMap::with_capacity(sets.len());
            for set in sets {
                if limits.are_over() {
                    return found.sorted();
                }
                // What a part of the rows rules out needs no second look.
                let parts = || bits(set).map(|row| &before[&(set & !(1 << row))]);
                let bound: Possible =
                    (0..topics).map(|topic| parts().fold(of[topic], |of, it| of & it[topic])).collect();
                let possible = self.possible(&self.fitting(&self.start, set), &bound);
                found.look(set, &bound, &possible);
                now.insert(set, possible);
            }
            before = now;
        }
        found.sorted()
    }

    /// Those of some worlds that fit these rows.
    fn fitting(&self, worlds: &WorldSet, set: Mask) -> WorldSet {
        bits(set).fold(worlds.clone(), |left, row| left.and(&self.clues[row].fits))
    }

    /// What all rows together tell and no set looked at has told: the fewest rows for each.
    fn remaining(&self, goal: &[u64], found: &mut FactsFound<'_>, limits: Limits<'_>) {
        for (place, topic) in self.topics[..goal.len()].iter().enumerate() {
            if found.knows(place, goal[place]) {
                continue;
            }
            let here = topic.values.iter().filter(|(value, _)| goal[place] >> value & 1 == 1);
            let holds = planes::union(topic.values[0].1.len(), here.map(|(_, plane)| plane));
            let against = self.start.without(&holds);
            let look = |chosen: Mask| {
                if limits.are_over() {
                    return SecretLook::Unknown;
                }
                let found = self.fitting(&against, chosen).first();
                found.map_or(SecretLook::Nothing, |world| SecretLook::Belies(self.belied(world)))
            };
            if let Some(set) = smallest(self.clues.len(), 0, look) {
                let possible = self.possible(&self.fitting(&self.start, set), found.of);
                found.add(set, place, true, &possible);
            }
        }
    }
}

/// In how many ways the pins of some rows can belong to their pegs.
pub(super) fn cases(clues: &[(ClueSource, u64)], set: Mask) -> u64 {
    bits(set).fold(1, |cases, row| cases.saturating_mul(clues[row].1))
}

/// What has been found.
pub(super) struct FactsFound<'p> {
    topics: &'p [FactTopic],
    /// Rows and calls, each with the ways in which its pins can belong to its pegs.
    clues: &'p [(ClueSource, u64)],
    /// The values of every topic before any row.
    of: &'p [u64],
    /// For every topic what has been seen of it, worth telling or not.
    seen: Vec<Vec<u64>>,
    facts: Vec<CoachFact>,
}

impl<'p> FactsFound<'p> {
    /// Nothing yet.
    pub(super) fn new(topics: &'p [FactTopic], clues: &'p [(ClueSource, u64)], of: &'p [u64]) -> Self {
        Self { topics, clues, of, seen: of.iter().map(|of| vec![*of]).collect(), facts: Vec::new() }
    }

    /// Whether something seen says as much.
    fn knows(&self, topic: usize, values: u64) -> bool {
        self.seen[topic].iter().any(|seen| seen & !values == 0)
    }

    fn has_all(&self, goal: &[u64]) -> bool {
        goal.iter().enumerate().all(|(topic, values)| self.knows(topic, *values))
    }

    /// Takes what a set of rows leaves possible; `bound` is what its parts leave.
    pub(super) fn look(&mut self, set: Mask, bound: &[u64], possible: &[u64]) {
        for topic in 0..possible.len() {
            if !self.knows(topic, possible[topic]) {
                self.add(set, topic, possible[topic] != bound[topic], possible);
            }
        }
    }

    fn add(&mut self, set: Mask, topic: usize, is_new: bool, possible: &[u64]) {
        let values = possible[topic];
        self.seen[topic].retain(|seen| values & !seen != 0);
        self.seen[topic].push(values);
        let clues = self.clues;
        // Facts about the same topic put together are worth telling where they leave next to nothing.
        let is_sharp = values.count_ones() <= 2;
        if (is_new || is_sharp) && !self.is_plain(topic, possible) {
            let from = |wanted: fn(ClueSource) -> Option<usize>| {
                bits(set).filter_map(|row| wanted(clues[row].0)).collect()
            };
            self.facts.push(CoachFact {
                topic: self.topics[topic],
                values,
                of: self.of[topic],
                rows: from(|source| if let ClueSource::Row(row) = source { Some(row) } else { None }),
                calls: from(|source| if let ClueSource::Call(call) = source { Some(call) } else { None }),
                cases: cases(clues, set),
            });
        }
    }

    /// Whether a fact says no more than simpler ones that the same rows imply.
    fn is_plain(&self, place: usize, possible: &[u64]) -> bool {
        let (values, of) = (possible[place], self.of[place]);
        let number = |part: FactPart, symbol: u8| {
            let wanted = FactTopic::Number { part, symbol };
            let place = self.topics.iter().position(|topic| *topic == wanted)?;
            Some((possible[place], self.of[place]))
        };
        match self.topics[place] {
            // What stands nowhere stands not here.
            FactTopic::Hole { part, .. } => {
                let stands = |symbol: &u8| number(part, *symbol).is_none_or(|(now, _)| now != 1);
                values == listed(of).filter(stands).fold(0, |values, symbol| values | 1 << symbol)
            }
            // What is sure in one hole is there at least once.
            FactTopic::Number { part, symbol } => {
                let holes = self.topics.iter().zip(possible).filter_map(|(topic, now)| match *topic {
                    FactTopic::Hole { part: of, .. } if of == part => Some(*now),
                    _ => None,
                });
                let holes: Vec<u64> = holes.collect();
                let sure = holes.iter().filter(|now| **now == 1 << symbol).count();
                let open = holes.iter().filter(|now| **now >> symbol & 1 == 1).count();
                let between = |number: &u8| (sure..=open).contains(&usize::from(*number));
                values != 1
                    && values == listed(of).filter(between).fold(0, |values, number| values | 1 << number)
            }
            FactTopic::Kinds { part, set } | FactTopic::Pegs { part, set } => {
                let kinds = matches!(self.topics[place], FactTopic::Kinds { .. });
                let members: Vec<u64> = listed(set.into())
                    .filter_map(|symbol| number(part, symbol))
                    .map(|(now, _)| now)
                    .collect();
                let shortened = |now: u64| if kinds { now & 1 | u64::from(now > 1) << 1 } else { now };
                let members: Vec<u64> = members.into_iter().map(shortened).collect();
                let least: u32 = members.iter().map(|now| now.trailing_zeros()).sum();
                let most: u32 = members.iter().map(|now| 63 - now.leading_zeros()).sum();
                let only = values.trailing_zeros();
                // A sum is told where it is one number, and no smaller sum or plain number says the same.
                values.count_ones() != 1
                    || members.iter().any(|now| now.is_power_of_two())
                    || only == least
                    || only == most
                    // In every hole one of these: the others stand nowhere.
                    || !kinds && only == of.ilog2()
            }
            FactTopic::Present { .. }
            | FactTopic::Placed { .. }
            | FactTopic::MarkerHole { .. }
            | FactTopic::MarkerColour { .. } => false,
        }
    }

    /// The facts, the easiest first.
    pub(super) fn sorted(mut self) -> Vec<CoachFact> {
        let rows = |fact: &CoachFact| fact.rows.len() + fact.calls.len();
        // Hints are about markers; what they say of the code comes after.
        let is_of_code = |fact: &CoachFact| {
            !matches!(fact.topic, FactTopic::MarkerHole { .. } | FactTopic::MarkerColour { .. })
        };
        self.facts.sort_by_key(|fact| (rows(fact), fact.cases, is_of_code(fact), fact.values.count_ones()));
        self.facts
    }
}

/// The places of a set.
pub(super) fn bits(set: Mask) -> impl Iterator<Item = usize> + Clone {
    (0..Mask::BITS as usize).filter(move |place| set >> place & 1 == 1)
}

/// All sets of `size` out of `rows` rows; none if there are more than `most` of them.
pub(super) fn choices(rows: usize, size: usize, most: u64) -> Vec<Mask> {
    let count =
        (0..size as u64).fold(1u64, |ways, taken| ways.saturating_mul(rows as u64 - taken) / (taken + 1));
    if count > most {
        return Vec::new();
    }
    let mut sets = vec![0];
    for _ in 0..size {
        let longer = |set: &Mask| {
            let set: Mask = *set;
            let next = (Mask::BITS - set.leading_zeros()) as usize;
            (next..rows).map(move |row| set | 1 << row)
        };
        sets = sets.iter().flat_map(longer).collect();
    }
    sets
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_all_there_are() {
        assert_eq!(choices(4, 2, 100), [0b11, 0b101, 0b1001, 0b110, 0b1010, 0b1100]);
        assert_eq!(choices(12, 5, 4095).len(), 792);
        assert_eq!(choices(5, 5, 1), [0b1_1111]);
        assert!(choices(30, 15, 4095).is_empty());
    }
}
