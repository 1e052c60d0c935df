//! What keys and clicks do at the board.

use play::{Deed, HintWish, PalettePiece, Proposed, reply, uncovered};
use rules::view::{Board, Offer};
use rules::{Action, Actor, Code, Task, Withheld};

use super::board::{Overlay, Play, ShownAnalysis};
use super::input::Input;
use super::menu::MenuChoice;
use super::spot::Spot;
use super::wanted::Wanted;

impl Play {
    /// Does what somebody asks for; returns what is left for others to do.
    pub(super) fn input(&mut self, input: &Input) -> Option<Wanted> {
        self.filling(|play| play.heed(input))
    }

    /// What a click on a place means.
    pub(super) fn click(&mut self, spot: &Spot) -> Option<Wanted> {
        self.filling(|play| play.press(spot))
    }

    /// Does something. What was wrong with one entry isn't said of another.
    fn filling(&mut self, done: impl FnOnce(&mut Self) -> Option<Wanted>) -> Option<Wanted> {
        let entry = |play: &Self| (play.draft.text(), play.line.clone());
        let before = entry(self);
        let wanted = done(self);
        if entry(self) != before {
            self.faults.clear();
        }
        wanted
    }

    fn heed(&mut self, input: &Input) -> Option<Wanted> {
        match input {
            Input::Ctrl('c' | 'q') | Input::F(10) => return Some(Wanted::Quit),
            Input::Resize => return None,
            _ => {}
        }
        if self.is_covered() {
            return matches!(input, Input::Enter).then_some(Wanted::Seated);
        }
        match &self.over {
            Overlay::Nothing => self.at_board(input),
            Overlay::Sure(..) => self.at_question(input),
            Overlay::Menu(chosen) => {
                let chosen = *chosen;
                self.at_menu(chosen, input)
            }
            Overlay::Withhold(code, withheld, at) => {
                let (code, withheld, at) = (*code, *withheld, *at);
                self.at_withhold(code, withheld, at, input)
            }
            Overlay::Help(_)
            | Overlay::Rules(_)
            | Overlay::Log(_)
            | Overlay::Score(_)
            | Overlay::Text(..) => {
                self.at_page(input);
                None
            }
            Overlay::Analysis(place) => {
                let place = *place;
                self.at_analysis(place, input)
            }
            Overlay::Correct { .. } => self.at_correction(input),
        }
    }

    fn press(&mut self, spot: &Spot) -> Option<Wanted> {
        match spot {
            Spot::Key(input) => return self.input(input),
            Spot::Line(place) => {
                if matches!(self.over, Overlay::Menu(_)) {
                    self.over = Overlay::Menu(*place);
                    return self.input(&Input::Enter);
                }
            }
            Spot::Pins(kind) => {
                self.pin = *kind;
                self.change_pins(true);
            }
            Spot::Pencil(piece, hole) => self.pencil_mut().turn(*piece, *hole),
            Spot::Hole(hole) => {
                self.marking = false;
                self.draft.go(*hole);
            }
            Spot::Piece(piece) if self.is_filling() => {
                if let Some(piece) = PalettePiece::all(self.sight.rules()).get(*piece) {
                    self.draft.put(*piece);
                }
            }
            Spot::Row(place) if self.is_filling() => {
                if let Some(code) = self.sight.codes().get(*place) {
                    self.draft.take(*code);
                }
            }
            Spot::Piece(_) | Spot::Row(_) => {}
        }
        None
    }

    /// Whether a row or a secret is being filled in.
    pub(super) fn is_filling(&self) -> bool {
        self.sight.turn.is_some_and(play::Question::wants_a_code)
            && self.review.is_none()
            && !self.sight.is_over()
    }

    fn at_board(&mut self, input: &Input) -> Option<Wanted> {
        match (self.shortcut(input), input) {
            (Some(choice), _) => {
                // Keys for unavailable actions do nothing: the list names the available ones.
                let possible = self.choices().iter().any(|(known, ..)| *known == choice);
                if possible { self.choose(&choice) } else { None }
            }
            (None, Input::Esc) if self.marking => {
                self.marking = false;
                None
            }
            (None, Input::Esc | Input::Tab | Input::BackTab) => {
                self.over = Overlay::Menu(0);
                None
            }
            (None, input) => self.fill(input),
        }
    }

    /// Keys that aren't commands: they fill in what the match asks for.
    fn fill(&mut self, input: &Input) -> Option<Wanted> {
        if self.review.is_some() {
            return matches!(input, Input::Enter | Input::Char(' ')).then_some(Wanted::Reviewed);
        }
        if self.sight.pause && self.sight.turn.is_none() {
            return matches!(input, Input::Enter | Input::Char(' ')).then_some(Wanted::GoOn);
        }
        if self.sight.is_over() {
            return matches!(input, Input::Enter).then_some(Wanted::Rematch);
        }
        if self.marking {
            self.mark(input);
            return None;
        }
        match self.sight.task()? {
            Task::Secret | Task::Row | Task::Uncover | Task::Solution => self.fill_row(input),
            Task::Answer => self.fill_pins(input),
            Task::Hints | Task::Markers => self.fill_line(input),
            Task::Verdict => self.verdict(input),
            Task::FinalCall => {
                if matches!(input, Input::Enter) {
                    self.over = Overlay::Menu(0);
                }
                None
            }
            Task::Deal => None,
        }
    }

    fn at_question(&mut self, input: &Input) -> Option<Wanted> {
        let Overlay::Sure(question, wanted) = std::mem::replace(&mut self.over, Overlay::Nothing) else {
            return None;
        };
        let placing = matches!(wanted, Wanted::Do(_, Deed::Act(Action::Answer(_))));
        match (input, self.yes_or_no(input)) {
            (_, Some(true)) => return Some(wanted),
            // A player who places pins has looked at them; anything else that can't be taken back needs a yes.
            (Input::Enter, _) if placing => return Some(wanted),
            (Input::Esc, _) | (_, Some(false)) => {}
            _ => self.over = Overlay::Sure(question, wanted),
        }
        None
    }

    fn at_menu(&mut self, chosen: usize, input: &Input) -> Option<Wanted> {
        let choices = self.choices();
        let last = choices.len() - 1;
        self.over = match input {
            Input::Esc => Overlay::Nothing,
            Input::Enter | Input::Char(' ') => {
                self.over = Overlay::Nothing;
                let choice = choices.into_iter().nth(chosen.min(last)).map(|(choice, ..)| choice);
                return choice.and_then(|choice| self.choose(&choice));
            }
            // A line's key does what the line does.
            key => {
                match self.shortcut(key).filter(|choice| choices.iter().any(|(known, ..)| known == choice)) {
                    Some(choice) => {
                        self.over = Overlay::Nothing;
                        return self.choose(&choice);
                    }
                    None => Overlay::Menu(key.moves(chosen, last).unwrap_or(chosen)),
                }
            }
        };
        None
    }

    /// Does the chosen action.
    fn choose(&mut self, choice: &MenuChoice) -> Option<Wanted> {
        match choice {
            MenuChoice::Hint(wish) => {
                self.asking = true;
                self.note(self.words.screen_thinking());
                return Some(Wanted::Hint(*wish));
            }
            MenuChoice::Puzzle(seed) => return Some(Wanted::Puzzle(seed.clone())),
            MenuChoice::Learn => self.learn(),
            MenuChoice::Fits => return Some(self.fits()),
            MenuChoice::Roll => return Some(Wanted::Roll),
            MenuChoice::Shield => self.open = !self.open,
            MenuChoice::Pencil => self.marking = !self.marking,
            MenuChoice::Hold => self.draft.hold(),
            MenuChoice::Undo => {
                self.draft.undo();
            }
            MenuChoice::Clear => self.draft.clear(),
            MenuChoice::Score => self.over = Overlay::Score(0),
            MenuChoice::Analysis => return self.look_back(),
            MenuChoice::Log => self.over = Overlay::Log(0),
            MenuChoice::Promise => {
                let lines = reply::promises(self.words, &self.sight.view);
                self.over = Overlay::Text(self.words.screen_promise().into(), lines, 0);
            }
            MenuChoice::Help => self.over = Overlay::Help(0),
            MenuChoice::Rules => self.over = Overlay::Rules(0),
            MenuChoice::Invitation => {
                let sign = self.sight.server.clone().unwrap_or_default();
                let lines = vec![self.words.server_invite().address(sign.address()).command(sign.command())];
                self.over = Overlay::Text(self.words.screen_table(sign.code), lines, 0);
            }
            MenuChoice::Offer(seat, offer) => return self.offered(*seat, *offer),
            MenuChoice::Rematch => return Some(Wanted::Rematch),
            MenuChoice::Decline => return Some(Wanted::Decline),
            MenuChoice::Correct => self.over = self.correction_of(u8::MAX),
            MenuChoice::New => return Some(Wanted::Editions),
            MenuChoice::Quit => return Some(Wanted::Quit),
        }
        None
    }

    /// The row being filled in, once it is complete.
    pub(super) fn row(&self) -> Option<Code> {
        self.draft.row().filter(|_| self.is_filling())
    }

    /// Checks a full row against those on the board; otherwise counts the codes that fit.
    fn fits(&mut self) -> Wanted {
        let code = self.row();
        self.hush();
        self.notes.extend(code.map(|code| reply::fit(self.words, &self.sight.view, code)));
        self.asking = true;
        Wanted::Fits
    }

    /// How the round on the board was played, or the last finished one.
    fn look_back(&mut self) -> Option<Wanted> {
        let place = self.review.unwrap_or_else(|| self.sight.view.past.len().saturating_sub(1));
        self.open_analysis(place)
    }

    fn open_analysis(&mut self, place: usize) -> Option<Wanted> {
        self.over = Overlay::Analysis(place);
        self.scrolled = 0;
        if self.analysis(place).is_some() {
            return None;
        }
        self.set_analysis(place, ShownAnalysis::Thinking);
        Some(Wanted::Analyse(place))
    }

    fn offered(&mut self, seat: rules::Seat, offer: Offer) -> Option<Wanted> {
        let by = Actor::Seat(seat);
        if let Offer::Uncover { .. } = offer {
            // The code to uncover is filled in like a row.
            return match uncovered(self.words, self.sight.rules(), &self.draft.text()) {
                Ok(action) => Some(Wanted::Do(by, Deed::Act(action))),
                Err(faults) => {
                    self.complain(faults);
                    None
                }
            };
        }
        let Proposed { action, question } = Proposed::of(self.words, &self.sight.view.setup, offer)?;
        let wanted = Wanted::Do(by, Deed::Act(action));
        match question {
            Some(question) => {
                self.over = Overlay::Sure(question, wanted);
                None
            }
            None => Some(wanted),
        }
    }

    fn at_page(&mut self, input: &Input) {
        let (Overlay::Help(at)
        | Overlay::Rules(at)
        | Overlay::Log(at)
        | Overlay::Score(at)
        | Overlay::Text(_, _, at)) = &mut self.over
        else {
            return;
        };
        // Up goes further back in the log.
        if !input.scrolls(at) {
            self.over = Overlay::Nothing;
        }
    }

    fn at_analysis(&mut self, place: usize, input: &Input) -> Option<Wanted> {
        let last = self.sight.view.past.len().saturating_sub(1);
        match input {
            Input::Left => self.open_analysis(place.saturating_sub(1)),
            Input::Right => self.open_analysis((place + 1).min(last)),
            input if input.scrolls(&mut self.scrolled) => None,
            _ => {
                self.over = Overlay::Nothing;
                None
            }
        }
    }

    fn at_withhold(
        &mut self,
        code: Code,
        mut withheld: Withheld,
        at: usize,
        input: &Input,
    ) -> Option<Wanted> {
        let colours = self.sight.rules().palette().symbols.len();
        let most = rules::secret::MAX_WITHHELD;
        let mut at = at;
        match input {
            Input::Up | Input::BackTab => at = (at + colours - 1) % colours,
            Input::Down | Input::Tab => at = (at + 1) % colours,
            Input::Right => withheld.0[at] = (withheld.0[at] + 1).min(most),
            Input::Left => withheld.0[at] = withheld.0[at].saturating_sub(1),
            Input::Char(digit) => {
                if let Some(pegs) = digit.to_digit(10).filter(|pegs| *pegs <= u32::from(most)) {
                    withheld.0[at] = pegs as u8;
                }
            }
            Input::Esc => {
                self.over = Overlay::Nothing;
                return None;
            }
            Input::Enter => {
                self.over = Overlay::Nothing;
                return Some(Wanted::Do(self.sight.actor(), Deed::Secret(code, withheld)));
            }
            _ => {}
        }
        self.over = Overlay::Withhold(code, withheld, at);
        None
    }

    /// Whether it is a group's board.
    pub(super) fn is_group(&self) -> bool {
        matches!(self.sight.view.board, Board::Holder(_) | Board::GroupWatcher(_))
    }
}

impl Play {
    /// What a key means, at the board and in the list, which names the keys. Letters that fill holes or pins mean
    /// nothing else.
    fn shortcut(&self, input: &Input) -> Option<MenuChoice> {
        match input {
            Input::Char('u') if self.is_free_letter('u') => Some(MenuChoice::Undo),
            Input::Char('R') if self.is_free_letter('r') || !self.is_typing() => Some(MenuChoice::Rules),
            input => shortcut(input),
        }
    }

    /// Whether a letter fills no hole here, and no line is being typed.
    pub(super) fn is_free_letter(&self, letter: char) -> bool {
        let known = self.words.read_letter(self.sight.rules(), letter).is_some();
        self.is_filling() && !self.marking && !known
    }

    /// Whether letters are being typed: pieces, pins, or a line.
    fn is_typing(&self) -> bool {
        self.marking
            || self.is_filling()
            || matches!(self.sight.task(), Some(Task::Hints | Task::Markers | Task::Answer))
    }
}

/// What a key means in every edition.
fn shortcut(input: &Input) -> Option<MenuChoice> {
    Some(match input {
        Input::Char('?') | Input::F(1) => MenuChoice::Help,
        Input::F(2) | Input::Ctrl('t') => MenuChoice::Hint(HintWish::Next),
        Input::Ctrl('b') => MenuChoice::Hint(HintWish::Best),
        Input::Ctrl('k') => MenuChoice::Learn,
        Input::F(3) | Input::Ctrl('f') => MenuChoice::Fits,
        Input::F(4) | Input::Ctrl('p') => MenuChoice::Pencil,
        Input::F(5) | Input::Ctrl('s') => MenuChoice::Score,
        Input::F(6) | Input::Ctrl('a') => MenuChoice::Analysis,
        Input::F(7) | Input::Ctrl('o') => MenuChoice::Log,
        Input::F(8) | Input::Ctrl('g') => MenuChoice::Roll,
        Input::F(9) | Input::Ctrl('v') => MenuChoice::Shield,
        Input::Ctrl('e') => MenuChoice::Rules,
        Input::Ctrl('u') => MenuChoice::Clear,
        Input::Char('*') => MenuChoice::Hold,
        Input::Ctrl('r') => MenuChoice::Rematch,
        Input::Ctrl('d') => MenuChoice::Decline,
        Input::Ctrl('n') => MenuChoice::New,
        _ => return None,
    })
}
