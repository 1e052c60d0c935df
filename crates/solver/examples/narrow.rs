//! A good strategy for a game too large to settle: `cargo run --release -p codeknacker-solver --example narrow -- 5x8 3`
//! follows 3 guesses of every position and writes the tree to the standard output, and how it fares to the other.
//!
//! More guesses make a better strategy and take longer: for 5x8, 1 takes seconds, 3 half a minute, 12 some minutes.

use std::env;

use solver::exact::{Exact, Options};
use solver::{Backend, Kernel, Universe};

fn main() {
    let words: Vec<_> = env::args().skip(1).collect();
    let (Some(game), Some(Ok(width))) = (words.first(), words.get(1).map(|width| width.parse::<usize>()))
    else {
        eprintln!("a game and how many guesses to follow are needed, as in: narrow 5x8 3");
        std::process::exit(2);
    };
    let universe = Universe::of(game).unwrap_or_else(|fault| {
        eprintln!("{fault}");
        std::process::exit(2);
    });
    let kernel = Kernel::new(&universe, Backend::best());
    // The narrowest search comes first: its rows are a limit for the next.
    let options = Options { widths: vec![1, width], proof: false, ..Options::default() };
    let found = Exact::new(&kernel, options).run(&mut |_| {}).expect("any number of rows is enough");
    print!("{}", found.tree.text(universe.rules()));
    eprintln!(
        "{game}: {} rows in total, {:.4} on average, {} at worst, first guess {}, secrets by row {:?}",
        found.replay.total(),
        found.replay.mean(),
        found.replay.worst(),
        universe.rules().show(found.tree.guess),
        found.replay.histogram,
    );
}
