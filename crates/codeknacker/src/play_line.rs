//! The command line of `play`.

use std::io::{self, IsTerminal};
use std::path::PathBuf;

use clap::Args;
use shell::Failure;
use terminal::chance;
use terminal::here::{self, Resume, Stopwatch, Unfinished, Wish};
use terminal::plain::{self as line_by_line, Desk};
use terminal::screen::{self, Ink};
use web::whole;
use words::Words;

use crate::output;

/// What `play` takes.
#[derive(Args)]
pub(crate) struct PlayLine {
    /// The edition, or a match's file: a running match continues, a finished one is followed by a rematch.
    /// Without either, you choose.
    #[arg(value_name = "EDITION|FILE")]
    game: Option<String>,
    /// Line by line, without moving the cursor: for screen readers, Braille displays and pipes. Always on if input or
    /// output isn't a terminal, or TERM is dumb.
    #[arg(long)]
    plain: bool,
    /// An option of the edition; repeat it for more.
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Who plays, seat 1 first: person, computer, computer:LEVEL, computer:LEVEL:cunning or contrary.
    ///
    /// The levels are beginner, casual, practised, expert and perfect. A cunning computer prefers secrets
    /// that are hard to crack; a contrary one chooses its secret late, and says so.
    #[arg(long = "seat", value_name = "PLAYER")]
    seats: Vec<String>,
    /// The players' names, seat 1 first.
    #[arg(long = "name", value_name = "NAME")]
    names: Vec<String>,
    /// How many rounds to play.
    #[arg(long, value_name = "N", conflicts_with = "target", value_parser = whole::<u16>(0..=u16::MAX.into()))]
    rounds: Option<u16>,
    /// Play to this score, in editions that allow it.
    #[arg(long, value_name = "N", value_parser = whole::<u16>(0..=u16::MAX.into()))]
    target: Option<u16>,
    /// The seat that makes the first code, or begins in a group [default: drawn by lot].
    #[arg(long, value_name = "SEAT", value_parser = whole::<u8>(0..=u8::MAX.into()))]
    first: Option<u8>,
    /// Break the computer's codes alone, also those of one named with --seat.
    #[arg(long, conflicts_with = "referee")]
    solo: bool,
    /// Enter what happens at a real board; the pins are checked and the score is kept.
    #[arg(long)]
    referee: bool,
    /// Continue a saved match: the one in a file, or the last one played, here or on a server.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "options", "seats", "names", "rounds", "target", "first", "solo", "referee"])]
    #[allow(clippy::option_option, reason = "so the parser tells apart --resume, --resume FILE and neither")]
    resume: Option<Option<PathBuf>>,
    /// Play on a server, with people in browsers or elsewhere: at the table of --table, or at a new one for the
    /// edition. A table's address from a browser works too, and so does HOST:PORT.
    #[arg(long, value_name = "URL", conflicts_with_all = ["resume", "solo"])]
    server: Option<String>,
    /// The short code of a server's table.
    #[arg(long, value_name = "CODE", requires = "server", conflicts_with = "game")]
    table: Option<String>,
    /// List a new table in the server's lobby, where anyone can join. Otherwise only people with its code
    /// find it.
    #[arg(long, requires = "server", conflicts_with = "table")]
    public: bool,
}

impl PlayLine {
    /// Plays.
    pub(crate) fn run(self, words: Words) -> Result<(), Failure> {
        let folder = here::folder();
        let (mut server, mut table) = (self.server, self.table);
        let resume = match self.resume {
            None => Resume::No,
            Some(Some(file)) => Resume::File(file),
            Some(None) => match folder.as_deref().and_then(here::last) {
                Some(Unfinished::There { server: origin, code }) => {
                    (server, table) = (Some(origin), Some(code));
                    Resume::No
                }
                Some(Unfinished::Here(_)) | None => Resume::Last,
            },
        };
        let wish = Wish {
            game: self.game,
            options: self.options,
            seats: self.seats,
            names: self.names,
            rounds: self.rounds,
            target: self.target,
            first: self.first,
            solo: self.solo,
            referee: self.referee,
            public: self.public,
            daily: false,
            resume,
            folder,
        };
        let plain = self.plain || !at_a_terminal();
        if let Some(server) = server {
            let (chance, table) = (chance::system(), table.as_deref());
            return if plain {
                let mut desk = Desk::standard(output());
                line_by_line::at_server(&server, table, &wish, words, chance, &mut desk)
            } else {
                screen::at_server(&server, table, &wish, words, chance, ink(), io::stdout())
            };
        }
        if plain {
            return line_by_line::play(
                &wish,
                words,
                chance::system(),
                Stopwatch::start(),
                &mut Desk::standard(output()),
            );
        }
        on_screen(&wish, words)
    }
}

/// Whether somebody sits at a terminal that can be drawn on, and sees it.
pub(crate) fn at_a_terminal() -> bool {
    let draws = std::env::var("TERM").is_ok_and(|kind| !kind.is_empty() && kind != "dumb");
    io::stdin().is_terminal() && io::stdout().is_terminal() && (draws || cfg!(windows))
}

/// Plays on the whole screen.
pub(crate) fn on_screen(wish: &Wish, words: Words) -> Result<(), Failure> {
    screen::screen(wish, words, chance::system(), Stopwatch::start(), ink(), io::stdout())
}

/// The colours that the terminal has.
pub(crate) fn ink() -> Ink {
    Ink::of(|name| std::env::var(name).ok())
}
