//! A seat at a server's table, played from here: with the same screen and sentences as a match on this computer.

mod choose;
mod client;
#[cfg(test)]
mod closing;
pub mod daily;
#[cfg(test)]
mod hostile;
mod link;
mod lobby;
mod purse;
mod remote;
#[cfg(test)]
mod sample;
mod table;
mod ticket;

pub(crate) use choose::{Chosen, choose};
pub(crate) use link::{News, ServerLink};
pub(crate) use lobby::{Card, address, tables};
pub(crate) use remote::Remote;
pub(crate) use ticket::Ticket;
