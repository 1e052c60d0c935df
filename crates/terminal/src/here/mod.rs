//! A match on this computer: what somebody wishes for, its file, and its clock.

mod kept;
pub(crate) mod player;
mod shelf;
mod start;
mod watch;
mod wish;

pub use kept::folder;
pub(crate) use shelf::{ShelvedGame, shelf};
pub use shelf::{Unfinished, last};
pub(crate) use start::{Here, Start, Wished, put_away, wanted};
pub use watch::Stopwatch;
pub(crate) use wish::fewest_seats;
pub use wish::{Resume, Wish};
