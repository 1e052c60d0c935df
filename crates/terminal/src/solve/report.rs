//! What `solve` has to say.

use std::fmt::Write as _;

use serde_json::{Value, json};
use solver::advice::{Advice, Advisor, Candidates, Contradiction, Count, Weighed};

use super::codes::Row;

/// Secrets that are named if there are no more.
const FEW: usize = 24;

/// Secrets that the JSON lists if there are no more.
const SOME: usize = 1000;

/// Guesses that are told to people, and to programs.
const GUESSES: usize = 10;
const GUESSES_JSON: usize = 100;

/// What is known after some rows.
pub(super) struct Report<'a> {
    pub(super) advisor: &'a Advisor<'a>,
    pub(super) rows: &'a [Row],
    pub(super) candidates: Candidates,
    pub(super) advice: Advice,
    pub(super) contradiction: Option<Contradiction>,
}

impl Report<'_> {
    /// For people.
    pub(super) fn text(&self) -> String {
        if self.candidates.count().is_none() {
            return self.impossible();
        }
        let rules = self.advisor.rules();
        let mut text = match self.candidates.count() {
            Count::Exactly(1) => String::from("1 secret fits"),
            Count::Exactly(count) => format!("{count} secrets fit"),
            Count::MoreThan(count) => format!("More than {count} secrets fit"),
            Count::Unknown => {
                return "No secret was found, but there are too many to look at all.\n".to_owned();
            }
        };
        if self.candidates.is_whole() && self.candidates.held() <= FEW {
            let secrets: Vec<_> =
                self.advisor.secrets(&self.candidates).map(|code| rules.show(code)).collect();
            let between = if rules.palette().shapes.is_empty() { " " } else { " | " };
            let _ = writeln!(text, ": {}", secrets.join(between));
        } else {
            text.push_str(".\n");
        }
        if self.candidates.count() != Count::Exactly(1) {
            self.write_guesses(&mut text);
        }
        text
    }

    fn write_guesses(&self, text: &mut String) {
        let rules = self.advisor.rules();
        // Guesses with the same numbers are told once, the first of them.
        let mut guesses: Vec<(&Weighed, usize)> = Vec::new();
        for weighed in &self.advice.guesses {
            let same = |other: &Weighed| (other.split, other.rows) == (weighed.split, weighed.rows);
            let told = guesses.len();
            match guesses.last_mut() {
                Some((other, alike)) if same(other) => *alike += 1,
                _ if told < GUESSES => guesses.push((weighed, 0)),
                _ => break,
            }
        }
        let names = guesses.iter().map(|(weighed, _)| rules.show(weighed.guess).chars().count());
        let width = names.max().unwrap_or(0).max("guess".len()) + 2;
        // Writing to a string can't fail.
        let _ = writeln!(
            text,
            "\n{:<width$}{:>12}{:>12}{:>12}{:>8}  fits",
            "guess", "rows to go", "left", "at worst", "bits"
        );
        for (weighed, alike) in guesses {
            let rows =
                format!("{}{:.3}", if weighed.rows.is_exact() { "" } else { "~" }, weighed.rows.mean());
            let alike = if alike > 0 { format!("  and {alike} like it") } else { String::new() };
            let _ = writeln!(
                text,
                "{:<width$}{rows:>12}{:>12.2}{:>12.0}{:>8.3}  {:<4}{alike}",
                rules.show(weighed.guess),
                weighed.split.left(),
                weighed.split.worst(),
                weighed.split.bits(),
                if weighed.split.fits { "yes" } else { "no" },
            );
            text.truncate(text.trim_end().len());
            text.push('\n');
        }
        if self.advice.is_sampled() {
            let _ =
                writeln!(text, "(weighed against {} of the secrets, drawn at random)", self.advice.weighed);
        }
    }

    /// What can't be.
    fn impossible(&self) -> String {
        let rules = self.advisor.rules();
        let Some(Contradiction { rows }) = &self.contradiction else {
            return "No secret fits: some answer is wrong.\n".to_owned();
        };
        let line = |row: &usize| {
            let (code, answer) = self.rows[row - 1];
            format!("  {row:>2}  {}  {}\n", rules.show(code), rules.show_answer(answer))
        };
        let lines: String = rows.iter().map(line).collect();
        match rows.as_slice() {
            [row] => format!("No secret fits: row {row} can't be right whatever the secret.\n{lines}"),
            [one, other] => format!("No secret fits: rows {one} and {other} can't both be right.\n{lines}"),
            [before @ .., last] => {
                let before: Vec<_> = before.iter().map(ToString::to_string).collect();
                format!("No secret fits: rows {} and {last} can't all be right.\n{lines}", before.join(", "))
            }
            [] => "No secret fits: some answer is wrong.\n".to_owned(),
        }
    }

    /// For programs.
    pub(super) fn json(&self) -> Value {
        let rules = self.advisor.rules();
        let rows = self
            .rows
            .iter()
            .map(|(code, answer)| json!({ "row": rules.show(*code), "answer": rules.show_answer(*answer) }));
        let (count, more) = match self.candidates.count() {
            Count::Exactly(count) => (count, false),
            Count::MoreThan(count) => (count, true),
            Count::Unknown => (0, true),
        };
        let listed = self.candidates.is_whole() && self.candidates.held() <= SOME;
        let secrets = listed
            .then(|| self.advisor.secrets(&self.candidates).map(|code| rules.show(code)).collect::<Vec<_>>());
        let guess = |weighed: &Weighed| {
            json!({
                "guess": rules.show(weighed.guess),
                "fits": weighed.split.fits,
                "rows": weighed.rows.mean(),
                "exact": weighed.rows.is_exact(),
                "left": weighed.split.left(),
                "worst": weighed.split.worst(),
                "bits": weighed.split.bits(),
                "answers": weighed.split.answers(),
            })
        };
        json!({
            "edition": rules.edition().id,
            "rows": rows.collect::<Vec<_>>(),
            "count": count,
            "more": more,
            "secrets": secrets,
            "impossible": self.contradiction.as_ref().map(|found| &found.rows),
            "sampled": self.advice.is_sampled(),
            "proven": self.advice.proven,
            "guesses": self.advice.guesses.iter().take(GUESSES_JSON).map(guess).collect::<Vec<_>>(),
        })
    }
}
