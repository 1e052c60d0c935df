//! A match at a server's table, as the screen needs it.

use rules::{Action, Actor, Code, Viewer, Withheld};
use words::Words;

use super::session::Done;
use super::sight::Sight;
use crate::chance::Chance;
use crate::server::{Came, Distant, Link, News};

/// A match at a server's table.
pub(super) struct There {
    words: Words,
    table: Distant,
    log: Vec<String>,
}

impl There {
    /// The table where somebody sat down.
    pub(super) fn new(words: Words, link: Link) -> Self {
        let (table, log) = Distant::new(words, link);
        Self { words, table, log }
    }

    /// What came from the server.
    pub(super) fn hear(&mut self, news: News) -> Came {
        let ordinal = self.table.ordinal();
        let came = self.table.hear(news);
        if self.table.ordinal() != ordinal {
            self.log.clear();
        }
        if let Came::Told(lines) | Came::Done(lines) = &came {
            self.log.extend(lines.iter().cloned());
        }
        came
    }

    /// Which match of the table it is.
    pub(super) fn ordinal(&self) -> i64 {
        self.table.ordinal()
    }

    /// Whether the table allows advice.
    pub(super) fn advises(&self) -> bool {
        self.table.advises()
    }

    /// Who is there, as long as not everybody is.
    pub(super) fn waiting(&self) -> Vec<String> {
        let mut lines = self.table.waiting();
        lines.extend(self.table.trouble.clone());
        lines
    }

    /// Sends what somebody does.
    pub(super) fn act(&self, action: &Action, chance: &mut Chance) -> Done {
        self.table.act(action, chance);
        Done::Later
    }

    /// Sends a secret.
    pub(super) fn set_secret(&self, code: Code, withheld: &Withheld, chance: &mut Chance) -> Done {
        self.table.set_secret(code, withheld, chance);
        Done::Later
    }

    /// Asks for all of a game that is over, to see how it was played.
    pub(super) fn ask_record(&self) {
        self.table.ask_record();
    }

    /// Asks for a rematch.
    pub(super) fn rematch(&self, chance: &mut Chance) {
        self.table.link.rematch(chance);
    }

    /// What is said to whoever leaves.
    pub(super) fn parting(&self) -> Vec<String> {
        let over = self.table.view().is_some_and(|view| view.outcome.is_some());
        let kept = (!over).then(|| self.words.server_kept().into());
        kept.into_iter().chain([self.words.prompt_bye().into()]).collect()
    }

    /// What there is to see; nothing before the first match.
    pub(super) fn sight(&mut self) -> Option<Sight> {
        let view = self.table.view()?.clone();
        let viewer = view.viewer;
        let ours =
            |who: Actor| matches!((who, viewer), (Actor::Seat(seat), Viewer::Seat(own)) if seat == own);
        let turn = view.due.filter(|due| ours(due.who));
        let offers = match viewer {
            Viewer::Seat(seat) => vec![(seat, view.offers.clone())],
            Viewer::Spectator => Vec::new(),
        };
        Some(Sight {
            view,
            told: viewer,
            turn,
            offers,
            pause: false,
            cover: None,
            thinking: false,
            log: self.log.clone(),
            left: self.table.left().map(|left| left.as_secs()),
            line: self.table.trouble.clone(),
            remote: true,
        })
    }
}
