//! `cargo xtask bench large`: ways to guess in the games that are too large for a book, against the same secrets.
//!
//! `cargo bench --bench large -- opening GAME` searches for the game's opening and prints it.

use std::env;
use std::time::Instant;

use solver::large::Large;
use solver::opening::Opening;
use solver::sample::{Position, sample};
use solver::shortlist::even;
use solver::{Backend, Heuristic, Index, Kernel, Outcome, Universe};

/// How many secrets are played.
const SECRETS: usize = 2000;

/// Pairs answered for a guess.
const WORK: u64 = 2_000_000;

/// Pairs answered for a row of an opening: most codes are sifted, and a thousand are weighed against all secrets.
const OPENING_WORK: u64 = 16_000_000_000;

/// The guesses that the greedy player weighs.
const GREEDY: usize = 300;

/// The games, and the rows on average that the best way may take at most.
const GAMES: [(&str, f64); 2] = [("grand", 6.0), ("grand-blanks", 7.0)];

fn main() {
    let words: Vec<_> = env::args().skip(1).filter(|word| word != "--bench").collect();
    if let [word, game] = words.as_slice()
        && word == "opening"
    {
        let universe = Universe::of(game).expect(game);
        let kernel = Kernel::new(&universe, Backend::best());
        print!("{}", Opening::search(&kernel, OPENING_WORK).tree().text(universe.rules()));
        return;
    }
    // The test runner starts every target; only `cargo bench` means to measure.
    if !env::args().any(|word| word == "--bench") {
        return;
    }
    println!("{SECRETS} secrets, evenly drawn; the slowest guess in milliseconds");
    println!(
        "{:<14}{:<12}{:>8}{:>10}{:>7}{:>9}{:>9}",
        "game", "guesses", "mean", "± error", "worst", "nodes", "slowest"
    );
    let work = words.first().and_then(|word| word.parse().ok()).unwrap_or(WORK);
    for (game, most) in GAMES {
        let universe = Universe::of(game).expect(game);
        let kernel = Kernel::new(&universe, Backend::best());
        let mean = |name, player: &mut dyn FnMut(Position<'_>) -> Index| played(game, name, &kernel, player);
        let random = mean("random", &mut random);
        let greedy = mean("greedy", &mut |position| greedy(&kernel, position));
        let large = Large::new(&kernel, work);
        let best = mean("shortlist", &mut |position| large.guess(position));
        assert!(best < greedy && greedy < random && best <= most, "{game}: {best}, {greedy}, {random}");
    }
}

/// Plays, and writes a line.
fn played(game: &str, name: &str, kernel: &Kernel<'_>, player: &mut dyn FnMut(Position<'_>) -> Index) -> f64 {
    let secrets: Vec<_> = even(kernel.universe().len(), SECRETS).map(|secret| secret as Index).collect();
    let mut slowest = 0f64;
    let outcome = sample(kernel, &secrets, &mut |position| {
        let start = Instant::now();
        let guess = player(position);
        slowest = slowest.max(start.elapsed().as_secs_f64() * 1e3);
        guess
    });
    assert_eq!(outcome.codes(), SECRETS as u64);
    println!(
        "{game:<14}{name:<12}{:>8.4}{:>10.4}{:>7}{:>9}{slowest:>9.1}  {:?}",
        outcome.mean(),
        error(&outcome),
        outcome.worst(),
        outcome.nodes,
        outcome.histogram,
    );
    outcome.mean()
}

/// The standard error of the mean.
fn error(outcome: &Outcome) -> f64 {
    let mean = outcome.mean();
    let squares = outcome.histogram.iter().zip(1..);
    let squares: f64 = squares.map(|(secrets, row)| *secrets as f64 * (f64::from(row) - mean).powi(2)).sum();
    (squares / outcome.codes() as f64).sqrt() / (outcome.codes() as f64).sqrt()
}

/// A guess that fits, whichever; the same whenever it is asked for.
fn random(position: Position<'_>) -> Index {
    let mut mixed = position.rows.iter().fold(0x9e37_79b9_7f4a_7c15, |mixed: u64, (guess, class)| {
        (mixed ^ u64::from(*guess) << 8 ^ *class as u64).wrapping_mul(0xbf58_476d_1ce4_e5b9).rotate_left(29)
    });
    mixed ^= mixed >> 31;
    position.set[(mixed % position.set.len() as u64) as usize]
}

/// The most informative of a few hundred guesses that fit.
fn greedy(kernel: &Kernel<'_>, position: Position<'_>) -> Index {
    let set = position.set;
    let guesses = kernel.guesses(even(set.len(), GREEDY).map(|place| set[place]).collect());
    let weights = Heuristic::Entropy.weights(set.len());
    kernel.lightest(set, &guesses, &weights, 0).map_or(set[0], |(place, _)| guesses.indices()[place])
}
