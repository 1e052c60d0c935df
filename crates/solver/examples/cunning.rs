//! Which secrets cost a breaker most: `cargo run --release -p codeknacker-solver --example cunning -- 4x6 …`.
//!
//! A maker who draws evenly from all secrets of some patterns makes every breaker need at least the rows of the
//! strategy that is best for just these secrets. All choices of patterns are compared, and the rows of those that may be
//! the best proven. What is printed: the patterns left out, the secrets set, their rows in total and on average; then
//! what drawing from all secrets is worth, and the most that any maker can get: the rows of the pattern that is worst for
//! the strategy for all secrets, holes and symbols exchanged at random.

use std::collections::BTreeMap;

use solver::computer::cunning::{Pattern, pattern};
use solver::exact::{Exact, SearchOptions};
use solver::{Backend, Index, Kernel, Universe};

fn main() {
    println!("game    left out          secrets   in total   mean      all     at most");
    for game in std::env::args().skip(1) {
        let universe = Universe::of(&game).unwrap_or_else(|fault| panic!("{fault}"));
        look_at(&game, &universe);
    }
}

fn look_at(game: &str, universe: &Universe) {
    let kernel = Kernel::new(universe, Backend::best());
    let mut patterns: BTreeMap<Pattern, Vec<Index>> = BTreeMap::new();
    for secret in universe.indices() {
        patterns.entry(pattern(universe.code(secret))).or_default().push(secret);
    }
    let patterns: Vec<_> = patterns.into_iter().collect();
    // Many secrets of few patterns come first: they are the likeliest to cost most.
    let mut choices: Vec<u32> = (1..1 << patterns.len()).collect();
    choices.sort_by_key(|choice| std::cmp::Reverse(set(&patterns, *choice).len()));
    let all = best(&kernel, universe.indices(), true);
    let (mut most, mut chosen) = ((all.0, universe.len() as u64), (1 << patterns.len()) - 1);
    for choice in choices {
        let secrets = set(&patterns, choice);
        let size = secrets.len() as u64;
        let beats = |total: u64| total * most.1 > most.0 * size;
        // A strategy that is found soon shows of most choices that they cost less.
        if beats(best(&kernel, secrets.clone(), false).0) {
            let (total, _) = best(&kernel, secrets, true);
            if beats(total) {
                (most, chosen) = ((total, size), choice);
            }
        }
    }
    let left_out: Vec<_> = (0..patterns.len())
        .filter(|place| chosen >> place & 1 == 0)
        .map(|place| format!("{:?}", patterns[place].0))
        .collect();
    let at_most = patterns.iter().map(|(_, secrets)| {
        let codes: Vec<_> = secrets.iter().map(|secret| universe.code(*secret)).collect();
        all.1.verify_for(universe.rules(), &codes).expect("every secret is found").mean()
    });
    println!(
        "{game:<8}{:<18}{:>7}{:>11}{:>9.5}{:>9.5}{:>9.5}",
        left_out.join(" "),
        most.1,
        most.0,
        most.0 as f64 / most.1 as f64,
        all.0 as f64 / universe.len() as f64,
        at_most.fold(0.0, f64::max),
    );
}

/// The secrets of the patterns chosen.
fn set(patterns: &[(Pattern, Vec<Index>)], choice: u32) -> Vec<Index> {
    let chosen = patterns.iter().enumerate().filter(|(place, _)| choice >> place & 1 == 1);
    chosen.flat_map(|(_, (_, secrets))| secrets.iter().copied()).collect()
}

/// Rows in total for some secrets, the fewest if they are to be proven, and the strategy.
fn best(kernel: &Kernel<'_>, secrets: Vec<Index>, proof: bool) -> (u64, solver::Tree) {
    let options = SearchOptions { proof, ..SearchOptions::default() };
    let found = Exact::among(kernel, options, secrets).run(&mut |_| {}).expect("a strategy");
    assert_eq!(found.proven, proof, "nothing stopped it");
    (found.replay.total(), found.tree)
}
