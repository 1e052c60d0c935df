//! The coach: what follows from which rows, and puzzles made of it.
//!
//! A *world* is one way the secret can be: a code, or a group's deal. A *topic* has one value in every world (what
//! stands in hole 2, how many reds there are), and a *fact* is a topic with the values that some rows leave it.
//!
//! ```
//! use solver::coach::{Puzzle, PuzzleSeed};
//! use solver::game;
//!
//! let rules = game::rules("mini", &[]).unwrap();
//! // The same seed sets the same puzzle everywhere: rows that exactly one code fits, each of them needed.
//! let puzzle = Puzzle::new(&rules, &PuzzleSeed::read("1-monday").unwrap()).unwrap();
//! assert!(!puzzle.rows.is_empty());
//! assert!(puzzle.rows.iter().all(|row| row.code != puzzle.solution));
//! ```

mod grade;
mod ground;
mod group;
mod planes;
mod pool;
mod position;
mod puzzle;
mod search;
mod seed;
mod topic;
mod wide;

pub use grade::SolvedByFacts;
pub use ground::CoachGround;
pub use position::CoachPosition;
pub use puzzle::{Puzzle, PuzzleAnswer, PuzzleFault, PuzzleRow};
pub use seed::{LONGEST_NAME, MOST_STARS, PuzzleSeed};
pub use topic::{CoachFact, FactPart, FactTopic, listed};
pub use wide::wide_facts;
