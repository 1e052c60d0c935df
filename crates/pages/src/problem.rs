//! What can't be done, told on a page.

use askama::Template;

use crate::form::Fields;
use crate::frame::{Frame, PageHost};

/// What a table's code looks like.
const TABLE_CODE: &str = "k7m2pwx";

/// The page of a problem.
#[derive(Template)]
#[template(path = "problem.html")]
pub struct ProblemPage {
    frame: Frame,
    title: String,
    sentence: String,
    /// Whether it is a table where nobody can watch.
    closed: bool,
    /// Whether somebody came where there is no page.
    lost: bool,
    /// Whether there is no such table: the code may have been mistyped.
    no_table: bool,
    again: Again,
}

/// What may help against a problem.
pub enum Again {
    /// Nothing that is done again.
    Nothing,
    /// To look again.
    Look,
    /// To send the form again, with all that was filled in.
    Send {
        /// Where it is sent to.
        action: String,
        /// What was filled in.
        fields: Fields,
    },
}

/// Problems that have a page of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProblemKind {
    /// A table where all seats are taken: it is nobody's fault.
    Closed,
    /// A table whose seat is on another device now.
    SeatMoved,
    /// There is no such page.
    Lost,
    /// There is no such table.
    NoTable,
    /// Anything else.
    Other,
}

impl ProblemPage {
    /// The page that tells a problem in a sentence, and what may help.
    pub fn new(frame: Frame, kind: ProblemKind, sentence: String, again: Again) -> Self {
        let words = frame.words;
        let (title, sentence) = match kind {
            ProblemKind::Closed => (words.page_taken(), sentence),
            ProblemKind::SeatMoved => (words.page_seat_moved(), sentence),
            ProblemKind::Lost => (words.page_not_found(), words.page_lost().into()),
            // On a device without a server no table has a code.
            ProblemKind::NoTable if frame.has_server() => {
                (words.problem_no_such_table(), words.page_no_table(TABLE_CODE))
            }
            ProblemKind::NoTable => (words.problem_no_such_table(), words.page_lost().into()),
            ProblemKind::Other => (words.page_problem(), sentence),
        };
        Self {
            title: title.into(),
            sentence,
            closed: matches!(kind, ProblemKind::Closed | ProblemKind::SeatMoved),
            lost: kind == ProblemKind::Lost,
            no_table: kind == ProblemKind::NoTable,
            again,
            frame,
        }
    }
}
