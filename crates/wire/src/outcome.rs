//! The shape of an outcome.

use std::borrow::Cow;

use rules::notation::show_outcome;
use rules::score::DecidedBy;
use rules::{Outcome, Seat};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::seat;

/// An outcome: what it is, who won and by what, and the same in the words of the record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = Outcome)]
pub struct OutcomeShape {
    /// `won`, `draw`, `played`, `no-winner` or `aborted`.
    pub kind: Cow<'static, str>,
    /// The winners, from 1.
    pub winners: Vec<u8>,
    /// What decided it: `score`, `resignation`, `absence` or `call`.
    pub by: Option<Cow<'static, str>>,
    /// The outcome as a sentence.
    pub words: String,
}

impl From<&Outcome> for OutcomeShape {
    fn from(outcome: &Outcome) -> Self {
        let (kind, winners, by) = match outcome {
            Outcome::Won { seats, by } => {
                ("won", seats.iter().copied().map(Seat::number).collect(), Some(by.name()))
            }
            Outcome::Draw => ("draw", Vec::new(), None),
            Outcome::Played => ("played", Vec::new(), None),
            Outcome::NoWinner => ("no-winner", Vec::new(), None),
            Outcome::Aborted => ("aborted", Vec::new(), None),
        };
        Self { kind: Cow::Borrowed(kind), winners, by: by.map(Cow::Borrowed), words: show_outcome(outcome) }
    }
}

impl OutcomeShape {
    /// The outcome by the rules. A match that ended in a way not known here was played.
    pub fn read(&self) -> Outcome {
        match &*self.kind {
            "won" => Outcome::Won {
                seats: self.winners.iter().filter_map(|winner| seat(*winner)).collect(),
                by: self.decision(),
            },
            "draw" => Outcome::Draw,
            "no-winner" => Outcome::NoWinner,
            "aborted" => Outcome::Aborted,
            _ => Outcome::Played,
        }
    }

    fn decision(&self) -> DecidedBy {
        let known = [DecidedBy::Resignation, DecidedBy::Absence, DecidedBy::Call];
        known.into_iter().find(|known| self.by.as_deref() == Some(known.name())).unwrap_or(DecidedBy::Score)
    }
}
