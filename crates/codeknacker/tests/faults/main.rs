//! What happens to people at a table when things go wrong: the real program, asked over HTTP, while processes are killed,
//! servers stopped and disks full.
//!
//! **Faults** are tests of the real program over HTTP (`crates/codeknacker/tests/faults`): killed under load on both
//! engines, one of three nodes killed, database and bus stopped and started, a full disk, a graceful stop. Players send
//! what was not acknowledged again with its key, readers come back with their last id, and every step must be there
//! once, in order.
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
