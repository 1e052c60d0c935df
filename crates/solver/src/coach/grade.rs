//! How hard a position is: solved by facts alone, the easiest first.

use super::ground::TopicPlanes;
use super::planes::{self, WorldSet};
use super::position::CoachPosition;
use super::search::{bits, choices};
use super::seed::MOST_STARS;
use super::topic::FactTopic;
use crate::advice::Limits;

/// How a position was solved by facts alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SolvedByFacts {
    /// For every step how many rows had to be looked at together, knowing what the steps before had shown.
    pub steps: Vec<u8>,
}

impl SolvedByFacts {
    /// The most rows that a step combines.
    pub fn hardest(&self) -> u8 {
        self.steps.iter().copied().max().unwrap_or(0)
    }
}

impl CoachPosition {
    /// Solves the position by facts alone. A step looks at as few rows together as tell anything new, with what is
    /// known already, and notes every fact that follows; sums of several symbols are not among them. None if rows leave
    /// more than one content for a hole.
    pub fn solve(&self) -> Option<SolvedByFacts> {
        self.without_sums().solved(MOST_STARS, Limits::default())
    }

    /// [`Self::solve`] without sums; none, too, as soon as it is clear that it takes more than these stars, or that there
    /// is no time left.
    pub(super) fn solved(&self, stars: u8, limits: Limits<'_>) -> Option<SolvedByFacts> {
        // The most rows of a step, and the most steps that combine rows.
        let (most_rows, most_combined) = match stars {
            _ if self.is_of_markers() => (usize::MAX, usize::MAX),
            1 | 2 => (1, 0),
            3 => (2, 1),
            4 => (2, 2),
            _ => (usize::MAX, usize::MAX),
        };
        let everything: Vec<_> = self.topics.iter().map(|_| u64::MAX).collect();
        let mut known = self.start.clone();
        let mut possible = self.possible(&known, &everything);
        let (mut steps, mut combined) = (Vec::new(), 0);
        while !self.is_solved(&possible) {
            let most = if combined < most_combined { most_rows } else { 1 };
            let (size, narrower) = (1..=self.clues.len().min(most))
                .find_map(|size| Some((size, self.step(size, &known, &possible, limits)?)))?;
            combined += usize::from(size > 1);
            for (place, (now, before)) in narrower.iter().zip(&possible).enumerate() {
                if now != before {
                    known = self.keep(&known, place, *now);
                }
            }
            possible = self.possible(&known, &narrower);
            steps.push(size as u8);
        }
        Some(SolvedByFacts { steps })
    }

    /// What is still possible after the easiest set of `size` rows that tells something new: the one with the fewest cases.
    fn step(&self, size: usize, known: &WorldSet, possible: &[u64], limits: Limits<'_>) -> Option<Vec<u64>> {
        let mut sets = choices(self.clues.len(), size, u64::MAX);
        let cases = |set: u64| bits(set).fold(1u64, |cases, row| cases.saturating_mul(self.clues[row].cases));
        sets.sort_by_cached_key(|set| (cases(*set), set.reverse_bits()));
        sets.into_iter().take_while(|_| !limits.are_over()).find_map(|set| {
            let worlds = bits(set).fold(known.clone(), |left, row| left.and(&self.clues[row].fits));
            let now = self.possible(&worlds, possible);
            (now != possible).then_some(now)
        })
    }

    /// The worlds in which a topic has one of these values.
    fn keep(&self, worlds: &WorldSet, topic: usize, values: u64) -> WorldSet {
        let topic = &self.topics[topic];
        let here = topic.values.iter().filter(|(value, _)| values >> value & 1 == 1);
        worlds.and(&planes::union(topic.values[0].1.len(), here.map(|(_, plane)| plane)))
    }

    /// The grade of a position that was solved so, from 1 to 5.
    ///
    /// A puzzle whose steps never combine two rows is easy: one star if it takes few steps, two if it takes
    /// more. A step that combines two rows makes three stars, a second one four, and a third or one that combines
    /// more rows five. Markers answer for themselves, so that a group's rows are seldom combined: there the steps alone
    /// are counted, those that combine rows three times.
    pub fn stars(&self, solved: &SolvedByFacts) -> u8 {
        let is_hole = |topic: &&TopicPlanes| matches!(topic.topic, FactTopic::Hole { .. });
        let to_find = self.topics.iter().filter(is_hole).count();
        let steps = solved.steps.len();
        let combined = solved.steps.iter().filter(|rows| **rows > 1).count();
        if self.is_of_markers() {
            return (steps + 2 * combined).saturating_sub(2).clamp(1, MOST_STARS.into()) as u8;
        }
        match (solved.hardest(), combined) {
            (0 | 1, _) if steps <= to_find + 1 => 1,
            (0 | 1, _) => 2,
            (2, 1) => 3,
            (2, 2) => 4,
            _ => MOST_STARS,
        }
    }

    /// Whether it is a group's.
    fn is_of_markers(&self) -> bool {
        self.topics.iter().any(|topic| matches!(topic.topic, FactTopic::MarkerHole { .. }))
    }

    /// Whether every hole has one content only.
    fn is_solved(&self, possible: &[u64]) -> bool {
        self.topics.iter().zip(possible).all(|(topic, values)| match topic.topic {
            FactTopic::Hole { .. } => values.is_power_of_two(),
            _ => true,
        })
    }
}
