//! `cargo xtask bench engine`: one table of answered pairs, strategies and searches, every result held to what is
//! known. Times are those of one core.

use std::env;

mod kernels;
mod searches;
mod strategies;
mod table;

fn main() {
    // The test runner starts every target; only `cargo bench` means to measure.
    if !env::args().any(|word| word == "--bench") {
        return;
    }
    table::head();
    kernels::measure();
    strategies::measure();
    searches::measure();
}
