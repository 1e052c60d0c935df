//! One round: a secret, its rows and its end.

use crate::answer::Answer;
use crate::code::Code;
use crate::commitment::Commitment;
use crate::event::SignalError;
use crate::sealed::Sealed;
use crate::seat::Seat;
use crate::secret::{Salt, Secret, Withheld};

/// A row of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// Who placed it.
    pub by: Seat,
    /// Its code; none if the time ran out.
    pub code: Option<Code>,
    /// Its answer, once given; never any if its time ran out.
    pub answer: Option<Answer>,
}

/// How a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundEnd {
    /// Solved in this row, from 1.
    Solved {
        /// The row.
        row: u8,
    },
    /// Nobody solved it, but the maker answered this row in full: it counts as the solution.
    Conceded {
        /// The row, from 1.
        row: u8,
    },
    /// Not solved, or given up.
    Unsolved,
    /// Void: played again.
    Void,
    /// The match ended before the round did.
    Abandoned,
}

impl RoundEnd {
    /// The row that solved the round, or counts as if it had.
    pub const fn solved_in(self) -> Option<u8> {
        match self {
            Self::Solved { row } | Self::Conceded { row } => Some(row),
            Self::Unsolved | Self::Void | Self::Abandoned => None,
        }
    }
}

/// A round's end and what was shown then.
#[derive(Clone, Debug)]
pub(crate) struct EndedRound {
    pub(crate) how: RoundEnd,
    /// The secret; none if it was never fixed.
    pub(crate) code: Option<Code>,
    pub(crate) withheld: Option<Withheld>,
    pub(crate) salt: Option<Salt>,
    pub(crate) errors: Vec<SignalError>,
}

/// A round.
#[derive(Clone, Debug)]
pub(crate) struct Round {
    /// From 1, void rounds counted.
    pub(crate) number: u32,
    pub(crate) maker: Seat,
    /// Whether the secret is only fixed at the end: a contrary computer's, or one at a real board.
    pub(crate) late: bool,
    pub(crate) secret: Option<Sealed<Secret>>,
    pub(crate) commitment: Option<Commitment>,
    /// Whether the secret was drawn by lot because the maker's time ran out.
    pub(crate) drawn: bool,
    pub(crate) rows: Vec<Row>,
    /// Whether somebody has claimed since the last answer.
    pub(crate) claimed: bool,
    /// Rows that a false claim has shown to be answered rightly.
    pub(crate) proven: usize,
    /// A secret that fits all answers so far, as far as one was looked for. It may happen to be the right one.
    pub(crate) witness: Option<Sealed<Code>>,
    /// Whether no secret fits the answers.
    pub(crate) nothing_fits: bool,
    /// Whether all that is missing is the secret of a late round.
    pub(crate) uncovering: bool,
    pub(crate) ended: Option<EndedRound>,
}

impl Round {
    pub(crate) fn new(number: u32, maker: Seat, late: bool) -> Self {
        Self {
            number,
            maker,
            late,
            secret: None,
            commitment: None,
            drawn: false,
            rows: Vec::new(),
            claimed: false,
            proven: 0,
            witness: None,
            nothing_fits: false,
            uncovering: false,
            ended: None,
        }
    }

    /// Whether rows can be placed, now or after an answer.
    pub(crate) const fn begun(&self) -> bool {
        self.late || self.secret.is_some()
    }

    /// Whether the last row waits for its pins.
    pub(crate) fn unanswered(&self) -> bool {
        self.rows.last().is_some_and(|row| row.code.is_some() && row.answer.is_none())
    }

    /// The rows with their answers.
    pub(crate) fn answered(&self) -> impl Iterator<Item = (usize, Code, Answer)> + '_ {
        let rows = self.rows.iter().enumerate();
        rows.filter_map(|(place, row)| Some((place, row.code?, row.answer?)))
    }

    /// The seat whose row comes next: the maker's left first, then on to the left, skipping the maker.
    pub(crate) fn breaker(&self, seats: usize) -> Seat {
        self.maker.left(1 + self.rows.len() % (seats - 1), seats)
    }
}
