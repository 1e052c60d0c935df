//! The authority over tables: who sits, who may do and see what, when time is up, what the computer plays. It answers in
//! the shapes of `wire`.
//!
//! Callers get views: a running match never leaves this crate. Everything that was acknowledged is on the disk;
//! everything can be asked of any node.
//!
//! Only a `House` holds a `rules::Match`; it hands out views. **Laws:**
//!
//! * *A step is decided on a match that doesn't change.* A cached match is at one number. An action copies it,
//!   applies the step and appends it under the next number. If somebody was quicker, the store says so, and nothing
//!   has happened. No lock is held while anybody waits. Copies share what can't change: the log, rounds that have
//!   ended and their JSON.
//! * *A look is one query.* A table, its seats and how far its last match is are read together; card, state, view,
//!   story and advice are made from that without asking again (`TableLook`), and an action is answered with the look
//!   it led to. `tests/cost` counts the statements, here and in `web`.
//! * *Records are written once*, on a thread of their own, and cached for everybody: an answer that nobody reads
//!   holds no copy.
//! * *Nobody plays for nobody.* A match that everybody has left pauses until somebody looks at its table. Thinking
//!   takes turns by address: a player with many tables waits for those with few.
//! * *A reader pays only for what changed.* Followers get a past round once, not with every row after it; a changed
//!   table is read once for everybody who sits there.
//! * *One view for each seat, one for spectators.* It is made by the first who looks and written once for each
//!   number; nobody gets a view that was made for another seat.
//! * *Rows, secrets and answers must name the current number.* Calls, claims, resigning and offers are done at the
//!   next free number if the rules still allow them; giving up a round never hits the next one.
//! * *What needs no thought costs no transaction*: deals and the secrets of computer makers are steps in the
//!   transaction of the step before them. Thinking runs on few threads. A computer's turn is claimed by the node that
//!   caused it, and by another if that one dies.
//! * *The store beats the cache.* Where nodes share a database, a look asks how far a match is; if the store is
//!   behind the cache, or has another last step, the match is read again. After a write whose outcome is unknown the
//!   match is dropped, and the store is asked until it is certain.
//! * *Nobody loses time while no node watched.* Nodes note that they watch the clocks; after a gap, every running
//!   clock is moved on by it before anything lapses.
//! * *A watcher is told every number once*, whatever happens to nodes, bus and database: it keeps its place (`2.17`:
//!   match 2 of the table, step 17), looks again when nudged and now and then in any case, and can be dropped at any
//!   moment.
//! * *Two houses that differ in secrets alone* give every seat that can't know them the same states, streams, errors
//!   and records, to the byte (`tests/tables/worlds.rs`). Chance is asked for by purpose, so that a test can change
//!   secrets and nothing else.
//! * *A change made here is never overlooked here*; a change made by another node is seen at once by a look, and
//!   within two seconds by an action (four, while the store takes that long to read).
//! * *Only issued tokens count.* A token is 16 random bytes and an HMAC of them under a key of the database's, so a
//!   made-up one is refused without a look-up; the store knows only hashes of tokens. A program asks for one before
//!   it takes a seat, a browser gets its cookie with its first page that has a form. A request's key opens nothing:
//!   it is scoped to its sender's token.
//! * *What belongs to a seat belongs to its holder.* A link that moves a seat, a wish for a rematch and whatever else
//!   is kept for a seat name the token that holds it, and end when the seat changes hands. A link can't be shown
//!   twice: asking again makes another one, and the first is void.
//!
//! Computers decide with a seed that follows from a key in the database and the match: any node decides the same.
//! Players who stay away on their turn are warned; the warning is part of the table, and what follows it is scheduled
//! like any other work. A player who is connected and does nothing counts as away after ten times as long. A sign of
//! life ends a warning: a new stream, a page opened by hand, an action, a phrase, a question; a page that reloads by
//! itself isn't one. What follows a warning is done by the table (`table leave`, `table resign match`), and the
//! record says that the seat stayed away.

mod absence;
mod act;
mod begin;
mod caller;
mod care;
mod cleanup;
mod commit;
mod company;
mod computer;
mod daily;
mod date;
mod doubt;
mod error;
mod finish;
mod games;
mod house;
mod key;
mod link;
mod look;
mod mark;
mod open;
mod played;
mod presence;
mod record;
mod rematch;
mod room;
mod rooms;
mod series;
mod settings;
mod shelf;
mod show;
mod sight;
mod sit;
mod source;
mod start;
mod terms;
mod think;
mod token;
mod turns;
mod views;
mod watch;
mod whisper;
mod worker;

// Public async functions hand out boxed futures. A future without a box is compiled again in every crate that awaits it,
// with all that is inside it: the database's driver would be built into the server's pages three times over.
pub(crate) use async_recursion::async_recursion as boxed;

pub use absence::{Remedy, StillHere};
pub use act::{Act, Acted};
pub use caller::Caller;
pub use date::later;
pub use error::HouseError;
pub use house::{House, locked};
pub use key::Key;
pub use link::LinkSecret;
pub use look::TableLook;
pub use mark::{NoMark, WatchMark};
pub use open::NewTable;
pub use played::Played;
pub use record::Record;
pub use series::Series;
pub use settings::HouseSettings;
pub use shelf::Shelf;
pub use sit::Sat;
pub use source::{Nature, Purpose, Source};
pub use token::Token;
pub use watch::{TableNews, Telling, Watch};
pub use whisper::Whisper;
