//! A finished round, looked at row by row: what was known, what could have been guessed, what luck did.
//!
//! A row costs what it leaves to come more than the best one would have, its best continuation included; luck is what
//! its answer saved, compared with the average. Both are rows, so that over a round that was solved
//!
//! > rows used − rows of perfect play on average = rows lost − luck.
//!
//! They are exact where a book or a search to the end knows all of them, else estimated, and say which. A group has
//! no maker: [`GroupAnalysis`] judges a row by what the player who placed it knew.

mod accuracy;
mod group;
mod proof;
mod round;
mod summary;

pub use accuracy::accuracy;
pub use group::{GroupAnalysis, GroupCallAnalysis, GroupRowAnalysis, GroupSeatSummary, SeatKnowledge};
pub use round::{InRows, RoundAnalysis, RowAnalysis, ToCome};
pub use summary::SeatSummary;

use rules::matches::Row;
use rules::secret::{PEGS_PER_COLOUR, Withheld};
use rules::view::{PastRound, View};
use rules::{Code, Seat};

use crate::advice::{Advisor, Clues, Limits, NoClues};

/// An analyst of finished rounds.
#[derive(Clone, Copy, Debug)]
pub struct Analyst<'a> {
    advisor: &'a Advisor<'a>,
}

/// A match, looked at.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchAnalysis {
    /// Its rounds, in order.
    pub rounds: Vec<RoundAnalysis>,
    /// What its seats did as breakers.
    pub seats: Vec<SeatSummary>,
    /// Rows that the best known play takes for a secret on average; exact if it is proven that none takes fewer.
    pub perfect: Option<InRows>,
    /// Whether the limits came before every row was looked at, or some rounds were left out.
    pub stopped: bool,
}

/// The most rows of a match that are analysed, more than a hundred rounds on the longest board have; later rounds are
/// left out.
pub const MOST_ROWS: usize = 4096;

impl<'a> Analyst<'a> {
    /// An analyst who asks this adviser.
    pub const fn new(advisor: &'a Advisor<'a>) -> Self {
        Self { advisor }
    }

    /// Every round that has ended in a view, and what the seats did in them. Work is limited for each row, time for all
    /// of them: rows that it comes before are only listed.
    pub fn game(&self, view: &View, limits: Limits<'_>) -> Result<MatchAnalysis, NoClues> {
        let (mut rounds, mut rows) = (Vec::new(), 0);
        for round in &view.past {
            rows += round.rows.len().max(1);
            if rows > MOST_ROWS {
                break;
            }
            rounds.push(self.round(round, limits)?);
        }
        let out_of_time = limits.are_over();
        let sum = |seat: Seat| {
            let sum = SeatSummary::of(seat, &rounds);
            if out_of_time { sum.cut_short() } else { sum }
        };
        let seats = view.seats.iter().map(|seat| sum(seat.seat)).collect();
        let stopped = rounds.len() < view.past.len() || out_of_time;
        let perfect = self.perfect(view, &rounds);
        Ok(MatchAnalysis { rounds, seats, perfect, stopped })
    }

    /// What the book takes, or what was proven for the first round. What the stock tells differs from round to round.
    fn perfect(&self, view: &View, rounds: &[RoundAnalysis]) -> Option<InRows> {
        if view.past.iter().any(|round| round.withheld.is_some()) {
            return None;
        }
        let book = self.advisor.book().map(|book| InRows { rows: book.expected(), exact: book.is_proven() });
        book.or_else(|| rounds.iter().find_map(RoundAnalysis::perfect).filter(|perfect| perfect.exact))
    }

    /// Analyses one round that has ended. The limits apply to each row; without them the search looks far ahead.
    pub fn round(&self, round: &PastRound, limits: Limits<'_>) -> Result<RoundAnalysis, NoClues> {
        let stock = round.secret.zip(round.withheld).map(|(secret, withheld)| self.stock(secret, withheld));
        self.rows(&round.rows, round.secret, stock.as_deref(), limits)
    }

    /// Rows, with the secret and the open stock before the first of them as far as these are known.
    pub fn rows(
        &self,
        rows: &[Row],
        secret: Option<Code>,
        stock: Option<&[u8]>,
        limits: Limits<'_>,
    ) -> Result<RoundAnalysis, NoClues> {
        // What the first look at the stock tells, later ones only tell again.
        let clues = Clues::of_board(self.advisor.rules(), &[], 0, stock)?;
        RoundAnalysis::of(self.advisor, rows, clues, secret, limits)
    }

    /// The open stock before the first row.
    fn stock(&self, secret: Code, withheld: Withheld) -> Vec<u8> {
        let colours = 0..self.advisor.rules().palette().symbols.len() as u8;
        let left = |(colour, withheld): (u8, u8)| PEGS_PER_COLOUR - secret.count(colour) - withheld;
        colours.zip(withheld.0).map(left).collect()
    }
}
