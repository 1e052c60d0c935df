//! The shapes of advice and analysis: what the engine found, as it is told.

mod advised;
mod analysed;
mod facts;
mod grouped;

pub use advised::{Advised, AdvisedCall, AdvisedRow, GuessShape, MOST_ADVISED};
pub use analysed::{Analysed, AnalysedRound, AnalysedRow, AnalysedSeat};
pub use facts::{CheckedRow, FactShape, ToldFacts};
pub use grouped::{AnalysedCall, AnalysedGroup, AnalysedGroupRow, AnalysedPlayer, KnownShape, WorthRow};
