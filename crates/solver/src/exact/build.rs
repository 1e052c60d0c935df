//! Trees built from what a search knows.

use std::sync::atomic::AtomicU32;

use super::answers::Cells;
use super::search::{ExactPosition, ExactSearch, NEVER};
use crate::tree::Tree;
use crate::universe::Index;

impl ExactSearch<'_> {
    /// A tree for a position that needs no more rows than were found, or the best that this search finds; none if
    /// it finds nothing within the rows. Of several best guesses the first is taken, if the search has one thread
    /// and is never stopped.
    pub(super) fn tree(&self, position: ExactPosition<'_>) -> Option<Tree> {
        let first = *position.set.first()?;
        if position.set.len() == 1 && position.rows > 0 {
            return Some(Tree::leaf(self.ground.kernel.code(first)));
        }
        let rows = self.solve(position, NEVER)?;
        let guess = if position.set.len() == 2 {
            first
        } else {
            // A search of limited width may not find a known total again: it may come from an equivalent position
            // whose guesses are in another order.
            let again = self.follow(position, &AtomicU32::new(rows + 1), rows);
            again.or_else(|| self.follow(position, &AtomicU32::new(NEVER), rows))?
        };
        self.tree_after(position, guess)
    }

    /// A tree that begins with this guess.
    pub(super) fn tree_after(&self, position: ExactPosition<'_>, guess: Index) -> Option<Tree> {
        let classes = self.ground.kernel.classes();
        let mut cells = Cells::default();
        self.ground.answers.split(position.set, guess, &mut cells);
        let equivalence = &self.after(position, guess);
        let mut tree = Tree::leaf(self.ground.kernel.code(guess));
        for (class, set) in cells.iter().filter(|(class, _)| *class != classes.solved()) {
            let branch = self.tree(position.next(set, equivalence))?;
            tree.branches.push((classes.answer(class), branch));
        }
        Some(tree)
    }
}
