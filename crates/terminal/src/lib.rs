//! The terminal game: on the whole screen and line by line, here and at a server's table. It reads and writes what it
//! is given, so that it can be tested; only the binary knows of standard input, standard output and exit codes.
//!
//! A turn is one question, one line and one step of a loop that keeps nothing in between: what is asked follows from
//! the match alone, so a match that is resumed asks the same. **Invariant:** only what a `play::Sight` shows is
//! told; the table that keeps the match holds it. One person is told everything as a player, several as
//! spectators, since they share a screen; what is one's own alone is told after the keyboard was passed. An action is
//! on the disk before it is told. A thread reads lines and hands one over when it is asked for, so that a question can
//! end with its time. A player who could ask for something hidden, such as a maker who places pins, gets the keyboard
//! passed first, and no time runs while it is. Tests play with a chance and a watch that are the same each time
//! (`tests/plain`).
//!
//! Event, action, update, draw: a `Session` takes inputs and thoughts, gives frames and jobs, and owns neither a
//! terminal nor a thread; the loop around it does, and tests drive it alone. The screen is drawn from a `Sight`, and
//! so is plain text: a match here (`play::Local`) and one at a server (`server::Remote`) answer to one trait,
//! `play::Table`, and `tests/conformance` plays the same scripts at both. **Invariants:** drawing changes nothing;
//! the thread that draws never waits for thinking; what is shown to one of several persons is covered before the next
//! sits down (a test compares the screens of two worlds that differ in a secret). Thinking threads count less than
//! the drawing one, and advice on a board that has changed since is dropped. From a server come states; what happened
//! between two of them is made into events, so that the same sentences tell it whether or not any was missed. Only
//! the record of a group tells what everybody held: once its game is over it is fetched and checked like a file, and
//! analysed here as if it had been played here.

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
