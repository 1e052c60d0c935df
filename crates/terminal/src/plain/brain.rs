//! The engine, made ready when somebody first has to think: a solo round doesn't need it.

use std::cell::OnceCell;

use rules::Rules;
use solver::computer::{Knowledge, Mind};

/// The engine.
pub(crate) struct Brain<'k> {
    knowledge: &'k OnceCell<Knowledge>,
    mind: OnceCell<Mind<'k>>,
}

impl<'k> Brain<'k> {
    /// A brain that knows nothing yet; it saves what it learns here.
    pub(crate) const fn new(knowledge: &'k OnceCell<Knowledge>) -> Self {
        Self { knowledge, mind: OnceCell::new() }
    }

    /// The mind for a game; all matches of a table are played by the same rules.
    pub(crate) fn mind(&self, rules: &Rules) -> &Mind<'k> {
        self.mind.get_or_init(|| Mind::new(self.knowledge.get_or_init(|| Knowledge::of(rules))))
    }
}
