//! How a tournament went, for people and as JSON.

#![allow(clippy::cast_precision_loss, reason = "what is counted stays far below 2⁵²")]

use std::io::Write;

use rules::Rules;
use rules::edition::{Format, Scoring};
use serde_json::{Value, json};
use shell::Failure;
use solver::computer::Level;
use words::{Decimal, Words};

use super::DuelQuestion;
use super::tally::{Sum, Tallies, Tally};
use crate::columns::{Side, columns};

/// What to tell of a tournament.
pub(super) struct DuelReport<'q> {
    question: &'q DuelQuestion<'q>,
    levels: &'q [Level],
    tables: Vec<(Vec<usize>, Tallies)>,
}

impl<'q> DuelReport<'q> {
    pub(super) const fn new(question: &'q DuelQuestion<'q>, levels: &'q [Level]) -> Self {
        Self { question, levels, tables: Vec::new() }
    }

    /// Adds a table with these players.
    pub(super) fn add(&mut self, players: &[usize], tallies: Tallies) {
        self.tables.push((players.to_vec(), tallies));
    }

    pub(super) fn write(&self, rules: &Rules, mut output: impl Write) -> Result<(), Failure> {
        if self.question.json {
            serde_json::to_writer_pretty(&mut output, &self.json()).map_err(std::io::Error::from)?;
            writeln!(output)?;
        } else {
            output.write_all(self.text(rules).as_bytes())?;
        }
        output.flush()?;
        Ok(())
    }

    fn json(&self) -> Value {
        let player = |place: usize, tally: &Tally| {
            json!({
                "level": self.levels[place].name(),
                "rounds": tally.rounds,
                "solved": tally.solved,
                "rows": tally.rows.mean(),
                "rows_error": tally.rows.error(),
                "points": tally.points.mean(),
                "points_error": tally.points.error(),
                "won": tally.won,
                "shared": tally.shared,
                "wrong_calls": tally.wrong_calls,
            })
        };
        let table = |(players, tallies): &(Vec<usize>, Tallies)| {
            let rows: Vec<_> =
                players.iter().zip(&tallies.players).map(|(place, tally)| player(*place, tally)).collect();
            json!({ "games": tallies.games, "won": tallies.decided, "players": rows })
        };
        json!({
            "game": self.question.game,
            "options": self.question.options,
            "maker": self.question.maker,
            "seed": self.question.seed,
            "tables": self.tables.iter().map(table).collect::<Vec<_>>(),
        })
    }

    fn text(&self, rules: &Rules) -> String {
        let words = self.question.words;
        let tables = self.tables.iter().map(|(players, tallies)| {
            let names: Vec<_> = players.iter().map(|place| self.levels[*place].name()).collect();
            let secrets = if self.question.every_secret {
                words.contest_all().into_owned()
            } else {
                self.question.maker.to_owned()
            };
            let (game, seed) = (self.question.game, self.question.seed.to_string());
            let title = words
                .contest_title()
                .game(game)
                .games(tallies.games)
                .players(names.join(" – "))
                .secrets(secrets)
                .seed(seed);
            format!("{title}\n{}", lines(rules, words, &names, tallies))
        });
        tables.collect::<Vec<_>>().join("\n")
    }
}

/// A line for every player, with what counts in the format.
fn lines(rules: &Rules, words: Words, names: &[&str], tallies: &Tallies) -> String {
    let alone = names.len() == 1;
    let format = rules.edition().format;
    let scored = !matches!(rules.edition().scoring, Scoring::FirstRightCall) && !alone;
    let mut headings = vec![words.contest_level()];
    match format {
        Format::Duel => headings.extend([words.contest_rows(), "±".into(), words.contest_solved()]),
        Format::Party => headings.push(words.contest_solved()),
        Format::Group => headings.push(words.contest_calls()),
    }
    if alone && format.shares_a_board() {
        headings.extend([words.contest_rows(), "±".into()]);
    }
    if scored {
        headings.extend([words.contest_points(), "±".into()]);
    }
    if !alone {
        headings.extend([words.contest_won(), words.contest_shared(), words.contest_of_won()]);
    }
    let number = |number: Option<f64>, digits| match number {
        None => "–".to_owned(),
        Some(number) => words.decimal(Decimal::new(number, digits)),
    };
    let percent = |part: u64, whole: u64| match whole {
        0 => "–".to_owned(),
        _ => words.percent(part as f64 / whole as f64, 1),
    };
    let both = |sum: &Sum, digits| [number(sum.mean(), digits), number(sum.error(), digits)];
    let mut table = vec![headings.into_iter().map(String::from).collect::<Vec<_>>()];
    for (name, tally) in names.iter().zip(&tallies.players) {
        let mut line = vec![(*name).to_owned()];
        match format {
            Format::Duel => {
                line.extend(both(&tally.rows, 4));
                line.push(percent(tally.solved, tally.rounds));
            }
            Format::Party => line.push(percent(tally.solved, tally.rounds)),
            Format::Group => line.push(words.number(tally.wrong_calls)),
        }
        if alone && format.shares_a_board() {
            line.extend(both(&tally.rows, 4));
        }
        if scored {
            line.extend(both(&tally.points, 2));
        }
        if !alone {
            line.extend([words.number(tally.won), words.number(tally.shared)]);
            line.push(percent(tally.won, tallies.decided));
        }
        table.push(line);
    }
    let mut sides = vec![Side::Right; table[0].len()];
    sides[0] = Side::Left;
    columns(&table, &sides, 2)
}
