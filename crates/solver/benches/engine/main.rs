//! `cargo xtask bench engine`: one table of answered pairs, strategies, searches and advice, every result held to
//! what is known. Times are those of one core. `cargo bench --package codeknacker-solver --bench engine -- advice`
//! takes one part alone.

use std::env;

mod advice;
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
    let parts: [(&str, fn()); 4] = [
        ("kernels", kernels::measure),
        ("strategies", strategies::measure),
        ("searches", searches::measure),
        ("advice", advice::measure),
    ];
    let named = |name: &str| env::args().any(|word| word == name);
    let some = parts.iter().any(|(name, _)| named(name));
    for (_, measure) in parts.iter().filter(|(name, _)| !some || named(name)) {
        measure();
    }
}
