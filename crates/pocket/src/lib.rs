//! The game without a server: a request in, a response out, from matches that are kept on the device.
//!
//! It runs in a browser, as WebAssembly behind a service worker, and answers with the pages that a server would give.
//! It keeps nothing between two requests but what it has worked out about games. The host hands in the time, random bytes
//! and the records of the matches that a request is about ([`wants`]); what has changed comes back with the response,
//! and the host keeps it before it shows anything. Two hosts may do that at once: who finds that a record has changed since
//! asks again.
//!
//! **Thinking** takes time that a service worker does not have. It says so in its requests; what needs thought is then
//! answered with a page that asks for it again in a worker of its own (`thinking.html`), or shows the table without it and
//! says that there is something to think about (`data-thinks`).

mod books;
mod file;
#[cfg(target_arch = "wasm32")]
mod host;
mod kept;
mod look;
mod minds;
mod mine;
#[cfg(not(target_arch = "wasm32"))]
pub mod module;
mod open;
mod problem;
mod request;
mod response;
mod route;
#[cfg(not(target_arch = "wasm32"))]
mod site;
mod table;

pub use kept::KeptRow;
pub use request::{PocketCookie, PocketRequest};
pub use response::PocketResponse;
pub use route::{Pocket, wants};
#[cfg(not(target_arch = "wasm32"))]
pub use site::{SiteFile, served_worker, site};
