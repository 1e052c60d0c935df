//! A match that is played at this computer, as the screen needs it: who has the keyboard, what is told, who thinks.

use rules::view::Board;
use rules::{
    Action, Actor, Code, Due, Event, Mode, Player, Refusal, Salt, Sealed, Seat, Secret, Task, Viewer,
    Withheld,
};
use words::{Story, Words};

use super::sight::Sight;
use super::think::{Decision, Question};
use crate::play::host::Host;
use crate::play::player::level_name;
use crate::play::reply::hides_something;

/// A match that is played here.
pub(super) struct Here {
    words: Words,
    pub(super) host: Host,
    story: Story,
    told: Viewer,
    /// Steps told.
    steps: usize,
    log: Vec<String>,
    /// Who has the keyboard, where several persons share it.
    present: Option<Seat>,
    /// Whether who has the keyboard has seen what the others may not see.
    private: bool,
    cover: Option<Seat>,
    pause: bool,
    /// The step that computers think about.
    thinking: Option<usize>,
    /// The step at which no computer had anything to do.
    idle: Option<usize>,
}

impl Here {
    /// The table of a match, with what is to be told before it begins.
    pub(super) fn new(words: Words, host: Host, notices: Vec<String>) -> Self {
        let told = host.viewer();
        let mut story = Story::new(words, &host.game, told);
        let mut log = notices;
        let setup = host.game.setup();
        if setup.mode() == Mode::Table {
            let level = |place: usize| {
                let thinks = setup.chairs()[place].player != Player::Person;
                thinks.then(|| level_name(words, host.computers[place].level))
            };
            // What is played stands above the board.
            log.extend(story.opening(level).into_iter().skip(1));
        }
        log.extend(story.beginning());
        let mut steps = 0;
        if host.game.steps() > 0 {
            for entry in host.game.seen(told, 0) {
                steps = entry.number;
                log.extend(story.tell(&entry));
            }
            log.push(words.prompt_goes_on().into());
        }
        Self {
            words,
            host,
            story,
            told,
            steps,
            log,
            present: None,
            private: false,
            cover: None,
            pause: false,
            thinking: None,
            idle: None,
        }
    }

    /// Goes on as far as nobody here has to be asked; what computers have to think about comes back.
    pub(super) fn proceed(&mut self, private: bool) -> Option<Question> {
        self.private |= private;
        loop {
            self.tell();
            let due = self.host.game.due()?;
            self.pause = false;
            if self.host.proceed(due) {
                continue;
            }
            if let Some((seat, secret)) = self.host.secret_by_lot(due) {
                self.host.act(Actor::Seat(seat), secret);
                continue;
            }
            self.pause = self.host.may_call_first(due);
            if self.pause {
                return None;
            }
            self.seat(due);
            let number = self.host.game.steps();
            if self.idle == Some(number) || self.thinking == Some(number) {
                return None;
            }
            let asked = self.host.asked(due);
            if asked.is_empty() {
                self.idle = Some(number);
                return None;
            }
            self.thinking = Some(number);
            return Some(Question::Decide(Decision { number, asked, seed: self.host.seed }));
        }
    }

    /// Tells what has happened since.
    fn tell(&mut self) {
        for entry in self.host.game.seen(self.told, self.steps) {
            self.steps = entry.number;
            self.log.extend(self.story.tell(&entry));
            let dealt = entry.events.iter().any(|event| matches!(event, Event::Dealt { .. }));
            if let (true, Board::Holder(holder)) = (dealt, self.host.game.view(self.told).board) {
                self.log.push(self.words.own_markers(self.host.game.setup().rules(), &holder.markers));
            }
        }
        if let Some(error) = self.host.trouble.take() {
            self.log.push(self.words.prompt_not_kept(self.words.system(&error)));
        }
    }

    /// Gives the keyboard to whoever is due, at once or after it was passed under cover.
    fn seat(&mut self, due: Due) {
        self.cover = None;
        let Actor::Seat(seat) = due.who else { return };
        if self.told != Viewer::Spectator || !self.host.is_person(seat) {
            return;
        }
        let shows = self.shows(seat, due.what);
        // A code maker who places pins could open the shield.
        let hides = shows || hides_something(&self.host.game.view(Viewer::Seat(seat)).board);
        let stays = self.present == Some(seat);
        // Who has the keyboard already, and something to hide only from now on, is asked to be alone, too.
        let covers = if stays { shows && !self.private } else { hides || self.private };
        if covers {
            self.cover = Some(seat);
        } else {
            self.present = Some(seat);
        }
    }

    /// Whether a seat is shown something at once that the others at the keyboard may not see.
    fn shows(&self, seat: Seat, what: Task) -> bool {
        let holds = |board| matches!(board, Board::Holder(holder) if !holder.markers.is_empty());
        what == Task::Secret || holds(self.host.game.view(Viewer::Seat(seat)).board)
    }

    /// The keyboard was passed.
    pub(super) fn seated(&mut self) {
        let Some(seat) = self.cover.take() else { return };
        self.present = Some(seat);
        self.private = self.host.game.due().is_some_and(|due| self.shows(seat, due.what));
        self.rested();
    }

    /// Nobody calls.
    pub(super) fn go_on(&mut self) {
        self.host.asked = self.host.game.steps();
        self.pause = false;
        self.rested();
    }

    /// While nobody plays, no time passes.
    pub(super) fn rested(&mut self) {
        self.host.rest();
    }

    /// Does something, or says why it can't be done.
    pub(super) fn act(&mut self, by: Actor, action: Action) -> Result<(), String> {
        let viewer = match by {
            Actor::Seat(seat) => Viewer::Seat(seat),
            Actor::Table => Viewer::Spectator,
        };
        match self.host.act(by, action) {
            None => Ok(()),
            Some(Refusal::TimeIsUp) => Err(self.words.prompt_too_late().into()),
            Some(refusal) => Err(self.words.at(self.host.game.setup(), viewer).refusal(&refusal)),
        }
    }

    /// Sets a secret.
    pub(super) fn set_secret(&mut self, by: Actor, code: Code, withheld: Withheld) -> Result<(), String> {
        let salt = Salt::draw(&mut self.host.chance);
        self.act(by, Action::Secret(Sealed::new(Secret { code, withheld, salt })))
    }

    /// Computers have thought about a step.
    pub(super) fn decided(&mut self, number: usize, what: Option<(Seat, Action)>) {
        if self.thinking != Some(number) || self.host.game.steps() != number {
            // Somebody was quicker.
            return;
        }
        self.thinking = None;
        let refused = what.is_none_or(|(seat, action)| self.host.act(Actor::Seat(seat), action).is_some());
        if refused {
            // Nobody had anything to do; or whose time is up is told so by the clock.
            self.idle = Some(number);
        }
    }

    /// What there is to see.
    pub(super) fn sight(&mut self) -> Sight {
        let game = &self.host.game;
        let over = game.due().is_none();
        let viewer = match (self.told, self.present) {
            (Viewer::Spectator, Some(seat)) if !over && self.host.is_person(seat) => Viewer::Seat(seat),
            (told, _) => told,
        };
        let here = |due: &Due| match due.who {
            Actor::Seat(seat) => self.host.is_person(seat) && viewer == Viewer::Seat(seat),
            Actor::Table => due.what != Task::Deal,
        };
        let turn = game.due().filter(here).filter(|_| self.cover.is_none());
        let persons = self.host.persons();
        let offers = persons.iter().map(|seat| (*seat, game.view(Viewer::Seat(*seat)).offers));
        let left = game.deadline().filter(|_| self.cover.is_none() && !self.pause);
        Sight {
            view: game.view(viewer),
            told: self.told,
            turn,
            offers: offers.collect(),
            pause: self.pause,
            cover: self.cover,
            thinking: self.thinking == Some(game.steps()) && turn.is_none(),
            log: self.log.clone(),
            left: left.map(|time| {
                self.host.watch.until(time).map_or(0, |left| left.as_millis().div_ceil(1000) as u64)
            }),
            line: None,
            remote: false,
        }
    }
}
