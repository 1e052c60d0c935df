//! A group: everyone holds a part of the secret, places rows in turn, and calls when sure of it all.

use std::sync::Arc;

use super::fitting::{fits, fitting_deal};
use super::right::is_entry;
use super::sitting::Sitting;
use crate::action::{Action, Due, Task};
use crate::answer::{Hint, Marker, hint};
use crate::code::Code;
use crate::commitment::Commitment;
use crate::event::{Event, Hints};
use crate::refusal::Refusal;
use crate::rules::{HintsShown, Rules};
use crate::score::{DecidedBy, Outcome};
use crate::sealed::Sealed;
use crate::seat::{Actor, Seat};
use crate::secret::{Deal, Salt};
use crate::setup::Mode;

/// A row on a player's board.
#[derive(Clone, Debug)]
pub(crate) struct BoardRow {
    pub(crate) by: Seat,
    /// Its code; none if it was forfeited.
    pub(crate) code: Option<Code>,
    /// The hints as all see them.
    pub(crate) hints: Option<Hints>,
}

/// A call and what came of it.
#[derive(Clone, Debug)]
pub(crate) struct GroupCall {
    pub(crate) by: Seat,
    /// The caller's solution; none if they left, resigned or ran out of time.
    pub(crate) code: Option<Code>,
    /// None while it is open.
    pub(crate) right: Option<bool>,
}

/// The state of a group's one deal.
#[derive(Clone, Debug)]
pub(crate) struct Group {
    deal: Option<Sealed<Deal>>,
    pub(crate) commitments: Vec<Commitment>,
    rows: Vec<BoardRow>,
    pub(crate) calls: Vec<GroupCall>,
    /// Who only answers, after a wrong call or resigning.
    out: Vec<bool>,
    turn: Seat,
    /// In the final calls: how many seats, from the first player on, have been asked.
    asked: Option<usize>,
    /// Who has passed in the final calls.
    pub(crate) passed: Vec<Seat>,
    /// At a real board: whether only the markers are missing, and what they will end in.
    pub(crate) uncovering: Option<Outcome>,
    /// At a real board: a deal that fits all hints so far.
    witness: Option<Vec<Marker>>,
    /// At a real board: how it stood before the last entry, if that can be taken back.
    pub(super) before: Option<Arc<Self>>,
    /// At a real board: whether no deal fits the hints.
    pub(crate) nothing_fits: bool,
    /// What was shown at the end.
    pub(crate) shown: Option<Vec<(Marker, Option<Salt>)>>,
}

impl Group {
    pub(crate) fn new(sitting: &Sitting) -> Self {
        Self {
            deal: None,
            commitments: Vec::new(),
            rows: Vec::new(),
            calls: Vec::new(),
            out: vec![false; sitting.setup.seats()],
            turn: sitting.setup.first(),
            asked: None,
            passed: Vec::new(),
            uncovering: None,
            witness: None,
            before: None,
            nothing_fits: false,
            shown: None,
        }
    }

    pub(crate) fn rows(&self) -> &[BoardRow] {
        &self.rows
    }

    pub(crate) fn is_out(&self, seat: Seat) -> bool {
        self.out[seat.index()]
    }

    /// Whether the game has come to the final calls.
    pub(crate) const fn in_finals(&self) -> bool {
        self.asked.is_some()
    }

    /// The player whose call halts the game.
    pub(crate) fn caller(&self) -> Option<Seat> {
        self.calls.last().filter(|call| call.right.is_none()).map(|call| call.by)
    }

    /// The markers a seat holds, board by board; none before the deal or at a real board.
    pub(crate) fn markers(&self, rules: &Rules, seat: Seat) -> Vec<Marker> {
        let each = usize::from(rules.boards().each);
        self.deal.as_ref().map_or(Vec::new(), |deal| {
            let boards = &deal.open().boards[seat.index() * each..][..each];
            boards.iter().map(|(marker, _)| *marker).collect()
        })
    }

    fn referee(sitting: &Sitting) -> bool {
        sitting.setup.mode() == Mode::Referee
    }

    pub(crate) fn due(&self, sitting: &Sitting) -> Due {
        let table = |what| Due { who: Actor::Table, what };
        let seat = |seat, what| Due { who: Actor::Seat(seat), what };
        if self.uncovering.is_some() {
            table(Task::Markers)
        } else if self.deal.is_none() && !Self::referee(sitting) {
            table(Task::Deal)
        } else if let Some(call) = self.calls.last().filter(|call| call.right.is_none()) {
            if call.code.is_some() { table(Task::Verdict) } else { seat(call.by, Task::Solution) }
        } else if self.rows.last().is_some_and(|row| row.code.is_some() && row.hints.is_none()) {
            table(Task::Hints)
        } else if let Some(asked) = self.asked {
            seat(sitting.setup.first().left(asked, sitting.setup.seats()), Task::FinalCall)
        } else {
            seat(self.turn, Task::Row)
        }
    }

    /// A copy to go back to if an action turns out to be entered wrong.
    fn noted(&self, sitting: &Sitting, action: &Action) -> Option<Arc<Self>> {
        (Self::referee(sitting) && is_entry(action)).then(|| Arc::new(self.clone()))
    }

    pub(crate) fn apply_table(
        &mut self,
        sitting: &mut Sitting,
        action: &Action,
        due: Due,
    ) -> Result<Vec<Event>, Refusal> {
        let before = self.noted(sitting, action);
        let mut events = Vec::new();
        match (action, due.what) {
            (Action::Deal(deal), Task::Deal) => self.deal(sitting, deal, &mut events)?,
            (Action::Hints(hints), Task::Hints) => {
                let by = self.rows.last().map(|row| row.by);
                if !hints_match(sitting, by, hints) {
                    return Err(Refusal::HintsNotPossible);
                }
                self.hinted(sitting, sorted(sitting.setup.rules(), hints.clone()), &mut events);
            }
            (Action::Verdict(right), Task::Verdict) => {
                let by = self.calls.last().map_or(self.turn, |call| call.by);
                self.judge(sitting, by, *right, &mut events);
            }
            (Action::Markers(markers), Task::Markers) => self.enter_markers(sitting, markers, &mut events)?,
            _ => return Err(Refusal::NotNow(due)),
        }
        self.before = before;
        Ok(events)
    }

    fn deal(
        &mut self,
        sitting: &Sitting,
        sealed: &Sealed<Deal>,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let rules = sitting.setup.rules();
        let deal = sealed.open();
        let markers: Vec<_> = deal.boards.iter().map(|(marker, _)| *marker).collect();
        if !from_the_bag(rules, &markers) {
            return Err(Refusal::DealNotPossible);
        }
        let promise = |(marker, salt): &(Marker, Salt)| {
            Commitment::new(&sitting.id, 1, *salt, &rules.show_marker(*marker))
        };
        self.commitments = deal.boards.iter().map(promise).collect();
        self.deal = Some(sealed.clone());
        events.push(Event::Dealt { commitments: self.commitments.clone() });
        Ok(())
    }

    pub(crate) fn apply(
        &mut self,
        sitting: &mut Sitting,
        seat: Seat,
        action: &Action,
        due: Due,
    ) -> Result<Vec<Event>, Refusal> {
        let before = self.noted(sitting, action);
        let rules = sitting.setup.rules();
        let is_due = |what| due == Due { who: Actor::Seat(seat), what };
        let mut events = Vec::new();
        match action {
            Action::Row(_) if !is_due(Task::Row) => {
                return Err(if self.is_out(seat) { Refusal::OutOfGame } else { Refusal::NotNow(due) });
            }
            Action::Row(code) => {
                let code = rules.check(*code, rules.guesses()).map_err(Refusal::Code)?;
                self.place(sitting, seat, code, &mut events);
            }
            Action::Call => {
                self.can_call(seat, due)?;
                if is_due(Task::FinalCall) && sitting.time_is_up() {
                    return Err(Refusal::TimeIsUp);
                }
                self.calls.push(GroupCall { by: seat, code: None, right: None });
                events.push(Event::Called { by: seat });
            }
            Action::Solution(_) if !is_due(Task::Solution) => return Err(Refusal::NotNow(due)),
            Action::Solution(code) => {
                let code = rules.check(*code, rules.secrets()).map_err(Refusal::Code)?;
                events.push(Event::Solution { by: seat, code });
                if let Some(call) = self.calls.last_mut() {
                    call.code = Some(code);
                }
                if let Some(deal) = &self.deal {
                    let right = deal.open().code(rules) == code;
                    self.judge(sitting, seat, right, &mut events);
                }
            }
            Action::Pass if !is_due(Task::FinalCall) => return Err(Refusal::NotNow(due)),
            Action::Pass => self.pass(sitting, seat, &mut events),
            _ => return Err(Refusal::NotInThisGame),
        }
        self.before = before;
        Ok(events)
    }

    /// Whether a seat may call now. It depends on nothing hidden.
    pub(crate) fn can_call(&self, seat: Seat, due: Due) -> Result<(), Refusal> {
        match due {
            _ if self.is_out(seat) => Err(Refusal::OutOfGame),
            Due { who: Actor::Seat(asked), what: Task::FinalCall } if asked != seat => {
                Err(Refusal::FinalCallOf { seat: asked })
            }
            Due { what: Task::Row | Task::FinalCall, .. } => Ok(()),
            due => Err(Refusal::NotNow(due)),
        }
    }

    fn place(&mut self, sitting: &mut Sitting, by: Seat, code: Code, events: &mut Vec<Event>) {
        self.rows.push(BoardRow { by, code: Some(code), hints: None });
        let row = self.rows_used(by);
        events.push(Event::Placed { row, by, code });
        if self.deal.is_some() {
            let hints = show_hints(sitting.setup.rules(), self.true_hints(sitting, by, code));
            self.hinted(sitting, hints, events);
        }
    }

    /// What every other player answers, marker by marker.
    fn true_hints(&self, sitting: &Sitting, by: Seat, code: Code) -> Vec<(Seat, Vec<Hint>)> {
        let rules = sitting.setup.rules();
        let hints = |seat| self.markers(rules, seat).into_iter().map(|marker| hint(marker, code)).collect();
        others(sitting, by).map(|seat| (seat, hints(seat))).collect()
    }

    /// Puts the hints beside the last row and passes the turn.
    fn hinted(&mut self, sitting: &mut Sitting, shown: Hints, events: &mut Vec<Event>) {
        events.push(Event::Hinted(shown.clone()));
        if let Some(row) = self.rows.last_mut() {
            row.hints = Some(shown);
            let by = row.by;
            self.pass_turn(sitting, by);
        }
        self.look_for_fitting(sitting, events);
        self.settle(sitting, events);
    }

    /// Tells everybody the moment that no deal fits the hints entered at a real board.
    fn look_for_fitting(&mut self, sitting: &Sitting, events: &mut Vec<Event>) {
        let rules = sitting.setup.rules();
        let still_fits = self.witness.as_ref().is_some_and(|deal| fits(rules, &self.rows, deal));
        if !Self::referee(sitting) || !sitting.version_2() || self.nothing_fits || still_fits {
            return;
        }
        self.witness = fitting_deal(rules, &self.rows);
        if self.witness.is_none() {
            self.nothing_fits = true;
            events.push(Event::NoDealFits);
        }
    }

    /// Sorts entered hints by seat, from the left of the player who placed the row: people give them in any order.
    pub(crate) fn put_in_order(&self, sitting: &Sitting, hints: &mut Hints) {
        if let (Hints::ByPlayer(players), Some(row)) = (hints, self.rows.last()) {
            let seats = sitting.setup.seats();
            players.sort_by_key(|(seat, _)| (seat.index() + seats - row.by.index()) % seats);
        }
    }

    /// Rows a seat has used, forfeited ones too.
    pub(crate) fn rows_used(&self, seat: Seat) -> u8 {
        self.rows.iter().filter(|row| row.by == seat).count() as u8
    }

    /// Whether a seat has a row left to place.
    fn can_place(&self, rules: &Rules, seat: Seat) -> bool {
        !self.is_out(seat) && self.rows_used(seat) < rules.rows() * rules.boards().each
    }

    /// The turn goes to the next player to the left who can place a row, if anyone can.
    fn pass_turn(&mut self, sitting: &Sitting, from: Seat) {
        let seats = sitting.setup.seats();
        let mut next = (1..=seats).map(|places| from.left(places, seats));
        let next = next.find(|seat| self.can_place(sitting.setup.rules(), *seat));
        self.turn = next.unwrap_or(self.turn);
    }

    /// After anything that may end the rows or the game: passes the turn on, begins the final calls, or ends.
    fn settle(&mut self, sitting: &mut Sitting, events: &mut Vec<Event>) {
        let seats = sitting.setup.seats();
        if self.out.iter().all(|out| *out) {
            self.finish(sitting, Outcome::NoWinner, events);
            return;
        }
        if self.asked.is_none() {
            if !self.can_place(sitting.setup.rules(), self.turn) {
                self.pass_turn(sitting, self.turn);
            }
            if self.can_place(sitting.setup.rules(), self.turn) {
                return;
            }
            self.asked = Some(0);
            events.push(Event::FinalCalls);
        }
        let asked = self.asked.unwrap_or(0);
        let next = (asked..seats).find(|places| !self.is_out(sitting.setup.first().left(*places, seats)));
        match next {
            Some(places) => self.asked = Some(places),
            None => self.finish(sitting, Outcome::NoWinner, events),
        }
    }

    fn pass(&mut self, sitting: &mut Sitting, by: Seat, events: &mut Vec<Event>) {
        events.push(Event::Passed { by });
        self.passed.push(by);
        self.asked = self.asked.map(|asked| asked + 1);
        self.settle(sitting, events);
    }

    fn judge(&mut self, sitting: &mut Sitting, by: Seat, right: bool, events: &mut Vec<Event>) {
        if right {
            if let Some(call) = self.calls.last_mut() {
                call.right = Some(true);
            }
            events.push(Event::CallRight { by });
            self.finish(sitting, Outcome::Won { seats: vec![by], by: DecidedBy::Call }, events);
        } else {
            self.wrong_call(sitting, by, events);
        }
    }

    /// A wrong call, or one that was never answered: the caller only answers from now on.
    pub(crate) fn wrong_call(&mut self, sitting: &mut Sitting, by: Seat, events: &mut Vec<Event>) {
        if let Some(call) = self.calls.last_mut() {
            call.right = Some(false);
        }
        self.out[by.index()] = true;
        events.push(Event::CallWrong { by });
        self.settle(sitting, events);
    }

    /// A resigned seat only answers; a caller who resigns has called wrongly.
    pub(crate) fn resign(&mut self, sitting: &mut Sitting, seat: Seat, events: &mut Vec<Event>) {
        self.before = None;
        if self.caller() == Some(seat) {
            self.wrong_call(sitting, seat, events);
        } else if !self.is_out(seat) {
            self.out[seat.index()] = true;
            if self.uncovering.is_none() {
                self.settle(sitting, events);
            }
        }
    }

    /// Time ran out: a row is forfeited, an open call is wrong, a final call is passed.
    pub(crate) fn lapse(&mut self, sitting: &mut Sitting, due: Due, events: &mut Vec<Event>) {
        let Actor::Seat(seat) = due.who else { return };
        self.before = None;
        match due.what {
            Task::Solution => self.wrong_call(sitting, seat, events),
            Task::FinalCall => self.pass(sitting, seat, events),
            _ => {
                self.rows.push(BoardRow { by: seat, code: None, hints: None });
                self.pass_turn(sitting, seat);
                self.settle(sitting, events);
            }
        }
    }

    /// The game is decided: the markers are shown, or asked for at a real board.
    fn finish(&mut self, sitting: &mut Sitting, outcome: Outcome, events: &mut Vec<Event>) {
        if Self::referee(sitting) {
            self.uncovering = Some(outcome);
        } else {
            self.uncover(events);
            sitting.end(outcome, events);
        }
    }

    /// Shows all markers.
    pub(crate) fn uncover(&mut self, events: &mut Vec<Event>) {
        if let Some(deal) = &self.deal {
            let markers: Vec<_> =
                deal.open().boards.iter().map(|(marker, salt)| (*marker, Some(*salt))).collect();
            self.shown = Some(markers.clone());
            events.push(Event::MarkersShown { markers });
        }
    }

    /// At a real board the markers are entered at the end; what was entered wrongly before is named.
    fn enter_markers(
        &mut self,
        sitting: &mut Sitting,
        markers: &[Marker],
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let rules = sitting.setup.rules();
        if !from_the_bag(rules, markers) {
            return Err(Refusal::DealNotPossible);
        }
        // The salts play no part here: nothing was promised at a real board.
        let deal = Deal { boards: markers.iter().map(|marker| (*marker, Salt([0; 16]))).collect() };
        let secret = deal.code(rules);
        self.deal = Some(Sealed::new(deal));
        let wrong_row = |row: &BoardRow| {
            let right = row.code.map(|code| show_hints(rules, self.true_hints(sitting, row.by, code)));
            // Hints that were never entered, because the game ended first, are not wrong.
            row.hints.is_some() && right != row.hints
        };
        let rows: Vec<_> = (1..).zip(&self.rows).filter(|(_, row)| wrong_row(row)).map(|(n, _)| n).collect();
        let wrong_call = |call: &GroupCall| {
            call.code.is_some_and(|code| call.right.is_some_and(|right| right != (code == secret)))
        };
        let verdict = self.calls.iter().any(wrong_call);
        let decided = self.uncovering.take().unwrap_or(Outcome::NoWinner);
        let outcome = if sitting.version_2() { self.judge_by(secret) } else { decided };
        let shown: Vec<_> = markers.iter().map(|marker| (*marker, None)).collect();
        self.shown = Some(shown.clone());
        events.push(Event::MarkersShown { markers: shown });
        if verdict || !rows.is_empty() {
            events.push(Event::EnteredWrong { rows, verdict });
        }
        sitting.end(outcome, events);
        Ok(())
    }

    /// The truth about all calls, whatever was entered: the first right one wins.
    fn judge_by(&mut self, secret: Code) -> Outcome {
        for call in self.calls.iter_mut().filter(|call| call.code.is_some()) {
            call.right = Some(call.code == Some(secret));
        }
        let right = self.calls.iter().find(|call| call.right == Some(true));
        right.map_or(Outcome::NoWinner, |call| Outcome::Won { seats: vec![call.by], by: DecidedBy::Call })
    }
}

/// The other seats, in the order of the table from the left of this one.
fn others(sitting: &Sitting, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
    let seats = sitting.setup.seats();
    (1..seats).map(move |places| seat.left(places, seats))
}

/// Whether these markers can have been drawn: each number once, and colours there are. Of each colour the bag holds
/// as many markers as there are boards at the most.
fn from_the_bag(rules: &Rules, markers: &[Marker]) -> bool {
    let legal = |marker: &Marker| {
        (1..=rules.holes()).contains(&marker.number)
            && usize::from(marker.colour) < rules.palette().symbols.len()
            && markers.iter().filter(|other| other.number == marker.number).count() == 1
    };
    markers.len() == usize::from(rules.boards().total()) && markers.iter().all(legal)
}

/// Whether entered hints have the form that the table shows: one hint per board from every other player, in order; or
/// no more blacks and whites than the others have boards.
fn hints_match(sitting: &Sitting, by: Option<Seat>, hints: &Hints) -> bool {
    let rules = sitting.setup.rules();
    let Some(by) = by else { return false };
    match hints {
        Hints::ByPlayer(hints) => {
            rules.hints_shown() != HintsShown::Totals
                && hints.iter().map(|(seat, _)| *seat).eq(others(sitting, by))
                && hints.iter().all(|(_, hints)| hints.len() == usize::from(rules.boards().each))
        }
        Hints::Totals { black, white } => {
            let most = rules.boards().total() - rules.boards().each;
            rules.hints_shown() == HintsShown::Totals && black.checked_add(*white).is_some_and(|n| n <= most)
        }
    }
}

/// The hints as the table shows them.
fn show_hints(rules: &Rules, hints: Vec<(Seat, Vec<Hint>)>) -> Hints {
    if rules.hints_shown() == HintsShown::Totals {
        let count =
            |wanted| hints.iter().flat_map(|(_, hints)| hints).filter(|hint| **hint == wanted).count() as u8;
        return Hints::Totals { black: count(Hint::Black), white: count(Hint::White) };
    }
    sorted(rules, Hints::ByPlayer(hints))
}

/// Where boards are not told apart, a player's hints in an order that tells nothing.
fn sorted(rules: &Rules, mut hints: Hints) -> Hints {
    if let (HintsShown::Player, Hints::ByPlayer(players)) = (rules.hints_shown(), &mut hints) {
        for (_, hints) in players {
            hints.sort_unstable();
        }
    }
    hints
}
