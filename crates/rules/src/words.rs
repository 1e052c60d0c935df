//! Word lists: sorted texts embedded in the program, read once on first use.

use std::sync::LazyLock;

use crate::code::{Code, MAX_HOLES};
use crate::language::Language;

/// The words of one language and length: the full list, which secrets and rows may use, and the common words
/// among them, from which random secrets are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WordList {
    language: Language,
    letters: u8,
}

/// A list's words as codes, in the order of the alphabet.
struct ListedWords {
    all: Vec<Code>,
    common: Vec<Code>,
}

type Lists = [LazyLock<ListedWords>; 2];

macro_rules! lists {
    ($language:ident, $tag:literal) => {
        [
            LazyLock::new(|| {
                let read = |text| read(Language::$language, text);
                ListedWords {
                    all: read(include_str!(concat!("../words/", $tag, "-3.txt"))),
                    common: read(include_str!(concat!("../words/", $tag, "-3.common.txt"))),
                }
            }),
            LazyLock::new(|| {
                let read = |text| read(Language::$language, text);
                ListedWords {
                    all: read(include_str!(concat!("../words/", $tag, "-4.txt"))),
                    common: read(include_str!(concat!("../words/", $tag, "-4.common.txt"))),
                }
            }),
        ]
    };
}

static ENGLISH: Lists = lists!(English, "en");
static GERMAN: Lists = lists!(German, "de");
static FRENCH: Lists = lists!(French, "fr");
static DUTCH: Lists = lists!(Dutch, "nl");

fn read(language: Language, text: &str) -> Vec<Code> {
    text.lines().filter_map(|word| spell(language, word)).collect()
}

/// The code of a word in its language's letters; none if a character is not one of them.
fn spell(language: Language, word: &str) -> Option<Code> {
    let mut symbols = [0; MAX_HOLES];
    let mut holes = 0;
    for letter in word.chars() {
        let symbol = language.alphabet().iter().position(|symbol| symbol.letter == letter)?;
        *symbols.get_mut(holes)? = symbol as u8;
        holes += 1;
    }
    Some(Code::new(&symbols[..holes]))
}

impl WordList {
    /// The lengths there are lists for.
    pub const LENGTHS: [u8; 2] = [3, 4];

    /// The list of a language and length; there is one for every length in [`Self::LENGTHS`].
    pub fn new(language: Language, letters: u8) -> Option<Self> {
        Self::LENGTHS.contains(&letters).then_some(Self { language, letters })
    }

    fn words(self) -> &'static ListedWords {
        let lists = match self.language {
            Language::English => &ENGLISH,
            Language::German => &GERMAN,
            Language::French => &FRENCH,
            Language::Dutch => &DUTCH,
        };
        &lists[usize::from(self.letters) - 3]
    }

    /// Its language.
    pub const fn language(self) -> Language {
        self.language
    }

    /// Letters of a word.
    pub const fn letters(self) -> u8 {
        self.letters
    }

    /// All its words, sorted.
    pub fn all(self) -> &'static [Code] {
        &self.words().all
    }

    /// The words from which random secrets are drawn, sorted.
    pub fn common(self) -> &'static [Code] {
        &self.words().common
    }
}
