#![doc = include_str!("../README.md")]
//!
//! # How it works
//!
//! ### Computer players: `solver/src/computer`
//!
//! A `Knowledge` owns the game's codes, a `Mind` borrows it and is shared by all seats and threads; a `Computer` is a
//! level and a maker, and keeps nothing. `docs/COMPUTER.md` says how they think and how strong they are. The command
//! `duel` (`tools/src/duel`) plays `Host`s on all processors and adds up whole numbers.
//!
//! A set of secrets is kept as **bit planes**: one bit a secret in "symbol s in hole p" and in "symbol s at least j
//! times". The exact pins of a guess are the sum of the planes of the first kind that it selects, the common symbols
//! that of the second kind. Both sums are bit-sliced adders, so a class of answers is an AND, and its size a count of
//! ones: hundreds of secrets in a few instructions, without a table of answers. Up to 255 secrets (with AVX2 up to 64)
//! a plane is a few words; then a register holds eight *guesses*, their planes are picked by a permutation, the sizes
//! of all classes packed as bytes, and any measure that is a sum over classes (entropy, expected size, parts, the
//! bounds of the exact search) is one look-up of bytes. Weights are whole numbers: every order of summing gives the
//! same, and so does every backend. Planes come from the list of codes, so that words, blanks and codes without repeats
//! need no path of their own.
//!
//! **Pairs** have planes "shape s in hole p" and "colour c in hole p" only: a pair in a hole is the AND of two, half
//! right the XOR. Blacks and whites are sums as above. Blues are the half-right holes that no white uses; which hole a
//! white uses is open only where a pair is repeated, and `formula.rs` says what is lost then, one formula for each of
//! the five ways in which four pairs can repeat. Guesses are sorted into groups that repeat alike, 512 at a time, and
//! their results put back in order. The test goes through every kind of guess and, for each, every kind of secret.
//!
//! An **exact search** owns no file and no clock but its deadline: the caller gets a `Step` ten times a second, on
//! its own thread, and may show its numbers or write a checkpoint to any `Write`. Threads share one table of proven
//! bounds; a bound is true no matter which thread found it, so totals don't depend on their number, and the tree is
//! built at the end by one of them, the first guess by bound and number wherever several do. What only finds
//! strategies (the narrow searches) runs on one thread, since there the order decides.
//!
//! **Advice** starts from a view (`Clues::of_view`), never from a match, and what it says depends on the clues and on
//! the work allowed alone: sums are of whole numbers, equal guesses go by code, samples are drawn by fixed numbers; a
//! deadline or a cancelled question ends early with what is known by then. Guesses are ranked by the rows to come: from
//! a book, from a search through to the end where few secrets are left, else by an estimate that follows from the sizes
//! of the classes, and says so. Guesses that differ only in colours nobody has used are weighed once, but every guess
//! gets its numbers. In large spaces some guesses are weighed against an even sample of the secrets; above two million
//! codes nothing is listed: a pattern names the symbols seen in rows and leaves the others open, so secrets are counted
//! and drawn without looking at each. The fewest rows that contradict each other are a smallest hitting set of the rows
//! that each secret belies.
//!
//! A **group's** secret is a deal of markers, and deals differ in weight. Everything is asked of the list of deals
//! that fit: secrets with their chances, a board's markers, whether hints entered at a real board contradict each
//! other. The kernel keeps deals of equal weight in a register of their own, so that a class of hints is again a
//! count of ones, times that weight. A player's knowledge is what everybody knows, restricted to their own markers;
//! that is how one player reckons what another knows (`docs/COMPUTER.md`). Beside a real table, `solve` enters what
//! it is told into a match with a referee: whose turn it is and who is out, the rules say. A finished game is
//! replayed from its record, and every player who placed a row or called gets the advice they would have got then.
//!
//! **Time** never decides what is computed, only when it ends: kernels ask every 512 guesses whether to go on, so that
//! a deadline or a wish stops a shortlist, a look ahead or a decision on the way, and what is known by then is the
//! answer.

pub mod advice;
pub mod analysis;
pub mod book;
mod classes;
pub mod clock;
pub mod coach;
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
