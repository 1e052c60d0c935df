//! Strategies proven best: no other needs fewer rows.
//!
//! First narrow searches find a good strategy, following only a few guesses of every position; then the full one
//! looks for anything better and, finding nothing, has proven the best. What it found is built as a tree from the
//! table of positions, always the first guess by bound and number, so that the same game gives the same tree with
//! any number of threads, and with any number of stops on the way.
//!
//! ```
//! use solver::exact::{
//!     Aim, Asks, Checkpoint, CheckpointFault, Exact, Found, MOST_BYTES, Nothing, Progress,
//!     SearchOptions, SearchStep, Stage, TITLE,
//! };
//! use solver::{Backend, Kernel, Universe};
//!
//! let universe = Universe::of("3x3").unwrap();
//! let kernel = Kernel::new(&universe, Backend::best());
//! let found: Found = Exact::new(&kernel, SearchOptions::default()).run(&mut |_| {}).unwrap();
//! assert!(found.proven);
//! assert_eq!(found.replay.total(), 73);
//!
//! // Fewest rows at worst; and what no strategy can do.
//! let worst = SearchOptions { aim: Aim::Worst, ..SearchOptions::default() };
//! assert!(
//!     Exact::new(&kernel, worst).run(&mut |_| {}).unwrap().replay.worst() <= found.replay.worst()
//! );
//! let two = SearchOptions { within: Some(2), ..SearchOptions::default() };
//! assert_eq!(Exact::new(&kernel, two.clone()).run(&mut |_| {}).unwrap_err(), Nothing::Impossible);
//!
//! // Half-way, a search is written down, and another goes on with it.
//! let mut written = Vec::new();
//! let mut watch = |step: &SearchStep<'_>| {
//!     let Progress { stage, .. } = step.progress;
//!     assert!(matches!(stage, Stage::Narrow(_) | Stage::Proof | Stage::Within(_) | Stage::Tree));
//!     written.clear();
//!     step.checkpoint(&mut written).unwrap();
//! };
//! Exact::new(&kernel, SearchOptions::default()).run(&mut watch).unwrap();
//! assert!(written.starts_with(TITLE.as_bytes()) && (written.len() as u64) < MOST_BYTES);
//! let checkpoint = Checkpoint::read(&written[..]).unwrap();
//! println!(
//!     "{} positions, {:?}",
//!     checkpoint.positions(),
//!     checkpoint.tree().map(|tree| tree.guesses())
//! );
//! let resumed =
//!     Exact::new(&kernel, SearchOptions::default()).resumed(checkpoint.clone()).unwrap();
//! assert_eq!(resumed.run(&mut |_| {}).unwrap().tree, found.tree);
//! let Err(CheckpointFault::Other { what, .. }) = Exact::new(&kernel, two).resumed(checkpoint)
//! else {
//!     panic!()
//! };
//! assert_eq!(
//!     (what, what.to_string().as_str(), Aim::Worst.name()),
//!     (Asks::Rows, "limit of rows", "worst")
//! );
//!
//! // Only some secrets are ever set: those in which all three differ.
//! let differ = |index: &u32| {
//!     universe
//!         .code(*index)
//!         .symbols()
//!         .iter()
//!         .all(|symbol| universe.code(*index).count(*symbol) == 1)
//! };
//! let secrets: Vec<_> = universe.indices().into_iter().filter(differ).collect();
//! let among = Exact::among(&kernel, SearchOptions::default(), secrets).run(&mut |_| {}).unwrap();
//! assert_eq!(among.replay.codes(), 6);
//! ```

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use rules::Code;
use strum::IntoStaticStr;

use crate::clock::Deadline;
use crate::equivalence::Equivalence;
use crate::kernel::Kernel;
use crate::tree::{Tree, TreeReplay};
use crate::universe::{Index, Symmetry, Universe};

mod answers;
mod build;
mod checkpoint;
mod course;
mod fewest;
mod firsts;
mod ground;
mod progress;
mod search;
mod stop;
mod table;
mod threads;

pub use checkpoint::{Asks, Checkpoint, CheckpointFault, MOST_BYTES, TITLE};
pub use progress::{Progress, SearchStep, Stage};

pub(crate) use answers::Answers;
pub(crate) use fewest::FewestRows;

use course::ExactCourse;
use ground::ExactGround;
use progress::Standing;
use search::ExactPosition;

/// What a strategy should be best in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Aim {
    /// Fewest rows in total over all secrets; of these strategies, fewest at worst.
    Total,
    /// Fewest rows at worst; of these strategies, fewest in total.
    Worst,
}

impl Aim {
    /// Its name.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// How a search goes about.
#[derive(Clone, Debug)]
pub struct SearchOptions {
    /// What counts.
    pub aim: Aim,
    /// The most rows for any secret.
    pub within: Option<u8>,
    /// The most positions kept in the table; each takes 32 bytes.
    pub positions: usize,
    /// Threads to search with; without the feature `threads` there is only the caller's.
    pub threads: usize,
    /// How many guesses of a position are followed to find a good strategy, one search after the other.
    pub widths: Vec<usize>,
    /// Whether to prove anything then: without, the best strategy that was found so is the result.
    pub proof: bool,
    /// When to stop without a proof.
    pub deadline: Option<Deadline>,
    /// After how many positions to stop without a proof: with one thread, the same work gives the same result.
    pub nodes: Option<u64>,
    /// Set from outside, it stops the search as the deadline does.
    pub stop: Option<Arc<AtomicBool>>,
}

impl Default for SearchOptions {
    /// Fewest in total, any number of rows, a table of up to 256 MB, one thread, no end before the proof.
    fn default() -> Self {
        Self {
            aim: Aim::Total,
            within: None,
            positions: 1 << 23,
            threads: 1,
            widths: vec![1, 4, 12],
            proof: true,
            deadline: None,
            nodes: None,
            stop: None,
        }
    }
}

/// What a search found out.
#[derive(Clone, Debug)]
pub struct Found {
    /// The best strategy found.
    pub tree: Tree,
    /// What it needs, replayed against every secret.
    pub replay: TreeReplay,
    /// No strategy (within the rows allowed, and of the fewest at worst if that comes first) needs fewer rows in
    /// total. If the strategy is proven best this is what it needs.
    pub lower: u32,
    /// Whether the strategy is proven best in total (within the rows, or of the fewest at worst).
    pub proven: bool,
    /// Whether its worst case is proven best: of the strategies as good in total, or of all if that comes first.
    pub worst_proven: bool,
    /// Positions whose guesses were followed, by all searches together, before a checkpoint and after it.
    pub nodes: u64,
    /// Looks at all guesses of a position.
    pub looks: u64,
    /// Positions in the table at the end.
    pub positions: usize,
}

/// Why there is no strategy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Nothing {
    /// It is proven that none finds every secret within the rows allowed.
    #[error("no strategy finds every secret within the rows allowed")]
    Impossible,
    /// The search was stopped before it found any.
    #[error("the search was stopped before it found a strategy")]
    Stopped,
}

/// The exact search of a game.
pub struct Exact<'a> {
    kernel: &'a Kernel<'a>,
    answers: Answers<'a>,
    options: SearchOptions,
    all: Vec<Index>,
    first: Equivalence,
    from: Option<Checkpoint>,
}

impl<'a> Exact<'a> {
    /// Makes a search ready.
    pub fn new(kernel: &'a Kernel<'a>, options: SearchOptions) -> Self {
        let universe = kernel.universe();
        Self {
            kernel,
            answers: Answers::of(kernel),
            options,
            all: (0..universe.len() as Index).collect(),
            first: Equivalence::of(universe),
            from: None,
        }
    }

    /// A search for the case that only these secrets are ever set, while every code may be guessed; its checkpoints
    /// are for the same secrets alone. To leave one out and not another that is like it, by an exchange of holes or
    /// of symbols, is a mistake of the caller's.
    pub fn among(kernel: &'a Kernel<'a>, options: SearchOptions, mut secrets: Vec<Index>) -> Self {
        secrets.sort_unstable();
        secrets.dedup();
        assert!(
            is_closed(kernel.universe(), &secrets),
            "secrets that are alike are set or left out together"
        );
        Self { all: secrets, ..Self::new(kernel, options) }
    }

    /// A search that goes on where another one was when it wrote this checkpoint. It must have been for the same
    /// game, the same secrets, the same aim and the same rows. How long it took, and with how many threads, doesn't
    /// matter.
    pub fn resumed(self, from: Checkpoint) -> Result<Self, CheckpointFault> {
        from.check(&self)?;
        Ok(Self { from: Some(from), ..self })
    }

    fn start(&self, rows: u8) -> ExactPosition<'_> {
        ExactPosition { set: &self.all, rows, equivalence: &self.first, depth: 0 }
    }

    /// Searches. Calls `watch` at the end and, with the feature `threads`, ten times a second before.
    pub fn run(&self, watch: &mut dyn FnMut(&SearchStep<'_>)) -> Result<Found, Nothing> {
        let ground = ExactGround::new(self.kernel, &self.answers, self.options.positions);
        let standing = Standing::default();
        let search = || ExactCourse::new(self, &ground, &standing).run();
        let step = || SearchStep::new(self, &ground, &standing);
        let result = threads::run(self.options.threads.max(1), search, &mut || watch(&step()));
        watch(&step());
        result
    }
}

/// Whether a set holds with every code those that an exchange of two holes or two symbols turns it into.
fn is_closed(universe: &Universe, set: &[Index]) -> bool {
    let held = |symbols: &[u8]| {
        universe.find(Code::new(symbols)).is_some_and(|index| set.binary_search(&index).is_ok())
    };
    !set.is_empty()
        && set.iter().all(|index| {
            let code = universe.code(*index);
            let holes = (1..code.symbols().len()).all(|hole| {
                let mut symbols = code.symbols().to_vec();
                symbols.swap(hole - 1, hole);
                held(&symbols)
            });
            let renamed = (1..universe.symbols() as u8).all(|symbol| {
                let other = |place: u8| match place {
                    place if place == symbol => symbol - 1,
                    place if place + 1 == symbol => symbol,
                    place => place,
                };
                match universe.symmetry() {
                    Symmetry::Together | Symmetry::None => {
                        held(&code.symbols().iter().map(|place| other(*place)).collect::<Vec<_>>())
                    }
                    Symmetry::Apart => (0..code.symbols().len()).all(|hole| {
                        let mut symbols = code.symbols().to_vec();
                        symbols[hole] = other(symbols[hole]);
                        held(&symbols)
                    }),
                }
            });
            holes && renamed
        })
}
