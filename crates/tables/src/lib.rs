//! The authority over tables: who sits, who may do and see what, when time is up, what the computer plays. It answers in
//! the shapes of `wire`.
//!
//! Whoever asks gets views: a running match never leaves this crate. Everything that was acknowledged is on the disk;
//! everything can be asked of any node.

mod absence;
mod act;
mod begin;
mod caller;
mod care;
mod cleanup;
mod commit;
mod company;
mod computer;
mod daily;
mod date;
mod doubt;
mod error;
mod finish;
mod games;
mod house;
mod key;
mod link;
mod look;
mod mark;
mod open;
mod played;
mod presence;
mod record;
mod rematch;
mod room;
mod rooms;
mod settings;
mod shelf;
mod show;
mod sight;
mod sit;
mod source;
mod terms;
mod think;
mod token;
mod turns;
mod watch;
mod whisper;
mod who;
mod worker;

pub use absence::Remedy;
pub use act::{Act, Acted};
pub use caller::Caller;
pub use date::{date, later};
pub use error::Error;
pub use house::House;
pub use key::Key;
pub use link::LinkSecret;
pub use look::{Story, TableLook};
pub use mark::{Mark, NoMark};
pub use open::NewTable;
pub use played::Played;
pub use record::Record;
pub use settings::Settings;
pub use sit::Sat;
pub use source::{Nature, Purpose, Source};
pub use token::Token;
pub use watch::{Telling, Told, Watch};
pub use whisper::Whisper;
pub use who::{NoWho, STAND_IN, Who};
