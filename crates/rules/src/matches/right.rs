//! At a real board: what people entered wrong is set right, within the round that is played.

use super::group::Group;
use super::round::Row;
use super::rounds::Rounds;
use super::sitting::Sitting;
use super::{Course, LogEntry, Match};
use crate::action::Action;
use crate::answer::Answer;
use crate::code::Code;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::score::Reason;
use crate::seat::Seat;

impl Match {
    /// Strikes out the last entry of the round.
    pub(super) fn take_back(&mut self, seat: Seat) -> Result<Vec<Event>, Refusal> {
        self.can_take_back(seat)?;
        let mut events = vec![Event::TakenBack { by: seat }];
        match &mut self.course {
            Course::Rounds(rounds) => rounds.take_back(&mut self.sitting, &mut events),
            Course::Group(group) => group.take_back(),
        }
        Ok(events)
    }

    /// Refuses unless a seat may strike out the last entry.
    pub(crate) fn can_take_back(&self, seat: Seat) -> Result<(), Refusal> {
        self.sitting.can_set_right(seat)?;
        let some = match &self.course {
            Course::Rounds(rounds) => rounds.current().rows.last().is_some_and(|row| row.code.is_some()),
            Course::Group(group) => group.before.is_some(),
        };
        if some { Ok(()) } else { Err(Refusal::NothingToTakeBack) }
    }

    /// Corrects a row of the round.
    pub(super) fn correct(
        &mut self,
        by: Seat,
        row: u8,
        code: Code,
        answer: Answer,
    ) -> Result<Vec<Event>, Refusal> {
        self.sitting.can_set_right(by)?;
        let Course::Rounds(rounds) = &mut self.course else { return Err(Refusal::NotInThisGame) };
        let rules = self.sitting.setup.rules();
        let code = rules.check(code, rules.guesses()).map_err(Refusal::Code)?;
        let answer = rules.check_pins(answer).map_err(Refusal::Pins)?;
        let mut rows = rounds.current().rows.clone();
        let place = usize::from(row).wrapping_sub(1);
        let last = place + 1 == rows.len();
        let Some(found) = rows.get_mut(place).filter(|row| row.answer.is_some()) else {
            return Err(Refusal::NoRowToCorrect { row });
        };
        if answer.black == rules.holes() && !last {
            return Err(Refusal::CorrectionEndsRound);
        }
        (found.code, found.answer) = (Some(code), Some(answer));
        let mut events = vec![Event::Corrected { by, row, code, answer }];
        let given_up = rounds.is_given_up(&self.sitting);
        rounds.lay_again(&mut self.sitting, rows, &mut events);
        if given_up && !rounds.current().uncovering {
            rounds.close(&mut self.sitting, &mut events);
        }
        Ok(events)
    }

    /// The steps of a match that is over, without the entries of a group that were taken back.
    pub fn standing(&self) -> Option<Vec<&LogEntry>> {
        let mut standing: Vec<&LogEntry> = Vec::new();
        for entry in self.record()? {
            if !matches!(entry.step.action, Action::TakeBack) {
                standing.push(entry);
            } else if let Some(place) = standing.iter().rposition(|entry| is_entry(&entry.step.action)) {
                standing.remove(place);
            }
        }
        Some(standing)
    }
}

/// Whether an action of a group at a real board can be taken back.
pub(super) const fn is_entry(action: &Action) -> bool {
    matches!(
        action,
        Action::Row(_)
            | Action::Hints(_)
            | Action::Call
            | Action::Solution(_)
            | Action::Verdict(_)
            | Action::Pass
    )
}

impl Rounds {
    /// How many rows of the round can be corrected: those that are answered.
    pub(crate) fn correctable(&self) -> u8 {
        self.current().answered().count() as u8
    }

    /// Whether the breaker has given the round up, and the secret is about to be uncovered.
    fn is_given_up(&self, sitting: &Sitting) -> bool {
        self.current().uncovering && !self.is_full(sitting)
    }

    /// Strikes out that the round was given up, or the last pins, or the last row where it has none.
    fn take_back(&mut self, sitting: &mut Sitting, events: &mut Vec<Event>) {
        let mut rows = self.current().rows.clone();
        match rows.last_mut() {
            _ if self.is_given_up(sitting) => {}
            Some(row) if row.answer.is_some() => row.answer = None,
            _ => drop(rows.pop()),
        }
        self.lay_again(sitting, rows, events);
    }

    /// Lays these rows in place of those of the round: its points, what fits and whether it is over follow from them.
    fn lay_again(&mut self, sitting: &mut Sitting, rows: Vec<Row>, events: &mut Vec<Event>) {
        let before = std::mem::replace(&mut self.current_mut().rows, rows);
        self.book_again(sitting, &before, events);
        let round = self.current_mut();
        let knew = std::mem::take(&mut round.nothing_fits);
        (round.witness, round.uncovering) = (None, false);
        let mut found = Vec::new();
        self.look_for_fitting(sitting, &mut found);
        if !knew {
            events.append(&mut found);
        }
        if self.is_full(sitting) {
            self.close(sitting, events);
        }
    }

    /// Books what the points of rows differ by, now that they are others.
    fn book_again(&self, sitting: &mut Sitting, before: &[Row], events: &mut Vec<Event>) {
        let round = self.current();
        for place in 0..before.len().max(round.rows.len()) {
            let number = place as u8 + 1;
            let Some(by) = round.rows.get(place).or(before.get(place)).map(|row| row.by) else { continue };
            let of_row =
                |reason| matches!(reason, Reason::Row { row } | Reason::Corrected { row } if row == number);
            let booked =
                sitting.bookings.iter().filter(|one| one.round == round.number && of_row(one.reason));
            let booked: i32 = booked.map(|booking| booking.points).sum();
            let answer = round.rows.get(place).and_then(|row| row.answer);
            let due = answer.map_or(0, |answer| Self::points_of_row(sitting, answer));
            sitting.book(round.number, by, due - booked, Reason::Corrected { row: number }, events);
        }
    }
}

impl Group {
    /// Goes back to how it was before the last entry.
    fn take_back(&mut self) {
        if let Some(before) = self.before.take() {
            *self = Self::clone(&before);
        }
    }
}
