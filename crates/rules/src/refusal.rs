//! Why an action is not possible: a reason that a person can act on. A refused action changes nothing.
//!
//! ```
//! use rules::{Action, Actor, Edition, Match, MatchId, Proposal, Refusal, Seat, Step, Time};
//!
//! let setup = Proposal::of_people(Edition::find("original").unwrap(), &[], 2).settled().unwrap();
//! let mut game = Match::new(MatchId::new("evening-7").unwrap(), setup);
//! let refusal: Refusal = game
//!     .apply(Step { by: Actor::Seat(Seat::new(1)), at: Time(0), action: Action::Claim })
//!     .unwrap_err();
//! // A code for programs, a sentence for people.
//! assert_eq!(refusal.code(), "claim-automatic");
//! assert_eq!(game.steps(), 0, "{refusal}");
//! ```

use strum::IntoStaticStr;

use crate::action::Due;
use crate::notation::{AnswerFault, CodeFault, sentences};
use crate::seat::{Actor, Seat};
use crate::secret::MAX_WITHHELD;

/// Why an action was refused.
#[derive(Clone, Debug, PartialEq, Eq, IntoStaticStr, thiserror::Error)]
#[strum(serialize_all = "kebab-case")]
pub enum Refusal {
    /// The match has ended.
    #[error("the match is over; ask for a rematch")]
    MatchOver,
    /// Nobody sits there.
    #[error("nobody sits there")]
    NoSuchSeat,
    /// Only the table does that.
    #[error("the table does that by itself")]
    TableOnly,
    /// Only players do that.
    #[error("only a player does that")]
    PlayersOnly,
    /// Somebody else is due, or something else.
    #[error("not now: {}", turn(.0))]
    NotNow(Due),
    /// The code is not legal here.
    #[error("{}", sentences(.0))]
    Code(Vec<CodeFault>),
    /// The pins can't be placed.
    #[error(transparent)]
    Pins(AnswerFault),
    /// A computer maker without a fixed secret must answer so that some secret fits.
    #[error("no secret would fit that answer and the earlier ones: choose another")]
    NothingFits,
    /// The uncovered secret does not fit the answers given.
    #[error("that secret does not fit the answers given: uncover one that does")]
    DoesNotFit,
    /// At a real board a secret is only uncovered early to prove an error, and there is none.
    #[error("all answers so far are right for that secret: the round goes on")]
    NoErrorToProve,
    /// Pegs are not counted here, so none can be withheld.
    #[error("pegs are not counted at this table: withhold none")]
    PegsNotCounted,
    /// Too many pegs of a colour are withheld.
    #[error("at most {MAX_WITHHELD} pegs of each colour may be withheld")]
    WithheldTooMany,
    /// The deal does not match the bag of markers.
    #[error("the bag holds each number once and each colour four times")]
    DealNotPossible,
    /// The hints do not match the boards of the other players.
    #[error("every other player hints once for each of his boards")]
    HintsNotPossible,
    /// The time is up.
    #[error("the time for this is up")]
    TimeIsUp,
    /// The time is not up yet.
    #[error("the time for this is not up yet")]
    TimeNotUp,
    /// Time is not limited here.
    #[error("there is no time limit for this")]
    NoTimeLimit,
    /// A lapse while a secret is due must bring one, at any other moment none.
    #[error("a secret is drawn when the maker's time is up, and only then")]
    LapseSecret,
    /// Answers are automatic: there is nothing to claim.
    #[error("the answers are automatic and right: there is nothing to claim")]
    ClaimAutomatic,
    /// Every answer is checked as it is placed.
    #[error("every answer is checked as it is placed: there is nothing to claim")]
    ClaimCheckedAtOnce,
    /// These rules know no penalty; errors are shown at the uncovering.
    #[error("this game has no penalty for wrong pins: they are shown at the uncovering")]
    ClaimNoPenalty,
    /// Only a breaker claims.
    #[error("only a breaker can claim a wrong answer")]
    ClaimBreakersOnly,
    /// A claim comes between an answer and the next row.
    #[error("a claim is made after an answer and before the next row")]
    ClaimAfterAnswer,
    /// One claim per row.
    #[error("there was a claim since the last row: place a row first")]
    ClaimOncePerRow,
    /// At a real board an error is proven by uncovering the secret.
    #[error("at a real board a wrong answer is proven by uncovering the secret")]
    ClaimByUncovering,
    /// Only a breaker in a duel or solo can give a round up.
    #[error("only the breaker of a duel can give a round up")]
    ResignRoundBreakersOnly,
    /// There is no round to give up before the secret is set.
    #[error("the round begins when the secret is set")]
    RoundNotBegun,
    /// The computer plays this seat already.
    #[error("the computer plays this seat already")]
    NotAPerson,
    /// At a real board no computer can take a seat over.
    #[error("at a real board no computer can take the seat over: play on or abort")]
    NobodyTakesOver,
    /// Only the player who left can take the seat back.
    #[error("only a player who left, and did not resign, can take the seat back")]
    NotLeft,
    /// There is no entry of this round to take back.
    #[error("there is nothing to take back in this round")]
    NothingToTakeBack,
    /// There is no such answered row in this round.
    #[error("this round has no answered row {row} to correct")]
    NoRowToCorrect {
        /// Which was meant.
        row: u8,
    },
    /// A full answer before the last row would have ended the round there.
    #[error("these pins would have ended the round: take the later rows back first")]
    CorrectionEndsRound,
    /// This player agreed already.
    #[error("you have agreed already; the others are asked")]
    AlreadyAgreed,
    /// Nobody has asked to abort.
    #[error("nobody has asked to end the match")]
    NoAbortAsked,
    /// That is not done in this game.
    #[error("that is not done in this game")]
    NotInThisGame,
    /// A call halts the game until its answer is given.
    #[error("{by} has called: the game goes on when he has given the whole secret")]
    CallOpen {
        /// The caller.
        by: Seat,
    },
    /// This player may only answer.
    #[error("after a wrong call or resigning a player only answers")]
    OutOfGame,
    /// In the final calls everybody waits for their turn.
    #[error("in the final calls nobody calls out of turn: {seat} is asked now")]
    FinalCallOf {
        /// Whose turn it is.
        seat: Seat,
    },
}

/// Whose turn it is, and to do what.
fn turn(due: &Due) -> String {
    match due.who {
        Actor::Seat(seat) => format!("it is the turn of {seat} to {}", due.what.sentence()),
        Actor::Table => format!("the table has to {} first", due.what.sentence()),
    }
}

impl Refusal {
    /// A word that stays the same for programs.
    pub fn code(&self) -> &'static str {
        self.into()
    }
}
