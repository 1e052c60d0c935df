//! A real browser for tests and pictures: people who open pages, press what they see, and are sent what they are sent.
//!
//! Chromium is spoken to in its own protocol over a pipe: no port that another test could take, no driver of just the
//! right version between the two, and when we end, however that happens, the pipe closes and the browser ends, too.
//! Only this way everything that a browser is sent can be heard, shared workers included: that is where secrets
//! are looked for. One process serves several people, each with cookies and storage of their own.
//!
//! Whatever does not happen is a panic with a sentence that says what was waited for.
//!
//! The browser is spoken to **directly in its protocol, over a pipe**: there is no port to collide on, no driver that
//! must have just the browser's version, nothing that outlives a test, and one process serves several people. A driver
//! hears pages alone; here the shared worker that holds the stream is heard, too, which is where secrets are looked
//! for. Things are found as assistive technology finds them, by role and name, and pressed where they are: what is
//! covered can't be pressed. Everything waits for what it needs and for nothing else. Journeys
//! (`crates/web/tests/browser`) start a server and a browser each; those against the computer are the lines of one
//! table (`cover.rs`), and a test fails if no line has an edition, format, language, width or way to enter rows. One
//! that fails leaves a picture and the document of every open page in `target/tmp`. Pages of every kind are opened in
//! light and dark, wide and narrow, in all languages, and held to axe-core, the screen's width and the policy.

mod axe;
mod board;
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
pub use page::BrowserPage;
pub use process::Browser;
pub use traffic::Exchange;
pub use visitor::{TrafficMoment, Visitor};
