//! What a breaker has to go by: rows with their answers, and the open stock where pegs are counted.

use rules::matches::Row;
use rules::notation::AnswerFault;
use rules::secret::{MAX_COUNTED, MAX_WITHHELD, PEGS_PER_COLOUR};
use rules::view::{Board, View};
use rules::{Answer, Code, Rules};

/// The most rows with an answer; no board has as many.
pub const MOST_CLUES: usize = 64;

/// A row with its answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clue {
    /// Which row of the board, from 1; rows without an answer are counted.
    pub row: usize,
    /// Its code.
    pub code: Code,
    /// Its answer.
    pub answer: Answer,
    /// Whether a false claim has shown that the answer is right.
    pub proven: bool,
}

/// Everything that a breaker has to go by.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Clues {
    clues: Vec<Clue>,
    /// How many pegs of each colour the secret has, at least and at most, by the open stock.
    counts: Option<[(u8, u8); MAX_COUNTED]>,
}

/// Why there are no clues.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoClues {
    /// A group's players have markers and hints instead.
    #[error("a group has hints by marker, not one answer to a row")]
    Group,
    /// The match is over.
    #[error("the match is over: there is nothing left to guess")]
    Over,
    /// A row that the game doesn't have.
    #[error("row {row} holds what no row of this game can hold")]
    NoRow {
        /// Which, from 1.
        row: usize,
    },
    /// Pins that no row of the game can get.
    #[error("row {row}: {fault}")]
    NoAnswer {
        /// Beside which row, from 1.
        row: usize,
        /// What is wrong with them.
        fault: AnswerFault,
    },
    /// More than [`MOST_CLUES`] rows with an answer.
    #[error("at most {MOST_CLUES} rows with an answer can be weighed")]
    TooMany,
}

impl Clues {
    /// Rows with their answers, in order.
    pub fn new(rules: &Rules, rows: &[(Code, Answer)]) -> Result<Self, NoClues> {
        let clue = |(place, (code, answer)): (usize, &(Code, Answer))| Clue {
            row: place + 1,
            code: *code,
            answer: *answer,
            proven: false,
        };
        Self::checked(rules, rows.iter().enumerate().map(clue).collect())
    }

    /// What a view shows of the round being played. Rows without an answer tell nothing.
    pub fn of_view(view: &View) -> Result<Self, NoClues> {
        let rules = view.setup.rules();
        let (board, stock) = match &view.board {
            Board::Breaker(breaker) => (&breaker.board, breaker.stock.as_deref()),
            Board::Watcher(board) => (board, None),
            Board::Maker(maker) => (&maker.board, None),
            Board::Holder(_) | Board::GroupWatcher(_) => return Err(NoClues::Group),
            Board::Cleared => return Err(NoClues::Over),
        };
        Self::of_board(rules, &board.rows, board.proven, stock)
    }

    /// Rows of a board, the first `proven` of them proven, and the open stock where it can be seen.
    pub fn of_board(
        rules: &Rules,
        rows: &[Row],
        proven: usize,
        stock: Option<&[u8]>,
    ) -> Result<Self, NoClues> {
        let answered = rows.iter().enumerate().filter_map(|(place, row)| {
            Some(Clue { row: place + 1, code: row.code?, answer: row.answer?, proven: place < proven })
        });
        let mut clues = Self::checked(rules, answered.collect())?;
        clues.counts = stock.map(|stock| counts(stock, rows));
        Ok(clues)
    }

    fn checked(rules: &Rules, clues: Vec<Clue>) -> Result<Self, NoClues> {
        if clues.len() > MOST_CLUES {
            return Err(NoClues::TooMany);
        }
        for &Clue { row, code, answer, .. } in &clues {
            if !rules.guesses().contains(code) {
                return Err(NoClues::NoRow { row });
            }
            rules.check_pins(answer).map_err(|fault| NoClues::NoAnswer { row, fault })?;
        }
        Ok(Self { clues, counts: None })
    }

    /// With one more row.
    pub fn with(mut self, rules: &Rules, clue: Clue) -> Result<Self, NoClues> {
        self.clues.push(clue);
        let counts = self.counts;
        Self::checked(rules, self.clues).map(|clues| Self { counts, ..clues })
    }

    /// The rows with their answers.
    pub fn rows(&self) -> &[Clue] {
        &self.clues
    }

    /// Whether the open stock tells anything.
    pub const fn counts_pegs(&self) -> bool {
        self.counts.is_some()
    }

    /// Whether the open stock allows this secret.
    pub fn allows(&self, secret: Code) -> bool {
        self.counts.is_none_or(|counts| {
            (0..).zip(counts).all(|(colour, (least, most))| (least..=most).contains(&secret.count(colour)))
        })
    }

    /// Whether this secret fits everything.
    pub fn fits(&self, rules: &Rules, secret: Code) -> bool {
        self.allows(secret) && self.clues.iter().all(|clue| rules.answer(secret, clue.code) == clue.answer)
    }
}

/// How many pegs of each colour the secret has: what is missing from the stock is on the board, withheld or in the
/// secret. A colour that shows none may lack more than its stock had.
fn counts(stock: &[u8], rows: &[Row]) -> [(u8, u8); MAX_COUNTED] {
    let mut counts = [(0, u8::MAX); MAX_COUNTED];
    for ((colour, shown), count) in (0..).zip(stock).zip(&mut counts) {
        let on_board: u8 = rows.iter().filter_map(|row| row.code).map(|code| code.count(colour)).sum();
        let missing = PEGS_PER_COLOUR.saturating_sub(on_board).saturating_sub(*shown);
        let most = if *shown > 0 { missing } else { u8::MAX };
        *count = (missing.saturating_sub(MAX_WITHHELD), most);
    }
    counts
}
