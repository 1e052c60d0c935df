//! When advice has to stop: at a deadline, when cancelled, or after an amount of work.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::clock::Deadline;

/// Limits to a question. What was found when one is reached is the answer.
///
/// Only [`Self::work`] leads to the same answer on every machine: who plays by advice sets it, and a deadline only
/// to be safe.
#[derive(Clone, Copy, Debug, Default)]
pub struct Limits<'a> {
    /// When to stop.
    pub deadline: Option<Deadline>,
    /// Stops as soon as somebody sets it.
    pub cancel: Option<&'a AtomicBool>,
    /// The most work, in answered pairs of guess and secret.
    pub work: Option<u64>,
    /// How much of it may go into looking ahead for exact rows; by default as much as takes a few milliseconds.
    pub ahead: Option<u64>,
    /// Called between pieces of work, so that the owner of the thread can do something else meanwhile.
    pub breath: Option<Breath<'a>>,
}

/// Something that is done between two pieces of work.
#[derive(Clone, Copy)]
pub struct Breath<'a>(&'a dyn Fn());

impl<'a> Breath<'a> {
    /// Does this.
    pub const fn new(work: &'a dyn Fn()) -> Self {
        Self(work)
    }
}

impl fmt::Debug for Breath<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Breath")
    }
}

impl Limits<'_> {
    /// Lets the owner of the thread do something else.
    pub fn breathe(&self) {
        if let Some(Breath(work)) = self.breath {
            work();
        }
    }

    /// Whether a wish or the deadline says to stop. Before that it breathes.
    pub fn are_over(&self) -> bool {
        self.breathe();
        self.cancel.is_some_and(|cancel| cancel.load(Ordering::Relaxed))
            || self.deadline.is_some_and(Deadline::is_over)
    }

    /// Looking ahead for a quarter of a second or less: for somebody who asks once and reads the answer at leisure.
    pub const FAR: u64 = 1 << 29;
}

/// Work that looking ahead may take by default.
const AHEAD: u64 = 1 << 25;

/// What has been done under limits.
#[derive(Debug)]
pub(crate) struct Meter<'a> {
    limits: Limits<'a>,
    spent: u64,
    stopped: bool,
}

impl<'a> Meter<'a> {
    pub(crate) const fn new(limits: Limits<'a>) -> Self {
        Self { limits, spent: 0, stopped: false }
    }

    /// Whether this much more may be done. It counts as done then.
    pub(crate) fn may(&mut self, work: u64) -> bool {
        let spent = self.spent.saturating_add(work);
        let done = self.limits.are_over() || self.limits.work.is_some_and(|most| spent > most);
        self.stopped |= done;
        if !self.stopped {
            self.spent = spent;
        }
        !self.stopped
    }

    /// Work that looking ahead may take.
    pub(crate) fn ahead(&self) -> u64 {
        self.limits.ahead.unwrap_or(AHEAD)
    }

    /// Work that may still be done.
    pub(crate) fn left(&self) -> u64 {
        self.limits.work.map_or(u64::MAX, |most| most.saturating_sub(self.spent))
    }

    pub(crate) const fn is_stopped(&self) -> bool {
        self.stopped
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn work_is_counted_and_what_was_stopped_stays_stopped() {
        let mut meter = Meter::new(Limits { work: Some(10), ..Limits::default() });
        assert!(meter.may(4) && meter.may(6));
        assert!(!meter.is_stopped());
        assert!(!meter.may(1) && !meter.may(0) && meter.is_stopped());
    }

    #[test]
    fn a_wish_and_a_deadline_stop_it() {
        let wish = AtomicBool::new(false);
        let mut meter = Meter::new(Limits { cancel: Some(&wish), ..Limits::default() });
        assert!(meter.may(u64::MAX) && meter.may(u64::MAX));
        wish.store(true, Ordering::Relaxed);
        assert!(!meter.may(0));
        let over = Deadline::at(|| Duration::ZERO, Duration::ZERO);
        let mut meter = Meter::new(Limits { deadline: Some(over), ..Limits::default() });
        assert!(!meter.may(0));
    }
}
