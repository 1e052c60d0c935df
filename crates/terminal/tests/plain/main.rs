//! The game line by line, as somebody hears it who plays it.

mod converse;
mod ear;
mod files;
mod garbage;
mod golden;
mod handover;
mod leaks;
mod person;
mod review;
mod tables;
