//! The command `strategy`: how many rows a way to guess needs against every secret.

use std::fmt::Write as _;
use std::io::Write;
use std::time::Instant;

use rules::notation::Quoted;
use serde_json::{Value, json};
use solver::reduction::Reduction;
use solver::{Backend, Heuristic, Kernel, Outcome, Strategy, Universe};

use crate::failure::Failure;

/// From so many codes on it takes long enough to say that it has begun.
const LONG: usize = 100_000;

/// What is asked for.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// An edition, or holes and symbols like `4x8`.
    pub game: &'a str,
    /// Options as `key=value`.
    pub options: &'a [String],
    /// The heuristic's name.
    pub by: &'a str,
    /// Whether the answer is JSON.
    pub json: bool,
}

/// What was found out about a strategy.
struct Report {
    codes: u64,
    total: u64,
    mean: f64,
    worst: usize,
    histogram: Vec<u64>,
    first: String,
    proven: bool,
    lower: u64,
    seconds: f64,
    nodes: u64,
}

/// Plays a strategy against every secret and writes how it fares. What takes long is announced to `progress`,
/// where somebody watches.
pub fn strategy(
    question: &Question<'_>,
    progress: Option<&mut dyn Write>,
    mut output: impl Write,
) -> Result<(), Failure> {
    let heuristic = heuristic(question.by)?;
    let options: Vec<_> = question.options.iter().map(String::as_str).collect();
    let universe =
        Universe::with(question.game, &options).map_err(|fault| Failure::Wrong(fault.to_string()))?;
    if let Some(progress) = progress.filter(|_| universe.len() >= LONG) {
        writeln!(progress, "playing against {} secrets …", universe.len())?;
    }
    let start = Instant::now();
    let kernel = Kernel::new(&universe, Backend::best());
    let outcome = Strategy::new(&kernel, heuristic).play();
    let report = Report::new(&kernel, &outcome, start.elapsed().as_secs_f64());
    if question.json {
        serde_json::to_writer_pretty(&mut output, &report.json(question.game))
            .map_err(std::io::Error::from)?;
        writeln!(output)?;
    } else {
        output.write_all(report.table(question.game, heuristic).as_bytes())?;
    }
    output.flush()?;
    Ok(())
}

/// The heuristic of that name, or a sentence that names those there are.
fn heuristic(name: &str) -> Result<Heuristic, Failure> {
    Heuristic::ALL.into_iter().find(|heuristic| heuristic.name() == name).ok_or_else(|| {
        let names = Heuristic::ALL.map(Heuristic::name).join(", ");
        Failure::Wrong(format!("there is no strategy {}; the strategies are: {names}", Quoted(name)))
    })
}

impl Report {
    fn new(kernel: &Kernel<'_>, outcome: &Outcome, seconds: f64) -> Self {
        let universe = kernel.universe();
        // A row for each secret, and after the best first guess no fewer than its classes need in any case.
        let all = universe.indices();
        let alike = Reduction::new(universe, &all, Reduction::every_symbol(universe));
        let bound = kernel.bound_of(&all, &kernel.guesses(alike.guesses(universe)));
        let lower = outcome.codes() + u64::from(bound.least);
        Self {
            codes: outcome.codes(),
            total: outcome.total(),
            mean: outcome.mean(),
            worst: outcome.worst(),
            histogram: outcome.histogram.clone(),
            first: universe.rules().show(universe.code(outcome.first)),
            // A heuristic proves nothing, unless no strategy at all could do with fewer rows.
            proven: outcome.total() == lower,
            lower,
            seconds,
            nodes: outcome.nodes,
        }
    }

    fn json(&self, game: &str) -> Value {
        json!({
            "game": game,
            "codes": self.codes,
            "total": self.total,
            "mean": self.mean,
            "worst": self.worst,
            "histogram": self.histogram,
            "first": self.first,
            "proven": self.proven,
            "lower": self.lower,
            "seconds": self.seconds,
            "nodes": self.nodes,
        })
    }

    fn table(&self, game: &str, heuristic: Heuristic) -> String {
        let mut text = format!(
            "{game} by {}: {} codes, {} rows in total, {:.4} on average, {} at worst\n\
             first guess {}; {} positions in {:.2} s\n\n",
            heuristic.name(),
            self.codes,
            self.total,
            self.mean,
            self.worst,
            self.first,
            self.nodes,
            self.seconds,
        );
        text.push_str("row   secrets\n");
        for (secrets, row) in self.histogram.iter().zip(1..) {
            // Writing to a string can't fail.
            let _ = writeln!(text, "{row:>3}{secrets:>10}");
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(game: &str, options: &[&str], by: &str, json: bool) -> Result<String, String> {
        let options: Vec<_> = options.iter().map(ToString::to_string).collect();
        let mut output = Vec::new();
        let question = Question { game, options: &options, by, json };
        strategy(&question, None, &mut output).map_err(|failure| failure.to_string())?;
        Ok(String::from_utf8(output).expect("text"))
    }

    #[test]
    fn the_original_by_parts_is_told_to_people() {
        let text = written("original", &[], "parts", false).expect("a strategy");
        let lines: Vec<_> = text.lines().collect();
        assert_eq!(
            lines[0],
            "original by parts: 1296 codes, 5666 rows in total, 4.3719 on average, 6 at worst"
        );
        assert!(lines[1].starts_with("first guess RRYG; "), "{}", lines[1]);
        assert_eq!(&lines[2..4], ["", "row   secrets"]);
        assert_eq!(lines[4], "  1         1");
        assert_eq!(lines.len(), 10);
    }

    #[test]
    fn the_json_has_every_field() {
        let text = written("4x6", &[], "parts", true).expect("a strategy");
        let value: Value = serde_json::from_str(&text).expect("JSON");
        let fields: Vec<_> = value.as_object().expect("an object").keys().map(String::as_str).collect();
        assert_eq!(
            fields,
            [
                "game",
                "codes",
                "total",
                "mean",
                "worst",
                "histogram",
                "first",
                "proven",
                "lower",
                "seconds",
                "nodes"
            ]
        );
        assert_eq!(
            (&value["game"], &value["codes"], &value["total"]),
            (&json!("4x6"), &json!(1296), &json!(5666))
        );
        assert_eq!((&value["worst"], &value["proven"]), (&json!(6), &json!(false)));
        let histogram: Vec<_> =
            value["histogram"].as_array().expect("rows").iter().filter_map(Value::as_u64).collect();
        assert_eq!((histogram.len(), histogram.iter().sum::<u64>()), (6, 1296));
        assert!(value["lower"].as_u64().is_some_and(|lower| (4986..=5625).contains(&lower)));
    }

    #[test]
    fn options_count_and_what_is_wrong_gets_a_sentence() {
        let blanks =
            written("custom", &["holes=2", "symbols=2", "blanks=yes"], "entropy", true).expect("a strategy");
        assert!(blanks.contains("\"codes\": 9,"), "{blanks}");
        let said = |game, options, by| written(game, options, by, false).expect_err("wrong");
        assert_eq!(
            said("4x6", &[], "guess"),
            "there is no strategy “guess”; the strategies are: minmax, expected, entropy, parts"
        );
        assert!(said("4y6", &[], "parts").starts_with("there is no game “4y6”; write an edition, or"));
        assert_eq!(
            said("grand", &[], "parts"),
            "strategies are for games with classic answers; this one answers by pairs"
        );
    }

    #[test]
    fn only_what_takes_long_is_announced() {
        let mut progress = Vec::new();
        let question = Question { game: "2x3", options: &[], by: "minmax", json: false };
        strategy(&question, Some(&mut progress), Vec::new()).expect("a strategy");
        assert!(progress.is_empty());
    }
}
