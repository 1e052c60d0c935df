//! A device that several people share: which seat is open there, from “I am NAME” until it is covered.
//!
//! The word of the open seat is in a cookie and in every form of its page. Covering puts the time in its place, and
//! whatever was written before that time opens nothing and shows nothing.

use rules::Seat;

use crate::form::Fields;

/// The field with the word.
const OPEN: &str = "open";

/// The field that says when a form was written.
const MADE: &str = "made";

/// How long a page stays open that nobody covers, and that it was covered is known, in seconds.
const LONGEST: u32 = 60 * 60;

/// A seat that is open at a device that several share.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened {
    /// Whose page it is.
    pub seat: Seat,
    /// The word that the page goes by.
    pub word: String,
}

/// What a browser's cookie says.
#[derive(Debug, Default)]
pub struct Opening {
    /// Which seat is open, if any, and under which word.
    opened: Option<Opened>,
    /// When one was covered last, in milliseconds since 1970.
    covered: i64,
}

impl Opening {
    /// What the cookie of a table says.
    pub fn read(value: &str) -> Self {
        if let Some(covered) = value.strip_prefix('-') {
            return Self { opened: None, covered: covered.parse().unwrap_or(0) };
        }
        let opened = value.split_once('.').and_then(|(word, seat)| {
            let seat: usize = seat.parse().ok()?;
            Some(Opened { seat: Seat::new(seat.checked_sub(1)?), word: word.to_owned() })
        });
        Self { opened, covered: 0 }
    }

    /// Whether a seat is open, in any tab.
    pub fn is_open(&self) -> bool {
        self.opened.is_some()
    }

    /// Whether a form was written before the last one was covered, or longer ago than that would be known.
    pub fn is_older(&self, fields: &Fields, now: i64) -> bool {
        let known_since = now.saturating_sub(i64::from(LONGEST) * 1000);
        match fields.number::<i64>(MADE) {
            Some(made) => made < self.covered.max(known_since),
            None => self.covered > 0,
        }
    }

    /// The seat that is open, if it is the one that a page or form was written for.
    pub fn of(self, fields: &Fields) -> Option<Opened> {
        self.opened.filter(|opened| fields.get(OPEN) == Some(opened.word.as_str()))
    }
}

impl Opened {
    /// As the cookie of a table says it.
    pub fn written(&self) -> String {
        format!("{}.{}", self.word, self.seat.number())
    }
}

impl Opening {
    /// How long the cookie is kept, in seconds.
    pub const KEPT: u32 = LONGEST;

    /// What the cookie of a table says once nothing is open, and no form written before `since` opens anything.
    pub fn covered(since: i64) -> String {
        format!("-{since}")
    }
}

/// Whether a page or form was written for somebody whose seat has been covered since: what was filled in there is not
/// shown any more.
pub fn is_covered(fields: &Fields, opened: Option<&Opened>) -> bool {
    fields.has(OPEN) && opened.is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn opened(cookie: &str, query: &str) -> Option<Opened> {
        Opening::read(cookie).of(&Fields::read(query.as_bytes()))
    }

    #[test]
    fn a_seat_is_open_under_its_word_alone() {
        let seat = Seat::new(1);
        let expected = Opened { seat, word: "abc".to_owned() };
        assert_eq!(opened("abc.2", "open=abc"), Some(expected));
        for (cookie, query) in [
            ("abc.2", ""),
            ("abc.2", "open=abd"),
            ("abc.2", "seat=2"),
            ("", "open="),
            (".2", "open="),
            ("abc.0", "open=abc"),
            ("abc.x", "open=abc"),
            ("", "open=abc"),
            ("-1000", "open=-1000"),
        ] {
            assert_eq!(opened(cookie, query), None, "{cookie} {query}");
        }
    }

    #[test]
    fn a_form_from_before_the_last_cover_opens_nothing() {
        let older = |cookie: &str, query: &str| {
            Opening::read(cookie).is_older(&Fields::read(query.as_bytes()), 3_600_004)
        };
        assert!(older("-1000", "made=999") && older("-1000", "") && older("-1000", "made=x"));
        assert!(!older("-1000", "made=1000") && !older("abc.1", "made=5") && !older("", ""));
        // An hour later nobody knows any more what was covered since.
        assert!(older("", "made=3") && !older("", "made=4"));
    }
}
