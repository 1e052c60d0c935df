//! How far a watcher has come.

use std::fmt;
use std::str::FromStr;

/// How far a watcher has come: which match of the table, and how many of its steps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct WatchMark {
    /// The match, from 1; 0 before the first.
    pub ordinal: i64,
    /// The steps that were told.
    pub number: i64,
}

/// As the id of an event: `1.17`.
impl fmt::Display for WatchMark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.ordinal, self.number)
    }
}

/// A mark that can't be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a place in the stream is written as match and number, such as 1.17")]
pub struct NoMark;

impl FromStr for WatchMark {
    type Err = NoMark;

    fn from_str(text: &str) -> Result<Self, NoMark> {
        let number = |text: &str| {
            let plain = !text.is_empty() && text.len() < 16 && text.bytes().all(|byte| byte.is_ascii_digit());
            text.parse().ok().filter(|_| plain).ok_or(NoMark)
        };
        let (ordinal, steps) = text.split_once('.').ok_or(NoMark)?;
        Ok(Self { ordinal: number(ordinal)?, number: number(steps)? })
    }
}
