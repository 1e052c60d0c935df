//! Who does something, from where the viewer sits.

use crate::number::Value;

/// The viewer, or somebody with a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subject {
    you: bool,
    name: String,
}

impl Subject {
    /// Somebody else.
    pub fn other(name: impl Into<String>) -> Self {
        Self { you: false, name: name.into() }
    }

    /// The viewer, under this name.
    pub fn you(name: impl Into<String>) -> Self {
        Self { you: true, name: name.into() }
    }

    /// Whether it is the viewer.
    pub const fn is_you(&self) -> bool {
        self.you
    }

    /// The name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What a sentence chooses its form by.
    pub(crate) fn person(&self) -> Value<'static> {
        if self.you { "you" } else { "other" }.into()
    }
}
