//! People and computers play while everything around them breaks; then it is checked what is left.
//!
//! Nodes are killed and stopped, their clocks jump, PostgreSQL restarts, locks up and turns read-only, the bus goes
//! silent, and rude readers hang on. Who plays does so as programs do, by the API, or as browsers without script do,
//! by pages and forms. Which faults come when follows from the seed alone.
//!
//! The **fault run** (`crates/codeknacker/benches/chaos`, `cargo xtask chaos`) does all of it at once. Which faults
//! come when follows from the seed (`plan.rs`); each victim has a thread (`lane.rs`): nodes are killed, stopped and
//! started, their calendar clocks jump (`clock.rs`: libfaketime, so the program has no door for it), PostgreSQL is
//! stopped, loses its sessions, locks up and turns read-only, the bus goes silent. People play by API (`program.rs`)
//! and by pages and forms (`page.rs`), send what got no answer again as it was, and wander from node to node; followers
//! read streams; rude readers hang on (`rude.rs`). When all is well again every match is played to its end, and
//! `verdict.rs` compares what was acknowledged and told with the store, verifies records and weighs the nodes.

mod clock;
mod crowd;
mod diary;
mod door;
mod follower;
mod hands;
mod lane;
mod page;
mod person;
mod plan;
mod program;
mod rude;
mod run;
mod stage;
mod table;
mod verdict;

use std::process::ExitCode;
use std::time::Duration;

use clap::{Parser, ValueEnum};
use rand::TryRng as _;
use rand::rngs::SysRng;

use crate::plan::Plan;

/// Plays at tables while nodes, database, bus and clocks fail, and checks that nothing is lost, stuck or missed.
#[derive(Clone, Debug, Parser)]
#[command(name = "cargo xtask chaos")]
struct Line {
    /// How long things fail, half of it on each engine; to play to the end and to look at it takes longer
    #[arg(long, value_name = "N", default_value_t = 600, value_parser = clap::value_parser!(u64).range(20..=86_400))]
    seconds: u64,
    /// What the schedule of faults follows from [default: drawn, and printed]
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// Tables at which is played at the same time, one match after the other
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=2_000))]
    matches: u32,
    /// On one engine alone, for all the time
    #[arg(long, value_name = "ENGINE")]
    engine: Option<Engine>,
    /// Only prints which faults would come
    #[arg(long)]
    plan: bool,
    /// Said by cargo.
    #[arg(long, hide = true)]
    bench: bool,
}

/// Where matches live.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Engine {
    /// One node with a file.
    Sqlite,
    /// Three nodes with a PostgreSQL and a bus.
    Postgres,
}

impl Engine {
    const fn name(self) -> &'static str {
        match self {
            Self::Sqlite => "sqlite",
            Self::Postgres => "postgres",
        }
    }
}

fn main() -> ExitCode {
    let line = Line::parse();
    let seed = line.seed.unwrap_or_else(|| SysRng.try_next_u64().unwrap_or_default() % 1_000_000);
    let (engines, seconds) = match &line.engine {
        Some(engine) => (vec![*engine], line.seconds),
        None => (vec![Engine::Sqlite, Engine::Postgres], line.seconds / 2),
    };
    raise_files();
    let mut sound = true;
    for engine in engines {
        let plan = Plan::of(engine, seed, Duration::from_secs(seconds));
        println!("\n{}: seed {seed}, {seconds} s of faults, {} tables\n{plan}", engine.name(), line.matches);
        sound &= line.plan || run::run(engine, &plan, seed, line.matches);
    }
    if sound { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Every connection is an open file on this side, too.
fn raise_files() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let wanted = Rlimit { current: limit.maximum, maximum: limit.maximum };
    // Where it can't be raised, connections fail, and the run says so.
    let _ = setrlimit(Resource::Nofile, wanted);
}
