//! The game without a server, asked as a browser asks it.

mod around;
mod device;
mod file;
mod kept;
mod matches;
mod phone;
mod player;
mod weight;
