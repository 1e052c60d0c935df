//! Time, only to be safe: what computers do is limited by work, and a clock merely keeps a table going on a machine
//! that hardly moves.

use std::time::{Duration, Instant};

use crate::advice::Limits;

/// The longest time for a decision. The work it may take needs a second or less.
const LONGEST: Duration = Duration::from_secs(30);

/// The most work for a row by advice, in answered pairs of guess and secret.
const WORK: u64 = 400_000_000;

/// When a decision must be made. Past that, the same seed may lead to another game, but to a lawful one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Safety {
    /// None where the clock can't be read so far ahead.
    deadline: Option<Instant>,
}

impl Safety {
    /// From now on.
    pub(crate) fn begin() -> Self {
        Self { deadline: Instant::now().checked_add(LONGEST) }
    }

    /// Until this moment.
    pub(crate) const fn until(deadline: Instant) -> Self {
        Self { deadline: Some(deadline) }
    }

    /// Whether the time is up.
    pub(crate) fn is_over(self) -> bool {
        self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }

    /// What advice may take.
    pub(crate) fn limits(self) -> Limits<'static> {
        Limits { deadline: self.deadline, work: Some(WORK), ..Limits::default() }
    }
}
