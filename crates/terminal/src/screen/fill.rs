//! Filling in what the match asks for: rows and secrets, pins, entries at a real board, pencil marks.

use play::{Entered, PalettePiece};
use rules::pairing::Pin;
use rules::view::Offer;
use rules::{Answer, Withheld};

use super::board::{Overlay, Play};
use super::input::Input;
use super::wanted::Wanted;

impl Play {
    /// Keys that fill a row or a secret.
    pub(super) fn fill_row(&mut self, input: &Input) -> Option<Wanted> {
        match input {
            Input::Char(' ') => self.draft.space(),
            Input::Right => self.draft.step(true),
            Input::Char(letter) => {
                self.draft.put_letter(self.read_letter(*letter));
            }
            Input::Paste(text) => {
                for letter in text.chars() {
                    if letter == ' ' {
                        self.draft.space();
                    } else {
                        self.draft.put_letter(self.read_letter(letter));
                    }
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

    /// Enter: the player thinks the row is full.
    fn enter_row(&mut self) -> Option<Wanted> {
        let entered = self.read(&self.draft.text())?;
        let by = self.sight.actor();
        let wanted = match entered {
            Entered::Secret(code) if self.sight.rules().counts_pegs() => {
                self.over = Overlay::Withhold(code, Withheld::default(), 0);
                return None;
            }
            entered => Wanted::Do(by, entered.deed(Withheld::default())),
        };
        if self.draft.is_empty() {
            // Where holes may stay empty, a slip of the finger would cost a row.
            self.over = Overlay::Sure(self.words.screen_all_empty().into(), wanted);
            return None;
        }
        Some(wanted)
    }

    /// The letter of records that a key stands for.
    fn read_letter(&self, typed: char) -> char {
        self.words.read_letter(self.sight.rules(), typed).unwrap_or(typed)
    }

    /// Reads an answer to the question; notes everything that is wrong with it.
    fn read(&mut self, text: &str) -> Option<Entered> {
        match self.sight.turn?.read(self.words, &self.sight.view, text) {
            Ok(entered) => {
                self.hush();
                Some(entered)
            }
            Err(faults) => {
                self.complain(faults);
                None
            }
        }
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
                let (rules, typed) = (self.sight.rules(), c.to_ascii_lowercase());
                self.pin =
                    pins.iter().position(|pin| [pin.letter(), rules.pin_letter(*pin)].contains(&typed))?;
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
                let entered = Entered::Pins(self.pins);
                let question = entered.confirmation(self.words, self.sight.rules()).unwrap_or_default();
                let wanted = Wanted::Do(self.sight.actor(), entered.deed(Withheld::default()));
                self.over = Overlay::Sure(question, wanted);
                return None;
            }
            _ => return None,
        }
        self.change_pins(true);
        None
    }

    /// The possible answers.
    pub(super) fn answer_offer(&self) -> Option<Offer> {
        let offers = self.sight.offers.iter().flat_map(|(_, offers)| offers);
        offers.chain(&self.sight.view.offers).find(|offer| matches!(offer, Offer::Answer { .. })).copied()
    }

    /// One pin more or less of the chosen kind.
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

    /// Hints and markers of a real board are typed as in records.
    pub(super) fn fill_line(&mut self, input: &Input) -> Option<Wanted> {
        match input {
            Input::Char(c) => self.line.push(*c),
            Input::Paste(text) => self.line += text,
            Input::Backspace => {
                self.line.pop();
            }
            Input::Enter => {
                let line = std::mem::take(&mut self.line);
                let Some(entered) = self.read(line.trim()) else {
                    self.line = line;
                    return None;
                };
                return Some(Wanted::Do(self.sight.actor(), entered.deed(Withheld::default())));
            }
            _ => {}
        }
        None
    }

    /// Whether a call at a real board was right.
    pub(super) fn verdict(&mut self, input: &Input) -> Option<Wanted> {
        self.yes_or_no(input)?;
        let Input::Char(c) = input else { return None };
        let entered = self.read(&c.to_string())?;
        Some(Wanted::Do(self.sight.actor(), entered.deed(Withheld::default())))
    }

    /// Whether a key says yes or no; nothing if it says neither.
    pub(super) fn yes_or_no(&self, input: &Input) -> Option<bool> {
        let Input::Char(c) = input else { return None };
        play::yes_or_no(self.words, &c.to_string())
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
                let upper: String = self.read_letter(*letter).to_uppercase().collect();
                let is = |piece: &PalettePiece| piece.letter(rules).to_uppercase().eq(upper.chars());
                if let Some(place) = PalettePiece::all(rules).iter().position(is) {
                    self.pencil_mut().at.0 = place;
                }
            }
            _ => {}
        }
    }
}
