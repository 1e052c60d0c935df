//! The clock of the player to act.

use crate::action::{Due, Task, Time};

/// Which decision the clock runs for: who, what, and in which round and row.
type ClockedDecision = (Due, (u32, usize));

/// A deadline for one decision at a time.
#[derive(Clone, Debug, Default)]
pub(crate) struct MatchClock {
    decision: Option<ClockedDecision>,
    deadline: Option<Time>,
    /// The decision that a call interrupted, with the time it had left.
    halted: Option<(ClockedDecision, u64)>,
}

impl MatchClock {
    pub(crate) const fn deadline(&self) -> Option<Time> {
        self.deadline
    }

    /// Runs for this decision from now on. A decision that goes on keeps its deadline; one that was halted by a
    /// call gets the time it had left; any other gets the whole limit.
    pub(crate) fn set(&mut self, decision: Option<ClockedDecision>, limit: Option<u64>, now: Time) {
        if decision == self.decision {
            return;
        }
        let called = decision.is_some_and(|(due, _)| due.what == Task::Solution);
        if called && let (Some(halted), Some(deadline)) = (self.decision, self.deadline) {
            self.halted = Some((halted, deadline.0.saturating_sub(now.0)));
        }
        self.decision = decision;
        self.deadline = limit.map(|limit| {
            let left = match self.halted {
                Some((halted, left)) if Some(halted) == decision => left,
                _ => limit,
            };
            Time(now.0.saturating_add(left))
        });
        if !called {
            self.halted = None;
        }
    }
}
