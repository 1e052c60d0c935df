//! What computers think with, made ready when somebody first has to think: a round alone needs nothing of it.

use std::cell::OnceCell;

use rules::Rules;
use solver::computer::{Knowledge, Mind};

/// What computers think with.
pub(super) struct Brain<'k> {
    rules: &'k Rules,
    knowledge: &'k OnceCell<Knowledge>,
    mind: OnceCell<Mind<'k>>,
}

impl<'k> Brain<'k> {
    /// A brain that knows nothing yet, and where it will keep what it knows.
    pub(super) const fn new(rules: &'k Rules, knowledge: &'k OnceCell<Knowledge>) -> Self {
        Self { rules, knowledge, mind: OnceCell::new() }
    }

    /// The mind.
    pub(super) fn mind(&self) -> &Mind<'k> {
        self.mind.get_or_init(|| Mind::new(self.knowledge.get_or_init(|| Knowledge::of(self.rules))))
    }
}
