//! What can't be done, told on a page.

use pages::{Again, Frame, ProblemKind, ProblemPage};
use words::Words;

use crate::response::PocketResponse;

/// What can't be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PocketProblem {
    /// There is no such page.
    NoPath,
    /// There is no such table on this device.
    NoTable,
    /// There is no such match, or it is not over.
    NoMatch,
    /// There is nothing to share of a match.
    NothingToShare,
    /// Nobody here has this seat.
    NotYours,
    /// It isn't one of our forms.
    NotForm,
    /// Another site has sent it.
    CrossSite,
    /// Only the server can do it.
    NeedsServer,
    /// It can't be drawn by lot: the browser gave no random numbers.
    NoChance,
    /// What was sent holds no match.
    Unreadable,
    /// What was shared holds more than one.
    Several,
    /// A file is larger than all that is read of one.
    TooLong,
    /// There is no room to keep what was done.
    Full,
    /// The browser keeps nothing.
    Unkept,
}

impl PocketProblem {
    pub(crate) fn status(self) -> u16 {
        match self {
            Self::NoPath | Self::NoTable | Self::NoMatch => 404,
            Self::NothingToShare => 409,
            Self::NotYours | Self::CrossSite => 403,
            Self::NotForm => 415,
            Self::Unreadable | Self::Several => 422,
            Self::TooLong => 413,
            Self::Full | Self::Unkept => 507,
            Self::NeedsServer => 503,
            Self::NoChance => 500,
        }
    }

    fn sentence(self, words: Words) -> String {
        match self {
            Self::NoPath => words.problem_no_such_path(),
            Self::NoTable => words.problem_no_such_table(),
            Self::NoMatch => words.problem_no_such_match(),
            Self::NothingToShare => words.problem_nothing_to_analyse(),
            Self::NotYours => words.problem_not_your_seat(),
            Self::NotForm => words.problem_not_form(),
            Self::CrossSite => words.problem_cross_site(),
            Self::NeedsServer => words.pocket_needs_server(),
            Self::NoChance => words.problem_internal(),
            Self::Unreadable => words.pocket_unreadable(),
            Self::Several => words.pocket_several(),
            Self::TooLong => words.pocket_too_long(),
            Self::Full => words.pocket_full(),
            Self::Unkept => words.pocket_unkept(),
        }
        .into()
    }

    /// The page that tells it.
    pub(crate) fn page(self, frame: Frame) -> PocketResponse {
        let kind = match self {
            Self::NoPath => ProblemKind::Lost,
            Self::NoTable => ProblemKind::NoTable,
            _ => ProblemKind::Other,
        };
        // The connection may be back.
        let again = if self == Self::NeedsServer { Again::Look } else { Again::Nothing };
        let sentence = self.sentence(frame.words);
        let page = PocketResponse::page(&ProblemPage::new(frame, kind, sentence, again));
        PocketResponse { elsewhere: self == Self::NeedsServer, ..page.with_status(self.status()) }
    }
}
