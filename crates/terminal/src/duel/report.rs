//! How a tournament went, for people and as JSON.

#![allow(clippy::cast_precision_loss, reason = "what is counted stays far below 2⁵²")]

use std::fmt::Write as _;
use std::io::Write;

use rules::Rules;
use rules::edition::{Format, Scoring};
use serde_json::{Value, json};
use solver::computer::Level;

use super::Question;
use super::tally::{Sum, Tallies, Tally};
use crate::failure::Failure;

/// What is to be told of a tournament.
pub(super) struct Report<'q> {
    question: &'q Question<'q>,
    levels: &'q [Level],
    tables: Vec<(Vec<usize>, Tallies)>,
}

impl<'q> Report<'q> {
    pub(super) const fn new(question: &'q Question<'q>, levels: &'q [Level]) -> Self {
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
        let mut text = String::new();
        for (players, tallies) in &self.tables {
            let names: Vec<_> = players.iter().map(|place| self.levels[*place].name()).collect();
            // Writing to a string can't fail.
            let _ = writeln!(
                text,
                "{}: {}, {} {}, {} secrets, seed {}",
                self.question.game,
                names.join(" – "),
                tallies.games,
                if tallies.games == 1 { "match" } else { "matches" },
                if self.question.every_secret { "all" } else { self.question.maker },
                self.question.seed,
            );
            text.push_str(&lines(rules, &names, tallies));
            text.push('\n');
        }
        text.pop();
        text
    }
}

/// A line for every player, with what counts in the format.
fn lines(rules: &Rules, names: &[&str], tallies: &Tallies) -> String {
    let alone = names.len() == 1;
    let format = rules.edition().format;
    let scored = !matches!(rules.edition().scoring, Scoring::FirstRightCall) && !alone;
    let mut headings = vec!["level"];
    match format {
        Format::Duel => headings.extend(["rows", "±", "solved"]),
        Format::Party => headings.push("solved"),
        Format::Group => headings.push("wrong calls"),
    }
    if alone && format == Format::Party {
        headings.extend(["rows", "±"]);
    }
    if scored {
        headings.extend(["points", "±"]);
    }
    if !alone {
        headings.extend(["won", "shared", "of those won"]);
    }
    let percent = |part: u64, whole: u64| match whole {
        0 => "–".to_owned(),
        _ => format!("{:.1} %", 100.0 * part as f64 / whole as f64),
    };
    let number = |number: Option<f64>, digits: usize| match number {
        None => "–".to_owned(),
        Some(number) => format!("{number:.digits$}"),
    };
    let both = |sum: &Sum, digits| [number(sum.mean(), digits), number(sum.error(), digits)];
    let mut table = vec![headings.iter().map(ToString::to_string).collect::<Vec<_>>()];
    for (name, tally) in names.iter().zip(&tallies.players) {
        let mut line = vec![(*name).to_owned()];
        match format {
            Format::Duel => {
                line.extend(both(&tally.rows, 4));
                line.push(percent(tally.solved, tally.rounds));
            }
            Format::Party => line.push(percent(tally.solved, tally.rounds)),
            Format::Group => line.push(tally.wrong_calls.to_string()),
        }
        if alone && format == Format::Party {
            line.extend(both(&tally.rows, 4));
        }
        if scored {
            line.extend(both(&tally.points, 2));
        }
        if !alone {
            line.extend([tally.won.to_string(), tally.shared.to_string()]);
            line.push(percent(tally.won, tallies.decided));
        }
        table.push(line);
    }
    aligned(&table)
}

/// Columns side by side: words to the left, numbers to the right.
fn aligned(table: &[Vec<String>]) -> String {
    let columns = table.first().map_or(0, Vec::len);
    let width = |column: usize| table.iter().map(|line| line[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<_> = (0..columns).map(width).collect();
    let mut text = String::new();
    for line in table {
        let _ = write!(text, "  {:<width$}", line[0], width = widths[0]);
        for (cell, width) in line.iter().zip(&widths).skip(1) {
            let _ = write!(text, "  {cell:>width$}");
        }
        text.push('\n');
    }
    text
}
