//! The command `strategy`: how many rows a way to guess needs against every secret.

use std::cell::RefCell;
use std::fmt::Write as _;
use std::io::{Read, Write};
use std::time::Instant;

use rules::notation::Quoted;
use serde_json::{Value, json};
use solver::exact::{Exact, Found, Options, Stage};
use solver::reduction::Reduction;
use solver::tree::Replay;
use solver::{Backend, Heuristic, Kernel, Outcome, Strategy, Tree, Universe};

use crate::failure::Failure;

/// From so many codes on it takes long enough to say that it has begun.
const LONG: usize = 100_000;

/// The strategy that no other betters.
const OPTIMAL: &str = "optimal";

/// What is asked for.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// An edition, or holes and symbols like `4x8`.
    pub game: &'a str,
    /// Options as `key=value`.
    pub options: &'a [String],
    /// The heuristic's name, or `optimal`.
    pub by: &'a str,
    /// The most rows for any secret, if the strategy is to be the best.
    pub within: Option<u8>,
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

/// Plays a strategy against every secret and writes how it fares; the best one is written to `tree`, too, if that
/// is wanted. What takes long is announced to `progress`, where somebody watches.
pub fn strategy(
    question: &Question<'_>,
    progress: Option<&mut dyn Write>,
    tree: Option<&mut dyn Write>,
    output: impl Write,
) -> Result<(), Failure> {
    let best = question.by == OPTIMAL;
    if !best && (question.within.is_some() || tree.is_some()) {
        return Err(Failure::Wrong(format!("rows are limited and trees written only by {OPTIMAL}")));
    }
    let heuristic = if best { None } else { Some(heuristic(question.by)?) };
    let options: Vec<_> = question.options.iter().map(String::as_str).collect();
    let universe =
        Universe::with(question.game, &options).map_err(|fault| Failure::Wrong(fault.to_string()))?;
    let start = Instant::now();
    let kernel = Kernel::new(&universe, Backend::best());
    let Some(heuristic) = heuristic else {
        let found = optimal(&kernel, question, progress)?;
        if let Some(tree) = tree {
            tree.write_all(found.tree.text(universe.rules()).as_bytes())?;
            tree.flush()?;
        }
        let report = Report::proven(&universe, &found, start.elapsed().as_secs_f64());
        return report.write(question, output);
    };
    if let Some(progress) = progress.filter(|_| universe.len() >= LONG) {
        writeln!(progress, "playing against {} secrets …", universe.len())?;
    }
    let outcome = Strategy::new(&kernel, heuristic).play();
    Report::new(&kernel, &outcome, start.elapsed().as_secs_f64()).write(question, output)
}

/// Searches for the best strategy with all processors.
fn optimal(
    kernel: &Kernel<'_>,
    question: &Question<'_>,
    progress: Option<&mut dyn Write>,
) -> Result<Found, Failure> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let options = Options { within: question.within, threads, ..Options::default() };
    let progress = RefCell::new(progress);
    let found = Exact::new(kernel, options).run(&|step| {
        if let Some(progress) = progress.borrow_mut().as_mut() {
            let doing = match step.stage {
                Stage::Narrow(width) => format!("following {width} guesses of a position"),
                Stage::Proof => "looking for anything better".to_owned(),
                Stage::Within(rows) => format!("asking whether {rows} rows at worst will do"),
                Stage::Tree => "building the tree".to_owned(),
            };
            let best = step.best.map_or(String::new(), |best| format!(", {best} rows so far"));
            // Who can't be told how it goes still gets the result.
            let _ = writeln!(progress, "{doing}{best} …");
        }
    });
    found.ok_or_else(|| {
        let rows = question.within.unwrap_or(u8::MAX);
        Failure::Wrong(format!("no strategy finds every secret of {} within {rows} rows", question.game))
    })
}

/// Reads a strategy's tree, plays it against every secret with the answers of the rules, and writes how it fares.
pub fn verify(mut input: impl Read, json: bool, mut output: impl Write) -> Result<(), Failure> {
    let mut text = String::new();
    input.read_to_string(&mut text)?;
    let wrong = |fault: solver::tree::TreeFault| Failure::Wrong(fault.to_string());
    let (rules, tree) = Tree::read(&text).map_err(wrong)?;
    let replay = tree.verify(&rules).map_err(wrong)?;
    let Replay { histogram, idle } = &replay;
    let first = rules.show(tree.guess);
    if json {
        let value = json!({
            "game": rules.edition().id,
            "codes": replay.codes(),
            "total": replay.total(),
            "mean": replay.mean(),
            "worst": replay.worst(),
            "histogram": histogram,
            "first": first,
            "idle": idle,
        });
        serde_json::to_writer_pretty(&mut output, &value).map_err(std::io::Error::from)?;
        writeln!(output)?;
    } else {
        writeln!(
            output,
            "{}: {} codes, {} rows in total, {:.4} on average, {} at worst\nfirst guess {first}; {idle} branches that \
             no secret comes through\n\n{}",
            rules.edition().id,
            replay.codes(),
            replay.total(),
            replay.mean(),
            replay.worst(),
            distribution(histogram).trim_end(),
        )?;
    }
    output.flush()?;
    Ok(())
}

/// How many secrets are found in which row.
fn distribution(histogram: &[u64]) -> String {
    let mut text = String::from("row   secrets\n");
    for (secrets, row) in histogram.iter().zip(1..) {
        // Writing to a string can't fail.
        let _ = writeln!(text, "{row:>3}{secrets:>10}");
    }
    text
}

/// The heuristic of that name, or a sentence that names those there are.
fn heuristic(name: &str) -> Result<Heuristic, Failure> {
    Heuristic::ALL.into_iter().find(|heuristic| heuristic.name() == name).ok_or_else(|| {
        let names = Heuristic::ALL.map(Heuristic::name).join(", ");
        Failure::Wrong(format!(
            "there is no strategy {}; the strategies are: {names}, {OPTIMAL}",
            Quoted(name)
        ))
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

    fn proven(universe: &Universe, found: &Found, seconds: f64) -> Self {
        Self {
            codes: found.replay.codes(),
            total: found.replay.total(),
            mean: found.replay.mean(),
            worst: found.replay.worst(),
            histogram: found.replay.histogram.clone(),
            first: universe.rules().show(found.tree.guess),
            proven: found.proven,
            lower: u64::from(found.lower),
            seconds,
            nodes: found.nodes,
        }
    }

    fn write(&self, question: &Question<'_>, mut output: impl Write) -> Result<(), Failure> {
        if question.json {
            serde_json::to_writer_pretty(&mut output, &self.json(question.game))
                .map_err(std::io::Error::from)?;
            writeln!(output)?;
        } else {
            output.write_all(self.table(question.game, question.by).as_bytes())?;
        }
        output.flush()?;
        Ok(())
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

    fn table(&self, game: &str, by: &str) -> String {
        let mut text = format!(
            "{game} by {by}: {} codes, {} rows in total, {:.4} on average, {} at worst\n\
             first guess {}; {} positions in {:.2} s; {}\n\n",
            self.codes,
            self.total,
            self.mean,
            self.worst,
            self.first,
            self.nodes,
            self.seconds,
            if self.proven { "proven best".to_owned() } else { format!("no fewer than {} rows", self.lower) },
        );
        text.push_str(&distribution(&self.histogram));
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(game: &str, options: &[&str], by: &str, json: bool) -> Result<String, String> {
        let options: Vec<_> = options.iter().map(ToString::to_string).collect();
        let mut output = Vec::new();
        let question = Question { game, options: &options, by, within: None, json };
        strategy(&question, None, None, &mut output).map_err(|failure| failure.to_string())?;
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
            "there is no strategy “guess”; the strategies are: minmax, expected, entropy, parts, optimal"
        );
        assert!(said("4y6", &[], "parts").starts_with("there is no game “4y6”; write an edition, or"));
        assert!(said("group", &[], "parts").starts_with("here the secret is dealt out in markers; "));
    }

    #[test]
    fn only_what_takes_long_is_announced() {
        let mut progress = Vec::new();
        let question = Question { game: "2x3", options: &[], by: "minmax", within: None, json: false };
        strategy(&question, Some(&mut progress), None, Vec::new()).expect("a strategy");
        assert!(progress.is_empty());
    }

    #[test]
    fn the_best_strategy_is_written_and_verified() {
        let (mut tree, mut output) = (Vec::new(), Vec::new());
        let question = Question { game: "3x4", options: &[], by: "optimal", within: None, json: true };
        strategy(&question, None, Some(&mut tree), &mut output).expect("a strategy");
        let found: Value = serde_json::from_slice(&output).expect("JSON");
        assert_eq!(
            (&found["total"], &found["proven"], &found["lower"]),
            (&json!(206), &json!(true), &json!(206))
        );
        let mut output = Vec::new();
        verify(tree.as_slice(), true, &mut output).expect("a whole strategy");
        let verified: Value = serde_json::from_slice(&output).expect("JSON");
        for field in ["codes", "total", "mean", "worst", "histogram", "first"] {
            assert_eq!(found[field], verified[field], "{field}");
        }
        let mut output = Vec::new();
        verify(tree.as_slice(), false, &mut output).expect("a whole strategy");
        assert!(
            String::from_utf8(output).expect("text").starts_with("custom: 64 codes, 206 rows in total, ")
        );
    }

    #[test]
    fn rows_are_limited_only_for_the_best_and_not_too_much() {
        let said = |by, within| {
            let question = Question { game: "3x4", options: &[], by, within, json: false };
            strategy(&question, None, None, Vec::new()).expect_err("wrong").to_string()
        };
        assert_eq!(said("parts", Some(4)), "rows are limited and trees written only by optimal");
        assert_eq!(said("optimal", Some(2)), "no strategy finds every secret of 3x4 within 2 rows");
        assert!(verify(&b"strategy"[..], false, Vec::new()).is_err());
    }
}
