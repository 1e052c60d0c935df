//! The bodies of the commands. They read and write what they are given, so that they can be tested; only
//! the binary knows of standard input, standard output and exit codes.

pub mod bounded;
pub mod chance;
pub mod duel;
pub mod editions;
pub mod failure;
pub mod foreign;
pub mod game;
pub mod keep;
pub mod language;
pub mod play;
pub mod record;
pub mod score;
pub mod screen;
pub mod server;
pub mod solve;
pub mod strategy;

mod columns;
mod review;
#[cfg(unix)]
mod signal;
mod story;

pub use failure::Failure;
pub use store::files;
pub use words::{Language, Words};
