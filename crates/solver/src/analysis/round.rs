//! A round, row by row.

use rules::matches::Row;
use rules::{Answer, Code, Seat};

use super::proof::{self, ProvenRow, RoundProof};
use crate::advice::{Advisor, Clue, Clues, Contradiction, Count, Limits, NoClues, Rows, Weighed};

/// A number of rows, on average over the secrets that fitted.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct InRows {
    /// How many.
    pub rows: f64,
    /// Whether that is proven, and not estimated.
    pub exact: bool,
}

impl InRows {
    pub(super) const NONE: Self = Self { rows: 0.0, exact: true };
    pub(super) const ONE: Self = Self { rows: 1.0, exact: true };

    pub(super) fn add(&mut self, other: Self) {
        self.rows += other.rows;
        self.exact &= other.exact;
    }
}

/// Rows to come once an answer is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ToCome {
    /// With perfect play, as well as it is known.
    pub rows: Rows,
    /// By estimate alone: what was expected of a row is compared with it where only one of them is known better.
    pub estimated: Rows,
}

impl ToCome {
    /// The secret is found.
    const NOTHING: Self = Self { rows: Rows::exactly(0, 1), estimated: Rows::exactly(0, 1) };
}

/// One row: what was known before it, what it was worth, what its answer told.
#[derive(Clone, Debug, PartialEq)]
pub struct RowAnalysis {
    /// Which row, from 1.
    pub row: usize,
    /// Who placed it.
    pub by: Seat,
    /// Its code; none if the time ran out.
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
    /// Rows to come after its answer; nothing if it got none, or if no secret fits it.
    pub to_come: Option<ToCome>,
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
            to_come: None,
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

    /// What it told beyond what was expected, in bits: above zero is good luck.
    pub fn luck_in_bits(&self) -> Option<f64> {
        Some(self.bits()? - self.expected_bits()?)
    }

    /// Rows that the answer saved against its expectation: those to come before it was known, less those after it.
    pub fn luck(&self) -> Option<InRows> {
        // An answer known before, or a row without one, isn't luck.
        if self.guess.is_none() || self.is_useless() {
            return Some(InRows::NONE);
        }
        let (chosen, after) = (self.chosen?, self.to_come?);
        let exact = chosen.rows.is_exact() && after.rows.is_exact();
        let (with, after) =
            if exact { (chosen.rows, after.rows) } else { (chosen.estimated, after.estimated) };
        Some(InRows { rows: with.mean() - 1.0 - after.mean(), exact })
    }

    /// What the row cost: rows to come with it and its best continuation, less those with the best row.
    pub fn lost(&self) -> Option<InRows> {
        // A row that tells nothing and can't be right costs one row, whatever the best one needs; so does one whose time
        // ran out.
        if self.guess.is_none() || self.is_useless() {
            return Some(InRows::ONE);
        }
        let (rows, exact) = self.chosen?.behind(&self.best?);
        Some(InRows { rows: rows.max(0.0), exact: exact && self.proven })
    }

    /// Rows to come with perfect play before it was placed.
    pub fn expected(&self) -> Option<InRows> {
        self.best.map(|best| InRows { rows: best.rows.mean(), exact: best.rows.is_exact() && self.proven })
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
        // Getting ready would take longer than noticing that there is no time.
        let answers = if limits.are_over() { None } else { proof::answers(advisor) };
        let proof = answers.as_ref().and_then(|answers| RoundProof::new(advisor, answers));
        let limits = Limits { ahead: limits.ahead.or(Some(Limits::FAR)), ..limits };
        // Where the search looks far ahead, advice need not.
        let near = if proof.is_some() { Limits { ahead: None, ..limits } } else { limits };
        let estimate = advisor.estimate();
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
            let advice = advisor.advise_with(&clues, wanted, near);
            let weighed = |code| advice.of(code).copied().or_else(|| advisor.weigh(&clues, code, near));
            let mut chosen = row.code.and_then(weighed);
            let mut best = row.code.and_then(|_| advice.best().copied());
            let mut proven = ProvenRow::default();
            if let (Some(proof), Some(code)) = (&proof, row.code) {
                let candidates = advisor.candidates(&clues, near);
                let set = candidates.indices().unwrap_or_default();
                proven = proof.row(&clues, set, code, row.answer, limits);
            }
            if let (Some(chosen), Some(total)) = (&mut chosen, proven.chosen) {
                chosen.rows = Rows::exactly(u64::from(total), chosen.split.secrets);
            }
            if let Some((total, code)) = proven.best {
                best = weighed(code).map(|best| Weighed {
                    rows: Rows::exactly(u64::from(total), best.split.secrets),
                    ..best
                });
            }
            let mut right = None;
            let mut after = before;
            let mut to_come = None;
            if let (Some(code), Some(answer)) = (row.code, row.answer) {
                right = secret.map(|secret| rules.answer(secret, code)).filter(|right| *right != answer);
                clues = clues.with(rules, Clue { row: number, code, answer, proven: false })?;
                after = advisor.candidates(&clues, limits).count();
                to_come = match after {
                    _ if answer == Answer::solved(rules.holes()) => Some(ToCome::NOTHING),
                    Count::Exactly(count) if count > 0 => {
                        let estimated = estimate.rows(count);
                        let known = proven.after.map(|total| Rows::exactly(u64::from(total), count as u32));
                        Some(ToCome { rows: known.unwrap_or(estimated), estimated })
                    }
                    _ => None,
                };
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
                best,
                proven: advice.proven || proven.best.is_some(),
                to_come,
            });
            before = after;
        }
        Ok(analysis)
    }

    /// Rows lost to perfect play, as far as they are known.
    pub fn lost(&self) -> InRows {
        sum(self.rows.iter().map(RowAnalysis::lost))
    }

    /// Rows that answers saved against their expectation, as far as they are known.
    pub fn luck(&self) -> InRows {
        sum(self.rows.iter().map(RowAnalysis::luck))
    }

    /// Rows that perfect play takes on average from the start.
    pub fn perfect(&self) -> Option<InRows> {
        self.rows.iter().find_map(RowAnalysis::expected)
    }

    /// Rows whose answer was wrong, by the secret.
    pub fn wrong(&self) -> impl Iterator<Item = &RowAnalysis> {
        self.rows.iter().filter(|row| row.right.is_some())
    }
}

/// A sum over rows; what is not known of one of them makes it inexact.
pub(super) fn sum(rows: impl Iterator<Item = Option<InRows>>) -> InRows {
    let mut sum = InRows::NONE;
    for row in rows {
        sum.add(row.unwrap_or_default());
    }
    sum
}
