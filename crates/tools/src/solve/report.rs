//! What `solve` has to say.

use std::fmt::Write as _;

use serde_json::{Value, json};
use solver::advice::{Advice, Advisor, Candidates, Contradiction, Count, Weighed};
use words::{Decimal, Words};

use super::Findings;
use super::codes::AnsweredRow;
use crate::columns::{Side, columns};

/// Secrets that are named if there are no more.
const FEW: usize = 24;

/// Secrets that the JSON lists if there are no more.
const SOME: usize = 1000;

/// Guesses that are told to people, and to programs.
const GUESSES: usize = 10;
const GUESSES_JSON: usize = 100;

/// What is known after some rows.
pub(super) struct SolveReport<'a> {
    pub(super) advisor: &'a Advisor<'a>,
    pub(super) words: Words,
    pub(super) rows: &'a [AnsweredRow],
    pub(super) candidates: Candidates,
    pub(super) advice: Advice,
    pub(super) contradiction: Option<Contradiction>,
}

impl SolveReport<'_> {
    /// The secrets by name, if they are few.
    fn named(&self) -> Option<String> {
        let rules = self.advisor.rules();
        let few = self.candidates.is_whole() && self.candidates.held() <= FEW;
        let between = if rules.palette().shapes.is_empty() { " " } else { " | " };
        let names = || self.advisor.secrets(&self.candidates).map(|code| rules.show(code));
        few.then(|| names().collect::<Vec<_>>().join(between))
    }

    fn guesses(&self) -> String {
        let (rules, words) = (self.advisor.rules(), self.words);
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
        let headings = [
            words.solve_guess(),
            words.solve_to_go(),
            words.solve_left(),
            words.solve_at_worst(),
            words.solve_bits(),
            words.solve_fits(),
        ];
        let mut lines = vec![headings.map(String::from).to_vec()];
        for (weighed, alike) in guesses {
            let (rows, split) = (&weighed.rows, &weighed.split);
            let number = |value, places| words.decimal(Decimal::new(value, places));
            let about = if rows.is_exact() { "" } else { "~" };
            let fits = if split.fits { words.listing_yes() } else { words.listing_no() };
            lines.push(vec![
                rules.show(weighed.guess),
                format!("{about}{}", number(rows.mean(), 3)),
                number(split.left(), 2),
                number(split.worst(), 0),
                number(split.bits(), 3),
                fits.into(),
                if alike > 0 { words.solve_alike(alike) } else { String::new() },
            ]);
        }
        let sides = [Side::Left, Side::Right, Side::Right, Side::Right, Side::Right];
        let sorted = words.solve_sorted(words.solve_to_go());
        let mut text = format!("\n{sorted}\n{}", columns(&lines, &sides, 0));
        if self.advice.is_sampled() {
            // Writing to a string can't fail.
            let _ = writeln!(text, "{}", words.solve_sampled(self.advice.weighed));
        }
        text
    }

    /// What can't be.
    fn impossible(&self) -> String {
        let (rules, words) = (self.advisor.rules(), self.words);
        let rows = self.contradiction.as_ref().map_or(&[][..], |found| &found.rows);
        let line = |row: &usize| {
            let (code, answer) = self.rows[row - 1];
            format!("  {row:>2}  {}  {}\n", rules.show(code), rules.show_answer(answer))
        };
        let lines: String = rows.iter().map(line).collect();
        let told = match rows {
            [] => words.solve_impossible().into(),
            [row] => words.solve_impossible_row(*row),
            rows => {
                let numbers: Vec<_> = rows.iter().map(ToString::to_string).collect();
                words.solve_impossible_rows().count(rows.len()).rows(words.list(&numbers))
            }
        };
        format!("{told}\n{lines}")
    }
}

impl Findings for SolveReport<'_> {
    fn is_impossible(&self) -> bool {
        self.candidates.count().is_none()
    }

    fn text(&self) -> String {
        let words = self.words;
        if self.is_impossible() {
            return self.impossible();
        }
        let mut text = match self.candidates.count() {
            Count::Exactly(count) => match self.named() {
                Some(secrets) => words.solve_fit_these().count(count).secrets(secrets),
                None => words.solve_fit(count),
            },
            Count::MoreThan(count) => words.solve_fit_more(count),
            Count::Unknown => return format!("{}\n", words.solve_fit_unknown()),
        };
        text.push('\n');
        if self.candidates.count() != Count::Exactly(1) {
            text.push_str(&self.guesses());
        }
        text
    }

    fn json(&self) -> Value {
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
