//! Pages as a browser without script sees them: read, filled in, sent.

mod after;
mod away;
mod browser;
#[path = "../support/certain.rs"]
mod certain;
mod company;
mod covered;
mod frame;
mod hints;
mod home;
mod matches;
mod offers;
mod preview;
mod puzzles;
mod secrecy;
mod setup;
