//! A person's turn: one question, one line, and its result.

use play::{
    Command, Entered, Question, Sight, Typed, letters, read_line, read_withheld, withheld_example, yes_or_no,
};
use rules::secret::MAX_WITHHELD;
use rules::view::{Board, BreakerBoard};
use rules::{Actor, Code, Seat, Task, Withheld};

use super::desk::{Heard, Typing};
use super::talk::{Next, Talk};
use crate::failure::Failure;

/// Whether somebody is sure.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Sure {
    Yes,
    No,
    /// There will be no more lines, or somebody wants to leave the game.
    Closed,
}

impl Talk<'_, '_, '_, '_> {
    /// Asks the player whose turn it is, and does what they type.
    pub(super) fn turn(&mut self, sight: &Sight, question: Question) -> Result<Next, Failure> {
        let seat = match question.due.who {
            Actor::Seat(seat) => Some(seat),
            Actor::Table => None,
        };
        if let Some(seat) = seat {
            self.has_keyboard(seat, sight);
        }
        if let (true, Board::Breaker(BreakerBoard { nothing_fits: true, .. })) =
            (sight.is_shared(), &sight.view.board)
        {
            // Spectators aren't told: the code maker is among them.
            self.desk.say(&self.words.event_no_secret_fits())?;
        }
        let typing = typing(sight, question.due.what);
        if typing == Typing::Hidden && self.desk.can_hide() {
            self.desk.say(&self.words.prompt_hidden())?;
        }
        match self.ask(sight, seat, &question.prompt(self.words, &sight.view), typing)? {
            Heard::Line(line) => self.typed(sight, seat, &line),
            Heard::TimeUp | Heard::News => Ok(Next::Go),
            Heard::Closed => Ok(Next::Quit),
        }
    }

    /// Does what was typed: the answer, or a command.
    pub(super) fn typed(&mut self, sight: &Sight, seat: Option<Seat>, line: &str) -> Result<Next, Failure> {
        match read_line(self.words, &sight.view, sight.turn, line) {
            Typed::Entered(entered) => self.enter(sight, entered),
            Typed::Command(command, rest) => self.command(sight, seat, command, &rest),
            // It costs nothing.
            Typed::Faults(faults) => {
                self.say(&faults)?;
                self.desk.say(&self.words.prompt_help())?;
                Ok(Next::Go)
            }
        }
    }

    /// Carries out an entry.
    fn enter(&mut self, sight: &Sight, entered: Entered) -> Result<Next, Failure> {
        let by = sight.actor();
        if let Some(question) = entered.confirmation(self.words, sight.rules()) {
            let seat = match by {
                Actor::Seat(seat) => Some(seat),
                Actor::Table => None,
            };
            match self.sure(seat, &question, true)? {
                Sure::Yes => {}
                Sure::No => return Ok(Next::Go),
                Sure::Closed => return Ok(Next::Quit),
            }
        }
        match entered {
            Entered::Secret(code) => self.set_secret(sight, by, code),
            entered => self.act(by, entered.deed(Withheld::default())),
        }
    }

    /// Sets a secret; where pegs are counted, asks what to withhold.
    pub(super) fn set_secret(&mut self, sight: &Sight, by: Actor, code: Code) -> Result<Next, Failure> {
        let rules = sight.rules();
        let mut withheld = Withheld::default();
        while rules.counts_pegs() {
            let question = self.words.prompt_withhold(withheld_example(self.words, rules));
            let Some(now) = self.table.sight() else { return Ok(Next::Go) };
            let line = match self.ask(&now, None, &question, typing(sight, Task::Secret))? {
                Heard::Line(line) if self.asks_for_help(&line) => {
                    self.desk.say(&self.words.prompt_withhold_about(MAX_WITHHELD))?;
                    self.say(&letters(self.words, rules)[..1])?;
                    continue;
                }
                Heard::Line(line) if !self.quits(&line) => line,
                Heard::TimeUp | Heard::News => return Ok(Next::Go),
                Heard::Line(_) | Heard::Closed => return Ok(Next::Quit),
            };
            match read_withheld(self.words, rules, &line) {
                Ok(pegs) => {
                    withheld = pegs;
                    break;
                }
                Err(fault) => self.desk.say(&fault)?,
            }
        }
        self.act(by, Entered::Secret(code).deed(withheld))
    }

    /// Whether somebody answers another question by leaving the game.
    pub(super) fn quits(&self, line: &str) -> bool {
        let command = Command::read(self.words, line.trim_start_matches('/'));
        command.is_some_and(|(command, _)| command == Command::Quit)
    }

    /// Whether somebody answers another question by asking what to type.
    pub(super) fn asks_for_help(&self, line: &str) -> bool {
        let command = Command::read(self.words, line.trim_start_matches('/'));
        command.is_some_and(|(command, _)| command == Command::Help)
    }

    /// Asks whether somebody is sure; with `enter` an empty line means yes.
    pub(super) fn sure(&mut self, seat: Option<Seat>, question: &str, enter: bool) -> Result<Sure, Failure> {
        loop {
            let Some(sight) = self.table.sight() else { return Ok(Sure::No) };
            match self.ask(&sight, seat, question, Typing::Open)? {
                Heard::Line(line) if enter && line.is_empty() => return Ok(Sure::Yes),
                Heard::Line(line) => match yes_or_no(self.words, &line) {
                    Some(true) => return Ok(Sure::Yes),
                    Some(false) => return Ok(Sure::No),
                    None if self.quits(&line) => return Ok(Sure::Closed),
                    None if self.asks_for_help(&line) => self.desk.say(&self.words.prompt_sure_help())?,
                    None => self.desk.say(&self.words.prompt_yes_or_no())?,
                },
                Heard::TimeUp | Heard::News => return Ok(Sure::No),
                Heard::Closed => return Ok(Sure::Closed),
            }
        }
    }
}

/// Whether typing may be visible: not for a secret if several people share the keyboard.
fn typing(sight: &Sight, task: Task) -> Typing {
    if task == Task::Secret && sight.is_shared() { Typing::Hidden } else { Typing::Open }
}
