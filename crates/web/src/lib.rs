//! The web game and the table server: pages, JSON over HTTP with OpenAPI, event streams, limits, and how it is operated.
//!
//! Everything that a caller may do or see is decided by [`tables::House`]; this crate carries it. A request passes the
//! gate (`gate.rs`): who asks, how often, from where. Handlers (`api/`) read it, ask the house and write its shapes.
//! What can't be done is a problem (`problem/`) with a code for programs and a sentence for people.
//!
//! **Invariant:** no path, query, body, token or name gets into the log; addresses only as the settings say.

mod address;
mod advice;
mod api;
mod app;
mod block;
mod body;
mod cookie;
mod files;
mod gate;
mod health;
mod host;
mod lan;
mod limit;
mod line;
mod log;
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
pub use value::{Unfit, seconds, whole};
