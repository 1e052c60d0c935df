//! The names of cookies, as the server has them.

/// How pages look.
pub(crate) const LOOK: &str = "look";

/// The language.
pub(crate) const LANGUAGE: &str = "lang";

/// The seat that is open at a table.
pub(crate) const OPEN: &str = "open";

/// That somebody takes a lesson at a table.
pub(crate) const LESSON: &str = "lesson";

/// Of the whole site.
pub(crate) const EVERYWHERE: &str = "/";
