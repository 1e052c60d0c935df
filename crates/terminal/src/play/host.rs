//! Who keeps a match at this computer: hands out views, takes actions and writes them down. People sit at one
//! keyboard and computers around it; how they are asked and told is up to whoever holds the host.

use std::io;

use rules::view::{Offer, View};
use rules::{
    Action, Actor, Deal, Due, Match, Mode, Player, Refusal, Sealed, Seat, Secret, Step, Task, Viewer,
};
use solver::computer::{Computer, Maker, Mind, Seed};

use super::kept::Kept;
use super::watch::Watch;
use crate::chance::Chance;

/// A match with all that it is played with.
pub(crate) struct Host {
    pub(crate) game: Match,
    pub(crate) computers: Vec<Computer>,
    pub(crate) seed: Seed,
    pub(crate) chance: Chance,
    pub(crate) watch: Watch,
    pub(crate) kept: Option<Kept>,
    /// Why the match can't be kept any longer, until somebody is told.
    pub(crate) trouble: Option<io::Error>,
    /// How many steps there were when the persons of a group were last asked whether they call.
    pub(crate) asked: usize,
}

/// A computer that has something to decide, with what it sees.
pub(crate) struct Asked {
    seat: Seat,
    computer: Computer,
    view: View,
    is_due: bool,
}

impl Host {
    /// The host of a match.
    pub(crate) fn new(
        game: Match,
        computers: Vec<Computer>,
        (seed, chance, mut watch): (Seed, Chance, Watch),
        kept: Option<Kept>,
    ) -> Self {
        watch.set(game.now());
        let asked = game.steps();
        Self { game, computers, seed, chance, watch, kept, trouble: None, asked }
    }

    /// Does what needs nobody's thought: calls time, deals, and draws the secret of a computer that takes any.
    /// Whether there was something to do.
    pub(crate) fn proceed(&mut self, due: Due) -> bool {
        self.lapse(due) || self.deal(due)
    }

    /// The time of whoever is due may be up.
    fn lapse(&mut self, due: Due) -> bool {
        let Some(deadline) = self.game.deadline() else { return false };
        if self.watch.until(deadline).is_some() {
            return false;
        }
        let rules = self.game.setup().rules();
        let drawn = (due.what == Task::Secret).then(|| Sealed::new(Secret::draw(rules, &mut self.chance)));
        self.act(Actor::Table, Action::Lapse(drawn));
        true
    }

    /// The table deals by itself.
    fn deal(&mut self, due: Due) -> bool {
        if due.what != Task::Deal {
            return false;
        }
        let deal = Deal::draw(self.game.setup().rules(), &mut self.chance);
        self.act(Actor::Table, Action::Deal(Sealed::new(deal)));
        // Nobody has a reason to call yet.
        self.asked = self.game.steps();
        true
    }

    /// Whether a person should be asked before a computer goes on: in a group anybody may call at any moment, and
    /// people are slower.
    pub(crate) fn may_call_first(&self, due: Due) -> bool {
        let computer = matches!(due.who, Actor::Seat(seat) if !self.is_person(seat));
        let news = self.game.steps() > self.asked;
        let offered = |seat: &Seat| self.offered(*seat, |offer| *offer == Offer::Call);
        computer && news && due.what == Task::Row && self.persons().iter().any(offered)
    }

    /// A secret by lot needs no knowledge of the game, and a newcomer need not wait for it.
    pub(crate) fn secret_by_lot(&mut self, due: Due) -> Option<(Seat, Action)> {
        let Actor::Seat(seat) = due.who else { return None };
        let rules = self.game.setup().rules();
        let by_lot = due.what == Task::Secret
            && !self.is_person(seat)
            && self.game.setup().mode() != Mode::Referee
            && self.computers[seat.index()].maker != Maker::Cunning
            && !rules.counts_pegs();
        by_lot.then(|| (seat, Action::Secret(Sealed::new(Secret::draw(rules, &mut self.chance)))))
    }

    /// The computers that have something to decide: whoever is due, or has a reason to speak up.
    pub(crate) fn asked(&self, due: Due) -> Vec<Asked> {
        if self.game.setup().mode() == Mode::Referee {
            return Vec::new();
        }
        let person_due = matches!(due.who, Actor::Seat(seat) if self.is_person(seat));
        let seats = self.game.setup().seats();
        // Nobody is always the first.
        let places = (0..seats).map(|place| Seat::new(place).left(self.game.steps() % seats, seats));
        let computers = places.filter(|seat| !self.is_person(*seat));
        let asked = computers.filter_map(|seat| {
            let view = self.game.view(Viewer::Seat(seat));
            let is_due = due.who == Actor::Seat(seat);
            let speaks = |offer: &Offer| match offer {
                Offer::Claim { nothing_fits } => *nothing_fits,
                Offer::Call => !person_due,
                _ => false,
            };
            let asked = is_due || view.offers.iter().any(speaks);
            asked.then(|| Asked { seat, computer: self.computers[seat.index()], view, is_due })
        });
        asked.collect()
    }

    /// While nobody plays, no time passes: the clock goes on from where the last step left it.
    pub(crate) fn rest(&mut self) {
        if self.game.deadline().is_some() {
            self.watch.set(self.game.now());
        }
    }

    /// Does something and writes it down; or says why not.
    pub(crate) fn act(&mut self, by: Actor, action: Action) -> Option<Refusal> {
        let at = self.watch.now();
        if let Err(refusal) = self.game.apply(Step { by, at, action }) {
            return Some(refusal);
        }
        if let Some(Err(error)) = self.kept.as_mut().map(|kept| kept.add(&self.game)) {
            self.trouble = Some(error);
            self.kept = None;
        }
        None
    }

    /// Whether a person plays a seat now.
    pub(crate) fn is_person(&self, seat: Seat) -> bool {
        self.game.player(seat) == Some(Player::Person)
    }

    /// The seats that persons play now.
    pub(crate) fn persons(&self) -> Vec<Seat> {
        self.game.setup().all_seats().filter(|seat| self.is_person(*seat)).collect()
    }

    /// Whether something like this is offered to a seat.
    pub(crate) fn offered(&self, seat: Seat, wanted: impl Fn(&Offer) -> bool) -> bool {
        self.game.view(Viewer::Seat(seat)).offers.iter().any(wanted)
    }

    /// Whom everything is told to: the only person, or all who share the keyboard.
    pub(crate) fn viewer(&self) -> Viewer {
        let chairs = self.game.setup().all_seats().zip(self.game.setup().chairs());
        let mut persons = chairs.filter(|(_, chair)| chair.player == Player::Person).map(|(seat, _)| seat);
        match (persons.next(), persons.next()) {
            (Some(seat), None) => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        }
    }
}

/// What the first of these computers does that wants to do anything.
pub(crate) fn decide(asked: &[Asked], mind: &Mind<'_>, seed: Seed) -> Option<(Seat, Action)> {
    asked.iter().find_map(|asked| {
        let action = asked.computer.decide(mind, &asked.view, seed)?;
        let out_of_turn = matches!(action, Action::Claim | Action::Call);
        (asked.is_due || out_of_turn).then_some((asked.seat, action))
    })
}
