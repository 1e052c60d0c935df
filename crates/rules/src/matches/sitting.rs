//! What every match has, whatever its format.

use super::clock::MatchClock;
use crate::action::{Due, Task, Time};
use crate::commitment::MatchId;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::score::{Booking, Outcome, Reason};
use crate::seat::{Actor, Player, Seat};
use crate::setup::{Mode, Setup};

/// The seats, their points and the clock.
#[derive(Clone, Debug)]
pub(crate) struct Sitting {
    pub(crate) id: MatchId,
    /// The version of the rules it began under.
    pub(crate) rules_version: u16,
    pub(crate) setup: Setup,
    /// Who plays each seat now.
    pub(crate) players: Vec<Player>,
    /// The seats whose players resigned: they don't come back.
    pub(crate) resigned: Vec<Seat>,
    /// The persons who agreed to abort.
    pub(crate) aborting: Vec<Seat>,
    pub(crate) bookings: Vec<Booking>,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) now: Time,
    pub(crate) clock: MatchClock,
}

impl Sitting {
    pub(crate) fn new(id: MatchId, setup: Setup, rules_version: u16) -> Self {
        let players = setup.chairs().iter().map(|chair| chair.player).collect();
        Self {
            id,
            rules_version,
            setup,
            players,
            resigned: Vec::new(),
            aborting: Vec::new(),
            bookings: Vec::new(),
            outcome: None,
            now: Time(0),
            clock: MatchClock::default(),
        }
    }

    /// Whether the corrections of version 2 of the rules hold: see [`crate::notation::RULES_VERSION`].
    pub(crate) const fn version_2(&self) -> bool {
        self.rules_version >= 2
    }

    /// Whether seats and entries can be taken back: see [`crate::notation::RULES_VERSION`].
    const fn version_3(&self) -> bool {
        self.rules_version >= 3
    }

    /// Refuses unless the player of a seat has left it and may come back.
    pub(crate) fn can_return(&self, seat: Seat) -> Result<(), Refusal> {
        let left = self.setup.chairs()[seat.index()].player == Player::Person && self.person(seat).is_err();
        let may = self.version_3() && left && !self.resigned.contains(&seat);
        if may { Ok(()) } else { Err(Refusal::NotLeft) }
    }

    /// Refuses unless a seat keeps a real board, where what was entered can be set right.
    pub(crate) fn can_set_right(&self, seat: Seat) -> Result<(), Refusal> {
        self.person(seat)?;
        let may = self.version_3() && self.setup.mode() == Mode::Referee;
        if may { Ok(()) } else { Err(Refusal::NotInThisGame) }
    }

    pub(crate) fn total(&self, seat: Seat) -> i32 {
        self.bookings.iter().filter(|booking| booking.seat == seat).map(|booking| booking.points).sum()
    }

    /// Refuses unless a person sits there.
    pub(crate) fn person(&self, seat: Seat) -> Result<(), Refusal> {
        match self.players[seat.index()] {
            Player::Person => Ok(()),
            Player::Computer | Player::Contrary => Err(Refusal::NotAPerson),
        }
    }

    /// Gives a seat to the computer. Agreements to abort lapse: those who gave them agreed to another table.
    pub(crate) fn hand_over(&mut self, seat: Seat, events: &mut Vec<Event>) {
        self.players[seat.index()] = Player::Computer;
        self.aborting.clear();
        events.push(Event::TakenOver { seat });
    }

    /// Gives a seat back to the player who left it. Agreements to abort lapse, as they did then.
    pub(crate) fn give_back(&mut self, seat: Seat) -> Vec<Event> {
        self.players[seat.index()] = Player::Person;
        self.aborting.clear();
        vec![Event::Returned { seat }]
    }

    /// Books points; nothing is booked where there are none.
    pub(crate) fn book(
        &mut self,
        round: u32,
        seat: Seat,
        points: i32,
        reason: Reason,
        events: &mut Vec<Event>,
    ) {
        if points != 0 {
            let booking = Booking { round, seat, points, reason };
            self.bookings.push(booking);
            events.push(Event::Booked(booking));
        }
    }

    pub(crate) fn end(&mut self, outcome: Outcome, events: &mut Vec<Event>) {
        events.push(Event::Ended(outcome.clone()));
        self.outcome = Some(outcome);
    }

    /// The time a decision may take. A contrary computer's answers have no limit: nobody else could give them.
    pub(crate) fn limit(&self, due: Due) -> Option<u64> {
        let Actor::Seat(seat) = due.who else { return None };
        let contrary = self.players[seat.index()] == Player::Contrary
            && matches!(due.what, Task::Answer | Task::Uncover);
        self.setup.rules().time_per_row().filter(|_| !contrary)
    }

    /// Whether the time of the player to act has run out.
    pub(crate) fn time_is_up(&self) -> bool {
        self.clock.deadline().is_some_and(|deadline| deadline <= self.now)
    }
}
