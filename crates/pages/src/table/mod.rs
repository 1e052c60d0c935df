//! The table: the board of its edition, what the viewer can do, and all that belongs to it.

mod aspect;
mod chairs;
mod coached;
mod cover;
mod entry;
mod filled;
mod group;
mod help;
mod legend;
mod lesson;
mod over;
mod puzzle;
mod right;
mod round;
mod score;
mod seen;
mod stop;
mod view;
mod waiting;

use askama::Template;
use rules::Edition;

pub use self::aspect::{TableAspect, landing};
pub use self::coached::{CoachAnswers, Unanswered, coached};
pub use self::cover::{Opened, Opening, is_covered};
pub(crate) use self::entry::Entry;
pub use self::filled::{TableAsk, answered_seat, asked, next_address, shown_again};
pub(crate) use self::group::GroupView;
pub use self::help::Help;
pub use self::puzzle::PuzzlesPage;
pub(crate) use self::round::RoundView;
pub use self::seen::{DailyStanding, SeenTable, SeriesScore};
pub(crate) use self::view::plays_one_round_alone;

use self::view::TableView;
use crate::form::Fields;
use crate::frame::Frame;

/// The page of a table.
#[derive(Template)]
#[template(path = "table.html")]
pub struct TablePage {
    frame: Frame,
    t: TableView,
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
    /// Rows at a real board that can't all be right, from 1.
    pub conflict: Vec<u8>,
    /// How the matches before went, and this one if it is over.
    pub series: Option<SeriesScore>,
    /// How many spectators there are.
    pub watching: usize,
    /// Whether the match can begin although seats are free.
    pub can_start: bool,
    /// A link that was made, to be shown this once.
    pub link: Option<String>,
    /// Where the server is found by others.
    pub origin: String,
    /// Whether nobody else can open that.
    pub alone: bool,
    /// Whether the viewer takes a lesson here.
    pub lesson: bool,
    /// Whether the match is kept on this device, where nobody else finds it.
    pub local: bool,
    /// Whether there is something to think about for those who have the time: the page lets a worker do it.
    pub thinks: bool,
}

impl TablePage {
    /// The page of what somebody sees, with what they have filled in so far.
    pub fn new(frame: Frame, seen: &SeenTable, fields: &Fields, extras: TableExtras) -> Self {
        let mut t = TableView::new(frame.words, seen, fields, extras.round, extras.key);
        t.lesson = t.lesson.filter(|_| extras.lesson);
        t.help = extras.help;
        t.light();
        t.problem = extras.problem;
        t.link = extras.link;
        t.watching = extras.watching;
        (t.local, t.thinks) = (extras.local, extras.thinks);
        t.add_series(frame.words, seen, extras.series.as_ref());
        t.add_conflict(frame.words, extras.conflict);
        if let Some(waiting) = &mut t.waiting {
            waiting.can_start = extras.can_start;
        }
        let invite = format!("{}/t/{}", extras.origin, t.code);
        let frame = match (&t.waiting, Edition::find(&seen.card().edition)) {
            (Some(waiting), Some(edition)) => {
                let title = waiting.invitation.clone();
                frame.previewed(edition, title, waiting.agreed.join(" · "))
            }
            _ => frame,
        };
        Self { frame, t, invite, alone: extras.alone }
    }
}
