//! JSON shapes, described once for web, terminal and tools.

mod editions;
mod record;

pub use editions::{codes_by_option, edition, editions};
pub use record::record;
