//! The exact search and the plain one side by side: `cargo run --release -p codeknacker-solver --example agree`.
//!
//! Without arguments it takes every game that the plain search can settle in reasonable time; with arguments the
//! games they name, and options like `answers=black-only` for all of them. It prints a line for each and fails at the first on which they don't agree. What is compared
//! are the fewest rows in total, the fewest at worst, and the fewest in total of strategies with these.

use std::io::{self, Write as _};
use std::time::Instant;

use solver::exact::{Aim, Exact, Found, SearchOptions};
use solver::{Backend, Kernel, Universe};

#[allow(dead_code, reason = "the tests ask for more")]
#[path = "../tests/support/plain.rs"]
mod plain;

use plain::{ANY_ROWS, Plain};

/// The smaller ones are in the tests.
const GAMES: [&str; 12] =
    ["3x5", "3x6", "3x7", "3x8", "4x4", "4x5", "5x3", "5x4", "3x7n", "4x5n", "4x6n", "4x7n"];

fn main() {
    let words: Vec<_> = std::env::args().skip(1).collect();
    let (options, asked): (Vec<&str>, Vec<&str>) =
        words.iter().map(String::as_str).partition(|word| word.contains('='));
    let games = if asked.is_empty() { GAMES.to_vec() } else { asked };
    println!("game    rows in total  at worst  with these  plain seconds");
    for game in games {
        let universe = Universe::with(game, &options).unwrap_or_else(|fault| panic!("{fault}"));
        let kernel = Kernel::new(&universe, Backend::best());
        let [total, worst] = [Aim::Total, Aim::Worst].map(|aim| found(&kernel, aim));
        let rows = worst.replay.worst() as u8;
        print!("{game:<8}{:>13}{rows:>10}{:>12}", total.lower, worst.lower);
        // The plain search may take long, or for ever.
        io::stdout().flush().expect("somebody reads it");
        let start = Instant::now();
        let mut plain = Plain::new(&universe);
        assert_eq!(plain.total(ANY_ROWS), Some(total.lower), "{game}: rows in total");
        assert_eq!(plain.total(rows), Some(worst.lower), "{game}: rows in total within {rows}");
        assert_eq!(plain.total(rows - 1), None, "{game}: fewer rows at worst than {rows}");
        println!("{:>15.1}", start.elapsed().as_secs_f64());
    }
}

fn found(kernel: &Kernel<'_>, aim: Aim) -> Found {
    let found = Exact::new(kernel, SearchOptions { aim, ..SearchOptions::default() }).run(&mut |_| {});
    let found = found.expect("a strategy");
    assert!(found.proven && found.worst_proven, "nothing stopped it");
    found
}
