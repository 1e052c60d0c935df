//! What the rest of a round promises, going by the number of secrets left alone.
//!
//! Every row is taken to be the secret with an even chance among those left, to earn what rows usually earn
//! otherwise, and to leave what rows usually leave. The player to move may place their best earlier row again
//! instead, if that gives the better lead.

use std::collections::HashMap;

use super::stakes::{PartyPurse, SEATS, Stakes};

/// A row leaves two of this many secrets: about what rows leave in the lock.
const LEAVES: u32 = 13;

/// The points of a row when one secret is left, and how many it loses each time these double: the same.
const POINTS: f64 = 5.2;
const LOSES: f64 = 0.25;

/// An outlook on a round.
pub(super) struct Outlook<'s> {
    stakes: &'s Stakes,
    /// By secrets, rows from now, and points of the best row so far.
    known: HashMap<(u32, usize, i64), PartyPurse<f64>>,
}

impl<'s> Outlook<'s> {
    pub(super) fn new(stakes: &'s Stakes) -> Self {
        Self { stakes, known: HashMap::new() }
    }

    /// The lead that the player to move gains from the rows after this one, by the number of secrets it leaves.
    pub(super) fn lead_after(&mut self, secrets: u32, sure: i64) -> f64 {
        let purse = self.purse(secrets, 1, sure);
        self.stakes.lead(&purse, 0)
    }

    /// What everybody gets from here on, after a number of rows.
    fn purse(&mut self, secrets: u32, row: usize, sure: i64) -> PartyPurse<f64> {
        if let Some(purse) = self.known.get(&(secrets, row, sure)) {
            return *purse;
        }
        let (maker, turn) = (self.stakes.breakers, self.stakes.turn(row));
        let mut purse = [0.0; SEATS];
        if row == self.stakes.rows {
            purse[maker] = self.stakes.maker(row) as f64;
        } else {
            let usual = POINTS - LOSES * logarithm(secrets);
            let chance = 1.0 / f64::from(secrets);
            if secrets > 1 {
                let left = (2 * (secrets - 1)).div_ceil(LEAVES);
                purse = self.purse(left, row + 1, sure.max(usual as i64));
                purse[turn] += usual;
                for points in &mut purse {
                    *points *= 1.0 - chance;
                }
            }
            purse[turn] += chance * self.stakes.solution as f64;
            purse[maker] += chance * self.stakes.maker(row) as f64;
            if sure > 0 {
                let mut again = self.purse(secrets, row + 1, sure);
                again[turn] += sure as f64;
                if self.stakes.lead(&again, turn) > self.stakes.lead(&purse, turn) {
                    purse = again;
                }
            }
        }
        self.known.insert((secrets, row, sure), purse);
        purse
    }
}

/// The logarithm to base 2, straight between its whole values: the same on every machine.
fn logarithm(number: u32) -> f64 {
    let whole = number.ilog2();
    f64::from(whole) + f64::from(number - (1 << whole)) / f64::from(1 << whole)
}
