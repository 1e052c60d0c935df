//! What is made ready once for a game and then shared by all its computer players.

use std::sync::Arc;

use rules::{Answer, Code, Rules};

use crate::advice::{Advisor, Ground};
use crate::book::Book;
use crate::game::check_listable;
use crate::group::MarkerKernel;
use crate::kernel::{Backend, Kernel};
use crate::universe::{Index, Universe};

/// A game with all its codes, where they can be listed.
#[derive(Clone, Debug)]
pub struct Knowledge {
    rules: Rules,
    ground: Option<Ground>,
}

impl Knowledge {
    /// What there is to know of a game before its first row.
    pub fn of(rules: &Rules) -> Self {
        Self { rules: rules.clone(), ground: Ground::new(rules.clone()).ok() }
    }

    /// The rules.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Bytes that a mind for these rules will take, about.
    pub fn bytes(rules: &Rules) -> u64 {
        if check_listable(rules).is_err() {
            return 0;
        }
        rules.secrets().count() * Universe::bytes_a_code(rules)
    }
}

/// What computer players of one game think with. They share it; it keeps nothing of any match.
#[derive(Clone, Debug)]
pub struct Mind<'k> {
    rules: &'k Rules,
    advisor: Option<Advisor<'k>>,
    book: Option<Book>,
    markers: Option<Arc<MarkerKernel>>,
}

impl<'k> Mind<'k> {
    /// A mind that computes with the best that the processor has.
    pub fn new(knowledge: &'k Knowledge) -> Self {
        Self::with(knowledge, Backend::best())
    }

    /// A mind that computes with this. What it decides is the same with each.
    pub fn with(knowledge: &'k Knowledge, backend: Backend) -> Self {
        let advisor = knowledge.ground.as_ref().map(|ground| Advisor::new(ground, backend));
        let rules = &knowledge.rules;
        let markers = MarkerKernel::new(rules, backend).map(Arc::new);
        Self { rules, advisor, book: Book::of(rules), markers }
    }

    /// The rules of its game.
    pub const fn rules(&self) -> &'k Rules {
        self.rules
    }

    /// Whom it asks; none where the codes can be neither listed nor counted.
    pub const fn advisor(&self) -> Option<&Advisor<'k>> {
        self.advisor.as_ref()
    }

    /// What it looks up.
    pub(crate) const fn book(&self) -> Option<Book> {
        self.book
    }

    /// What computes with the deals of a group.
    pub(crate) const fn markers(&self) -> Option<&Arc<MarkerKernel>> {
        self.markers.as_ref()
    }

    /// What computes with all codes, where they are listed.
    pub(crate) fn kernel(&self) -> Option<&Kernel<'k>> {
        self.advisor.as_ref().and_then(Advisor::kernel)
    }
}

/// The secrets of a listed game that fit some rows, in order.
pub(crate) fn fitting(kernel: &Kernel<'_>, rows: &[(Code, Answer)]) -> Vec<Index> {
    let mut set = kernel.universe().indices();
    for (row, answer) in rows {
        kernel.keep(&mut set, *row, *answer);
    }
    set
}
