//! The engine: every code of a game at once, answered faster than one by one, and strategies built on that.
//!
//! ```
//! use solver::{Backend, Heuristic, Kernel, Strategy, Universe};
//!
//! let universe = Universe::of("3x4").unwrap();
//! let kernel = Kernel::new(&universe, Backend::best());
//! let played = Strategy::new(&kernel, Heuristic::Entropy).play();
//! assert_eq!(played.codes(), 64);
//! assert_eq!(played.histogram.iter().sum::<u64>(), 64);
//! ```

pub mod advice;
pub mod analysis;
pub mod book;
mod classes;
pub mod clock;
pub mod computer;
pub mod equivalence;
pub mod exact;
mod few;
pub mod game;
pub mod group;
pub mod heuristic;
pub mod kernel;
pub mod reduction;
pub mod shortlist;
pub mod strategy;
pub mod tree;
pub mod universe;
mod unlisted;

pub use book::Book;
pub use exact::Exact;
pub use game::GameFault;
pub use heuristic::Heuristic;
pub use kernel::{Backend, GuessScore, Guesses, Kernel, Weights};
pub use strategy::{GuessPool, Strategy, StrategyOutcome};
pub use tree::Tree;
pub use universe::{Classes, Index, Universe};
