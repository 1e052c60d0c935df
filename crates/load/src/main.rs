//! A server under load: matches played over HTTP with live streams, by a generator beside it.
//!
//! The server is a process of its own, started for this run with its limits raised; so is the yardstick, an empty
//! handler that commits a line for each request. The same generator plays on both. Everything is checked: what was
//! acknowledged is in the store afterwards, and every stream saw every number once.

mod bare;
mod client;
mod listener;
mod null;
mod pages;
mod player;
mod process;
mod report;
mod soak;
mod stage;
mod stored;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::Parser;

use crate::report::LoadReport;
use crate::stage::LoadStage;

/// The server's allocator: the yardstick differs from the server in nothing but its handlers.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Puts a table server under load and measures from a row's POST to the other seat's event.
#[derive(Clone, Debug, Parser)]
#[command(name = "cargo xtask load")]
struct LoadLine {
    /// Matches played at the same time
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    matches: u32,
    /// Streams of spectators beside those of the players
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=60_000))]
    streams: u32,
    /// How long is measured
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    seconds: u64,
    /// At most this many rows a second in all, instead of as many as go through
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pace: Option<u32>,
    /// Keeps the pool that works on advice busy meanwhile, with so many questions at a time
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=1000))]
    advice: u32,
    /// Where matches live: sqlite:PATH or postgres://…; it must be empty [default: a new SQLite file]
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// Instead of a load: stores so many matches and measures how long a server takes to start with them
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    stored: Option<u32>,
    /// Rows are placed by form and page instead, as browsers do
    #[arg(long)]
    pages: bool,
    /// Instead of a load: plays wave after wave by page, and checks that memory and open files stay flat
    #[arg(long)]
    soak: bool,
    /// The program of the server, such as an older one [default: the one that lies beside this]
    #[arg(long, value_name = "PATH")]
    program: Option<PathBuf>,
    /// As JSON
    #[arg(long)]
    json: bool,
    /// Said by this program to itself: be the yardstick.
    #[arg(long, hide = true, value_name = "DATABASE")]
    null: Option<String>,
}

impl LoadLine {
    fn duration(&self) -> Duration {
        Duration::from_secs(self.seconds)
    }
}

fn main() -> ExitCode {
    let line = LoadLine::parse();
    if let Err(reason) = run(&line) {
        eprintln!("load: {reason}");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

fn run(line: &LoadLine) -> Result<(), String> {
    raise_files();
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    let runtime = runtime.enable_all().build().map_err(|error| error.to_string())?;
    runtime.block_on(async {
        if let Some(database) = &line.null {
            return null::serve(database).await;
        }
        let stage = LoadStage::set(line)?;
        if let Some(many) = line.stored {
            return stored::measure(line, &stage, many).await;
        }
        if line.soak {
            return soak::measure(line, stage.server()?).await;
        }
        if line.pages {
            println!("{}", pages::measure(line, stage.server()?).await?.told(line));
            return Ok(());
        }
        let played = player::measure(line, stage.server()?, &stage.database).await?;
        // It gives no advice; all else is the same.
        let plain = LoadLine { advice: 0, ..line.clone() };
        let null = player::measure(&plain, LoadStage::yardstick(&stage.null)?, &stage.null).await?;
        let bare = bare::measure(line, &LoadStage::yardstick(&stage.bare)?).await?;
        let report = LoadReport::new(line, &played, &null, bare);
        println!("{}", if line.json { report.json() } else { report.table() });
        report.verdict()
    })
}

/// Every stream is an open file on this side, too.
fn raise_files() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let wanted = Rlimit { current: limit.maximum, maximum: limit.maximum };
    // Where it can't be raised, opening the streams fails with a sentence.
    let _ = setrlimit(Resource::Nofile, wanted);
}
