//! A strategy played out against every secret at once.

use std::collections::HashMap;
use std::rc::Rc;

use crate::heuristic::Heuristic;
use crate::kernel::{Guesses, Kernel, Weights};
use crate::reduction::Reduction;
use crate::shortlist::{self, shortlist};
use crate::universe::Index;

/// How many guesses the kept lists may hold together; more and they are made anew.
const KEPT: usize = 4_000_000;

/// A set that is small enough for light weights.
const SMALL: usize = 255;

/// Which codes are guessed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Pool {
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
    pool: Pool,
    lists: HashMap<Reduction, Rc<Guesses>>,
    kept: usize,
}

/// How a strategy fares against all secrets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// How many secrets are found with row 1, row 2, and so on.
    pub histogram: Vec<u64>,
    /// The first guess.
    pub first: Index,
    /// How many positions were looked at.
    pub nodes: u64,
}

impl Outcome {
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

    fn found(&mut self, secrets: usize, row: usize) {
        if self.histogram.len() < row {
            self.histogram.resize(row, 0);
        }
        self.histogram[row - 1] += secrets as u64;
    }
}

impl<'k> Strategy<'k> {
    /// The strategy of a heuristic that guesses from all codes.
    pub fn new(kernel: &'k Kernel<'k>, heuristic: Heuristic) -> Self {
        Self::from(kernel, heuristic, Pool::All)
    }

    /// The strategy of a heuristic that guesses from these codes.
    pub fn from(kernel: &'k Kernel<'k>, heuristic: Heuristic, pool: Pool) -> Self {
        // The lighter the weights, the fewer bytes there are to look up.
        let weights = [heuristic.weights(SMALL), heuristic.weights(kernel.universe().len())];
        Self { kernel, weights, pool, lists: HashMap::new(), kept: 0 }
    }

    /// Plays against every secret of the universe.
    pub fn play(&mut self) -> Outcome {
        let universe = self.kernel.universe();
        let mut outcome = Outcome { histogram: Vec::new(), first: 0, nodes: 0 };
        self.descend(&universe.indices(), 1, Reduction::every_symbol(universe), &mut outcome);
        outcome
    }

    /// The guess for a set, after rows that left these symbols unused.
    pub fn guess(&mut self, set: &[Index], unused: u64) -> Index {
        if set.len() <= 2 {
            return set[0];
        }
        if let Some(guess) = self.finish(set) {
            return guess;
        }
        let guesses = match self.pool {
            Pool::All if self.has_too_many(set) => {
                Rc::new(shortlist(self.kernel, set, shortlist::WORK).into_owned())
            }
            Pool::All => self.list(Reduction::new(self.kernel.universe(), set, unused)),
            Pool::Fitting => Rc::new(self.kernel.guesses(set.to_vec())),
        };
        // Nothing can be better than every secret apart, or, since no guess of the set itself does that, all but
        // two of them.
        let weights = &self.weights[usize::from(set.len() > SMALL)];
        let apart = weights.sum_of(set.len() as u64, 0, false);
        let nearly = weights.sum_of(set.len() as u64 - 3, 1, true);
        let lightest = self.kernel.lightest(set, &guesses, weights, apart.min(nearly));
        lightest.map_or(set[0], |(place, _)| guesses.indices()[place])
    }

    /// Whether there are too many guesses to weigh them all, and they can't be told to be alike.
    fn has_too_many(&self, set: &[Index]) -> bool {
        let universe = self.kernel.universe();
        !universe.is_symmetric() && !shortlist::holds_all(universe, set, shortlist::WORK)
    }

    /// The first code of a set that tells all others of it apart, if there is one.
    fn finish(&self, set: &[Index]) -> Option<Index> {
        if set.len() > self.kernel.classes().branches() + 1 {
            return None;
        }
        let mut classes = Vec::with_capacity(set.len());
        set.iter().copied().find(|guess| {
            self.kernel.classes_of(set, *guess, &mut classes);
            let mut seen = 0u64;
            classes.iter().all(|class| {
                let new = seen & 1 << class == 0;
                seen |= 1 << class;
                new
            })
        })
    }

    fn descend(&mut self, set: &[Index], row: usize, unused: u64, outcome: &mut Outcome) {
        outcome.nodes += 1;
        if set.len() <= 2 {
            for place in 0..set.len() {
                outcome.found(1, row + place);
            }
            return;
        }
        let guess = self.guess(set, unused);
        if row == 1 {
            outcome.first = guess;
        }
        let universe = self.kernel.universe();
        let unused = Reduction::unused_after(universe, unused, guess);
        let mut parts = self.kernel.split(set, guess);
        let solved = parts.pop().map_or(0, |solved| solved.len());
        outcome.found(solved, row);
        for part in parts.iter().filter(|part| !part.is_empty()) {
            self.descend(part, row + 1, unused, outcome);
        }
    }

    /// The guesses of a reduction, made once.
    fn list(&mut self, reduction: Reduction) -> Rc<Guesses> {
        if let Some(guesses) = self.lists.get(&reduction) {
            return Rc::clone(guesses);
        }
        let universe = self.kernel.universe();
        let guesses = Rc::new(self.kernel.guesses(reduction.guesses(universe)));
        if self.kept + guesses.len() > KEPT {
            self.lists.clear();
            self.kept = 0;
        }
        self.kept += guesses.len();
        self.lists.insert(reduction, Rc::clone(&guesses));
        guesses
    }
}
