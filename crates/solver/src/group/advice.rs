//! Advice for people: which rows teach most, and what a call would be worth now.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::view::{Board, HolderBoard, Offer, View};
use rules::{Actor, Code, Due, Marker, Task, Viewer};

use super::call::{CallMoment, should_call, wait};
use super::choice::{RowChoice, best_rows};
use super::kernel::MarkerKernel;
use super::log::BIT;
use super::mind::GroupMind;
use super::position::{GroupPosition, Likely};
use crate::advice::{Limits, Meter};

/// A row with what it would teach.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RowAdvice {
    /// The row.
    pub row: Code,
    /// Whether it can still be the secret.
    pub fits: bool,
    /// The share of all weight that is left on average once the hints are known.
    pub left: f64,
    /// The share that is left at worst.
    pub worst: f64,
    /// The chance that the likeliest secret is the right one once the hints are known.
    pub right: f64,
    /// How uncertain the secret will be, in bits, the rows of the others read.
    pub bits: f64,
    /// The rivals' average uncertainty in bits, if they read rows, too; nothing if they know next to nothing yet or
    /// there are no rivals.
    pub rivals: Option<f64>,
    /// What it is judged by, in bits: the own uncertainty, less a part of the rivals'. The least is the best.
    pub score: f64,
}

/// What a player of a group can be told.
#[derive(Clone, Debug, PartialEq)]
pub struct GroupAdvice {
    /// The secret to give in a call now, with its weight; none if nothing fits.
    pub likeliest: Option<Likely>,
    /// The chance that it is right, by the bag alone.
    pub right: f64,
    /// The secret to call when reading what the others' rows suggest, and its chance. This is a guess at what they
    /// think; the other numbers are facts.
    pub read: Option<(Code, f64)>,
    /// The chance of winning by waiting, as far as games played out can tell; none if it is too early to tell.
    pub waiting: Option<f64>,
    /// Whether calling now is better than waiting.
    pub call: bool,
    /// Rows, the best first.
    pub rows: Vec<RowAdvice>,
    /// Whether the limits came before all was looked at: these rows promised most.
    pub stopped: bool,
}

impl GroupAdvice {
    /// Advice for a view's seat, with at most so many rows: what the best computer player would do. Nothing for a
    /// seat without markers, as at a real board.
    pub fn of(kernel: &MarkerKernel, view: &View, most: usize, limits: Limits<'_>) -> Option<Self> {
        let Board::Holder(holder) = &view.board else { return None };
        Self::with(kernel, view, &holder.markers, &[], most, limits)
    }

    /// Advice for a seat that holds these markers: at a real board a view doesn't know them.
    pub fn holding(kernel: &MarkerKernel, view: &View, markers: &[Marker], most: usize) -> Option<Self> {
        Self::with(kernel, view, markers, &[], most, Limits::default())
    }

    /// Advice that also weighs the rows given; they come after the best ones.
    pub(crate) fn with(
        kernel: &MarkerKernel,
        view: &View,
        markers: &[Marker],
        wanted: &[Code],
        most: usize,
        limits: Limits<'_>,
    ) -> Option<Self> {
        let mut meter = Meter::new(limits);
        let (Board::Holder(holder), Viewer::Seat(seat)) = (&view.board, view.viewer) else { return None };
        let holder = HolderBoard { board: holder.board.clone(), markers: markers.to_vec() };
        let rules = view.setup.rules();
        let mind = GroupMind::new(rules, seat, &holder, true)?;
        let position = GroupPosition::new(rules, &holder.board, Some((seat, markers)))?;
        let secrets = position.secrets();
        let likeliest = secrets.first().copied();
        let public = mind.public();
        let choices = if secrets.is_empty() {
            Vec::new()
        } else {
            best_rows(kernel, &mind, public.as_deref(), wanted, &mut meter)
        };
        let bits = |uncertain: i64| uncertain as f64 / BIT as f64;
        let told = |(place, choice): &(usize, &RowChoice)| {
            *place < most || wanted.contains(&kernel.rows()[choice.row])
        };
        let row = |choice: &RowChoice| {
            let row = kernel.rows()[choice.row];
            let split = kernel.split(&position, seat, row);
            let share = |weight: u64| weight as f64 / position.weight() as f64;
            RowAdvice {
                row,
                fits: secrets.iter().any(|likely| likely.code == row),
                left: split.iter().map(|(_, weight)| share(*weight) * share(*weight)).sum(),
                worst: share(split.iter().map(|(_, weight)| *weight).max().unwrap_or(0)),
                right: share(kernel.likeliest_after(&position, seat, row)),
                bits: bits(choice.own),
                rivals: choice.rivals.map(bits),
                score: bits(choice.score),
            }
        };
        let rows: Vec<_> = choices.iter().enumerate().filter(told).map(|(_, choice)| row(choice)).collect();
        let turn = match view.due {
            Some(Due { who: Actor::Seat(turn), what: Task::Row }) => turn,
            _ => seat,
        };
        let best = choices.first().map(|choice| kernel.rows()[choice.row]).filter(|_| turn == seat);
        let moment = CallMoment { turn, first: view.setup.first(), row: best };
        // The same question gets the same answer: people may ask twice.
        let chance = || ChaCha8Rng::seed_from_u64(view.steps as u64);
        let waiting = public.as_deref().filter(|_| !secrets.is_empty()).and_then(|public| {
            let (won, of) = wait(&mind, public, moment, &mut chance(), &mut meter)?;
            Some(won as f64 / of as f64)
        });
        let final_call = matches!(view.due, Some(Due { what: Task::FinalCall, .. }));
        let call = view.offers.contains(&Offer::Call)
            && (final_call || should_call(&mind, public.as_deref(), moment, &mut chance(), &mut meter));
        let right = likeliest.map_or(0.0, |likely| likely.weight as f64 / position.weight() as f64);
        let holes = mind.bag().holes;
        let read =
            mind.likeliest().map(|(key, weight)| (key.code(holes), weight as f64 / mind.weight as f64));
        Some(Self { likeliest, right, read, waiting, call, rows, stopped: meter.is_stopped() })
    }
}
