//! The watch that a match is timed by.

use std::time::Instant;

use play::Clock;
use rules::Time;

/// Tells the time of a match.
#[derive(Clone, Copy, Debug)]
pub enum Stopwatch {
    /// Runs with the world since this moment, at which it stood at this time. While nobody plays, no time passes.
    Running {
        /// When it was started.
        since: Instant,
        /// What it showed then.
        from: Time,
    },
    /// Moves on by a fixed step at every look, for games that are the same each time.
    Ticking {
        /// What it shows.
        now: Time,
        /// How far it goes on, in milliseconds.
        step: u64,
    },
}

impl Stopwatch {
    /// A watch that runs.
    pub fn start() -> Self {
        Self::Running { since: Instant::now(), from: Time(0) }
    }

    /// A watch that moves on by a number of milliseconds at every look.
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
