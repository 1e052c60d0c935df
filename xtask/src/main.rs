//! The project's own tasks, started with `cargo xtask`.
//!
//! `cargo xtask test` is the one test command; the other tasks measure, mutate, or re-write golden
//! files. Everything a task needs beyond the compiler it finds or installs itself.

use std::env;
use std::process::ExitCode;

use project::Project;

mod bare;
mod bench;
mod books;
mod chaos;
mod command;
mod deny;
mod dist;
mod doctor;
mod files;
mod fresh;
mod fuzz;
mod golden;
mod libraries;
mod load;
mod minimum;
mod mutants;
mod npm;
mod packages;
mod pictures;
mod pocket;
mod project;
mod release;
mod steps;
mod summary;
mod test;
mod tidy;
mod tools;
mod upgrade;
mod wasm;
mod words;

/// What `cargo xtask` prints when it is not told what to do.
const USAGE: &str = "\
usage: cargo xtask TASK

  test [--list] [--only STEP,STEP]  run every check and every test, or only the named steps
  doctor                            say what is missing on this machine, and for which checks
  dist [--program FILE]             make every package, into target/dist, and try each
  release X.Y.Z [--only STEP,STEP]  number and date a version, check it, commit and tag it
  upgrade [--from COMMIT]           serve with an older version, then with this one, and compare what is there
  fresh [--run | --test [ARGS]]     try the README's two commands on a bare Debian
  bench [NAME]                      build the release and measure it
  load [--help] [ARGS]              put a server of its own under load, and check what it kept
  soak [ARGS]                       play for an hour; memory and open files must stay flat
  chaos [--help] [ARGS]             play while nodes, database, bus and clocks fail, and check what is left
  mutants [-- ARGS]                 change the rules line by line and see whether a test notices
  books [GAME]...                   search for the best strategies anew and write them as books
  pictures [FOLDER PAGE...]         play in a real browser and write the README's pictures
  pocket                            build the module with which browsers play without a server
  site FOLDER [--server URL]        write the game as plain files for any web host
  golden [ARGS]                     write the golden files anew from what the code says now
  words TAG                         what is missing in a language, same as in English, or too long for its place
";

/// How a task can end without having done its work.
enum Stop {
    /// The task was asked for in words it does not know; exit status 2.
    Usage(String),
    /// The task ran and something is wrong; exit status 1.
    Failure(String),
}

impl From<String> for Stop {
    fn from(reason: String) -> Self {
        Self::Failure(reason)
    }
}

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    match dispatch(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Stop::Failure(reason)) => {
            eprintln!("xtask: {reason}");
            ExitCode::FAILURE
        }
        Err(Stop::Usage(reason)) => {
            eprintln!("xtask: {reason}");
            ExitCode::from(2)
        }
    }
}

/// Hands the words after the task's name to the task.
fn dispatch(words: &[String]) -> Result<(), Stop> {
    let Some((task, rest)) = words.split_first() else {
        return Err(Stop::Usage(format!("no task given\n\n{USAGE}")));
    };
    match task.as_str() {
        "test" => test::run(rest),
        "doctor" => {
            doctor::run(&Project::load()?);
            Ok(())
        }
        "dist" => dist::run(&Project::load()?, rest),
        "release" => release::run(&Project::load()?, rest),
        "fresh" => fresh::run(&Project::load()?, rest),
        "upgrade" => upgrade::run(&Project::load()?, rest),
        "bench" => bench::run(rest),
        "load" => load::run(&Project::load()?, rest).map_err(Stop::from),
        "soak" => load::soak(&Project::load()?, rest).map_err(Stop::from),
        "chaos" => chaos::run(&Project::load()?, rest).map_err(Stop::from),
        "mutants" => mutants::run(&Project::load()?, rest).map_err(Stop::from),
        "books" => books::run(&Project::load()?, rest).map_err(Stop::from),
        "pocket" => pocket::run(&Project::load()?, rest).map_err(Stop::from),
        "site" => pocket::site(&Project::load()?, rest).map_err(Stop::from),
        "pictures" => pictures::run(&Project::load()?, rest).map_err(Stop::from),
        "words" => words::run(&Project::load()?, rest).map_err(Stop::from),
        "golden" => golden::run(&Project::load()?, rest).map_err(Stop::from),
        "help" | "--help" | "-h" => {
            print!("{USAGE}");
            Ok(())
        }
        other => Err(Stop::Usage(format!("there is no task `{other}`\n\n{USAGE}"))),
    }
}
