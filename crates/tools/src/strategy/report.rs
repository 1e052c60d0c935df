//! What was found out about a strategy, for people and as JSON.

use std::io::Write;

use rules::Rules;
use serde_json::{Value, json};
use shell::Failure;
use solver::exact::Found;
use solver::reduction::Reduction;
use solver::tree::TreeReplay;
use solver::{Book, Kernel, StrategyOutcome, Tree, Universe};
use words::{Decimal, Words};

use super::StrategyQuestion;
use crate::columns::{Side, columns};

/// What was found out about a strategy.
pub(super) struct StrategyReport {
    /// Codes of the game.
    pub(super) codes: u64,
    /// Secrets played against, if not all.
    pub(super) sample: Option<u64>,
    pub(super) histogram: Vec<u64>,
    pub(super) first: String,
    /// What is guessed after each answer to the first guess: answer, secrets left, guess.
    pub(super) second: Vec<(String, usize, String)>,
    pub(super) proven: bool,
    /// No strategy needs fewer rows in total; unknown for a sample.
    pub(super) lower: Option<u64>,
    pub(super) seconds: f64,
    pub(super) nodes: u64,
}

impl StrategyReport {
    /// Of a heuristic that played against every secret, or against a sample.
    pub(super) fn played(kernel: &Kernel<'_>, outcome: &StrategyOutcome, tree: Option<&Tree>) -> Self {
        let universe = kernel.universe();
        let codes = universe.len() as u64;
        let sample = Some(outcome.codes()).filter(|played| *played < codes);
        // A row for each secret, and after the best first guess no fewer than its classes need in any case.
        let all = universe.indices();
        let alike = Reduction::new(universe, &all, Reduction::every_symbol(universe));
        let bound = kernel.bound_of(&all, &kernel.guesses(alike.guesses(universe)));
        let lower = codes + u64::from(bound.least);
        Self {
            codes,
            sample,
            histogram: outcome.histogram.clone(),
            first: universe.rules().show(universe.code(outcome.first)),
            second: tree.map_or_else(Vec::new, |tree| second(universe.rules(), tree)),
            // A heuristic proves nothing, unless no strategy at all could do with fewer rows.
            proven: sample.is_none() && outcome.total() == lower,
            lower: sample.is_none().then_some(lower),
            seconds: 0.0,
            nodes: outcome.nodes,
        }
    }

    /// Of the exact search.
    pub(super) fn found(universe: &Universe, found: &Found) -> Self {
        Self {
            codes: found.replay.codes(),
            sample: None,
            histogram: found.replay.histogram.clone(),
            first: universe.rules().show(found.tree.guess),
            second: second(universe.rules(), &found.tree),
            proven: found.proven,
            lower: Some(u64::from(found.lower)),
            seconds: 0.0,
            nodes: found.nodes,
        }
    }

    /// Of a book, played again.
    pub(super) fn booked(universe: &Universe, book: &Book, tree: &Tree, replay: &TreeReplay) -> Self {
        let proven = book.is_proven();
        Self {
            codes: replay.codes(),
            sample: None,
            histogram: replay.histogram.clone(),
            first: universe.rules().show(tree.guess),
            second: second(universe.rules(), tree),
            proven,
            lower: proven.then(|| replay.total()),
            seconds: 0.0,
            nodes: tree.guesses() as u64,
        }
    }

    fn total(&self) -> u64 {
        self.histogram.iter().zip(1..).map(|(secrets, rows)| secrets * rows).sum()
    }

    fn played_against(&self) -> u64 {
        self.histogram.iter().sum()
    }

    fn mean(&self) -> f64 {
        mean(self.total(), self.played_against())
    }

    /// Writes it.
    pub(super) fn write(
        &self,
        question: &StrategyQuestion<'_>,
        mut output: impl Write,
    ) -> Result<(), Failure> {
        if question.json {
            let value = self.json(question.game);
            serde_json::to_writer_pretty(&mut output, &value).map_err(std::io::Error::from)?;
            writeln!(output)?;
        } else {
            output.write_all(self.table(question).as_bytes())?;
        }
        output.flush()?;
        Ok(())
    }

    fn json(&self, game: &str) -> Value {
        let mut value = json!({
            "game": game,
            "codes": self.codes,
            "total": self.total(),
            "mean": self.mean(),
            "worst": self.histogram.len(),
            "histogram": self.histogram,
            "first": self.first,
            "proven": self.proven,
            "lower": self.lower,
            "seconds": self.seconds,
            "nodes": self.nodes,
        });
        if let Some(sample) = self.sample {
            value["sample"] = json!(sample);
        }
        value
    }

    fn table(&self, question: &StrategyQuestion<'_>) -> String {
        let StrategyQuestion { game, by, words, .. } = *question;
        let (mean, total, worst) = (decimal(self.mean()), self.total(), self.histogram.len());
        let codes = words.number(self.codes);
        let codes = match self.sample {
            Some(sample) => words.engine_part().codes(codes).sample(sample),
            None => codes,
        };
        let fares = words.engine_fares().by(by).codes(codes).game(game).mean(mean).total(total).worst(worst);
        let work = words.engine_work().positions(self.nodes).seconds(Decimal::new(self.seconds, 2));
        let bounds = self.bounds(words);
        let mut text = format!("{fares}\n{bounds} {work}\n\n{}\n", distribution(&self.histogram, words));
        if self.second.is_empty() {
            text.push_str(&words.engine_first(&self.first));
            text.push('\n');
            return text;
        }
        text.push_str(&words.engine_first_then(&self.first));
        text.push('\n');
        let headings = [words.engine_answer(), words.engine_secrets(), words.engine_guess()];
        let mut lines = vec![headings.map(String::from).to_vec()];
        lines.extend(self.second.iter().map(|(answer, secrets, guess)| {
            vec![answer.clone(), words.number(*secrets as u64), guess.clone()]
        }));
        text.push_str(&columns(&lines, &[Side::Left, Side::Right], 0));
        text
    }

    /// How much better another strategy could be.
    fn bounds(&self, words: Words) -> String {
        match self.lower {
            _ if self.proven => words.engine_proven().into(),
            Some(lower) => {
                words.engine_lower().lower(lower).mean(decimal(mean(lower, self.played_against())))
            }
            None => words.engine_nothing().into(),
        }
    }
}

/// A mean, as exactly as they are compared.
pub(super) const fn decimal(mean: f64) -> Decimal {
    Decimal::new(mean, 4)
}

fn mean(rows: u64, secrets: u64) -> f64 {
    #[allow(clippy::cast_precision_loss, reason = "rows are far fewer than 2⁵³")]
    let mean = rows as f64 / secrets as f64;
    mean
}

/// How many secrets are found in which row, and how many by then.
pub(super) fn distribution(histogram: &[u64], words: Words) -> String {
    let all: u64 = histogram.iter().sum();
    let share = |part: u64| words.percent(mean(part, all), 1);
    let headings = [words.engine_row(), words.engine_secrets(), words.engine_share(), words.engine_by_then()];
    let mut lines = vec![headings.map(String::from).to_vec()];
    let mut found = 0;
    for (secrets, row) in histogram.iter().zip(1..) {
        found += secrets;
        let row: u64 = row;
        lines.push(vec![row.to_string(), words.number(*secrets), share(*secrets), share(found)]);
    }
    columns(&lines, &[Side::Right; 4], 0)
}

/// What is guessed after each answer to the first guess.
fn second(rules: &Rules, tree: &Tree) -> Vec<(String, usize, String)> {
    let mut left = vec![0; tree.branches.len()];
    for secret in rules.secrets().iter() {
        let answer = rules.answer(secret, tree.guess);
        if let Some(place) = tree.branches.iter().position(|(branch, _)| *branch == answer) {
            left[place] += 1;
        }
    }
    let branches = tree.branches.iter().zip(left);
    branches
        .map(|((answer, tree), left)| (rules.show_answer(*answer), left, rules.show(tree.guess)))
        .collect()
}
