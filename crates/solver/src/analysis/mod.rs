//! A finished round, looked at row by row: what was known, what could have been guessed, what luck did.
//!
//! A row costs what it leaves to come more than the best one would have, its best continuation included; luck is what
//! its answer saved, compared with the average. Both are rows, so that over a round that was solved
//!
//! > rows used − rows of perfect play on average = rows lost − luck.
//!
//! They are exact where a book or a search to the end knows all of them, else estimated, and say which. A group has
//! no maker: [`GroupAnalysis`] judges a row by what the player who placed it knew.
//!
//! ```
//! use rules::Viewer;
//! use solver::Backend;
//! use solver::advice::{Advisor, Clues, Ground, Limits, NoClues};
//! use solver::analysis::{
//!     Analyst, InRows, MOST_ROWS, MatchAnalysis, RoundAnalysis, RowAnalysis, SeatSummary, ToCome,
//!     accuracy,
//! };
//! use solver::computer::{Computer, Host, Knowledge, Level, Maker, Mind, Seed};
//!
//! // A match to look at: a casual player breaks one code.
//! let rules = solver::game::rules("original", &[]).unwrap();
//! let knowledge = Knowledge::of(&rules);
//! let mind = Mind::new(&knowledge);
//! let casual = Computer { level: Level::Casual, maker: Maker::Fair };
//! let game = Host::new(&mind, vec![casual]).play(Seed::of_number(1)).unwrap();
//! let view = game.view(Viewer::Spectator);
//!
//! let ground = Ground::new(rules).unwrap();
//! let advisor = Advisor::new(&ground, Backend::best());
//! let analyst = Analyst::new(&advisor);
//! let MatchAnalysis { rounds, seats, perfect, stopped } =
//!     analyst.game(&view, Limits::default()).unwrap();
//! let perfect: InRows = perfect.unwrap();
//! assert!(!stopped && perfect.exact && (perfect.rows - 4.34).abs() < 0.01);
//!
//! // Each row: what it cost, what luck did.
//! let round: &RoundAnalysis = &rounds[0];
//! for row in &round.rows {
//!     let row: &RowAnalysis = row;
//!     let ToCome { rows: after, .. } = row.to_come.unwrap();
//!     let (lost, luck) = (row.lost().unwrap(), row.luck().unwrap());
//!     println!(
//!         "{}: lost {:.2}, luck {:+.2}, {:.2} to come",
//!         row.row,
//!         lost.rows,
//!         luck.rows,
//!         after.mean()
//!     );
//!     let (told, expected) = (row.bits().unwrap(), row.expected_bits().unwrap());
//!     assert_eq!(row.luck_in_bits(), Some(told - expected));
//! }
//! assert!(!round.rows[0].is_misfit() && round.wrong().count() == 0);
//! // Rows used are those of perfect play, and what was lost, and what luck saved.
//! let used = round.rows.len() as f64;
//! assert!(
//!     (used - (round.perfect().unwrap().rows + round.lost().rows - round.luck().rows)).abs()
//!         < 0.01
//! );
//! assert_eq!(round.rows[0].expected().map(|rows| rows.exact), Some(true));
//!
//! // A seat in one number: 100 loses nothing.
//! let breaker: &SeatSummary = &seats[0];
//! assert_eq!(breaker.rows as usize, round.rows.len());
//! assert!(breaker.accuracy().unwrap() <= 100 && breaker.luck_in_bits().is_finite());
//! assert_eq!(accuracy(0.0), 100.0);
//! assert!(round.rows.len() < MOST_ROWS);
//!
//! // The rows alone, as clues; a match that is over has none for its next row.
//! let clues = Clues::of_board(advisor.rules(), &view.past[0].rows, 0, None).unwrap();
//! assert_eq!((clues.rows().len(), clues.counts_pegs()), (round.rows.len(), false));
//! assert_eq!(Clues::of_view(&view), Err(NoClues::Over));
//! ```

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
