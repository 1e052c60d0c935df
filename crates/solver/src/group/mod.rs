//! Groups, where everyone holds a part of the secret: which deals fit, and what to make of it.
//!
//! Colours come out of a bag and none is put back, so that deals differ in weight. All weights here are whole numbers
//! and exact.

mod advice;
pub(crate) mod asked;
pub(crate) mod bag;
mod call;
mod choice;
pub(crate) mod facts;
mod kernel;
mod log;
mod memory;
mod mind;
mod player;
mod position;
mod reading;

pub use advice::{GroupAdvice, RowAdvice};
pub use kernel::MarkerKernel;
pub use player::{GroupLevel, GroupPlayer};
pub use position::{GroupContradiction, GroupPosition, Likely, LikelyMarker};
