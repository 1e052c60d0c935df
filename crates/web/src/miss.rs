//! What it costs to ask for tables that aren't there: guessing codes means waiting.

use std::collections::HashMap;
use std::pin::pin;
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};

use tables::locked;
use tokio::sync::Notify;

use crate::address::{ClientAddress, Network};

/// Misses of each address, and of the networks that addresses cost nothing in.
pub(crate) struct Misses {
    /// Misses that are forgiven in a minute.
    a_minute: u32,
    seen: Mutex<HashMap<Network, Missed>>,
    /// Rung whenever it is known what a code finds.
    known: Notify,
}

/// What a network has missed and isn't forgiven yet, in parts of what it may.
#[derive(Clone, Copy)]
struct Missed {
    /// How much, when that was last counted.
    misses: f64,
    when: Instant,
    /// What may be missed by those who ask now: until it is known it counts, so that no burst gets beyond the limit.
    asked: f64,
}

/// Whether an address may ask for a code.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Admission {
    Now,
    /// Once it is known what those find who ask already.
    Soon,
    /// After so long.
    After(Duration),
}

/// An address that asks for a code.
pub(crate) struct Guess<'m> {
    misses: &'m Misses,
    caller: ClientAddress,
}

impl Guess<'_> {
    /// The code has found nothing.
    pub(crate) fn missed(self) {
        self.misses.count_at(self.caller, Instant::now());
    }
}

impl Drop for Guess<'_> {
    fn drop(&mut self) {
        self.misses.leave(self.caller);
    }
}

impl Misses {
    /// Nobody has missed anything. The number is forgiven each minute, and twice as many are free at once.
    pub(crate) fn new(a_minute: u32) -> Self {
        Self { a_minute: a_minute.max(1), seen: Mutex::default(), known: Notify::new() }
    }

    /// Lets an address ask for a code; if it has missed too many, the error is how long it has to wait.
    pub(crate) async fn guess(&self, caller: ClientAddress) -> Result<Guess<'_>, Duration> {
        loop {
            let mut known = pin!(self.known.notified());
            // From now on: nothing that becomes known during the look is missed.
            known.as_mut().enable();
            match self.enter_at(caller, Instant::now()) {
                Admission::Now => return Ok(Guess { misses: self, caller }),
                Admission::Soon => known.await,
                Admission::After(wait) => return Err(wait),
            }
        }
    }

    fn seen(&self) -> MutexGuard<'_, HashMap<Network, Missed>> {
        locked(&self.seen)
    }

    fn left(&self, missed: Missed, now: Instant) -> f64 {
        let minutes = now.saturating_duration_since(missed.when).as_secs_f64() / 60.0;
        (missed.misses - minutes * f64::from(self.a_minute)).max(0.0)
    }

    fn enter_at(&self, caller: ClientAddress, now: Instant) -> Admission {
        let mut seen = self.seen();
        let mut over = (0.0_f64, 0.0_f64);
        for (network, times) in caller.networks() {
            let Some(missed) = seen.get(&network) else { continue };
            // One more has to fit.
            let left = self.left(*missed, now) + 1.0 / f64::from(times) - f64::from(2 * self.a_minute);
            over = (over.0.max(left), over.1.max(left + missed.asked));
        }
        if over.0 > 0.0 {
            return Admission::After(Duration::from_secs_f64(over.0 * 60.0 / f64::from(self.a_minute)));
        }
        if over.1 > 0.0 {
            return Admission::Soon;
        }
        for (network, times) in caller.networks() {
            let nothing = Missed { misses: 0.0, when: now, asked: 0.0 };
            seen.entry(network).or_insert(nothing).asked += 1.0 / f64::from(times);
        }
        Admission::Now
    }

    /// It is known what an address's code finds.
    fn leave(&self, caller: ClientAddress) {
        let mut seen = self.seen();
        for (network, times) in caller.networks() {
            if let Some(missed) = seen.get_mut(&network) {
                missed.asked -= 1.0 / f64::from(times);
            }
        }
        drop(seen);
        self.known.notify_waiters();
    }

    /// Counts a miss of an address.
    fn count_at(&self, caller: ClientAddress, now: Instant) {
        let mut seen = self.seen();
        for (network, times) in caller.networks() {
            let missed = seen.entry(network).or_insert(Missed { misses: 0.0, when: now, asked: 0.0 });
            let before = self.left(*missed, now);
            *missed = Missed { misses: before + 1.0 / f64::from(times), when: now, ..*missed };
        }
    }

    /// Forgets addresses that are forgiven everything.
    pub(crate) fn forget(&self) {
        let now = Instant::now();
        let mut seen = self.seen();
        seen.retain(|_, missed| missed.asked > 0.0 || self.left(*missed, now) > 0.0);
        seen.shrink_to_fit();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Misses {
        /// Whether an address may ask for a code at a time.
        fn may(&self, caller: ClientAddress, now: Instant) -> Admission {
            let admission = self.enter_at(caller, now);
            if admission == Admission::Now {
                self.leave(caller);
            }
            admission
        }
    }

    #[test]
    fn a_few_misses_are_free_and_then_each_has_to_be_waited_for() {
        let misses = Misses::new(6);
        let (one, other) =
            (ClientAddress::new([192, 0, 2, 1].into()), ClientAddress::new([192, 0, 2, 2].into()));
        let begin = Instant::now();
        for _ in 0..12 {
            assert_eq!(misses.may(one, begin), Admission::Now);
            misses.count_at(one, begin);
        }
        assert_eq!(misses.may(one, begin), Admission::After(Duration::from_secs(10)));
        assert_eq!(misses.may(other, begin), Admission::Now);
        let later = begin + Duration::from_secs(11);
        assert_eq!(misses.may(one, later), Admission::Now);
        misses.count_at(one, later);
        assert!(matches!(misses.may(one, later), Admission::After(_)));
        assert_eq!(misses.may(one, later + Duration::from_mins(5)), Admission::Now);
    }

    #[tokio::test]
    async fn a_burst_of_wrong_codes_gets_no_further_than_one_after_the_other() {
        let misses = Misses::new(6);
        let caller = |number| ClientAddress::new([192, 0, 2, number].into());
        let slow = || tokio::task::yield_now();
        let wrong = async |caller| match misses.guess(caller).await {
            Ok(guess) => {
                slow().await;
                guess.missed();
                true
            }
            Err(_) => false,
        };
        let looked = futures_util::future::join_all((0..300).map(|_| wrong(caller(1)))).await;
        assert_eq!(looked.into_iter().filter(|looked| *looked).count(), 12);
        // A class that has the right code waits a moment at most, however many they are.
        let right = async |caller| {
            let guess = misses.guess(caller).await;
            slow().await;
            guess.is_ok()
        };
        let class = futures_util::future::join_all((0..300).map(|_| right(caller(2)))).await;
        assert!(class.into_iter().all(|found| found));
        // A guess that its asker gives up is none.
        let given_up: Vec<_> = (0..12).map(|_| misses.enter_at(caller(3), Instant::now())).collect();
        assert!(given_up.iter().all(|admission| *admission == Admission::Now));
        assert_eq!(misses.enter_at(caller(3), Instant::now()), Admission::Soon);
        misses.leave(caller(3));
        assert_eq!(misses.enter_at(caller(3), Instant::now()), Admission::Now);
    }

    #[test]
    fn thousands_of_networks_of_one_customer_have_no_more_misses_than_a_few() {
        let begin = Instant::now();
        let free = |misses: &Misses, callers: &mut dyn Iterator<Item = ClientAddress>| {
            let tried = callers.filter(|caller| {
                let may = misses.may(*caller, begin) == Admission::Now;
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
