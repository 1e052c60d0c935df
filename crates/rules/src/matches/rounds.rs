//! Duel, solo and party: round after round, one maker, one board.

use std::sync::Arc;

use super::round::{EndedRound, Round, RoundEnd, Row};
use super::sitting::Sitting;
use crate::action::{Action, Due, Task};
use crate::answer::Answer;
use crate::code::Code;
use crate::commitment::Commitment;
use crate::edition::Signal;
use crate::event::{Event, SignalError};
use crate::fit::{Fit, fitting_secret};
use crate::refusal::Refusal;
use crate::sealed::Sealed;
use crate::seat::{Actor, Player, Seat};
use crate::secret::{MAX_WITHHELD, Salt, Secret, Withheld};
use crate::setup::Mode;

/// The rounds so far; the last one is being played.
#[derive(Clone, Debug)]
pub(crate) struct Rounds {
    /// Copies of a match share those that have ended.
    list: Vec<Arc<Round>>,
}

impl Rounds {
    pub(crate) fn new(sitting: &Sitting) -> Self {
        let mut rounds = Self { list: Vec::new() };
        rounds.begin(sitting);
        rounds
    }

    /// Begins the next round: the maker moves on after every round that counts.
    pub(super) fn begin(&mut self, sitting: &Sitting) {
        let setup = &sitting.setup;
        let maker = match setup.mode() {
            Mode::Solo => setup.first(),
            Mode::Table | Mode::Referee => setup.first().left(self.counted().into(), setup.seats()),
        };
        let late = setup.mode() == Mode::Referee || sitting.players[maker.index()] == Player::Contrary;
        self.list.push(Arc::new(Round::new(self.list.len() as u32 + 1, maker, late)));
    }

    /// How many rounds count: those that ended and were not void.
    pub(super) fn counted(&self) -> u16 {
        self.ends().filter(|how| *how != RoundEnd::Void).count() as u16
    }

    /// How many rounds were void.
    pub(super) fn void(&self) -> u16 {
        self.ends().filter(|how| *how == RoundEnd::Void).count() as u16
    }

    fn ends(&self) -> impl Iterator<Item = RoundEnd> + '_ {
        self.list.iter().filter_map(|round| round.ended.as_ref()).map(|ended| ended.how)
    }

    pub(crate) fn list(&self) -> &[Arc<Round>] {
        &self.list
    }

    pub(crate) fn current(&self) -> &Round {
        self.list.last().expect("there is always a round")
    }

    pub(super) fn current_mut(&mut self) -> &mut Round {
        Arc::make_mut(self.list.last_mut().expect("there is always a round"))
    }

    /// Round and row, which tell one decision from the next.
    pub(crate) fn turn(&self) -> (u32, usize) {
        (self.current().number, self.current().rows.len())
    }

    pub(crate) fn due(&self, sitting: &Sitting) -> Due {
        let round = self.current();
        let maker = Actor::Seat(round.maker);
        if !round.begun() {
            Due { who: maker, what: Task::Secret }
        } else if round.uncovering {
            Due { who: maker, what: Task::Uncover }
        } else if round.unanswered() {
            Due { who: maker, what: Task::Answer }
        } else {
            Due { who: Actor::Seat(round.breaker(sitting.setup.seats())), what: Task::Row }
        }
    }

    pub(crate) fn apply(
        &mut self,
        sitting: &mut Sitting,
        seat: Seat,
        action: &Action,
        due: Due,
    ) -> Result<Vec<Event>, Refusal> {
        let expect = |what| {
            if due == (Due { who: Actor::Seat(seat), what }) { Ok(()) } else { Err(Refusal::NotNow(due)) }
        };
        let mut events = Vec::new();
        match action {
            Action::Secret(secret) => {
                expect(Task::Secret)?;
                self.set_secret(sitting, secret, &mut events)?;
            }
            Action::Row(code) => {
                expect(Task::Row)?;
                let rules = sitting.setup.rules();
                let code = rules.check(*code, rules.guesses()).map_err(Refusal::Code)?;
                self.place(sitting, seat, code, &mut events);
            }
            Action::Answer(answer) => {
                expect(Task::Answer)?;
                let answer = sitting.setup.rules().check_pins(*answer).map_err(Refusal::Pins)?;
                if self.contrary(sitting) && !self.would_fit(sitting, answer) {
                    return Err(Refusal::NothingFits);
                }
                self.answer(sitting, answer, &mut events);
            }
            Action::Claim => self.claim(sitting, seat, due, &mut events)?,
            Action::Uncover(code) => self.uncover_late(sitting, seat, *code, due, &mut events)?,
            Action::ResignRound => self.resign_round(sitting, seat, &mut events)?,
            _ => return Err(Refusal::NotInThisGame),
        }
        Ok(events)
    }

    fn set_secret(
        &mut self,
        sitting: &Sitting,
        sealed: &Sealed<Secret>,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let rules = sitting.setup.rules();
        let secret = sealed.open();
        rules.check(secret.code, rules.secrets()).map_err(Refusal::Code)?;
        if !rules.counts_pegs() && !secret.withheld.is_nothing() {
            return Err(Refusal::PegsNotCounted);
        }
        let colours = rules.palette().symbols.len();
        let (real, beyond) = secret.withheld.0.split_at(colours.min(secret.withheld.0.len()));
        if real.iter().any(|pegs| *pegs > MAX_WITHHELD) || beyond.iter().any(|pegs| *pegs > 0) {
            return Err(Refusal::WithheldTooMany);
        }
        let round = self.current_mut();
        let commitment =
            Commitment::new(&sitting.id, round.number, secret.salt, &rules.show_promised(secret));
        round.secret = Some(sealed.clone());
        round.commitment = Some(commitment);
        events.push(Event::SecretSet { round: round.number, maker: round.maker, commitment });
        Ok(())
    }

    fn place(&mut self, sitting: &mut Sitting, by: Seat, code: Code, events: &mut Vec<Event>) {
        let hand_set = sitting.setup.rules().hand_set();
        let round = self.current_mut();
        round.rows.push(Row { by, code: Some(code), answer: None });
        round.claimed = false;
        events.push(Event::Placed { row: round.rows.len() as u8, by, code });
        if !hand_set && let Some(right) = self.right_answer(sitting) {
            self.answer(sitting, right, events);
        }
    }

    /// The right answer to the row that waits for one; none if the secret is not fixed.
    fn right_answer(&self, sitting: &Sitting) -> Option<Answer> {
        let round = self.current();
        let secret = round.secret.as_ref()?.open().code;
        Some(sitting.setup.rules().answer(secret, round.rows.last()?.code?))
    }

    /// Puts the pins beside the last row. With full black, or in the last row, the secret is uncovered.
    fn answer(&mut self, sitting: &mut Sitting, answer: Answer, events: &mut Vec<Event>) {
        let rules = sitting.setup.rules();
        let (signal, hand_set) = (rules.signal(), rules.hand_set());
        let right = self.right_answer(sitting);
        let round = self.current_mut();
        let row = round.rows.last_mut().expect("an answer follows a row");
        row.answer = Some(answer);
        events.push(Event::Answered { row: round.rows.len() as u8, answer });
        self.book_row(sitting, events);
        let wrong = right.is_some_and(|right| right != answer);
        if wrong && signal == Signal::AtOnce {
            self.uncover(sitting, events);
        } else if self.is_full(sitting) {
            self.close(sitting, events);
        } else if hand_set {
            self.look_for_fitting(sitting, events);
        }
    }

    /// Whether the last row is answered in full, or the rows are used up.
    pub(super) fn is_full(&self, sitting: &Sitting) -> bool {
        let (rules, round) = (sitting.setup.rules(), self.current());
        let last = round.rows.last().and_then(|row| row.answer);
        let used_up = round.rows.len() == usize::from(rules.rows()) && !round.unanswered();
        used_up || last.is_some_and(|last| last.black == rules.holes())
    }

    /// Tells the breakers the moment that no secret fits. It looks at rows and answers alone, never at the secret,
    /// so that not even the time it takes tells whether an answer was right.
    pub(super) fn look_for_fitting(&mut self, sitting: &Sitting, events: &mut Vec<Event>) {
        let rules = sitting.setup.rules();
        let round = self.current();
        let still_fits =
            round.witness.as_ref().zip(round.answered().last()).is_some_and(|(witness, last)| {
                let (_, code, answer) = last;
                rules.answer(*witness.open(), code) == answer
            });
        if round.nothing_fits || still_fits || self.contrary(sitting) {
            return;
        }
        let rows: Vec<_> = round.answered().map(|(_, code, answer)| (code, answer)).collect();
        let fit = fitting_secret(rules, &rows);
        let round = self.current_mut();
        round.witness = match fit {
            Fit::Fits(code) => Some(Sealed::new(code)),
            Fit::Nothing | Fit::Unknown => None,
        };
        if fit == Fit::Nothing {
            round.nothing_fits = true;
            events.push(Event::NoSecretFits);
        }
    }

    fn contrary(&self, sitting: &Sitting) -> bool {
        self.current().late && sitting.setup.mode() != Mode::Referee
    }

    /// Whether some secret fits this answer to the last row, and all before.
    fn would_fit(&self, sitting: &Sitting, answer: Answer) -> bool {
        let round = self.current();
        let mut rows: Vec<_> = round.answered().map(|(_, code, answer)| (code, answer)).collect();
        rows.extend(round.rows.last().and_then(|row| row.code).map(|code| (code, answer)));
        fitting_secret(sitting.setup.rules(), &rows) != Fit::Nothing
    }

    fn claim(
        &mut self,
        sitting: &mut Sitting,
        seat: Seat,
        due: Due,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        self.can_claim(sitting, seat, due)?;
        events.push(Event::Claimed { by: seat });
        if self.errors(sitting).is_empty() {
            let round = self.current_mut();
            round.claimed = true;
            round.proven = round.rows.len();
            events.push(Event::ClaimFalse);
        } else {
            self.uncover(sitting, events);
        }
        Ok(())
    }

    /// Whether a seat may claim now. It depends on nothing hidden.
    pub(crate) fn can_claim(&self, sitting: &Sitting, seat: Seat, due: Due) -> Result<(), Refusal> {
        let rules = sitting.setup.rules();
        let round = self.current();
        if sitting.setup.mode() == Mode::Referee {
            Err(Refusal::ClaimByUncovering)
        } else if round.late || !rules.hand_set() {
            Err(Refusal::ClaimAutomatic)
        } else if rules.signal() == Signal::AtOnce {
            Err(Refusal::ClaimCheckedAtOnce)
        } else if rules.signal() == Signal::Recorded {
            Err(Refusal::ClaimNoPenalty)
        } else if seat == round.maker {
            Err(Refusal::ClaimBreakersOnly)
        } else if due.what != Task::Row || round.rows.last().is_none_or(|row| row.answer.is_none()) {
            Err(Refusal::ClaimAfterAnswer)
        } else if round.claimed {
            Err(Refusal::ClaimOncePerRow)
        } else {
            Ok(())
        }
    }

    /// The answers of this round that are wrong.
    fn errors(&self, sitting: &Sitting) -> Vec<SignalError> {
        self.current()
            .secret
            .as_ref()
            .map_or(Vec::new(), |secret| self.errors_against(sitting, secret.open().code))
    }

    fn errors_against(&self, sitting: &Sitting, secret: Code) -> Vec<SignalError> {
        let checked = self.current().answered().map(|(place, code, placed)| SignalError {
            row: place as u8 + 1,
            placed,
            right: sitting.setup.rules().answer(secret, code),
        });
        checked.filter(|checked| checked.placed != checked.right).collect()
    }

    /// The maker of a late round shows the secret: when it is due, or at a real board to prove an error.
    fn uncover_late(
        &mut self,
        sitting: &mut Sitting,
        seat: Seat,
        code: Code,
        due: Due,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        if !self.can_uncover(sitting, seat) {
            return Err(Refusal::NotNow(due));
        }
        let round = self.current();
        let rules = sitting.setup.rules();
        let code = rules.check(code, rules.secrets()).map_err(Refusal::Code)?;
        let errors = self.errors_against(sitting, code);
        if self.contrary(sitting) && !errors.is_empty() {
            return Err(Refusal::DoesNotFit);
        }
        if !round.uncovering && errors.is_empty() {
            return Err(Refusal::NoErrorToProve);
        }
        self.finish(sitting, code, None, None, errors, events);
        Ok(())
    }

    /// Whether a seat may uncover the secret of a late round: when it is due, or to prove an error where that
    /// voids the round.
    pub(crate) fn can_uncover(&self, sitting: &Sitting, seat: Seat) -> bool {
        let round = self.current();
        let penalty = sitting.setup.rules().signal() != Signal::Recorded;
        let early = sitting.setup.mode() == Mode::Referee && penalty && round.answered().next().is_some();
        round.late && seat == round.maker && (round.uncovering || early)
    }

    fn resign_round(
        &mut self,
        sitting: &mut Sitting,
        seat: Seat,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        self.can_resign_round(sitting, seat)?;
        events.push(Event::RoundResigned { by: seat });
        self.close(sitting, events);
        Ok(())
    }

    /// Whether a seat may give the round up.
    pub(crate) fn can_resign_round(&self, sitting: &Sitting, seat: Seat) -> Result<(), Refusal> {
        let round = self.current();
        if !sitting.setup.is_duel() || seat == round.maker {
            Err(Refusal::ResignRoundBreakersOnly)
        } else if !round.begun() {
            Err(Refusal::RoundNotBegun)
        } else if round.uncovering {
            Err(Refusal::NotNow(self.due(sitting)))
        } else {
            Ok(())
        }
    }

    /// The play of a round is over: its secret is uncovered, or asked for if it was not fixed.
    pub(super) fn close(&mut self, sitting: &mut Sitting, events: &mut Vec<Event>) {
        if self.current().late {
            self.current_mut().uncovering = true;
        } else {
            self.uncover(sitting, events);
        }
    }

    fn uncover(&mut self, sitting: &mut Sitting, events: &mut Vec<Event>) {
        if let Some(secret) = self.current().secret.as_ref().map(|secret| *secret.open()) {
            let withheld = sitting.setup.rules().counts_pegs().then_some(secret.withheld);
            let errors = self.errors_against(sitting, secret.code);
            self.finish(sitting, secret.code, withheld, Some(secret.salt), errors, events);
        }
    }

    /// Shows the secret, checks every row unasked, scores the round and goes on.
    fn finish(
        &mut self,
        sitting: &mut Sitting,
        code: Code,
        withheld: Option<Withheld>,
        salt: Option<Salt>,
        errors: Vec<SignalError>,
        events: &mut Vec<Event>,
    ) {
        events.push(Event::Uncovered { code, withheld, salt });
        let void = !errors.is_empty() && sitting.setup.rules().signal() != Signal::Recorded;
        if !errors.is_empty() {
            events.push(Event::Errors(errors.clone()));
        }
        // Whatever the pins said, the round ended at the first row that truly solved it. If none did, full pins
        // count as the solution: a maker must not win a round by ending it with them.
        let solved = self.current().rows.iter().position(|row| row.code == Some(code));
        let how = match (solved, self.conceded(sitting)) {
            _ if void => RoundEnd::Void,
            (Some(place), _) => RoundEnd::Solved { row: place as u8 + 1 },
            (None, Some(row)) => RoundEnd::Conceded { row },
            (None, None) => RoundEnd::Unsolved,
        };
        events.push(match how {
            RoundEnd::Void => Event::Void,
            RoundEnd::Solved { row } => Event::Solved { row },
            RoundEnd::Conceded { row } => Event::Conceded { row },
            RoundEnd::Unsolved | RoundEnd::Abandoned => Event::Unsolved,
        });
        self.current_mut().ended = Some(EndedRound { how, code: Some(code), withheld, salt, errors });
        self.score(sitting, code, how, events);
        self.go_on(sitting, events);
    }

    /// The row that was answered in full. It is the last one, since full pins end a round.
    fn conceded(&self, sitting: &Sitting) -> Option<u8> {
        let rows = &self.current().rows;
        let full = |answer: Answer| answer.black == sitting.setup.rules().holes();
        let conceded = sitting.version_2() && rows.last()?.answer.is_some_and(full);
        conceded.then_some(rows.len() as u8)
    }

    /// Ends the current round because the match ends; a secret that was fixed is shown.
    pub(crate) fn abandon(&mut self, sitting: &Sitting, events: &mut Vec<Event>) {
        let errors = self.errors(sitting);
        let round = self.current_mut();
        let secret = round.secret.as_ref().map(|secret| *secret.open());
        let withheld = secret.filter(|_| sitting.setup.rules().counts_pegs()).map(|secret| secret.withheld);
        let ended = EndedRound {
            how: RoundEnd::Abandoned,
            code: secret.map(|secret| secret.code),
            withheld,
            salt: secret.map(|secret| secret.salt),
            errors,
        };
        if let Some(code) = ended.code {
            events.push(Event::Uncovered { code, withheld, salt: ended.salt });
        }
        if !ended.errors.is_empty() {
            events.push(Event::Errors(ended.errors.clone()));
        }
        round.ended = Some(ended);
    }

    /// Time ran out: a maker's secret is drawn or their answer given, and a breaker's row is lost.
    pub(crate) fn lapse(
        &mut self,
        sitting: &mut Sitting,
        drawn: Option<&Sealed<Secret>>,
        due: Due,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        match (due.what, drawn, due.who) {
            (Task::Secret, Some(secret), _) => {
                self.set_secret(sitting, secret, events)?;
                self.current_mut().drawn = true;
                Ok(())
            }
            (Task::Row, None, Actor::Seat(by)) => {
                let rows = sitting.setup.rules().rows();
                let round = self.current_mut();
                round.rows.push(Row { by, code: None, answer: None });
                round.claimed = false;
                if round.rows.len() == usize::from(rows) {
                    self.close(sitting, events);
                }
                Ok(())
            }
            (Task::Answer, None, _) => {
                if let Some(right) = self.right_answer(sitting) {
                    self.answer(sitting, right, events);
                }
                Ok(())
            }
            _ => Err(Refusal::LapseSecret),
        }
    }
}
