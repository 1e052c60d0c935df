//! Golden playthroughs: scripts that a person can read, played by the rules and compared with what is written.
//!
//! A script has a header (what was agreed), comments (`#`), and these lines:
//!
//! * `> 12.5 seat 2 row RGBY` does something, at the time of the line before if none is given;
//! * `> look seat 2`, `> look spectator` show what a viewer may see;
//! * `> rematch` begins the same match again, with the start moved on;
//! * `>? seat 2 row RGBQ` is something that must not be readable, `>? setup length 3 rounds` something that
//!   can't be agreed;
//! * `= 1b1w` says, from the rule book, what must stand in the output before it, `=! RGBY` what must not. These
//!   lines hold even when the outputs are written anew, so a wrong result can't slip in that way.
//!
//! All lines that begin with two spaces are output.

pub(crate) mod check;
pub(crate) mod header;
pub(crate) mod look;
pub(crate) mod play;
