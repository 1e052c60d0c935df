//! The terminal game: on the whole screen and line by line, here and at a server's table. It reads and writes what it
//! is given, so that it can be tested; only the binary knows of standard input, standard output and exit codes.

pub mod chance;
pub mod here;
pub mod plain;
pub mod screen;
pub mod server;

#[cfg(test)]
mod conformance;
#[cfg(unix)]
mod signal;

pub use shell::Failure;
pub use words::Words;

use shell::{bounded, failure, foreign, game, record};
