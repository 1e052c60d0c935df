//! Pages as a browser without script sees them: read, filled in, sent.

mod browser;
mod company;
mod frame;
mod matches;
mod offers;
mod secrecy;
