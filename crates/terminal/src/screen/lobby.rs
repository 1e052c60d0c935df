//! The tables of a server to choose from: a listed one, one by its code, or a new one.

use super::form::add_to_name;
use super::input::Input;
use super::spot::Spot;
use super::wanted::Wanted;
use crate::server::Card;

/// The longest code.
const LONGEST: usize = 12;

/// The list.
#[derive(Clone, Debug, Default)]
pub(super) struct Lobby {
    /// The tables, once they are known.
    pub(super) cards: Option<Vec<Card>>,
    /// Which line is chosen: the tables, then a new one.
    pub(super) at: usize,
    /// The code typed so far.
    pub(super) code: String,
    /// The player's name.
    pub(super) name: String,
    /// Whether the name is being typed.
    pub(super) naming: bool,
    /// A message: that something is under way, or what went wrong.
    pub(super) said: Option<String>,
}

impl Lobby {
    /// How many tables are listed; the line after them opens a new one.
    pub(super) fn count(&self) -> usize {
        self.cards.as_ref().map_or(0, Vec::len)
    }

    /// The list of a server, for a player of this name.
    pub(super) fn of(name: Option<&String>) -> Self {
        Self { name: name.cloned().unwrap_or_default(), ..Self::default() }
    }

    /// The current tables.
    pub(super) fn list(&mut self, cards: Vec<Card>) {
        self.at = self.at.min(cards.len());
        self.cards = Some(cards);
    }

    /// Does what somebody asks for.
    pub(super) fn input(&mut self, input: &Input) -> Option<Wanted> {
        let last = self.count();
        match input {
            Input::F(2) => self.naming = !self.naming,
            Input::Enter | Input::Esc if self.naming => self.naming = false,
            Input::Backspace if self.naming => {
                self.name.pop();
            }
            Input::F(5) => return Some(Wanted::Tables),
            Input::Enter => return Some(self.chosen()),
            Input::Esc if !self.code.is_empty() => self.code.clear(),
            Input::Esc => return Some(Wanted::Back),
            Input::F(10) | Input::Ctrl('c' | 'q') => return Some(Wanted::Quit),
            Input::Backspace => {
                self.code.pop();
            }
            Input::Char(letter) => self.typed(&letter.to_string()),
            Input::Paste(text) => self.typed(text),
            input => self.at = input.moves(self.at, last).unwrap_or(self.at),
        }
        None
    }

    fn typed(&mut self, text: &str) {
        if self.naming {
            add_to_name(&mut self.name, text);
            return;
        }
        // The address of a table in a browser ends with its code.
        let code = text.trim().trim_end_matches('/').rsplit('/').next().unwrap_or_default();
        self.code.extend(code.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()));
        self.code.truncate(LONGEST);
    }

    /// What Enter means: a typed code comes first.
    fn chosen(&self) -> Wanted {
        match self.cards.as_ref().and_then(|cards| cards.get(self.at)) {
            _ if !self.code.is_empty() => Wanted::Sit(self.code.clone()),
            Some(card) => Wanted::Sit(card.code.clone()),
            None => Wanted::Editions,
        }
    }

    /// A click chooses, a second one confirms.
    pub(super) fn click(&mut self, spot: &Spot) -> Option<Wanted> {
        match spot {
            Spot::Line(place) if *place == self.at && self.code.is_empty() => Some(self.chosen()),
            Spot::Line(place) => {
                self.code.clear();
                self.at = (*place).min(self.count());
                None
            }
            Spot::Key(input) => self.input(input),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Edition;

    fn lobby() -> Lobby {
        let edition = Edition::find("original").expect("an edition");
        let card =
            |code: &str| Card { code: code.to_owned(), edition, free: 1, names: Vec::new(), own: false };
        let mut lobby = Lobby::default();
        lobby.list(vec![card("abc"), card("def")]);
        lobby
    }

    #[test]
    fn enter_takes_the_chosen_table_or_the_typed_code_or_opens_one() {
        let mut lobby = lobby();
        lobby.input(&Input::Down);
        assert!(matches!(lobby.input(&Input::Enter), Some(Wanted::Sit(code)) if code == "def"));
        lobby.input(&Input::Down);
        assert!(matches!(lobby.input(&Input::Enter), Some(Wanted::Editions)));
        lobby.input(&Input::Down);
        assert_eq!(lobby.at, 0, "after the last line comes the first");
        lobby.input(&Input::Char('X'));
        lobby.input(&Input::Char('-'));
        lobby.input(&Input::Char('7'));
        assert!(matches!(lobby.input(&Input::Enter), Some(Wanted::Sit(code)) if code == "x7"));
        assert!(lobby.input(&Input::Esc).is_none() && lobby.code.is_empty());
        assert!(matches!(lobby.input(&Input::Esc), Some(Wanted::Back)));
    }

    #[test]
    fn the_address_of_a_table_can_be_pasted() {
        let mut lobby = lobby();
        lobby.input(&Input::Paste("https://example.org/t/k7m2qp/".to_owned()));
        assert_eq!(lobby.code, "k7m2qp");
    }

    #[test]
    fn a_click_chooses_and_a_second_one_sits_down() {
        let mut lobby = lobby();
        assert!(lobby.click(&Spot::Line(1)).is_none());
        assert!(matches!(lobby.click(&Spot::Line(1)), Some(Wanted::Sit(code)) if code == "def"));
    }
}
