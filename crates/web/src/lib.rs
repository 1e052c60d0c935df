//! The web game and the table server: pages, JSON over HTTP with OpenAPI, event streams, limits, and how it is operated.
//!
//! Everything that a caller may do or see is decided by [`tables::House`]; this crate carries it and never holds a match.
//! A request passes the gate (`gate.rs`): who asks, how often, from where. Handlers (`api/`) read it, ask the house and
//! write its shapes. What can't be done is a problem (`problem/`) with a code for programs and a sentence for people.
//!
//! **Invariants:** no path, query, body, token or name gets into the log or the metrics, and addresses get into the log
//! only as the settings say; handlers return a `Problem`, and the gate alone writes it, in the caller's language; links
//! come from the settings, never from a header, and a request for a host that isn't ours goes no further than the gate.
//! Routes and their description are one list, so neither can lack what the other has.
//!
//! A browser's request with a cookie must come from our own pages (`Sec-Fetch-Site`, else an `Origin` of ours or of
//! the host that was asked); a bearer token is never sent unasked and is exempt; a request that says nothing and has
//! no cookie is a program's. Tokens go to browsers in an `HttpOnly` cookie and to programs in the answer to `POST
//! /tokens`, never both; a token that wasn't issued gets 401 as a bearer token, and is ignored and replaced as a
//! cookie.
//!
//! A **stream** holds a counted place and a `Watch` of the house, nothing else: what its reader hasn't taken yet
//! stays in the store, so that slow readers cost no memory. A reader that fell far behind is told to reload.
//! **Thinking** has threads of its own, one less than there are processors, of low priority; questions are keyed by
//! rules and by what the asker sees, so equal questions are computed once, even at the same time. Addresses take
//! turns. Advice goes before analysis: the solver calls `Limits::breath` between two pieces of work, and a thread
//! that analyses answers a waiting hint there. A question is cancelled when nobody waits for it any more. The cache
//! is measured in bytes and empties when nobody asks; options that change neither codes nor answers don't count for a
//! ground's name (`Ground::name`).
//!
//! **Rude readers** cost what they read: every byte that is handed to a connection is a debt of its address until it is
//! written (`line.rs`). A reader who owes too much gets no more long answers; one who takes next to nothing for a while
//! is cut off.

mod address;
mod advice;
mod api;
mod app;
mod block;
mod body;
mod cookie;
mod credential;
mod files;
mod gate;
mod health;
mod host;
mod lan;
mod limit;
mod line;
mod log;
pub mod memory;
mod metrics;
mod miss;
mod origin;
mod pages;
mod panic;
mod pool;
mod problem;
mod serve;
mod server;
mod settings;
mod turns;
mod unable;
mod value;

pub use origin::PublicUrl;
pub use serve::{Server, database, default_database, run};
pub use settings::{LogAddresses, Settings};
pub use unable::{SettingsFault, Unable};
pub use value::{Unfit, seconds, socket, whole};
