//! A match kept on this device: the people who share it, computers, a referee, a clock.
//!
//! Its state is the running record. Time comes from a [`Clock`], records go to a [`Ledger`], and computers' thinking is
//! handed out as a [`Job`], so it runs wherever somebody provides these.

use std::io;
use std::time::Duration;

use rand::Rng;
use rand_chacha::ChaCha20Rng;
use rules::seat::Chair;
use rules::view::{Board, Offer, View};
use rules::{
    Action, Actor, Code, Deal, Due, Event, Match, Mode, Player, Refusal, Salt, Sealed, Seat, Secret, Step,
    Task, Time, Viewer,
};
use solver::computer::{Computer, Level, Maker, Seed};
use words::{Story, Words};

use crate::deed::Deed;
use crate::job::{AskedComputer, Decision, DecisionJob, Job};
use crate::running;
use crate::sight::{Cover, Place, Sight, Told};
use crate::table::{Done, Reply, Table};

/// The clock of a match.
pub trait Clock {
    /// The time of the match now.
    fn now(&mut self) -> Time;

    /// Sets the clock: while nobody plays, no time passes.
    fn set(&mut self, time: Time);

    /// How long until a time; nothing if it has come.
    fn until(&mut self, time: Time) -> Option<Duration> {
        let left = time.0.saturating_sub(self.now().0);
        (left > 0).then(|| Duration::from_millis(left))
    }
}

/// Where the record of a match is kept.
pub trait Ledger {
    /// Adds lines. Once this returns they are kept, whatever happens.
    fn add(&mut self, lines: &str) -> io::Result<()>;

    /// Where it is, in a sentence.
    fn place(&self, words: Words) -> String;
}

/// A match, how computers play its seats, and where its record is kept, if anywhere.
#[derive(Debug)]
pub struct KeptMatch<L> {
    /// The match.
    pub game: Match,
    /// How the computer plays each seat.
    pub computers: Vec<Computer>,
    /// Where the record is kept, with all steps so far.
    pub ledger: Option<L>,
    /// The notes last kept with it.
    pub notes: String,
}

/// A match kept on this device.
#[derive(Debug)]
pub struct Local<L, C> {
    words: Words,
    kept: KeptMatch<L>,
    seed: Seed,
    chance: ChaCha20Rng,
    clock: C,
    story: Story,
    told: Viewer,
    /// How well the computer plays each of its seats.
    levels: Vec<Option<Level>>,
    /// Steps that the story has told.
    steps: usize,
    log: Vec<Told>,
    /// How many steps there were when the people of a group were last asked whether they call.
    asked: usize,
    /// Who has the device, if several people share it.
    present: Option<Seat>,
    /// Whether the player with the device has seen what the others may not see.
    private: bool,
    cover: Option<Cover>,
    pause: bool,
    /// The step that computers are thinking about.
    thinking: Option<usize>,
    /// The step at which no computer had anything to do.
    idle: Option<usize>,
    replies: Vec<Reply>,
}

impl<L: Ledger, C: Clock> Local<L, C> {
    /// The table of a match, with sentences for its start.
    pub fn new(
        words: Words,
        kept: KeptMatch<L>,
        mut chance: ChaCha20Rng,
        mut clock: C,
        notices: Vec<String>,
    ) -> Self {
        let mut bytes = [0; 32];
        chance.fill_bytes(&mut bytes);
        let game = &kept.game;
        clock.set(game.now());
        let told = addressee(game);
        let mut log: Vec<_> = notices.into_iter().map(Told::before).collect();
        let setup = game.setup();
        let levels = levels(game, &kept.computers);
        if setup.mode() == Mode::Table {
            // The game's name is shown above the board.
            let level = |place: usize| levels[place].map(|level| level_name(words, level));
            log.extend(words.match_opening(setup, level).into_iter().skip(1).map(Told::before));
        }
        log.extend(words.match_beginning(setup, told).into_iter().map(Told::before));
        let story = Story::new(words, game, told);
        let steps = game.steps();
        let mut local = Self {
            words,
            seed: Seed::new(bytes),
            chance,
            clock,
            story,
            told,
            levels,
            steps: 0,
            log,
            asked: steps,
            present: None,
            private: false,
            cover: None,
            pause: false,
            thinking: None,
            idle: None,
            replies: Vec::new(),
            kept,
        };
        if steps > 0 {
            local.tell();
            local.log.push(Told { step: steps, by: None, text: words.prompt_goes_on().into() });
        }
        local
    }

    /// The match.
    pub fn game(&self) -> &Match {
        &self.kept.game
    }

    /// How the computer plays each seat.
    pub fn computers(&self) -> &[Computer] {
        &self.kept.computers
    }

    /// The match with everything kept of it, once nobody plays any more.
    pub fn into_kept(self) -> KeptMatch<L> {
        self.kept
    }

    /// Does what needs no thought: calls time, deals, and draws the secret of a computer that takes any. Says whether
    /// there was anything to do.
    fn proceed_alone(&mut self, due: Due) -> bool {
        self.lapse(due) || self.deal(due) || self.draw_secret(due)
    }

    /// Calls time if the player whose turn it is has run out of it.
    fn lapse(&mut self, due: Due) -> bool {
        let Some(deadline) = self.kept.game.deadline() else { return false };
        if self.clock.until(deadline).is_some() {
            return false;
        }
        let rules = self.kept.game.setup().rules();
        let drawn = (due.what == Task::Secret).then(|| Sealed::new(Secret::draw(rules, &mut self.chance)));
        self.step(Actor::Table, Action::Lapse(drawn));
        true
    }

    /// The table deals by itself.
    fn deal(&mut self, due: Due) -> bool {
        if due.what != Task::Deal {
            return false;
        }
        let deal = Deal::draw(self.kept.game.setup().rules(), &mut self.chance);
        self.step(Actor::Table, Action::Deal(Sealed::new(deal)));
        // Nobody has a reason to call yet.
        self.asked = self.kept.game.steps();
        true
    }

    /// A random secret needs no knowledge of the game, so a newcomer need not wait for it.
    fn draw_secret(&mut self, due: Due) -> bool {
        let Actor::Seat(seat) = due.who else { return false };
        let setup = self.kept.game.setup();
        let rules = setup.rules();
        let by_lot = due.what == Task::Secret
            && !self.is_person(seat)
            && setup.mode() != Mode::Referee
            && self.kept.computers[seat.index()].maker != Maker::Cunning
            && !rules.counts_pegs();
        if !by_lot {
            return false;
        }
        let secret = Sealed::new(Secret::draw(rules, &mut self.chance));
        self.step(Actor::Seat(seat), Action::Secret(secret)).is_none()
    }

    /// Whether to ask people before a computer continues: in a group anybody may call at any moment, and people are
    /// slower.
    fn may_call_first(&self, due: Due) -> bool {
        let computer = matches!(due.who, Actor::Seat(seat) if !self.is_person(seat));
        let news = self.kept.game.steps() > self.asked;
        let offered = |seat: &Seat| self.view(*seat).offers.contains(&Offer::Call);
        computer && news && due.what == Task::Row && self.persons().iter().any(offered)
    }

    /// The computers that have something to decide: the one whose turn it is, and any with a reason to speak up.
    fn asked(&self, due: Due) -> Vec<AskedComputer> {
        let game = &self.kept.game;
        if game.setup().mode() == Mode::Referee {
            return Vec::new();
        }
        let person_due = matches!(due.who, Actor::Seat(seat) if self.is_person(seat));
        let seats = game.setup().seats();
        // The first to be asked rotates, so nobody is always first.
        let places = (0..seats).map(|place| Seat::new(place).left(game.steps() % seats, seats));
        let computers = places.filter(|seat| !self.is_person(*seat));
        let asked = computers.filter_map(|seat| {
            let view = self.view(seat);
            let is_due = due.who == Actor::Seat(seat);
            let speaks = |offer: &Offer| match offer {
                Offer::Claim { nothing_fits } => *nothing_fits,
                Offer::Call => !person_due,
                _ => false,
            };
            let asked = is_due || view.offers.iter().any(speaks);
            let computer = self.kept.computers[seat.index()];
            asked.then_some(AskedComputer { seat, computer, view, is_due })
        });
        asked.collect()
    }

    /// Does something and keeps it, or says why not.
    fn step(&mut self, by: Actor, action: Action) -> Option<Refusal> {
        let at = self.clock.now();
        let steps = self.kept.game.steps();
        if let Err(refusal) = self.kept.game.apply(Step { by, at, action }) {
            return Some(refusal);
        }
        let lines = running::steps_since(&self.kept.game, steps);
        if let Some(Err(error)) = self.kept.ledger.as_mut().map(|ledger| ledger.add(&lines)) {
            self.kept.ledger = None;
            let text = self.words.prompt_not_kept(self.words.system(&error));
            self.log.push(Told { step: steps, by: None, text });
        }
        None
    }

    /// Tells what has happened since the last time.
    fn tell(&mut self) {
        let game = &self.kept.game;
        for entry in game.seen(self.told, self.steps) {
            self.steps = entry.number;
            let mut lines = self.story.tell(&entry);
            let dealt = entry.events.iter().any(|event| matches!(event, Event::Dealt { .. }));
            if let (true, Board::Holder(holder)) = (dealt, game.view(self.told).board) {
                lines.push(self.words.own_markers(game.setup().rules(), &holder.markers));
            }
            self.log.extend(Told::of(&entry, lines));
        }
    }

    /// Gives the device to the player whose turn it is, at once or after passing it under cover. Cover is needed for a
    /// player who is shown something private, or could ask for it: a code maker who places pins could open the shield.
    fn seat(&mut self, due: Due) {
        self.cover = None;
        let Actor::Seat(seat) = due.who else { return };
        if self.told != Viewer::Spectator || !self.is_person(seat) {
            return;
        }
        let shows = self.shows(seat, due.what);
        let hides = Cover::is_needed(&self.view(seat), due.what);
        let stays = self.present == Some(seat);
        // A player who has the device already, but has something to hide only from now on, is asked to be alone too.
        let covers = if stays { shows && !self.private } else { hides || self.private };
        if covers {
            self.cover = Some(Cover { seat, stays, hides, after: self.private });
        } else {
            self.present = Some(seat);
        }
    }

    /// Whether a seat is shown something at once that the others at the device may not see.
    fn shows(&self, seat: Seat, what: Task) -> bool {
        let holds = |board| matches!(board, Board::Holder(holder) if !holder.markers.is_empty());
        what == Task::Secret || holds(self.view(seat).board)
    }

    fn view(&self, seat: Seat) -> View {
        self.kept.game.view(Viewer::Seat(seat))
    }

    /// Whether a person plays a seat now.
    fn is_person(&self, seat: Seat) -> bool {
        self.kept.game.player(seat) == Some(Player::Person)
    }

    /// The seats that people play now.
    fn persons(&self) -> Vec<Seat> {
        self.kept.game.setup().all_seats().filter(|seat| self.is_person(*seat)).collect()
    }
}

impl<L: Ledger, C: Clock> Table for Local<L, C> {
    fn proceed(&mut self) -> Option<Job> {
        loop {
            self.tell();
            let due = self.kept.game.due()?;
            self.pause = false;
            if self.proceed_alone(due) {
                continue;
            }
            self.pause = self.may_call_first(due);
            if self.pause {
                return None;
            }
            self.seat(due);
            let step = self.kept.game.steps();
            if self.idle == Some(step) || self.thinking == Some(step) {
                return None;
            }
            let computers = self.asked(due);
            if computers.is_empty() {
                self.idle = Some(step);
                return None;
            }
            self.thinking = Some(step);
            return Some(Job::Decide(DecisionJob { step, computers, seed: self.seed }));
        }
    }

    fn decided(&mut self, Decision { step, what }: Decision) {
        if self.thinking != Some(step) || self.kept.game.steps() != step {
            // Somebody was quicker.
            return;
        }
        self.thinking = None;
        let refused = what.is_none_or(|(seat, action)| self.step(Actor::Seat(seat), action).is_some());
        if refused {
            // Nobody had anything to do; if time is up, the clock says so.
            self.idle = Some(step);
        }
    }

    fn sight(&mut self) -> Option<Sight> {
        self.tell();
        let game = &self.kept.game;
        let over = game.due().is_none();
        let held = self.persons();
        // While anybody may call, nobody in particular has the device.
        let present = self.present.filter(|seat| !over && !self.pause && held.contains(seat));
        let place = Place { held: &held, told: self.told, present };
        let all = game.setup().all_seats();
        let mut sight = Sight::of(place, |viewer| game.view(viewer)).with_way_back(all).covered(self.cover);
        let deadline = game.deadline().filter(|_| self.cover.is_none() && !self.pause);
        sight.thinking = self.thinking == Some(game.steps()) && sight.turn.is_none();
        sight.levels.clone_from(&self.levels);
        sight.pause = self.pause;
        sight.private = self.private && sight.is_shared();
        sight.left = deadline.map(|time| self.clock.until(time).unwrap_or_default());
        sight.story.clone_from(&self.log);
        Some(sight)
    }

    fn act(&mut self, by: Actor, deed: Deed) -> Done {
        let action = match deed {
            Deed::Act(action) => action,
            Deed::Secret(code, withheld) => {
                let salt = Salt::draw(&mut self.chance);
                Action::Secret(Sealed::new(Secret { code, withheld, salt }))
            }
        };
        let viewer = match by {
            Actor::Seat(seat) => Viewer::Seat(seat),
            Actor::Table => Viewer::Spectator,
        };
        match self.step(by, action) {
            None => Done::Now,
            Some(Refusal::TimeIsUp) => Done::Refused(self.words.prompt_too_late().into()),
            Some(refusal) => Done::Refused(self.words.at(self.kept.game.setup(), viewer).refusal(&refusal)),
        }
    }

    fn replies(&mut self) -> Vec<Reply> {
        std::mem::take(&mut self.replies)
    }

    fn passed(&mut self) {
        let Some(Cover { seat, .. }) = self.cover.take() else { return };
        self.present = Some(seat);
        self.private = self.kept.game.due().is_some_and(|due| self.shows(seat, due.what));
        self.rest();
    }

    fn showed_something(&mut self) {
        self.private = true;
    }

    fn go_on(&mut self) {
        self.asked = self.kept.game.steps();
        self.pause = false;
        self.rest();
    }

    fn rest(&mut self) {
        // The clock continues from where the last step left it.
        if self.kept.game.deadline().is_some() {
            self.clock.set(self.kept.game.now());
        }
    }

    fn roll(&mut self) -> Option<Code> {
        Some(Secret::draw(self.kept.game.setup().rules(), &mut self.chance).code)
    }

    fn ask_record(&mut self) {
        self.replies.push(Reply::Record(Some(Box::new(self.kept.game.clone()))));
    }

    fn kept(&self) -> String {
        match &self.kept.ledger {
            Some(ledger) => ledger.place(self.words),
            None => self.words.prompt_not_kept(self.words.prompt_no_folder()),
        }
    }

    fn jot(&mut self, notes: &str) {
        if self.kept.notes == notes || self.kept.game.due().is_none() {
            return;
        }
        notes.clone_into(&mut self.kept.notes);
        // If notes can't be kept, the match continues without them.
        let line = running::notes_line(notes);
        let _ = self.kept.ledger.as_mut().map(|ledger| ledger.add(&line));
    }

    fn jotted(&self) -> &str {
        &self.kept.notes
    }

    fn waiting(&self) -> Vec<String> {
        Vec::new()
    }

    fn is_closed(&self) -> bool {
        false
    }
}

/// Who everything is told to: the only person, or all who share the device.
fn addressee(game: &Match) -> Viewer {
    let chairs = game.setup().all_seats().zip(game.setup().chairs());
    let mut persons = chairs.filter(|(_, chair)| chair.player == Player::Person).map(|(seat, _)| seat);
    match (persons.next(), persons.next()) {
        (Some(seat), None) => Viewer::Seat(seat),
        _ => Viewer::Spectator,
    }
}

/// How well the computer plays each seat it has from the start.
fn levels(game: &Match, computers: &[Computer]) -> Vec<Option<Level>> {
    let level = |(chair, computer): (&Chair, &Computer)| {
        (chair.player != Player::Person && game.setup().mode() == Mode::Table).then_some(computer.level)
    };
    game.setup().chairs().iter().zip(computers).map(level).collect()
}

/// A computer's level by name.
pub fn level_name(words: Words, level: Level) -> String {
    match level {
        Level::Beginner => words.computer_beginner(),
        Level::Casual => words.computer_casual(),
        Level::Practised => words.computer_practised(),
        Level::Expert => words.computer_expert(),
        Level::Perfect => words.computer_perfect(),
        Level::Random | Level::Entropy => level.name().into(),
    }
    .into()
}
