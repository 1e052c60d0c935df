//! How often somebody may ask, and how many streams they may hold.

use std::collections::HashMap;
use std::hash::Hash;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use rules::Seat;
use tables::locked;

use crate::address::ClientAddress;
use crate::gate::Asker;
use crate::miss::Misses;
use crate::problem::Problem;
use crate::settings::Settings;

/// How long to wait for a stream to be free; nobody knows, but asking at once helps nobody.
const STREAM_WAIT: Duration = Duration::from_secs(10);

/// How often the log may say that an address has too many streams.
const TELL: Duration = Duration::from_mins(1);

/// A rate for each of many.
pub(crate) struct Rate<K: Hash + Eq + Clone> {
    limiter: DefaultKeyedRateLimiter<K>,
    clock: DefaultClock,
}

impl<K: Hash + Eq + Clone> Rate<K> {
    /// A number in a period, and a number at once.
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

/// A visitor at an address, by the hash of the token that came along; all who come without one are one visitor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct PacedVisitor(pub(crate) Option<store::Hash>);

/// A rate for each visitor, and one for all visitors of an address together: a school has one address, and a visitor who
/// asks too often there doesn't do so for all.
pub(crate) struct Shares {
    visitors: Rate<(ClientAddress, PacedVisitor)>,
    addresses: Rate<ClientAddress>,
}

impl Shares {
    /// A number in a period for each visitor; an address gets that times a number of visitors.
    fn new(many: u32, within: Duration, at_once: u32, visitors: u32) -> Self {
        let all = Rate::new(many.saturating_mul(visitors), within, at_once.saturating_mul(visitors));
        Self { visitors: Rate::new(many, within, at_once), addresses: all }
    }

    /// Counts one more, or says when to come back. What a visitor is refused doesn't count for the others.
    pub(crate) fn check(&self, asker: Asker) -> Result<(), Problem> {
        self.visitors.check(&(asker.caller, asker.visitor))?;
        self.addresses.check(&asker.caller)
    }

    fn forget(&self) {
        self.visitors.forget();
        self.addresses.forget();
    }
}

/// All limits of a server.
pub(crate) struct ServerLimits {
    /// Requests.
    pub(crate) requests: Shares,
    /// Styles, scripts and pictures that an address asks for: a class that opens its first page asks for all of them.
    pub(crate) assets: Rate<ClientAddress>,
    /// How often an address asks how the server is.
    pub(crate) health: Rate<ClientAddress>,
    /// Actions of a seat at a table.
    pub(crate) actions: Rate<(String, Seat)>,
    /// Tables that are opened.
    pub(crate) tables: Shares,
    /// Codes that find nothing.
    pub(crate) misses: Misses,
    /// Tokens that programs at an address ask for.
    pub(crate) tokens: Rate<ClientAddress>,
    /// Streams.
    pub(crate) streams: Streams,
}

/// Assets of an address in a second, and at once.
const ASSETS: (u32, u32) = (200, 4000);

/// Questions after the server's health of an address in a second, and at once.
const HEALTH: (u32, u32) = (20, 100);

impl ServerLimits {
    /// The limits that the settings say.
    pub(crate) fn new(settings: &Settings) -> Self {
        let second = Duration::from_secs(1);
        let hour = Duration::from_hours(1);
        Self {
            requests: Shares::new(
                settings.requests_per_second,
                second,
                settings.requests_at_once,
                settings.visitors_per_address,
            ),
            assets: Rate::new(ASSETS.0, second, ASSETS.1),
            health: Rate::new(HEALTH.0, second, HEALTH.1),
            actions: Rate::new(settings.actions_per_second, second, settings.actions_at_once),
            tables: Shares::new(
                settings.tables_per_hour,
                hour,
                settings.tables_per_hour,
                settings.visitors_per_address,
            ),
            misses: Misses::new(settings.code_misses_per_minute),
            tokens: Rate::new(settings.tokens_per_hour, hour, settings.tokens_per_hour),
            streams: Streams::new(settings.streams, settings.streams_per_address),
        }
    }

    /// Forgets what makes no difference any more; to be called now and then.
    pub(crate) fn forget(&self) {
        self.requests.forget();
        self.assets.forget();
        self.health.forget();
        self.actions.forget();
        self.tables.forget();
        self.tokens.forget();
        self.misses.forget();
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
    of: HashMap<ClientAddress, u32>,
    by: HashMap<(ClientAddress, PacedVisitor), u32>,
    /// When was last logged that an address has as many as it may.
    told: Option<Instant>,
}

/// A stream's place, free again when it is dropped.
pub(crate) struct Held {
    streams: Streams,
    caller: ClientAddress,
    visitor: PacedVisitor,
}

impl Streams {
    fn new(most: u32, most_of_one: u32) -> Self {
        Self { most, most_of_one, open: Arc::default() }
    }

    /// How many are open.
    pub(crate) fn count(&self) -> u32 {
        locked(&self.open).all
    }

    /// A place for one more. Of the second half of an address's places each visitor gets no more than half: nobody takes
    /// them all from those who share the address.
    pub(crate) fn hold(&self, asker: Asker) -> Result<Held, Problem> {
        let Asker { caller, visitor, .. } = asker;
        let mut open = locked(&self.open);
        if open.all >= self.most {
            return Err(Problem::TooMany { wait: STREAM_WAIT });
        }
        let together = open.of.get(&caller).copied().unwrap_or(0);
        let own = open.by.get(&(caller, visitor)).copied().unwrap_or(0);
        let crowded = together >= self.most_of_one.div_ceil(2);
        if together >= self.most_of_one || (crowded && own >= self.most_of_one.div_ceil(4)) {
            open.tell(self.most_of_one);
            return Err(Problem::TooManyStreams { most: self.most_of_one, wait: STREAM_WAIT });
        }
        open.all += 1;
        open.of.insert(caller, together + 1);
        open.by.insert((caller, visitor), own + 1);
        Ok(Held { streams: self.clone(), caller, visitor })
    }
}

impl Open {
    /// Says in the log that an address has as many streams as it may, now and then.
    fn tell(&mut self, most: u32) {
        if self.told.is_none_or(|told| told.elapsed() > TELL) {
            self.told = Some(Instant::now());
            tracing::warn!(most, "an address has as many event streams open as --streams-per-address allows");
        }
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut open = locked(&self.streams.open);
        open.all -= 1;
        one_less(&mut open.of, &self.caller);
        one_less(&mut open.by, &(self.caller, self.visitor));
    }
}

fn one_less<K: Hash + Eq>(counts: &mut HashMap<K, u32>, key: &K) {
    if let Some(count) = counts.get_mut(key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(key);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn caller(text: &str) -> ClientAddress {
        ClientAddress::new(text.parse().unwrap())
    }

    fn asker(text: &str, visitor: u8) -> Asker {
        let visitor = PacedVisitor(Some([visitor; 32]));
        Asker { caller: caller(text), visitor, here: false, language: words::Language::default() }
    }

    #[test]
    fn who_asks_too_often_is_told_when_to_come_back() {
        let rate = Rate::new(1, Duration::from_hours(1), 3);
        let (one, other) = (caller("192.0.2.1"), caller("192.0.2.2"));
        for _ in 0..3 {
            assert!(rate.check(&one).is_ok());
        }
        let Err(Problem::TooMany { wait }) = rate.check(&one) else { panic!("a fourth") };
        assert!(wait > Duration::from_mins(50) && wait <= Duration::from_hours(1), "{wait:?}");
        assert!(rate.check(&other).is_ok());
    }

    #[test]
    fn streams_are_counted_for_each_and_for_all() {
        let streams = Streams::new(3, 2);
        let (one, other) = (asker("2001:db8::1", 1), asker("192.0.2.2", 1));
        let first = streams.hold(one).ok().unwrap();
        let _second = streams.hold(asker("2001:db8::2", 2)).ok().unwrap();
        assert!(streams.hold(one).is_err(), "two of one");
        let _third = streams.hold(other).ok().unwrap();
        assert!(streams.hold(other).is_err(), "three of all");
        drop(first);
        assert_eq!(streams.count(), 2);
        assert!(streams.hold(one).is_ok());
    }

    #[test]
    fn a_visitor_leaves_streams_for_others_behind_the_same_address() {
        let streams = Streams::new(1000, 64);
        let hold = |visitor| streams.hold(asker("192.0.2.1", visitor));
        let greedy: Vec<_> = (0..64).map_while(|_| hold(0).ok()).collect();
        assert_eq!(greedy.len(), 32);
        let class: Vec<_> = (1..=30).map(|pupil| hold(pupil).ok().unwrap()).collect();
        assert_eq!(class.len(), 30);
        let Err(Problem::TooManyStreams { most: 64, .. }) = hold(0) else {
            panic!("one more for the greedy")
        };
    }

    #[test]
    fn thirty_behind_one_address_have_a_share_each() {
        let shares = Shares::new(50, Duration::from_hours(1), 200, 10);
        for pupil in 0..30 {
            for _ in 0..60 {
                assert!(shares.check(asker("192.0.2.1", pupil)).is_ok(), "{pupil}");
            }
        }
        // A visitor who asks without end is refused, and takes nothing from the others.
        let greedy = asker("192.0.2.1", 99);
        let passed = (0..10_000).filter(|_| shares.check(greedy).is_ok()).count();
        assert_eq!(passed, 200);
        assert!(shares.check(asker("192.0.2.2", 0)).is_ok());
    }
}
