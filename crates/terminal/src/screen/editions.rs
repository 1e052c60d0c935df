//! What to play: a game to resume, or one of the editions.

use rules::Edition;
use rules::editions::EDITIONS;
use words::Words;

use super::input::Input;
use super::spot::Spot;
use super::wanted::Wanted;
use crate::here::ShelvedGame;

/// Lines that a page key moves in the rules beside the list.
const PAGE: usize = 8;

/// The list.
#[derive(Clone, Debug, Default)]
pub(super) struct Editions {
    /// The games to resume: they come first.
    pub(super) shelf: Vec<ShelvedGame>,
    /// Which line is chosen, from 0.
    pub(super) at: usize,
    /// The first line shown of the rules beside the list.
    pub(super) scrolled: usize,
    /// What went wrong.
    pub(super) fault: Option<String>,
}

impl Editions {
    /// The list, with the games to resume.
    pub(super) fn new(shelf: Vec<ShelvedGame>) -> Self {
        Self { shelf, ..Self::default() }
    }

    /// The chosen edition; none if it is a game to resume.
    pub(super) fn edition(&self) -> Option<&'static Edition> {
        EDITIONS.get(self.at.checked_sub(self.shelf.len())?)
    }

    /// The place of an edition in the list.
    fn place(&self, edition: usize) -> usize {
        self.shelf.len() + edition
    }

    fn last(&self) -> usize {
        self.place(EDITIONS.len() - 1)
    }

    /// What Enter means.
    fn chosen(&self) -> Option<Wanted> {
        match self.shelf.get(self.at) {
            Some(game) => Some(Wanted::Resume(game.game.clone())),
            None => self.edition().map(Wanted::Form),
        }
    }

    /// Does what somebody asks for.
    pub(super) fn input(&mut self, words: Words, input: &Input) -> Option<Wanted> {
        let before = self.at;
        match input {
            Input::Enter | Input::Right => return self.chosen(),
            Input::Esc => return Some(Wanted::Back),
            Input::F(10) | Input::Ctrl('c' | 'q') => return Some(Wanted::Quit),
            Input::PageDown | Input::Char(' ') => self.scrolled += PAGE,
            Input::PageUp => self.scrolled = self.scrolled.saturating_sub(PAGE),
            input => match (input.moves(self.at, self.last()), input) {
                (Some(at), _) => self.at = at,
                (None, Input::Char(letter)) => self.jump(words, *letter),
                _ => {}
            },
        }
        if self.at != before {
            (self.scrolled, self.fault) = (0, None);
        }
        None
    }

    /// Moves to the next edition whose name begins with a letter.
    fn jump(&mut self, words: Words, letter: char) {
        let begins = |place: &usize| {
            let first = words.edition_name(&EDITIONS[*place]).chars().next();
            first.is_some_and(|first| first.to_lowercase().eq(letter.to_lowercase()))
        };
        let after = self.at.checked_sub(self.shelf.len()).map_or(0, |at| at + 1);
        if let Some(place) = (after..EDITIONS.len()).chain(0..after).find(begins) {
            self.at = self.place(place);
        }
    }

    /// A click chooses, a second one confirms.
    pub(super) fn click(&mut self, words: Words, spot: &Spot) -> Option<Wanted> {
        match spot {
            Spot::Line(place) if *place == self.at => self.chosen(),
            Spot::Line(place) => {
                (self.at, self.scrolled) = ((*place).min(self.last()), 0);
                None
            }
            Spot::Key(input) => self.input(words, input),
            _ => None,
        }
    }
}
