//! What a seat, or anybody else, may see: built field by field from what is allowed, never by leaving out.
//!
//! A breaker's board has no field for a secret; only a round that has ended has one.
//!
//! ```
//! use rules::view::{
//!     Board, BreakerBoard, CallView, GroupBoard, GroupRowView, HolderBoard, MakerBoard, Offer,
//!     PastRound, RoundBoard, SeatView, SeenEntry, View,
//! };
//! use rules::{Actor, Edition, Match, MatchId, Proposal, Seat, Step, Time, Viewer};
//!
//! let step = |game: &mut Match, by: Actor, text: &str| {
//!     let action = game.setup().rules().read_action(text).unwrap();
//!     game.apply(Step { by, at: Time(0), action }).unwrap();
//! };
//! let seat = |index| Actor::Seat(Seat::new(index));
//! let [maker, breaker] = [0, 1].map(|index| Viewer::Seat(Seat::new(index)));
//! let begin = |edition, options: &[&str]| {
//!     let edition = Edition::find(edition).unwrap();
//!     let setup = Proposal::of_people(edition, options, 2).settled().unwrap();
//!     Match::new(MatchId::new("evening-7").unwrap(), setup)
//! };
//! let mut game = begin("mini", &[]);
//! step(&mut game, seat(0), "secret RYGB salt 000102030405060708090a0b0c0d0e0f");
//! step(&mut game, seat(1), "row YRBG");
//!
//! // The maker sees the secret; a breaker's board has no field for one.
//! let View { board, seats, .. } = game.view(maker);
//! let Board::Maker(MakerBoard { secret, .. }) = &board else { panic!("seat 1 hides the code") };
//! assert!(secret.is_some() && board.hides_something());
//! let [SeatView { total: 0, .. }, _] = &seats[..] else { panic!("nobody has points yet") };
//! let view = game.view(breaker);
//! let Board::Breaker(BreakerBoard { board: RoundBoard { rows, of: 6, .. }, .. }) = &view.board
//! else {
//!     panic!()
//! };
//! assert_eq!((rows.len(), view.board.round().unwrap().answered().count()), (1, 1));
//! assert!(view.offers.contains(&Offer::Row { row: 2, of: 6 }));
//! // What everybody was told: steps have numbers without gaps, also where something stays hidden.
//! let SeenEntry { number, .. } = game.seen(Viewer::Spectator, 1).next().unwrap();
//! assert_eq!((number, game.seen_action(Viewer::Spectator, 1)), (2, "secret (sealed)".to_owned()));
//!
//! // A round that has ended is open to all, and is sent once.
//! step(&mut game, seat(1), "row RYGB");
//! let PastRound { secret, errors, .. } = &game.view(Viewer::Spectator).past[0];
//! assert!(secret.is_some() && errors.is_empty());
//! assert!(game.view_after(breaker, game.ended()).past.is_empty());
//!
//! // In a group each holds a part of the secret.
//! let mut group = begin("group-small", &["boards=2"]);
//! step(&mut group, Actor::Table, &format!("deal 4G 1K salts {0} {0}", "00".repeat(16)));
//! step(&mut group, seat(0), "row KYRBW");
//! step(&mut group, seat(0), "call");
//! step(&mut group, seat(0), "solution ...GY");
//! let Board::Holder(HolderBoard { markers, board }) = group.view(maker).board else {
//!     panic!("a holder")
//! };
//! assert_eq!(markers.len(), 1);
//! let GroupBoard { rows, calls, .. } = board;
//! let GroupRowView { row: 1, hints: Some(hints), .. } = &rows[0] else { panic!("the first row") };
//! assert_eq!(hints.to_string(), "2:b");
//! let CallView { right: Some(false), .. } = calls[0] else { panic!("a wrong call") };
//! assert!(group.view(Viewer::Spectator).board.group().is_some());
//! ```

mod board;
mod offer;

pub use board::{
    Board, BreakerBoard, CallView, GroupBoard, GroupRowView, HolderBoard, MakerBoard, RoundBoard,
};
pub use offer::Offer;

use crate::action::{Due, Time};
use crate::answer::Answer;
use crate::code::Code;
use crate::commitment::{Commitment, MatchId};
use crate::event::{Event, SignalError};
use crate::matches::{Course, LogEntry, Match, Round, RoundEnd, Row};
use crate::score::{Booking, Outcome};
use crate::seat::{Actor, Name, Player, Seat, Viewer};
use crate::secret::{Salt, Withheld};
use crate::setup::Setup;

/// A seat as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// Its player's name.
    pub name: Option<Name>,
    /// Who plays it now.
    pub player: Player,
    /// Its points.
    pub total: i32,
    /// Whether its player has agreed to abort.
    pub aborting: bool,
    /// Whether its player has left, and may take the seat back.
    pub returns: bool,
}

/// A round that has ended, uncovered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastRound {
    /// Its number, from 1, void rounds counted.
    pub number: u32,
    /// Its maker.
    pub maker: Seat,
    /// Its rows.
    pub rows: Vec<Row>,
    /// How it ended.
    pub end: RoundEnd,
    /// The secret; none if it was never fixed.
    pub secret: Option<Code>,
    /// What was withheld, where pegs are counted.
    pub withheld: Option<Withheld>,
    /// The promise made at its start, if the secret was fixed then.
    pub commitment: Option<Commitment>,
    /// The salt with which the promise can be checked.
    pub salt: Option<Salt>,
    /// Answers that were wrong.
    pub errors: Vec<SignalError>,
    /// The points it led to.
    pub bookings: Vec<Booking>,
}

/// A match as one viewer may see it.
#[derive(Clone, Debug)]
pub struct View {
    /// The match.
    pub id: MatchId,
    /// The viewer.
    pub viewer: Viewer,
    /// How many steps there have been.
    pub steps: usize,
    /// What was agreed.
    pub setup: Setup,
    /// The seats.
    pub seats: Vec<SeatView>,
    /// What the match waits for.
    pub due: Option<Due>,
    /// The time of the last step.
    pub now: Time,
    /// When the time of the player who is due runs out.
    pub deadline: Option<Time>,
    /// What the viewer can do now.
    pub offers: Vec<Offer>,
    /// Rounds that have ended.
    pub past: Vec<PastRound>,
    /// Points booked in the round being played.
    pub bookings: Vec<Booking>,
    /// What lies on the table.
    pub board: Board,
    /// How the match ended, if it has.
    pub outcome: Option<Outcome>,
}

/// A step as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeenEntry {
    /// The step's number, from 1; every step has one, whatever the viewer sees of it.
    pub number: usize,
    /// Who did it.
    pub by: Actor,
    /// When.
    pub at: Time,
    /// What the viewer is told of it.
    pub events: Vec<Event>,
}

impl Match {
    /// What a viewer may see now.
    pub fn view(&self, viewer: Viewer) -> View {
        self.view_after(viewer, 0)
    }

    /// How many rounds have ended.
    pub fn ended(&self) -> usize {
        match self.course() {
            Course::Rounds(rounds) => rounds.list().iter().filter(|round| round.ended.is_some()).count(),
            Course::Group(_) => 0,
        }
    }

    /// What a viewer may see now, without the first rounds. Ended rounds look the same to everybody and never change,
    /// so nobody needs them twice.
    pub fn view_after(&self, viewer: Viewer, shown: usize) -> View {
        let sitting = self.sitting();
        let seats = self.setup().all_seats().zip(self.setup().chairs()).map(|(seat, chair)| SeatView {
            seat,
            name: chair.name.clone(),
            player: sitting.players[seat.index()],
            total: sitting.total(seat),
            aborting: sitting.aborting.contains(&seat),
            returns: sitting.outcome.is_none() && sitting.can_return(seat).is_ok(),
        });
        let (past, open) = match self.course() {
            Course::Rounds(rounds) => {
                let list = rounds.list().iter().skip(shown);
                let past: Vec<_> = list.filter_map(|round| self.past_round(round)).collect();
                (past, rounds.current().number)
            }
            Course::Group(_) => (Vec::new(), 0),
        };
        let in_play = |booking: &&Booking| booking.round == open && self.outcome().is_none();
        View {
            id: self.id().clone(),
            viewer,
            steps: self.steps(),
            setup: self.setup().clone(),
            seats: seats.collect(),
            due: self.due(),
            now: self.now(),
            deadline: self.deadline(),
            offers: self.offers(viewer),
            past,
            bookings: self.bookings().iter().filter(in_play).copied().collect(),
            board: self.board(viewer),
            outcome: self.outcome().cloned(),
        }
    }

    fn past_round(&self, round: &Round) -> Option<PastRound> {
        let ended = round.ended.as_ref()?;
        Some(PastRound {
            number: round.number,
            maker: round.maker,
            rows: round.rows.clone(),
            end: ended.how,
            secret: ended.code,
            withheld: ended.withheld,
            commitment: round.commitment,
            salt: ended.salt,
            errors: ended.errors.clone(),
            bookings: self
                .bookings()
                .iter()
                .filter(|booking| booking.round == round.number)
                .copied()
                .collect(),
        })
    }

    /// The steps from this number on, as a viewer may see them. Numbers have no gaps: what may not be seen is
    /// counted.
    pub fn seen(&self, viewer: Viewer, since: usize) -> impl Iterator<Item = SeenEntry> + '_ {
        // A follower of a long match asks only for its last steps: only the last maker is read from the rest.
        let (before, after) = self.entries().split_at(since.min(self.steps()));
        // Who made the round of each step decides who was a breaker then.
        let mut maker =
            before.iter().rev().find_map(|entry| next_maker(entry)).unwrap_or(self.setup().first());
        after.iter().zip(since.saturating_add(1)..).map(move |(entry, number)| {
            let seats = self.setup().seats();
            let watching_breaker =
                matches!(viewer, Viewer::Seat(seat) if seat != maker && seat.index() < seats);
            maker = next_maker(entry).unwrap_or(maker);
            let told = |event: &&Event| !event.for_breakers_only() || watching_breaker;
            let events = entry.events.iter().filter(told).cloned().collect();
            SeenEntry { number, by: entry.step.by, at: entry.step.at, events }
        })
    }
}

/// The maker of the round that a step led to, if it led to one.
fn next_maker(entry: &LogEntry) -> Option<Seat> {
    entry.events.iter().rev().find_map(|event| match event {
        Event::NextRound { maker, .. } => Some(*maker),
        _ => None,
    })
}

impl PastRound {
    /// The rows with their answers, as far as they have any.
    pub fn answered(&self) -> impl Iterator<Item = (Code, Answer)> + '_ {
        board::answered(&self.rows)
    }
}
