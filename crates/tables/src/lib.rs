//! The authority over tables: who sits, who may do and see what, when time is up, what the computer plays. It answers in
//! the shapes of `wire`.
//!
//! Callers get views: a running match never leaves this crate. Everything that was acknowledged is on the disk;
//! everything can be asked of any node.
//!
//! A `House` is the only one who holds a `rules::Match`; it hands out views. **Laws:**
//!
//! * *A step is decided on a match that doesn't change.* A kept match is at one number; who acts copies it, applies the
//!   step and appends it under the next number. If somebody was quicker the store says so, and nothing has happened. No
//!   lock is held while anybody waits. Copies share what can't change: the log, rounds that have ended and their JSON.
//! * *A look is one query.* A table, its seats and how far its last match is are read together; card, state, view,
//!   story and advice are made from that without asking again (`TableLook`), and what somebody did is answered with the
//!   look that it led to. `tests/cost` counts the statements, here and in `web`.
//! * *Records are written once*, aside, and kept for all who ask: an answer that nobody reads holds no copy.
//! * *Nobody plays for nobody.* A match that all persons have left pauses until somebody looks at its table. A player
//!   who has many tables waits for those who have few: thinking takes turns by address.
//! * *News cost what is new.* A round that has ended is told once to everybody who follows, not with every row after
//!   it; of a table that has changed one reads what all who sit there want to know.
//! * *Who may see the same is shown the same.* At each number a match has one view for each seat and one for onlookers,
//!   made by the first who looks and written once; nobody gets one that was made for another.
//! * *What can't be meant twice names its number.* Rows, secrets and answers must name the current one. Calls, claims,
//!   resigning and offers are done at the next free number if the rules still allow them; who gives a round up does not
//!   mean the next one.
//! * *What needs no thought takes no time of its own*: deals and the secrets of computer makers are steps in the
//!   transaction of the step before them. Whatever needs thought runs on few threads; what is due for the computer is
//!   claimed by the node that made it due, and by another if that one dies.
//! * *What is kept is never believed against the store.* Where nodes share a database, a look asks how far a
//!   match is; if it is less far than what is kept, or its last step is another one, it is read anew. After a change of
//!   which nobody knows whether it is stored the match is dropped, and the store is asked until it is sure.
//! * *Nobody loses time that nobody had.* Nodes note that they watch over clocks; after a gap, however it came about,
//!   every running clock is set on by it before anything lapses.
//! * *A watcher is told every number once*, whatever happens to nodes, bus and database: it keeps its place (`2.17`:
//!   match 2 of the table, step 17), looks again when nudged and now and then in any case, and can be dropped at any
//!   moment.
//! * *Two houses that differ in secrets alone* give every seat that can't know them the same states, streams, errors
//!   and records, to the byte (`tests/tables/worlds.rs`). Chance is asked for by purpose, so that a test can change
//!   secrets and nothing else.
//! * *A change made here is never overlooked here*; what another node changed at a table is seen after two seconds by
//!   who acts (four, while a store is so slow that reading it takes that long), at once by who looks.
//! * *Only issued tokens count.* A token is 16 random bytes and an HMAC of them under a key of the database's, so a
//!   chosen one is refused without a look-up; the store knows hashes of tokens alone. A program asks for one before it
//!   takes a seat, a browser gets its cookie with its first page that has a form. A request's key opens nothing: it is
//!   scoped to its sender's token.
//! * *What belongs to a seat belongs to its holder.* A link that moves a seat, a wish for a rematch and whatever else
//!   is kept for a seat name the token that holds it, and end when the seat changes hands. A link can't be told twice:
//!   asked again, it is another one, and the first is void.
//!
//! Computers decide with a seed that follows from a key in the database and the match: any node decides the same. Those
//! who are due and stay away are warned; the warning is part of the table, and what follows it is due work like any
//! other. A player who is connected and does nothing is as good as away after ten times as long. A sign of life ends a
//! warning: a new stream, a page opened by hand, an action, a phrase, a question; a page that looks again by itself is
//! none. What follows a warning is done by the table (`table leave`, `table resign match`), and the record says that
//! the seat stayed away.

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
mod who;
mod worker;

// Public async functions hand out boxed futures. A future without a box is compiled again in every crate that awaits it,
// with all that is inside it: the database's driver would be built into the server's pages three times over.
pub(crate) use async_recursion::async_recursion as boxed;

pub use absence::{Remedy, StillHere};
pub use act::{Act, Acted};
pub use caller::Caller;
pub use date::{date, later};
pub use error::HouseError;
pub use house::House;
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
pub use who::{NoWho, STAND_IN, Who};
