//! Who is here: seen by this node a moment ago, or heard of from another.

use std::collections::HashMap;
use std::num::NonZeroUsize;
use std::sync::Mutex;

use lru::LruCache;
use rules::Seat;
use store::Moment;

use crate::house::locked;

/// How many seats are remembered: those that were seen last.
const MOST: NonZeroUsize = NonZeroUsize::new(100_000).unwrap();

/// When seats were last seen.
pub(crate) struct Presence {
    seen: Mutex<LruCache<(String, Seat), Moment>>,
    /// When they last said something.
    spoke: Mutex<HashMap<(String, Seat), Moment>>,
}

impl Default for Presence {
    fn default() -> Self {
        // It grows as it is needed.
        let mut seen = LruCache::unbounded();
        seen.resize(MOST);
        Self { seen: Mutex::new(seen), spoke: Mutex::default() }
    }
}

impl Presence {
    /// A seat was seen.
    pub(crate) fn saw(&self, table: &str, seat: Seat, now: Moment) {
        locked(&self.seen).put((table.to_owned(), seat), now);
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
        locked(&self.seen).peek(&(table.to_owned(), seat)).copied()
    }
}
