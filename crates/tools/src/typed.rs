//! Lines that somebody types, and the words that are commands.

use std::borrow::Cow;
use std::io::BufRead;

use shell::Failure;
use shell::bounded::{self, LineRead};
use words::{Language, Words};

/// The longest line that is read, in bytes: a row of a group with all its hints is far shorter.
const LONGEST: usize = 4096;

/// The next line; none at the end of the input.
pub(crate) fn line(input: &mut impl BufRead, words: Words) -> Result<Option<String>, Failure> {
    let mut bytes = Vec::new();
    match bounded::line(input, LONGEST, &mut bytes)? {
        LineRead::Whole => Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned())),
        LineRead::TooLong => Err(Failure::Wrong(words.tool_long_line(LONGEST))),
        LineRead::End => Ok(None),
    }
}

/// Whether something typed, in small letters, is one of the words of a list: the reader's or the English ones.
pub(crate) fn is_word(said: &str, words: Words, list: fn(Words) -> Cow<'static, str>) -> bool {
    [words, Words::of(Language::English)]
        .iter()
        .any(|words| list(*words).split(", ").any(|word| word == said))
}

/// The first word of a list.
pub(crate) fn first(list: &str) -> String {
    list.split(", ").next().unwrap_or_default().to_owned()
}
