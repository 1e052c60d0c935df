//! How somebody plays: by the API or by pages. Both see the same and can do the same.

use crate::page::ByPage;
use crate::program::ByApi;
use crate::table::{Mark, Table};

/// What somebody sees of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Sight {
    /// Seats are still free.
    Waiting,
    /// A step is due: `secret`, `row` or `pass`.
    Mine(&'static str),
    /// Others are to do something.
    Theirs,
    /// The match is over.
    Over,
}

/// What came of a try.
#[derive(Debug)]
pub(crate) enum Tried {
    /// It is done, and was acknowledged.
    Done,
    /// It was refused because the match has moved on.
    Late(String),
    /// It was refused for another reason: a code or a sentence.
    Refused(String),
    /// There was no answer, or none yet: whether it was done is open, and it may be sent again as it is.
    Open,
}

/// Why somebody can't see the table.
#[derive(Debug)]
pub(crate) enum Blind {
    /// The server is away, or busy.
    Away,
    /// The answer is wrong.
    Wrong(String),
}

/// How somebody plays.
pub(crate) enum Hands {
    Api(ByApi),
    Page(ByPage),
}

/// Something to do, sent as often as it takes.
pub(crate) enum Deed {
    /// A request of the API: where, with which key, and what.
    Api { path: String, key: String, body: serde_json::Value },
    /// A form.
    Page(guests::Form),
}

impl Hands {
    /// Looks at the table at a node.
    pub(crate) async fn look(&mut self, origin: &str, table: &Table) -> Result<(Mark, Sight), Blind> {
        match self {
            Self::Api(program) => program.look(origin, table).await,
            Self::Page(browser) => browser.look(origin, table).await,
        }
    }

    /// What to send to place a step on what was seen last.
    pub(crate) fn step(&self, table: &Table, mark: Mark, action: &str) -> Option<Deed> {
        match self {
            Self::Api(_) => Some(ByApi::step(table, mark, action)),
            Self::Page(browser) => browser.step(action),
        }
    }

    /// What to send to ask for another match.
    pub(crate) fn rematch(&self, table: &Table, mark: Mark) -> Option<Deed> {
        match self {
            Self::Api(_) => Some(ByApi::rematch(table, mark)),
            Self::Page(browser) => browser.rematch(),
        }
    }

    /// Sends it to a node, once.
    pub(crate) async fn send(&mut self, origin: &str, deed: &Deed) -> Tried {
        match (self, deed) {
            (Self::Api(program), Deed::Api { path, key, body }) => {
                program.send(origin, path, key, body).await
            }
            (Self::Page(browser), Deed::Page(form)) => browser.send(origin, form).await,
            _ => unreachable!("its maker sends it"),
        }
    }

    /// Whether it is by pages.
    pub(crate) const fn is_page(&self) -> bool {
        matches!(self, Self::Page(_))
    }
}
