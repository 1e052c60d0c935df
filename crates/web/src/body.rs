//! Bodies: read within a time and a size, as JSON that says everything once.

use std::fmt;
use std::time::Duration;

use axum::body::Body;
use axum::http::{HeaderMap, header};
use http_body_util::{BodyExt, LengthLimitError, Limited};
use serde::de::{DeserializeOwned, DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};
use strum::IntoStaticStr;
use words::Words;

use crate::problem::Problem;
use crate::settings::Settings;

/// How deep objects and lists may lie in each other; what is sent here needs four.
const DEPTH: u32 = 16;

/// What is wrong with a body, a path or a query.
#[derive(Clone, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case", prefix = "body-")]
pub(crate) enum Unreadable {
    /// The bytes aren't UTF-8.
    NotUtf8,
    /// The text isn't JSON.
    NotJson {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
    },
    /// Objects and lists lie too deep in each other.
    TooDeep,
    /// A key is in an object twice.
    #[strum(serialize = "key-twice")]
    Twice {
        /// The key.
        key: String,
    },
    /// It is JSON, but not what is asked for here.
    Shape {
        /// What is wrong, as the reader of JSON says it.
        reason: String,
    },
    /// Two fields that exclude each other.
    Both {
        /// The one.
        one: &'static str,
        /// The other.
        other: &'static str,
    },
    /// Something in the path or in the query.
    Parameter {
        /// Its name.
        name: String,
    },
}

impl Unreadable {
    /// The code for programs.
    pub(crate) fn code(&self) -> &'static str {
        match self {
            Self::Parameter { .. } => "parameter",
            other => other.into(),
        }
    }

    /// The sentence for people.
    pub(crate) fn sentence(&self, words: Words) -> String {
        match self {
            Self::NotUtf8 => words.problem_body_not_utf8().into(),
            Self::NotJson { line, column } => words.problem_body_not_json().column(*column).line(*line),
            Self::TooDeep => words.problem_body_too_deep(DEPTH),
            Self::Twice { key } => words.problem_body_key_twice(excerpt(key)),
            Self::Shape { reason } => shape(words, reason),
            Self::Both { one, other } => words.problem_body_both().one(*one).other(*other),
            Self::Parameter { name } => words.problem_parameter(name.as_str()),
        }
    }
}

impl From<Unreadable> for Problem {
    fn from(fault: Unreadable) -> Self {
        Self::Unreadable(fault)
    }
}

/// What the reader of JSON says most often, in the caller's language; the rest as it says it.
fn shape(words: Words, reason: &str) -> String {
    let mut quoted = reason.split('`').skip(1).step_by(2).map(excerpt);
    let (first, known) = (quoted.next(), quoted.collect::<Vec<_>>().join(", "));
    match first {
        Some(field) if reason.starts_with("missing field") => words.problem_body_field_missing(field),
        Some(field) if reason.starts_with("unknown field") => {
            words.problem_body_field_unknown().field(field).known(known)
        }
        Some(value) if reason.starts_with("unknown variant") => {
            words.problem_body_value().known(known).value(value)
        }
        _ => words.problem_body_shape(excerpt(reason)),
    }
}

/// Somebody's text, cut to a bearable length, nothing in it invisible.
pub(crate) fn excerpt(text: &str) -> String {
    text.chars().map(|c| if c.is_control() || is_mark(c) { '\u{fffd}' } else { c }).take(200).collect()
}

/// Whether a character turns the direction of text, or can't be seen.
fn is_mark(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// The bytes of a body, as many and for as long as the settings allow.
pub(crate) async fn bytes(body: Body, settings: &Settings) -> Result<Vec<u8>, Problem> {
    let (limit, patience) = (settings.body_limit, Duration::from_secs(settings.body_seconds.into()));
    let collected = tokio::time::timeout(patience, Limited::new(body, limit as usize).collect());
    match collected.await {
        Err(_) => Err(Problem::TooSlow),
        Ok(Ok(collected)) => Ok(collected.to_bytes().into()),
        Ok(Err(error)) if error.is::<LengthLimitError>() => Err(Problem::TooLarge { bytes: limit }),
        // The caller went away, or sent something that isn't HTTP.
        Ok(Err(_)) => Err(Unreadable::NotJson { line: 1, column: 1 }.into()),
    }
}

/// Whether a body is said to be JSON.
pub(crate) fn is_json(headers: &HeaderMap) -> bool {
    is_said_to_be(headers, "application/json")
}

/// Whether a body is said to be a form.
pub(crate) fn is_form(headers: &HeaderMap) -> bool {
    is_said_to_be(headers, "application/x-www-form-urlencoded")
}

fn is_said_to_be(headers: &HeaderMap, wanted: &str) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or("");
    kind.split(';').next().unwrap_or("").trim().eq_ignore_ascii_case(wanted)
}

/// Reads JSON that says everything once and lies not too deep.
pub(crate) fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Unreadable> {
    let text = std::str::from_utf8(bytes).map_err(|_| Unreadable::NotUtf8)?;
    T::deserialize(strict(text)?).map_err(|error: serde_json::Error| {
        // Only the text knows where it went wrong; nobody who sends what is asked for pays for that.
        let reason = serde_json::from_str::<T>(text).err().unwrap_or(error).to_string();
        Unreadable::Shape { reason }
    })
}

/// A text as a value in which everything is said once and nothing lies too deep.
fn strict(text: &str) -> Result<Value, Unreadable> {
    let mut reader = serde_json::Deserializer::from_str(text);
    let mut fault = None;
    let read = Strict { depth: 0, fault: &mut fault }.deserialize(&mut reader);
    let read = read.and_then(|value| reader.end().map(|()| value));
    read.map_err(|error| {
        fault.unwrap_or(Unreadable::NotJson { line: error.line(), column: error.column().max(1) })
    })
}

/// Reads one value, and notes why it can't be taken.
struct Strict<'a> {
    depth: u32,
    fault: &'a mut Option<Unreadable>,
}

impl Strict<'_> {
    fn deeper<E: Error>(&mut self) -> Result<Strict<'_>, E> {
        if self.depth >= DEPTH {
            *self.fault = Some(Unreadable::TooDeep);
            return Err(E::custom("too deep"));
        }
        Ok(Strict { depth: self.depth + 1, fault: self.fault })
    }
}

impl<'de> DeserializeSeed<'de> for Strict<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<Value, D::Error> {
        reader.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Strict<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut list: A) -> Result<Value, A::Error> {
        let mut values = Vec::new();
        while let Some(value) = list.next_element_seed(self.deeper()?)? {
            values.push(value);
        }
        Ok(values.into())
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut object: A) -> Result<Value, A::Error> {
        let mut values = Map::new();
        while let Some(key) = object.next_key::<String>()? {
            if values.contains_key(&key) {
                *self.fault = Some(Unreadable::Twice { key });
                return Err(A::Error::custom("twice"));
            }
            let value = object.next_value_seed(self.deeper()?)?;
            values.insert(key, value);
        }
        Ok(values.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(bytes: &[u8]) -> Unreadable {
        read::<Value>(bytes).unwrap_err()
    }

    #[test]
    fn what_is_no_json_is_told_apart() {
        assert_eq!(fault(b"\"\xff\""), Unreadable::NotUtf8);
        assert_eq!(fault(b"{\n  \"a\": }"), Unreadable::NotJson { line: 2, column: 8 });
        assert_eq!(fault(b""), Unreadable::NotJson { line: 1, column: 1 });
        assert_eq!(fault(b"{} {}"), Unreadable::NotJson { line: 1, column: 4 });
        assert_eq!(fault(b"{\"a\":1,\"b\":{\"c\":1,\"c\":2}}"), Unreadable::Twice { key: "c".to_owned() });
        // A key with escapes is the same key as without.
        assert_eq!(fault(b"{\"a\":1,\"\\u0061\":2}"), Unreadable::Twice { key: "a".to_owned() });
    }

    #[test]
    fn depth_has_a_limit() {
        let nested = |depth: usize| "[".repeat(depth) + &"]".repeat(depth);
        assert!(read::<Value>(nested(16).as_bytes()).is_ok());
        assert_eq!(fault(nested(17).as_bytes()), Unreadable::TooDeep);
        assert_eq!(fault(nested(8000).as_bytes()), Unreadable::TooDeep);
    }

    #[test]
    fn only_json_is_json() {
        for (kind, yes) in [
            ("application/json", true),
            ("Application/JSON; charset=utf-8", true),
            ("text/plain", false),
            ("application/x-www-form-urlencoded", false),
            ("application/jsonp", false),
        ] {
            let headers = HeaderMap::from_iter([(header::CONTENT_TYPE, kind.parse().unwrap())]);
            assert_eq!(is_json(&headers), yes, "{kind}");
        }
        assert!(!is_json(&HeaderMap::new()));
    }
}
