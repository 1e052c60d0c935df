//! What is due is filled in: rows and secrets, pins, what is entered at a real board, pencil marks.

use rules::pairing::Pin;
use rules::view::Offer;
use rules::{Action, Answer, Task, Withheld};

use super::input::Input;
use super::piece::Piece;
use super::play::{Over, Play};
use super::wanted::Wanted;

impl Play {
    /// Keys that fill a row or a secret.
    pub(super) fn fill_row(&mut self, input: &Input) -> Option<Wanted> {
        match input {
            Input::Right | Input::Char(' ') => self.draft.step(true),
            Input::Char(letter) => {
                self.draft.put_letter(*letter);
            }
            Input::Paste(text) => {
                for letter in text.chars() {
                    self.draft.put_letter(letter);
                }
            }
            Input::Left => self.draft.step(false),
            Input::Home => self.draft.go(0),
            Input::End => self.draft.go(usize::MAX),
            Input::Backspace => self.draft.take_back(),
            Input::Delete => self.draft.empty(),
            Input::Up | Input::Wheel { up: true } => self.draft.copy(&self.sight.codes(), true),
            Input::Down | Input::Wheel { up: false } => self.draft.copy(&self.sight.codes(), false),
            Input::Enter => return self.enter_row(),
            _ => {}
        }
        None
    }

    /// The row is full, or so who fills it thinks.
    fn enter_row(&mut self) -> Option<Wanted> {
        let rules = self.sight.rules();
        let text = self.draft.text();
        let task = self.sight.task()?;
        let read = if task == Task::Row { rules.read_row(&text) } else { rules.read_secret(&text) };
        let code = match read {
            Ok(code) => code,
            Err(faults) => {
                self.notes = faults.iter().map(|fault| self.words.code_fault(fault)).collect();
                return None;
            }
        };
        self.notes.clear();
        let by = self.sight.actor();
        let wanted = match task {
            Task::Row => Wanted::Act(by, Action::Row(code)),
            Task::Uncover => Wanted::Act(by, Action::Uncover(code)),
            Task::Solution => Wanted::Act(by, Action::Solution(code)),
            _ if rules.counts_pegs() => {
                self.over = Over::Withhold(code, Withheld::default(), 0);
                return None;
            }
            _ => Wanted::Secret(by, code, Withheld::default()),
        };
        if self.draft.is_empty() {
            // Where holes may stay empty a slip of the finger would cost a row.
            self.over = Over::Sure(self.words.screen_all_empty().into(), wanted);
            return None;
        }
        Some(wanted)
    }

    /// Keys that place pins by hand.
    pub(super) fn fill_pins(&mut self, input: &Input) -> Option<Wanted> {
        let Some(Offer::Answer { pins, .. }) = self.answer_offer() else { return None };
        let kinds = pins.len();
        match input {
            Input::Char('0' | '-') => {
                self.pins = Answer::default();
                return None;
            }
            Input::Char(c) => {
                self.pin = pins.iter().position(|pin| pin.letter() == c.to_ascii_lowercase())?;
            }
            Input::Left => {
                self.pin = (self.pin + kinds - 1) % kinds;
                return None;
            }
            Input::Right => {
                self.pin = (self.pin + 1) % kinds;
                return None;
            }
            Input::Up => {}
            Input::Down | Input::Backspace | Input::Delete => {
                self.change_pins(false);
                return None;
            }
            Input::Enter => {
                let question = self.words.board_confirm_answer(self.words.answer(self.pins));
                let wanted = Wanted::Act(self.sight.actor(), Action::Answer(self.pins));
                self.over = Over::Sure(question, wanted);
                return None;
            }
            _ => return None,
        }
        self.change_pins(true);
        None
    }

    /// What an answer may be.
    pub(super) fn answer_offer(&self) -> Option<Offer> {
        let offers = self.sight.offers.iter().flat_map(|(_, offers)| offers);
        offers.chain(&self.sight.view.offers).find(|offer| matches!(offer, Offer::Answer { .. })).copied()
    }

    /// One pin more or less of the kind that is chosen.
    pub(super) fn change_pins(&mut self, more: bool) {
        let Some(Offer::Answer { most, pins, .. }) = self.answer_offer() else { return };
        let all = self.pins.black + self.pins.white + self.pins.blue;
        let pins = match pins.get(self.pin) {
            Some(Pin::Black) => &mut self.pins.black,
            Some(Pin::White) => &mut self.pins.white,
            Some(Pin::Blue) => &mut self.pins.blue,
            None => return,
        };
        match more {
            true if all < most => *pins += 1,
            true => {}
            false => *pins = pins.saturating_sub(1),
        }
    }

    /// Hints and markers of a real board are typed as they are written in records.
    pub(super) fn fill_line(&mut self, kind: &str, input: &Input) -> Option<Wanted> {
        match input {
            Input::Char(c) => self.line.push(*c),
            Input::Paste(text) => self.line += text,
            Input::Backspace => {
                self.line.pop();
            }
            Input::Enter => match self.sight.rules().read_action(&format!("{kind} {}", self.line.trim())) {
                Ok(action) => {
                    self.notes.clear();
                    self.line.clear();
                    return Some(Wanted::Act(self.sight.actor(), action));
                }
                Err(fault) => self.note(self.words.action_fault(&fault)),
            },
            _ => {}
        }
        None
    }

    /// Whether a call at a real board was right.
    pub(super) fn verdict(&mut self, input: &Input) -> Option<Wanted> {
        let right = self.yes_or_no(input)?;
        Some(Wanted::Act(self.sight.actor(), Action::Verdict(right)))
    }

    /// Whether a key says yes or no; nothing if it says neither.
    pub(super) fn yes_or_no(&self, input: &Input) -> Option<bool> {
        let Input::Char(c) = input else { return None };
        crate::play::command::yes_or_no(self.words, &c.to_string())
    }

    /// Keys of the pencil.
    pub(super) fn mark(&mut self, input: &Input) {
        let pencil = self.pencil_mut();
        let (piece, hole) = pencil.at;
        match input {
            Input::Up => pencil.step(-1, 0),
            Input::Down => pencil.step(1, 0),
            Input::Left => pencil.step(0, -1),
            Input::Right => pencil.step(0, 1),
            Input::Enter | Input::Char(' ') => pencil.turn(piece, hole),
            Input::Delete | Input::Backspace | Input::Char('-') => pencil.turn_all(piece),
            Input::Char(letter) => {
                let rules = self.sight.rules();
                let upper: String = letter.to_uppercase().collect();
                let is = |piece: &Piece| piece.letter(rules).to_uppercase().eq(upper.chars());
                if let Some(place) = Piece::all(rules).iter().position(is) {
                    self.pencil_mut().at.0 = place;
                }
            }
            _ => {}
        }
    }
}
