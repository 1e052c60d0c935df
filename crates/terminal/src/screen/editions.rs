//! The list of editions to choose from.

use rules::editions::EDITIONS;
use words::Words;

use super::input::Input;
use super::spot::Spot;
use super::wanted::Wanted;

/// The list.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Editions {
    /// Which is chosen, from 0.
    pub(super) at: usize,
}

impl Editions {
    /// Does what somebody asks for.
    pub(super) fn input(&mut self, words: Words, input: &Input) -> Option<Wanted> {
        let last = EDITIONS.len() - 1;
        match input {
            Input::Enter | Input::Right => return Some(Wanted::Form(&EDITIONS[self.at])),
            Input::Esc | Input::F(10) | Input::Ctrl('c' | 'q') => return Some(Wanted::Quit),
            Input::Char(letter) => self.jump(words, *letter),
            input => self.at = input.moves(self.at, last).unwrap_or(self.at),
        }
        None
    }

    /// Goes to the next edition whose name begins with a letter.
    fn jump(&mut self, words: Words, letter: char) {
        let begins = |place: &usize| {
            let first = words.edition_name(&EDITIONS[*place]).chars().next();
            first.is_some_and(|first| first.to_lowercase().eq(letter.to_lowercase()))
        };
        let after = self.at + 1..EDITIONS.len();
        if let Some(place) = after.chain(0..=self.at).find(begins) {
            self.at = place;
        }
    }

    /// A click chooses, a second one goes on.
    pub(super) fn click(&mut self, words: Words, spot: &Spot) -> Option<Wanted> {
        match spot {
            Spot::Line(place) if *place == self.at => Some(Wanted::Form(&EDITIONS[self.at])),
            Spot::Line(place) => {
                self.at = (*place).min(EDITIONS.len() - 1);
                None
            }
            Spot::Key(input) => self.input(words, input),
            _ => None,
        }
    }
}
