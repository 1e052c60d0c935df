//! What is made ready once for a game and then shared by all its computer players.

use rules::{Answer, Code, Rules};

use crate::kernel::{Backend, Kernel};
use crate::universe::{Index, Universe};

/// A game with all its codes, where they can be listed.
#[derive(Clone, Debug)]
pub struct Knowledge {
    rules: Rules,
    universe: Option<Universe>,
}

impl Knowledge {
    /// What there is to know of a game before its first row.
    pub fn of(rules: &Rules) -> Self {
        // A game whose codes can't be listed is played from samples of them, a group by its own player.
        Self { rules: rules.clone(), universe: Universe::new(rules.clone()).ok() }
    }

    /// The rules.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }
}

/// What computer players of one game think with. They share it; it keeps nothing of any match.
#[derive(Clone, Debug)]
pub struct Mind<'k> {
    rules: &'k Rules,
    kernel: Option<Kernel<'k>>,
}

impl<'k> Mind<'k> {
    /// A mind that computes with the best that the processor has.
    pub fn new(knowledge: &'k Knowledge) -> Self {
        Self::with(knowledge, Backend::best())
    }

    /// A mind that computes with this. What it decides is the same with each.
    pub fn with(knowledge: &'k Knowledge, backend: Backend) -> Self {
        let kernel = knowledge.universe.as_ref().map(|universe| Kernel::new(universe, backend));
        Self { rules: &knowledge.rules, kernel }
    }

    /// The rules of its game.
    pub const fn rules(&self) -> &'k Rules {
        self.rules
    }

    /// What computes with all codes, where they are listed.
    pub(crate) const fn kernel(&self) -> Option<&Kernel<'k>> {
        self.kernel.as_ref()
    }
}

/// The secrets of a listed game that fit some rows, in order.
pub(crate) fn fitting(kernel: &Kernel<'_>, rows: &[(Code, Answer)]) -> Vec<Index> {
    let mut set = kernel.universe().indices();
    let mut classes = Vec::new();
    for (row, answer) in rows {
        keep(kernel, &mut set, *row, *answer, &mut classes);
    }
    set
}

/// Leaves the secrets of a set that answer a row like this.
fn keep(kernel: &Kernel<'_>, set: &mut Vec<Index>, row: Code, answer: Answer, classes: &mut Vec<u8>) {
    let universe = kernel.universe();
    let guess = universe.rules().guesses().index(row);
    match (guess, possible(universe, answer)) {
        // Every row of a listed game is one of its codes.
        (Some(guess), Some(class)) => {
            kernel.classes_of(set, guess as Index, classes);
            let mut fits = classes.iter().map(|found| usize::from(*found) == class);
            set.retain(|_| fits.next().unwrap_or(false));
        }
        _ => set.clear(),
    }
}

/// The class of an answer, if any secret can give it: wrong pins placed by hand may be others.
fn possible(universe: &Universe, answer: Answer) -> Option<usize> {
    let classes = universe.classes();
    let pins = usize::from(answer.black) + usize::from(answer.white) + usize::from(answer.blue);
    let class = (pins <= universe.holes()).then(|| classes.of(answer))?;
    (class < classes.count() && classes.answer(class) == answer).then_some(class)
}
