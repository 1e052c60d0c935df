//! The lobby of a server, line by line.

use std::path::Path;

use play::Command;
use rules::Edition;
use words::{Language, Words};

use super::lobby::tables;
use crate::failure::Failure;
use crate::foreign::quoted;
use crate::plain::desk::{Desk, Heard, Typing};
use crate::plain::{Picked, which};

/// What somebody wants in a server's lobby.
pub(crate) enum Chosen {
    /// The table of a code.
    Table(String),
    /// A new table for an edition.
    New(&'static Edition),
    /// To leave.
    Nothing,
}

/// Lists the tables and asks for one.
pub(crate) fn choose(
    origin: &str,
    folder: Option<&Path>,
    words: Words,
    desk: &mut Desk<'_>,
) -> Result<Chosen, Failure> {
    loop {
        let cards = tables(origin, folder, words)?;
        let own = cards.iter().filter(|card| card.own).count();
        if own > 0 {
            desk.say(&words.resume_games())?;
        }
        for (place, (card, number)) in cards.iter().zip(1..).enumerate() {
            if place == own {
                desk.say(&words.server_tables(origin))?;
            }
            let mut seats = card.names.clone();
            seats.push(words.lobby_seats_free(card.free));
            let edition = words.edition_name(card.edition);
            desk.say(
                &words
                    .server_card()
                    .code(card.code.as_str())
                    .edition(edition)
                    .number(number)
                    .seats(seats.join(", ")),
            )?;
        }
        if own == cards.len() {
            desk.say(&words.server_none(origin))?;
        }
        let new = words.server_new();
        let question = words.server_choose(&*new);
        let Heard::Line(line) = desk.ask(&question, Typing::Open, None)? else { return Ok(Chosen::Nothing) };
        let said = line.trim_start_matches('/').to_lowercase();
        if said == *new || said == *Words::of(Language::English).server_new() {
            return Ok(match which(words, desk, &[])? {
                Picked::New(edition) => Chosen::New(edition),
                Picked::Resume(_) | Picked::Nothing => Chosen::Nothing,
            });
        }
        match (Command::read(words, &said), said.parse::<usize>()) {
            (Some((Command::Quit, _)), _) => return Ok(Chosen::Nothing),
            (_, Ok(number)) if (1..=cards.len()).contains(&number) => {
                return Ok(Chosen::Table(cards[number - 1].code.clone()));
            }
            // An empty line or a call for help: list the tables again.
            (Some((Command::Help, _)), _) => {}
            _ if said.is_empty() => {}
            // Codes have letters; an unlisted number is a slip.
            (_, Err(_)) if said.chars().all(char::is_alphanumeric) => return Ok(Chosen::Table(said)),
            _ => desk.say(&words.server_no_such_table().count(cards.len()).text(quoted(&line)))?,
        }
    }
}
