//! JSON shapes, described once for web, terminal and tools.

mod card;
mod editions;
mod group;
mod offer;
mod outcome;
mod record;
mod round;
mod shared;
mod state;
mod view;

pub use card::{Card, SeatCard};
pub use editions::{codes_by_option, edition, editions};
pub use group::{Call, Group, GroupRow, ShownMarker};
pub use offer::Offer;
pub use outcome::Outcome;
pub use record::record;
pub(crate) use record::record_page;
pub use round::{OpenRound, PastRound, Points, Row, WrongAnswer};
pub use shared::Shared;
pub use state::{State, Step, Warning};
pub use view::{Board, Due, GroupInPlay, Length, RoundInPlay, SeatScore, View};
