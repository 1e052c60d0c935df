//! What tests look at in a session.

use play::{Reply, Sight, Table as _};

use super::{Keeping, ScreenPage, Session};
use crate::server::News;

impl Session {
    /// What there is to see of the current match.
    pub(crate) fn sight(&self) -> Option<&Sight> {
        match &self.page {
            ScreenPage::Play(play) => Some(&play.sight),
            _ => None,
        }
    }

    /// Whether a finished round is on the board.
    pub(crate) fn is_reviewing(&self) -> bool {
        matches!(&self.page, ScreenPage::Play(play) if play.review.is_some())
    }

    /// The record of a finished match, once news has brought it.
    pub(crate) fn record(&mut self, mut news: impl FnMut() -> Option<News>) -> Option<Box<rules::Match>> {
        let Keeping::There(there) = &mut self.keeping else { return None };
        there.ask_record();
        while let Some(news) = news() {
            there.hear(news);
            for reply in there.replies() {
                if let Reply::Record(game) = reply {
                    return game;
                }
            }
        }
        None
    }
}
