//! Where matches live, and how nodes nudge each other.
//!
//! A [`Store`] is SQLite in a file, or PostgreSQL; both can do the same. It knows tables, seats, matches and their
//! actions as ids, numbers and text: what a line means is up to the callers. It has neither a clock nor a source of
//! chance: times, ids and hashes come in as values.
//!
//! **Laws.** What was acknowledged is on the disk. An action is stored under a unique (match, number); of many who
//! want the same number one gets it. A refusal changes nothing.
//!
//! A [`Bus`] carries "match m is now at n" between nodes. It may lose what it carries; the store is what counts.
//!
//! The store depends on no other crate of ours: it keeps ids, numbers and text, and what a line means is up to
//! `tables`. So it can't leak by its types what it doesn't understand, and a change of the rules never touches it. It
//! is one concrete type with two engines inside, not a trait: its callers need no type parameter, and both engines
//! answer to one suite of tests.
//!
//! * *Acknowledged is on the disk.* SQLite runs in WAL mode with `synchronous=FULL`, PostgreSQL with `fsync` and
//!   `synchronous_commit` on or it is refused. Changes to a file wait in a queue while the disk syncs the group before
//!   them; then all that wait are one transaction with one sync, each with an outcome of its own. The appends of a
//!   group are judged in memory and written a table at a time: as many statements as for one of them. On a server an
//!   append is a single statement, and PostgreSQL groups the commits of many connections by itself.
//! * *(match, number) is unique*, and a match's number moves only together with its actions, its end, what is due, and
//!   the key of the request. Of many who want a number one gets it; the others learn the current one. A refusal changes
//!   nothing.
//! * *Nothing is done twice.* A request's key is remembered for a day in the transaction that did it (`write_once`).
//!   Due work is claimed for a while by one node, which renews the claim while working on it. Claims end with the
//!   node: a file's are released by the next process that opens it; on a server each node holds an advisory lock in a
//!   session of its own, and a claim whose owner's lock is gone is nobody's. Doing it a second time is refused by its
//!   number.
//! * *One process serves a file* (a lock beside it, gone with the process however that ends); any number of nodes serve
//!   a server. Reading beside them is always possible. Copying wants both sides for itself.
//! * *Migrations only add*, so that running nodes of the version before go on; a newer schema is refused with a
//!   sentence.
//! * *Chance and time come in as values*, here as in `rules`; tokens only as hashes. **Invariant:** no text of an error
//!   that reaches people repeats a stored value, an address or a password.
//! * *A nudge is a hint.* "Match m is now at n" may be lost; watchers ask the store often while the bus is away, at
//!   once when it is back, and seldom in any case. Watch first, then load.
//!
//! Times are milliseconds since 1970; ids and codes sort by their bytes in both engines. There are no foreign keys:
//! what belongs together is written and removed in one transaction, and every append would pay for them. A backup is
//! always an SQLite file, whichever engine it comes from; `copy` compares counts and SHA-256 digests of every table
//! before the target commits.

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

// Public async functions hand out boxed futures. A future without a box is compiled again in every crate that awaits it,
// with all that is inside it: the database's driver would be built into the server's pages three times over.
pub(crate) use async_recursion::async_recursion as boxed;

pub use append::{Append, Appended, Ending};
pub use backup::backup;
pub use block::Block;
pub use bus::{Bus, Health, MOST_WHISPERED, MatchWatch, Whispers};
pub use connection::statements;
pub use copy::{Portion, copy};
pub use daily::{Begun, DailyPlace, Day, Score, Try, Whence};
pub use due::{Claim, DueKind, DueTask, Dues, NewDue};
pub use error::{Detail, StoreError};
pub use link::Link;
pub use matches::{Counts, LastStep, NewAction, NewMatch, Started, StoredAction, StoredMatch};
pub use page::{Cursor, ListPage, Paged};
pub use place::StorePlace as Database;
pub use purge::Purged;
pub use refusal::StoreRefusal;
pub use request::{AskedAt, KEPT, KnownKey, Once, Request};
pub use seat::{Change, NewSeat, StoredSeat, Take, Taken};
pub use store::{Access, Durability, Store, StoreSettings};
pub use table::{LastMatch, Listing, NewStoredTable, OpenedTable, StoredTable};

/// A hash of a token or of a body: SHA-256, made by the caller.
pub type Hash = [u8; 32];

/// A time in milliseconds since 1970, by the caller's clock.
pub type Moment = i64;

/// How many there are, as the databases count.
fn count(many: usize) -> i64 {
    i64::try_from(many).unwrap_or(i64::MAX)
}
