//! Commands that do something.

use rules::view::{Offer, View};
use rules::{Action, Actor, Seat, Secret, Task, Viewer};

use super::command::Command;
use super::table::{Next, Table};
use super::turn::Sure;
use crate::failure::Failure;
use crate::foreign::quoted;

impl Table<'_, '_, '_> {
    /// Does what a command says. What follows it is a code, or the name of a person at the keyboard.
    pub(super) fn command(
        &mut self,
        seat: Option<Seat>,
        what: Option<Task>,
        view: &View,
        command: Command,
        rest: &str,
    ) -> Result<Next, Failure> {
        let action = match command {
            Command::Quit => return Ok(Next::Quit),
            Command::Roll => return self.roll(seat, what, view),
            Command::Uncover => return self.uncover(seat, view, rest),
            Command::Claim => Action::Claim,
            Command::Call => Action::Call,
            Command::Pass => Action::Pass,
            Command::Resign => Action::ResignRound,
            Command::ResignMatch => Action::ResignMatch,
            Command::Stop => Action::Abort,
            Command::PlayOn => Action::PlayOn,
            Command::Leave => Action::Leave,
            Command::Hint
            | Command::Fits
            | Command::Rows
            | Command::Score
            | Command::Letters
            | Command::Secret
            | Command::Stock
            | Command::Promise
            | Command::Again
            | Command::Analysis
            | Command::Save
            | Command::Help => {
                for line in self.reply(what, view, command, rest) {
                    self.desk.say(&line)?;
                }
                return Ok(Next::Go);
            }
        };
        let Some(seat) = self.meant(seat, rest)? else { return Ok(Next::Go) };
        self.wanted(seat, action)
    }

    /// Who is meant: whoever has a name that follows the command, or else whoever typed it.
    fn meant(&mut self, seat: Option<Seat>, rest: &str) -> Result<Option<Seat>, Failure> {
        let persons = self.host.persons();
        let is_called = |seat: &Seat| {
            let name = self.teller().name(*seat);
            name.to_lowercase() == rest.to_lowercase() || seat.number().to_string() == rest
        };
        let found = if rest.is_empty() {
            seat.or_else(|| persons.first().copied().filter(|_| persons.len() == 1))
        } else {
            persons.iter().copied().find(is_called)
        };
        if found.is_none() {
            let names: Vec<_> = persons.iter().map(|seat| self.teller().name(*seat)).collect();
            self.desk.say(&self.words.prompt_no_such_person(names.join(", "), quoted(rest)))?;
        }
        Ok(found)
    }

    /// Does something that is not to be done by mistake.
    fn wanted(&mut self, seat: Seat, action: Action) -> Result<Next, Failure> {
        let words = self.words;
        let offers = self.host.game.view(Viewer::Seat(seat)).offers;
        let duel = self.host.game.setup().is_duel();
        let (question, action) = match action {
            Action::ResignRound if offers.contains(&Offer::ResignRound) => {
                (Some(words.board_resign_round_confirm()), action)
            }
            // Where there is no round to give up, it is the match.
            Action::ResignRound | Action::ResignMatch if offers.contains(&Offer::ResignMatch) => {
                let question = if duel { words.board_resign_confirm() } else { words.board_leave_confirm() };
                (Some(question), Action::ResignMatch)
            }
            Action::Leave if offers.contains(&Offer::Leave) => (Some(words.board_leave_confirm()), action),
            Action::Call if offers.contains(&Offer::Call) => (Some(words.board_call_confirm()), action),
            Action::Abort if offers.contains(&Offer::Abort) => (Some(words.prompt_agree()), action),
            action => (None, action),
        };
        if let Some(question) = question {
            match self.sure(Some(seat), &question, false)? {
                Sure::Yes => {}
                Sure::No => return Ok(Next::Go),
                Sure::Closed => return Ok(Next::Quit),
            }
        }
        let stop = matches!(action, Action::Abort);
        let next = self.done(Actor::Seat(seat), action)?;
        if stop && next == Next::Go { self.all_agree() } else { Ok(next) }
    }

    /// Somebody would end the match: the other persons are asked at once.
    fn all_agree(&mut self) -> Result<Next, Failure> {
        loop {
            self.tell()?;
            let view = self.host.game.view(self.viewer);
            let begun = view.outcome.is_none() && view.seats.iter().any(|seat| seat.aborting);
            let open = |seat: &Seat| !view.seats[seat.index()].aborting;
            let Some(next) = self.host.persons().into_iter().find(open).filter(|_| begun) else {
                return Ok(Next::Go);
            };
            let question = self.words.prompt_agree();
            let action = match self.sure(Some(next), &question, false)? {
                Sure::Yes => Action::Abort,
                Sure::No => Action::PlayOn,
                Sure::Closed => return Ok(Next::Quit),
            };
            self.done(Actor::Seat(next), action)?;
        }
    }

    /// Draws a secret for a maker.
    fn roll(&mut self, seat: Option<Seat>, what: Option<Task>, view: &View) -> Result<Next, Failure> {
        let (Some(seat), Some(Task::Secret)) = (seat, what) else {
            let told = view.due.map(|due| self.words.refusal_not_now(self.teller_of(view).due(due)));
            self.desk.say(&told.unwrap_or_default())?;
            return Ok(Next::Go);
        };
        let rules = view.setup.rules();
        let code = Secret::draw(rules, &mut self.host.chance).code;
        self.desk.say(&self.words.prompt_drawn(self.words.code(rules, code)))?;
        self.set_secret(Actor::Seat(seat), view, code)
    }

    /// Uncovers a secret that was not fixed.
    fn uncover(&mut self, seat: Option<Seat>, view: &View, rest: &str) -> Result<Next, Failure> {
        match view.setup.rules().read_secret(rest) {
            Ok(code) => {
                // At a real board the maker uncovers, whoever has the keyboard.
                let can =
                    |seat: &Seat| self.host.offered(*seat, |offer| matches!(offer, Offer::Uncover { .. }));
                let maker = self.host.persons().into_iter().find(can).or(seat);
                self.done(maker.map_or(Actor::Table, Actor::Seat), Action::Uncover(code))
            }
            Err(faults) => {
                for fault in &faults {
                    self.desk.say(&self.words.code_fault(fault))?;
                }
                Ok(Next::Go)
            }
        }
    }
}
