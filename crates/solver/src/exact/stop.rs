//! When a search ends without a proof.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::SearchOptions;
use crate::clock::Deadline;

/// A deadline, an amount of work, and a wish from outside; once any was seen, the search stays stopped.
#[derive(Default)]
pub(super) struct ExactStop {
    deadline: Option<Deadline>,
    nodes: Option<u64>,
    pairs: Option<u64>,
    wish: Option<Arc<AtomicBool>>,
    seen: AtomicBool,
}

impl ExactStop {
    /// As the options say.
    pub(super) fn of(options: &SearchOptions) -> Self {
        let SearchOptions { deadline, nodes, stop, .. } = options;
        Self { deadline: *deadline, nodes: *nodes, wish: stop.clone(), ..Self::default() }
    }

    /// After a number of pairs of guess and secret, or at a deadline.
    pub(super) fn after(pairs: u64, deadline: Option<Deadline>) -> Self {
        Self { pairs: Some(pairs), deadline, ..Self::default() }
    }

    /// Asks the clock, the wish and the counts of positions and pairs.
    pub(super) fn is_due(&self, nodes: u64, pairs: u64) -> bool {
        if self.nodes.is_some_and(|most| nodes >= most)
            || self.pairs.is_some_and(|most| pairs >= most)
            || self.deadline.is_some_and(Deadline::is_over)
            || self.wish.as_ref().is_some_and(|wish| wish.load(Ordering::Relaxed))
        {
            self.seen.store(true, Ordering::Relaxed);
        }
        self.was_seen()
    }

    /// Whether the search was stopped: what it has not finished is worth nothing.
    pub(super) fn was_seen(&self) -> bool {
        self.seen.load(Ordering::Relaxed)
    }
}
