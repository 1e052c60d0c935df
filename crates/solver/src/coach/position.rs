//! A position: the worlds there can be, and the rows that tell which of them are left.

use rules::view::{Board, View};
use rules::{Answer, Code, Rules};

use super::ground::{CoachGround, TopicPlanes};
use super::planes::{self, WorldPlane, WorldSet};
use super::search::bits;
use super::topic::{FactPart, FactTopic};
use crate::advice::Clues;
use crate::advice::contradiction::{Mask, SecretLook, smallest};
use crate::universe::Universe;

/// The most symbols that are summed up in one fact: nobody keeps more in mind.
const MOST_SUMMED: u32 = 4;

/// The most sets of symbols that are looked at.
const MOST_SETS: usize = 48;

/// The most bytes that the sums of these sets take up: in the largest games there are fewer of them.
const MOST_SUM_BYTES: usize = 24 * 1024 * 1024;

/// Where a clue comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ClueSource {
    /// A row, from 1.
    Row(usize),
    /// A call, from 1.
    Call(usize),
}

/// A row or a call with the worlds that fit it.
#[derive(Clone, Debug)]
pub(super) struct CoachClue {
    pub(super) source: ClueSource,
    pub(super) fits: WorldPlane,
    /// In how many ways its pins can belong to its pegs.
    pub(super) cases: u64,
}

impl CoachClue {
    /// A row by its number.
    pub(super) const fn row(number: usize, fits: WorldPlane, cases: u64) -> Self {
        Self { source: ClueSource::Row(number), fits, cases }
    }
}

/// What somebody has to go by.
#[derive(Clone, Debug)]
pub struct CoachPosition {
    pub(super) topics: Vec<TopicPlanes>,
    /// The worlds that there are before any row.
    pub(super) start: WorldSet,
    pub(super) clues: Vec<CoachClue>,
}

impl CoachPosition {
    /// The position of a breaker with these rows and answers.
    pub fn new(ground: &CoachGround<'_>, clues: &Clues) -> Self {
        let rules = ground.rules();
        let mut start = WorldSet::all(ground.worlds());
        if clues.counts_pegs() {
            start = start.and(&planes::plane(ground.worlds(), |world| clues.allows(ground.code(world))));
        }
        let rows: Vec<_> = clues.rows().iter().map(|clue| (clue.row, clue.code, clue.answer)).collect();
        let clue = |(row, code, answer): &(usize, Code, Answer)| {
            CoachClue::row(*row, ground.answering(*code, *answer), spreads(rules.holes(), *answer))
        };
        let clues = rows.iter().map(clue).collect();
        let mut topics = ground.topics.clone();
        let planes = MOST_SUMMED as usize + usize::from(rules.holes()) + 2;
        let most =
            MOST_SETS.min(MOST_SUM_BYTES / (planes * planes::words(ground.worlds()) * size_of::<u64>()));
        for part in FactPart::all(rules) {
            let codes = rows.iter().map(|(_, code, _)| symbols(rules, *part, *code)).collect::<Vec<_>>();
            for set in sets(&codes, most) {
                let [kinds, pegs] = ground.sums(*part, set);
                topics.push(kinds);
                // Where nothing repeats both say the same.
                topics.extend(rules.repeats().then_some(pegs));
            }
        }
        Self { topics, start, clues }
    }

    /// What the viewer of a match can go by: a breaker, whose codes must be listed, or somebody in a group. None for
    /// others.
    pub fn of_view(view: &View, universe: Option<&Universe>) -> Option<Self> {
        match view.board {
            Board::Breaker(_) => {
                let clues = Clues::of_view(view).ok()?;
                Some(Self::new(&CoachGround::new(universe?), &clues))
            }
            Board::Holder(_) => Self::of_group(view),
            _ => None,
        }
    }

    /// The position without topics that sum up several symbols: what puzzles are graded by.
    pub(super) fn without_sums(&self) -> Self {
        Self {
            topics: self.topics.iter().filter(|topic| !topic.topic.is_sum()).cloned().collect(),
            ..self.clone()
        }
    }

    /// Whether the rows leave exactly one secret, one of them perhaps left out, from 1.
    pub fn settles(&self, left_out: Option<usize>) -> bool {
        let counts = |clue: &&CoachClue| left_out.is_none_or(|row| clue.source != ClueSource::Row(row));
        let left =
            self.clues.iter().filter(counts).fold(self.start.clone(), |left, clue| left.and(&clue.fits));
        let possible = self.possible(&left, &vec![u64::MAX; self.topics.len()]);
        self.topics.iter().zip(possible).all(|(topic, values)| match topic.topic {
            FactTopic::Hole { .. } => values.is_power_of_two(),
            _ => true,
        })
    }

    /// The rows that a secret contradicts, from 1; none if it fits them all. A secret that can't be whatever the rows
    /// say contradicts no row, but doesn't fit: it goes against the player's own marker or the open stock.
    pub fn contradicted(&self, rules: &Rules, secret: Code) -> Option<Vec<usize>> {
        let here = |topic: &TopicPlanes| match topic.topic {
            FactTopic::Hole { part, hole } => {
                let content = secret.symbols().get(usize::from(hole))?;
                Some(topic.of(part.of(rules, *content)).cloned())
            }
            _ => None,
        };
        let worlds = self
            .topics
            .iter()
            .filter_map(here)
            .try_fold(self.start.clone(), |left, plane| plane.map(|plane| left.and(&plane)));
        let Some(worlds) = worlds.filter(|worlds| !worlds.is_empty()) else { return Some(Vec::new()) };
        let rules_out =
            |chosen: Mask| bits(chosen).fold(worlds.clone(), |left, row| left.and(&self.clues[row].fits));
        let alone = (0..self.clues.len()).filter(|row| rules_out(1 << row).is_empty());
        let mut against: Vec<usize> = alone.collect();
        if against.is_empty() {
            // In a group several rows together may rule out what none does alone.
            let look = |chosen: Mask| match rules_out(chosen).first() {
                Some(world) => SecretLook::Belies(self.belied(world)),
                None => SecretLook::Nothing,
            };
            against = bits(smallest(self.clues.len(), 0, look)?).collect();
        }
        let row = |clue: &usize| match self.clues[*clue].source {
            ClueSource::Row(row) => Some(row),
            ClueSource::Call(_) => None,
        };
        Some(against.iter().filter_map(row).collect())
    }

    /// The rows and calls that a world doesn't fit, a bit each.
    pub(super) fn belied(&self, world: usize) -> Mask {
        let belies = |clue: &CoachClue| u64::from(!planes::lies_in(&clue.fits, world));
        self.clues.iter().enumerate().map(|(place, clue)| belies(clue) << place).sum()
    }

    /// The worlds that fit all rows.
    pub(super) fn left(&self) -> WorldSet {
        self.clues.iter().fold(self.start.clone(), |left, clue| left.and(&clue.fits))
    }

    /// For every topic the values that it has in these worlds, of those given.
    pub(super) fn possible(&self, worlds: &WorldSet, of: &[u64]) -> Vec<u64> {
        let values = |(topic, of): (&TopicPlanes, &u64)| {
            let open = topic.values.iter().filter(|(value, _)| of >> value & 1 == 1);
            open.filter(|(_, plane)| worlds.meets(plane)).fold(0, |values, (value, _)| values | 1 << value)
        };
        self.topics.iter().zip(of).map(values).collect()
    }
}

/// The symbols of a row, a bit each; the blank is none of them.
fn symbols(rules: &Rules, part: FactPart, row: Code) -> u32 {
    let palette = rules.palette();
    let named = match part {
        FactPart::Symbol | FactPart::Colour => palette.symbols.len(),
        FactPart::Shape => palette.shapes.len(),
    };
    let numbers = row.symbols().iter().map(|content| part.of(rules, *content));
    numbers.filter(|symbol| usize::from(*symbol) < named).fold(0, |set, symbol| set | 1 << symbol)
}

/// The sets of symbols that rows suggest, so many at most: those of a row, those two rows share, and those that only one
/// of two has.
fn sets(rows: &[u32], most: usize) -> Vec<u32> {
    let mut sets: Vec<u32> = rows.to_vec();
    for (place, one) in rows.iter().enumerate() {
        for other in &rows[..place] {
            sets.extend([one & other, one & !other, other & !one]);
        }
    }
    let mut found = Vec::new();
    for set in sets {
        if (2..=MOST_SUMMED).contains(&set.count_ones()) && !found.contains(&set) {
            found.push(set);
        }
    }
    found.truncate(most);
    found
}

/// In how many ways the pins of an answer can belong to the pegs of a row.
pub(super) fn spreads(holes: u8, answer: Answer) -> u64 {
    let (mut open, mut ways) = (u64::from(holes), 1);
    for pins in [answer.black, answer.white, answer.blue] {
        for pin in 0..u64::from(pins) {
            ways = ways * open.saturating_sub(pin).max(1) / (pin + 1);
        }
        open = open.saturating_sub(u64::from(pins));
    }
    ways
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pins_spread_over_pegs() {
        let ways = |black, white, blue| spreads(4, Answer { black, white, blue });
        assert_eq!((ways(0, 0, 0), ways(4, 0, 0), ways(1, 0, 0), ways(0, 4, 0)), (1, 1, 4, 1));
        assert_eq!((ways(2, 0, 0), ways(1, 2, 0), ways(1, 1, 1)), (6, 12, 24));
    }

    #[test]
    fn sets_come_from_rows() {
        let rows = [0b0000_1111, 0b0011_1100];
        assert_eq!(sets(&rows, 48), [0b1111, 0b11_1100, 0b1100, 0b11_0000, 0b11]);
        assert_eq!(sets(&rows, 2), [0b1111, 0b11_1100]);
        assert!(sets(&[1, 0b11_1111], 48).is_empty());
    }
}
