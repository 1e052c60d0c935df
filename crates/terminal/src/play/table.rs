//! A table with people at one keyboard and computers around it. It hands out views, takes actions and writes them
//! down; who looks is only ever told what a view shows.

use rules::view::{Board, View};
use rules::{Action, Actor, Due, Event, Mode, Player, Refusal, Seat, Viewer};
use words::{Story, Teller, Words};

use super::brain::Brain;
use super::desk::{Desk, Heard, Typing};
use super::host::{Host, decide};
use super::player::level_name;
use crate::failure::Failure;

/// What happens after a line was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// The match goes on.
    Go,
    /// Somebody wants to leave the game.
    Quit,
}

/// A table.
pub(super) struct Table<'d, 'o, 'k> {
    pub(super) words: Words,
    pub(super) desk: &'d mut Desk<'o>,
    pub(super) host: Host,
    pub(super) brain: Brain<'k>,
    story: Story,
    /// Whom the story is told to: the only person, or all who share the keyboard.
    pub(super) viewer: Viewer,
    /// Steps told.
    told: usize,
    /// What was told last.
    pub(super) last: Vec<String>,
    /// Who sits at the keyboard, where several persons share it.
    pub(super) present: Option<Seat>,
    /// Whether something may stand on the screen that only who sits there may see.
    pub(super) private: bool,
    /// How many steps there were when each seat last had the keyboard.
    pub(super) seated: Vec<usize>,
}

impl<'d, 'o, 'k> Table<'d, 'o, 'k> {
    /// A table for a match.
    pub(super) fn new(words: Words, desk: &'d mut Desk<'o>, host: Host, brain: Brain<'k>) -> Self {
        let viewer = host.viewer();
        let story = Story::new(words, &host.game, viewer);
        let seated = vec![0; host.game.setup().seats()];
        Self {
            words,
            desk,
            host,
            brain,
            story,
            viewer,
            told: 0,
            last: Vec::new(),
            present: None,
            private: false,
            seated,
        }
    }

    /// Says what is played; of a match that goes on, also how it stands.
    pub(super) fn open(&mut self) -> Result<(), Failure> {
        let words = self.words;
        let game = &self.host.game;
        let mut lines = self.story.opening(|place| {
            let computer = self.host.computers[place];
            let thinks =
                game.setup().chairs()[place].player != Player::Person && game.setup().mode() == Mode::Table;
            thinks.then(|| level_name(words, computer.level))
        });
        if game.setup().mode() == Mode::Solo {
            // Who sits where needs no telling.
            lines.truncate(lines.len() - game.setup().seats());
            let contrary = game.setup().chairs().iter().any(|chair| chair.player == Player::Contrary);
            lines.push(words.prompt_alone().into());
            lines.extend(
                contrary.then(|| {
                    words.prompt_command(words.computer_contrary_about(), words.computer_contrary())
                }),
            );
        }
        if game.setup().mode() == Mode::Referee {
            lines.push(words.referee_intro().into());
        }
        lines.extend(self.letters());
        lines.push(words.prompt_help().into());
        let going = game.steps() > 0;
        lines.extend(self.story.beginning().into_iter().filter(|_| !going));
        for line in &lines {
            self.desk.say(line)?;
        }
        if going {
            for entry in self.host.game.seen(self.viewer, 0) {
                self.told = entry.number;
                self.last = self.story.tell(&entry);
            }
            self.desk.say(&words.prompt_goes_on())?;
            let view = self.host.game.view(self.viewer);
            for line in self.board(&view) {
                self.desk.say(&line)?;
            }
            if let Board::Holder(holder) = &view.board {
                self.desk.say(&words.own_markers(view.setup.rules(), &holder.markers))?;
            }
            if !self.host.game.setup().rules().edition().format.holds_parts() {
                self.desk.say(&self.story.score())?;
            }
        }
        Ok(())
    }

    /// Plays until the match is over or somebody quits; whether it is over.
    pub(super) fn run(&mut self) -> Result<bool, Failure> {
        loop {
            self.tell()?;
            let Some(due) = self.host.game.due() else { return Ok(true) };
            if self.host.proceed(due) {
                self.trouble()?;
                continue;
            }
            let next = if self.host.may_call_first(due) {
                self.pause()?
            } else if self.think(due)? {
                Next::Go
            } else {
                self.turn(due)?
            };
            if next == Next::Quit {
                return Ok(false);
            }
        }
    }

    /// Tells what has happened since.
    pub(super) fn tell(&mut self) -> Result<(), Failure> {
        let mut lines = Vec::new();
        for entry in self.host.game.seen(self.viewer, self.told) {
            self.told = entry.number;
            lines.extend(self.story.tell(&entry));
            let dealt = entry.events.iter().any(|event| matches!(event, Event::Dealt { .. }));
            if let (true, Board::Holder(holder)) = (dealt, self.host.game.view(self.viewer).board) {
                lines.push(self.words.own_markers(self.host.game.setup().rules(), &holder.markers));
            }
        }
        for line in &lines {
            self.desk.say(line)?;
        }
        if !lines.is_empty() {
            self.last = lines;
        }
        Ok(())
    }

    /// The computers think: whoever is due, or has a reason to speak up. Whether one of them has done anything.
    fn think(&mut self, due: Due) -> Result<bool, Failure> {
        let decided = self.host.secret_by_lot(due).or_else(|| {
            let asked = self.host.asked(due);
            // A mind is made ready only when somebody has something to think about.
            if asked.is_empty() { None } else { decide(&asked, self.brain.mind(), self.host.seed) }
        });
        let Some((seat, action)) = decided else { return Ok(false) };
        match self.act(Actor::Seat(seat), action)? {
            None | Some(Refusal::TimeIsUp) => Ok(true),
            Some(refusal) => Err(Failure::Wrong(self.teller().refusal(&refusal))),
        }
    }

    /// Does something and writes it down; or tells why not.
    pub(super) fn act(&mut self, by: Actor, action: Action) -> Result<Option<Refusal>, Failure> {
        let refused = self.host.act(by, action);
        self.trouble()?;
        Ok(refused)
    }

    /// Tells why the match can't be kept any longer, if so.
    fn trouble(&mut self) -> Result<(), Failure> {
        match self.host.trouble.take() {
            Some(error) => self.desk.say(&self.words.prompt_not_kept(self.words.system(&error))),
            None => Ok(()),
        }
    }

    /// Asks somebody, or everybody at the keyboard, no longer than there is time.
    pub(super) fn ask(
        &mut self,
        seat: Option<Seat>,
        question: &str,
        typing: Typing,
    ) -> Result<Heard, Failure> {
        let wait = match self.host.game.deadline() {
            None => None,
            Some(deadline) => match self.host.watch.until(deadline) {
                None => return Ok(Heard::TimeUp),
                Some(left) => Some(left),
            },
        };
        if let Some(left) = wait {
            let left = self.words.duration(left.as_secs().max(1));
            self.desk.say(&self.words.board_time_left(left))?;
        }
        let question = match seat.filter(|_| self.is_shared()) {
            Some(seat) => self.words.prompt_named(self.teller().name(seat), question),
            None => question.to_owned(),
        };
        self.desk.ask(&question, typing, wait)
    }

    /// Whether several persons share the keyboard.
    pub(super) fn is_shared(&self) -> bool {
        self.viewer == Viewer::Spectator
    }

    /// Who tells the viewer.
    pub(super) fn teller(&self) -> Teller<'_> {
        self.words.at(self.host.game.setup(), self.viewer)
    }

    /// Who tells a view's viewer.
    pub(super) fn teller_of<'v>(&self, view: &'v View) -> Teller<'v> {
        self.words.at(&view.setup, view.viewer)
    }

    /// The points so far.
    pub(super) fn score(&self) -> String {
        self.story.score()
    }
}
