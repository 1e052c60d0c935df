//! The authority over tables: who sits, who may do and see what, when time is up, what the computer plays; and the
//! JSON shapes in which all of it leaves the program.
//!
//! Whoever asks gets views: a running match never leaves this crate. Everything that was acknowledged is on the disk;
//! everything can be asked of any node.

mod absence;
mod act;
mod again;
mod begin;
mod caller;
mod care;
mod cleanup;
mod commit;
mod computer;
mod daily;
mod date;
mod doubt;
mod error;
mod finish;
mod games;
mod hex;
mod house;
pub mod json;
mod key;
mod link;
mod look;
mod open;
mod presence;
mod record;
mod rematch;
mod room;
mod rooms;
mod settings;
mod show;
mod sight;
mod sit;
mod source;
mod terms;
mod think;
mod token;
mod watch;
mod whisper;
mod who;
mod worker;

pub use absence::Remedy;
pub use act::{Act, Acted};
pub use caller::Caller;
pub use daily::{Bar, DailyResult, DailyTry};
pub use date::{date, later};
pub use error::Error;
pub use house::House;
pub use key::Key;
pub use link::LinkSecret;
pub use look::Story;
pub use open::NewTable;
pub use record::Record;
pub use settings::Settings;
pub use sit::Sat;
pub use source::{Nature, Purpose, Source};
pub use token::Token;
pub use watch::{Mark, NoMark, Told, Watch};
pub use whisper::{Phrase, Whisper};
pub use who::{NoWho, STAND_IN, Who};
