//! A strategy played out against every secret at once.
//!
//! ```
//! use solver::strategy::{GuessPool, Strategy, StrategyOutcome};
//! use solver::{Backend, Heuristic, Kernel, Universe};
//!
//! let universe = Universe::of("3x4").unwrap();
//! let kernel = Kernel::new(&universe, Backend::best());
//! let mut strategy = Strategy::new(&kernel, Heuristic::Entropy);
//! let outcome: StrategyOutcome = strategy.play();
//! assert_eq!((outcome.codes(), outcome.total()), (64, (outcome.mean() * 64.0).round() as u64));
//! println!("{:.2} rows on average, {} at worst", outcome.mean(), outcome.worst());
//!
//! // Only codes that fit; as a tree.
//! let mut fitting = Strategy::from(&kernel, Heuristic::Entropy, GuessPool::Fitting);
//! let (outcome, tree) =
//!     fitting.play_against(&universe.indices(), true, &mut |found| assert!(found <= 64));
//! assert_eq!(tree.unwrap().verify(universe.rules()).unwrap().total(), outcome.total());
//! ```

use std::collections::HashMap;
use std::rc::Rc;

use crate::equivalence::Equivalence;
use crate::heuristic::Heuristic;
use crate::kernel::{Guesses, Kernel, Weights};
use crate::reduction::Reduction;
use crate::shortlist::{self, shortlist_while};
use crate::tree::Tree;
use crate::universe::Index;

/// How many guesses the kept lists may hold together; more and they are made again.
const KEPT: usize = 4_000_000;

/// Up to this size a set uses light weights; looking for equivalent guesses pays only beyond it.
const SMALL: usize = 255;

/// Which codes are guessed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum GuessPool {
    /// Every code of the universe.
    #[default]
    All,
    /// Only codes that can still be the secret.
    Fitting,
}

/// A strategy that looks one answer ahead.
#[derive(Clone, Debug)]
pub struct Strategy<'k> {
    kernel: &'k Kernel<'k>,
    /// For small sets, and for all.
    weights: [Weights; 2],
    pool: GuessPool,
    lists: HashMap<(Reduction, usize), Rc<Guesses>>,
    kept: usize,
    /// How many different rows so far had guesses alike.
    exchanged: usize,
}

/// What is known of the rows so far.
#[derive(Clone, Debug)]
struct SeenSet {
    /// Symbols in none of them.
    unused: u64,
    /// The exchanges that keep them, with a number of their own, unless there are none.
    exchanges: Option<(usize, Equivalence)>,
}

/// How a strategy fares against all secrets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StrategyOutcome {
    /// How many secrets are found with row 1, row 2, and so on.
    pub histogram: Vec<u64>,
    /// The first guess.
    pub first: Index,
    /// How many positions were looked at.
    pub nodes: u64,
}

impl StrategyOutcome {
    /// How many secrets there are.
    pub fn codes(&self) -> u64 {
        self.histogram.iter().sum()
    }

    /// All rows together.
    pub fn total(&self) -> u64 {
        self.histogram.iter().zip(1..).map(|(secrets, row)| secrets * row).sum()
    }

    /// Rows on average.
    pub fn mean(&self) -> f64 {
        self.total() as f64 / self.codes() as f64
    }

    /// The most rows that a secret takes.
    pub fn worst(&self) -> usize {
        self.histogram.len()
    }
}

/// A strategy on its way through all secrets.
struct StrategyCourse<'c> {
    outcome: StrategyOutcome,
    /// Whether guesses are kept as a tree.
    tree: bool,
    found: u64,
    watch: &'c mut dyn FnMut(u64),
}

impl StrategyCourse<'_> {
    fn count_found(&mut self, secrets: usize, row: usize) {
        let histogram = &mut self.outcome.histogram;
        if histogram.len() < row {
            histogram.resize(row, 0);
        }
        histogram[row - 1] += secrets as u64;
        self.found += secrets as u64;
        (self.watch)(self.found);
    }
}

impl<'k> Strategy<'k> {
    /// The strategy of a heuristic that guesses from all codes.
    pub fn new(kernel: &'k Kernel<'k>, heuristic: Heuristic) -> Self {
        Self::from(kernel, heuristic, GuessPool::All)
    }

    /// The strategy of a heuristic that guesses from these codes.
    pub fn from(kernel: &'k Kernel<'k>, heuristic: Heuristic, pool: GuessPool) -> Self {
        // The lighter the weights, the fewer bytes there are to look up.
        let weights = [heuristic.weights(SMALL), heuristic.weights(kernel.universe().len())];
        Self { kernel, weights, pool, lists: HashMap::new(), kept: 0, exchanged: 0 }
    }

    /// Plays against every secret of the universe.
    pub fn play(&mut self) -> StrategyOutcome {
        let every = self.kernel.universe().indices();
        self.play_against(&every, false, &mut |_| {}).0
    }

    /// Plays against some secrets, and keeps every guess as a tree if that is wanted. How many of them are found is
    /// told as it goes on.
    pub fn play_against(
        &mut self,
        secrets: &[Index],
        tree: bool,
        watch: &mut dyn FnMut(u64),
    ) -> (StrategyOutcome, Option<Tree>) {
        let universe = self.kernel.universe();
        let outcome = StrategyOutcome { histogram: Vec::new(), first: 0, nodes: 0 };
        let mut course = StrategyCourse { outcome, tree, found: 0, watch };
        let seen = SeenSet {
            unused: Reduction::every_symbol(universe),
            exchanges: self.numbered(Equivalence::of(universe)),
        };
        let tree = self.descend(&universe.indices(), secrets, 1, &seen, &mut course);
        (course.outcome, tree)
    }

    /// The guess for a set, after rows that left these symbols unused.
    pub fn guess(&mut self, set: &[Index], unused: u64) -> Index {
        self.guess_while(set, unused, &mut || true)
    }

    /// [`Self::guess`] until the time is up: the best of the guesses weighed by then, or the first code of the set.
    pub(crate) fn guess_while(
        &mut self,
        set: &[Index],
        unused: u64,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Index {
        self.choose(set, &SeenSet { unused, exchanges: None }, go_on)
    }

    /// Exchanges with a number of their own, unless there are none.
    fn numbered(&mut self, exchanges: Equivalence) -> Option<(usize, Equivalence)> {
        if exchanges.is_trivial() {
            return None;
        }
        self.exchanged += 1;
        Some((self.exchanged, exchanges))
    }

    fn choose(&mut self, set: &[Index], seen: &SeenSet, go_on: &mut dyn FnMut() -> bool) -> Index {
        if set.len() <= 2 {
            return set[0];
        }
        // Nothing can be better than every secret apart, or, if no guess of the set itself does that, all but two of
        // them. By some measures the latter is the very best: then the set alone has the answer.
        let weights = &self.weights[usize::from(set.len() > SMALL)];
        let apart = weights.sum_of(set.len() as u64, 0, false);
        let nearly = weights.sum_of(set.len() as u64 - 3, 1, true);
        if let Some(guess) = self.finish(set, nearly < apart) {
            return guess;
        }
        let guesses = match self.pool {
            GuessPool::All if self.has_too_many(set) => {
                Rc::new(shortlist_while(self.kernel, set, shortlist::WORK, go_on).into_owned())
            }
            GuessPool::All => self.list(
                Reduction::new(self.kernel.universe(), set, seen.unused),
                seen.exchanges.as_ref().filter(|_| set.len() > SMALL),
            ),
            GuessPool::Fitting => Rc::new(self.kernel.guesses(self.fitting(set, seen))),
        };
        let weights = &self.weights[usize::from(set.len() > SMALL)];
        let lightest = self.kernel.lightest_while(set, &guesses, weights, apart.min(nearly), go_on);
        lightest.map_or(set[0], |(place, _)| guesses.indices()[place])
    }

    /// The codes of a set that are tried: one of each kind of equivalent codes, evenly drawn if there are too many.
    fn fitting(&self, set: &[Index], seen: &SeenSet) -> Vec<Index> {
        let universe = self.kernel.universe();
        let mut guesses = set.to_vec();
        // What keeps the rows so far keeps the set, too: the first of all codes alike is in it.
        if let Some((_, exchanges)) = seen.exchanges.as_ref().filter(|_| set.len() > SMALL) {
            guesses.retain(|guess| exchanges.is_first(universe.code(*guess)));
        }
        let most = (shortlist::WORK / set.len() as u64).max(1) as usize;
        if !universe.is_symmetric() && guesses.len() > most {
            let step = guesses.len().div_ceil(most);
            guesses = guesses.into_iter().step_by(step).collect();
        }
        guesses
    }

    /// Whether there are too many guesses to weigh them all, and they can't be told to be alike.
    fn has_too_many(&self, set: &[Index]) -> bool {
        let universe = self.kernel.universe();
        !universe.is_symmetric() && !shortlist::holds_all(universe, set, shortlist::WORK)
    }

    /// The first code of a set that tells all others of it apart or, failing that and if it is good enough, all but
    /// two of them.
    fn finish(&self, set: &[Index], nearly: bool) -> Option<Index> {
        if set.len() > self.kernel.classes().branches() + 1 + usize::from(nearly) {
            return None;
        }
        let mut classes = Vec::with_capacity(set.len());
        let mut second = None;
        for guess in set {
            self.kernel.classes_of(set, *guess, &mut classes);
            let different = classes.iter().fold(0u64, |seen, class| seen | 1 << class).count_ones() as usize;
            if different == set.len() {
                return Some(*guess);
            }
            if nearly && different + 1 == set.len() {
                second = second.or(Some(*guess));
            }
        }
        second
    }

    /// Finds those `secrets` of a set that are played against.
    fn descend(
        &mut self,
        set: &[Index],
        secrets: &[Index],
        row: usize,
        seen: &SeenSet,
        course: &mut StrategyCourse<'_>,
    ) -> Option<Tree> {
        course.outcome.nodes += 1;
        let universe = self.kernel.universe();
        let classes = self.kernel.classes();
        let guess = self.choose(set, seen, &mut || true);
        if row == 1 {
            course.outcome.first = guess;
        }
        let mut tree = course.tree.then(|| Tree::leaf(universe.code(guess)));
        if set.len() <= 2 {
            for secret in secrets {
                course.count_found(1, row + usize::from(*secret != guess));
            }
            if let (Some(tree), Some(second)) = (&mut tree, secrets.iter().find(|secret| **secret != guess)) {
                let second = universe.code(*second);
                let class = universe.class_of(second, tree.guess);
                tree.branches.push((classes.answer(class), Tree::leaf(second)));
            }
            return tree;
        }
        let exchanges = seen.exchanges.as_ref().map(|(_, exchanges)| exchanges.after(universe.code(guess)));
        let seen = SeenSet {
            unused: Reduction::unused_after(universe, seen.unused, guess),
            exchanges: exchanges.and_then(|exchanges| self.numbered(exchanges)),
        };
        let parts = self.kernel.split(set, guess);
        // Against every secret both are the same.
        let few = (secrets.len() < set.len()).then(|| self.kernel.split(secrets, guess));
        let wanted = few.as_deref().unwrap_or(&parts);
        course.count_found(wanted[classes.solved()].len(), row);
        for class in (0..classes.solved()).filter(|class| !wanted[*class].is_empty()) {
            let branch = self.descend(&parts[class], &wanted[class], row + 1, &seen, course);
            if let (Some(tree), Some(branch)) = (&mut tree, branch) {
                tree.branches.push((classes.answer(class), branch));
            }
        }
        tree
    }

    /// The guesses of a reduction that no exchange turns into an earlier one, made once.
    fn list(&mut self, reduction: Reduction, exchanges: Option<&(usize, Equivalence)>) -> Rc<Guesses> {
        let key = (reduction, exchanges.map_or(0, |(number, _)| *number));
        if let Some(guesses) = self.lists.get(&key) {
            return Rc::clone(guesses);
        }
        let universe = self.kernel.universe();
        let mut guesses = reduction.guesses(universe);
        // The first of all guesses that both make alike is the first in each: it always stays.
        if let Some((_, exchanges)) = exchanges {
            guesses.retain(|guess| exchanges.is_first(universe.code(*guess)));
        }
        let guesses = Rc::new(self.kernel.guesses(guesses));
        if self.kept + guesses.len() > KEPT {
            self.lists.clear();
            self.kept = 0;
        }
        self.kept += guesses.len();
        self.lists.insert(key, Rc::clone(&guesses));
        guesses
    }
}
