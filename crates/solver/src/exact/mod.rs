//! Strategies proven best: no other needs fewer rows.
//!
//! First a narrow search finds a good strategy, following only a few guesses of every position; then the full one
//! looks for anything better and, finding nothing, has proven the best. What it found is built as a tree from the
//! table of positions, always the first guess by bound and number, so that the same game gives the same tree with
//! any number of threads.

use std::time::Instant;

use crate::equivalence::Equivalence;
use crate::kernel::Kernel;
use crate::tree::{Replay, Tree};
use crate::universe::Index;

mod answers;
mod search;
mod table;

use answers::Answers;
use search::{ANY_ROWS, NEVER, Position, Search};

/// How many guesses of a position the narrow searches follow, one search after the other.
const WIDTHS: [usize; 3] = [1, 4, 12];

/// What a strategy should be best in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// Fewest rows in total over all secrets; of these strategies, fewest at worst.
    Total,
    /// Fewest rows at worst; of these strategies, fewest in total.
    Worst,
}

/// Where a search stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// What it does now.
    pub stage: Stage,
    /// The fewest rows in total found so far.
    pub best: Option<u32>,
    /// Positions whose guesses were followed so far.
    pub nodes: u64,
}

/// The parts of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Looking for a good strategy, following so many guesses of a position.
    Narrow(usize),
    /// Proving that nothing is better.
    Proof,
    /// Asking whether fewer rows at worst will do.
    Within(u8),
    /// Building the tree.
    Tree,
}

/// How a search goes about.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// What counts.
    pub aim: Aim,
    /// The most rows for any secret.
    pub within: Option<u8>,
    /// The most positions kept in the table; each takes 32 bytes.
    pub positions: usize,
    /// Threads to search with.
    pub threads: usize,
    /// When to stop without a proof.
    pub deadline: Option<Instant>,
}

impl Default for Options {
    /// Fewest in total, any number of rows, a table of up to 256 MB, one thread, no deadline.
    fn default() -> Self {
        Self { aim: Aim::Total, within: None, positions: 1 << 23, threads: 1, deadline: None }
    }
}

/// What a search found out.
#[derive(Clone, Debug)]
pub struct Found {
    /// The best strategy found.
    pub tree: Tree,
    /// What it needs, replayed against every secret.
    pub replay: Replay,
    /// No strategy (within the rows allowed, and of the fewest at worst if that comes first) needs fewer rows in
    /// total. If the strategy is proven best this is what it needs.
    pub lower: u32,
    /// Whether the strategy is proven best in total (within the rows, or of the fewest at worst).
    pub proven: bool,
    /// Whether its worst case is proven best: of the strategies as good in total, or of all if that comes first.
    pub worst_proven: bool,
    /// Positions whose guesses were followed, by all searches together.
    pub nodes: u64,
    /// Looks at all guesses of a position.
    pub looks: u64,
    /// Positions in the table at the end of the proof.
    pub positions: usize,
}

/// The exact search of a game.
pub struct Exact<'a> {
    kernel: &'a Kernel<'a>,
    answers: Answers<'a>,
    options: Options,
    all: Vec<Index>,
    first: Equivalence,
}

impl<'a> Exact<'a> {
    /// Makes a search ready.
    pub fn new(kernel: &'a Kernel<'a>, options: Options) -> Self {
        let universe = kernel.universe();
        Self {
            kernel,
            answers: Answers::of(kernel),
            options,
            all: (0..universe.len() as Index).collect(),
            first: Equivalence::of(universe),
        }
    }

    fn start(&self, rows: u8) -> Position<'_> {
        Position { set: &self.all, rows, equivalence: &self.first, depth: 0 }
    }

    fn search(&self) -> Search<'_> {
        let mut search = Search::new(self.kernel, &self.answers, self.options.positions);
        search.resume(self.options.threads, self.options.deadline);
        search
    }

    /// Searches. None if no strategy keeps within the rows allowed, or if the deadline came before any was found.
    pub fn run(&self, report: &dyn Fn(Progress)) -> Option<Found> {
        let mut work = Work { exact: self, report, nodes: 0, looks: 0, best: None, unsure: false };
        let within = self.options.within.unwrap_or(ANY_ROWS);
        match self.options.aim {
            Aim::Total => work.fewest_in_total(within),
            Aim::Worst => {
                // One row more after the other; what can't be done is proven so.
                let most = within.min(self.all.len().min(64) as u8);
                let best = (1..=most).find_map(|rows| work.fewest_within(rows, &mut self.search()));
                best.map(|best| work.found(best))
            }
        }
    }
}

/// A strategy with what is proven of it.
struct Best {
    tree: Tree,
    replay: Replay,
    lower: u32,
    stopped: bool,
    worst_proven: bool,
    positions: usize,
}

/// One run: what it has done so far.
struct Work<'a> {
    exact: &'a Exact<'a>,
    report: &'a dyn Fn(Progress),
    nodes: u64,
    looks: u64,
    best: Option<u32>,
    /// Whether fewer rows at worst were given up without a proof.
    unsure: bool,
}

impl Work<'_> {
    fn report(&self, stage: Stage) {
        (self.report)(Progress { stage, best: self.best, nodes: self.nodes });
    }

    fn count(&mut self, search: &mut Search<'_>) {
        let (nodes, looks) = search.take_counts();
        self.nodes += nodes;
        self.looks += looks;
    }

    fn found(&self, best: Best) -> Found {
        Found {
            lower: best.lower,
            proven: !best.stopped,
            worst_proven: best.worst_proven,
            tree: best.tree,
            replay: best.replay,
            nodes: self.nodes,
            looks: self.looks,
            positions: best.positions,
        }
    }

    fn replayed(&self, tree: &Tree) -> Replay {
        let rules = self.exact.kernel.universe().rules();
        tree.verify(rules).expect("a tree that was built from every class of answers finds every secret")
    }

    /// A good strategy, by narrow searches.
    fn narrow(&mut self, rows: u8) -> Option<(Tree, Replay)> {
        let mut best: Option<(Tree, Replay)> = None;
        for width in WIDTHS {
            self.report(Stage::Narrow(width));
            let mut search = self.exact.search().with_width(width);
            let start = self.exact.start(rows);
            let limit = self.best.unwrap_or(NEVER);
            if search.solve(start, limit).is_some() {
                search.release();
                // Only what the tree itself needs counts: see there why it may be more than was found.
                if let Some(tree) = search.tree(start) {
                    let replay = self.replayed(&tree);
                    if replay.total() < u64::from(limit) {
                        self.best = Some(replay.total() as u32);
                        best = Some((tree, replay));
                    }
                }
            }
            self.count(&mut search);
        }
        best
    }

    /// The strategy with the fewest rows in total within so many; none if there is none.
    fn fewest_within(&mut self, rows: u8, search: &mut Search<'_>) -> Option<Best> {
        let start = self.exact.start(rows);
        self.best = None;
        let narrow = self.narrow(rows);
        let upper = narrow.as_ref().map_or(NEVER - 1, |(_, replay)| replay.total() as u32);
        self.report(Stage::Proof);
        let total = search.solve(start, upper + 1);
        let stopped = search.is_stopped();
        search.release();
        let lower = total.unwrap_or_else(|| search.lower(start, upper));
        let tree = total.and_then(|_| {
            self.report(Stage::Tree);
            search.tree(start)
        });
        self.count(search);
        let (tree, replay) = if let Some(tree) = tree {
            let replay = self.replayed(&tree);
            (tree, replay)
        } else {
            self.unsure |= stopped;
            narrow?
        };
        self.best = Some(replay.total() as u32);
        let stopped = stopped || self.unsure;
        Some(Best { tree, replay, lower, stopped, worst_proven: !stopped, positions: search.positions() })
    }

    /// The strategy with the fewest rows in total, and of those with the fewest at worst.
    fn fewest_in_total(&mut self, within: u8) -> Option<Found> {
        let mut search = self.exact.search();
        let mut best = self.fewest_within(within, &mut search)?;
        best.worst_proven = false;
        while !best.stopped && best.replay.worst() > 1 {
            let rows = best.replay.worst() as u8 - 1;
            self.report(Stage::Within(rows));
            let start = self.exact.start(rows);
            // What is known of positions with any number of rows bounds them with fewer.
            search.resume(self.exact.options.threads, self.exact.options.deadline);
            let total = search.solve(start, best.lower + 1);
            let stopped = search.is_stopped();
            search.release();
            let tree = total.and_then(|_| search.tree(start));
            self.count(&mut search);
            let Some(tree) = tree else {
                best.worst_proven = !stopped;
                break;
            };
            best.replay = self.replayed(&tree);
            best.tree = tree;
        }
        Some(self.found(best))
    }
}
