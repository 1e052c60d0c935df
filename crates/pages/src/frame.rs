//! The frame of every page: language, look, links to other pages, and where its style and script are.

use std::sync::Arc;

use rules::Edition;
use strum::IntoStaticStr;
use words::{Language, Words};

use crate::assets::Assets;
use crate::look::{BoardStyle, PageLook, Pegs, Theme};
use crate::nav::{self, Way};

/// The frame of a page. A template has it in a field `frame` and extends `layout.html`.
#[derive(Clone)]
pub struct Frame {
    /// The words of the reader's language.
    pub words: Words,
    /// How the reader wants it to look.
    pub look: PageLook,
    /// The page's own address, to which the switches of the footer come back.
    pub here: String,
    assets: Arc<Assets>,
    /// The address that others open this server by.
    origin: String,
    /// Who makes the page.
    pub host: PageHost,
    /// What is told about the page where a link to it is shown.
    pub(crate) preview: Option<Preview>,
}

/// Who makes a page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum PageHost {
    /// The server.
    #[default]
    Server,
    /// The reader's device, on the site of a server.
    Here,
    /// The reader's device; there is no server.
    Alone,
}

/// What is told about a page where a link to it is shown.
#[derive(Clone)]
pub(crate) struct Preview {
    pub(crate) title: String,
    pub(crate) about: String,
    /// The address of a picture, with its server.
    pub(crate) picture: String,
}

/// A language in the list of languages.
pub(crate) struct Offered {
    /// The language.
    pub(crate) language: Language,
    /// Whether it is the page's own.
    pub(crate) current: bool,
}

impl Frame {
    /// The frame of a page for a reader.
    pub fn new(words: Words, look: PageLook, here: String, assets: Arc<Assets>, origin: String) -> Self {
        Self { words, look, here, assets, origin, host: PageHost::default(), preview: None }
    }

    /// The frame of a page that is worth a picture of an edition where a link to it is shown.
    #[must_use]
    pub(crate) fn previewed(self, edition: &Edition, title: String, about: String) -> Self {
        let picture = format!("{}/preview/{}.png", self.origin, edition.id);
        Self { preview: Some(Preview { title, about, picture }), ..self }
    }

    /// Who makes the page, by name.
    pub(crate) fn host(&self) -> &'static str {
        self.host.into()
    }

    /// Whether a server is part of the site, be it reached just now or not.
    pub(crate) fn has_server(&self) -> bool {
        self.host != PageHost::Alone
    }

    /// The tag of the language.
    pub(crate) fn lang(&self) -> &'static str {
        self.words.language().tag()
    }

    /// The address of an asset.
    pub(crate) fn asset(&self, name: &str) -> String {
        self.assets.address(name)
    }

    /// Light or dark, by name.
    pub(crate) fn theme(&self) -> &'static str {
        self.look.theme.name()
    }

    /// What boards are made of, by name.
    pub(crate) fn board(&self) -> &'static str {
        self.look.board.name()
    }

    /// The style of pegs, by name.
    pub(crate) fn pegs(&self) -> &'static str {
        self.look.pegs.name()
    }

    /// The languages there are.
    pub(crate) fn languages(&self) -> Vec<Offered> {
        let own = self.words.language();
        Language::ALL.into_iter().map(|language| Offered { language, current: language == own }).collect()
    }

    /// The themes with their names, and whether each is chosen.
    pub(crate) fn themes(&self) -> Vec<(Theme, String, bool)> {
        let words = self.words;
        let named = |theme| match theme {
            Theme::System => words.page_theme_system(),
            Theme::Light => words.page_theme_light(),
            Theme::Dark => words.page_theme_dark(),
        };
        Theme::ALL.into_iter().map(|theme| (theme, named(theme).into(), theme == self.look.theme)).collect()
    }

    /// The boards with their names, and whether each is chosen.
    pub(crate) fn boards(&self) -> Vec<(BoardStyle, String, bool)> {
        let words = self.words;
        let named = |board| match board {
            BoardStyle::Wood => words.page_board_wood(),
            BoardStyle::Slate => words.page_board_slate(),
            BoardStyle::Paper => words.page_board_paper(),
        };
        BoardStyle::ALL
            .into_iter()
            .map(|board| (board, named(board).into(), board == self.look.board))
            .collect()
    }

    /// The looks of pegs with their names, and whether each is chosen.
    pub(crate) fn peg_styles(&self) -> Vec<(Pegs, String, bool)> {
        let words = self.words;
        let named = |pegs| match pegs {
            Pegs::Clean => words.page_pegs_clean(),
            Pegs::Patterns => words.page_pegs_patterns(),
            Pegs::Letters => words.page_pegs_letters(),
            Pegs::Plain => words.page_pegs_plain(),
        };
        Pegs::ALL.into_iter().map(|pegs| (pegs, named(pegs).into(), pegs == self.look.pegs)).collect()
    }

    /// The ways to other pages.
    pub(crate) fn ways(&self) -> Vec<Way> {
        nav::ways(self.words, &self.here, self.has_server())
    }
}
