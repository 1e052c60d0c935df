//! Commands: those that do something, and those that only tell.

use play::{
    Command, Deed, HintQuestion, HintStep, HintsTold, Proposed, Reply, Sight, corrected, help, hint_meant,
    letters, person_meant, reply, review, rules_in_lines, uncovered,
};
use rules::view::{Board, Offer};
use rules::{Action, Actor, Player, Seat, Task};
use solver::computer::fitting;

use super::talk::{Next, Talk};
use super::turn::Sure;
use crate::failure::Failure;

impl Talk<'_, '_, '_, '_> {
    /// Carries out a command. After it comes a code, or the name of a person at the keyboard.
    pub(super) fn command(
        &mut self,
        sight: &Sight,
        seat: Option<Seat>,
        command: Command,
        rest: &str,
    ) -> Result<Next, Failure> {
        match command {
            Command::Quit => Ok(Next::Quit),
            Command::Roll => self.roll(sight, seat),
            Command::Uncover => self.uncover(sight, seat, rest),
            Command::Correct => self.correct(sight, seat, rest),
            // At a real board, everybody enters for everybody.
            Command::TakeBack => {
                let by = seat.or_else(|| sight.offering(|offer| *offer == Offer::TakeBack));
                self.propose(sight, by, command, rest)
            }
            // The player who types it may have the keyboard of somebody who left.
            Command::Return => {
                let by = sight.offering(|offer| *offer == Offer::Return).or(seat);
                self.propose(sight, by, command, rest)
            }
            Command::Claim
            | Command::Call
            | Command::Pass
            | Command::Resign
            | Command::ResignMatch
            | Command::Stop
            | Command::PlayOn
            | Command::Leave => self.propose(sight, seat, command, rest),
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
            | Command::Rules
            | Command::Rematch
            | Command::Decline
            | Command::Save
            | Command::Help => {
                let lines = self.reply(sight, command, rest);
                self.say(&lines)?;
                Ok(Next::Go)
            }
        }
    }

    /// What a command tells.
    fn reply(&mut self, sight: &Sight, command: Command, rest: &str) -> Vec<String> {
        let (words, view) = (self.words, &sight.view);
        match command {
            Command::Hint | Command::Fits if !sight.advice => vec![words.advice_forbidden().into()],
            Command::Hint => match self.hint(sight, rest) {
                Ok(step) => {
                    // What a maker or holder learns is for them alone.
                    let tells = !matches!(step, HintStep::Best(None));
                    if tells && matches!(view.board, Board::Maker(_) | Board::Holder(_)) {
                        self.table.showed_something();
                    }
                    vec![step.told(words, view)]
                }
                Err(faults) => faults,
            },
            Command::Fits if rest.is_empty() => {
                vec![reply::count(words, fitting(self.brain.mind(sight.rules()), view))]
            }
            Command::Fits => reply::fit_of(words, view, rest),
            Command::Rows => reply::board(words, view),
            Command::Score => vec![reply::points(words, view, sight.told)],
            Command::Letters => letters(words, sight.rules()),
            Command::Secret => {
                if view.board.hides_something() {
                    self.table.showed_something();
                }
                reply::own(words, view)
            }
            Command::Stock => vec![reply::stock(words, view)],
            Command::Promise => reply::promises(words, view),
            Command::Again => self.last.clone(),
            Command::Analysis => review::sentences(words, view, None, rest, self.brain.mind(sight.rules())),
            Command::Rules => rules_in_lines(words, sight.rules().edition()),
            Command::Rematch | Command::Decline => vec![words.prompt_rematch_later().into()],
            Command::Save => vec![self.table.kept()],
            _ => help(words, sight),
        }
    }

    /// The next step of help; after the command comes a row to check, or a step to skip to.
    fn hint(&mut self, sight: &Sight, rest: &str) -> Result<HintStep, Vec<String>> {
        let (words, view) = (self.words, &sight.view);
        let (wish, row) = hint_meant(words, sight.rules(), rest)?;
        if (self.hinted.0.steps, self.hinted.1) != (view.steps, view.viewer) {
            self.hinted = (HintsTold::at(view.steps), view.viewer);
        }
        let asked = HintQuestion { view: Box::new(view.clone()), wish, told: self.hinted.0.clone(), row };
        let step = asked.answer(self.brain.mind(sight.rules()));
        self.hinted.0.note(step.kind(), row);
        Ok(step)
    }

    /// Does something that nobody should do by mistake.
    fn propose(
        &mut self,
        sight: &Sight,
        seat: Option<Seat>,
        command: Command,
        rest: &str,
    ) -> Result<Next, Failure> {
        // A player who has left can only come back.
        let is_meant = |seat: &Seat| {
            command == Command::Return || sight.view.seats[seat.index()].player == Player::Person
        };
        let persons: Vec<_> = sight.offers.iter().map(|(seat, _)| *seat).filter(is_meant).collect();
        let seat = match person_meant(&self.teller(sight), &persons, seat, rest) {
            Ok(seat) => seat,
            Err(fault) => {
                self.desk.say(&fault)?;
                return Ok(Next::Go);
            }
        };
        let setup = &sight.view.setup;
        let Some(proposed) = Proposed::by(self.words, setup, sight.offers_of(seat), command) else {
            return Ok(Next::Go);
        };
        if let Some(question) = &proposed.question {
            match self.sure(Some(seat), question, false)? {
                Sure::Yes => {}
                Sure::No => return Ok(Next::Go),
                Sure::Closed => return Ok(Next::Quit),
            }
        }
        let stop = matches!(proposed.action, Action::Abort);
        let next = self.act(Actor::Seat(seat), Deed::Act(proposed.action))?;
        if stop { self.all_agree() } else { Ok(next) }
    }

    /// Somebody offers to stop: the other people here are asked at once.
    fn all_agree(&mut self) -> Result<Next, Failure> {
        loop {
            let Some(sight) = self.table.sight() else { return Ok(Next::Go) };
            self.tell(&sight)?;
            let seats = &sight.view.seats;
            let begun = !sight.is_over() && seats.iter().any(|seat| seat.aborting);
            let open = |seat: &Seat| {
                let seat = &seats[seat.index()];
                seat.player == Player::Person && !seat.aborting
            };
            let next = sight.offers.iter().map(|(seat, _)| *seat).find(open);
            let Some(next) = next.filter(|_| begun) else { return Ok(Next::Go) };
            let question = self.words.board_abort_confirm();
            let action = match self.sure(Some(next), &question, false)? {
                Sure::Yes => Action::Abort,
                Sure::No => Action::PlayOn,
                Sure::Closed => return Ok(Next::Quit),
            };
            self.act(Actor::Seat(next), Deed::Act(action))?;
        }
    }

    /// Draws a secret for a maker.
    fn roll(&mut self, sight: &Sight, seat: Option<Seat>) -> Result<Next, Failure> {
        let (Some(seat), Some(Task::Secret)) = (seat, sight.task()) else {
            let view = &sight.view;
            let due = view.due.map(|due| self.words.at(&view.setup, view.viewer).due(due));
            self.desk.say(&due.map(|due| self.words.refusal_not_now(due)).unwrap_or_default())?;
            return Ok(Next::Go);
        };
        let Some(code) = self.table.roll() else { return Ok(Next::Go) };
        self.desk.say(&self.words.prompt_drawn(self.words.code(sight.rules(), code)))?;
        self.set_secret(sight, Actor::Seat(seat), code)
    }

    /// Uncovers a secret that was not fixed.
    fn uncover(&mut self, sight: &Sight, seat: Option<Seat>, rest: &str) -> Result<Next, Failure> {
        match uncovered(self.words, sight.rules(), rest) {
            Ok(action) => {
                // At a real board the maker uncovers, no matter who has the keyboard.
                let maker = sight.offering(|offer| matches!(offer, Offer::Uncover { .. }));
                self.act(maker.or(seat).map_or(Actor::Table, Actor::Seat), Deed::Act(action))
            }
            Err(faults) => {
                self.say(&faults)?;
                Ok(Next::Go)
            }
        }
    }

    /// Corrects a row of a real board.
    fn correct(&mut self, sight: &Sight, seat: Option<Seat>, rest: &str) -> Result<Next, Failure> {
        match corrected(self.words, sight.rules(), rest) {
            Ok(action) => {
                let by = seat.or_else(|| sight.corrector());
                self.act(by.map_or(Actor::Table, Actor::Seat), Deed::Act(action))
            }
            Err(faults) => {
                self.say(&faults)?;
                Ok(Next::Go)
            }
        }
    }

    /// All of a finished match, if it is available.
    pub(crate) fn record(&mut self) -> Option<Box<rules::Match>> {
        self.table.ask_record();
        let asked = std::time::Instant::now();
        while asked.elapsed() < RECORD {
            self.table.proceed();
            for reply in self.table.replies() {
                if let Reply::Record(game) = reply {
                    return game;
                }
            }
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
        None
    }
}

/// How long a server may take to send a record.
const RECORD: std::time::Duration = std::time::Duration::from_secs(15);
