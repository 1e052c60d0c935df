//! The lobby of a server, line by line.

use play::Command;
use rules::Edition;
use words::{Language, Words};

use super::lobby::tables;
use crate::failure::Failure;
use crate::foreign::quoted;
use crate::plain::desk::{Desk, Heard, Typing};
use crate::plain::which;

/// What somebody wants in a server's lobby.
pub(crate) enum Chosen {
    /// The table of a code.
    Table(String),
    /// A new table of an edition.
    New(&'static Edition),
    /// To leave.
    Nothing,
}

/// Tells which tables there are, and asks for one.
pub(crate) fn choose(origin: &str, words: Words, desk: &mut Desk<'_>) -> Result<Chosen, Failure> {
    loop {
        let cards = tables(origin, words)?;
        if cards.is_empty() {
            desk.say(&words.server_none(origin))?;
        } else {
            desk.say(&words.server_tables(origin))?;
        }
        for (card, number) in cards.iter().zip(1..) {
            let mut seats = card.names.clone();
            seats.push(words.lobby_seats_free(card.free));
            let edition = words.edition_name(card.edition);
            desk.say(&words.server_card(card.code.as_str(), edition, number, seats.join(", ")))?;
        }
        let new = words.server_new();
        let question = words.server_choose(&*new);
        let Heard::Line(line) = desk.ask(&question, Typing::Open, None)? else { return Ok(Chosen::Nothing) };
        let said = line.trim_start_matches('/').to_lowercase();
        if said == *new || said == *Words::of(Language::English).server_new() {
            return Ok(which(words, desk)?.map_or(Chosen::Nothing, Chosen::New));
        }
        match (Command::read(words, &said), said.parse::<usize>()) {
            (Some((Command::Quit, _)), _) => return Ok(Chosen::Nothing),
            (_, Ok(number)) if (1..=cards.len()).contains(&number) => {
                return Ok(Chosen::Table(cards[number - 1].code.clone()));
            }
            // An empty line or a call for help: what there is now.
            (Some((Command::Help, _)), _) => {}
            _ if said.is_empty() => {}
            // Codes have letters; a number that is none of these is a slip.
            (_, Err(_)) if said.chars().all(char::is_alphanumeric) => return Ok(Chosen::Table(said)),
            _ => desk.say(&words.server_no_such_table(cards.len(), quoted(&line)))?,
        }
    }
}
