//! A table with people at one keyboard and computers around it. It hands out views, takes actions and writes them
//! down; who looks is only ever told what a view shows.

use rules::view::{Board, Offer, View};
use rules::{
    Action, Actor, Deal, Due, Event, Format, Match, Mode, Player, Refusal, Sealed, Seat, Secret, Step, Task,
    Viewer,
};
use solver::computer::{Computer, Maker, Seed};
use words::{Teller, Words};

use super::brain::Brain;
use super::desk::{Desk, Heard, Typing};
use super::kept::Kept;
use super::player::level_name;
use super::watch::Watch;
use crate::chance::Chance;
use crate::failure::Failure;
use crate::story::Story;

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
    pub(super) game: Match,
    pub(super) computers: Vec<Computer>,
    pub(super) seed: Seed,
    pub(super) chance: Chance,
    pub(super) watch: Watch,
    pub(super) kept: Option<Kept>,
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
    /// How many steps there were when the persons of a group were last asked whether they call.
    pub(super) asked: usize,
}

impl<'d, 'o, 'k> Table<'d, 'o, 'k> {
    /// A table for a match.
    pub(super) fn new(
        words: Words,
        desk: &'d mut Desk<'o>,
        game: Match,
        computers: Vec<Computer>,
        brain: Brain<'k>,
        (seed, chance, mut watch): (Seed, Chance, Watch),
        kept: Option<Kept>,
    ) -> Self {
        let chairs = game.setup().all_seats().zip(game.setup().chairs());
        let mut persons = chairs.filter(|(_, chair)| chair.player == Player::Person).map(|(seat, _)| seat);
        let viewer = match (persons.next(), persons.next()) {
            (Some(seat), None) => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        };
        watch.set(game.now());
        let story = Story::new(words, &game, viewer);
        Self {
            words,
            desk,
            computers,
            seed,
            chance,
            watch,
            kept,
            brain,
            story,
            viewer,
            told: 0,
            last: Vec::new(),
            present: None,
            private: false,
            seated: vec![0; game.setup().seats()],
            asked: game.log().len(),
            game,
        }
    }

    /// Says what is played; of a match that goes on, also how it stands.
    pub(super) fn open(&mut self) -> Result<(), Failure> {
        let words = self.words;
        let game = &self.game;
        let mut lines = self.story.opening(|place| {
            let computer = self.computers[place];
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
        let going = !game.log().is_empty();
        lines.extend(self.story.beginning().into_iter().filter(|_| !going));
        for line in &lines {
            self.desk.say(line)?;
        }
        if going {
            for entry in self.game.seen(self.viewer, 0) {
                self.told = entry.number;
                self.last = self.story.tell(&entry);
            }
            self.desk.say(&words.prompt_goes_on())?;
            let view = self.game.view(self.viewer);
            for line in self.board(&view) {
                self.desk.say(&line)?;
            }
            if let Board::Holder(holder) = &view.board {
                self.desk.say(&words.own_markers(view.setup.rules(), &holder.markers))?;
            }
            if self.game.setup().rules().edition().format != Format::Group {
                self.desk.say(&self.story.score())?;
            }
        }
        Ok(())
    }

    /// Plays until the match is over or somebody quits; whether it is over.
    pub(super) fn run(&mut self) -> Result<bool, Failure> {
        loop {
            self.tell()?;
            let Some(due) = self.game.due() else { return Ok(true) };
            if self.lapse(due)? || self.deal(due)? {
                continue;
            }
            let next = if self.may_call_first(due) {
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
        for entry in self.game.seen(self.viewer, self.told) {
            self.told = entry.number;
            lines.extend(self.story.tell(&entry));
            let dealt = entry.events.iter().any(|event| matches!(event, Event::Dealt { .. }));
            if let (true, Board::Holder(holder)) = (dealt, self.game.view(self.viewer).board) {
                lines.push(self.words.own_markers(self.game.setup().rules(), &holder.markers));
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

    /// The time of whoever is due may be up.
    fn lapse(&mut self, due: Due) -> Result<bool, Failure> {
        let Some(deadline) = self.game.deadline() else { return Ok(false) };
        if self.watch.until(deadline).is_some() {
            return Ok(false);
        }
        let rules = self.game.setup().rules();
        let drawn = (due.what == Task::Secret).then(|| Sealed::new(Secret::draw(rules, &mut self.chance)));
        self.act(Actor::Table, Action::Lapse(drawn))?;
        Ok(true)
    }

    /// The table deals by itself.
    fn deal(&mut self, due: Due) -> Result<bool, Failure> {
        if due.what != Task::Deal {
            return Ok(false);
        }
        let deal = Deal::draw(self.game.setup().rules(), &mut self.chance);
        self.act(Actor::Table, Action::Deal(Sealed::new(deal)))?;
        // Nobody has a reason to call yet.
        self.asked = self.game.log().len();
        Ok(true)
    }

    /// Whether a person should be asked before a computer goes on: in a group anybody may call at any moment, and
    /// people are slower.
    fn may_call_first(&self, due: Due) -> bool {
        let computer = matches!(due.who, Actor::Seat(seat) if !self.is_person(seat));
        let news = self.game.log().len() > self.asked;
        let offered = |seat: &Seat| self.offered(*seat, |offer| *offer == Offer::Call);
        computer && news && due.what == Task::Row && self.persons().iter().any(offered)
    }

    /// The computers think: whoever is due, or has a reason to speak up. Whether one of them has done anything.
    fn think(&mut self, due: Due) -> Result<bool, Failure> {
        let person_due = matches!(due.who, Actor::Seat(seat) if self.is_person(seat));
        let seats = self.game.setup().seats();
        for place in 0..seats {
            // Nobody is always the first.
            let seat = Seat::new(place).left(self.game.log().len() % seats, seats);
            let is_due = due.who == Actor::Seat(seat);
            let speaks = |offer: &Offer| match offer {
                Offer::Claim { nothing_fits } => *nothing_fits,
                Offer::Call => !person_due,
                _ => false,
            };
            if self.is_person(seat)
                || self.game.setup().mode() == Mode::Referee
                || !(is_due || self.offered(seat, speaks))
            {
                continue;
            }
            let action = self.decide(seat, due.what);
            let out_of_turn = matches!(action, Some(Action::Claim | Action::Call));
            if let Some(action) = action.filter(|_| is_due || out_of_turn) {
                let refused = self.act(Actor::Seat(seat), action)?;
                return match refused {
                    None | Some(Refusal::TimeIsUp) => Ok(true),
                    Some(refusal) => Err(Failure::Wrong(self.teller().refusal(&refusal))),
                };
            }
        }
        Ok(false)
    }

    fn decide(&mut self, seat: Seat, what: Task) -> Option<Action> {
        let computer = self.computers[seat.index()];
        let rules = self.game.setup().rules();
        if what == Task::Secret && computer.maker != Maker::Cunning && !rules.counts_pegs() {
            // A secret by lot needs no knowledge of the game, and a newcomer need not wait for it.
            return Some(Action::Secret(Sealed::new(Secret::draw(rules, &mut self.chance))));
        }
        computer.decide(self.brain.mind(), &self.game.view(Viewer::Seat(seat)), self.seed)
    }

    /// Does something and writes it down; or tells why not.
    pub(super) fn act(&mut self, by: Actor, action: Action) -> Result<Option<Refusal>, Failure> {
        let at = self.watch.now();
        if let Err(refusal) = self.game.apply(Step { by, at, action }) {
            return Ok(Some(refusal));
        }
        if let Some(Err(error)) = self.kept.as_mut().map(|kept| kept.add(&self.game)) {
            self.desk.say(&self.words.prompt_not_kept(error.to_string()))?;
            self.kept = None;
        }
        Ok(None)
    }

    /// Asks somebody, or everybody at the keyboard, no longer than there is time.
    pub(super) fn ask(
        &mut self,
        seat: Option<Seat>,
        question: &str,
        typing: Typing,
    ) -> Result<Heard, Failure> {
        let wait = match self.game.deadline() {
            None => None,
            Some(deadline) => match self.watch.until(deadline) {
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

    /// Whether a person plays a seat now.
    pub(super) fn is_person(&self, seat: Seat) -> bool {
        self.game.player(seat) == Some(Player::Person)
    }

    /// The seats that persons play now.
    pub(super) fn persons(&self) -> Vec<Seat> {
        self.game.setup().all_seats().filter(|seat| self.is_person(*seat)).collect()
    }

    /// Whether something like this is offered to a seat.
    pub(super) fn offered(&self, seat: Seat, wanted: impl Fn(&Offer) -> bool) -> bool {
        self.game.view(Viewer::Seat(seat)).offers.iter().any(wanted)
    }

    /// Who tells the viewer.
    pub(super) fn teller(&self) -> Teller<'_> {
        self.words.at(self.game.setup(), self.viewer)
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
