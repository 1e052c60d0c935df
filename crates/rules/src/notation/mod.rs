//! How codes, answers, steps and whole matches are written and read.
//!
//! ```
//! use rules::{Action, Edition, Rules, notation};
//!
//! let rules = Rules::default_of(Edition::find("original").unwrap());
//! assert!(matches!(rules.read_action("row RGBY"), Ok(Action::Row(_))));
//! // All that is wrong is named at once.
//! assert_eq!(rules.read_row("RXB").unwrap_err().len(), 2);
//! // A text that is no record says where it stops being one.
//! assert!(notation::read("Once upon a time").is_err());
//! ```

mod action_fault;
mod answer;
mod code;
mod event;
mod quoted;
mod reader;
mod record;
mod record_fault;
mod step;

pub use action_fault::ActionFault;
pub use answer::AnswerFault;
pub use code::{CodeFault, Letters};
pub use event::show_outcome;
pub use quoted::{Quoted, sentences};
pub use reader::{Notice, Reading, decode, read, read_all, read_on, records};
pub use record::{
    FORMAT_VERSION, HEAD, RULES_VERSION, RecordKind, write, write_finished, write_running_header, write_seen,
    write_step,
};
pub use record_fault::{Expected, RecordFault, Wrong};
pub use step::read_actor;
