//! Correcting a row of a real board: its line is typed again.

use play::{Deed, corrected, correction};
use rules::Actor;

use super::board::{Overlay, Play};
use super::input::Input;
use super::wanted::Wanted;

impl Play {
    /// The line of a row as entered, to be changed; if that row has no pins, of the last row that has.
    pub(super) fn correction_of(&self, wanted: u8) -> Overlay {
        let rules = self.sight.rules();
        let rows = self.sight.round().map_or(&[][..], |round| &round.rows);
        let line = |(row, (code, answer))| (row, correction(self.words, rules, row, code, answer));
        let lines = (1..).zip(rows).filter_map(|(number, row)| Some((number, (row.code?, row.answer?))));
        let mut lines: Vec<_> = lines.map(line).collect();
        let place = lines.iter().position(|(row, _)| *row == wanted).or(lines.len().checked_sub(1));
        place.map_or(Overlay::Nothing, |place| {
            let (row, line) = lines.swap_remove(place);
            Overlay::Correct { row, line, faults: Vec::new() }
        })
    }

    /// Keys while a row is corrected.
    pub(super) fn at_correction(&mut self, input: &Input) -> Option<Wanted> {
        let Overlay::Correct { row, line, faults } = &mut self.over else { return None };
        match input {
            Input::Esc => self.over = Overlay::Nothing,
            Input::Up => {
                let row = row.saturating_sub(1).max(1);
                self.over = self.correction_of(row);
            }
            Input::Down => {
                let row = row.saturating_add(1);
                self.over = self.correction_of(row);
            }
            Input::Char(c) => line.push(*c),
            Input::Paste(text) => *line += text,
            Input::Backspace => drop(line.pop()),
            Input::Ctrl('u') => line.clear(),
            Input::Enter => match corrected(self.words, self.sight.rules(), line) {
                Ok(action) => {
                    let by = self.sight.corrector().map_or(Actor::Table, Actor::Seat);
                    self.over = Overlay::Nothing;
                    return Some(Wanted::Do(by, Deed::Act(action)));
                }
                Err(found) => *faults = found,
            },
            _ => {}
        }
        None
    }
}
