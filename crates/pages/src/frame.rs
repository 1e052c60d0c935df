//! What stands around every page: language, look, ways to other pages, and where its style and script are.

use std::sync::Arc;

use words::{Language, Words};

use crate::assets::Assets;
use crate::look::{PageLook, Pegs, Theme};
use crate::nav::{self, Way};

/// What stands around every page. A template has it in a field `frame` and extends `layout.html`.
#[derive(Clone)]
pub struct Frame {
    /// The words of the reader's language.
    pub words: Words,
    /// How the reader wants it to look.
    pub look: PageLook,
    /// The page's own address, to which the switches of the footer come back.
    pub here: String,
    assets: Arc<Assets>,
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
    pub fn new(words: Words, look: PageLook, here: String, assets: Arc<Assets>) -> Self {
        Self { words, look, here, assets }
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

    /// What stands on pegs, by name.
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

    /// The looks of pegs with their names, and whether each is chosen.
    pub(crate) fn peg_styles(&self) -> Vec<(Pegs, String, bool)> {
        let words = self.words;
        let named = |pegs| match pegs {
            Pegs::Both => words.page_pegs_both(),
            Pegs::Patterns => words.page_pegs_patterns(),
            Pegs::Letters => words.page_pegs_letters(),
        };
        Pegs::ALL.into_iter().map(|pegs| (pegs, named(pegs).into(), pegs == self.look.pegs)).collect()
    }

    /// The ways to other pages.
    pub(crate) fn ways(&self) -> Vec<Way> {
        nav::ways(self.words, &self.here)
    }
}
