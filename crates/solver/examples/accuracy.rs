//! How accuracy is measured: `cargo run --release -p codeknacker-solver --example accuracy [GAMES] [EDITION]…`.
//!
//! Three breakers play the same seeded secrets of every edition, and their rounds are analysed as anybody's are: one
//! guesses what the book or advice says, one any code that fits, one any code at all. A line for each tells rows and rows
//! lost, luck, how many rows have an exact price, rows lost for each row on average, and the accuracy that this gives over
//! a long match.

use rules::matches::Row;
use rules::{Answer, Code, Seat};
use solver::Backend;
use solver::advice::{Advisor, Clues, Ground, Limits};
use solver::analysis::{Analyst, RoundAnalysis, RowAnalysis, SeatSummary};
use solver::book::Book;

#[path = "../tests/support/mod.rs"]
mod support;

use support::FixedChance;

const EDITIONS: [&str; 7] = ["original", "mini", "number", "lock", "eight", "super", "grand"];
const BREAKER: Seat = Seat::new(1);

#[derive(Clone, Copy, Debug)]
enum Breaker {
    Best,
    Fitting,
    Random,
}

fn main() {
    let words: Vec<_> = std::env::args().skip(1).collect();
    let (counts, asked): (Vec<&str>, Vec<&str>) =
        words.iter().map(String::as_str).partition(|word| word.parse::<usize>().is_ok());
    let games = counts.first().map_or(300, |count| count.parse().expect("a number"));
    println!("edition   breaker   games  rows  lost  luck  exact  lost a row  accuracy");
    for edition in if asked.is_empty() { EDITIONS.to_vec() } else { asked } {
        let ground = Ground::new(solver::game::rules(edition, &[]).expect("an edition")).expect("codes");
        let advisor = Advisor::new(&ground, Backend::best());
        for breaker in [Breaker::Best, Breaker::Fitting, Breaker::Random] {
            let mut chance = FixedChance(7);
            let rounds: Vec<_> = (0..games).map(|_| round(&advisor, breaker, &mut chance)).collect();
            tell(edition, breaker, &rounds);
        }
    }
}

fn tell(edition: &str, breaker: Breaker, rounds: &[RoundAnalysis]) {
    let games = rounds.len() as f64;
    let summary = SeatSummary::of(BREAKER, rounds);
    let rows = || rounds.iter().flat_map(|round| &round.rows);
    let exact = rows().filter_map(RowAnalysis::lost).filter(|lost| lost.exact).count();
    println!(
        "{edition:<10}{:<8}{:>7}{:>6.2}{:>6.2}{:>6.2}{:>6.0}%{:>12.4}{:>10.1}",
        format!("{breaker:?}").to_lowercase(),
        rounds.len(),
        f64::from(summary.rows) / games,
        summary.lost.rows / games,
        summary.luck.rows / games,
        100.0 * exact as f64 / f64::from(summary.rows),
        summary.lost.rows / f64::from(summary.rows),
        summary.accuracy().expect("rows"),
    );
}

/// A round against a random secret, analysed.
fn round(advisor: &Advisor<'_>, breaker: Breaker, chance: &mut FixedChance) -> RoundAnalysis {
    let rules = advisor.rules();
    let every = advisor.candidates(&Clues::default(), Limits::default());
    let any = |candidates: &_, chance: &mut FixedChance| -> Code {
        let codes: Vec<_> = advisor.secrets(candidates).collect();
        codes[(chance.next() % codes.len() as u64) as usize]
    };
    let secret = any(&every, chance);
    let mut rows: Vec<(Code, Answer)> = Vec::new();
    while rows.len() < usize::from(rules.rows())
        && rows.last().is_none_or(|(_, answer)| *answer != Answer::solved(rules.holes()))
    {
        let clues = Clues::new(rules, &rows).expect("rows of the game");
        let code = match breaker {
            Breaker::Random => any(&every, chance),
            Breaker::Fitting => any(&advisor.candidates(&clues, Limits::default()), chance),
            Breaker::Best => Book::of(rules).and_then(|book| book.guess(&rows)).unwrap_or_else(|| {
                advisor.advise(&clues, Limits::default()).best().expect("a secret fits").guess
            }),
        };
        rows.push((code, rules.answer(secret, code)));
    }
    let placed = |(code, answer)| Row { by: BREAKER, code: Some(code), answer: Some(answer) };
    let rows: Vec<_> = rows.into_iter().map(placed).collect();
    Analyst::new(advisor).rows(&rows, Some(secret), None, Limits::default()).expect("rows of the game")
}
