//! The commands that aren't play. They read and write what they are given, so that they can be tested; only the binary
//! knows of standard input, standard output and exit codes.

pub mod duel;
pub mod editions;
pub mod keep;
pub mod puzzle;
pub mod record;
pub mod score;
pub mod site;
pub mod solve;
pub mod stats;
pub mod strategy;

mod columns;
mod fault;
mod json;
mod typed;
