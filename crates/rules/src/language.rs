//! The languages: of the word lists, how each spells, and of everything that is said.

use strum::IntoStaticStr;

use crate::symbol::{LETTERS, Symbol};

/// A language with word lists, which the game is told in as well.
///
/// Every language says how letters outside A to Z are treated, so that a word has one spelling here:
///
/// * English: A to Z; accents are dropped (`café` is `CAFE`).
/// * German: `Ä`, `Ö` and `Ü` are letters of their own, `ß` is written `SS` (`Fuß` is `FUSS`, four letters).
/// * French: accents and cedillas are dropped, `œ` is `OE` and `æ` is `AE`, as in crosswords (`été` is `ETE`).
/// * Dutch: accents are dropped, `ij` is the two letters `I` and `J`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, IntoStaticStr)]
pub enum Language {
    /// English.
    #[default]
    #[strum(serialize = "en")]
    English,
    /// German.
    #[strum(serialize = "de")]
    German,
    /// French.
    #[strum(serialize = "fr")]
    French,
    /// Dutch.
    #[strum(serialize = "nl")]
    Dutch,
}

impl Language {
    /// All of them, in the order they are offered.
    pub const ALL: [Self; 4] = [Self::English, Self::German, Self::French, Self::Dutch];

    /// The language's two-letter tag, as in a page's `lang`.
    pub fn tag(self) -> &'static str {
        self.into()
    }

    /// The language's name in itself.
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::German => "Deutsch",
            Self::French => "Français",
            Self::Dutch => "Nederlands",
        }
    }

    /// The language of exactly that tag.
    pub fn find(tag: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.tag() == tag)
    }

    /// The letters of its words, in the order words are sorted by.
    pub fn alphabet(self) -> &'static [Symbol] {
        match self {
            Self::German => LETTERS,
            Self::English | Self::French | Self::Dutch => &LETTERS[..26],
        }
    }

    /// A letter with the accent that was typed after it as a character of its own. Only an umlaut makes another
    /// letter of it; any other accent is dropped.
    pub(crate) const fn compose(self, letter: char, next: char) -> char {
        match (self, letter, next) {
            (Self::German, 'a' | 'A', '\u{308}') => 'Ä',
            (Self::German, 'o' | 'O', '\u{308}') => 'Ö',
            (Self::German, 'u' | 'U', '\u{308}') => 'Ü',
            _ => letter,
        }
    }

    /// The capital letters a typed character stands for, by the language's rule; the character itself if
    /// the rule says nothing about it.
    pub fn spell(self, typed: char) -> Spelling {
        let one = |letter| Spelling([Some(letter), None]);
        let two = |first, second| Spelling([Some(first), Some(second)]);
        match typed {
            'ß' | 'ẞ' if self == Self::German => return two('S', 'S'),
            'ä' | 'Ä' if self == Self::German => return one('Ä'),
            'ö' | 'Ö' if self == Self::German => return one('Ö'),
            'ü' | 'Ü' if self == Self::German => return one('Ü'),
            'œ' | 'Œ' => return two('O', 'E'),
            'æ' | 'Æ' => return two('A', 'E'),
            'ĳ' | 'Ĳ' => return two('I', 'J'),
            _ => {}
        }
        let mut capitals = typed.to_uppercase();
        let capital = capitals.next().filter(|_| capitals.next().is_none()).unwrap_or(typed);
        one(match capital {
            'À' | 'Á' | 'Â' | 'Ä' | 'Ã' | 'Å' => 'A',
            'Ç' => 'C',
            'È' | 'É' | 'Ê' | 'Ë' => 'E',
            'Ì' | 'Í' | 'Î' | 'Ï' => 'I',
            'Ñ' => 'N',
            'Ò' | 'Ó' | 'Ô' | 'Ö' | 'Õ' => 'O',
            'Ù' | 'Ú' | 'Û' | 'Ü' => 'U',
            'Ý' | 'Ÿ' => 'Y',
            other => other,
        })
    }
}

/// Whether a character is an accent that joins the letter before it.
pub(crate) const fn is_accent(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36F}')
}

/// One or two capital letters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spelling([Option<char>; 2]);

impl Iterator for Spelling {
    type Item = char;

    fn next(&mut self) -> Option<char> {
        let first = self.0[0].take();
        self.0.swap(0, 1);
        first
    }
}
