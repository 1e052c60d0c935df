//! Who is here: seen by this node a moment ago, or heard of from another.

use std::collections::HashMap;
use std::sync::Mutex;

use rules::Seat;
use store::Moment;

use crate::house::locked;

/// Beyond so many seats those that were not seen for long are forgotten.
const MOST: usize = 100_000;

/// How long a seat that was not seen is remembered, in milliseconds.
const FORGOTTEN: Moment = 60 * 60 * 1000;

/// When seats were last seen.
#[derive(Default)]
pub(crate) struct Presence {
    seen: Mutex<HashMap<(String, Seat), Moment>>,
    /// When they last said something.
    spoke: Mutex<HashMap<(String, Seat), Moment>>,
}

impl Presence {
    /// A seat was seen.
    pub(crate) fn saw(&self, table: &str, seat: Seat, now: Moment) {
        let mut seen = locked(&self.seen);
        if seen.len() >= MOST {
            seen.retain(|_, moment| *moment > now - FORGOTTEN);
        }
        seen.insert((table.to_owned(), seat), now);
    }

    /// A seat wants to say something: how long it has to wait, or nothing, and then it has spoken.
    pub(crate) fn speak(&self, table: &str, seat: Seat, now: Moment, gap: Moment) -> Moment {
        let mut spoke = locked(&self.spoke);
        // A clock that was set back makes nobody wait for longer than the gap.
        spoke.retain(|_, moment| (now - gap..=now).contains(moment));
        let last = spoke.entry((table.to_owned(), seat)).or_insert(now - gap);
        let left = *last + gap - now;
        if left <= 0 {
            *last = now;
        }
        left
    }

    /// When a seat was last seen, as far as this node knows.
    pub(crate) fn last(&self, table: &str, seat: Seat) -> Option<Moment> {
        locked(&self.seen).get(&(table.to_owned(), seat)).copied()
    }
}
