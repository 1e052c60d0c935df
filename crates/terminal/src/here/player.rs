//! Who plays a seat, as written on the command line: `person`, `computer`, `computer:expert`,
//! `computer:perfect:cunning`, `contrary`.

use play::running::USUAL;
use rules::Player;
use solver::computer::{Computer, Level, Maker};
use words::Words;

use crate::foreign::quoted;

/// A player and, if it is the computer or should become one, how it plays.
pub(crate) type Sitter = (Player, Computer);

/// Reads who plays a seat, or says what would be right.
pub(crate) fn read(words: Words, text: &str) -> Result<Sitter, String> {
    let mut parts = text.split(':');
    let player = parts.next().and_then(Player::find);
    let level = parts.next().map_or(Some(USUAL.level), Level::find);
    let maker = match player {
        Some(Player::Contrary) => Some(Maker::Contrary),
        // Contrary must be said at the start, since everybody has to know.
        _ => parts
            .next()
            .map_or(Some(USUAL.maker), |name| Maker::find(name).filter(|maker| *maker != Maker::Contrary)),
    };
    let plain = player != Some(Player::Person) || text == Player::Person.name();
    match (player, level, maker, parts.next()) {
        (Some(player), Some(level), Some(maker), None) if plain => Ok((player, Computer { level, maker })),
        _ => {
            let levels = Level::LEVELS.map(Level::name).join(", ");
            let players = "person, computer, computer:LEVEL, computer:LEVEL:cunning, contrary";
            Err(words.prompt_no_such_seat().levels(levels).players(players).text(quoted(text)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Language;

    #[test]
    fn players_with_levels_and_makers_are_read() {
        let words = Words::of(Language::English);
        let computer = |level, maker| Computer { level, maker };
        for (text, sitter) in [
            ("person", (Player::Person, USUAL)),
            ("computer", (Player::Computer, USUAL)),
            ("computer:perfect", (Player::Computer, computer(Level::Perfect, Maker::Fair))),
            ("computer:beginner:cunning", (Player::Computer, computer(Level::Beginner, Maker::Cunning))),
            ("contrary", (Player::Contrary, computer(Level::Practised, Maker::Contrary))),
            ("contrary:expert", (Player::Contrary, computer(Level::Expert, Maker::Contrary))),
        ] {
            assert_eq!(read(words, text), Ok(sitter), "{text}");
        }
        for wrong in [
            "",
            "me",
            "person:expert",
            "computer:good",
            "computer:expert:contrary",
            "contrary:a:b",
            "computer:expert:fair:x",
        ] {
            let said = read(words, wrong).expect_err(wrong);
            assert!(said.ends_with("the levels are beginner, casual, practised, expert, perfect."), "{said}");
        }
    }
}
