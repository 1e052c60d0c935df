//! The terminal game: on the whole screen and line by line, here and at a server's table. It reads and writes what it
//! is given, so tests can drive it; only the binary knows standard input, standard output and exit codes.
//!
//! A turn is one question, one line and one step of a loop that keeps nothing in between: the question follows from the
//! match alone, so a resumed match asks the same one. **Invariant:** players are told only what a `play::Sight` shows;
//! the table that keeps the match ensures it. One person is told everything as a player, several as spectators, since
//! they share a screen; private things are told after the keyboard is passed. An action is on disk before it is told. A
//! thread reads lines and hands one over on request, so that a question can end when its time is up. A player who could
//! ask for something hidden, such as a maker who places pins, gets the keyboard passed first, and no time runs
//! meanwhile. Tests play with randomness and a watch that are the same each time (`tests/plain`).
//!
//! Event, action, update, draw: a `Session` takes inputs and results of thinking, gives frames and jobs, and owns
//! neither a terminal nor a thread; the loop around it does, and tests drive it alone. Both the screen and plain text
//! are drawn from a `Sight`: a match here (`play::Local`) and one at a server (`server::Remote`) implement one trait,
//! `play::Table`, and `tests/conformance` plays the same scripts at both. **Invariants:** drawing changes nothing; the
//! drawing thread never waits for thinking; what one of several people sees is covered before the next sits down (a
//! test compares the screens of two worlds that differ in a secret). Thinking threads have lower priority than the
//! drawing one, and advice on an outdated board is dropped. A server sends states; what happened between two of them is
//! turned into events, so that the same sentences tell it whether or not any was missed. Only the record of a group
//! says what everybody held: once its game is over, it is fetched, checked like a file, and analysed as if it had been
//! played here.

pub mod chance;
pub mod here;
pub mod plain;
pub mod screen;
pub mod server;

#[cfg(unix)]
mod signal;
#[cfg(test)]
mod tests;

pub use server::daily;
pub use shell::Failure;
pub use words::Words;

use shell::{bounded, failure, foreign, game, record};
