//! A method for every message of the word files, made by the build.

use std::borrow::Cow;

use crate::Words;
use crate::bundle::Sentence;
use crate::number::Value;
use crate::who::Subject;

/// A file of messages.
#[derive(Clone, Copy, Debug)]
pub struct Topic {
    /// The file's name, with which all its messages begin.
    pub name: &'static str,
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
    /// Whether only operators read it; languages may leave it to English.
    pub operators: bool,
}

include!(concat!(env!("OUT_DIR"), "/text.rs"));
