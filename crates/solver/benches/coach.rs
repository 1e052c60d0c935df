//! `cargo xtask bench coach`: how long facts and puzzles take, each held to what is promised, and puzzles of every edition
//! and grade checked, fewer of the large games.
//!
//! `cargo xtask bench coach --many [COUNT] [EDITION]…` checks a thousand, or that many, of every game: it lists the codes of
//! each once and holds nothing to a time.

use std::env;
use std::time::{Duration, Instant};

use rules::editions::EDITIONS;
use rules::{Edition, Rules};
use solver::advice::{Clues, Limits};
use solver::coach::{CoachFact, CoachGround, CoachPosition, MOST_STARS, Puzzle, PuzzleSeed, wide_facts};
use solver::{Universe, game};

/// Milliseconds that the facts of a position may take on one processor, the list of codes at hand.
const FACTS: [(&str, u64); 4] = [("original", 5), ("eight-blanks", 30), ("super", 100), ("grand", 300)];

/// Milliseconds for games with too many codes to list: as many as for the largest that is listed.
const WIDE: [(&str, u64); 2] = [("6x12", 300), ("8x16", 300)];

/// Rows of a position whose facts are looked for.
const ROWS: u64 = 8;

/// Positions of each edition; the slowest counts.
const POSITIONS: u64 = 20;

/// How often each is looked at; the fastest counts, since others may use the machine.
const RUNS: usize = 3;

/// Puzzles of each edition and grade.
const PUZZLES: u32 = 1000;

fn main() {
    // The test runner starts every target; only `cargo bench` means to measure.
    if !env::args().any(|word| word == "--bench") {
        return;
    }
    let many = env::args().any(|word| word == "--many");
    let words: Vec<String> = env::args().skip(1).filter(|word| !word.starts_with("--")).collect();
    let (numbers, names): (Vec<_>, Vec<_>) = words.iter().partition(|word| word.parse::<u32>().is_ok());
    let puzzles = numbers.first().and_then(|word| word.parse().ok()).unwrap_or(PUZZLES);
    if !many {
        println!("{:<20}{:>14}{:>14}", "facts", "slowest, ms", "may take, ms");
        for (edition, limit) in FACTS {
            facts(edition, limit);
        }
        for (game, limit) in WIDE {
            wide(game, limit);
        }
    }
    println!(
        "\n{:<20}{:>8}{:>14}{:>14}{:>10}{:>10}",
        "puzzles", "stars", "mean, ms", "slowest, ms", "rows", "steps"
    );
    let wanted = |edition: &&Edition| names.is_empty() || names.iter().any(|id| edition.id == *id);
    for edition in EDITIONS.iter().filter(wanted) {
        let rules = Rules::default_of(edition);
        let universe = Universe::new(rules.clone()).ok().filter(|_| many);
        let ground = universe.as_ref().map(CoachGround::new);
        for stars in 1..=MOST_STARS {
            // Large games take long to list, and longer to look through.
            let share = match rules.secrets().count() {
                _ if many => 1,
                0..100_000 => 1,
                100_000..1_000_000 => 20,
                _ => 100,
            };
            let slowest = grade(&rules, ground.as_ref(), stars, (puzzles / share).max(1));
            let limit = if rules.secrets().count() > 1_000_000 { 2000 } else { 300 };
            assert!(many || slowest <= Duration::from_millis(limit), "{} takes too long", edition.id);
        }
    }
}

/// The facts of positions with many rows.
fn facts(edition: &str, limit: u64) {
    let universe = Universe::of(edition).expect("an edition with codes");
    slowest(edition, universe.rules(), limit, |clues| {
        CoachPosition::new(&CoachGround::new(&universe), clues).facts(Limits::default())
    });
}

/// The facts of a game whose codes can't be listed.
fn wide(game: &str, limit: u64) {
    let rules = game::rules(game, &[]).expect("a game");
    slowest(game, &rules, limit, |clues| wide_facts(&rules, clues, Limits::default()));
}

/// Holds the slowest of many positions to a limit.
fn slowest(edition: &str, rules: &Rules, limit: u64, facts: impl Fn(&Clues) -> Vec<CoachFact>) {
    let mut slowest = Duration::ZERO;
    for number in 0..POSITIONS {
        let code = |place: u64| {
            let place = (number * 64 + place + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 24;
            rules.secrets().code(place % rules.secrets().count()).expect("a number below the count")
        };
        let rows: Vec<_> = (1..=ROWS).map(|row| (code(row), rules.answer(code(0), code(row)))).collect();
        let clues = Clues::new(rules, &rows).expect("rows of the game");
        let took = (0..RUNS).map(|_| {
            let start = Instant::now();
            assert!(!facts(&clues).is_empty());
            start.elapsed()
        });
        slowest = slowest.max(took.min().unwrap_or_default());
    }
    println!("{edition:<20}{:>14.1}{limit:>14}", slowest.as_secs_f64() * 1e3);
    assert!(slowest <= Duration::from_millis(limit), "{edition} takes too long");
}

/// Puzzles of one edition and grade: one secret, every row needed, the grade reached by facts alone. How long the slowest
/// took; codes are listed for each, unless they are at hand.
fn grade(rules: &Rules, ground: Option<&CoachGround<'_>>, stars: u8, count: u32) -> Duration {
    let edition = rules.edition();
    let (mut slowest, mut all) = (Duration::ZERO, Duration::ZERO);
    let (mut rows, mut steps) = (0, 0);
    for number in 0..count {
        let seed = PuzzleSeed::new(stars, &format!("bench-{number}")).expect("a seed");
        let began = Instant::now();
        let puzzle = match ground {
            Some(ground) => Puzzle::on(ground, &seed),
            None => Puzzle::new(rules, &seed),
        };
        let puzzle = puzzle.unwrap_or_else(|fault| panic!("{} {seed}: {fault}", edition.id));
        let took = began.elapsed();
        all += took;
        slowest = slowest.max(took);
        rows += puzzle.rows.len();
        steps += puzzle.solved.steps.len();
        let position = match ground {
            Some(ground) => CoachPosition::new(ground, &puzzle.clues()),
            None => puzzle.position(),
        };
        assert!(position.settles(None), "{} {seed} has another solution", edition.id);
        let needless = (1..=puzzle.rows.len()).find(|row| position.settles(Some(*row)));
        assert_eq!(needless, None, "{} {seed} has a row too many", edition.id);
        let solved = position.solve().expect("facts alone lead to the end");
        assert_eq!(position.stars(&solved), stars, "{} {seed} has another grade", edition.id);
        assert_eq!(position.contradicted(rules, puzzle.solution), None, "{} {seed}", edition.id);
    }
    let mean = |sum: usize| sum as f64 / f64::from(count);
    println!(
        "{:<20}{stars:>8}{:>14.1}{:>14.1}{:>10.1}{:>10.1}",
        edition.id,
        all.as_secs_f64() * 1e3 / f64::from(count),
        slowest.as_secs_f64() * 1e3,
        mean(rows),
        mean(steps),
    );
    slowest
}
