//! The JSON shape of advice.

use rules::{Code, Rules};
use serde::{Deserialize, Serialize};
use solver::advice::{Advice, Advisor, Candidates, Contradiction, Count, Weighed};
use solver::group::GroupAdvice;
use utoipa::ToSchema;

use super::facts::CheckedRow;

/// Guesses that are told.
pub const MOST_ADVISED: usize = 20;

/// Secrets that are listed if there are no more.
const SOME: usize = 100;

/// What can be told to somebody who asks for help.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Advised {
    /// How many secrets fit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<u64>,
    /// Whether there are more than could be counted.
    #[serde(default, skip_serializing_if = "is_false")]
    pub more: bool,
    /// The secrets that fit, if there are few.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub secrets: Vec<String>,
    /// The fewest rows that can't all be answered rightly, if no secret fits.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub impossible: Vec<usize>,
    /// Whether no guess is better than the first.
    #[serde(default, skip_serializing_if = "is_false")]
    pub proven: bool,
    /// Whether the guesses were weighed against a sample of the secrets.
    #[serde(default, skip_serializing_if = "is_false")]
    pub sampled: bool,
    /// Whether time ran out before all was weighed.
    #[serde(default, skip_serializing_if = "is_false")]
    pub stopped: bool,
    /// Guesses, the best first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub guesses: Vec<GuessShape>,
    /// What a player of a group is told besides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub call: Option<AdvisedCall>,
    /// Rows of a group, the best first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rows: Vec<AdvisedRow>,
    /// The row that was asked about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub checked: Option<CheckedRow>,
}

/// A guess with what it is worth.
#[allow(clippy::struct_field_names, reason = "as the command `solve` calls it")]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = Guess)]
pub struct GuessShape {
    /// The guess, in the notation of its edition.
    pub guess: String,
    /// Whether it can be the secret.
    pub fits: bool,
    /// Rows to come with it on average.
    pub rows: f64,
    /// Whether that is exact and not estimated.
    pub exact: bool,
    /// Secrets left after it on average.
    pub left: f64,
    /// Secrets left after it at worst.
    pub worst: f64,
    /// What its answer tells on average, in bits.
    pub bits: f64,
    /// How many different answers it can get.
    pub answers: u32,
}

/// What a call would be worth now.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct AdvisedCall {
    /// Whether calling now is better than waiting.
    pub now: bool,
    /// The likeliest secret.
    pub secret: Option<String>,
    /// The chance that it is right.
    pub right: f64,
    /// The secret to give if one reads in the rows of the others what they may hold.
    pub read: Option<String>,
    /// The chance of winning by waiting, if it can be told.
    pub waiting: Option<f64>,
}

/// A row of a group with what it would teach.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct AdvisedRow {
    /// The row.
    pub row: String,
    /// Whether it can be the secret.
    pub fits: bool,
    /// The share of the deals that is left on average.
    pub left: f64,
    /// The share that is left at worst.
    pub worst: f64,
    /// The chance to know the secret afterwards.
    pub right: f64,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands in a reference")]
fn is_false(value: &bool) -> bool {
    !*value
}

impl GuessShape {
    /// A guess as it is told.
    pub fn of(rules: &Rules, weighed: &Weighed) -> Self {
        Self {
            guess: rules.show(weighed.guess),
            fits: weighed.split.fits,
            rows: weighed.rows.mean(),
            exact: weighed.rows.is_exact(),
            left: weighed.split.left(),
            worst: weighed.split.worst(),
            bits: weighed.split.bits(),
            answers: weighed.split.answers(),
        }
    }
}

impl Advised {
    /// Nothing.
    fn nothing() -> Self {
        Self {
            count: None,
            more: false,
            secrets: Vec::new(),
            impossible: Vec::new(),
            proven: false,
            sampled: false,
            stopped: false,
            guesses: Vec::new(),
            call: None,
            rows: Vec::new(),
            checked: None,
        }
    }

    /// For a breaker.
    pub fn guesses(
        advisor: &Advisor<'_>,
        candidates: &Candidates,
        advice: &Advice,
        contradiction: Option<Contradiction>,
    ) -> Self {
        let rules = advisor.rules();
        let (count, more) = match candidates.count() {
            Count::Exactly(count) => (count, false),
            Count::MoreThan(count) => (count, true),
            Count::Unknown => (0, true),
        };
        let few = candidates.is_whole() && candidates.held() <= SOME;
        let secrets = advisor.secrets(candidates).filter(|_| few).map(|code| rules.show(code)).collect();
        Self {
            count: Some(count),
            more,
            secrets,
            impossible: contradiction.map_or(Vec::new(), |found| found.rows),
            proven: advice.proven,
            sampled: advice.is_sampled(),
            stopped: advice.stopped,
            guesses: advice
                .guesses
                .iter()
                .take(MOST_ADVISED)
                .map(|weighed| GuessShape::of(rules, weighed))
                .collect(),
            ..Self::nothing()
        }
    }

    /// For a player of a group.
    pub fn group(rules: &Rules, advice: &GroupAdvice) -> Self {
        let show = |code: Code| rules.show(code);
        let rows = advice.rows.iter().map(|row| AdvisedRow {
            row: show(row.row),
            fits: row.fits,
            left: row.left,
            worst: row.worst,
            right: row.right,
        });
        let call = AdvisedCall {
            now: advice.call,
            secret: advice.likeliest.map(|likely| show(likely.code)),
            right: advice.right,
            read: advice.read.map(|(code, _)| show(code)),
            waiting: advice.waiting,
        };
        Self { call: Some(call), rows: rows.collect(), stopped: advice.stopped, ..Self::nothing() }
    }
}
