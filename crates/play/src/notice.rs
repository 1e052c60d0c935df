//! What is said of a table beside its match.

use words::Words;

/// Who closed a table: somebody by name, whoever is told so, or nobody.
pub fn closed(words: Words, own: bool, closer: Option<String>) -> String {
    match closer {
        None => words.board_closed().into(),
        Some(_) if own => words.board_closed_by_you().into(),
        Some(name) => words.board_closed_by(name),
    }
}

/// That somebody is thought to be away, and how long they have to come back, or they lose or leave their seat to the
/// computer. Whoever is warned is told who missed them, all others who is missed.
pub fn warning(words: Words, own: bool, loses: bool, name: String, time: &str) -> String {
    match (own, loses) {
        (true, true) => words.board_warned_you_win(name, time),
        (true, false) => words.board_warned_you_computer(name, time),
        (false, true) => words.board_warned_win(name, time),
        (false, false) => words.board_warned_computer(name, time),
    }
}
