//! A real browser for tests and pictures: people who open pages, press what they see, and are sent what they are sent.
//!
//! Chromium is spoken to in its own protocol over a pipe: no port that another test could take, no driver of just the
//! right version between the two, and when we end, however that happens, the pipe closes and the browser ends, too.
//! Only this way everything that a browser is sent can be heard, shared workers included: that is where secrets
//! are looked for. One process serves several people, each with cookies and storage of their own.
//!
//! Whatever does not happen is a panic with a sentence that says what was waited for.

mod axe;
mod element;
mod keys;
mod look;
mod page;
mod process;
mod traffic;
mod visitor;
mod wire;

pub use axe::AXE;
pub use element::Element;
pub use look::Look;
pub use page::Page;
pub use process::Browser;
pub use traffic::Exchange;
pub use visitor::{Moment, Visitor};
