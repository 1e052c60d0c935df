//! What a table says beside its match.

use words::Words;

/// Who closed a table: somebody by name, the reader, or nobody.
pub fn closed(words: Words, own: bool, closer: Option<String>) -> String {
    match closer {
        None => words.board_closed().into(),
        Some(_) if own => words.board_closed_by_you().into(),
        Some(name) => words.board_closed_by(name),
    }
}

/// Says that somebody seems to be away, and how long they have to come back before they lose or the computer takes
/// their seat. The player who is warned learns who missed them, all others who is missing.
pub fn warning(words: Words, own: bool, loses: bool, name: String, time: &str) -> String {
    match (own, loses) {
        (true, true) => words.board_warned_you_win().name(name).time(time),
        (true, false) => words.board_warned_you_computer().name(name).time(time),
        (false, true) => words.board_warned_win().name(name).time(time),
        (false, false) => words.board_warned_computer().name(name).time(time),
    }
}
