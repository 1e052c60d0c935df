//! The table: the board of its edition, what the viewer can do, and all that belongs to it.

mod entry;
mod filled;
mod group;
mod help;
mod legend;
mod over;
mod round;
mod score;
mod seen;
mod view;
mod waiting;

use askama::Template;

pub(crate) use self::entry::Entry;
pub use self::filled::{deed, next_address};
pub(crate) use self::group::GroupView;
pub use self::help::{Fitting, Help};
pub(crate) use self::round::RoundView;
pub use self::seen::SeenTable;
pub(crate) use self::view::plays_one_round_alone;

use self::view::Table;
use crate::form::Fields;
use crate::frame::Frame;

/// The page of a table.
#[derive(Template)]
#[template(path = "table.html")]
pub struct TablePage {
    frame: Frame,
    t: Table,
    /// Where others find the table.
    invite: String,
    /// Whether nobody else can open that.
    alone: bool,
}

/// What a table's page shows beside what there is to see.
#[derive(Default)]
pub struct TableExtras {
    /// A key for the page's forms.
    pub key: String,
    /// The round to look back at.
    pub round: Option<u32>,
    /// How many secrets fit, and a hint.
    pub help: Help,
    /// What could not be done.
    pub problem: Option<String>,
    /// A link that was made, to be shown this once.
    pub link: Option<String>,
    /// Where the server is found by others.
    pub origin: String,
    /// Whether nobody else can open that.
    pub alone: bool,
}

impl TablePage {
    /// The page of what somebody sees, with what they have filled in so far.
    pub fn new(frame: Frame, seen: &SeenTable, fields: &Fields, extras: TableExtras) -> Self {
        let mut t = Table::new(frame.words, seen, fields, extras.round, extras.key);
        t.help = extras.help;
        t.problem = extras.problem;
        t.link = extras.link;
        let invite = format!("{}/t/{}", extras.origin, t.code);
        Self { frame, t, invite, alone: extras.alone }
    }
}
