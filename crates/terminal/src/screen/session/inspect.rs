//! What tests look at in a session.

use play::{Reply, Sight, Table as _};
use ratatui::Terminal;
use ratatui::backend::TestBackend;

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

    /// How far down in the list of choices the one with a label is; where several share the screen, with a name.
    pub(crate) fn place_of(&self, name: &str, label: &str) -> Option<usize> {
        let ScreenPage::Play(play) = &self.page else { return None };
        let named = format!("{name}: {label}");
        play.choices().iter().position(|(_, known, _)| *known == label || *known == named)
    }

    /// What is on a large screen.
    pub(crate) fn shown(&mut self) -> String {
        let mut terminal = Terminal::new(TestBackend::new(120, 50)).expect("a terminal");
        terminal.draw(|frame| self.draw(frame)).expect("a frame");
        terminal.backend().to_string()
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
