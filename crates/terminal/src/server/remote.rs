//! A match that a server keeps, as presenters see it.

use std::sync::mpsc::Receiver;

use play::{Decision, Deed, Done, Job, Place, Reply, Sight, Table, TableSign, Told};
use rules::{Actor, Code, Secret, Viewer};
use words::Words;

use super::link::{News, ServerLink};
use super::table::{Came, Distant};
use crate::chance::Chance;

/// A match that a server keeps.
pub(crate) struct Remote {
    words: Words,
    table: Distant,
    chance: Chance,
    /// Where news waits, if nobody else delivers it.
    news: Option<Receiver<News>>,
    story: Vec<Told>,
    replies: Vec<Reply>,
}

impl Remote {
    /// The table where somebody sat down.
    pub(crate) fn new(words: Words, link: ServerLink, chance: Chance) -> Self {
        let (table, lines) = Distant::new(words, link);
        let mut remote = Self { words, table, chance, news: None, story: Vec::new(), replies: Vec::new() };
        remote.tell(lines);
        remote
    }

    /// Fetches news from here.
    pub(crate) fn listening(self, news: Receiver<News>) -> Self {
        Self { news: Some(news), ..self }
    }

    fn tell(&mut self, lines: Vec<String>) {
        // Nothing has happened yet in a match that is just beginning.
        let step = self.table.view().map_or(0, |view| view.steps);
        let first = self.story.is_empty();
        let mut lines = lines.into_iter();
        if first {
            let begins = lines.by_ref().take(self.table.begins());
            self.story.extend(begins.map(Told::before));
        }
        self.story.extend(lines.map(|text| Told { step, by: None, text }));
    }

    /// Takes in what came from the server.
    pub(crate) fn hear(&mut self, news: News) {
        let ordinal = self.table.ordinal();
        let came = self.table.hear(news);
        if self.table.ordinal() != ordinal {
            self.story.clear();
        }
        match came {
            Came::Told(lines) => self.tell(lines),
            Came::Done(lines) => {
                self.tell(lines);
                self.replies.push(Reply::Done);
            }
            Came::Refused(sentence) => self.replies.push(Reply::Refused(sentence)),
            Came::Record(game) => self.replies.push(Reply::Record(game)),
            Came::Line => {}
        }
    }

    /// Which match of the table it is.
    pub(crate) fn ordinal(&self) -> i64 {
        self.table.ordinal()
    }

    /// Whether there is an answer that nobody has heard yet.
    pub(crate) fn has_replies(&self) -> bool {
        !self.replies.is_empty()
    }

    /// Asks for a rematch.
    pub(crate) fn rematch(&mut self) {
        self.table.link.rematch(&mut self.chance);
    }

    /// Declines a rematch, or withdraws one's own request.
    pub(crate) fn decline(&mut self) {
        self.table.link.decline(&mut self.chance);
    }

    /// Leaves the table and returns what to say. Drops the ticket if there is nothing to come back to.
    pub(crate) fn parting(&self) -> Vec<String> {
        let over = self.table.ended || self.table.view().is_some_and(|view| view.outcome.is_some());
        if let Some(ticket) = &self.table.link.ticket {
            if over {
                ticket.discard();
            } else {
                ticket.keep();
            }
        }
        let kept = (!over).then(|| self.kept());
        kept.into_iter().chain([self.words.prompt_bye().into()]).collect()
    }
}

impl Table for Remote {
    fn proceed(&mut self) -> Option<Job> {
        while let Some(news) = self.news.as_ref().and_then(|news| news.try_recv().ok()) {
            self.hear(news);
        }
        // The server's computers think on the server.
        None
    }

    fn decided(&mut self, _: Decision) {}

    fn sight(&mut self) -> Option<Sight> {
        let view = self.table.view()?;
        let held = match view.viewer {
            Viewer::Seat(seat) => vec![seat],
            Viewer::Spectator => Vec::new(),
        };
        let place = Place { held: &held, told: view.viewer, present: None };
        // A try at the code of the day can't go to the computer and back.
        let back = held.iter().copied().filter(|_| !self.table.is_daily());
        let mut sight = Sight::of(place, |_| view.clone()).with_way_back(back);
        sight.levels = self.table.levels();
        sight.left = self.table.left();
        sight.line.clone_from(&self.table.trouble);
        sight.story.clone_from(&self.story);
        sight.server = Some(self.table.sign().cloned().unwrap_or_default());
        sight.advice = self.table.advises();
        sight.away = self.table.away();
        sight.rematch = self.table.rematch();
        sight.declined = self.table.declined();
        Some(sight)
    }

    fn act(&mut self, _: Actor, deed: Deed) -> Done {
        self.table.act(&deed, &mut self.chance);
        Done::Later
    }

    fn replies(&mut self) -> Vec<Reply> {
        std::mem::take(&mut self.replies)
    }

    fn passed(&mut self) {}

    fn showed_something(&mut self) {}

    fn stirred(&mut self) {
        self.table.be_here();
    }

    fn go_on(&mut self) {}

    fn rest(&mut self) {}

    fn roll(&mut self) -> Option<Code> {
        let rules = self.table.view()?.setup.rules();
        Some(Secret::draw(rules, &mut self.chance).code)
    }

    fn ask_record(&mut self) {
        self.table.ask_record();
    }

    fn kept(&self) -> String {
        let command = self.table.sign().map(TableSign::command).unwrap_or_default();
        self.words.server_kept(command)
    }

    fn jot(&mut self, notes: &str) {
        if let Some(ticket) = self.table.link.ticket.as_mut().filter(|ticket| ticket.notes != notes) {
            notes.clone_into(&mut ticket.notes);
            ticket.keep();
        }
    }

    fn jotted(&self) -> &str {
        self.table.link.ticket.as_ref().map_or("", |ticket| &ticket.notes)
    }

    fn waiting(&self) -> Vec<String> {
        let mut lines = self.table.waiting();
        lines.extend(self.table.trouble.clone());
        lines
    }

    fn is_closed(&self) -> bool {
        self.table.ended
    }
}
