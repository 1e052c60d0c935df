//! What happens to people at a table when things go wrong: the real program, asked over HTTP, while processes are killed,
//! servers stopped and disks full.
#![cfg(target_os = "linux")]

mod asked;
mod bus;
mod claim;
mod clock;
mod database;
mod disk;
mod doubt;
mod duel;
mod follower;
mod kill;
mod node;
mod nodes;
mod notify;
mod readonly;
mod solo;
mod stop;
