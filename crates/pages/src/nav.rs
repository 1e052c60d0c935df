//! The ways to other pages: only to those that there are.

use words::Words;

/// A way to another page.
pub(crate) struct Way {
    /// Where it leads.
    pub(crate) to: &'static str,
    /// What it is called.
    pub(crate) name: String,
    /// Whether the reader is there.
    pub(crate) current: bool,
}

/// What only a server has.
const SERVED: [&str; 2] = ["/daily", "/lobby"];

/// The ways of the header, for a reader who is at an address.
pub(crate) fn ways(words: Words, here: &str, has_server: bool) -> Vec<Way> {
    let path = here.split('?').next().unwrap_or(here);
    let way = |to: &'static str, name: &str| {
        let below = path.strip_prefix(to).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'));
        Way { to, name: name.to_owned(), current: below }
    };
    let mut ways = vec![
        way("/new", &words.page_play()),
        way("/daily", &words.home_daily()),
        way("/puzzles", &words.coach_title()),
        way("/lobby", &words.home_lobby()),
        way("/rules", &words.home_rules()),
        way("/matches", &words.page_matches()),
        way("/statistics", &words.page_statistics()),
    ];
    ways.retain(|way| has_server || !SERVED.contains(&way.to));
    ways
}
