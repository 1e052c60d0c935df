//! What a breaker sees of a round that tells about its secret.

use rules::view::{Board, View};
use rules::{Answer, Code};

use crate::advice::Clues;

/// A breaker's sight of a round.
#[derive(Clone, Debug)]
pub(crate) struct BreakerSight {
    /// The rows with their answers, and the open stock where pegs are counted.
    pub(crate) clues: Clues,
    /// The rows that can still be placed.
    pub(crate) rows_left: usize,
}

impl BreakerSight {
    /// What a view shows of the round being played; none if there is none.
    pub(crate) fn of(view: &View) -> Option<Self> {
        let Board::Breaker(seen) = &view.board else { return None };
        let rows_left = usize::from(seen.board.of) - seen.board.rows.len();
        // The rows of a board are rows of its game, and never too many.
        Some(Self { clues: Clues::of_view(view).ok()?, rows_left })
    }

    /// The rows with their answers.
    pub(crate) fn rows(&self) -> Vec<(Code, Answer)> {
        self.clues.rows().iter().map(|clue| (clue.code, clue.answer)).collect()
    }

    /// Whether this code is on the board.
    pub(crate) fn placed(&self, code: Code) -> bool {
        self.clues.rows().iter().any(|clue| clue.code == code)
    }
}
