//! The watch that times a match.

use std::time::Instant;

use play::Clock;
use rules::Time;

/// Tells the time of a match.
#[derive(Clone, Copy, Debug)]
pub enum Stopwatch {
    /// Has run in real time since this moment, starting from this reading. While nobody plays, no time passes.
    Running {
        /// When it was started.
        since: Instant,
        /// What it showed then.
        from: Time,
    },
    /// Advances by a fixed step at every look, for games that are the same each time.
    Ticking {
        /// What it shows.
        now: Time,
        /// How far it advances, in milliseconds.
        step: u64,
    },
}

impl Stopwatch {
    /// A watch that runs.
    pub fn start() -> Self {
        Self::Running { since: Instant::now(), from: Time(0) }
    }

    /// A watch that advances by a number of milliseconds at every look.
    pub const fn ticking(step: u64) -> Self {
        Self::Ticking { now: Time(0), step }
    }
}

impl Clock for Stopwatch {
    fn set(&mut self, time: Time) {
        match self {
            Self::Running { since, from } => (*since, *from) = (Instant::now(), time),
            Self::Ticking { now, .. } => *now = time,
        }
    }

    fn now(&mut self) -> Time {
        match self {
            Self::Running { since, from } => {
                let passed = u64::try_from(since.elapsed().as_millis()).unwrap_or(u64::MAX);
                Time(from.0.saturating_add(passed))
            }
            Self::Ticking { now, step } => {
                now.0 = now.0.saturating_add(*step);
                *now
            }
        }
    }
}
