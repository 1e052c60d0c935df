//! The JSON shapes of tables and matches, both ways: what the server writes, and what programs, the terminal among them,
//! read back into what the rules call a view.
//!
//! Fields that a newer server adds are ignored; words of it that are not known here stay as they were written, and
//! reading them into the rules yields nothing.

mod advice;
mod board;
mod card;
mod daily;
mod due;
mod editions;
mod group;
mod happened;
mod length;
mod offer;
mod outcome;
mod phrase;
mod puzzle;
mod record;
mod reply;
mod request;
mod round;
mod shared;
mod state;
mod told;
mod view;

pub use advice::{
    Advised, AdvisedCall, AdvisedRow, Analysed, AnalysedCall, AnalysedGroup, AnalysedGroupRow,
    AnalysedPlayer, AnalysedRound, AnalysedRow, AnalysedSeat, CheckedRow, FactShape, GuessShape, KnownShape,
    MOST_ADVISED, ToldFacts, WorthRow,
};
pub use board::{BoardShape, GroupInPlay, RoundInPlay};
pub use card::{SeatCard, TableCard};
pub use daily::{DailyBar, DailyResult, DailyTry};
pub use due::DueShape;
pub use editions::{codes_by_option, edition, editions};
pub use group::{CallShape, GroupRowShape, GroupShape, ShownMarker};
pub use happened::{DoneStep, happened};
pub use length::LengthShape;
pub use offer::OfferShape;
pub use outcome::OutcomeShape;
pub use phrase::Phrase;
pub use puzzle::{PuzzleRowShape, PuzzleShape};
pub use record::{RecordSeat, RecordShape, RecordedRound};
pub use reply::{ActionDone, Issued, LinkMade, ProblemShape, Seated, SeatedAt, TableList, TableOpened};
pub use request::{
    Assign, BeginDaily, Complain, DoAction, Follow, OfSeat, OpenTable, Rename, Say, SeatFor, SitDown, Then,
};
pub use round::{OpenRound, PastRoundShape, Points, RowShape, WrongAnswer};
pub use shared::Shared;
pub use state::{StepShape, TableState, Warning};
pub use told::{NudgeTold, StepTold, WhisperTold};
pub use view::{SeatScore, ViewShape};

use rules::Seat;

/// The seat of a number, from 1.
fn seat(number: u8) -> Option<Seat> {
    Some(Seat::new(usize::from(number.checked_sub(1)?)))
}

/// The seats of some numbers, from 1.
fn seats(numbers: &[u8]) -> Option<Vec<Seat>> {
    numbers.iter().copied().map(seat).collect()
}
