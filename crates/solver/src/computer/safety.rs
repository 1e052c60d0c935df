//! Time, only to be safe: what computers do is limited by work, and a clock merely keeps a table going on a machine
//! that hardly moves.

use crate::advice::Limits;
use crate::clock::Deadline;

/// The most work for a row by advice, in answered pairs of guess and secret.
const WORK: u64 = 400_000_000;

/// When a decision must be made. Past that, the same seed may lead to another game, but to a lawful one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Safety {
    /// None where work alone limits it.
    deadline: Option<Deadline>,
}

impl Safety {
    /// Until this moment, if there is one.
    pub(crate) const fn until(deadline: Option<Deadline>) -> Self {
        Self { deadline }
    }

    /// Whether the time is up.
    pub(crate) fn is_over(self) -> bool {
        self.deadline.is_some_and(Deadline::is_over)
    }

    /// What advice may take.
    pub(crate) fn limits(self) -> Limits<'static> {
        Limits { deadline: self.deadline, work: Some(WORK), ..Limits::default() }
    }
}
