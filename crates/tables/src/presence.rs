//! Who is here: seen by this node a moment ago, or heard of from another.

use std::collections::{BTreeSet, HashMap};
use std::num::NonZeroUsize;
use std::sync::Mutex;

use lru::LruCache;
use rules::Seat;
use store::Moment;

use crate::house::locked;
use crate::room::number_of;
use crate::shelf::growing;

/// How many seats are remembered: those that were seen last.
const MOST: NonZeroUsize = NonZeroUsize::new(100_000).unwrap();

/// How long somebody counts as here after they were last seen without a stream, in milliseconds: a little longer than
/// other nodes are silent about theirs.
const HERE: Moment = 45_000;

/// When a seat was last seen.
#[derive(Clone, Copy)]
struct SeatSeen {
    moment: Moment,
    /// Whether the last that was seen of them is that they went.
    gone: bool,
}

/// The spectators of a table.
#[derive(Default)]
struct Watchers {
    /// By a stream of this node.
    here: usize,
    /// At other nodes, and when they said so.
    elsewhere: HashMap<u64, (usize, Moment)>,
    /// Whether the others are about to be told how many spectators are here.
    telling: bool,
}

impl Watchers {
    fn count(&self, now: Moment) -> usize {
        let recent = self.elsewhere.values().filter(|(_, said)| now.saturating_sub(*said) < HERE);
        self.here + recent.map(|(many, _)| many).sum::<usize>()
    }
}

/// When seats were last seen.
pub(crate) struct Presence {
    seen: Mutex<LruCache<(String, Seat), SeatSeen>>,
    /// How many streams are open for a seat, on this node.
    open: Mutex<HashMap<(String, Seat), usize>>,
    /// How many spectators a table has: here, and as other nodes said last.
    watchers: Mutex<LruCache<String, Watchers>>,
    /// When they last said something.
    spoke: Mutex<HashMap<(String, Seat), Moment>>,
}

impl Default for Presence {
    fn default() -> Self {
        Self {
            seen: Mutex::new(growing(MOST)),
            open: Mutex::default(),
            watchers: Mutex::new(growing(MOST)),
            spoke: Mutex::default(),
        }
    }
}

impl Presence {
    /// A seat was seen.
    pub(crate) fn saw(&self, table: &str, seat: Seat, now: Moment) {
        locked(&self.seen).put((table.to_owned(), seat), SeatSeen { moment: now, gone: false });
    }

    /// A stream is open for a seat from now on.
    pub(crate) fn enter(&self, table: &str, seat: Seat) {
        *locked(&self.open).entry((table.to_owned(), seat)).or_default() += 1;
    }

    /// A stream for a seat has ended. Says whether it was the last one here.
    pub(crate) fn leave(&self, table: &str, seat: Seat, now: Moment) -> bool {
        let key = (table.to_owned(), seat);
        let mut open = locked(&self.open);
        if let Some(many) = open.get_mut(&key) {
            *many -= 1;
            if *many == 0 {
                open.remove(&key);
            }
        }
        let last = !open.contains_key(&key);
        drop(open);
        locked(&self.seen).put(key, SeatSeen { moment: now, gone: last });
        last
    }

    /// Somebody watches from now on, or goes.
    pub(crate) fn look_on(&self, table: &str, comes: bool) {
        let mut watchers = locked(&self.watchers);
        let own = watchers.get_or_insert_mut(table.to_owned(), Watchers::default);
        own.here = if comes { own.here + 1 } else { own.here.saturating_sub(1) };
    }

    /// Whether somebody has to tell the others how many spectators are here: not if somebody is about to.
    pub(crate) fn begin_telling(&self, table: &str) -> bool {
        let mut watchers = locked(&self.watchers);
        let own = watchers.get_or_insert_mut(table.to_owned(), Watchers::default);
        !std::mem::replace(&mut own.telling, true)
    }

    /// How many spectators are here, to be told now.
    pub(crate) fn end_telling(&self, table: &str) -> usize {
        let mut watchers = locked(&self.watchers);
        let Some(own) = watchers.peek_mut(table) else { return 0 };
        own.telling = false;
        let here = own.here;
        if here == 0 && own.elsewhere.is_empty() {
            watchers.pop(table);
        }
        here
    }

    /// Another node says how many spectators are there. It is only heard where somebody follows the table.
    pub(crate) fn look_on_elsewhere(&self, table: &str, node: u64, many: usize, now: Moment) {
        let mut watchers = locked(&self.watchers);
        let known = watchers.get_or_insert_mut(table.to_owned(), Watchers::default);
        known.elsewhere.retain(|_, (many, said)| *many > 0 && now.saturating_sub(*said) < HERE);
        if many > 0 {
            known.elsewhere.insert(node, (many, now));
        }
    }

    /// How many spectators a table has.
    pub(crate) fn watching(&self, table: &str, now: Moment) -> usize {
        locked(&self.watchers).peek(table).map_or(0, |watchers| watchers.count(now))
    }

    /// It is heard that a seat has gone, unless it is here by another stream.
    pub(crate) fn went(&self, table: &str, seat: Seat) {
        let key = (table.to_owned(), seat);
        if !locked(&self.open).contains_key(&key)
            && let Some(seen) = locked(&self.seen).peek_mut(&key)
        {
            seen.gone = true;
        }
    }

    /// Whether a seat is here: a stream is open for it, or it was seen a moment ago and has not gone since.
    pub(crate) fn is_here(&self, table: &str, seat: Seat, now: Moment) -> bool {
        let key = (table.to_owned(), seat);
        let recent = |seen: &SeatSeen| !seen.gone && now.saturating_sub(seen.moment) < HERE;
        locked(&self.open).contains_key(&key) || locked(&self.seen).peek(&key).is_some_and(recent)
    }

    /// The seats that are here, or were seen since a time, by table and number.
    pub(crate) fn here(&self, since: Moment) -> Vec<(String, i64)> {
        let numbered = |(table, seat): &(String, Seat)| (table.clone(), number_of(*seat));
        let mut here: BTreeSet<_> = locked(&self.open).keys().map(numbered).collect();
        // Those that were seen last come first.
        let seen = locked(&self.seen);
        here.extend(seen.iter().take_while(|(_, seen)| seen.moment >= since).map(|(key, _)| numbered(key)));
        here.into_iter().collect()
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

    /// The seats of a table have other numbers now: who was seen on one is not who sits there.
    pub(crate) fn renumbered(&self, table: &str, seats: usize) {
        let mut seen = locked(&self.seen);
        for seat in 0..seats {
            seen.pop(&(table.to_owned(), Seat::new(seat)));
        }
    }

    /// Forgets seats that were seen so long ago that it makes no difference, and tables that nobody watches.
    pub(crate) fn sweep(&self, now: Moment, recently: Moment) {
        let mut seen = locked(&self.seen);
        let old = |seen: &SeatSeen| now.saturating_sub(seen.moment) > recently.max(HERE);
        while seen.peek_lru().is_some_and(|(_, seen)| old(seen)) {
            seen.pop_lru();
        }
        if seen.is_empty() {
            *seen = growing(MOST);
        }
        drop(seen);
        let mut watchers = locked(&self.watchers);
        let empty = |watchers: &Watchers| watchers.count(now) == 0 && !watchers.telling;
        let left: Vec<_> =
            watchers.iter().filter(|(_, one)| empty(one)).map(|(table, _)| table.clone()).collect();
        for table in left {
            watchers.pop(&table);
        }
        if watchers.is_empty() {
            *watchers = growing(MOST);
        }
    }

    /// When a seat was last seen, as far as this node knows: now, if a stream is open for it.
    pub(crate) fn last(&self, table: &str, seat: Seat, now: Moment) -> Option<Moment> {
        let key = (table.to_owned(), seat);
        if locked(&self.open).contains_key(&key) {
            return Some(now);
        }
        locked(&self.seen).peek(&key).map(|seen| seen.moment)
    }
}
