//! The names of cookies: a server and the game without one share a site, and so its cookies.

/// How pages look.
pub const LOOK: &str = "look";

/// The language.
pub const LANGUAGE: &str = "lang";

/// The seat that is open at a table.
pub const OPEN: &str = "open";

/// That somebody takes a lesson at a table.
pub const LESSON: &str = "lesson";
