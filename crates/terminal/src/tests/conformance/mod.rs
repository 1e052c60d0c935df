//! One set of scripts for every way to play: {here, at a server} × {plain text, full screen}.
//!
//! Nobody can tell a server's computers what to do. So each script is first played there, over HTTP; then the record of
//! that match is played here, where computers do what they did there.

#[path = "../../../tests/plain/converse.rs"]
mod converse;
mod hosted;
mod plain;
mod referee;
mod replayed;
mod screen;
mod scripts;
