//! Time, handed in: the engine has no clock of its own, so that it runs where there is none.
//!
//! ```
//! use solver::clock::{Deadline, ReadClock};
//! use std::time::Duration;
//!
//! // The caller's own clock; `clock::system` is the system's, where there is one.
//! let clock: ReadClock = || Duration::from_secs(100);
//! assert!(Deadline::at(clock, Duration::from_secs(99)).is_over());
//! assert!(!Deadline::after(clock, Duration::from_secs(1)).is_over());
//! ```

use std::fmt;
use std::time::Duration;

/// A clock: how long ago some moment was, the same moment for every call.
pub type ReadClock = fn() -> Duration;

/// A moment on somebody's clock.
#[derive(Clone, Copy)]
pub struct Deadline {
    clock: ReadClock,
    at: Duration,
}

impl Deadline {
    /// When the clock shows this.
    pub const fn at(clock: ReadClock, at: Duration) -> Self {
        Self { clock, at }
    }

    /// So long from now. What the clock can't show never comes.
    pub fn after(clock: ReadClock, span: Duration) -> Self {
        Self { clock, at: clock().saturating_add(span) }
    }

    /// Whether the time is up.
    pub fn is_over(self) -> bool {
        (self.clock)() >= self.at
    }
}

impl fmt::Debug for Deadline {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Deadline").field(&self.at).finish()
    }
}

#[cfg(all(feature = "threads", not(target_family = "wasm")))]
pub use system::system;

/// The system's clock, where there is a system.
#[cfg(all(feature = "threads", not(target_family = "wasm")))]
mod system {
    use std::sync::LazyLock;
    use std::time::{Duration, Instant};

    use super::Deadline;

    static START: LazyLock<Instant> = LazyLock::new(Instant::now);

    /// A clock of the system's that is never set back.
    pub fn system() -> Duration {
        START.elapsed()
    }

    impl From<Instant> for Deadline {
        fn from(instant: Instant) -> Self {
            // What was before the clock was first looked at is over.
            Self::at(system, instant.saturating_duration_since(*START))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU64, Ordering};

    #[test]
    fn a_deadline_is_over_when_the_clock_handed_in_says_so() {
        static SECONDS: AtomicU64 = AtomicU64::new(7);
        let clock: ReadClock = || Duration::from_secs(SECONDS.load(Ordering::Relaxed));
        let deadline = Deadline::after(clock, Duration::from_secs(3));
        assert!(!deadline.is_over() && Deadline::at(clock, Duration::from_secs(7)).is_over());
        SECONDS.store(10, Ordering::Relaxed);
        assert!(deadline.is_over());
        assert!(!Deadline::after(clock, Duration::MAX).is_over());
    }

    #[cfg(all(feature = "threads", not(target_family = "wasm")))]
    #[test]
    fn the_systems_moments_are_moments_on_its_clock() {
        use std::time::Instant;
        assert!(Deadline::from(Instant::now()).is_over());
        assert!(!Deadline::from(Instant::now() + Duration::from_mins(10)).is_over());
    }
}
