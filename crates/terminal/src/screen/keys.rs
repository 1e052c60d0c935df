//! What keys and clicks do at the board.

use play::{Deed, Piece, Proposed, reply, uncovered};
use rules::view::{Board, Offer};
use rules::{Action, Actor, Code, Task, Withheld};

use super::board::{Analysed, Over, Play};
use super::input::Input;
use super::menu::Choice;
use super::spot::Spot;
use super::wanted::Wanted;

/// Lines that a page key goes on.
const PAGE: usize = 10;

impl Play {
    /// Does what somebody asks for; what is left for others to do comes back.
    pub(super) fn input(&mut self, input: &Input) -> Option<Wanted> {
        match input {
            Input::Ctrl('c' | 'q') | Input::F(10) => return Some(Wanted::Quit),
            Input::Resize => return None,
            _ => {}
        }
        if self.is_covered() {
            return matches!(input, Input::Enter).then_some(Wanted::Seated);
        }
        match &self.over {
            Over::Nothing => self.at_board(input),
            Over::Sure(..) => self.at_question(input),
            Over::Menu(chosen) => {
                let chosen = *chosen;
                self.at_menu(chosen, input)
            }
            Over::Withhold(code, withheld, at) => {
                let (code, withheld, at) = (*code, *withheld, *at);
                self.at_withhold(code, withheld, at, input)
            }
            Over::Help(_) | Over::Log(_) | Over::Score(_) => {
                self.at_page(input);
                None
            }
            Over::Analysis(place) => {
                let place = *place;
                self.at_analysis(place, input)
            }
        }
    }

    /// What a click on a place means.
    pub(super) fn click(&mut self, spot: &Spot) -> Option<Wanted> {
        match spot {
            Spot::Key(input) => return self.input(input),
            Spot::Line(place) => {
                if matches!(self.over, Over::Menu(_)) {
                    self.over = Over::Menu(*place);
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
                if let Some(piece) = Piece::all(self.sight.rules()).get(*piece) {
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
        let choice = match input {
            Input::Char('?') | Input::F(1) => Choice::Help,
            Input::F(2) | Input::Ctrl('t') => Choice::Hint,
            Input::F(3) | Input::Ctrl('f') => Choice::Fits,
            Input::F(4) | Input::Ctrl('p') => Choice::Pencil,
            Input::F(5) | Input::Ctrl('s') => Choice::Score,
            Input::F(6) | Input::Ctrl('a') => Choice::Analysis,
            Input::F(7) | Input::Ctrl('l') => Choice::Log,
            Input::F(8) | Input::Ctrl('g') => Choice::Roll,
            Input::F(9) | Input::Ctrl('v') => Choice::Shield,
            Input::Ctrl('z') => Choice::Undo,
            Input::Ctrl('u') => Choice::Clear,
            Input::Char('*') => Choice::Hold,
            Input::Ctrl('r') => Choice::Rematch,
            Input::Ctrl('n') => Choice::New,
            Input::Esc if self.marking => {
                self.marking = false;
                return None;
            }
            Input::Esc | Input::Tab | Input::BackTab => {
                self.over = Over::Menu(0);
                return None;
            }
            input => return self.fill(input),
        };
        // Keys for what can't be done now do nothing: the list names what can.
        let possible = self.choices().iter().any(|(known, ..)| *known == choice);
        if possible { self.choose(&choice) } else { None }
    }

    /// Keys that are not commands: what is due is filled in.
    fn fill(&mut self, input: &Input) -> Option<Wanted> {
        if self.review.is_some() {
            return matches!(input, Input::Enter | Input::Char(' ')).then_some(Wanted::Reviewed);
        }
        if self.sight.pause && self.sight.turn.is_none() {
            return matches!(input, Input::Enter | Input::Char(' ')).then_some(Wanted::GoOn);
        }
        if self.sight.is_over() {
            if matches!(input, Input::Enter) {
                self.over = Over::Menu(0);
            }
            return None;
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
                    self.over = Over::Menu(0);
                }
                None
            }
            Task::Deal => None,
        }
    }

    fn at_question(&mut self, input: &Input) -> Option<Wanted> {
        let Over::Sure(question, wanted) = std::mem::replace(&mut self.over, Over::Nothing) else {
            return None;
        };
        let placing = matches!(wanted, Wanted::Do(_, Deed::Act(Action::Answer(_))));
        match (input, self.yes_or_no(input)) {
            (_, Some(true)) => return Some(wanted),
            // Whoever places pins has looked at them; what can't be taken back otherwise needs a yes.
            (Input::Enter, _) if placing => return Some(wanted),
            (Input::Esc, _) | (_, Some(false)) => {}
            _ => self.over = Over::Sure(question, wanted),
        }
        None
    }

    fn at_menu(&mut self, chosen: usize, input: &Input) -> Option<Wanted> {
        let choices = self.choices();
        let last = choices.len() - 1;
        self.over = match input {
            Input::Up | Input::BackTab | Input::Wheel { up: true } => {
                Over::Menu(chosen.checked_sub(1).unwrap_or(last))
            }
            Input::Down | Input::Tab | Input::Wheel { up: false } => {
                Over::Menu(if chosen >= last { 0 } else { chosen + 1 })
            }
            Input::Home | Input::PageUp => Over::Menu(0),
            Input::End | Input::PageDown => Over::Menu(last),
            Input::Esc => Over::Nothing,
            Input::Enter | Input::Char(' ') => {
                self.over = Over::Nothing;
                let choice = choices.into_iter().nth(chosen.min(last)).map(|(choice, ..)| choice);
                return choice.and_then(|choice| self.choose(&choice));
            }
            _ => Over::Menu(chosen),
        };
        None
    }

    /// Does what was chosen.
    fn choose(&mut self, choice: &Choice) -> Option<Wanted> {
        match choice {
            Choice::Hint => {
                self.asking = true;
                self.note(self.words.screen_thinking());
                return Some(Wanted::Hint);
            }
            Choice::Fits => return Some(self.fits()),
            Choice::Roll => return Some(Wanted::Roll),
            Choice::Shield => self.open = !self.open,
            Choice::Pencil => self.marking = !self.marking,
            Choice::Hold => self.draft.hold(),
            Choice::Undo => {
                self.draft.undo();
            }
            Choice::Clear => self.draft.clear(),
            Choice::Score => self.over = Over::Score(0),
            Choice::Analysis => return self.look_back(),
            Choice::Log => self.over = Over::Log(0),
            Choice::Promise => self.notes = reply::promises(self.words, &self.sight.view),
            Choice::Help => self.over = Over::Help(0),
            Choice::Offer(seat, offer) => return self.offered(*seat, *offer),
            Choice::Rematch => return Some(Wanted::Rematch),
            Choice::New => return Some(Wanted::Editions),
            Choice::Quit => return Some(Wanted::Quit),
        }
        None
    }

    /// A full row is checked against those on the board; otherwise it is counted what fits.
    fn fits(&mut self) -> Wanted {
        let code: Option<Code> = Some(self.draft.text())
            .filter(|_| self.is_filling() && !self.draft.is_empty())
            .and_then(|text| self.sight.rules().read_secret(&text).ok());
        self.notes = code.map(|code| reply::fit(self.words, &self.sight.view, code)).into_iter().collect();
        self.asking = true;
        Wanted::Fits
    }

    /// How the round that lies there was played, or the last one that has ended.
    fn look_back(&mut self) -> Option<Wanted> {
        let place = self.review.unwrap_or_else(|| self.sight.view.past.len().saturating_sub(1));
        self.open_analysis(place)
    }

    fn open_analysis(&mut self, place: usize) -> Option<Wanted> {
        self.over = Over::Analysis(place);
        if self.analysis(place).is_some() {
            return None;
        }
        self.set_analysis(place, Analysed::Thinking);
        Some(Wanted::Analyse(place))
    }

    fn offered(&mut self, seat: rules::Seat, offer: Offer) -> Option<Wanted> {
        let by = Actor::Seat(seat);
        if let Offer::Uncover { .. } = offer {
            // What is uncovered is filled in like a row.
            return match uncovered(self.words, self.sight.rules(), &self.draft.text()) {
                Ok(action) => Some(Wanted::Do(by, Deed::Act(action))),
                Err(faults) => {
                    self.notes = faults;
                    None
                }
            };
        }
        let Proposed { action, question } = Proposed::of(self.words, &self.sight.view.setup, offer)?;
        let wanted = Wanted::Do(by, Deed::Act(action));
        match question {
            Some(question) => {
                self.over = Over::Sure(question, wanted);
                None
            }
            None => Some(wanted),
        }
    }

    fn at_page(&mut self, input: &Input) {
        let (Over::Help(at) | Over::Log(at) | Over::Score(at)) = &mut self.over else { return };
        // What lies further back in the log is up.
        match input {
            Input::Up | Input::Wheel { up: true } => *at = at.saturating_sub(1),
            Input::Down | Input::Wheel { up: false } => *at += 1,
            Input::PageUp => *at = at.saturating_sub(PAGE),
            Input::PageDown | Input::Char(' ') => *at += PAGE,
            Input::Home => *at = 0,
            _ => self.over = Over::Nothing,
        }
    }

    fn at_analysis(&mut self, place: usize, input: &Input) -> Option<Wanted> {
        let last = self.sight.view.past.len().saturating_sub(1);
        match input {
            Input::Left | Input::PageUp => self.open_analysis(place.saturating_sub(1)),
            Input::Right | Input::PageDown => self.open_analysis((place + 1).min(last)),
            _ => {
                self.over = Over::Nothing;
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
                self.over = Over::Nothing;
                return None;
            }
            Input::Enter => {
                self.over = Over::Nothing;
                return Some(Wanted::Do(self.sight.actor(), Deed::Secret(code, withheld)));
            }
            _ => {}
        }
        self.over = Over::Withhold(code, withheld, at);
        None
    }

    /// Whether the board is one of a group.
    pub(super) fn is_group(&self) -> bool {
        matches!(self.sight.view.board, Board::Holder(_) | Board::GroupWatcher(_))
    }
}
