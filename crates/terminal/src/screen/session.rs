//! The game on a screen, without the screen: inputs and thoughts come in, a frame and questions go out. The loop around
//! it owns the terminal and the threads; tests drive it alone.

use rand::SeedableRng;
use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use rules::{Edition, Rules};
use words::Words;

use super::draw;
use super::editions::Editions;
use super::form::Form;
use super::here::Here;
use super::ink::Ink;
use super::input::Input;
use super::lobby::Lobby;
use super::play::{Analysed, Play};
use super::spot::Spot;
use super::there::There;
use super::think::{Question, Thought};
use super::wanted::Wanted;
use crate::chance::Chance;
use crate::failure::Failure;
use crate::play::start::{self, Start};
use crate::play::{Watch, Wish, reply};
use crate::server::{Came, Link, News};

mod errand;

pub(super) use errand::Errand;

/// What is on the screen.
pub(super) enum Page {
    Editions(Editions),
    /// The tables of a server.
    Lobby(Lobby),
    Form(Box<Form>),
    /// Not everybody has come to a server's table yet.
    Waiting(Vec<String>),
    Play(Box<Play>),
}

/// Where the match is played.
enum Table {
    Nowhere,
    Here(Box<Here>),
    There(Box<There>),
}

/// What came of what somebody wanted.
pub(super) enum Done {
    /// It was done.
    Now,
    /// It was sent: the server will say.
    Later,
    /// It can't be done, and why.
    Refused(String),
}

impl From<Result<(), String>> for Done {
    fn from(done: Result<(), String>) -> Self {
        done.map_or_else(Self::Refused, |()| Self::Now)
    }
}

/// Whether the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// It does.
    Go,
    /// Somebody leaves.
    Quit,
}

/// The game on a screen.
pub struct Session {
    pub(super) words: Words,
    pub(super) ink: Ink,
    wish: Wish,
    chance: Chance,
    watch: Watch,
    pub(super) page: Page,
    table: Table,
    /// How many matches were begun: what was thought about another one is of no use.
    matches: usize,
    spots: Vec<(Rect, Spot)>,
    questions: Vec<Question>,
    /// The server whose tables are played at.
    pub(super) server: Option<String>,
    errands: Vec<Errand>,
    /// What is said when the screen is given back.
    parting: Vec<String>,
}

impl Session {
    /// Nothing is chosen yet.
    fn beginning(wish: &Wish, words: Words, chance: Chance, watch: Watch, ink: Ink) -> Self {
        Self {
            words,
            ink,
            wish: wish.clone(),
            chance,
            watch,
            page: Page::Editions(Editions::default()),
            table: Table::Nowhere,
            matches: 0,
            spots: Vec::new(),
            questions: Vec::new(),
            server: None,
            errands: Vec::new(),
            parting: Vec::new(),
        }
    }

    /// The game that somebody asked for on the command line.
    pub fn new(
        wish: &Wish,
        words: Words,
        mut chance: Chance,
        watch: Watch,
        ink: Ink,
    ) -> Result<Self, Failure> {
        let wanted = start::wanted(wish, words, &mut chance)?;
        let mut session = Self::beginning(wish, words, chance, watch, ink);
        match wanted {
            start::Wanted::Match(start) => session.begin(*start),
            start::Wanted::New(edition) => {
                let agreed = wish.settle(words, edition, &mut session.chance)?;
                let start = Start::new(wish, words, agreed, &mut session.chance);
                session.begin(start);
            }
            start::Wanted::Which => {}
        }
        Ok(session)
    }

    fn begin(&mut self, mut start: Start) {
        let notices = std::mem::take(&mut start.notices);
        let chance = Chance::from_rng(&mut self.chance);
        let mut here = Here::new(self.words, start.host(chance, self.watch), notices);
        self.matches += 1;
        self.questions.clear();
        self.questions.extend(here.proceed(false));
        self.page = Page::Play(Box::new(Play::new(self.words, here.sight())));
        self.table = Table::Here(Box::new(here));
    }

    /// Does what somebody asks for.
    pub fn input(&mut self, input: &Input) -> Result<Flow, Failure> {
        let spot = match input {
            Input::Click(x, y) => match self.spot(*x, *y) {
                Some(spot) => Some(spot),
                None => return Ok(Flow::Go),
            },
            _ => None,
        };
        let wanted = match (&mut self.page, &spot) {
            (Page::Lobby(lobby), Some(spot)) => lobby.click(spot),
            (Page::Lobby(lobby), None) => lobby.input(input),
            (Page::Editions(list), Some(spot)) => list.click(self.words, spot),
            (Page::Editions(list), None) => list.input(self.words, input),
            (Page::Waiting(_), _) => {
                matches!(input, Input::Ctrl('c' | 'q') | Input::F(10) | Input::Esc).then_some(Wanted::Quit)
            }
            (Page::Form(form), Some(spot)) => form.click(spot),
            (Page::Form(form), None) => form.input(input),
            (Page::Play(play), Some(spot)) => play.click(spot),
            (Page::Play(play), None) => play.input(input),
        };
        if let Some(wanted) = wanted {
            return self.want(wanted);
        }
        self.look();
        Ok(Flow::Go)
    }

    fn spot(&self, x: u16, y: u16) -> Option<Spot> {
        // What was drawn last lies on top.
        let hit = self.spots.iter().rev().find(|(area, _)| area.contains(Position::new(x, y)));
        hit.map(|(_, spot)| spot.clone())
    }

    fn want(&mut self, wanted: Wanted) -> Result<Flow, Failure> {
        match wanted {
            // From the list of editions the way back leads to the server's tables.
            Wanted::Quit if self.server.is_some() && matches!(self.page, Page::Editions(_)) => {
                self.page = Page::Lobby(Lobby::of(self.wish.names.first()));
                self.errands.push(Errand::Tables);
                return Ok(Flow::Go);
            }
            Wanted::Quit => return Ok(Flow::Quit),
            Wanted::Tables => {
                self.errands.push(Errand::Tables);
                return Ok(Flow::Go);
            }
            Wanted::Sit(code) => {
                if let Page::Lobby(lobby) = &self.page {
                    self.wish.names = vec![lobby.name.trim().to_owned()];
                }
                self.say(self.words.server_sitting().into());
                self.errands.push(Errand::Sit(code, Box::new(self.wish.clone())));
                return Ok(Flow::Go);
            }
            Wanted::Editions => {
                self.put_away()?;
                let left = matches!(self.page, Page::Play(_));
                self.page = if self.server.is_some() && left {
                    self.errands.push(Errand::Tables);
                    Page::Lobby(Lobby::of(self.wish.names.first()))
                } else {
                    Page::Editions(Editions::default())
                };
                return Ok(Flow::Go);
            }
            Wanted::Form(edition) => {
                self.page = Page::Form(Box::new(Form::new(self.words, edition)));
                return Ok(Flow::Go);
            }
            Wanted::Begin(wish) => {
                self.agree(*wish);
                return Ok(Flow::Go);
            }
            Wanted::Rematch => {
                self.rematch()?;
                return Ok(Flow::Go);
            }
            wanted => self.at_table(wanted),
        }
        self.look();
        Ok(Flow::Go)
    }

    /// What is wanted of the match that is played.
    fn at_table(&mut self, wanted: Wanted) {
        let Page::Play(play) = &mut self.page else { return };
        if let (Wanted::Hint | Wanted::Fits, Table::There(there)) = (&wanted, &self.table)
            && !there.advises()
        {
            play.asking = false;
            play.note(self.words.advice_forbidden());
            return;
        }
        let done: Done = match (wanted, &mut self.table) {
            (Wanted::Act(by, action), Table::Here(here)) => here.act(by, action).into(),
            (Wanted::Act(_, action), Table::There(there)) => there.act(&action, &mut self.chance),
            (Wanted::Secret(by, code, withheld), Table::Here(here)) => {
                here.set_secret(by, code, withheld).into()
            }
            (Wanted::Secret(_, code, withheld), Table::There(there)) => {
                there.set_secret(code, &withheld, &mut self.chance)
            }
            (Wanted::Roll, _) => {
                let secret = rules::Secret::draw(play.sight.rules(), &mut self.chance);
                play.draft.take(secret.code);
                return;
            }
            (Wanted::Hint, _) => {
                self.questions.push(Question::Hint(Box::new(play.sight.view.clone())));
                return;
            }
            (Wanted::Fits, _) => {
                self.questions.push(Question::Fits(Box::new(play.sight.view.clone())));
                return;
            }
            (Wanted::Analyse(place), table) => {
                match (play.sight.view.past.get(place), table) {
                    (Some(round), _) => self.questions.push(Question::Round(Box::new(round.clone()))),
                    (None, Table::Here(here)) => {
                        self.questions.push(Question::Group(Box::new(here.host.game.clone())));
                    }
                    // Only the whole record tells what everybody held.
                    (None, Table::There(there)) => there.ask_record(),
                    (None, Table::Nowhere) => play.set_analysis(place, Analysed::Nothing),
                }
                return;
            }
            (Wanted::Seated, Table::Here(here)) => return here.seated(),
            (Wanted::GoOn, Table::Here(here)) => return here.go_on(),
            (Wanted::Reviewed, table) => {
                play.review = None;
                if let Table::Here(here) = table {
                    here.rested();
                }
                return;
            }
            _ => return,
        };
        match done {
            Done::Now => {
                play.draft.placed();
                play.notes.clear();
                play.asking = false;
            }
            Done::Later => play.note(self.words.server_sent()),
            Done::Refused(sentence) => play.note(sentence),
        }
    }

    /// A match with what the form says; or the form says what is wrong with it.
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
        match wish.settle(self.words, edition, &mut self.chance) {
            Ok(agreed) => {
                let start = Start::new(&wish, self.words, agreed, &mut self.chance);
                self.begin(start);
            }
            Err(failure) => {
                if let Page::Form(form) = &mut self.page {
                    form.fault = Some(failure.told(self.words));
                }
            }
        }
    }

    fn rematch(&mut self) -> Result<(), Failure> {
        let agreed = match &self.table {
            Table::Here(here) => (here.host.game.setup().rematch(), here.host.computers.clone()),
            Table::There(there) => {
                there.rematch(&mut self.chance);
                if let Page::Play(play) = &mut self.page {
                    play.note(self.words.server_sent());
                }
                return Ok(());
            }
            Table::Nowhere => return Ok(()),
        };
        self.put_away()?;
        let wish = Wish { folder: self.wish.folder.clone(), ..Wish::default() };
        let start = Start::new(&wish, self.words, agreed, &mut self.chance);
        self.begin(start);
        Ok(())
    }

    /// Puts the match away that was played.
    fn put_away(&mut self) -> Result<(), Failure> {
        match std::mem::replace(&mut self.table, Table::Nowhere) {
            Table::Here(here) => {
                self.parting = start::put_away(here.host, self.wish.folder.as_deref(), self.words)?;
            }
            Table::There(there) => self.parting = there.parting(),
            Table::Nowhere => {}
        }
        Ok(())
    }

    /// Lets the table go on and looks at it.
    pub fn look(&mut self) {
        let Page::Play(play) = &mut self.page else { return };
        match &mut self.table {
            Table::Here(here) => loop {
                // A round that has ended lies there until somebody has looked at it.
                let waits = play.review.is_some();
                if !waits {
                    self.questions.extend(here.proceed(play.is_private()));
                }
                play.see(here.sight());
                if waits || play.review.is_none() {
                    return;
                }
            },
            Table::There(there) => {
                if let Some(sight) = there.sight() {
                    play.see(sight);
                }
            }
            Table::Nowhere => {}
        }
    }

    /// Something came from the server.
    pub(super) fn news(&mut self, news: News) {
        let Table::There(there) = &mut self.table else { return };
        let before = there.ordinal();
        let came = there.hear(news);
        let Some(sight) = there.sight() else {
            self.page = Page::Waiting(there.waiting());
            return;
        };
        match &mut self.page {
            Page::Play(play) if there.ordinal() == before => {
                play.see(sight);
                match came {
                    Came::Done(_) => {
                        play.draft.placed();
                        play.notes.clear();
                    }
                    Came::Refused(sentence) => play.note(sentence),
                    Came::Record(Some(game)) => self.questions.push(Question::Group(game)),
                    Came::Record(None) => play.set_analysis(0, Analysed::Nothing),
                    Came::Told(_) | Came::Line => {}
                }
            }
            _ => {
                self.matches += 1;
                self.page = Page::Play(Box::new(Play::new(self.words, sight)));
            }
        }
    }

    /// The game at a server's table.
    pub(super) fn at(origin: &str, link: Link, wish: &Wish, words: Words, chance: Chance, ink: Ink) -> Self {
        let mut session = Self::in_lobby(origin, wish, words, chance, ink);
        session.errands.clear();
        session.sat(Ok(link));
        session
    }

    /// Something was thought of.
    pub fn thought(&mut self, thought: Thought) {
        let Page::Play(play) = &mut self.page else { return };
        let words = self.words;
        match thought {
            Thought::Decided(number, what) => {
                if let Table::Here(here) = &mut self.table {
                    here.decided(number, what);
                }
            }
            Thought::Hint(steps, hint) => {
                // Advice on what has passed would be wrong now.
                if std::mem::take(&mut play.asking) && steps == play.sight.view.steps {
                    play.note(reply::told_hint(words, &play.sight.view, hint.as_ref()));
                }
            }
            Thought::Fits(steps, count) => {
                if std::mem::take(&mut play.asking) && steps == play.sight.view.steps {
                    play.notes.push(reply::told_count(words, count));
                }
            }
            Thought::Round(number, analysed) => {
                let place = play.sight.view.past.iter().position(|round| round.number == number);
                if let Some(place) = place {
                    play.set_analysis(place, analysed.map_or(Analysed::Nothing, Analysed::Round));
                }
            }
            Thought::Group(analysed) => {
                play.set_analysis(0, analysed.map_or(Analysed::Nothing, Analysed::Group));
            }
        }
        self.look();
    }

    /// What there is to think about.
    pub fn questions(&mut self) -> Vec<Question> {
        std::mem::take(&mut self.questions)
    }

    /// The rules of the match that is played, and which match it is since the start.
    pub fn playing(&self) -> Option<(usize, &Rules)> {
        match &self.page {
            Page::Play(play) => Some((self.matches, play.sight.rules())),
            _ => None,
        }
    }

    /// Whether a clock runs that has to be shown.
    pub fn is_timed(&self) -> bool {
        matches!(&self.page, Page::Play(play) if play.sight.left.is_some() && play.review.is_none())
    }

    /// Draws it.
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        let (spots, cursor) = draw::draw(self, frame.area(), frame.buffer_mut());
        self.spots = spots;
        if let Some(place) = cursor {
            frame.set_cursor_position(place);
        }
    }

    /// Puts everything away; what is to be said then comes back.
    pub fn end(mut self) -> Result<Vec<String>, Failure> {
        self.put_away()?;
        if self.parting.is_empty() {
            self.parting.push(self.words.prompt_bye().into());
        }
        Ok(self.parting)
    }
}
