//! The game on the whole screen, driven without a terminal.

mod board;
mod drive;
mod garbage;
mod golden;
mod leaks;
mod matrix;
mod puzzle;
mod whole;
