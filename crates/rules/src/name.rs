//! A player's name, and what is wrong with one.
//!
//! ```
//! use rules::seat::{Name, NameFault};
//!
//! let name = Name::new("  Ada  Lovelace ").unwrap();
//! assert_eq!(name.as_str(), "Ada Lovelace");
//! assert_eq!(Name::new("  "), Err(NameFault::Empty));
//! let fault = Name::new(&"x".repeat(Name::MAX + 1)).unwrap_err();
//! assert_eq!((&fault, fault.code()), (&NameFault::TooLong { characters: 25 }, "name-too-long"));
//! ```

use strum::IntoStaticStr;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// A player's name: 1 to 24 visible characters, none of which changes the direction of text.
///
/// It is kept in composed form (NFC) and with single spaces, so that what looks the same is the same text.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Name(String);

impl Name {
    /// The most characters of a name.
    pub const MAX: usize = 24;

    /// The name, spaces at its ends dropped.
    pub fn new(text: &str) -> Result<Self, NameFault> {
        let text: String = single_spaced(text.trim()).nfc().collect();
        let characters: Vec<char> = text.chars().collect();
        check_length(&characters)?;
        match (0..characters.len()).find(|place| !shows(&characters, *place)) {
            None => Ok(Self(text)),
            Some(place) => Err(NameFault::Invisible { place: place + 1 }),
        }
    }

    /// A name as a record has it. Version 1 of the rules took some that are refused today; they stay what they are.
    pub(crate) fn recorded(text: &str) -> Result<Self, NameFault> {
        let first_law = |c: char| !c.is_control() && !hidden_in_version_1(c);
        if check_length(&text.chars().collect::<Vec<_>>()).is_ok()
            && text.trim() == text
            && text.chars().all(first_law)
        {
            return Ok(Self(text.to_owned()));
        }
        Self::new(text)
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

fn check_length(characters: &[char]) -> Result<(), NameFault> {
    match characters.len() {
        0 => Err(NameFault::Empty),
        1..=Name::MAX => Ok(()),
        characters => Err(NameFault::TooLong { characters }),
    }
}

/// The text with every run of spaces as one plain space. Line breaks stay, and are refused.
fn single_spaced(text: &str) -> String {
    let mut spaced = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            c if !is_space(c) => spaced.push(c),
            _ if spaced.ends_with(' ') => {}
            _ => spaced.push(' '),
        }
    }
    spaced
}

fn is_space(c: char) -> bool {
    c.is_whitespace() && !c.is_control() && !matches!(c, '\u{2028}' | '\u{2029}')
}

/// Whether a character is visible in its place, or changes how its neighbours look.
fn shows(characters: &[char], place: usize) -> bool {
    let before = place.checked_sub(1).map(|place| characters[place]);
    let after = characters.get(place + 1).copied();
    match characters[place] {
        // Joiners decide how letters of some scripts are written, and which emoji are one.
        '\u{200C}' => before.zip(after).is_some_and(|(a, b)| has_joined_letters(a) && has_joined_letters(b)),
        '\u{200D}' => before.zip(after).is_some_and(|(a, b)| {
            (has_joined_letters(a) && has_joined_letters(b))
                || ((is_pictorial(a) || a == EMOJI_STYLE) && is_pictorial(b))
        }),
        EMOJI_STYLE => before.is_some_and(is_pictorial) || after == Some(KEYCAP),
        // The quote ends a name in a record.
        '"' => false,
        c if c.is_control() || is_invisible(c) => false,
        c if is_combining_mark(c) => before.is_some_and(|before| before != ' '),
        _ => true,
    }
}

/// Asks for the coloured form of the character before it.
const EMOJI_STYLE: char = '\u{FE0F}';
/// Draws a key around the character before it.
const KEYCAP: char = '\u{20E3}';

/// Arabic, Syriac and their kin, the scripts of India and South-East Asia, Mongolian: there a joiner changes letters.
const fn has_joined_letters(c: char) -> bool {
    matches!(c, '\u{0620}'..='\u{109F}' | '\u{1780}'..='\u{18AF}' | '\u{FB50}'..='\u{FDCF}' | '\u{FE70}'..='\u{FEFC}')
}

/// Whether a character may be drawn as an emoji.
const fn is_pictorial(c: char) -> bool {
    matches!(c,
        '©' | '®' | '‼' | '⁉' | '™' | 'ℹ' | '〰' | '〽' | '㊗' | '㊙'
        | '\u{2190}'..='\u{21FF}' | '\u{2300}'..='\u{27FF}' | '\u{2900}'..='\u{2BFF}'
        | '\u{1F000}'..='\u{1FAFF}')
}

/// Ignorable characters, blanks that count as letters or symbols, line separators, unassigned and private code
/// points.
const fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{00AD}' | '\u{034F}' | '\u{061C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}'
        | '\u{180B}'..='\u{180F}' | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}'
        | '\u{2800}' | '\u{3164}' | '\u{E000}'..='\u{F8FF}' | '\u{FDD0}'..='\u{FDEF}' | '\u{FE00}'..='\u{FE0F}'
        | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFC}' | '\u{13430}'..='\u{1343F}' | '\u{1BCA0}'..='\u{1BCA3}'
        | '\u{1D159}' | '\u{1D173}'..='\u{1D17A}' | '\u{E0000}'..='\u{10FFFF}')
        || (c as u32) & 0xFFFE == 0xFFFE
}

/// What version 1 of the rules refused besides control characters.
const fn hidden_in_version_1(c: char) -> bool {
    matches!(c,
        '\u{00AD}' | '\u{061C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180E}'
        | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{3164}'
        | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFB}'
        | '\u{E0000}'..='\u{E0FFF}' | '"')
}

/// What is wrong with a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, thiserror::Error)]
#[strum(serialize_all = "kebab-case", prefix = "name-")]
pub enum NameFault {
    /// Nothing in it.
    #[error("a name needs at least one character")]
    Empty,
    /// Too many characters.
    #[error("a name has at most {} characters, this one has {characters}", Name::MAX)]
    TooLong {
        /// How many.
        characters: usize,
    },
    /// A character that is invisible in its place, changes the direction of text, or is a double quote.
    #[error("character {place} of the name can't be used: letters that show, please, and no double quotes")]
    Invisible {
        /// Which character, from 1.
        place: usize,
    },
}

impl NameFault {
    /// A word that stays the same for programs.
    pub fn code(&self) -> &'static str {
        self.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn joiners_are_fine_where_they_change_what_is_seen() {
        for name in [
            "می\u{200C}خواهم",
            "क्\u{200D}ष",
            "👨\u{200D}👩\u{200D}👧",
            "❤\u{FE0F}\u{200D}🔥",
            "1\u{FE0F}\u{20E3}",
            "Zoë",
            "שָׁלוֹם",
            "Ng\u{1EF9}n",
        ] {
            assert_eq!(Name::new(name).as_ref().map(Name::as_str), Ok(name));
        }
    }

    #[test]
    fn what_cannot_be_seen_is_no_part_of_a_name() {
        let wrong = [
            ("\u{2800}", 1),
            ("A\u{034F}b", 2),
            ("A\u{180B}", 2),
            ("\u{1D159}", 1),
            ("A\u{FFFF}", 2),
            ("A\u{FDD0}", 2),
            ("\u{0301}", 1),
            ("A \u{0301}", 3),
            ("A\u{200D}da", 2),
            ("A\u{200C}da", 2),
            ("👨\u{200D}", 2),
            ("می\u{200C}\u{200C}خ", 3),
            ("A\u{FE0F}", 2),
            ("A\u{E000}", 2),
            ("A\u{2029}b", 2),
            ("A\nb", 2),
            ("A\"b", 2),
        ];
        for (name, place) in wrong {
            assert_eq!(Name::new(name), Err(NameFault::Invisible { place }), "{name:?}");
        }
    }

    #[test]
    fn what_looks_the_same_is_the_same_text() {
        let same = |a: &str, b: &str| assert_eq!(Name::new(a), Name::new(b));
        same("Zoe\u{0308}", "Zoë");
        same(" Ada \u{3000} Lovelace\u{00A0}", "Ada Lovelace");
    }

    #[test]
    fn a_record_keeps_the_names_of_its_time() {
        for name in ["\u{2800}", "A  b", "Zoe\u{0308}", "A\u{034F}", "👨\u{200D}👩\u{200D}👧", "Ada"] {
            assert_eq!(Name::recorded(name).as_ref().map(Name::as_str), Ok(name));
        }
        assert_eq!(Name::recorded("A\u{200B}"), Err(NameFault::Invisible { place: 2 }));
        assert_eq!(Name::recorded(""), Err(NameFault::Empty));
    }
}
