//! The rest of a round played through, when few secrets are left: everybody takes the row with the best lead for
//! himself, out of the codes that fit and the best row so far.
//!
//! Points are summed over the secrets left instead of averaged: whole numbers, the same in every order.

use std::collections::HashMap;

use super::stakes::{PartyPurse, SEATS, Stakes};
use crate::computer::safety::Safety;
use crate::kernel::Kernel;
use crate::universe::Index;

/// Some of the secrets left, a bit for each.
type Left = u32;

/// The end of a round.
pub(super) struct Endgame<'s> {
    stakes: &'s Stakes,
    set: &'s [Index],
    points: Vec<i64>,
    solved: u8,
    /// For every secret as a row, the class of each secret's answer.
    answers: Vec<Vec<u8>>,
    known: HashMap<(Left, usize, i64), PartyPurse<i64>>,
    safety: Safety,
}

impl<'s> Endgame<'s> {
    /// With these secrets left and these points for the classes of answers.
    pub(super) fn new(
        kernel: &Kernel<'_>,
        stakes: &'s Stakes,
        set: &'s [Index],
        points: &[i64],
        safety: Safety,
    ) -> Self {
        let answers = set.iter().map(|row| classes(kernel, set, *row)).collect();
        let solved = kernel.classes().solved() as u8;
        Self { stakes, set, points: points.to_vec(), solved, answers, known: HashMap::new(), safety }
    }

    /// The lead of the player to move after this row, summed over the secrets left; none if there is no time to tell.
    pub(super) fn lead(&mut self, kernel: &Kernel<'_>, row: Index, sure: i64) -> Option<i64> {
        let answers = classes(kernel, self.set, row);
        let all = Left::MAX >> (Left::BITS - self.set.len() as u32);
        let purse = self.after(&answers, all, 0, sure)?;
        Some(self.stakes.lead(&purse, 0))
    }

    /// What everybody gets from here on, after a number of rows.
    fn purse(&mut self, left: Left, row: usize, sure: i64) -> Option<PartyPurse<i64>> {
        let (maker, turn) = (self.stakes.breakers, self.stakes.turn(row));
        let secrets = i64::from(left.count_ones());
        let mut best = [0; SEATS];
        if row == self.stakes.rows {
            best[maker] = secrets * self.stakes.maker(row);
            return Some(best);
        }
        if let Some(purse) = self.known.get(&(left, row, sure)) {
            return Some(*purse);
        }
        if self.safety.is_over() {
            return None;
        }
        let mut most = i64::MIN;
        for place in (0..self.set.len()).filter(|place| left & 1 << place != 0) {
            let answers = std::mem::take(&mut self.answers[place]);
            let purse = self.after(&answers, left, row, sure);
            self.answers[place] = answers;
            let purse = purse?;
            let lead = self.stakes.lead(&purse, turn);
            if lead > most {
                (most, best) = (lead, purse);
            }
        }
        // The last secret is better taken than left to others.
        if sure > 0 && secrets > 1 {
            let mut again = self.purse(left, row + 1, sure)?;
            again[turn] += secrets * sure;
            if self.stakes.lead(&again, turn) > most {
                best = again;
            }
        }
        self.known.insert((left, row, sure), best);
        Some(best)
    }

    /// What everybody gets from a row with these answers on.
    fn after(&mut self, answers: &[u8], left: Left, row: usize, sure: i64) -> Option<PartyPurse<i64>> {
        let (maker, turn) = (self.stakes.breakers, self.stakes.turn(row));
        let mut purse = [0; SEATS];
        let mut open = left;
        while open != 0 {
            let class = answers[open.trailing_zeros() as usize];
            let part = (0..self.set.len())
                .filter(|place| open & 1 << place != 0 && answers[*place] == class)
                .fold(0, |part: Left, place| part | 1 << place);
            open &= !part;
            let secrets = i64::from(part.count_ones());
            let points = self.points[usize::from(class)];
            purse[turn] += secrets * points;
            if class == self.solved {
                purse[maker] += secrets * self.stakes.maker(row);
            } else {
                let rest = self.purse(part, row + 1, sure.max(points))?;
                purse.iter_mut().zip(rest).for_each(|(points, more)| *points += more);
            }
        }
        Some(purse)
    }
}

/// The class of every secret's answer to a row.
fn classes(kernel: &Kernel<'_>, set: &[Index], row: Index) -> Vec<u8> {
    let mut classes = Vec::new();
    kernel.classes_of(set, row, &mut classes);
    classes
}
