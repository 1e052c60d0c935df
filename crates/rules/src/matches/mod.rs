//! A match: a pure state machine. [`Match::apply`] yields events or a refusal, and nothing else happens.
//!
//! ```
//! use rules::matches::{LogEntry, RoundEnd, Row};
//! use rules::{
//!     Action, Actor, Edition, Event, Match, MatchId, Mode, Outcome, Player, Proposal, Refusal,
//!     Seat, Step, Time, Viewer,
//! };
//!
//! let edition = Edition::find("mini").unwrap();
//! let seats = vec![(Player::Person, Some("Ada")), (Player::Computer, None)];
//! let first = Some(Seat::new(1));
//! let proposal = Proposal {
//!     edition,
//!     options: vec!["time=60"],
//!     mode: Mode::Solo,
//!     seats,
//!     length: None,
//!     first,
//! };
//! let mut game = Match::new(MatchId::new("evening-7").unwrap(), proposal.settled().unwrap());
//! let rules = game.setup().rules().clone();
//! let mut act = |seat, at, text: &str| {
//!     let action: Action = rules.read_action(text).unwrap();
//!     game.apply(Step { by: Actor::Seat(Seat::new(seat)), at: Time(at), action }).cloned()
//! };
//! let (ada, computer) = (Seat::new(0), Seat::new(1));
//!
//! // A refusal says why, and changes nothing.
//! assert!(matches!(act(0, 0, "row RGBY"), Err(Refusal::NotNow(_))));
//! act(1, 0, "secret RYGB salt 000102030405060708090a0b0c0d0e0f").unwrap();
//! act(0, 5_000, "row YRBG").unwrap();
//! let LogEntry { step, events } = act(0, 9_000, "row RYGB").unwrap();
//! assert!(step.at == Time(9_000) && events.contains(&Event::Solved { row: 2 }));
//!
//! // The maker has a point for each row, and the match is over: nothing in it is hidden any more.
//! assert_eq!(game.outcome(), Some(&Outcome::Played));
//! assert_eq!((game.total(computer), game.bookings().len(), game.now()), (2, 1, Time(9_000)));
//! assert_eq!((game.due(), game.deadline(), game.player(ada)), (None, None, Some(Player::Person)));
//! assert_eq!(game.record().unwrap().len(), game.standing().unwrap().len());
//! let round = &game.view(Viewer::Spectator).past[0];
//! assert_eq!((round.end, round.end.solved_in()), (RoundEnd::Solved { row: 2 }, Some(2)));
//! let Row { by, code, answer } = round.rows[1];
//! assert_eq!(
//!     (by, code, answer),
//!     (ada, rules.read_row("RYGB").ok(), rules.read_answer("4b0w").ok())
//! );
//!
//! // The same match before its first step.
//! let again = game.anew();
//! assert_eq!(
//!     (again.id(), again.steps(), again.rules_version()),
//!     (game.id(), 0, game.rules_version())
//! );
//! ```

mod clock;
mod fitting;
mod group;
mod right;
mod round;
mod rounds;
mod scoring;
mod sitting;

pub(crate) use group::{Group, GroupCall};
pub(crate) use round::Round;
pub use round::{RoundEnd, Row};
pub(crate) use rounds::Rounds;
pub(crate) use sitting::Sitting;

use std::sync::Arc;

use crate::action::{Action, Due, Step, Task, Time};
use crate::commitment::MatchId;
use crate::edition::Format;
use crate::event::Event;
use crate::keeper::Keeper;
use crate::notation::RULES_VERSION;
use crate::refusal::Refusal;
use crate::score::{Booking, DecidedBy, Outcome};
use crate::seat::{Actor, Player, Seat};
use crate::setup::{Mode, Setup};

/// A step with what it led to.
#[derive(Clone, Debug)]
pub struct LogEntry {
    /// The step, its time never before that of the step before.
    pub step: Step,
    /// What it led to.
    pub events: Vec<Event>,
}

/// The part of a match that depends on its format.
#[derive(Clone, Debug)]
pub(crate) enum Course {
    /// Duel, solo and party: round after round.
    Rounds(Rounds),
    /// One deal of a group.
    Group(Box<Group>),
}

/// A match.
#[derive(Clone, Debug)]
pub struct Match {
    sitting: Sitting,
    course: Course,
    /// Shared with the copies of a match: what happened never changes, and a server copies a match at every step.
    log: Vec<Arc<LogEntry>>,
}

/// Why somebody goes.
#[derive(Clone, Copy)]
enum Why {
    /// Because they want to.
    Wanted,
    /// Because it is their turn and they did not come back in time.
    Away,
}

impl Match {
    /// A match at its beginning, under the rules of today.
    pub fn new(id: MatchId, setup: Setup) -> Self {
        Self::under(id, setup, RULES_VERSION)
    }

    /// A match at its beginning, under the rules of a version: what began under them is finished under them.
    pub(crate) fn under(id: MatchId, setup: Setup, rules_version: u16) -> Self {
        let sitting = Sitting::new(id, setup, rules_version);
        let course = match sitting.setup.rules().edition().format {
            Format::Group => Course::Group(Box::new(Group::new(&sitting))),
            Format::Duel | Format::Party => Course::Rounds(Rounds::new(&sitting)),
        };
        let mut begun = Self { sitting, course, log: Vec::new() };
        begun.set_clock();
        begun
    }

    /// This match before its first step, under the same rules.
    #[must_use]
    pub fn anew(&self) -> Self {
        Self::under(self.id().clone(), self.setup().clone(), self.rules_version())
    }

    /// Its identity.
    pub const fn id(&self) -> &MatchId {
        &self.sitting.id
    }

    /// The version of the rules it began under.
    pub const fn rules_version(&self) -> u16 {
        self.sitting.rules_version
    }

    /// What was agreed.
    pub const fn setup(&self) -> &Setup {
        &self.sitting.setup
    }

    /// How it ended, if it has.
    pub const fn outcome(&self) -> Option<&Outcome> {
        self.sitting.outcome.as_ref()
    }

    /// How many steps there have been.
    pub const fn steps(&self) -> usize {
        self.log.len()
    }

    /// Every step so far with what it led to. Secrets in it are sealed, but the holder of a step can play it
    /// elsewhere and look there: so it is for the keeper. Others ask for [`Self::seen`].
    pub fn log(&self, _: &Keeper) -> &[Arc<LogEntry>] {
        &self.log
    }

    /// Every step of a match that is over: nothing in it is hidden any more.
    pub fn record(&self) -> Option<&[Arc<LogEntry>]> {
        self.outcome().map(|_| self.entries())
    }

    pub(crate) fn entries(&self) -> &[Arc<LogEntry>] {
        &self.log
    }

    /// What the match is waiting for; nothing once it has ended.
    pub fn due(&self) -> Option<Due> {
        match (&self.sitting.outcome, &self.course) {
            (Some(_), _) => None,
            (None, Course::Rounds(rounds)) => Some(rounds.due(&self.sitting)),
            (None, Course::Group(group)) => Some(group.due(&self.sitting)),
        }
    }

    /// When the time of the player to act runs out; none if it can't.
    pub const fn deadline(&self) -> Option<Time> {
        self.sitting.clock.deadline()
    }

    /// The time of the last step.
    pub const fn now(&self) -> Time {
        self.sitting.now
    }

    /// All points booked so far.
    pub fn bookings(&self) -> &[Booking] {
        &self.sitting.bookings
    }

    /// The points of a seat so far.
    pub fn total(&self, seat: Seat) -> i32 {
        self.sitting.total(seat)
    }

    /// Who plays a seat now.
    pub fn player(&self, seat: Seat) -> Option<Player> {
        self.sitting.players.get(seat.index()).copied()
    }

    pub(crate) const fn sitting(&self) -> &Sitting {
        &self.sitting
    }

    pub(crate) const fn course(&self) -> &Course {
        &self.course
    }

    /// Does one thing, or says why not; refused, it leaves the match as it was.
    pub fn apply(&mut self, mut step: Step) -> Result<&LogEntry, Refusal> {
        let due = self.due().ok_or(Refusal::MatchOver)?;
        if let (Course::Group(group), Action::Hints(hints)) = (&self.course, &mut step.action) {
            group.put_in_order(&self.sitting, hints);
        }
        let at = step.at.max(self.sitting.now);
        let before = self.sitting.now;
        self.sitting.now = at;
        let events = match step.by {
            Actor::Table => self.apply_table(&step.action, due),
            Actor::Seat(seat) => self.apply_seat(seat, &step.action, due),
        };
        match events {
            Ok(events) => {
                self.set_clock();
                self.log.push(Arc::new(LogEntry { step: Step { at, ..step }, events }));
                Ok(&self.log[self.log.len() - 1])
            }
            Err(refusal) => {
                self.sitting.now = before;
                Err(refusal)
            }
        }
    }

    fn apply_table(&mut self, action: &Action, due: Due) -> Result<Vec<Event>, Refusal> {
        if let (Action::Leave | Action::ResignMatch, Actor::Seat(seat)) = (action, due.who) {
            self.sitting.person(seat)?;
            let resigns = matches!(action, Action::ResignMatch);
            return if resigns { self.resign(seat, Why::Away) } else { self.leave(seat, Why::Away) };
        }
        let sitting = &mut self.sitting;
        match action {
            Action::Lapse(drawn) => {
                let deadline = sitting.clock.deadline().ok_or(Refusal::NoTimeLimit)?;
                if sitting.now < deadline {
                    return Err(Refusal::TimeNotUp);
                }
                let mut events = vec![Event::Lapsed { who: due.who }];
                match &mut self.course {
                    Course::Rounds(rounds) => rounds.lapse(sitting, drawn.as_ref(), due, &mut events)?,
                    Course::Group(group) if drawn.is_none() => group.lapse(sitting, due, &mut events),
                    Course::Group(_) => return Err(Refusal::LapseSecret),
                }
                Ok(events)
            }
            Action::Deal(_) | Action::Hints(_) | Action::Verdict(_) | Action::Markers(_) => {
                match &mut self.course {
                    Course::Rounds(_) => Err(Refusal::NotInThisGame),
                    Course::Group(group) => group.apply_table(sitting, action, due),
                }
            }
            _ => Err(Refusal::PlayersOnly),
        }
    }

    fn apply_seat(&mut self, seat: Seat, action: &Action, due: Due) -> Result<Vec<Event>, Refusal> {
        if seat.index() >= self.sitting.setup.seats() {
            return Err(Refusal::NoSuchSeat);
        }
        if matches!(action, Action::TakeBack) {
            return self.take_back(seat);
        }
        if let Course::Group(group) = &self.course
            && let Some(by) = group.caller()
        {
            let ends_call = matches!(action, Action::Solution(_) | Action::Leave | Action::ResignMatch);
            if due.what == Task::Verdict {
                // The solution is given: only “right” or “wrong” is missing.
                return Err(Refusal::NotNow(due));
            }
            if by != seat || !ends_call {
                return Err(Refusal::CallOpen { by });
            }
        }
        let decides = due.who == Actor::Seat(seat)
            && matches!(
                action,
                Action::Secret(_)
                    | Action::Row(_)
                    | Action::Answer(_)
                    | Action::Uncover(_)
                    | Action::Claim
                    | Action::Solution(_)
                    | Action::Pass
            );
        if decides && self.sitting.time_is_up() {
            return Err(Refusal::TimeIsUp);
        }
        match action {
            Action::Abort => self.abort(seat),
            Action::PlayOn => self.play_on(seat),
            Action::Leave => self.leave(seat, Why::Wanted),
            Action::Return => {
                self.sitting.can_return(seat)?;
                Ok(self.sitting.give_back(seat))
            }
            Action::Correct { row, code, answer } => self.correct(seat, *row, *code, *answer),
            Action::ResignMatch => self.resign(seat, Why::Wanted),
            Action::Deal(_)
            | Action::Lapse(_)
            | Action::Hints(_)
            | Action::Verdict(_)
            | Action::Markers(_) => Err(Refusal::TableOnly),
            _ => match &mut self.course {
                Course::Rounds(rounds) => rounds.apply(&mut self.sitting, seat, action, due),
                Course::Group(group) => group.apply(&mut self.sitting, seat, action, due),
            },
        }
    }

    /// A person agrees to end the match; when all persons have, it ends without a result.
    fn abort(&mut self, seat: Seat) -> Result<Vec<Event>, Refusal> {
        self.sitting.person(seat)?;
        if self.sitting.aborting.contains(&seat) {
            return Err(Refusal::AlreadyAgreed);
        }
        self.sitting.aborting.push(seat);
        let mut events = vec![Event::AbortAgreed { by: seat }];
        let persons = self.sitting.players.iter().filter(|player| **player == Player::Person).count();
        if self.sitting.aborting.len() == persons {
            self.abandon(Outcome::Aborted, &mut events);
        }
        Ok(events)
    }

    fn play_on(&mut self, seat: Seat) -> Result<Vec<Event>, Refusal> {
        self.sitting.person(seat)?;
        if self.sitting.aborting.is_empty() {
            return Err(Refusal::NoAbortAsked);
        }
        self.sitting.aborting.clear();
        Ok(vec![Event::PlayOn { by: seat }])
    }

    /// The computer takes over; a caller who leaves has called wrongly.
    fn leave(&mut self, seat: Seat, why: Why) -> Result<Vec<Event>, Refusal> {
        self.sitting.person(seat)?;
        if self.sitting.setup.mode() == Mode::Referee {
            return Err(Refusal::NobodyTakesOver);
        }
        let mut events = match why {
            Why::Wanted => Vec::new(),
            Why::Away => vec![Event::StayedAway { who: seat }],
        };
        self.sitting.hand_over(seat, &mut events);
        if let Course::Group(group) = &mut self.course
            && group.caller() == Some(seat)
        {
            group.wrong_call(&mut self.sitting, seat, &mut events);
        }
        Ok(events)
    }

    /// A duel is lost; elsewhere the seat goes to the computer, which in a group only answers. At a real board no
    /// computer can take a seat: a player of a group only answers himself.
    fn resign(&mut self, seat: Seat, why: Why) -> Result<Vec<Event>, Refusal> {
        let (event, by) = match why {
            Why::Wanted => (Event::Resigned { by: seat }, DecidedBy::Resignation),
            Why::Away => (Event::StayedAway { who: seat }, DecidedBy::Absence),
        };
        let mut events = vec![event];
        if self.sitting.setup.is_duel() {
            let winner = seat.left(1, self.sitting.setup.seats());
            self.abandon(Outcome::Won { seats: vec![winner], by }, &mut events);
            return Ok(events);
        }
        self.sitting.person(seat)?;
        let referee = self.sitting.setup.mode() == Mode::Referee;
        match &mut self.course {
            Course::Rounds(_) if referee => return Err(Refusal::NobodyTakesOver),
            Course::Rounds(_) => self.sitting.hand_over(seat, &mut events),
            Course::Group(group) => {
                if !referee {
                    self.sitting.hand_over(seat, &mut events);
                } else if group.is_out(seat) {
                    return Err(Refusal::OutOfGame);
                }
                group.resign(&mut self.sitting, seat, &mut events);
            }
        }
        self.sitting.resigned.push(seat);
        Ok(events)
    }

    /// Ends the match in the middle of a round; what was hidden is shown.
    fn abandon(&mut self, outcome: Outcome, events: &mut Vec<Event>) {
        match &mut self.course {
            Course::Rounds(rounds) => rounds.abandon(&self.sitting, events),
            Course::Group(group) => group.uncover(events),
        }
        self.sitting.end(outcome, events);
    }

    fn set_clock(&mut self) {
        let due = self.due();
        let turn = match &self.course {
            Course::Rounds(rounds) => rounds.turn(),
            Course::Group(group) => (0, group.rows().len()),
        };
        let limit = due.and_then(|due| self.sitting.limit(due));
        self.sitting.clock.set(due.map(|due| (due, turn)), limit, self.sitting.now);
    }
}
