//! The shapes in which editions and matches leave the program.

pub mod json;
