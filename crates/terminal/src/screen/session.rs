//! The game on a screen, without the screen: inputs and results of thinking come in, frames and jobs go out. The loop
//! around it owns the terminal and the threads; tests drive it alone.

use play::{Done, Job, PuzzleTable, Reply, Table, Thought, reply};
use rand::SeedableRng;
use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use rules::{Edition, Rules};
use words::Words;

use super::board::{Play, ShownAnalysis};
use super::draw;
use super::editions::Editions;
use super::form::ScreenForm;
use super::ink::Ink;
use super::input::Input;
use super::lobby::Lobby;
use super::spot::Spot;
use super::wanted::Wanted;
use crate::chance::Chance;
use crate::failure::Failure;
use crate::here::{self, Here, Resume, Start, Stopwatch, Unfinished, Wish};
use crate::server::{News, Remote, ServerLink};

mod errand;
#[cfg(test)]
mod inspect;
mod puzzle;

pub(super) use errand::Errand;
use puzzle::PuzzleDesk;

/// What is on the screen.
pub(super) enum ScreenPage {
    Editions(Editions),
    /// The tables of a server.
    Lobby(Lobby),
    Form(Box<ScreenForm>),
    /// Not everybody has come to a server's table yet.
    Waiting(Vec<String>),
    Play(Box<Play>),
}

/// Who keeps the current match.
enum Keeping {
    Nobody,
    Here(Box<Here>),
    There(Box<Remote>),
    /// It is no match, but a puzzle.
    Puzzle(Box<PuzzleTable<Stopwatch>>),
}

impl Keeping {
    fn table(&mut self) -> Option<&mut dyn Table> {
        match self {
            Self::Nobody => None,
            Self::Here(here) => Some(&mut **here),
            Self::There(there) => Some(&mut **there),
            Self::Puzzle(puzzle) => Some(&mut **puzzle),
        }
    }
}

/// Whether the game continues.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// It continues.
    Go,
    /// It continues, after redrawing the screen.
    Redraw,
    /// It continues later: the shell has the terminal until the program is continued.
    Suspend,
    /// Somebody leaves.
    Quit,
}

/// The game on a screen.
pub struct Session {
    pub(super) words: Words,
    pub(super) ink: Ink,
    wish: Wish,
    chance: Chance,
    watch: Stopwatch,
    pub(super) page: ScreenPage,
    /// The board of the running match, while somebody looks for another game.
    behind: Option<Box<Play>>,
    keeping: Keeping,
    /// How many matches were begun: results about another match are useless.
    matches: usize,
    spots: Vec<(Rect, Spot)>,
    jobs: Vec<Job>,
    /// The server whose tables are in use.
    pub(super) server: Option<String>,
    errands: Vec<Errand>,
    /// What is known of puzzles, if they are what is played.
    puzzles: Option<PuzzleDesk>,
    /// What to say after giving the screen back.
    parting: Vec<String>,
}

impl Session {
    /// Nothing is chosen yet.
    fn beginning(wish: &Wish, words: Words, chance: Chance, watch: Stopwatch, ink: Ink) -> Self {
        Self {
            words,
            ink,
            wish: wish.clone(),
            chance,
            watch,
            page: ScreenPage::Editions(Editions::default()),
            behind: None,
            keeping: Keeping::Nobody,
            matches: 0,
            spots: Vec::new(),
            jobs: Vec::new(),
            server: None,
            errands: Vec::new(),
            puzzles: None,
            parting: Vec::new(),
        }
    }

    /// The game that somebody asked for on the command line.
    pub fn new(
        wish: &Wish,
        words: Words,
        mut chance: Chance,
        watch: Stopwatch,
        ink: Ink,
    ) -> Result<Self, Failure> {
        let wanted = here::wanted(wish, words, &mut chance)?;
        let mut session = Self::beginning(wish, words, chance, watch, ink);
        match wanted {
            here::Wished::Match(start) => session.begin(*start),
            here::Wished::New(edition) => {
                let agreed = wish.settle(words, edition, &mut session.chance)?;
                let start = Start::new(wish, words, agreed, &mut session.chance);
                session.begin(start);
            }
            here::Wished::Which => session.page = session.editions(),
        }
        Ok(session)
    }

    /// The list of games to play.
    fn editions(&self) -> ScreenPage {
        // A server's own tables are in its lobby.
        let folder = self.wish.folder.as_deref().filter(|_| self.server.is_none());
        ScreenPage::Editions(Editions::new(here::shelf(folder, self.words)))
    }

    fn begin(&mut self, start: Start) {
        let chance = Chance::from_rng(&mut self.chance);
        let mut here = start.local(self.words, chance, self.watch);
        self.matches += 1;
        self.jobs.clear();
        self.jobs.extend(here.proceed());
        if let Some(sight) = here.sight() {
            let mut play = Play::new(self.words, sight);
            play.recall(here.jotted());
            self.page = ScreenPage::Play(Box::new(play));
        }
        self.keeping = Keeping::Here(Box::new(here));
    }

    /// The board of the current match, even while somebody looks for another game.
    fn board(&self) -> Option<&Play> {
        match &self.page {
            ScreenPage::Play(play) => Some(play),
            _ => self.behind.as_deref(),
        }
    }

    /// Does what somebody asks for.
    pub fn input(&mut self, input: &Input) -> Result<Flow, Failure> {
        if let Some(table) = self.keeping.table() {
            table.stirred();
        }
        match input {
            Input::Ctrl('l') => return Ok(Flow::Redraw),
            Input::Ctrl('z') => return Ok(Flow::Suspend),
            _ => {}
        }
        let spot = match input {
            Input::Click(x, y) => match self.spot(*x, *y) {
                Some(spot) => Some(spot),
                None => return Ok(Flow::Go),
            },
            _ => None,
        };
        let wanted = match (&mut self.page, &spot) {
            (ScreenPage::Lobby(lobby), Some(spot)) => lobby.click(spot),
            (ScreenPage::Lobby(lobby), None) => lobby.input(input),
            (ScreenPage::Editions(list), Some(spot)) => list.click(self.words, spot),
            (ScreenPage::Editions(list), None) => list.input(self.words, input),
            (ScreenPage::Waiting(_), _) => {
                matches!(input, Input::Ctrl('c' | 'q') | Input::F(10) | Input::Esc).then_some(Wanted::Quit)
            }
            (ScreenPage::Form(form), Some(spot)) => form.click(spot),
            (ScreenPage::Form(form), None) => form.input(input),
            (ScreenPage::Play(play), Some(spot)) => play.click(spot),
            (ScreenPage::Play(play), None) => play.input(input),
        };
        if let Some(wanted) = wanted {
            return self.want(wanted);
        }
        self.look();
        Ok(Flow::Go)
    }

    /// The terminal is back after a while: no time has passed.
    pub(super) fn rest(&mut self) {
        if let Some(table) = self.keeping.table() {
            table.rest();
        }
    }

    fn spot(&self, x: u16, y: u16) -> Option<Spot> {
        // The latest drawing is on top.
        let hit = self.spots.iter().rev().find(|(area, _)| area.contains(Position::new(x, y)));
        hit.map(|(_, spot)| spot.clone())
    }

    fn want(&mut self, wanted: Wanted) -> Result<Flow, Failure> {
        match wanted {
            Wanted::Back => return Ok(self.back()),
            Wanted::Quit => return Ok(Flow::Quit),
            Wanted::Resume(game) => {
                self.resume(game);
                return Ok(Flow::Go);
            }
            Wanted::Tables => {
                self.errands.push(Errand::Tables);
                return Ok(Flow::Go);
            }
            Wanted::Sit(code) => {
                if let ScreenPage::Lobby(lobby) = &self.page {
                    self.wish.names = vec![lobby.name.trim().to_owned()];
                }
                self.say(self.words.server_sitting().into());
                self.errands.push(Errand::Sit(code, Box::new(self.wish.clone())));
                return Ok(Flow::Go);
            }
            Wanted::Editions => {
                // The game continues in the background, in case somebody comes back to it.
                self.jot();
                let list = match (&self.page, &self.server) {
                    (ScreenPage::Play(_), Some(_)) => self.lobby(),
                    _ => self.editions(),
                };
                if let ScreenPage::Play(play) = std::mem::replace(&mut self.page, list) {
                    self.behind = Some(play);
                }
                return Ok(Flow::Go);
            }
            Wanted::Form(edition) => {
                self.page = ScreenPage::Form(Box::new(ScreenForm::new(self.words, edition)));
                return Ok(Flow::Go);
            }
            Wanted::Begin(wish) => {
                self.agree(*wish);
                return Ok(Flow::Go);
            }
            wanted if matches!(self.keeping, Keeping::Puzzle(_)) => {
                self.at_puzzle(wanted);
                return Ok(Flow::Go);
            }
            Wanted::Rematch => {
                self.rematch()?;
                return Ok(Flow::Go);
            }
            Wanted::Decline => self.decline(),
            wanted => self.at_table(wanted),
        }
        self.look();
        Ok(Flow::Go)
    }

    /// Back to the running game, to the server's tables, or out.
    fn back(&mut self) -> Flow {
        if let (true, Some(_)) = (matches!(self.page, ScreenPage::Editions(_)), &self.server) {
            self.page = self.lobby();
            return Flow::Go;
        }
        let Some(play) = self.behind.take() else { return Flow::Quit };
        self.page = ScreenPage::Play(play);
        self.rest();
        self.look();
        Flow::Go
    }

    /// Requests the server's tables.
    fn lobby(&mut self) -> ScreenPage {
        self.errands.push(Errand::Tables);
        ScreenPage::Lobby(Lobby::of(self.wish.names.first()))
    }

    /// Resumes a game, or says why not.
    fn resume(&mut self, game: Unfinished) {
        match game {
            Unfinished::Here(path) => {
                let folder = self.wish.folder.clone();
                let wish = Wish { resume: Resume::File(path), folder, ..Wish::default() };
                // It may be the current one.
                let found = self.put_away().and_then(|()| here::wanted(&wish, self.words, &mut self.chance));
                match found {
                    Ok(here::Wished::Match(start)) => self.begin(*start),
                    Ok(_) => {}
                    Err(failure) => self.say(failure.told(self.words)),
                }
            }
            Unfinished::There { server, code } => {
                self.say(self.words.server_sitting().into());
                self.server = Some(server);
                self.errands.push(Errand::Sit(code, Box::new(self.wish.clone())));
            }
        }
    }

    /// Keeps somebody's notes beside the match.
    fn jot(&mut self) {
        let Some(notes) = self.board().map(Play::jottings) else { return };
        let Some(table) = self.keeping.table() else { return };
        if !notes.is_empty() || !table.jotted().is_empty() {
            table.jot(&notes.written());
        }
    }

    /// Carries out a request to the current match.
    fn at_table(&mut self, wanted: Wanted) {
        let (ScreenPage::Play(play), Some(table)) = (&mut self.page, self.keeping.table()) else { return };
        match wanted {
            Wanted::Do(by, deed) => match table.act(by, deed) {
                Done::Now => {
                    play.placed();
                    self.jot();
                }
                Done::Later => {
                    play.hush();
                    play.sent = true;
                }
                Done::Refused(sentence) => play.note(sentence),
            },
            Wanted::Roll => {
                if let Some(code) = table.roll() {
                    play.draft.take(code);
                    play.hush();
                }
            }
            Wanted::Hint(_) | Wanted::Fits if !play.sight.advice => {
                play.asking = false;
                play.note(self.words.advice_forbidden());
            }
            Wanted::Hint(wish) => self.jobs.push(Job::Hint(play.asked(wish))),
            Wanted::Fits => self.jobs.push(Job::Fits(Box::new(play.sight.view.clone()))),
            Wanted::Analyse(place) => match play.sight.view.past.get(place) {
                Some(_) => self.jobs.push(Job::Rounds(Box::new(play.sight.view.clone()))),
                // Only the whole record says what everybody held.
                None => table.ask_record(),
            },
            Wanted::Seated => table.passed(),
            Wanted::GoOn => table.go_on(),
            Wanted::Reviewed => {
                play.review = None;
                table.rest();
            }
            _ => {}
        }
    }

    /// A match as the form says; or the form says what is wrong.
    fn agree(&mut self, mut wish: Wish) {
        wish.folder.clone_from(&self.wish.folder);
        wish.public = self.wish.public;
        let edition = wish.game.as_deref().and_then(Edition::find);
        let Some(edition) = edition else { return };
        if self.server.is_some() {
            self.say(self.words.server_sitting().into());
            self.errands.push(Errand::Open(Box::new(wish)));
            return;
        }
        let agreed = wish.settle(self.words, edition, &mut self.chance);
        match agreed.and_then(|agreed| self.put_away().map(|()| agreed)) {
            Ok(agreed) => {
                let start = Start::new(&wish, self.words, agreed, &mut self.chance);
                self.begin(start);
            }
            Err(failure) => {
                if let ScreenPage::Form(form) = &mut self.page {
                    form.fault = Some(failure.told(self.words));
                }
            }
        }
    }

    fn rematch(&mut self) -> Result<(), Failure> {
        let agreed = match &mut self.keeping {
            Keeping::Here(here) => (here.game().setup().rematch(), here.computers().to_vec()),
            Keeping::There(there) => {
                there.rematch();
                return Ok(());
            }
            Keeping::Nobody | Keeping::Puzzle(_) => return Ok(()),
        };
        self.put_away()?;
        let wish = Wish { folder: self.wish.folder.clone(), ..Wish::default() };
        let start = Start::new(&wish, self.words, agreed, &mut self.chance);
        self.begin(start);
        Ok(())
    }

    /// Puts away the current match.
    fn put_away(&mut self) -> Result<(), Failure> {
        self.jot();
        self.behind = None;
        match std::mem::replace(&mut self.keeping, Keeping::Nobody) {
            Keeping::Here(here) => {
                self.parting = here::put_away(here.into_kept(), self.wish.folder.as_deref(), self.words)?;
            }
            Keeping::There(there) => self.parting = there.parting(),
            Keeping::Puzzle(mut table) => self.parting = self.puzzle_parting(&mut table),
            Keeping::Nobody => {}
        }
        Ok(())
    }

    /// Lets the table continue, and looks at it.
    pub fn look(&mut self) {
        let (ScreenPage::Play(play), Some(table)) = (&mut self.page, self.keeping.table()) else { return };
        loop {
            // A finished round stays until somebody has looked at it.
            let waits = play.review.is_some();
            if !waits {
                if play.is_private() {
                    table.showed_something();
                }
                self.jobs.extend(table.proceed());
            }
            if let Some(sight) = table.sight() {
                play.see(sight);
            }
            if waits || play.review.is_none() {
                break;
            }
        }
        let mut jots = false;
        for reply in table.replies() {
            match reply {
                Reply::Done => {
                    play.sent = false;
                    play.placed();
                    jots = true;
                }
                Reply::Refused(sentence) => {
                    play.sent = false;
                    play.note(sentence);
                }
                Reply::Record(Some(game)) => self.jobs.push(Job::Group(game)),
                Reply::Record(None) => play.set_analysis(0, ShownAnalysis::Nothing),
            }
        }
        if jots {
            self.jot();
        }
    }

    /// Something came from the server.
    pub(crate) fn news(&mut self, news: News) {
        let Keeping::There(there) = &mut self.keeping else { return };
        let before = there.ordinal();
        there.hear(news);
        let Some(sight) = there.sight() else {
            self.page = ScreenPage::Waiting(there.waiting());
            return;
        };
        let another = there.ordinal() != before;
        // A player who is looking for another game sees the new state on return.
        match (&mut self.page, &mut self.behind) {
            (ScreenPage::Play(_), _) if !another => {}
            (ScreenPage::Play(_) | ScreenPage::Waiting(_), _) => {
                self.matches += 1;
                self.page = ScreenPage::Play(Box::new(Play::new(self.words, sight)));
            }
            (_, Some(behind)) => {
                self.matches += usize::from(another);
                **behind = Play::new(self.words, sight);
            }
            (_, None) => {}
        }
        self.look();
    }

    /// The game at a server's table.
    pub(crate) fn at(
        origin: &str,
        link: ServerLink,
        wish: &Wish,
        words: Words,
        chance: Chance,
        ink: Ink,
    ) -> Self {
        let mut session = Self::in_lobby(origin, wish, words, chance, ink);
        session.errands.clear();
        session.sat(Ok(link));
        session
    }

    /// Takes in a result of thinking.
    pub fn thought(&mut self, thought: Thought) {
        let thought = match thought {
            Thought::Puzzle(look) => return self.drawn(look),
            thought => thought,
        };
        let ((ScreenPage::Play(play), _) | (_, Some(play))) = (&mut self.page, &mut self.behind) else {
            return;
        };
        let words = self.words;
        match thought {
            Thought::Decided(decision) => {
                if let Some(table) = self.keeping.table() {
                    table.decided(decision);
                }
            }
            Thought::Hint(steps, hint) => {
                // Advice on an earlier position would be wrong now.
                if std::mem::take(&mut play.asking) && steps == play.sight.view.steps {
                    play.take_hint(hint);
                }
            }
            Thought::Fits(steps, count) => {
                if std::mem::take(&mut play.asking) && steps == play.sight.view.steps {
                    play.notes.push(reply::count(words, count));
                }
            }
            Thought::Rounds(analysed) => play.set_rounds(analysed.map(|analysed| *analysed)),
            Thought::Group(analysed) => {
                play.set_analysis(0, analysed.map_or(ShownAnalysis::Nothing, ShownAnalysis::Group));
            }
            Thought::Puzzle(_) => {}
        }
        self.look();
    }

    /// Whether Esc leads back to the running game or to a server's tables, not out.
    pub(super) fn leads_back(&self) -> bool {
        let list = matches!(self.page, ScreenPage::Editions(_));
        self.behind.is_some() || list && self.server.is_some()
    }

    /// Where this user's matches are kept.
    pub(super) fn folder(&self) -> Option<std::path::PathBuf> {
        self.wish.folder.clone()
    }

    /// What there is to think about.
    pub fn jobs(&mut self) -> Vec<Job> {
        std::mem::take(&mut self.jobs)
    }

    /// The rules of the current match, and its number since the start.
    pub fn playing(&self) -> Option<(usize, &Rules)> {
        self.board().map(|play| (self.matches, play.sight.rules()))
    }

    /// Whether a running clock must be shown.
    pub fn is_timed(&self) -> bool {
        matches!(&self.page, ScreenPage::Play(play) if play.sight.left.is_some() && play.review.is_none())
    }

    /// Draws it.
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        let (spots, cursor) = draw::draw(self, frame.area(), frame.buffer_mut());
        self.spots = spots;
        if let Some(place) = cursor {
            frame.set_cursor_position(place);
        }
    }

    /// Puts everything away and returns what to say then.
    pub fn end(mut self) -> Result<Vec<String>, Failure> {
        self.put_away()?;
        if self.parting.is_empty() {
            self.parting.push(self.words.prompt_bye().into());
        }
        Ok(self.parting)
    }
}
