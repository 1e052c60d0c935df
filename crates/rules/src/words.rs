//! Word lists: sorted texts embedded in the program, read once on first use.
//!
//! ```
//! use rules::language::Language;
//! use rules::words::WordList;
//!
//! let list = WordList::new(Language::Dutch, 4).unwrap();
//! assert_eq!((list.language(), list.letters()), (Language::Dutch, 4));
//! assert!(list.common().iter().all(|word| list.all().contains(word)));
//! assert!(
//!     WordList::new(Language::Dutch, 5).is_none() && WordList::LENGTHS.contains(&list.letters())
//! );
//! ```

use std::sync::OnceLock;

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

/// The lists of a language, one a length of [`WordList::LENGTHS`].
pub(crate) struct Lists {
    /// Each list as text, and the common words of it.
    texts: [(&'static str, &'static str); WordList::LENGTHS.len()],
    read: [OnceLock<ListedWords>; WordList::LENGTHS.len()],
}

impl Lists {
    pub(crate) const fn new(texts: [(&'static str, &'static str); WordList::LENGTHS.len()]) -> Self {
        Self { texts, read: [const { OnceLock::new() }; WordList::LENGTHS.len()] }
    }
}

/// The lists of a language by its tag.
macro_rules! lists {
    ($tag:literal) => {{
        static LISTS: $crate::words::Lists = $crate::words::Lists::new([
            (
                include_str!(concat!("../words/", $tag, "-3.txt")),
                include_str!(concat!("../words/", $tag, "-3.common.txt")),
            ),
            (
                include_str!(concat!("../words/", $tag, "-4.txt")),
                include_str!(concat!("../words/", $tag, "-4.common.txt")),
            ),
        ]);
        Some(&LISTS)
    }};
}
pub(crate) use lists;

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

    /// The list of a language and length; none if the language has no lists, or none of that length.
    pub fn new(language: Language, letters: u8) -> Option<Self> {
        let listed = language.word_lists().is_some() && Self::LENGTHS.contains(&letters);
        listed.then_some(Self { language, letters })
    }

    fn words(self) -> &'static ListedWords {
        let lists = self.language.word_lists().expect("a list is made of a language that has lists");
        let place = usize::from(self.letters) - usize::from(Self::LENGTHS[0]);
        lists.read[place].get_or_init(|| {
            let (all, common) = lists.texts[place];
            ListedWords { all: read(self.language, all), common: read(self.language, common) }
        })
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
