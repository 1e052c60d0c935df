//! The command line of `daily`.

use std::io;

use clap::Args;
use shell::{Failure, game};
use terminal::chance;
use terminal::here::{self, Wish};
use terminal::plain::{self as line_by_line, Desk};
use terminal::{daily, screen};
use words::Words;

use crate::output;
use crate::play_line::{at_a_terminal, ink};

/// What `daily` takes.
#[derive(Args)]
pub(crate) struct DailyLine {
    /// The edition to play.
    #[arg(default_value = "original")]
    edition: String,
    /// The server; HOST:PORT is enough.
    #[arg(long, value_name = "URL")]
    server: String,
    /// Your name in the ranking.
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// Line by line, without moving the cursor.
    #[arg(long)]
    plain: bool,
}

impl DailyLine {
    /// Plays, and tells how others did.
    pub(crate) fn run(self, words: Words) -> Result<(), Failure> {
        let edition = game::find(&self.edition, words)?;
        let wish = Wish {
            game: Some(edition.id.to_owned()),
            names: self.name.into_iter().collect(),
            folder: here::folder(),
            daily: true,
            ..Wish::default()
        };
        if self.plain || !at_a_terminal() {
            let mut desk = Desk::standard(output());
            line_by_line::at_server(&self.server, None, &wish, words, chance::system(), &mut desk)?;
        } else {
            screen::at_server(&self.server, None, &wish, words, chance::system(), ink(), io::stdout())?;
        }
        daily::result(&self.server, edition, wish.folder.as_deref(), words, output())
    }
}
