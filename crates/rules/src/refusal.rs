//! Why an action is not possible: a reason that a person can act on. A refused action changes nothing.

use std::fmt;

use strum::IntoStaticStr;

use crate::action::Due;
use crate::notation::{AnswerFault, CodeFault, sentences};
use crate::seat::{Actor, Seat};
use crate::secret::MAX_WITHHELD;

/// Why an action was refused.
#[derive(Clone, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Refusal {
    /// The match has ended.
    MatchOver,
    /// Nobody sits there.
    NoSuchSeat,
    /// Only the table does that.
    TableOnly,
    /// Only players do that.
    PlayersOnly,
    /// Somebody else is due, or something else.
    NotNow(Due),
    /// The code is not legal here.
    Code(Vec<CodeFault>),
    /// The pins can't be placed.
    Pins(AnswerFault),
    /// A computer maker without a fixed secret must answer so that some secret fits.
    NothingFits,
    /// The uncovered secret does not fit the answers given.
    DoesNotFit,
    /// At a real board a secret is only uncovered early to prove an error, and there is none.
    NoErrorToProve,
    /// Pegs are not counted here, so none can be withheld.
    PegsNotCounted,
    /// Too many pegs of a colour are withheld.
    WithheldTooMany,
    /// The deal does not match the bag of markers.
    DealNotPossible,
    /// The hints do not match the boards of the other players.
    HintsNotPossible,
    /// The time is up.
    TimeIsUp,
    /// The time is not up yet.
    TimeNotUp,
    /// Time is not limited here.
    NoTimeLimit,
    /// A lapse while a secret is due must bring one, at any other moment none.
    LapseSecret,
    /// Answers are automatic: there is nothing to claim.
    ClaimAutomatic,
    /// Every answer is checked as it is placed.
    ClaimCheckedAtOnce,
    /// These rules know no penalty; errors are shown at the uncovering.
    ClaimNoPenalty,
    /// Only a breaker claims.
    ClaimBreakersOnly,
    /// A claim comes between an answer and the next row.
    ClaimAfterAnswer,
    /// One claim per row.
    ClaimOncePerRow,
    /// At a real board an error is proven by uncovering the secret.
    ClaimByUncovering,
    /// Only a breaker in a duel or solo can give a round up.
    ResignRoundBreakersOnly,
    /// There is no round to give up before the secret is set.
    RoundNotBegun,
    /// The computer plays this seat already.
    NotAPerson,
    /// At a real board no computer can take a seat over.
    NobodyTakesOver,
    /// This player agreed already.
    AlreadyAgreed,
    /// Nobody has asked to abort.
    NoAbortAsked,
    /// That is not done in this game.
    NotInThisGame,
    /// A call halts the game until its answer is given.
    CallOpen {
        /// The caller.
        by: Seat,
    },
    /// This player may only answer.
    OutOfGame,
    /// In the final calls everyone waits for his turn.
    FinalCallOf {
        /// Whose turn it is.
        seat: Seat,
    },
}

impl Refusal {
    /// A word that stays the same for programs.
    pub fn code(&self) -> &'static str {
        self.into()
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sentence = match self {
            Self::NotNow(Due { who: Actor::Seat(seat), what }) => {
                return write!(f, "not now: it is the turn of {seat} to {}", what.sentence());
            }
            Self::NotNow(Due { who: Actor::Table, what }) => {
                return write!(f, "not now: the table has to {} first", what.sentence());
            }
            Self::Code(faults) => return f.write_str(&sentences(faults)),
            Self::Pins(fault) => return fault.fmt(f),
            Self::WithheldTooMany => {
                return write!(f, "at most {MAX_WITHHELD} pegs of each colour may be withheld");
            }
            Self::CallOpen { by } => {
                return write!(f, "{by} has called: the game goes on when he has given the whole secret");
            }
            Self::FinalCallOf { seat } => {
                return write!(f, "in the final calls nobody calls out of turn: {seat} is asked now");
            }
            Self::MatchOver => "the match is over; ask for a rematch",
            Self::NoSuchSeat => "nobody sits there",
            Self::TableOnly => "the table does that by itself",
            Self::PlayersOnly => "only a player does that",
            Self::NothingFits => "no secret would fit that answer and the earlier ones: choose another",
            Self::DoesNotFit => "that secret does not fit the answers given: uncover one that does",
            Self::NoErrorToProve => "all answers so far are right for that secret: the round goes on",
            Self::PegsNotCounted => "pegs are not counted at this table: withhold none",
            Self::DealNotPossible => "the bag holds each number once and each colour four times",
            Self::HintsNotPossible => "every other player hints once for each of his boards",
            Self::TimeIsUp => "the time for this is up",
            Self::TimeNotUp => "the time for this is not up yet",
            Self::NoTimeLimit => "there is no time limit for this",
            Self::LapseSecret => "a secret is drawn when the maker's time is up, and only then",
            Self::ClaimAutomatic => "the answers are automatic and right: there is nothing to claim",
            Self::ClaimCheckedAtOnce => "every answer is checked as it is placed: there is nothing to claim",
            Self::ClaimNoPenalty => {
                "this game has no penalty for wrong pins: they are shown at the uncovering"
            }
            Self::ClaimBreakersOnly => "only a breaker can claim a wrong answer",
            Self::ClaimAfterAnswer => "a claim is made after an answer and before the next row",
            Self::ClaimOncePerRow => "there was a claim since the last row: place a row first",
            Self::ClaimByUncovering => "at a real board a wrong answer is proven by uncovering the secret",
            Self::ResignRoundBreakersOnly => "only the breaker of a duel can give a round up",
            Self::RoundNotBegun => "the round begins when the secret is set",
            Self::NotAPerson => "the computer plays this seat already",
            Self::NobodyTakesOver => "at a real board no computer can take the seat over: play on or abort",
            Self::AlreadyAgreed => "you have agreed already; the others are asked",
            Self::NoAbortAsked => "nobody has asked to end the match",
            Self::NotInThisGame => "that is not done in this game",
            Self::OutOfGame => "after a wrong call or resigning a player only answers",
        };
        f.write_str(sentence)
    }
}
