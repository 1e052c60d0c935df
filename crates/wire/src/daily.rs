//! The shapes of a day: how everybody did at its code.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How a day went: for everybody, and for the caller.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct DailyResult {
    /// The date in UTC.
    pub date: String,
    /// The edition.
    pub edition: String,
    /// The language, where the edition has one.
    pub language: Option<String>,
    /// How many tries took how many rows; those that didn't find the code last, without rows.
    pub histogram: Vec<DailyBar>,
    /// The best tries that are ranked.
    pub ranking: Vec<DailyTry>,
    /// The caller's place, from 1, once they have finished a ranked try; equal results share one.
    pub place: Option<i64>,
    /// How many ranked tries have ended.
    pub tries: i64,
    /// The caller's own try.
    pub own: Option<DailyTry>,
}

impl DailyResult {
    /// The caller's place, if they have found the code: others are listed, but have won nothing.
    pub fn place_won(&self) -> Option<i64> {
        self.place.filter(|_| self.own.as_ref().is_some_and(|own| own.solved))
    }
}

/// How many tries took this many rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = Bar)]
pub struct DailyBar {
    /// The rows; none for tries that didn't find the code.
    pub rows: Option<i64>,
    /// The tries.
    pub tries: i64,
}

/// A finished try.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct DailyTry {
    /// Whether the code was found.
    pub solved: bool,
    /// How many rows it took.
    pub rows: i64,
    /// How many milliseconds it took.
    pub millis: i64,
    /// The player's name, if there is one.
    pub name: Option<String>,
    /// Whether it counts: not if it began when another one from the same address had ended.
    pub ranked: bool,
    /// Whether it looks as if the code had been known: found with the first row, or after another try from the same
    /// address had ended.
    pub marked: bool,
}
