//! What a match waits for.

use std::borrow::Cow;

use rules::{Actor, Due, Task};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::seat;

/// What a match waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = Due)]
pub struct DueShape {
    /// Whose turn it is, from 1; nobody's if the table itself is due.
    pub seat: Option<u8>,
    /// What to do: `deal`, `secret`, `row`, `answer`, `uncover`, `solution`, `final-call`, `hints`,
    /// `verdict`, `markers`.
    pub task: Cow<'static, str>,
}

impl From<Due> for DueShape {
    fn from(due: Due) -> Self {
        let seat = match due.who {
            Actor::Seat(seat) => Some(seat.number()),
            Actor::Table => None,
        };
        Self { seat, task: Cow::Borrowed(due.what.name()) }
    }
}

impl DueShape {
    /// What is due by the rules; none if the task is not known here.
    pub fn read(&self) -> Option<Due> {
        let what = Task::find(&self.task)?;
        let who = match self.seat {
            Some(number) => Actor::Seat(seat(number)?),
            None => Actor::Table,
        };
        Some(Due { who, what })
    }
}
