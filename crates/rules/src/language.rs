//! The languages: of the word lists, how each spells, and of everything that is said.
//!
//! ```
//! use rules::language::{Language, Spelling};
//!
//! let german = Language::find("de").unwrap();
//! assert_eq!((german, german.tag(), german.name()), (Language::German, "de", "Deutsch"));
//! assert_eq!((german.separators(), german.percent_sign()), (('.', ','), "\u{A0}%"));
//! assert!(Language::French.spaces_its_signs() && !german.spaces_its_signs());
//! assert_eq!((german.keyboard()[0], german.alphabet().len()), ("QWERTZUIOPÜ", 29));
//! assert!(german.piece_letters().0.starts_with("REG"));
//! assert_eq!(Language::ALL.len(), Language::COUNT);
//!
//! // A word has one spelling.
//! let spelling: Spelling = german.spell('ß');
//! assert_eq!(spelling.collect::<String>(), "SS");
//! assert_eq!(Language::French.spell('é').collect::<String>(), "E");
//! ```

use crate::symbol::{LETTERS, Symbol};
use crate::words::{Lists, lists};

/// What there is to know of a language besides its sentences, which are in `words/ftl`.
struct LanguageEntry {
    tag: &'static str,
    name: &'static str,
    thousands: char,
    decimal: char,
    /// What follows the number of a percentage.
    percent: &'static str,
    spaced: bool,
    umlauts: bool,
    /// The letters on pieces, in the order of [`SIXTEEN`](crate::symbol::SIXTEEN) and of [`SHAPES`](crate::symbol::SHAPES).
    /// Where two names begin alike, one of them has another of its letters.
    letters: (&'static str, &'static str),
    /// The letters of its keyboard, line by line.
    keyboard: [&'static str; 3],
    words: Option<&'static Lists>,
}

/// The letters of most keyboards.
const QWERTY: [&str; 3] = ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"];

/// The table: a line a language, in the order they are offered. The first one is everybody's who reads none of them.
macro_rules! languages {
    ($($(#[$about:meta])* $language:ident = $entry:expr;)+) => {
        /// A language that the game is told in. Some have word lists as well.
        ///
        /// Every language says how letters outside A to Z are treated, so that a word has one spelling here:
        ///
        /// * English: A to Z; accents are dropped (`café` is `CAFE`).
        /// * German: `Ä`, `Ö` and `Ü` are letters of their own, `ß` is written `SS` (`Fuß` is `FUSS`, four letters).
        /// * French: accents and cedillas are dropped, `œ` is `OE` and `æ` is `AE`, as in crosswords (`été` is `ETE`).
        /// * Dutch: accents are dropped, `ij` is the two letters `I` and `J`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Language {
            $($(#[$about])* $language,)+
        }

        static TABLE: [LanguageEntry; Language::COUNT] = [$($entry),+];

        impl Language {
            /// How many there are.
            pub const COUNT: usize = [$(Self::$language),+].len();

            /// All of them, in the order they are offered.
            pub const ALL: [Self; Self::COUNT] = [$(Self::$language),+];
        }
    };
}

// No space of these breaks the line; the narrow one is what French puts between thousands.
languages! {
    /// English.
    English = LanguageEntry {
        tag: "en", name: "English", thousands: ',', decimal: '.', percent: "%",
        spaced: false, umlauts: false,
        letters: ("RYGBWKONPSVCLMTA", "tscrh"),
        keyboard: QWERTY,
        words: lists!("en"),
    };
    /// German.
    German = LanguageEntry {
        tag: "de", name: "Deutsch", thousands: '.', decimal: ',', percent: "\u{A0}%",
        spaced: false, umlauts: true,
        letters: ("REGBWSONPSVTHIUA", "dqkrh"),
        keyboard: ["QWERTZUIOPÜ", "ASDFGHJKLÖÄ", "YXCVBNM"],
        words: lists!("de"),
    };
    /// French.
    French = LanguageEntry {
        tag: "fr", name: "Français", thousands: '\u{202F}', decimal: ',', percent: "\u{A0}%",
        spaced: true, umlauts: false,
        letters: ("RJVBCNOMEAVCLDIA", "tacrh"),
        keyboard: ["AZERTYUIOP", "QSDFGHJKLM", "WXCVBN"],
        words: lists!("fr"),
    };
    /// Dutch.
    Dutch = LanguageEntry {
        tag: "nl", name: "Nederlands", thousands: '.', decimal: ',', percent: "%",
        spaced: false, umlauts: false,
        letters: ("REGBWZONPZATLDIH", "dvcrz"),
        keyboard: QWERTY,
        words: lists!("nl"),
    };
}

impl Default for Language {
    fn default() -> Self {
        Self::ALL[0]
    }
}

impl Language {
    /// The tags of those with word lists.
    pub(crate) const WITH_WORDS: &[&str] = &{
        const COUNT: usize = {
            let (mut place, mut count) = (0, 0);
            while place < TABLE.len() {
                count += TABLE[place].words.is_some() as usize;
                place += 1;
            }
            count
        };
        let (mut place, mut count, mut tags) = (0, 0, [""; COUNT]);
        while place < TABLE.len() {
            if TABLE[place].words.is_some() {
                tags[count] = TABLE[place].tag;
                count += 1;
            }
            place += 1;
        }
        tags
    };

    const fn entry(self) -> &'static LanguageEntry {
        &TABLE[self as usize]
    }

    /// The language's tag, as in a page's `lang`.
    pub const fn tag(self) -> &'static str {
        self.entry().tag
    }

    /// The language's name in itself.
    pub const fn name(self) -> &'static str {
        self.entry().name
    }

    /// What separates thousands, and what decimals, by the Unicode CLDR.
    pub const fn separators(self) -> (char, char) {
        (self.entry().thousands, self.entry().decimal)
    }

    /// What follows the number of a percentage: its sign, and the space before it where the language has one.
    pub const fn percent_sign(self) -> &'static str {
        self.entry().percent
    }

    /// Whether a space goes before `:`, `;`, `!`, `?` and `%`, and inside quotes.
    pub const fn spaces_its_signs(self) -> bool {
        self.entry().spaced
    }

    /// The letters on colours, and those on shapes.
    pub const fn piece_letters(self) -> (&'static str, &'static str) {
        self.entry().letters
    }

    /// The letters of the keyboard it is typed on, line by line.
    pub const fn keyboard(self) -> [&'static str; 3] {
        self.entry().keyboard
    }

    /// Its word lists.
    pub(crate) const fn word_lists(self) -> Option<&'static Lists> {
        self.entry().words
    }

    /// The language of exactly that tag.
    pub fn find(tag: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.tag() == tag)
    }

    /// The letters of its words, in the order words are sorted by.
    pub fn alphabet(self) -> &'static [Symbol] {
        if self.entry().umlauts { LETTERS } else { &LETTERS[..26] }
    }

    /// A letter with the accent that was typed after it as a character of its own. Only an umlaut makes another
    /// letter of it; any other accent is dropped.
    pub(crate) const fn compose(self, letter: char, next: char) -> char {
        match (self.entry().umlauts, letter, next) {
            (true, 'a' | 'A', '\u{308}') => 'Ä',
            (true, 'o' | 'O', '\u{308}') => 'Ö',
            (true, 'u' | 'U', '\u{308}') => 'Ü',
            _ => letter,
        }
    }

    /// The capital letters a typed character stands for, by the language's rule; the character itself if
    /// the rule says nothing about it.
    pub fn spell(self, typed: char) -> Spelling {
        let one = |letter| Spelling([Some(letter), None]);
        let two = |first, second| Spelling([Some(first), Some(second)]);
        let umlauts = self.entry().umlauts;
        match typed {
            'ß' | 'ẞ' if umlauts => return two('S', 'S'),
            'ä' | 'Ä' if umlauts => return one('Ä'),
            'ö' | 'Ö' if umlauts => return one('Ö'),
            'ü' | 'Ü' if umlauts => return one('Ü'),
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
