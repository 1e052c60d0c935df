//! The games to resume, the latest first: those saved here, and seats at servers.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use play::AgreedRound;
use rules::view::View;
use rules::{Length, Viewer};
use words::Words;

use super::kept;
use crate::foreign;
use crate::server::Ticket;

/// The most games offered: nobody reads a longer list.
const MOST: usize = 5;

/// A game to resume.
#[derive(Clone, Debug)]
pub enum Unfinished {
    /// A match saved here.
    Here(PathBuf),
    /// A seat at the table of a server.
    There {
        /// The server's address.
        server: String,
        /// The table's code.
        code: String,
    },
}

/// A game to resume, in words.
#[derive(Clone, Debug)]
pub(crate) struct ShelvedGame {
    pub(crate) game: Unfinished,
    /// “Original, row 3”.
    pub(crate) told: String,
}

/// The game to resume that was played last.
pub fn last(folder: &Path) -> Option<Unfinished> {
    found(folder).into_iter().next()
}

/// The games to resume.
pub(crate) fn shelf(folder: Option<&Path>, words: Words) -> Vec<ShelvedGame> {
    let Some(folder) = folder else { return Vec::new() };
    let tickets = Ticket::all(folder);
    let told = |game: &Unfinished| match game {
        Unfinished::Here(path) => kept::read(words, path).ok().map(|found| {
            let viewer = found.game.setup().all_seats().next().map_or(Viewer::Spectator, Viewer::Seat);
            standing(words, &found.game.view(viewer))
        }),
        Unfinished::There { server, code } => {
            let ticket = tickets.iter().map(|(ticket, _)| ticket);
            let edition = ticket
                .clone()
                .find(|ticket| ticket.sign.code == *code && ticket.sign.server == *server)?
                .edition;
            Some(
                words
                    .resume_there()
                    .code(code.as_str())
                    .edition(words.edition_name(edition))
                    .server(foreign::line(server)),
            )
        }
    };
    let games = found(folder).into_iter().take(MOST);
    games.filter_map(|game| Some(ShelvedGame { told: told(&game)?, game })).collect()
}

/// Everything that can be resumed.
fn found(folder: &Path) -> Vec<Unfinished> {
    let here = kept::running(folder).into_iter().map(|(path, when)| (Unfinished::Here(path), when));
    let there = Ticket::all(folder).into_iter().map(|(ticket, when)| {
        (Unfinished::There { server: ticket.sign.server, code: ticket.sign.code }, when)
    });
    let mut games: Vec<(Unfinished, SystemTime)> = here.chain(there).collect();
    games.sort_by_key(|(_, when)| std::cmp::Reverse(*when));
    games.into_iter().map(|(game, _)| game).collect()
}

/// What is played, and which row is next.
fn standing(words: Words, view: &View) -> String {
    let edition = words.edition_name(view.setup.rules().edition());
    let Some(round) = view.board.round() else { return edition };
    let row = words.resume_row(round.rows.len() + 1);
    match view.setup.length() {
        Length::Rounds(1) => format!("{edition}, {row}"),
        _ => format!("{edition}, {}, {row}", AgreedRound::of(view, round.number).name(words)),
    }
}
