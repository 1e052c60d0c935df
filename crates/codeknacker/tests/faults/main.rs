//! What happens to people at a table when things go wrong: the real program, asked over HTTP, while processes are killed,
//! servers stopped and disks full.
#![cfg(target_os = "linux")]

mod asked;
mod bus;
mod database;
mod disk;
mod duel;
mod follower;
mod kill;
mod node;
mod nodes;
mod stop;
