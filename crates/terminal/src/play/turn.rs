//! A person's turn: one question, one line, and what comes of it.

use rules::view::{Board, BreakerBoard, Offer, View};
use rules::{Action, Actor, Answer, Code, Due, Salt, Sealed, Seat, Secret, Task, Viewer, Withheld};

use super::command::{Command, yes_or_no};
use super::desk::{Heard, Typing};
use super::meant::meant;
use super::reply::{hides_something, hints_example};
use super::table::{Next, Table};
use crate::failure::Failure;
use crate::foreign::quoted;

/// What a line says that is what was asked for.
enum Entered {
    Secret(Code),
    Answer(Answer),
    Other(Action),
}

/// Whether somebody is sure.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Sure {
    Yes,
    No,
    /// There will be no more lines, or somebody wants to leave the game.
    Closed,
}

impl Table<'_, '_, '_> {
    /// Asks whoever is due, and does what is typed.
    pub(super) fn turn(&mut self, due: Due) -> Result<Next, Failure> {
        let seat = match due.who {
            Actor::Seat(seat) => Some(seat),
            Actor::Table => None,
        };
        let view = self.host.game.view(seat.map_or(Viewer::Spectator, Viewer::Seat));
        if let Some(seat) = seat
            && let Some(next) = self.sit(seat, due.what, &view)?
        {
            return Ok(next);
        }
        if let Some(seat) = seat {
            self.seated[seat.index()] = self.host.game.steps();
        }
        if let (true, Board::Breaker(BreakerBoard { nothing_fits: true, .. })) =
            (self.is_shared(), &view.board)
        {
            // Those who look on are not told so: the code maker is among them.
            self.desk.say(&self.words.event_no_secret_fits())?;
        }
        let (question, typing) = self.question(due.what, &view);
        if typing == Typing::Hidden && self.desk.can_hide() {
            self.desk.say(&self.words.prompt_hidden())?;
        }
        match self.ask(seat, &question, typing)? {
            Heard::Line(line) => self.typed(seat, Some(due.what), &view, &line),
            Heard::TimeUp => Ok(Next::Go),
            Heard::Closed => Ok(Next::Quit),
        }
    }

    /// Before a computer of a group goes on, anybody may call.
    pub(super) fn pause(&mut self) -> Result<Next, Failure> {
        let seat = match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        // Nobody's time runs meanwhile.
        let heard = self.desk.ask(&self.words.prompt_go_on(), Typing::Open, None)?;
        self.host.rest();
        match heard {
            Heard::Line(line) if !line.is_empty() => {
                // Whoever asks something is asked again.
                self.typed(seat, None, &self.host.game.view(self.viewer), &line)
            }
            Heard::Line(_) | Heard::TimeUp => {
                self.host.asked = self.host.game.steps();
                Ok(Next::Go)
            }
            Heard::Closed => Ok(Next::Quit),
        }
    }

    /// Gives the keyboard to somebody, if another has it; what only one of them may see is covered first. It is passed on
    /// to whoever is shown something, and also to whoever could ask for it: a code maker who places pins. Something if
    /// the match can't go on with a question.
    fn sit(&mut self, seat: Seat, what: Task, view: &View) -> Result<Option<Next>, Failure> {
        if !self.is_shared() {
            return Ok(None);
        }
        let markers = match &view.board {
            Board::Holder(holder) => holder.markers.as_slice(),
            _ => &[],
        };
        let shows = what == Task::Secret || !markers.is_empty();
        let hides = shows || hides_something(&view.board);
        let name = self.teller().name(seat);
        if self.present == Some(seat) {
            if shows && !self.private {
                self.private = true;
                self.desk.say(&self.words.prompt_alone_looks(name))?;
            }
            return Ok(None);
        }
        if self.private || hides {
            if self.private {
                self.desk.cover()?;
                self.desk.say(&self.words.board_covered())?;
            }
            match self.desk.ask(&self.words.prompt_pass_on(name.as_str()), Typing::Open, None)? {
                Heard::Line(line) if !self.quits(&line) => self.host.rest(),
                Heard::Line(_) | Heard::TimeUp | Heard::Closed => return Ok(Some(Next::Quit)),
            }
        }
        self.present = Some(seat);
        self.private = shows;
        if hides {
            self.desk.say(&self.words.prompt_alone_looks(name))?;
        }
        if !markers.is_empty() {
            // What the others did since is covered, too: it is told again.
            let since = self.host.game.seen(self.viewer, self.seated[seat.index()]);
            let others = since.filter(|entry| matches!(entry.by, Actor::Seat(by) if by != seat));
            for entry in others {
                for line in self.words.at(self.host.game.setup(), self.viewer).entry(&entry) {
                    self.desk.say(&line)?;
                }
            }
            self.desk.say(&self.words.own_markers(view.setup.rules(), markers))?;
        }
        Ok(None)
    }

    /// What is asked.
    fn question(&self, what: Task, view: &View) -> (String, Typing) {
        let words = self.words;
        let offer = |wanted: fn(&Offer) -> bool| view.offers.iter().copied().find(wanted);
        let question = match what {
            Task::Secret => {
                let typing = if self.is_shared() { Typing::Hidden } else { Typing::Open };
                return (words.prompt_secret().into(), typing);
            }
            Task::Row => match offer(|offer| matches!(offer, Offer::Row { .. })) {
                Some(Offer::Row { row, of }) => words.prompt_row(of, row),
                _ => words.offer_row(0, 0),
            },
            Task::Answer => match offer(|offer| matches!(offer, Offer::Answer { .. })) {
                Some(Offer::Answer { row, .. }) => words.prompt_answer(row),
                _ => words.offer_answer(0),
            },
            Task::Uncover => words.prompt_uncover().into(),
            Task::Solution => words.prompt_solution().into(),
            Task::FinalCall => words.prompt_final_call().into(),
            Task::Hints => words.prompt_hints(hints_example(view)),
            Task::Verdict => words.prompt_verdict().into(),
            Task::Markers => words.prompt_markers("3R 1G …"),
            Task::Deal => self.teller().due(Due { who: Actor::Table, what }),
        };
        (question, Typing::Open)
    }

    /// Does what was typed: what was asked for, or a command. Few words are both, such as “rows” where R, O, W and S are
    /// colours. Then it is a command, which costs nothing, and a row in capitals; but where every guess is a word, it
    /// is a guess.
    fn typed(
        &mut self,
        seat: Option<Seat>,
        what: Option<Task>,
        view: &View,
        line: &str,
    ) -> Result<Next, Failure> {
        if let Some(command) = line.strip_prefix('/') {
            return match Command::read(self.words, command.trim()) {
                Some((command, rest)) => self.command(seat, what, view, command, &rest),
                None => self.not_understood(&[self.words.fault_action_unknown(quoted(line))]),
            };
        }
        let command = Command::read(self.words, line);
        let entered = what.map(|what| self.read(what, view, line));
        let row_first = view.setup.rules().word_list().is_some() || line.to_lowercase() != line;
        match (entered, command) {
            (Some(Ok(entered)), None) => self.enter(seat, view, entered),
            (Some(Ok(entered)), Some(_)) if row_first => self.enter(seat, view, entered),
            (_, Some((command, rest))) => self.command(seat, what, view, command, &rest),
            (Some(Err(faults)), None) => self.not_understood(&faults),
            (None, None) => self.not_understood(&[self.words.fault_action_unknown(quoted(line))]),
        }
    }

    /// Tells everything that is wrong with a line. It costs nothing.
    fn not_understood(&mut self, faults: &[String]) -> Result<Next, Failure> {
        for fault in faults {
            self.desk.say(fault)?;
        }
        self.desk.say(&self.words.prompt_help())?;
        Ok(Next::Go)
    }

    /// Reads what was asked for, or everything that is wrong with it.
    fn read(&self, what: Task, view: &View, line: &str) -> Result<Entered, Vec<String>> {
        let words = self.words;
        let rules = view.setup.rules();
        let line = &*meant(rules, line);
        let codes = |faults: Vec<_>| faults.iter().map(|fault| words.code_fault(fault)).collect::<Vec<_>>();
        let written = |kind: &str| {
            let action = rules.read_action(&format!("{kind} {line}"));
            action.map(Entered::Other).map_err(|fault| vec![words.action_fault(&fault)])
        };
        match what {
            Task::Secret => rules.read_secret(line).map(Entered::Secret).map_err(codes),
            Task::Row => rules.read_row(line).map(|row| Entered::Other(Action::Row(row))).map_err(codes),
            Task::Answer => {
                rules.read_answer(line).map(Entered::Answer).map_err(|fault| vec![words.answer_fault(&fault)])
            }
            Task::Uncover => {
                rules.read_secret(line).map(|code| Entered::Other(Action::Uncover(code))).map_err(codes)
            }
            Task::Solution => {
                rules.read_secret(line).map(|code| Entered::Other(Action::Solution(code))).map_err(codes)
            }
            Task::Hints => written("hints"),
            Task::Markers => written("markers"),
            Task::Verdict => match yes_or_no(words, line) {
                Some(right) => Ok(Entered::Other(Action::Verdict(right))),
                None => Err(vec![words.prompt_yes_or_no().into()]),
            },
            Task::FinalCall | Task::Deal => {
                Err(view.due.map(|due| self.teller_of(view).due(due)).into_iter().collect())
            }
        }
    }

    /// Does what was entered.
    fn enter(&mut self, seat: Option<Seat>, view: &View, entered: Entered) -> Result<Next, Failure> {
        let by = seat.map_or(Actor::Table, Actor::Seat);
        let action = match entered {
            Entered::Other(action) => action,
            Entered::Secret(code) => return self.set_secret(by, view, code),
            Entered::Answer(answer) => {
                let question = self.words.board_confirm_answer(self.words.answer(answer));
                match self.sure(seat, &question, true)? {
                    Sure::Yes => Action::Answer(answer),
                    Sure::No => return Ok(Next::Go),
                    Sure::Closed => return Ok(Next::Quit),
                }
            }
        };
        self.done(by, action)
    }

    /// Sets a secret; where pegs are counted, asks what is withheld.
    pub(super) fn set_secret(&mut self, by: Actor, view: &View, code: Code) -> Result<Next, Failure> {
        let mut withheld = Withheld::default();
        if view.setup.rules().counts_pegs() {
            loop {
                let typing = if self.is_shared() { Typing::Hidden } else { Typing::Open };
                let rules = view.setup.rules();
                let letters = rules.palette();
                let example = format!("{}1{}2", letters.letter(0), letters.letter(1));
                let line = match self.ask(None, &self.words.prompt_withhold(example), typing)? {
                    Heard::Line(line) if !self.quits(&line) => line,
                    Heard::TimeUp => return Ok(Next::Go),
                    Heard::Line(_) | Heard::Closed => return Ok(Next::Quit),
                };
                let none = line.is_empty() || yes_or_no(self.words, &line) == Some(false);
                match rules.read_withheld(if none { "none" } else { &line }) {
                    Ok(pegs) => {
                        withheld = pegs;
                        break;
                    }
                    Err(fault) => self.desk.say(&self.words.action_fault(&fault))?,
                }
            }
        }
        let salt = Salt::draw(&mut self.host.chance);
        self.done(by, Action::Secret(Sealed::new(Secret { code, withheld, salt })))
    }

    /// Does something, or tells why it can't be done.
    pub(super) fn done(&mut self, by: Actor, action: Action) -> Result<Next, Failure> {
        match self.act(by, action)? {
            None => {}
            Some(rules::Refusal::TimeIsUp) => self.desk.say(&self.words.prompt_too_late())?,
            Some(refusal) => {
                let viewer = match by {
                    Actor::Seat(seat) => Viewer::Seat(seat),
                    Actor::Table => Viewer::Spectator,
                };
                let told = self.words.at(self.host.game.setup(), viewer).refusal(&refusal);
                self.desk.say(&told)?;
            }
        }
        Ok(Next::Go)
    }

    /// Whether somebody wants to leave the game where something else is asked.
    fn quits(&self, line: &str) -> bool {
        let command = Command::read(self.words, line.trim_start_matches('/'));
        command.is_some_and(|(command, _)| command == Command::Quit)
    }

    /// Asks whether somebody is sure; with `enter` an empty line says yes.
    pub(super) fn sure(&mut self, seat: Option<Seat>, question: &str, enter: bool) -> Result<Sure, Failure> {
        loop {
            match self.ask(seat, question, Typing::Open)? {
                Heard::Line(line) if enter && line.is_empty() => return Ok(Sure::Yes),
                Heard::Line(line) => match yes_or_no(self.words, &line) {
                    Some(true) => return Ok(Sure::Yes),
                    Some(false) => return Ok(Sure::No),
                    None if self.quits(&line) => return Ok(Sure::Closed),
                    None => self.desk.say(&self.words.prompt_yes_or_no())?,
                },
                Heard::TimeUp => return Ok(Sure::No),
                Heard::Closed => return Ok(Sure::Closed),
            }
        }
    }
}
