//! The shape of an outcome.

use rules::notation::show_outcome;
use rules::{Outcome as Ended, Seat};
use serde::Serialize;
use utoipa::ToSchema;

/// An outcome: what it is, who won and by what, and the same in the words of the record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Outcome {
    /// `won`, `draw`, `played`, `no-winner` or `aborted`.
    pub kind: &'static str,
    /// The winners, from 1.
    pub winners: Vec<u8>,
    /// What decided it: `score`, `resignation`, `absence` or `call`.
    pub by: Option<&'static str>,
    /// The same in words.
    pub words: String,
}

impl From<&Ended> for Outcome {
    fn from(outcome: &Ended) -> Self {
        let (kind, winners, by) = match outcome {
            Ended::Won { seats, by } => {
                ("won", seats.iter().copied().map(Seat::number).collect(), Some(by.name()))
            }
            Ended::Draw => ("draw", Vec::new(), None),
            Ended::Played => ("played", Vec::new(), None),
            Ended::NoWinner => ("no-winner", Vec::new(), None),
            Ended::Aborted => ("aborted", Vec::new(), None),
        };
        Self { kind, winners, by, words: show_outcome(outcome) }
    }
}
