//! What every command needs, whether it plays or not: how it stops, how much it reads, how foreign text is shown, which
//! game and which language are meant.

pub mod bounded;
#[cfg(debug_assertions)]
pub mod edited;
pub mod failure;
pub mod foreign;
pub mod game;
pub mod language;
pub mod puzzles;
pub mod record;

pub use failure::Failure;
