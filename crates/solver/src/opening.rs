//! The first rows of games that are too large for a book: found by a wide search, shipped as the top of a tree.

use rules::{Answer, Code, Rules};

use crate::heuristic::Heuristic;
use crate::kernel::Kernel;
use crate::reduction::Reduction;
use crate::shortlist::shortlist;
use crate::tree::Tree;
use crate::universe::{CodeRule, Index, Universe};

/// The openings that are shipped, as text.
const SHIPPED: [&str; 2] =
    [include_str!("../openings/grand.txt"), include_str!("../openings/grand-blanks.txt")];

/// What to guess first, and after each answer to that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    tree: Tree,
}

impl Opening {
    /// The shipped opening of a game with the same codes and answers as this one, if there is one.
    pub fn of(rules: &Rules) -> Option<Self> {
        let same = |other: &Rules| {
            other.edition().answer == rules.edition().answer
                && other.blue() == rules.blue()
                && (other.secrets(), other.guesses()) == (rules.secrets(), rules.guesses())
                && other.palette().colours() == rules.palette().colours()
        };
        let read = |text: &&str| Tree::read(text).ok();
        SHIPPED.iter().filter_map(read).find(|(other, _)| same(other)).map(|(_, tree)| Self { tree })
    }

    /// Its rows as a tree.
    pub const fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The guess after these rows, if they belong to the opening.
    pub fn next(&self, rows: &[(Code, Answer)]) -> Option<Code> {
        let mut tree = &self.tree;
        for (guess, answer) in rows {
            if *guess != tree.guess {
                return None;
            }
            tree = tree.branches.iter().find_map(|(other, tree)| (other == answer).then_some(tree))?;
        }
        Some(tree.guess)
    }

    /// Searches for an opening by entropy: all kinds of first guesses against every secret, and after each answer
    /// as many as this work allows.
    pub fn search(kernel: &Kernel<'_>, work: u64) -> Self {
        let universe = kernel.universe();
        let (all, classes) = (universe.indices(), universe.classes());
        let best = |set: &[Index], guesses: &crate::kernel::Guesses| {
            let weights = Heuristic::Entropy.weights(set.len());
            let lightest = kernel.lightest(set, guesses, &weights, 0);
            lightest.map_or(set[0], |(place, _)| guesses.indices()[place])
        };
        let first = best(&all, &kernel.guesses(first_guesses(universe)));
        let mut tree = Tree { guess: universe.code(first), branches: Vec::new() };
        for (class, part) in kernel.split(&all, first).iter().enumerate() {
            if class != classes.solved() && !part.is_empty() {
                let guess = universe.code(best(part, &shortlist(kernel, part, work)));
                tree.branches.push((classes.answer(class), Tree { guess, branches: Vec::new() }));
            }
        }
        Self { tree }
    }
}

/// The first guesses that differ in more than names: the first of all that are alike, in order.
pub fn first_guesses(universe: &Universe) -> Vec<Index> {
    if universe.rule() != CodeRule::Pairs {
        let every = Reduction::every_symbol(universe);
        return Reduction::new(universe, &universe.indices(), every).guesses(universe);
    }
    // Shapes are named in the order in which they come, and so are colours.
    let in_order = |half: [u8; 4]| {
        (0..4).all(|hole| half[hole] <= half[..hole].iter().map(|before| before + 1).max().unwrap_or(0))
    };
    let is_first = |guess: &Index| {
        let halves = universe.halves(*guess);
        in_order(halves.map(|pair| pair[0])) && in_order(halves.map(|pair| pair[1]))
    };
    (0..universe.len() as Index).filter(is_first).collect()
}
