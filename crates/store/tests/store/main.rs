//! What a store promises, tried with every engine, and what a bus promises, tried within a process and through NATS.

#![allow(clippy::cast_possible_wrap, reason = "numbers are small here")]
#![allow(clippy::assigning_clones, clippy::similar_names, reason = "tests say what they mean")]

mod append;
mod bus;
mod copy;
mod daily;
mod due;
mod faults;
mod fixture;
mod lists;
mod opening;
mod pulse;
mod requests;
mod seats;
mod tables;
