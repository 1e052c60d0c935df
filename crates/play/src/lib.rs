//! A match as somebody in front of a screen has it: what there is to see, what can be entered, who is asked, and how it
//! was played once it is over. Page, full screen and plain text all draw from here, and send what is decided here.
//!
//! No I/O, no async, no threads, no clock: whoever draws brings them.

mod command;
mod deed;
mod draft;
mod entry;
mod help;
mod job;
mod local;
mod meant;
pub mod notice;
mod pencil;
mod piece;
mod proposed;
mod question;
pub mod reply;
pub mod review;
pub mod running;
mod sheet;
mod sight;
mod table;

pub use command::{Command, yes_or_no};
pub use deed::Deed;
pub use draft::{Draft, Hole};
pub use entry::{Typed, person_meant, read_line, read_withheld, uncovered, withheld_example};
pub use help::{help, is_possible, letters};
pub use job::{Asked, Decision, Job, Thought};
pub use local::{Clock, KeptMatch, Ledger, Local, level_name};
pub use pencil::{Pencil, PencilMark};
pub use piece::Piece;
pub use proposed::{Proposed, action_of};
pub use question::{Entered, MARKERS_EXAMPLE, Question};
pub use sheet::{ScoreSheet, SheetLine, course};
pub use sight::{Cover, Place, Sight, Told};
pub use table::{Done, Reply, Table};
