//! A seat at a server's table, line by line: told as at this computer, asked when it is one's turn.

use std::sync::mpsc::{Receiver, sync_channel};
use std::time::Duration;

use rules::view::{Offer, View};
use rules::{Action, Actor, Code, Secret, Task, Viewer, Withheld};
use solver::computer::{Knowledge, Mind, fitting, hint};
use words::Words;

use super::choose::{Chosen, choose};
use super::link::{Link, News};
use super::lobby::address;
use super::table::{Came, Distant};
use crate::chance::Chance;
use crate::failure::Failure;
use crate::foreign::quoted;
use crate::play::command::{Command, yes_or_no};
use crate::play::desk::{Desk, Heard, Typing};
use crate::play::help::{letters, possible};
use crate::play::meant::meant;
use crate::play::{Wish, after, reply};
use crate::review;

/// How long to listen for a line before the server is listened to.
const LISTEN: Duration = Duration::from_millis(100);

/// News that wait while somebody thinks; then the server waits.
const MOST_NEWS: usize = 16;

/// Whether somebody leaves.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    Go,
    Quit,
}

/// What a line says that is what was asked for.
enum Entered {
    Secret(Code),
    Action(Action),
}

/// Somebody at a server's table.
struct Player<'d, 'o> {
    words: Words,
    desk: &'d mut Desk<'o>,
    table: Distant,
    news: Receiver<News>,
    chance: Chance,
    /// Whether something was sent that is not answered yet.
    waiting: bool,
    /// What was last said about the line.
    line: Option<String>,
    /// Whether it was said what can be typed.
    begun: bool,
}

/// Plays at a server's table until the match is over or somebody leaves.
pub fn play(
    server: &str,
    code: Option<&str>,
    wish: &Wish,
    words: Words,
    mut chance: Chance,
    desk: &mut Desk<'_>,
) -> Result<(), Failure> {
    let (origin, named) = address(server, words)?;
    let mut wish = wish.clone();
    let mut code = code.or(named).map(str::to_owned);
    if code.is_none() && wish.game.is_none() {
        match choose(origin, words, desk)? {
            Chosen::Table(chosen) => code = Some(chosen),
            Chosen::New(edition) => wish.game = Some(edition.id.to_owned()),
            Chosen::Nothing => {
                desk.say(&words.prompt_bye())?;
                return desk.flush();
            }
        }
    }
    let mut link = Link::sit(origin, code.as_deref(), &wish, words, &mut chance)?;
    let (sender, news) = sync_channel(MOST_NEWS);
    link.start(move |news| sender.send(news).is_ok());
    let (table, lines) = Distant::new(words, link);
    let mut player = Player { words, desk, table, news, chance, waiting: false, line: None, begun: false };
    if player.table.view().is_none() {
        player.say(&player.table.waiting())?;
    }
    player.told(&lines)?;
    player.run()?;
    player.after()?;
    player.say(&[words.prompt_bye().into()])?;
    player.desk.flush()
}

impl Player<'_, '_> {
    fn say(&mut self, lines: &[String]) -> Result<(), Failure> {
        lines.iter().try_for_each(|line| self.desk.say(line))
    }

    /// Tells what has happened; at the beginning of a match, also what can be typed.
    fn told(&mut self, lines: &[String]) -> Result<(), Failure> {
        let rules = self.table.view().filter(|_| !self.begun).map(|view| view.setup.rules().clone());
        if let Some(rules) = rules {
            self.begun = true;
            self.say(&letters(self.words, &rules))?;
            self.say(&[self.words.prompt_help().into()])?;
        }
        self.say(lines)
    }

    fn run(&mut self) -> Result<(), Failure> {
        loop {
            while let Ok(news) = self.news.try_recv() {
                self.hear(news)?;
            }
            if self.table.ended || self.table.view().is_some_and(|view| view.outcome.is_some()) {
                return Ok(());
            }
            let next = match self.turn() {
                Some((view, task)) => self.ask(&view, task)?,
                None => self.listen()?,
            };
            if next == Next::Quit {
                return Ok(());
            }
        }
    }

    /// Once the match is over, tells how it was played to whoever asks.
    fn after(&mut self) -> Result<(), Failure> {
        let over = self.table.view().filter(|view| view.outcome.is_some());
        let Some(view) = over.filter(|view| review::is_worth_it(view)).cloned() else { return Ok(()) };
        let (words, table) = (self.words, &self.table);
        let knowledge = Knowledge::of(view.setup.rules());
        let mind = Mind::new(&knowledge);
        after(words, self.desk, |round| {
            // Only the whole record tells what everybody in a group held.
            let group = view.setup.rules().edition().format.holds_parts();
            let game = if group { table.record() } else { None };
            review::told(words, &view, game.as_deref(), round, &mind)
        })
    }

    /// What is ours to do now.
    fn turn(&self) -> Option<(View, Task)> {
        let view = self.table.view().filter(|_| !self.waiting)?;
        let Viewer::Seat(seat) = self.table.viewer() else { return None };
        let due = view.due.filter(|due| due.who == Actor::Seat(seat))?;
        Some((view.clone(), due.what))
    }

    fn hear(&mut self, news: News) -> Result<(), Failure> {
        match self.table.hear(news) {
            Came::Told(lines) => self.told(&lines)?,
            Came::Done(lines) => {
                self.waiting = false;
                self.told(&lines)?;
            }
            Came::Refused(sentence) => {
                self.waiting = false;
                self.say(&[sentence])?;
            }
            Came::Line | Came::Record(_) => {}
        }
        if self.line != self.table.trouble {
            let told = self.table.trouble.clone().unwrap_or_else(|| self.words.page_reconnected().into());
            self.line.clone_from(&self.table.trouble);
            self.say(&[told])?;
        }
        Ok(())
    }

    /// While others play: whoever types something is heard, too.
    fn listen(&mut self) -> Result<Next, Failure> {
        match self.desk.overhear(LISTEN)? {
            Some(Heard::Line(line)) if !line.is_empty() => self.typed(None, &line),
            Some(Heard::Closed) => Ok(Next::Quit),
            _ => Ok(Next::Go),
        }
    }

    fn ask(&mut self, view: &View, task: Task) -> Result<Next, Failure> {
        let words = self.words;
        let row = view.offers.iter().find_map(|offer| match offer {
            Offer::Row { row, of } => Some((*row, *of)),
            Offer::Answer { row, .. } => Some((*row, 0)),
            _ => None,
        });
        let (row, of) = row.unwrap_or_default();
        let question = match task {
            Task::Secret => words.prompt_secret().into(),
            Task::Row => words.prompt_row(of, row),
            Task::Answer => words.prompt_answer(row),
            Task::Uncover => words.prompt_uncover().into(),
            Task::Solution => words.prompt_solution().into(),
            Task::FinalCall => words.prompt_final_call().into(),
            Task::Hints => words.prompt_hints(reply::hints_example(view)),
            Task::Verdict => words.prompt_verdict().into(),
            Task::Markers => words.prompt_markers("3R 1G …"),
            Task::Deal => return self.listen(),
        };
        if let Some(left) = self.table.left() {
            self.say(&[words.board_time_left(words.duration(left.as_secs().max(1)))])?;
        }
        match self.desk.ask(&question, Typing::Open, self.table.left())? {
            Heard::Line(line) => self.typed(Some(task), &line),
            // The server calls time; its word comes by the stream.
            Heard::TimeUp => {
                self.waiting = false;
                self.listen()
            }
            Heard::Closed => Ok(Next::Quit),
        }
    }

    /// Does what was typed: what was asked for, or a command.
    fn typed(&mut self, task: Option<Task>, line: &str) -> Result<Next, Failure> {
        let words = self.words;
        let slash = line.strip_prefix('/');
        let command = Command::read(words, slash.unwrap_or(line).trim());
        let Some(view) = self.table.view().cloned() else {
            return self.command(None, command.map_or((Command::Help, String::new()), |known| known));
        };
        let entered = task.filter(|_| slash.is_none()).map(|task| self.read(&view, task, line));
        let row_first = view.setup.rules().word_list().is_some() || line.to_lowercase() != line;
        match (entered, command) {
            (Some(Ok(entered)), None) => self.enter(&view, entered),
            (Some(Ok(entered)), Some(_)) if row_first => self.enter(&view, entered),
            (_, Some(command)) => self.command(Some(&view), command),
            (Some(Err(faults)), None) => {
                self.say(&faults)?;
                self.say(&[words.prompt_help().into()])?;
                Ok(Next::Go)
            }
            _ => {
                self.say(&[words.fault_action_unknown(quoted(line)), words.prompt_help().into()])?;
                Ok(Next::Go)
            }
        }
    }

    /// Reads what was asked for, or tells everything that is wrong with it.
    fn read(&self, view: &View, task: Task, line: &str) -> Result<Entered, Vec<String>> {
        let words = self.words;
        let rules = view.setup.rules();
        let line = &*meant(rules, line);
        let codes = |faults: Vec<_>| faults.iter().map(|fault| words.code_fault(fault)).collect::<Vec<_>>();
        Ok(Entered::Action(match task {
            Task::Secret => return rules.read_secret(line).map(Entered::Secret).map_err(codes),
            Task::Row => Action::Row(rules.read_row(line).map_err(codes)?),
            Task::Uncover => Action::Uncover(rules.read_secret(line).map_err(codes)?),
            Task::Solution => Action::Solution(rules.read_secret(line).map_err(codes)?),
            Task::Answer => {
                Action::Answer(rules.read_answer(line).map_err(|fault| vec![words.answer_fault(&fault)])?)
            }
            Task::Verdict => match yes_or_no(words, line) {
                Some(right) => Action::Verdict(right),
                None => return Err(vec![words.prompt_yes_or_no().into()]),
            },
            Task::Hints | Task::Markers => {
                let kind = if task == Task::Hints { "hints" } else { "markers" };
                let read = rules.read_action(&format!("{kind} {line}"));
                read.map_err(|fault| vec![words.action_fault(&fault)])?
            }
            Task::FinalCall | Task::Deal => {
                let told = view.due.map(|due| words.at(&view.setup, view.viewer).due(due));
                return Err(told.into_iter().collect());
            }
        }))
    }

    /// Sends what was entered.
    fn enter(&mut self, view: &View, entered: Entered) -> Result<Next, Failure> {
        match entered {
            Entered::Action(action) => {
                self.send(&action);
                Ok(Next::Go)
            }
            Entered::Secret(code) => self.set_secret(view, code),
        }
    }

    /// Sends a secret; where pegs are counted, asks what is withheld.
    fn set_secret(&mut self, view: &View, code: Code) -> Result<Next, Failure> {
        let words = self.words;
        let rules = view.setup.rules();
        let mut withheld = Withheld::default();
        while rules.counts_pegs() {
            let letters = rules.palette();
            let example = format!("{}1{}2", letters.letter(0), letters.letter(1));
            let line = match self.desk.ask(&words.prompt_withhold(example), Typing::Open, None)? {
                Heard::Line(line) => line,
                Heard::TimeUp => return Ok(Next::Go),
                Heard::Closed => return Ok(Next::Quit),
            };
            let none = line.is_empty() || yes_or_no(words, &line) == Some(false);
            match rules.read_withheld(if none { "none" } else { &line }) {
                Ok(pegs) => {
                    withheld = pegs;
                    break;
                }
                Err(fault) => self.say(&[words.action_fault(&fault)])?,
            }
        }
        self.table.set_secret(code, &withheld, &mut self.chance);
        self.waiting = true;
        Ok(Next::Go)
    }

    fn send(&mut self, action: &Action) {
        self.table.act(action, &mut self.chance);
        self.waiting = true;
    }

    fn command(&mut self, view: Option<&View>, (command, rest): (Command, String)) -> Result<Next, Failure> {
        let words = self.words;
        if command == Command::Quit {
            return Ok(Next::Quit);
        }
        let Some(view) = view else {
            self.say(&self.table.waiting())?;
            return Ok(Next::Go);
        };
        let rules = view.setup.rules();
        let action = match command {
            Command::Claim => Some(Action::Claim),
            Command::Call => Some(Action::Call),
            Command::Pass => Some(Action::Pass),
            Command::Resign if view.offers.contains(&Offer::ResignRound) => Some(Action::ResignRound),
            Command::Resign | Command::ResignMatch => Some(Action::ResignMatch),
            Command::Stop => Some(Action::Abort),
            Command::PlayOn => Some(Action::PlayOn),
            Command::Leave => Some(Action::Leave),
            Command::Uncover => rules.read_secret(&rest).ok().map(Action::Uncover),
            _ => None,
        };
        if let Some(action) = action {
            return self.sure(view, &action);
        }
        let lines = match command {
            Command::Roll if view.offers.iter().any(|offer| matches!(offer, Offer::Secret { .. })) => {
                let code = Secret::draw(rules, &mut self.chance).code;
                self.say(&[words.prompt_drawn(words.code(rules, code))])?;
                return self.set_secret(view, code);
            }
            Command::Hint | Command::Fits if !self.table.advises() => vec![words.advice_forbidden().into()],
            Command::Hint => {
                let knowledge = Knowledge::of(rules);
                vec![reply::told_hint(words, view, hint(&Mind::new(&knowledge), view).as_ref())]
            }
            Command::Fits if rest.is_empty() => {
                let knowledge = Knowledge::of(rules);
                vec![reply::told_count(words, fitting(&Mind::new(&knowledge), view))]
            }
            Command::Fits => match rules.read_secret(&rest) {
                Ok(code) => vec![reply::told_fit(words, view, code)],
                Err(faults) => faults.iter().map(|fault| words.code_fault(fault)).collect(),
            },
            Command::Analysis => {
                let knowledge = Knowledge::of(rules);
                review::told(words, view, None, &rest, &Mind::new(&knowledge))
            }
            Command::Rows | Command::Again => reply::told_board(words, view),
            Command::Score => vec![self.table.score()],
            Command::Letters => letters(words, rules),
            Command::Promise => reply::promises(words, view),
            Command::Save => vec![words.server_kept().into()],
            _ => self.help(view),
        };
        self.say(&lines)?;
        Ok(Next::Go)
    }

    /// Does something that is not to be done by mistake.
    fn sure(&mut self, view: &View, action: &Action) -> Result<Next, Failure> {
        let words = self.words;
        let question = match action {
            Action::ResignRound => Some(words.board_resign_round_confirm()),
            Action::ResignMatch if view.setup.is_duel() => Some(words.board_resign_confirm()),
            Action::ResignMatch | Action::Leave => Some(words.board_leave_confirm()),
            Action::Call => Some(words.board_call_confirm()),
            Action::Abort => Some(words.prompt_agree()),
            _ => None,
        };
        if let Some(question) = question {
            match self.desk.ask(&question, Typing::Open, None)? {
                Heard::Line(line) if yes_or_no(words, &line) == Some(true) => {}
                Heard::Closed => return Ok(Next::Quit),
                _ => return Ok(Next::Go),
            }
        }
        self.send(action);
        Ok(Next::Go)
    }

    fn help(&self, view: &View) -> Vec<String> {
        let words = self.words;
        let teller = words.at(&view.setup, view.viewer);
        let mut lines: Vec<_> = view.due.map(|due| teller.due(due)).into_iter().collect();
        lines.extend(letters(words, view.setup.rules()));
        lines.push(words.prompt_commands().into());
        let task = view.due.filter(|due| view.viewer == seat_of(due.who)).map(|due| due.what);
        for command in Command::ALL.into_iter().filter(|command| possible(*command, task, view)) {
            let [spoken, about] = command.told(words);
            lines.push(words.prompt_command(about, spoken));
        }
        lines
    }
}

/// Whoever acts, as a viewer.
const fn seat_of(actor: Actor) -> Viewer {
    match actor {
        Actor::Seat(seat) => Viewer::Seat(seat),
        Actor::Table => Viewer::Spectator,
    }
}
