//! A round, row by row.

use rules::matches::Row;
use rules::{Answer, Code, Seat};

use super::summary::Lost;
use crate::advice::{Advisor, Clue, Clues, Contradiction, Count, Limits, NoClues, Weighed};

/// One row: what was known before it, what it was worth, what its answer told.
#[derive(Clone, Debug, PartialEq)]
pub struct RowAnalysis {
    /// Which row, from 1.
    pub row: usize,
    /// Who placed it.
    pub by: Seat,
    /// What stands in it; nothing if its time ran out.
    pub guess: Option<Code>,
    /// Its answer; none if its time ran out, or if it never came.
    pub answer: Option<Answer>,
    /// The right answer, if the one given was wrong.
    pub right: Option<Answer>,
    /// Secrets that fitted before it.
    pub before: Count,
    /// Secrets that fitted after its answer; the secret itself is one of them once it is found.
    pub after: Count,
    /// What the guess was worth; nothing where no secret fitted any more.
    pub chosen: Option<Weighed>,
    /// The best guess there was, perhaps the same.
    pub best: Option<Weighed>,
    /// Whether no guess could have been better than the best one named.
    pub proven: bool,
}

/// A round, looked at.
#[derive(Clone, Debug, PartialEq)]
pub struct RoundAnalysis {
    /// Its rows.
    pub rows: Vec<RowAnalysis>,
    /// The secret, if it is known.
    pub secret: Option<Code>,
    /// The row whose answer first left no secret that fits.
    pub impossible: Option<usize>,
    /// The fewest rows that can't all be answered rightly, if there are any.
    pub contradiction: Option<Contradiction>,
}

impl RowAnalysis {
    /// A row for which there was no time: what it says itself, and no more.
    fn unseen(advisor: &Advisor<'_>, number: usize, row: &Row, secret: Option<Code>, before: Count) -> Self {
        let right = secret.zip(row.code).map(|(secret, code)| advisor.rules().answer(secret, code));
        Self {
            row: number,
            by: row.by,
            guess: row.code,
            answer: row.answer,
            right: right.filter(|right| row.answer.is_some_and(|given| given != *right)),
            before,
            after: Count::Unknown,
            chosen: None,
            best: None,
            proven: false,
        }
    }

    /// What the answer was expected to tell, in bits.
    pub fn expected_bits(&self) -> Option<f64> {
        self.chosen.map(|chosen| chosen.split.bits())
    }

    /// What it told.
    pub fn bits(&self) -> Option<f64> {
        match (self.answer?, self.before, self.after) {
            (_, Count::Exactly(before), Count::Exactly(after)) if after > 0 => {
                Some((before as f64 / after as f64).log2())
            }
            _ => None,
        }
    }

    /// What it told beyond what was expected: above zero is good luck.
    pub fn luck(&self) -> Option<f64> {
        Some(self.bits()? - self.expected_bits()?)
    }

    /// Rows that the guess loses against the best one on average.
    pub fn lost(&self) -> Option<Lost> {
        // A guess that tells nothing and can't be right costs one row, whatever the best one needs.
        if self.is_useless() {
            return Some(Lost { rows: 1.0, exact: true });
        }
        let (rows, exact) = self.chosen?.behind(&self.best?);
        Some(Lost { rows: rows.max(0.0), exact: exact && self.proven })
    }

    /// Whether the guess couldn't be the secret, though it could have been known.
    pub fn is_misfit(&self) -> bool {
        self.chosen.is_some_and(|chosen| !chosen.split.fits)
    }

    /// Whether its answer could be known before it was given.
    pub fn is_useless(&self) -> bool {
        self.chosen.is_some_and(|chosen| chosen.split.is_useless())
    }
}

impl RoundAnalysis {
    /// Looks at rows, with what was known before the first.
    pub(super) fn of(
        advisor: &Advisor<'_>,
        rows: &[Row],
        mut clues: Clues,
        secret: Option<Code>,
        limits: Limits<'_>,
    ) -> Result<Self, NoClues> {
        let rules = advisor.rules();
        let limits = Limits { ahead: limits.ahead.or(Some(Limits::FAR)), ..limits };
        let mut analysis = Self { rows: Vec::new(), secret, impossible: None, contradiction: None };
        let mut before =
            if limits.are_over() { Count::Unknown } else { advisor.candidates(&clues, limits).count() };
        for (number, row) in (1..).zip(rows) {
            if limits.are_over() {
                analysis.rows.push(RowAnalysis::unseen(advisor, number, row, secret, before));
                before = Count::Unknown;
                continue;
            }
            let wanted = row.code.as_slice();
            let advice = advisor.advise_with(&clues, wanted, limits);
            let chosen = row
                .code
                .and_then(|code| advice.of(code).copied().or_else(|| advisor.weigh(&clues, code, limits)));
            let mut right = None;
            let mut after = before;
            if let (Some(code), Some(answer)) = (row.code, row.answer) {
                right = secret.map(|secret| rules.answer(secret, code)).filter(|right| *right != answer);
                clues = clues.with(rules, Clue { row: number, code, answer, proven: false })?;
                after = advisor.candidates(&clues, limits).count();
                if after.is_none() && analysis.impossible.is_none() {
                    analysis.impossible = Some(number);
                    analysis.contradiction = advisor.contradiction(&clues, limits);
                }
            }
            analysis.rows.push(RowAnalysis {
                row: number,
                by: row.by,
                guess: row.code,
                answer: row.answer,
                right,
                before,
                after,
                chosen,
                best: row.code.and_then(|_| advice.best().copied()),
                proven: advice.proven,
            });
            before = after;
        }
        Ok(analysis)
    }

    /// Rows whose answer was wrong, by the secret.
    pub fn wrong(&self) -> impl Iterator<Item = &RowAnalysis> {
        self.rows.iter().filter(|row| row.right.is_some())
    }
}
