//! A seat at a server's table, played from here: by the same screen and the same sentences as a match at this computer.

mod choose;
mod client;
mod happened;
#[cfg(test)]
mod hostile;
mod link;
mod lobby;
mod plain;
mod purse;
mod table;
mod view;

pub(crate) use link::{Link, News};
pub(crate) use lobby::{Card, address, tables};
pub use plain::play;
pub(crate) use table::{Came, Distant};
