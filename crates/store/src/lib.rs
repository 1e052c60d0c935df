//! Where matches live, and how nodes nudge each other.
//!
//! A [`Store`] is SQLite in a file or PostgreSQL; what it can do is the same. It knows tables, seats, matches and
//! their actions as ids, numbers and text: what a line means is up to the callers. It has neither a clock nor a
//! source of chance: times, ids and hashes come in as values.
//!
//! **Laws.** What was acknowledged is on the disk. An action is stored under a unique (match, number); of many who
//! want the same number one gets it. A refusal changes nothing.
//!
//! A [`Bus`] carries "match m is now at n" between nodes. It may lose what it carries; the store is what counts.

mod append;
mod backup;
mod block;
mod bus;
mod connection;
mod copy;
mod daily;
mod due;
mod error;
mod link;
mod matches;
mod page;
mod place;
mod postgres;
mod presence;
mod pulse;
mod purge;
mod refusal;
mod request;
mod schema;
mod seat;
mod secret;
mod sqlite;
mod store;
mod table;

pub use append::{Append, Appended, Ending};
pub use backup::backup;
pub use block::Block;
pub use bus::{Bus, Health, MOST_WHISPERED, Watch, Whispers};
pub use connection::statements;
pub use copy::{Copied, Portion, copy};
pub use daily::{Begun, Day, Place, Score, Try, Whence};
pub use due::{Claim, Due, Dues, Kind, NewDue};
pub use error::{Detail, Error};
pub use link::Link;
pub use matches::{Action, Counts, Match, NewAction, NewMatch, Started};
pub use page::{Cursor, Page, Paged};
pub use place::Place as Database;
pub use purge::Purged;
pub use refusal::Refusal;
pub use request::{Asked, KEPT, Known, Once, Request};
pub use seat::{Change, NewSeat, Seat, Take, Taken};
pub use store::{Access, Durability, Settings, Store};
pub use table::{LastMatch, NewTable, Opened, Shown, Table};

/// A hash of a token or of a body: SHA-256, made by the caller.
pub type Hash = [u8; 32];

/// A time in milliseconds since 1970, by the caller's clock.
pub type Moment = i64;

/// How many there are, as the databases count.
fn count(many: usize) -> i64 {
    i64::try_from(many).unwrap_or(i64::MAX)
}
