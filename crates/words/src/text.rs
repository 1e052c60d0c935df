//! A method for every message of the word files, made by the build.

use std::borrow::Cow;

use rules::language::Language;

use crate::Words;
use crate::number::Value;
use crate::who::Subject;

/// A file of messages.
#[derive(Clone, Copy, Debug)]
pub struct Topic {
    /// The file's name, with which all its messages begin.
    pub name: &'static str,
    /// Whether these are words for pages, used outside of this crate.
    pub vocabulary: bool,
    /// Its messages, in the order of the English file.
    pub messages: &'static [Message],
}

/// One message.
#[derive(Clone, Copy, Debug)]
pub struct Message {
    /// Its name.
    pub id: &'static str,
    /// The variables it takes.
    pub variables: &'static [&'static str],
}

include!(concat!(env!("OUT_DIR"), "/text.rs"));
