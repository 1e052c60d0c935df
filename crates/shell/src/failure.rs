//! Why a command stopped.

use std::{fmt, io};

use words::Words;

/// Why a command stopped before its end.
#[derive(Debug)]
pub enum Failure {
    /// What was asked for or given is wrong; the sentence says what and where.
    Wrong(String),
    /// Reading or writing failed.
    Broken(io::Error),
    /// A server doesn't answer, or isn't ready; the sentence says which.
    Unready(String),
    /// Nobody reads the output any more: no reason to complain.
    Closed,
    /// A signal of this number asked the program to end, and it did, with everything in its place.
    Stopped(i32),
}

impl Failure {
    /// The exit code that tells it to scripts.
    pub fn code(&self) -> u8 {
        match self {
            // A reader of the output who left has seen enough.
            Self::Closed => 0,
            Self::Broken(_) | Self::Unready(_) => 1,
            Self::Wrong(_) => 2,
            // As a shell says which signal ended a program.
            Self::Stopped(signal) => u8::try_from(128 + signal).unwrap_or(u8::MAX),
        }
    }

    /// The reason in a sentence. What is wrong was said in the reader's language already.
    pub fn told(&self, words: Words) -> String {
        match self {
            Self::Wrong(sentence) | Self::Unready(sentence) => sentence.clone(),
            Self::Broken(error) => words.tool_broken(words.system(error)),
            Self::Closed => words.tool_closed().into(),
            Self::Stopped(signal) => words.tool_stopped(*signal),
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.told(Words::of(words::Language::English)))
    }
}

impl std::error::Error for Failure {}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::Closed,
            _ => Self::Broken(error),
        }
    }
}
