//! A match here in which computers do what they did in another one.

use std::io;

use play::{Clock, Decision, Deed, Done, Job, KeptMatch, Ledger, Local, Reply, Sight, Table};
use rules::{Actor, Code, Keeper, Match, Player, Seat, Time, View, Viewer};
use solver::computer::{Computer, Level, Maker};
use words::Words;

use super::hosted::{chance, english};

/// Keeps no record.
#[derive(Debug)]
pub(super) enum Nowhere {}

impl Ledger for Nowhere {
    fn add(&mut self, _: &str) -> io::Result<()> {
        match *self {}
    }

    fn place(&self, _: Words) -> String {
        match *self {}
    }
}

/// A clock that never moves.
#[derive(Debug)]
pub(super) struct Still;

impl Clock for Still {
    fn now(&mut self) -> Time {
        Time(0)
    }

    fn set(&mut self, _: Time) {}
}

/// A match in which computers do what they did in another one.
pub(super) struct Replayed {
    local: Local<Nowhere, Still>,
    record: Match,
}

/// What a computer did in the next step of a recorded match; nothing if a person acted.
pub(super) fn did(record: &Match, now: &View) -> Decision {
    let keeper = Keeper::appointed();
    let step = record.log(&keeper).get(now.steps).map(|entry| &entry.step);
    let computer = |seat: Seat| now.seats[seat.index()].player != Player::Person;
    let what = step.and_then(|step| match step.by {
        Actor::Seat(seat) if computer(seat) => Some((seat, step.action.clone())),
        _ => None,
    });
    Decision { step: now.steps, what }
}

impl Replayed {
    /// A match to replay from its record.
    pub(super) fn of(record: Match) -> Self {
        let game = Match::new(record.id().clone(), record.setup().clone());
        // Cunning computers are asked for their secrets; others draw them.
        let cunning = Computer { level: Level::Practised, maker: Maker::Cunning };
        let computers = vec![cunning; game.setup().seats()];
        let kept = KeptMatch { game, computers, ledger: None, notes: String::new() };
        Self { local: Local::new(english(), kept, chance(1), Still, Vec::new()), record }
    }
}

impl Table for Replayed {
    fn proceed(&mut self) -> Option<Job> {
        loop {
            match self.local.proceed()? {
                Job::Decide(_) => {
                    let now = self.local.game().view(Viewer::Spectator);
                    self.local.decided(did(&self.record, &now));
                }
                job => return Some(job),
            }
        }
    }

    fn decided(&mut self, decision: Decision) {
        self.local.decided(decision);
    }

    fn sight(&mut self) -> Option<Sight> {
        self.local.sight()
    }

    fn act(&mut self, by: Actor, deed: Deed) -> Done {
        self.local.act(by, deed)
    }

    fn replies(&mut self) -> Vec<Reply> {
        self.local.replies()
    }

    fn passed(&mut self) {
        self.local.passed();
    }

    fn showed_something(&mut self) {
        self.local.showed_something();
    }

    fn go_on(&mut self) {
        self.local.go_on();
    }

    fn rest(&mut self) {
        self.local.rest();
    }

    fn roll(&mut self) -> Option<Code> {
        self.local.roll()
    }

    fn jot(&mut self, notes: &str) {
        self.local.jot(notes);
    }

    fn jotted(&self) -> &str {
        self.local.jotted()
    }

    fn ask_record(&mut self) {
        self.local.ask_record();
    }

    fn kept(&self) -> String {
        self.local.kept()
    }

    fn waiting(&self) -> Vec<String> {
        self.local.waiting()
    }

    fn is_closed(&self) -> bool {
        self.local.is_closed()
    }
}
