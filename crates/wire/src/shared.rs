//! Shapes that many get: made once, written once.

use std::fmt;
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

use serde::ser::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

/// A shape that many get. The first to write it keeps its JSON for the others: a row is told to both seats and to
/// everybody who watches, and a round that has ended to everybody who comes later.
pub struct Shared<T>(Arc<KeptJson<T>>);

struct KeptJson<T> {
    shape: T,
    json: OnceLock<Box<RawValue>>,
}

impl<T> Shared<T> {
    /// A shape that is not written yet.
    pub fn new(shape: T) -> Self {
        Self(Arc::new(KeptJson { shape, json: OnceLock::new() }))
    }
}

impl<T> Clone for Shared<T> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<T> Deref for Shared<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0.shape
    }
}

impl<T: PartialEq> PartialEq for Shared<T> {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.shape == other.0.shape
    }
}

impl<T: Eq> Eq for Shared<T> {}

impl<T: fmt::Debug> fmt::Debug for Shared<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.shape.fmt(f)
    }
}

impl<T: Serialize> Serialize for Shared<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if let Some(json) = self.0.json.get() {
            return json.serialize(serializer);
        }
        let json = to_raw_value(&self.0.shape).map_err(S::Error::custom)?;
        self.0.json.get_or_init(|| json).serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Shared<T> {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Self, D::Error> {
        T::deserialize(reader).map(Self::new)
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    /// Counts how often it is written.
    struct Counted(Cell<u32>);

    impl Serialize for Counted {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            self.0.set(self.0.get() + 1);
            ("R\"G\n", self.0.get()).serialize(serializer)
        }
    }

    #[test]
    fn what_many_get_is_written_once_and_as_it_would_be_alone() {
        let one = Shared::new(Counted(Cell::new(0)));
        let other = one.clone();
        let plain = r#"["R\"G\n",1]"#;
        assert_eq!(serde_json::to_string(&[&one, &other]).unwrap(), format!("[{plain},{plain}]"));
        assert_eq!(serde_json::to_value(&other).unwrap(), serde_json::json!(["R\"G\n", 1]));
        let Counted(written) = &*one;
        assert_eq!(written.get(), 1);
    }
}
