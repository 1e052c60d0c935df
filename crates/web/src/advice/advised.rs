//! The JSON shape of advice.

use rules::{Code, Rules};
use serde::Serialize;
use solver::advice::{Advice, Advisor, Candidates, Contradiction, Count, Weighed};
use solver::group::GroupAdvice;
use utoipa::ToSchema;

/// Guesses that are told.
pub(super) const MOST: usize = 20;

/// Secrets that are listed if there are no more.
const SOME: usize = 100;

/// What can be told to somebody who asks for help.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Advised {
    /// How many secrets fit.
    #[serde(skip_serializing_if = "Option::is_none")]
    count: Option<u64>,
    /// Whether there are more than could be counted.
    #[serde(skip_serializing_if = "is_false")]
    more: bool,
    /// The secrets that fit, if there are few.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    secrets: Vec<String>,
    /// The fewest rows that can't all be answered rightly, if no secret fits.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    impossible: Vec<usize>,
    /// Whether no guess is better than the first.
    #[serde(skip_serializing_if = "is_false")]
    proven: bool,
    /// Whether the guesses were weighed against a sample of the secrets.
    #[serde(skip_serializing_if = "is_false")]
    sampled: bool,
    /// Whether time ran out before all was weighed.
    #[serde(skip_serializing_if = "is_false")]
    stopped: bool,
    /// Guesses, the best first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    guesses: Vec<Guess>,
    /// What a player of a group is told besides.
    #[serde(skip_serializing_if = "Option::is_none")]
    call: Option<Call>,
    /// Rows of a group, the best first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    rows: Vec<GroupRow>,
}

/// A guess with what it is worth.
#[allow(clippy::struct_field_names, reason = "as the command `solve` calls it")]
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Guess {
    /// The guess, in the notation of its edition.
    pub(crate) guess: String,
    /// Whether it can be the secret.
    pub(crate) fits: bool,
    /// Rows to come with it on average.
    pub(crate) rows: f64,
    /// Whether that is exact and not estimated.
    pub(crate) exact: bool,
    /// Secrets left after it on average.
    pub(crate) left: f64,
    /// Secrets left after it at worst.
    pub(crate) worst: f64,
    /// What its answer tells on average, in bits.
    pub(crate) bits: f64,
    /// How many different answers it can get.
    pub(crate) answers: u32,
}

/// What a call would be worth now.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Call {
    /// Whether calling now is better than waiting.
    now: bool,
    /// The likeliest secret.
    secret: Option<String>,
    /// The chance that it is right.
    right: f64,
    /// The secret to give if one reads in the rows of the others what they may hold.
    read: Option<String>,
    /// The chance of winning by waiting, if it can be told.
    waiting: Option<f64>,
}

/// A row of a group with what it would teach.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct GroupRow {
    /// The row.
    row: String,
    /// Whether it can be the secret.
    fits: bool,
    /// The share of the deals that is left on average.
    left: f64,
    /// The share that is left at worst.
    worst: f64,
    /// The chance to know the secret afterwards.
    right: f64,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands in a reference")]
fn is_false(value: &bool) -> bool {
    !*value
}

impl Guess {
    /// A guess as it is told.
    pub(crate) fn of(rules: &Rules, weighed: &Weighed) -> Self {
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
        }
    }

    /// For a breaker.
    pub(super) fn guesses(
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
            guesses: advice.guesses.iter().take(MOST).map(|weighed| Guess::of(rules, weighed)).collect(),
            ..Self::nothing()
        }
    }

    /// For a player of a group.
    pub(super) fn group(rules: &Rules, advice: &GroupAdvice) -> Self {
        let show = |code: Code| rules.show(code);
        let rows = advice.rows.iter().map(|row| GroupRow {
            row: show(row.row),
            fits: row.fits,
            left: row.left,
            worst: row.worst,
            right: row.right,
        });
        let call = Call {
            now: advice.call,
            secret: advice.likeliest.map(|likely| show(likely.code)),
            right: advice.right,
            read: advice.read.map(|(code, _)| show(code)),
            waiting: advice.waiting,
        };
        Self { call: Some(call), rows: rows.collect(), stopped: advice.stopped, ..Self::nothing() }
    }
}
