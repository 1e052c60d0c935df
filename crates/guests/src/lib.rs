//! Those who ask a table server over HTTP, for tests: programs, readers of streams, browsers without script.
//!
//! Nothing here decides whether an answer is right; whatever can go wrong on the way is an error that the caller judges.

mod answer;
mod browser;
mod events;
mod form;

pub use answer::{HttpReply, PATIENCE, send, text};
pub use browser::{PlainBrowser, ShownPage};
pub use events::{Events, StreamEvent};
pub use form::Form;
