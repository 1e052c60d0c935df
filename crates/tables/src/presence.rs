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

    /// When a seat was last seen, as far as this node knows.
    pub(crate) fn last(&self, table: &str, seat: Seat) -> Option<Moment> {
        locked(&self.seen).get(&(table.to_owned(), seat)).copied()
    }
}
