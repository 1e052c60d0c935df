//! The board on the screen: its rows, what is being filled in, and what covers it.

use play::review::Summary;
use play::{
    Draft, HintQuestion, HintStep, HintWish, HintsTold, Jottings, Pencil, Sight, fact_holes, fact_marks,
};
use rules::view::{Board, View};
use rules::{Answer, Code, Seat, Task, Viewer, Withheld};
use solver::analysis::{GroupAnalysis, MatchAnalysis, RoundAnalysis};
use words::Words;

use super::wanted::Wanted;

/// What covers the board.
#[derive(Debug)]
pub(super) enum Overlay {
    /// Nothing.
    Nothing,
    /// What the keys do, from this line on.
    Help(usize),
    /// The rules, from this line on.
    Rules(usize),
    /// The story, scrolled back by a number of lines.
    Log(usize),
    /// The score sheet, from this round on.
    Score(usize),
    /// How a round was played: its place.
    Analysis(usize),
    /// What can be done, with what is chosen.
    Menu(usize),
    /// A question, and what to do if the answer is yes.
    Sure(String, Wanted),
    /// Sentences to read, from this line on, and their heading.
    Text(String, Vec<String>, usize),
    /// A correction of a row at a real board: its number, what is typed, and what is wrong with it.
    Correct {
        /// From 1.
        row: u8,
        /// Its number, the row and its pins.
        line: String,
        /// What is wrong with it.
        faults: Vec<String>,
    },
    /// Pegs to withhold with a secret, and the colour being changed.
    Withhold(Code, Withheld, usize),
}

/// How something was played.
#[derive(Debug)]
pub(super) enum ShownAnalysis {
    /// Nobody has thought about it yet.
    Thinking,
    /// A round.
    Round(Box<RoundAnalysis>),
    /// A group's game.
    Group(Box<GroupAnalysis>),
    /// It isn't available.
    Nothing,
}

/// The board on the screen.
#[derive(Debug)]
pub(super) struct Play {
    pub(super) words: Words,
    pub(super) sight: Sight,
    pub(super) draft: Draft,
    /// Pins being placed by hand, and which of them.
    pub(super) pins: Answer,
    pub(super) pin: usize,
    /// The typed hints or markers of a real board.
    pub(super) line: String,
    /// The marks of each seat; nobody's if there is only a spectator.
    pub(super) pencils: Vec<Pencil>,
    /// Whether the pencil has the keyboard.
    pub(super) marking: bool,
    /// Whether the shield is open: the player at the keyboard sees what only they may see.
    pub(super) open: bool,
    /// A finished round that stays until somebody has looked at it.
    pub(super) review: Option<usize>,
    pub(super) over: Overlay,
    /// The last reply, such as a hint.
    pub(super) notes: Vec<String>,
    /// What is wrong with what is filled in.
    pub(super) faults: Vec<String>,
    /// Whether somebody is waiting for a hint.
    pub(super) asking: bool,
    /// How much help was given at this position.
    pub(super) hinted: HintsTold,
    /// The step told last.
    pub(super) hint: Option<HintStep>,
    /// Whether a server still has to answer something.
    pub(super) sent: bool,
    /// How far the analysis in sentences is scrolled.
    pub(super) scrolled: usize,
    /// How rounds were played, if somebody asked.
    pub(super) analysed: Vec<(usize, ShownAnalysis)>,
    /// How well everybody played them.
    pub(super) played: Vec<Summary>,
}

impl Play {
    /// The board of a match.
    pub(super) fn new(words: Words, sight: Sight) -> Self {
        let rules = sight.rules();
        let draft = Draft::new(rules);
        let pencils = vec![Pencil::new(rules); sight.view.seats.len()];
        Self {
            words,
            draft,
            pins: Answer::default(),
            pin: 0,
            line: String::new(),
            pencils,
            marking: false,
            open: false,
            review: None,
            over: Overlay::Nothing,
            notes: Vec::new(),
            faults: Vec::new(),
            asking: false,
            hinted: HintsTold::at(sight.view.steps),
            hint: None,
            sent: false,
            scrolled: 0,
            analysed: Vec::new(),
            played: Vec::new(),
            sight,
        }
    }

    /// Something has happened, or somebody else has the keyboard.
    pub(super) fn see(&mut self, sight: Sight) {
        let before = std::mem::replace(&mut self.sight, sight);
        let past = |view: &View| view.past.len();
        let new_round = past(&self.sight.view) > past(&before.view);
        let passed = before.view.viewer != self.sight.view.viewer;
        if new_round {
            let rules = self.sight.rules();
            self.pencils.fill(Pencil::new(rules));
            // The last round stays on the board in any case.
            self.review = (!self.sight.is_over()).then(|| past(&self.sight.view) - 1);
            self.over = Overlay::Nothing;
        }
        if new_round || passed || before.task() != self.sight.task() {
            // One player's draft is not the next one's business.
            if new_round || passed || before.turn.is_some() && self.sight.turn.is_some() {
                self.draft = Draft::new(self.sight.rules());
            }
            self.pins = Answer::default();
            self.pin = 0;
            self.line.clear();
            self.marking = false;
        }
        if before.view.steps != self.sight.view.steps {
            // Advice and complaints were about the previous board.
            self.hush();
            self.forget_hints();
        }
        if passed {
            self.open = false;
            self.hush();
            self.forget_hints();
            self.over = Overlay::Nothing;
        }
        if self.sight.is_over() {
            self.marking = false;
        }
    }

    /// The entry was made: held pegs stay for the next row.
    pub(super) fn placed(&mut self) {
        self.draft.placed();
        self.hush();
        self.forget_hints();
    }

    /// Nothing more is said below the board.
    pub(super) fn hush(&mut self) {
        self.faults.clear();
        self.notes.clear();
    }

    /// Says what is wrong with what is filled in.
    pub(super) fn complain(&mut self, faults: Vec<String>) {
        self.notes.clear();
        self.faults = faults;
    }

    /// Help starts over.
    fn forget_hints(&mut self) {
        self.asking = false;
        self.hinted = HintsTold::at(self.sight.view.steps);
        self.hint = None;
    }

    /// A request for a step of help, with everything needed to answer it.
    pub(super) fn asked(&self, wish: HintWish) -> HintQuestion {
        let view = Box::new(self.sight.view.clone());
        HintQuestion { view, wish, told: self.hinted.clone(), row: self.row() }
    }

    /// Shows a step of help.
    pub(super) fn take_hint(&mut self, hint: HintStep) {
        let row = match hint {
            HintStep::Check(row, _) => Some(row),
            _ => None,
        };
        self.hinted.note(hint.kind(), row);
        self.note(hint.told(self.words, &self.sight.view));
        self.hint = Some(hint);
    }

    /// Whether any help was given at this position.
    pub(super) fn is_hinted(&self) -> bool {
        self.hint.is_some()
    }

    /// Whether the last hint can be noted.
    pub(super) fn can_learn(&self) -> bool {
        let rules = self.sight.rules();
        matches!(&self.hint, Some(HintStep::Fact(fact)) if !fact_marks(rules, fact).is_empty())
    }

    /// Notes the last hint with the pencil.
    pub(super) fn learn(&mut self) {
        let rules = self.sight.rules().clone();
        if let Some(HintStep::Fact(fact)) = self.hint.clone() {
            self.pencil_mut().learn(&rules, &fact);
        }
    }

    /// The holes of a row that the last hint is about, by the row's place and content; none if it isn't about that row.
    pub(super) fn lit(&self, place: usize, code: Option<Code>) -> Option<Vec<usize>> {
        let hint = self.hint.as_ref().filter(|hint| hint.rows().contains(&(place + 1)))?;
        Some(match hint {
            HintStep::Fact(fact) => fact_holes(self.sight.rules(), fact, code),
            _ => Vec::new(),
        })
    }

    /// The notes beside the match.
    pub(super) fn jottings(&self) -> Jottings {
        let rows = self.sight.task() == Some(Task::Row);
        Jottings {
            ended: self.sight.view.past.len(),
            held: self.sight.seat().filter(|_| rows).map(|seat| (seat, self.draft.clone())),
            pencils: self.pencils.clone(),
        }
    }

    /// Takes over notes kept with the match, as far as they are about the current round.
    pub(super) fn recall(&mut self, line: &str) {
        let view = &self.sight.view;
        let Some(jottings) = Jottings::read(view.setup.rules(), view.seats.len(), line) else { return };
        if jottings.ended != view.past.len() {
            return;
        }
        self.pencils = jottings.pencils;
        let rows = self.sight.task() == Some(Task::Row);
        if let Some((_, draft)) = jottings.held.filter(|(seat, _)| rows && self.sight.seat() == Some(*seat)) {
            self.draft = draft;
        }
    }

    /// The note below the board: the last reply, or that something is on its way.
    pub(super) fn below(&self) -> Vec<String> {
        let sent = match (self.sent, &self.sight.line) {
            (false, _) => None,
            (true, None) => Some(self.words.server_sent()),
            (true, Some(_)) => Some(self.words.server_unsent()),
        };
        sent.map(Into::into).into_iter().chain(self.faults.iter().chain(&self.notes).cloned()).collect()
    }

    /// Everybody by name, seat by seat; the reader is “you”.
    pub(super) fn names(&self) -> Vec<String> {
        let view = &self.sight.view;
        let teller = self.words.at(&view.setup, self.sight.told);
        let name = |seat: Seat| {
            let who = teller.who(seat);
            if who.is_you() { self.words.seat_you().into() } else { who.name().to_owned() }
        };
        view.seats.iter().map(|seat| name(seat.seat)).collect()
    }

    /// The command that resumes this match line by line.
    pub(super) fn in_plain_text(&self) -> String {
        match (&self.sight.server, &self.sight.puzzle) {
            (Some(sign), _) => format!("{} --plain", sign.command()),
            (None, Some(sign)) => format!("{} --plain", sign.command(self.sight.rules())),
            (None, None) => "codeknacker play --resume --plain".to_owned(),
        }
    }

    /// The pencil of the player at the keyboard.
    pub(super) fn pencil(&self) -> &Pencil {
        &self.pencils[self.place()]
    }

    pub(super) fn pencil_mut(&mut self) -> &mut Pencil {
        let place = self.place();
        &mut self.pencils[place]
    }

    fn place(&self) -> usize {
        match self.sight.view.viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator => 0,
        }
    }

    /// Whether the player at the keyboard could open a shield.
    pub(super) fn has_something_to_hide(&self) -> bool {
        match &self.sight.view.board {
            Board::Maker(maker) => maker.secret.is_some(),
            _ => false,
        }
    }

    /// Whether something is visible that only the player at the keyboard may see.
    pub(super) fn is_private(&self) -> bool {
        self.open && self.has_something_to_hide()
    }

    /// Whether the keyboard must be passed first. Before that, everybody looks at a finished round together.
    pub(super) fn is_covered(&self) -> bool {
        self.sight.cover.is_some() && self.review.is_none()
    }

    /// Whether there is something to look back at.
    pub(super) fn can_analyse(&self) -> bool {
        if self.sight.puzzle.is_some() {
            return false;
        }
        let group = matches!(self.sight.view.board, Board::Holder(_) | Board::GroupWatcher(_));
        if group { self.sight.is_over() } else { !self.sight.view.past.is_empty() }
    }

    /// How a round was played, if somebody asked.
    pub(super) fn analysis(&self, place: usize) -> Option<&ShownAnalysis> {
        self.analysed.iter().find(|(known, _)| *known == place).map(|(_, analysed)| analysed)
    }

    /// Takes in how something was played.
    pub(super) fn set_analysis(&mut self, place: usize, analysed: ShownAnalysis) {
        self.analysed.retain(|(known, _)| *known != place);
        self.analysed.push((place, analysed));
    }

    /// Takes in how the rounds were played. A round that has ended meanwhile is requested when somebody looks at it.
    pub(super) fn set_rounds(&mut self, analysis: Option<MatchAnalysis>) {
        match analysis {
            Some(analysis) => {
                self.played = Summary::all(&analysis);
                for (place, round) in analysis.rounds.into_iter().enumerate() {
                    self.set_analysis(place, ShownAnalysis::Round(Box::new(round)));
                }
            }
            None => {
                for place in 0..self.sight.view.past.len() {
                    self.set_analysis(place, ShownAnalysis::Nothing);
                }
            }
        }
    }

    /// Shows something below the board, replacing the last note.
    pub(super) fn note(&mut self, note: impl Into<String>) {
        self.faults.clear();
        self.notes = vec![note.into()];
    }
}
