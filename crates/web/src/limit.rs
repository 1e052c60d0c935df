//! How often somebody may ask, and how many streams they may hold.

use std::collections::HashMap;
use std::hash::Hash;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::address::Caller;
use crate::problem::Problem;
use crate::settings::Settings;

/// How long to wait for a stream to be free; nobody knows, but asking at once helps nobody.
const STREAM_WAIT: Duration = Duration::from_secs(10);

/// A rate for each of many.
pub(crate) struct Rate<K: Hash + Eq + Clone> {
    limiter: DefaultKeyedRateLimiter<K>,
    clock: DefaultClock,
}

impl<K: Hash + Eq + Clone> Rate<K> {
    /// So many in a time, and so many at once.
    fn new(many: u32, within: Duration, at_once: u32) -> Self {
        let nothing = NonZeroU32::MIN;
        let pause = within / many.max(1);
        let quota = Quota::with_period(pause.max(Duration::from_nanos(1)))
            .expect("a pause above zero")
            .allow_burst(NonZeroU32::new(at_once).unwrap_or(nothing));
        let clock = DefaultClock::default();
        Self { limiter: RateLimiter::dashmap_with_clock(quota, clock.clone()), clock }
    }

    /// Counts one more, or says when to come back.
    pub(crate) fn check(&self, key: &K) -> Result<(), Problem> {
        self.limiter
            .check_key(key)
            .map_err(|not_yet| Problem::TooMany { wait: not_yet.wait_time_from(self.clock.now()) })
    }

    /// Forgets those who have not asked for so long that it makes no difference.
    fn forget(&self) {
        self.limiter.retain_recent();
        self.limiter.shrink_to_fit();
    }
}

/// All limits of a server.
pub(crate) struct Limits {
    /// Requests of an address.
    pub(crate) requests: Rate<Caller>,
    /// Actions of a seat, by hashes of its token and its place.
    pub(crate) actions: Rate<([u8; 32], u64)>,
    /// Tables that an address opens.
    pub(crate) tables: Rate<Caller>,
    /// Tokens that programs at an address ask for.
    pub(crate) tokens: Rate<Caller>,
    /// Streams.
    pub(crate) streams: Streams,
}

impl Limits {
    /// The limits that the settings say.
    pub(crate) fn new(settings: &Settings) -> Self {
        let second = Duration::from_secs(1);
        let hour = Duration::from_secs(3600);
        Self {
            requests: Rate::new(settings.requests_per_second, second, settings.requests_at_once),
            actions: Rate::new(settings.actions_per_second, second, settings.actions_at_once),
            tables: Rate::new(settings.tables_per_hour, hour, settings.tables_per_hour),
            tokens: Rate::new(settings.tokens_per_hour, hour, settings.tokens_per_hour),
            streams: Streams::new(settings.streams, settings.streams_per_address),
        }
    }

    /// Forgets what makes no difference any more; to be called now and then.
    pub(crate) fn forget(&self) {
        self.requests.forget();
        self.actions.forget();
        self.tables.forget();
        self.tokens.forget();
    }
}

/// The streams that are open.
#[derive(Clone)]
pub(crate) struct Streams {
    most: u32,
    most_of_one: u32,
    open: Arc<Mutex<Open>>,
}

/// Streams, counted.
#[derive(Default)]
struct Open {
    all: u32,
    of: HashMap<Caller, u32>,
}

/// A stream's place, free again when it is dropped.
pub(crate) struct Held {
    streams: Streams,
    caller: Caller,
}

impl Streams {
    fn new(most: u32, most_of_one: u32) -> Self {
        Self { most, most_of_one, open: Arc::default() }
    }

    /// How many are open.
    pub(crate) fn count(&self) -> u32 {
        self.open.lock().unwrap_or_else(PoisonError::into_inner).all
    }

    /// A place for one more.
    pub(crate) fn hold(&self, caller: Caller) -> Result<Held, Problem> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let own = open.of.get(&caller).copied().unwrap_or(0);
        if open.all >= self.most || own >= self.most_of_one {
            return Err(Problem::TooMany { wait: STREAM_WAIT });
        }
        open.all += 1;
        open.of.insert(caller, own + 1);
        Ok(Held { streams: self.clone(), caller })
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut open = self.streams.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.all -= 1;
        if let Some(own) = open.of.get_mut(&self.caller) {
            *own -= 1;
            if *own == 0 {
                open.of.remove(&self.caller);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn caller(text: &str) -> Caller {
        Caller::new(text.parse().unwrap())
    }

    #[test]
    fn who_asks_too_often_is_told_when_to_come_back() {
        let rate = Rate::new(1, Duration::from_secs(3600), 3);
        let (one, other) = (caller("192.0.2.1"), caller("192.0.2.2"));
        for _ in 0..3 {
            assert!(rate.check(&one).is_ok());
        }
        let Err(Problem::TooMany { wait }) = rate.check(&one) else { panic!("a fourth") };
        assert!(wait > Duration::from_secs(3000) && wait <= Duration::from_secs(3600), "{wait:?}");
        assert!(rate.check(&other).is_ok());
    }

    #[test]
    fn streams_are_counted_for_each_and_for_all() {
        let streams = Streams::new(3, 2);
        let (one, other) = (caller("2001:db8::1"), caller("192.0.2.2"));
        let first = streams.hold(one).ok().unwrap();
        let _second = streams.hold(caller("2001:db8::2")).ok().unwrap();
        assert!(streams.hold(one).is_err(), "two of one");
        let _third = streams.hold(other).ok().unwrap();
        assert!(streams.hold(other).is_err(), "three of all");
        drop(first);
        assert_eq!(streams.count(), 2);
        assert!(streams.hold(one).is_ok());
    }
}
