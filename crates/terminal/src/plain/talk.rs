//! The talk with the players: it tells what has happened and asks the player whose turn it is, while there is time. It
//! doesn't matter whether this computer or a server keeps the match.

use std::thread;
use std::time::{Duration, Instant};

use play::{
    Command, Cover, Deed, Done, HintsTold, Reply, Sight, SoloEnd, Table, Thought, Told, letters, level_name,
    reply,
};
use rules::view::Board;
use rules::{Actor, Mode, Player, Seat, Viewer};
use words::{Teller, Words};

use super::brain::Brain;
use super::desk::{Desk, Heard, Typing};
use crate::failure::Failure;

/// How long to listen for a line, or for news while waiting for a line.
pub(super) const LISTEN: Duration = Duration::from_millis(100);

/// How long to listen only to the server after sending something: a line typed meanwhile answers the next question.
const SENDING: Duration = Duration::from_secs(2);

/// How often to look for a server's answer.
const LOOK: Duration = Duration::from_millis(5);

/// What happens after a line was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// The match continues.
    Go,
    /// Somebody wants to leave the game.
    Quit,
}

/// The talk at a table.
pub(crate) struct Talk<'d, 'o, 't, 'k> {
    pub(super) words: Words,
    pub(super) desk: &'d mut Desk<'o>,
    pub(super) table: &'t mut dyn Table,
    pub(super) brain: Brain<'k>,
    /// Whether the opening was told: what is played.
    begun: bool,
    /// Sentences of the story told so far.
    told: usize,
    /// What was told last.
    pub(super) last: Vec<String>,
    /// How many steps there were when each seat last had the keyboard.
    seated: Vec<usize>,
    /// How much help was given at a position, and to whom.
    pub(super) hinted: (HintsTold, Viewer),
    /// When the request that has no answer yet was sent.
    sent: Option<Instant>,
    /// The last words about the connection to a server.
    line: Option<String>,
    /// Who was last reported away.
    away: Vec<Seat>,
    /// Whether the only person here was told that the computer plays for them.
    left: bool,
}

impl<'d, 'o, 't, 'k> Talk<'d, 'o, 't, 'k> {
    /// The talk at a table.
    pub(crate) fn new(
        words: Words,
        desk: &'d mut Desk<'o>,
        table: &'t mut dyn Table,
        brain: Brain<'k>,
    ) -> Self {
        Self {
            words,
            desk,
            table,
            brain,
            begun: false,
            told: 0,
            last: Vec::new(),
            seated: Vec::new(),
            hinted: (HintsTold::default(), Viewer::Spectator),
            sent: None,
            line: None,
            away: Vec::new(),
            left: false,
        }
    }

    /// Plays until the match is over or somebody quits; returns the last sight.
    pub(crate) fn run(&mut self) -> Result<Option<Sight>, Failure> {
        if self.table.sight().is_none() {
            self.say(&self.table.waiting())?;
        }
        loop {
            self.begin()?;
            let job = self.table.proceed();
            self.hear()?;
            let Some(sight) = self.table.sight() else {
                if self.table.is_closed() || self.wait()? == Next::Quit {
                    return Ok(None);
                }
                continue;
            };
            self.begin()?;
            self.tell(&sight)?;
            self.tell_line(&sight)?;
            self.tell_presence(&sight)?;
            self.tell_left(&sight)?;
            if sight.is_over() || self.table.is_closed() {
                if let Some(end) = SoloEnd::of(&sight.view, sight.seat()) {
                    self.say(&end.sentences(self.words))?;
                }
                return Ok(Some(sight));
            }
            if let Some(job) = job {
                if let Thought::Decided(decision) = job.think(self.brain.mind(sight.rules())) {
                    self.table.decided(decision);
                }
                continue;
            }
            if self.go(&sight)? == Next::Quit {
                // The next player may be somebody else.
                if self.table.sight().is_some_and(|sight| sight.private) {
                    self.desk.cover()?;
                }
                return Ok(Some(sight));
            }
        }
    }

    /// Asks the player whose turn it is.
    fn go(&mut self, sight: &Sight) -> Result<Next, Failure> {
        if self.sent.is_some_and(|sent| sent.elapsed() < SENDING) {
            thread::sleep(LOOK);
            return Ok(Next::Go);
        }
        if sight.pause {
            return self.pause(sight);
        }
        if let Some(cover) = sight.cover {
            return match self.pass(sight, cover)? {
                Some(seen) => seen.turn.map_or(Ok(Next::Go), |question| self.turn(&seen, question)),
                None => Ok(Next::Quit),
            };
        }
        match sight.turn.filter(|_| self.sent.is_none()) {
            Some(question) => self.turn(sight, question),
            None if sight.server.is_some() => self.listen(sight),
            // Nobody is left here who could do anything.
            None => {
                Err(Failure::Wrong(sight.view.due.map(|due| self.teller(sight).due(due)).unwrap_or_default()))
            }
        }
    }

    /// Says something, line by line.
    pub(super) fn say(&mut self, lines: &[String]) -> Result<(), Failure> {
        lines.iter().try_for_each(|line| self.desk.say(line))
    }

    /// Says at the start of a match what is played; for a resumed one, also the current state.
    fn begin(&mut self) -> Result<(), Failure> {
        if self.begun {
            return Ok(());
        }
        let Some(sight) = self.table.sight() else { return Ok(()) };
        self.begun = true;
        let words = self.words;
        let (view, setup) = (&sight.view, &sight.view.setup);
        self.seated = vec![0; setup.seats()];
        let level = |place: usize| sight.levels.get(place).copied().flatten();
        let mut lines =
            words.match_opening(setup, |place| level(place).map(|level| level_name(words, level)));
        if setup.mode() == Mode::Solo {
            // Who sits where needs no telling.
            lines.truncate(lines.len() - setup.seats());
            let contrary = setup.chairs().iter().any(|chair| chair.player == Player::Contrary);
            lines.push(words.prompt_alone().into());
            lines.extend(contrary.then(|| {
                words.prompt_command().about(words.computer_contrary_about()).words(words.computer_contrary())
            }));
        }
        if setup.mode() == Mode::Referee {
            lines.push(words.referee_intro().into());
        }
        lines.extend(letters(words, setup.rules()));
        lines.push(words.prompt_help().into());
        let rows = view.board.round().map_or(0, |round| round.rows.len())
            + view.board.group().map_or(0, |group| group.rows.len());
        if rows == 0 && view.past.is_empty() {
            lines.extend(words.match_beginning(setup, sight.told));
            self.told = sight.story.iter().position(|told| told.step > 0).unwrap_or(sight.story.len());
        } else {
            self.told = sight.story.len();
            let last = sight.story.iter().map(|told| told.step).max();
            let last = sight.story.iter().filter(|told| Some(told.step) == last);
            self.last = last.map(|told| told.text.clone()).collect();
            lines.push(words.prompt_goes_on().into());
            lines.extend(reply::board(words, view));
            if let Board::Holder(holder) = &view.board {
                lines.push(words.own_markers(setup.rules(), &holder.markers));
            }
            if !setup.rules().edition().format.holds_parts() {
                lines.push(reply::points(words, view, sight.told));
            }
        }
        self.say(&lines)?;
        // Nobody's time runs during this.
        self.table.rest();
        Ok(())
    }

    /// Tells what has happened since the last time.
    pub(super) fn tell(&mut self, sight: &Sight) -> Result<(), Failure> {
        let news = sight.story.get(self.told..).unwrap_or_default();
        let lines: Vec<_> = news.iter().map(|told| told.text.clone()).collect();
        self.told = sight.story.len();
        self.say(&lines)?;
        if !lines.is_empty() {
            self.last = lines;
        }
        Ok(())
    }

    /// Says whether the connection to a server was lost or is back.
    fn tell_line(&mut self, sight: &Sight) -> Result<(), Failure> {
        if self.line != sight.line {
            self.line.clone_from(&sight.line);
            let told = sight.line.clone().unwrap_or_else(|| self.words.page_reconnected().into());
            self.desk.say(&told)?;
            if sight.line.is_some() && self.sent.is_some() {
                self.desk.say(&self.words.server_unsent())?;
            }
        }
        Ok(())
    }

    /// Tells who has gone, and who is back.
    fn tell_presence(&mut self, sight: &Sight) -> Result<(), Failure> {
        let before = std::mem::replace(&mut self.away, sight.away.clone());
        let teller = self.teller(sight);
        let gone = sight.away.iter().filter(|seat| !before.contains(seat));
        let gone = gone.map(|seat| self.words.board_away(teller.name(*seat)));
        let back = before.iter().filter(|seat| !sight.away.contains(seat) && !sight.is_over());
        let back = back.map(|seat| self.words.board_present(teller.name(*seat)));
        let told: Vec<_> = gone.chain(back).collect();
        self.say(&told)
    }

    /// Tells players who left their seat to the computer, once, how to take it back.
    fn tell_left(&mut self, sight: &Sight) -> Result<(), Failure> {
        let left = sight.server.is_some() && sight.has_left();
        if left && !self.left {
            self.desk.say(&self.words.prompt_left(Command::Return.word(self.words)))?;
        }
        self.left = left;
        Ok(())
    }

    /// Takes in the server's answers.
    fn hear(&mut self) -> Result<(), Failure> {
        for reply in self.table.replies() {
            match reply {
                Reply::Done => self.sent = None,
                Reply::Refused(sentence) => {
                    self.sent = None;
                    self.desk.say(&sentence)?;
                }
                Reply::Record(_) => {}
            }
        }
        Ok(())
    }

    /// Waits for the others to come; typing anything tells who is there.
    fn wait(&mut self) -> Result<Next, Failure> {
        match self.desk.overhear(LISTEN)? {
            Some(Heard::Line(line)) if self.quits(&line) => Ok(Next::Quit),
            Some(Heard::Line(line)) if !line.is_empty() => {
                self.say(&self.table.waiting())?;
                Ok(Next::Go)
            }
            Some(Heard::Closed) => Ok(Next::Quit),
            _ => Ok(Next::Go),
        }
    }

    /// Listens to typed lines while others play.
    fn listen(&mut self, sight: &Sight) -> Result<Next, Failure> {
        match self.desk.overhear(LISTEN)? {
            Some(Heard::Line(line)) if !line.is_empty() => self.typed(sight, sight.seat(), &line),
            Some(Heard::Closed) => Ok(Next::Quit),
            _ => Ok(Next::Go),
        }
    }

    /// Before a computer in a group continues, anybody may call.
    fn pause(&mut self, sight: &Sight) -> Result<Next, Failure> {
        // Nobody's time runs meanwhile.
        let heard = self.desk.ask(&self.words.prompt_go_on(), Typing::Open, None)?;
        self.table.rest();
        match heard {
            // After a question the prompt is shown again.
            Heard::Line(line) if !line.is_empty() => self.typed(sight, sight.seat(), &line),
            Heard::Line(_) | Heard::TimeUp | Heard::News => {
                self.table.go_on();
                Ok(Next::Go)
            }
            Heard::Closed => Ok(Next::Quit),
        }
    }

    /// Gives the keyboard to somebody else, first covering what only one of them may see. Returns what they see;
    /// nothing if somebody leaves.
    fn pass(&mut self, sight: &Sight, cover: Cover) -> Result<Option<Sight>, Failure> {
        let name = self.words.at(&sight.view.setup, sight.told).name(cover.seat);
        if !cover.stays {
            if cover.after {
                self.desk.cover()?;
                self.desk.say(&self.words.board_covered())?;
            }
            match self.desk.ask(&self.words.prompt_pass_on(name.as_str()), Typing::Open, None)? {
                Heard::Line(line) if !self.quits(&line) => {}
                Heard::Line(_) | Heard::TimeUp | Heard::News | Heard::Closed => return Ok(None),
            }
        }
        self.table.passed();
        if cover.hides {
            self.desk.say(&self.words.prompt_alone_looks(name))?;
        }
        let Some(seen) = self.table.sight() else { return Ok(None) };
        let markers = match &seen.view.board {
            Board::Holder(holder) if !holder.markers.is_empty() => Some(&holder.markers),
            _ => None,
        };
        if !cover.stays && (cover.after || markers.is_some()) {
            // Events since they last had the keyboard are covered too: they are told again.
            let since = self.seated[cover.seat.index()];
            // Everybody has seen what the table did to all of a group.
            let by_others = |told: &Told| told.by.map_or(markers.is_none(), |by| by != cover.seat);
            for told in seen.story.iter().filter(|told| told.step > since && by_others(told)) {
                self.desk.say(&told.text)?;
            }
        }
        if let Some(markers) = markers.filter(|_| !cover.stays) {
            self.desk.say(&self.words.own_markers(seen.rules(), markers))?;
        }
        Ok(Some(seen))
    }

    /// Says who has the keyboard now.
    pub(super) fn has_keyboard(&mut self, seat: Seat, sight: &Sight) {
        self.seated[seat.index()] = sight.view.steps;
    }

    /// Asks somebody, or everybody at the keyboard, while there is time. News from a server ends the question.
    pub(super) fn ask(
        &mut self,
        sight: &Sight,
        seat: Option<Seat>,
        question: &str,
        typing: Typing,
    ) -> Result<Heard, Failure> {
        if sight.left.is_some_and(|left| left.is_zero()) {
            return Ok(Heard::TimeUp);
        }
        if let Some(left) = sight.left {
            let left = self.words.duration(left.as_secs().max(1));
            self.desk.say(&self.words.board_time_left(left))?;
        }
        let question = match seat.filter(|_| sight.is_shared()) {
            Some(seat) => self.words.prompt_named().name(self.teller(sight).name(seat)).prompt(question),
            None => question.to_owned(),
        };
        if sight.server.is_none() {
            return self.desk.ask(&question, typing, sight.left);
        }
        let (told, turn) = (self.told, sight.turn);
        let Self { desk, table, line, away, .. } = self;
        let heard = desk.ask_until(&question, typing, sight.left, LISTEN, &mut || {
            table.proceed();
            let seen = table.sight();
            table.is_closed()
                || seen.is_none_or(|seen| {
                    seen.story.len() > told || seen.turn != turn || seen.line != *line || seen.away != *away
                })
        })?;
        if matches!(heard, Heard::Line(_)) {
            table.stirred();
        }
        Ok(heard)
    }

    /// Does something, or tells why it can't be done.
    pub(super) fn act(&mut self, by: Actor, deed: Deed) -> Result<Next, Failure> {
        match self.table.act(by, deed) {
            Done::Now => {}
            Done::Later => {
                self.sent = Some(Instant::now());
                if self.line.is_some() {
                    self.desk.say(&self.words.server_unsent())?;
                }
            }
            Done::Refused(sentence) => self.desk.say(&sentence)?,
        }
        Ok(Next::Go)
    }

    /// The narrator for those at the keyboard.
    pub(super) fn teller<'s>(&self, sight: &'s Sight) -> Teller<'s> {
        self.words.at(&sight.view.setup, sight.told)
    }
}
