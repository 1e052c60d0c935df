//! What is worked out about games, and kept while one is played.

use std::cell::RefCell;
use std::sync::Arc;

use pages::{AdviceQuestion, Grounds, puzzle_drawn};
use play::{Job, PuzzleLook, Thought};
use rules::Rules;
use solver::Backend;
use solver::advice::{Ground, Limits};
use solver::coach::PuzzleSeed;
use solver::computer::{Knowledge, Mind};
use solver::group::MarkerKernel;

/// The last game that was thought about: a device has little room.
#[derive(Default)]
pub(crate) struct Minds {
    ground: RefCell<Option<(String, Arc<Ground>)>>,
    kernel: RefCell<Option<(String, Arc<MarkerKernel>)>>,
    knowledge: RefCell<Option<(String, Arc<Knowledge>)>>,
}

/// What is kept under a name, or what is made then and kept in its place.
fn kept_or<V>(
    shelf: &RefCell<Option<(String, Arc<V>)>>,
    name: String,
    make: impl FnOnce() -> Option<V>,
) -> Option<Arc<V>> {
    if let Some((_, kept)) = shelf.borrow().as_ref().filter(|(known, _)| *known == name) {
        return Some(Arc::clone(kept));
    }
    // What was kept goes first: both at once may be more than there is room for.
    shelf.take();
    let new = Arc::new(make()?);
    shelf.replace(Some((name, Arc::clone(&new))));
    Some(new)
}

impl Grounds for Minds {
    fn ground(&self, rules: &Rules) -> Option<Arc<Ground>> {
        kept_or(&self.ground, Ground::name(rules), || Ground::new(rules.clone()).ok())
    }

    fn kernel(&self, rules: &Rules) -> Option<Arc<MarkerKernel>> {
        kept_or(&self.kernel, Ground::name(rules), || MarkerKernel::new(rules, Backend::best()))
    }
}

impl Minds {
    /// The answer to a question.
    pub(crate) fn answer(&self, question: &AdviceQuestion) -> Option<Arc<str>> {
        question.answer(self, Limits::default()).map(|answer| answer.text.into())
    }

    /// The puzzle of a seed; none if the game has none.
    pub(crate) fn puzzle(&self, rules: &Rules, seed: &PuzzleSeed) -> Option<PuzzleLook> {
        puzzle_drawn(self, rules, seed, Limits::default()).ok()?
    }

    /// What comes of a job.
    pub(crate) fn think(&self, rules: &Rules, job: Job) -> Option<Thought> {
        // Computers know the rules as well, which differ where codes don't.
        let name = format!("{} {:?}", Ground::name(rules), rules.options());
        let knowledge = kept_or(&self.knowledge, name, || Some(Knowledge::of(rules)))?;
        Some(job.think(&Mind::new(&knowledge)))
    }
}
