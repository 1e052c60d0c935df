//! One set of scripts for every way to play: {here, at a server} × {plain text, full screen}.
//!
//! A server's computers can't be told what to do. So each script is played there first, over HTTP; then the record of that
//! match is played here, where computers do what they did there.

#[path = "../../../tests/plain/converse.rs"]
mod converse;
mod hosted;
mod plain;
mod referee;
mod replayed;
mod screen;
mod scripts;
