//! What it costs to ask for tables that aren't there: guessing codes means waiting.

use std::array;
use std::collections::HashMap;
use std::hash::{BuildHasher as _, RandomState};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::{Semaphore, SemaphorePermit};

use crate::address::{ClientAddress, Network};

/// Codes that an address may ask for at the same time. A miss counts only when it is known: a burst of guesses gets no
/// further beyond its limit than this.
const AT_ONCE: usize = 8;

/// Gates that addresses share by chance, so that remembering them costs nothing.
const GATES: usize = 64;

/// Misses of each address, and of the networks that addresses cost nothing in.
pub(crate) struct Misses {
    /// Misses that are forgiven in a minute.
    a_minute: u32,
    seen: Mutex<HashMap<Network, Missed>>,
    gates: [Semaphore; GATES],
    hasher: RandomState,
}

/// What a network has missed and isn't forgiven yet, in parts of what it may.
#[derive(Clone, Copy)]
struct Missed {
    /// How much, when that was last counted.
    misses: f64,
    when: Instant,
}

impl Misses {
    /// Nobody has missed anything. The number is forgiven each minute, and twice as many are free at once.
    pub(crate) fn new(a_minute: u32) -> Self {
        Self {
            a_minute: a_minute.max(1),
            seen: Mutex::default(),
            gates: array::from_fn(|_| Semaphore::new(AT_ONCE)),
            hasher: RandomState::new(),
        }
    }

    /// Waits until fewer codes than may be are asked for from an address; held until it is known what the code finds.
    pub(crate) async fn turn(&self, caller: ClientAddress) -> Option<SemaphorePermit<'_>> {
        let widest = caller.networks().next_back();
        let gate = self.hasher.hash_one(widest) as usize % GATES;
        // They are never closed.
        self.gates[gate].acquire().await.ok()
    }

    fn seen(&self) -> MutexGuard<'_, HashMap<Network, Missed>> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn left(&self, missed: Missed, now: Instant) -> f64 {
        let minutes = now.saturating_duration_since(missed.when).as_secs_f64() / 60.0;
        (missed.misses - minutes * f64::from(self.a_minute)).max(0.0)
    }

    /// How long an address has to wait before it may ask for a code again; none if it may now.
    pub(crate) fn wait(&self, caller: ClientAddress) -> Option<Duration> {
        self.wait_at(caller, Instant::now())
    }

    fn wait_at(&self, caller: ClientAddress, now: Instant) -> Option<Duration> {
        let seen = self.seen();
        let over = caller.networks().filter_map(|(network, times)| {
            // One more has to fit.
            let left = self.left(*seen.get(&network)?, now) + 1.0 / f64::from(times);
            Some(left - f64::from(2 * self.a_minute))
        });
        let over = over.fold(0.0, f64::max);
        (over > 0.0).then(|| Duration::from_secs_f64(over * 60.0 / f64::from(self.a_minute)))
    }

    /// Counts a miss of an address.
    pub(crate) fn count(&self, caller: ClientAddress) {
        self.count_at(caller, Instant::now());
    }

    fn count_at(&self, caller: ClientAddress, now: Instant) {
        let mut seen = self.seen();
        for (network, times) in caller.networks() {
            let before = seen.get(&network).map_or(0.0, |missed| self.left(*missed, now));
            seen.insert(network, Missed { misses: before + 1.0 / f64::from(times), when: now });
        }
    }

    /// Forgets addresses that are forgiven everything.
    pub(crate) fn forget(&self) {
        let now = Instant::now();
        let mut seen = self.seen();
        seen.retain(|_, missed| self.left(*missed, now) > 0.0);
        seen.shrink_to_fit();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_few_misses_are_free_and_then_each_has_to_be_waited_for() {
        let misses = Misses::new(6);
        let (one, other) =
            (ClientAddress::new([192, 0, 2, 1].into()), ClientAddress::new([192, 0, 2, 2].into()));
        let begin = Instant::now();
        for _ in 0..12 {
            assert_eq!(misses.wait_at(one, begin), None);
            misses.count_at(one, begin);
        }
        assert_eq!(misses.wait_at(one, begin), Some(Duration::from_secs(10)));
        assert_eq!(misses.wait_at(other, begin), None);
        let later = begin + Duration::from_secs(11);
        assert_eq!(misses.wait_at(one, later), None);
        misses.count_at(one, later);
        assert!(misses.wait_at(one, later).is_some());
        assert_eq!(misses.wait_at(one, later + Duration::from_mins(5)), None);
    }

    #[test]
    fn thousands_of_networks_of_one_customer_have_no_more_misses_than_a_few() {
        let begin = Instant::now();
        let free = |misses: &Misses, callers: &mut dyn Iterator<Item = ClientAddress>| {
            let tried = callers.filter(|caller| {
                let may = misses.wait_at(*caller, begin).is_none();
                if may {
                    misses.count_at(*caller, begin);
                }
                may
            });
            tried.count()
        };
        let caller = |high: u16, low: u16| ClientAddress::new([0x2001, 0xdb8, high, low, 0, 0, 0, 1].into());
        // All /64 of a /56, and all of a /48, one after the other, again and again.
        let misses = Misses::new(6);
        let small = &mut (0..30).flat_map(|_| 0..0x100).map(|low| caller(1, low));
        assert_eq!(free(&misses, small), 4 * 12);
        let misses = Misses::new(6);
        let large = &mut (0..0xffff).map(|low| caller(1, low));
        assert_eq!(free(&misses, large), 16 * 12);
        // Visitors elsewhere have nothing to do with it.
        assert_eq!(free(&misses, &mut (0..30).map(|_| caller(2, 1))), 12);
    }
}
