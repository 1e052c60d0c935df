//! Before somebody sits at a server's table: which tables there are, and the request for a seat. Requests go out as
//! errands and run on their own threads; the answers come back here.

use play::Table as _;
use rand::SeedableRng;
use words::Words;

use super::{Keeping, ScreenPage, Session};
use crate::chance::Chance;
use crate::here::{Stopwatch, Wish};
use crate::screen::board::Play;
use crate::screen::ink::Ink;
use crate::screen::lobby::Lobby;
use crate::server::{Card, Remote, ServerLink};

/// What to ask a server before somebody sits there.
pub(in crate::screen) enum Errand {
    /// Which tables there are.
    Tables,
    /// A seat at the table of a code.
    Sit(String, Box<Wish>),
    /// A seat at a new table.
    Open(Box<Wish>),
}

impl Session {
    /// The tables of a server, to choose from.
    pub(in crate::screen) fn in_lobby(
        origin: &str,
        wish: &Wish,
        words: Words,
        chance: Chance,
        ink: Ink,
    ) -> Self {
        let mut session = Self::beginning(wish, words, chance, Stopwatch::start(), ink);
        session.page = ScreenPage::Lobby(Lobby::of(wish.names.first()));
        session.server = Some(origin.to_owned());
        session.errands.push(Errand::Tables);
        session
    }

    /// Shows a message on a page before a match.
    pub(super) fn say(&mut self, said: String) {
        match &mut self.page {
            ScreenPage::Lobby(lobby) => lobby.said = Some(said),
            ScreenPage::Form(form) => form.fault = Some(said),
            ScreenPage::Editions(list) => list.fault = Some(said),
            _ => {}
        }
    }

    /// The server's tables have come, or why not.
    pub(in crate::screen) fn listed(&mut self, cards: Result<Vec<Card>, String>) {
        match (&mut self.page, cards) {
            (ScreenPage::Lobby(lobby), Ok(cards)) => {
                lobby.list(cards);
                lobby.said = None;
            }
            (_, Err(sentence)) => self.say(sentence),
            _ => {}
        }
    }

    /// Somebody sat down at the server's table, or why not.
    pub(in crate::screen) fn sat(&mut self, link: Result<ServerLink, String>) {
        match link {
            Ok(link)
                if matches!(
                    self.page,
                    ScreenPage::Lobby(_) | ScreenPage::Form(_) | ScreenPage::Editions(_)
                ) =>
            {
                if let Err(failure) = self.put_away() {
                    self.say(failure.told(self.words));
                    return;
                }
                let mut there = Remote::new(self.words, link, Chance::from_rng(&mut self.chance));
                self.matches += 1;
                self.page = match there.sight() {
                    Some(sight) => {
                        let mut play = Play::new(self.words, sight);
                        play.recall(there.jotted());
                        ScreenPage::Play(Box::new(play))
                    }
                    None => ScreenPage::Waiting(there.waiting()),
                };
                self.keeping = Keeping::There(Box::new(there));
            }
            Ok(_) => {}
            Err(sentence) => self.say(sentence),
        }
    }

    /// Declines a rematch at the server's table.
    pub(super) fn decline(&mut self) {
        if let Keeping::There(there) = &mut self.keeping {
            there.decline();
        }
    }

    /// What to ask the server before somebody sits there, each with its own randomness.
    pub(in crate::screen) fn errands(&mut self) -> Vec<(Errand, Chance)> {
        let errands = std::mem::take(&mut self.errands);
        errands.into_iter().map(|errand| (errand, Chance::from_rng(&mut self.chance))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screen::{Flow, Input};
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;
    use rules::Edition;
    use words::Language;

    fn lobby(language: Language) -> Session {
        let chance = Chance::seed_from_u64(1);
        Session::in_lobby("http://[::1]:8484", &Wish::default(), Words::of(language), chance, Ink::None)
    }

    fn cards() -> Vec<Card> {
        let card = |(code, edition, free): (&str, &str, usize)| Card {
            code: code.to_owned(),
            edition: Edition::find(edition).expect("an edition"),
            free,
            names: vec!["Ada".to_owned()],
            own: false,
        };
        [("k7m2qp", "original", 1), ("zz9ab3", "lock-party-super", 3)].map(card).to_vec()
    }

    fn shown(session: &mut Session, columns: u16, lines: u16) -> String {
        let mut terminal = Terminal::new(TestBackend::new(columns, lines)).expect("a terminal");
        terminal.draw(|frame| session.draw(frame)).expect("a frame");
        terminal.backend().to_string()
    }

    #[test]
    fn the_lobby_lists_tables_with_free_seats_in_every_language_and_size() {
        for language in Language::ALL {
            let words = Words::of(language);
            let mut session = lobby(language);
            session.listed(Ok(Vec::new()));
            assert!(shown(&mut session, 80, 24).contains(&*words.lobby_empty()));
            session.listed(Ok(cards()));
            for (columns, lines) in [(80, 24), (120, 40)] {
                let screen = shown(&mut session, columns, lines);
                for text in ["http://[::1]:8484", "k7m2qp", "zz9ab3", "Ada", &words.lobby_seats_free(3)] {
                    assert!(screen.contains(text), "{text}: {screen}");
                }
                assert!(screen.contains(&words.edition_name(cards()[1].edition)), "{screen}");
                assert!(!screen.contains(&*words.lobby_empty()), "{screen}");
            }
        }
    }

    #[test]
    fn what_is_asked_goes_out_once_and_what_went_wrong_is_said() {
        let mut session = lobby(Language::English);
        let errands = |session: &mut Session| -> Vec<Errand> {
            session.errands().into_iter().map(|(errand, _)| errand).collect()
        };
        assert!(matches!(errands(&mut session)[..], [Errand::Tables]));
        session.listed(Ok(cards()));
        session.input(&Input::Down).expect("a list");
        session.input(&Input::Enter).expect("a list");
        assert!(matches!(&errands(&mut session)[..], [Errand::Sit(code, _)] if code == "zz9ab3"));
        assert!(errands(&mut session).is_empty());
        assert!(shown(&mut session, 80, 24).contains("Sitting down…"));
        session.sat(Err("All seats at this table are taken.".to_owned()));
        assert!(shown(&mut session, 80, 24).contains("All seats at this table are taken."));
    }

    #[test]
    fn a_new_table_is_opened_from_the_list_of_editions_and_the_way_back_leads_to_the_lobby() {
        let mut session = lobby(Language::English);
        session.listed(Ok(Vec::new()));
        session.errands();
        session.input(&Input::Enter).expect("a list");
        assert!(shown(&mut session, 80, 24).contains("Which edition?"));
        assert_eq!(session.input(&Input::Esc).expect("a list"), Flow::Go);
        assert!(shown(&mut session, 80, 24).contains("Open a table"));
        session.input(&Input::Enter).expect("a list");
        session.input(&Input::Enter).expect("a form");
        session.errands();
        session.input(&Input::Enter).expect("a form");
        let opened = session.errands();
        assert!(matches!(&opened[..], [(Errand::Open(wish), _)] if wish.game.as_deref() == Some("original")));
    }
}
