//! What a node looks after beside its work: one clock with the others, claims of the dead, time that nobody had, and
//! who is here.

use std::sync::Mutex;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant};

use store::Moment;

use crate::boxed;
use crate::error::HouseError;
use crate::house::{House, locked};
use crate::settings::millis;

/// How often each is done, in milliseconds.
const CLOCK: Moment = 10_000;
const CLAIMS: Moment = 1_000;
const PULSE: Moment = 2_000;
pub(crate) const PRESENCE: Moment = 20_000;

/// The longest time without a pulse that clocks run on in, in milliseconds.
const UNWATCHED: Moment = 6_000;

/// A time that the database took longer than this to tell is not believed.
const PROMPT: Duration = Duration::from_secs(1);

/// How far a clock may be off without being corrected, in milliseconds.
const SLACK: Moment = 100;

/// When each was last done.
#[derive(Default)]
pub(crate) struct Care(Mutex<CareDone>);

#[derive(Clone, Copy, Default)]
struct CareDone {
    clock: Option<Moment>,
    claims: Option<Moment>,
    pulse: Option<Moment>,
    presence: Option<Moment>,
    /// How often time was given back, as far as this node knows.
    shifts: i64,
}

/// Whether it is time to do something again. A clock that was set back makes nobody wait.
fn again(last: Option<Moment>, every: Moment, now: Moment) -> bool {
    last.is_none_or(|last| !(last..last.saturating_add(every)).contains(&now))
}

impl House {
    /// Does the regular care that is due. It must succeed before any due task is done: no
    /// clock may run out because nobody was there to see it.
    #[boxed]
    pub async fn tend(&self) -> Result<(), HouseError> {
        let done = || *locked(&self.inner.care.0);
        if again(done().clock, CLOCK, self.now()) {
            self.set_clock().await?;
            locked(&self.inner.care.0).clock = Some(self.now());
        }
        if again(done().claims, CLAIMS, self.now()) {
            self.inner.store.release_dead().await?;
            locked(&self.inner.care.0).claims = Some(self.now());
        }
        if again(done().pulse, PULSE, self.now()) {
            let now = self.now();
            let shifts = self.inner.store.pulse(now, UNWATCHED).await?;
            let mut done = locked(&self.inner.care.0);
            done.pulse = Some(now);
            if shifts != done.shifts {
                done.shifts = shifts;
                // Matches began later than what is kept of them says.
                self.inner.games.forget_all();
            }
        }
        if !self.alone() && again(done().presence, PRESENCE, self.now()) {
            let now = self.now();
            let since = done().presence.unwrap_or(0);
            self.inner.store.saw(self.inner.presence.here(since), now).await?;
            locked(&self.inner.care.0).presence = Some(now);
        }
        Ok(())
    }

    /// Goes by the database's clock, where nodes share one: a node whose own is ahead must not end other people's time.
    async fn set_clock(&self) -> Result<(), HouseError> {
        if !self.inner.source.follows() {
            return Ok(());
        }
        let asked = Instant::now();
        if let Some(told) = self.inner.store.clock().await? {
            self.inner.clock.set(told, asked, asked.elapsed());
        }
        Ok(())
    }
}

/// The database's clock as this node carries it on, by a clock of its own that can't be set: whatever happens to the
/// calendar of its machine between two looks costs nobody anything.
pub(crate) struct SharedClock {
    began: Instant,
    /// What the database's clock showed when this one began, in milliseconds since 1970.
    base: AtomicI64,
}

/// Nobody has said what time it is.
const UNKNOWN: Moment = Moment::MIN;

impl SharedClock {
    /// A clock that nobody has set yet.
    pub(crate) fn new() -> Self {
        Self { began: Instant::now(), base: AtomicI64::new(UNKNOWN) }
    }

    /// The time, once it is known.
    pub(crate) fn now(&self) -> Option<Moment> {
        let base = self.base.load(Ordering::Relaxed);
        (base != UNKNOWN).then(|| base.saturating_add(millis(self.began.elapsed())))
    }

    /// The database told the time: when it was asked, and how long that took.
    fn set(&self, time: Moment, asked: Instant, took: Duration) {
        if took > PROMPT {
            return;
        }
        let middle = asked.duration_since(self.began) + took / 2;
        let base = time.saturating_sub(millis(middle));
        let known = self.base.load(Ordering::Relaxed);
        if known == UNKNOWN || (base - known).abs() > SLACK {
            self.base.store(base, Ordering::Relaxed);
        }
    }
}
