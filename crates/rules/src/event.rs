//! What a step led to, in words that everybody it is shown to may hear.
//!
//! ```
//! use rules::event::{Event, Hints, SignalError};
//! use rules::{Answer, Edition, Hint, Rules, Seat};
//!
//! let rules = Rules::default_of(Edition::find("original").unwrap());
//! let answer = |text| rules.read_answer(text).unwrap();
//! let solved = Event::Solved { row: 5 };
//! assert_eq!(rules.show_event(&solved).unwrap(), "solved in row 5");
//! let wrong = SignalError { row: 2, placed: answer("1b0w"), right: answer("1b1w") };
//! assert_eq!(
//!     rules.show_event(&Event::Errors(vec![wrong])).unwrap(),
//!     "row 2 was 1b0w, right is 1b1w"
//! );
//! // What would tell the maker how far the breakers are is for breakers alone.
//! assert!(Event::NoSecretFits.for_breakers_only() && !solved.for_breakers_only());
//!
//! let hints = Hints::ByPlayer(vec![
//!     (Seat::new(1), vec![Hint::Black]),
//!     (Seat::new(2), vec![Hint::Nothing]),
//! ]);
//! assert_eq!(hints.to_string(), "2:b 3:-");
//! assert_eq!(Hints::Totals { black: 1, white: 0 }.to_string(), "1b0w");
//! ```

use crate::answer::{Answer, Hint, Marker};
use crate::code::Code;
use crate::commitment::Commitment;
use crate::score::{Booking, Outcome};
use crate::seat::{Actor, Seat};
use crate::secret::{Salt, Withheld};

/// The hints to a group's row, as far as the table shows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hints {
    /// Each player's hints: in the order of their boards, or sorted where boards are not told apart.
    ByPlayer(Vec<(Seat, Vec<Hint>)>),
    /// How many blacks and whites.
    Totals {
        /// Blacks.
        black: u8,
        /// Whites.
        white: u8,
    },
}

/// An answer that was wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SignalError {
    /// The row, from 1.
    pub row: u8,
    /// The answer placed.
    pub placed: Answer,
    /// The right answer.
    pub right: Answer,
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A secret was set.
    SecretSet {
        /// The round, from 1.
        round: u32,
        /// The maker.
        maker: Seat,
        /// The promise.
        commitment: Commitment,
    },
    /// A row was placed.
    Placed {
        /// The row of the board, from 1.
        row: u8,
        /// By whom.
        by: Seat,
        /// Its code.
        code: Code,
    },
    /// A row was answered.
    Answered {
        /// The row, from 1.
        row: u8,
        /// The pins.
        answer: Answer,
    },
    /// Time ran out.
    Lapsed {
        /// For whom.
        who: Actor,
    },
    /// No secret fits the answers of this round. Told to breakers alone.
    NoSecretFits,
    /// A claim was raised.
    Claimed {
        /// By whom.
        by: Seat,
    },
    /// The claim was false: all answers so far are right.
    ClaimFalse,
    /// The shield opened.
    Uncovered {
        /// The secret.
        code: Code,
        /// What was withheld, where pegs are counted.
        withheld: Option<Withheld>,
        /// The salt of the commitment, where there was one.
        salt: Option<Salt>,
    },
    /// Answers that were wrong.
    Errors(Vec<SignalError>),
    /// A breaker gave the round up.
    RoundResigned {
        /// Who.
        by: Seat,
    },
    /// The round was solved.
    Solved {
        /// In which row, from 1.
        row: u8,
    },
    /// Nobody solved the round, but the maker answered a row in full: it counts as the solution.
    Conceded {
        /// Which row, from 1.
        row: u8,
    },
    /// The round was not solved.
    Unsolved,
    /// The round is void and is played again, unless the match ends.
    Void,
    /// As many rounds were void as a match may have: it ends by the score so far.
    TooManyVoid,
    /// Points were booked.
    Booked(Booking),
    /// The next round began.
    NextRound {
        /// Its number, from 1.
        round: u32,
        /// Its maker.
        maker: Seat,
    },
    /// The markers of a group were dealt.
    Dealt {
        /// The promises, board by board.
        commitments: Vec<Commitment>,
    },
    /// A group's row was hinted at.
    Hinted(Hints),
    /// At a real board: no deal fits the hints, so that some must be wrong.
    NoDealFits,
    /// A player called.
    Called {
        /// Who.
        by: Seat,
    },
    /// The caller gave the whole secret.
    Solution {
        /// Who.
        by: Seat,
        /// The solution given.
        code: Code,
    },
    /// The call was right.
    CallRight {
        /// Whose.
        by: Seat,
    },
    /// The call was wrong: the caller only answers from now on.
    CallWrong {
        /// Whose.
        by: Seat,
    },
    /// All rows are used: each player still in calls or passes.
    FinalCalls,
    /// A player passed.
    Passed {
        /// Who.
        by: Seat,
    },
    /// The markers were uncovered.
    MarkersShown {
        /// Board by board, with the salts where there were commitments.
        markers: Vec<(Marker, Option<Salt>)>,
    },
    /// Hints or a verdict entered at a real board were wrong.
    EnteredWrong {
        /// The rows whose hints were wrong, counted over the whole game from 1.
        rows: Vec<u8>,
        /// Whether a verdict was wrong.
        verdict: bool,
    },
    /// A player resigned.
    Resigned {
        /// Who.
        by: Seat,
    },
    /// The player to act did not come back in time.
    StayedAway {
        /// Who.
        who: Seat,
    },
    /// The computer took over a seat.
    TakenOver {
        /// Which.
        seat: Seat,
    },
    /// A player who had left took the seat back.
    Returned {
        /// Which.
        seat: Seat,
    },
    /// At a real board: the last entry was struck out.
    TakenBack {
        /// By whom.
        by: Seat,
    },
    /// At a real board: a row was corrected.
    Corrected {
        /// By whom.
        by: Seat,
        /// The row, from 1.
        row: u8,
        /// Its code.
        code: Code,
        /// Its pins.
        answer: Answer,
    },
    /// A player agreed to abort.
    AbortAgreed {
        /// Who.
        by: Seat,
    },
    /// A player wants to play on.
    PlayOn {
        /// Who.
        by: Seat,
    },
    /// The match ended.
    Ended(Outcome),
}

impl Event {
    /// Whether it is told to breakers alone.
    pub const fn for_breakers_only(&self) -> bool {
        matches!(self, Self::NoSecretFits)
    }
}
