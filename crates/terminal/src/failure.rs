//! Why a command stopped.

use std::{fmt, io};

/// Why a command stopped before its end.
#[derive(Debug)]
pub enum Failure {
    /// What was asked for or given is wrong; the sentence says what and where.
    Wrong(String),
    /// Reading or writing failed.
    Broken(io::Error),
    /// Nobody reads the output any more: no reason to complain.
    Closed,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Wrong(sentence) => f.write_str(sentence),
            Self::Broken(error) => write!(f, "reading or writing failed: {error}"),
            Self::Closed => f.write_str("the output is closed"),
        }
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
