//! What can be done in a match. Actions are also what is saved: a match is its setup and its steps.
//!
//! ```
//! use rules::{Action, Actor, Due, Edition, Match, MatchId, Proposal, Seat, Step, Task, Time};
//!
//! let setup = Proposal::of_people(Edition::find("original").unwrap(), &[], 2).settled().unwrap();
//! let mut game = Match::new(MatchId::new("evening-7").unwrap(), setup);
//! let maker = Actor::Seat(Seat::new(0));
//! let Some(Due { who, what }) = game.due() else { panic!("a match waits for somebody") };
//! assert_eq!(format!("{who} is to {}", what.sentence()), "seat 1 is to set the secret");
//! assert_eq!(Task::find(what.name()), Some(Task::Secret));
//! // Leaving is an action like any other: from now on the computer plays seat 1.
//! game.apply(Step { by: maker, at: Time(1_500), action: Action::Leave }).unwrap();
//! assert_eq!(game.steps(), 1);
//! ```

use strum::{IntoStaticStr, VariantArray};

use crate::answer::{Answer, Marker};
use crate::code::Code;
use crate::event::Hints;
use crate::sealed::Sealed;
use crate::seat::Actor;
use crate::secret::{Deal, Secret};

/// Milliseconds since the match began, as read off the caller's clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Time(pub u64);

/// One thing somebody does. A hidden decision is always one action, so that counting actions reveals nothing.
#[derive(Clone, Debug)]
pub enum Action {
    /// The maker sets the secret, withheld pegs included.
    Secret(Sealed<Secret>),
    /// A player places a row.
    Row(Code),
    /// The maker places the pins beside the last row.
    Answer(Answer),
    /// A breaker claims that an answer of this round is wrong.
    Claim,
    /// The maker of a round without a fixed secret uncovers it.
    Uncover(Code),
    /// A breaker gives the round up.
    ResignRound,
    /// A player gives the match up; the table does it for a player who stays away on their turn.
    ResignMatch,
    /// A player agrees to end the match without a result.
    Abort,
    /// A player wants to play on: agreements to abort are void.
    PlayOn,
    /// A player leaves; the computer takes over. The table does it for a player who stays away on their turn.
    Leave,
    /// A player who left takes the seat back from the computer.
    Return,
    /// Referee: the last entry of the round was wrong and is struck out.
    TakeBack,
    /// Referee: an earlier row of the round was entered wrong, its code or its pins.
    Correct {
        /// The row, from 1.
        row: u8,
        /// Its code.
        code: Code,
        /// Its pins.
        answer: Answer,
    },
    /// A player of a group calls: the game halts.
    Call,
    /// The caller gives the whole secret.
    Solution(Code),
    /// A player of a group passes when asked for the final call.
    Pass,
    /// The table deals the markers of a group.
    Deal(Sealed<Deal>),
    /// The table says that the time of the player to act has run out; if a secret was due, it draws one.
    Lapse(Option<Sealed<Secret>>),
    /// Referee: the hints to the last row of a group, as far as the table shows them.
    Hints(Hints),
    /// Referee: whether the call was right.
    Verdict(bool),
    /// Referee: the markers of a group, uncovered, board by board.
    Markers(Vec<Marker>),
}

/// An action with who did it and when.
#[derive(Clone, Debug)]
pub struct Step {
    /// Who.
    pub by: Actor,
    /// When. A reading behind the last one counts as the last one: time in a match never runs backwards.
    pub at: Time,
    /// What.
    pub action: Action,
}

/// What the match is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Due {
    /// From whom.
    pub who: Actor,
    /// What.
    pub what: Task,
}

/// A decision that the match waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Task {
    /// Dealing the markers.
    Deal,
    /// Setting the secret.
    Secret,
    /// Placing a row.
    Row,
    /// Placing the pins.
    Answer,
    /// Uncovering a secret that was not fixed.
    Uncover,
    /// Giving the whole secret after a call.
    Solution,
    /// Calling or passing at the end of a group.
    FinalCall,
    /// Referee: entering the hints to a row.
    Hints,
    /// Referee: entering whether a call was right.
    Verdict,
    /// Referee: entering the uncovered markers.
    Markers,
}

impl Task {
    /// The word it is written with.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The task of that word.
    pub fn find(name: &str) -> Option<Self> {
        Self::VARIANTS.iter().copied().find(|task| task.name() == name)
    }

    /// The task as the end of a sentence: "it is seat 2's turn to …".
    pub const fn sentence(self) -> &'static str {
        match self {
            Self::Deal => "deal the markers",
            Self::Secret => "set the secret",
            Self::Row => "place a row",
            Self::Answer => "place the pins",
            Self::Uncover => "uncover the secret",
            Self::Solution => "give the whole secret",
            Self::FinalCall => "call or pass",
            Self::Hints => "enter the hints",
            Self::Verdict => "say whether the call is right",
            Self::Markers => "uncover the markers",
        }
    }
}
