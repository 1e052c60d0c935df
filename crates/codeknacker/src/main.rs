//! The command `codeknacker`: reads the command line and hands over to the bodies of the commands.

use std::fs::File;
use std::io::{self, BufReader, BufWriter, IsTerminal, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use terminal::{Failure, editions, play, record, score};

mod strategy_line;

/// All went well; also when the reader of the output left early.
const FINE: u8 = 0;
/// Reading or writing failed.
const BROKEN: u8 = 1;
/// The command line or the input is wrong. The parser of the command line ends with this code, too.
const WRONG: u8 = 2;

const EXIT_CODES: &str = "\
Exit codes:
  0  all went well
  1  reading or writing failed
  2  the command line or the input is wrong; the reason is on standard error";

/// What a newcomer plays.
const FIRST_EDITION: &str = "original";

/// Bytes read or written at a time.
const BLOCK: usize = 1 << 16;

/// The Mastermind family of code-breaking games.
///
/// Without a command it shows the editions and plays a round of the original against the computer, line by line.
#[derive(Parser)]
#[command(name = "codeknacker", version, after_help = EXIT_CODES)]
struct CommandLine {
    #[command(subcommand)]
    command: Option<Command>,
}

/// What can be asked for.
#[derive(Subcommand)]
enum Command {
    /// Lists the editions that can be played.
    #[command(after_help = EXIT_CODES)]
    Editions {
        /// As JSON, with symbols, options and the number of codes under each of them.
        #[arg(long)]
        json: bool,
    },
    /// Answers pairs of secret and guess, read line by line from standard input.
    ///
    /// Each line is a secret, a tab and a guess; in the group editions a marker, a tab and a row (3R, tab,
    /// GBRYW). For each an answer is printed: 2b1w is two black pins and one white, the grand editions add the
    /// blue ones (1b0w2u), a marker answers b, w or -. The first line that can't be read ends it.
    #[command(after_help = EXIT_CODES)]
    Score {
        /// The edition; `codeknacker editions` lists them.
        edition: String,
        /// An option of the edition; may be given several times.
        #[arg(long = "option", value_name = "KEY=VALUE")]
        options: Vec<String>,
    },
    /// Plays a strategy against every secret and tells how many rows it needs.
    ///
    /// Guesses are judged by the answers they can get: the smallest largest class (minmax), the fewest secrets
    /// left on average (expected), the most information (entropy) or the most different answers (parts). Or the
    /// strategy is proven: no other needs fewer rows in total (optimal). For the usual games it is known already
    /// (book).
    #[command(after_help = EXIT_CODES)]
    Strategy(strategy_line::StrategyLine),
    /// Shows a match from its file, row by row with scores.
    #[command(after_help = EXIT_CODES)]
    Replay {
        /// The match's file; - for standard input.
        file: PathBuf,
        /// As JSON.
        #[arg(long)]
        json: bool,
    },
    /// Checks every answer, score, promise and the digest of a match in a file.
    ///
    /// Everything that is wrong is told with its line and column. The digest guards against damage, not against
    /// forgery: the promises and the rules do that.
    #[command(after_help = EXIT_CODES)]
    Verify {
        /// The match's file; - for standard input.
        file: PathBuf,
        /// As JSON.
        #[arg(long)]
        json: bool,
    },
}

fn main() -> ExitCode {
    let command_line = CommandLine::parse();
    let end = command_line.command.map_or_else(play_a_round, run);
    ExitCode::from(match end {
        Ok(()) | Err(Failure::Closed) => FINE,
        Err(failure) => {
            // Where not even the reason can be told, the code still tells it.
            let _ = writeln!(io::stderr(), "codeknacker: {failure}");
            match failure {
                Failure::Broken(_) => BROKEN,
                Failure::Wrong(_) | Failure::Closed => WRONG,
            }
        }
    })
}

fn run(command: Command) -> Result<(), Failure> {
    match command {
        Command::Editions { json } => editions::editions(json, output()),
        Command::Score { edition, options } => {
            let rules = editions::rules(&edition, &options)?;
            score::score(&rules, BufReader::with_capacity(BLOCK, io::stdin()), output())
        }
        Command::Strategy(line) => line.run(),
        Command::Replay { file, json } => record::replay(open(&file)?, json, output()),
        Command::Verify { file, json } => record::verify(open(&file)?, json, output()),
    }
}

/// The editions, then a round of the original against the computer.
fn play_a_round() -> Result<(), Failure> {
    let mut output = output();
    editions::editions(false, &mut output)?;
    writeln!(output, "\nA round of {FIRST_EDITION} against the computer:\n")?;
    let echo = !io::stdin().is_terminal();
    play::round(editions::find(FIRST_EDITION)?, &mut play::system_chance(), io::stdin().lock(), echo, output)
}

/// A file, or standard input for `-`.
fn open(path: &Path) -> Result<Box<dyn Read>, Failure> {
    if path == Path::new("-") {
        return Ok(Box::new(io::stdin()));
    }
    let file = File::open(path).map_err(|error| Failure::Wrong(format!("{}: {error}", path.display())))?;
    if file.metadata()?.is_dir() {
        return Err(Failure::Wrong(format!("{} is a folder, not a match", path.display())));
    }
    Ok(Box::new(file))
}

/// Standard output: line by line for somebody who types and waits, in blocks for everyone else.
fn output() -> Box<dyn Write> {
    if io::stdin().is_terminal() {
        Box::new(io::stdout())
    } else {
        Box::new(BufWriter::with_capacity(BLOCK, io::stdout().lock()))
    }
}
