//! The command `codeknacker`: reads the command line and hands over to the bodies of the commands.
//!
//! **Commands speak words, programs read none.** Every command gets `Words` and says sentences from the word files,
//! numbers as the language writes them; JSON, answers, records and trees are the same in all. The parser's complaints
//! are put into our sentences from what it tells of an error (`codeknacker/src/complaint.rs`). What goes wrong below is
//! a type with a variant for each reason (`store::Refusal`, `web::Unable`, `web::Unfit`, `TreeFault`, …), worded where
//! a command ends; whatever a flag can't read is an `Unfit`, so that no sentence is a library's. Only three things are
//! English in any language: the log, which is for programs and operators' tools (manual pages and completions come from
//! the English table of commands), what another program said (PostgreSQL, a TOML reader), and errors of the system that
//! are too rare for a sentence (`words/src/system.rs`).
//!
//! **Help** has one table: that of the parser. Its English texts stand in the code, beside the flags they are about.
//! Help in another language is English help with the messages of `help.ftl` laid over it
//! (`codeknacker/src/help.rs`), by command and flag, and only when somebody asks for help. The English messages are held to the
//! table by a test, so that a changed flag leads to its translations.
//!
//! `import` fills the folder of this user's matches and no server's database. There a match belongs to a table, its
//! seats and their tokens, none of which a record has, and every page that lists matches lists them by table: what was
//! imported could be seen nowhere, and would have to be told apart wherever matches are counted.

use std::fs::File;
use std::io::{self, BufReader, BufWriter, IsTerminal, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use shell::{Failure, foreign, game};
use terminal::here;
use tools::{duel, editions, keep, record, score, solve};
use web::whole;
use words::Words;

mod complaint;
mod help;
mod keep_line;
mod manual;
mod play_line;
mod reader;
mod serve_line;
mod strategy_line;

use complaint::complaint;
use keep_line::{AdminLine, DatabaseArg, StoreLine};

/// A server makes and drops hundreds of small texts for every row, on several threads: the system's allocator took an
/// eighth of its time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The command line is wrong. The parser of the command line ends with this code, too.
const WRONG: u8 = 2;

const EXIT_CODES: &str = "\
Exit codes:
  0  all went well
  1  reading or writing failed
  2  the command line or the input is wrong; the reason is on standard error
  128 + n  signal n ended it: 129 the terminal is gone, 130 Ctrl-C, 143 it was asked to end; what was played is kept";

/// Bytes read or written at a time.
const BLOCK: usize = 1 << 16;

/// The Mastermind family of code-breaking games.
///
/// Without a command it serves the game to this machine's browsers and says where.
#[derive(Parser)]
#[command(name = "codeknacker", version, after_help = EXIT_CODES)]
struct CommandLine {
    #[command(subcommand)]
    command: Option<ProgramCommand>,
    /// The language: en, de, fr or nl; by default that of the environment.
    // What programs read (JSON, answers, records) is the same in all.
    #[arg(long, value_name = "TAG", global = true)]
    lang: Option<String>,
}

/// What can be asked for.
#[derive(Subcommand)]
enum ProgramCommand {
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
    /// Helps beside a real board: tells which secrets fit the rows so far, and what to guess next.
    ///
    /// Each row is given with its answer, RRYB=1b2w (grand: "tR sB cG hY=1b0w2u"). Without rows they are read from
    /// standard input, line by line, and every one is answered. Guesses are ranked by the rows to go with them on
    /// average (~ estimated), and come with the secrets left on average and at worst, and the information in bits.
    /// Answers that contradict each other are told with the fewest rows that can't all be right.
    ///
    /// In a group, 1:3R says that seat 1 holds the red marker of hole 3, a row comes with the hints of all other seats,
    /// "RYGB.=2:b 3:w 4:-" (or with their totals, 2:RYGB.=1b1w), and a call with its verdict, 2:RYGB.=wrong. What
    /// everybody may hold is told and, to whoever says what he holds, which rows teach him most and whether to call.
    #[command(after_help = EXIT_CODES)]
    Solve {
        /// The edition; `codeknacker editions` lists them.
        edition: String,
        /// The rows so far with their answers; in a group also markers and calls.
        #[arg(value_name = "ROW=ANSWER")]
        rows: Vec<String>,
        /// An option of the edition; may be given several times.
        #[arg(long = "option", value_name = "KEY=VALUE")]
        options: Vec<String>,
        /// As JSON, of the rows given.
        #[arg(long)]
        json: bool,
    },
    /// Plays a strategy against every secret and tells how many rows it needs.
    ///
    /// Guesses are judged by the answers they can get: the smallest largest class (minmax), the fewest secrets
    /// left on average (expected), the most information (entropy) or the most different answers (parts). Or the
    /// strategy is proven: no other needs fewer rows in total (optimal). For the usual games it is known already
    /// (book).
    #[command(after_help = EXIT_CODES)]
    Strategy(strategy_line::StrategyLine),
    /// Plays a tournament among computer players.
    ///
    /// The levels are beginner, casual, practised, expert and perfect; random (any code that fits) and entropy (the
    /// most information) are there to compare with. One level alone breaks codes; in a game for two, more than two
    /// levels meet each other in turn; parties and groups take as many levels as they have seats. The same seed
    /// gives the same games.
    #[command(after_help = EXIT_CODES)]
    Duel {
        /// An edition, or holes and symbols: 4x8, or 4x8n without repeats.
        #[arg(value_name = "EDITION|PxC[n]")]
        game: String,
        /// The players' levels.
        #[arg(value_name = "LEVEL", required = true)]
        levels: Vec<String>,
        /// Matches at each table; with --every-secret, for each secret.
        #[arg(long, value_name = "N", default_value_t = 100, value_parser = whole::<u64>(1..=1_000_000))]
        games: u64,
        /// What all chance comes from.
        #[arg(long, value_name = "S", default_value_t = 1, value_parser = whole::<u64>(0..=u64::MAX))]
        seed: u64,
        /// How secrets are set: fair, cunning or contrary.
        #[arg(long, value_name = "MAKER", default_value = "fair")]
        maker: String,
        /// Every secret in turn instead of secrets by chance; for one level alone.
        #[arg(long, conflicts_with = "maker")]
        every_secret: bool,
        /// An option of the edition; may be given several times.
        #[arg(long = "option", value_name = "KEY=VALUE")]
        options: Vec<String>,
        /// As JSON.
        #[arg(long)]
        json: bool,
    },
    /// Plays a match: on the whole screen of a terminal or, with --plain, line by line.
    ///
    /// Without a word about seats you play alone against the computer. Several persons may share the keyboard; what
    /// only one of them may see is covered. Every action is kept at once: whatever happens, --resume goes on. Type ?
    /// at any time for help.
    #[command(after_help = EXIT_CODES)]
    Play(play_line::PlayLine),
    /// Shows a match from its file, row by row with scores and promises.
    #[command(after_help = EXIT_CODES)]
    Replay {
        /// The match's file; - for standard input.
        file: PathBuf,
        /// Tells how it was played, too: what every row cost, luck, accuracy.
        #[arg(long)]
        analysis: bool,
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
    /// Serves tables: people and programs open them, sit down, play, watch and come back.
    ///
    /// Everything can be set by a flag, by a variable of the environment or in a file (--settings), in this order.
    #[command(after_help = EXIT_CODES)]
    Serve {
        #[command(flatten)]
        settings: Box<web::Settings>,
    },
    /// Writes all that the database holds into a new SQLite file, beside a running server.
    #[command(after_help = EXIT_CODES)]
    Backup {
        /// The file to write.
        path: PathBuf,
        #[command(flatten)]
        database: DatabaseArg,
        /// As JSON.
        #[arg(long)]
        json: bool,
    },
    /// Writes every finished match into a folder as a readable record, beside a running server.
    #[command(after_help = EXIT_CODES)]
    Export {
        /// The folder; it is made if it isn't there.
        folder: PathBuf,
        /// Records as JSON.
        #[arg(long)]
        json: bool,
        #[command(flatten)]
        database: DatabaseArg,
    },
    /// Takes finished records, such as `export` writes, into the folder of your matches.
    ///
    /// Each is checked as `verify` does. What is there already stays as it is; what is wrong is told and not taken.
    #[command(after_help = EXIT_CODES)]
    Import {
        /// Files, or folders of which every .txt is taken.
        #[arg(required = true, value_name = "FILE|FOLDER")]
        sources: Vec<PathBuf>,
        /// As JSON.
        #[arg(long)]
        json: bool,
    },
    /// Prints what a shell needs to complete the commands: bash, elvish, fish, powershell or zsh.
    #[command(after_help = EXIT_CODES)]
    Completions {
        /// The shell.
        shell: clap_complete::Shell,
    },
    /// Writes the manual pages of all commands into a folder.
    #[command(after_help = EXIT_CODES)]
    Man {
        /// The folder; it is made if it isn't there.
        folder: PathBuf,
    },
    /// Copies a server's whole database into another one.
    #[command(subcommand, after_help = EXIT_CODES)]
    Store(StoreLine),
    /// Lists, closes and hides tables and blocks addresses, beside a running server.
    #[command(after_help = EXIT_CODES)]
    Admin {
        #[command(flatten)]
        database: DatabaseArg,
        /// As JSON.
        #[arg(long, global = true)]
        json: bool,
        #[command(subcommand)]
        order: AdminLine,
    },
}

fn main() -> ExitCode {
    let command_line = match CommandLine::try_parse() {
        Ok(command_line) => command_line,
        Err(error) => {
            let words = reader::complaining();
            if let Some(said) = complaint::<CommandLine>(&error, words) {
                return complained(&said, WRONG);
            }
            // Help that was asked for goes to standard output, as the parser writes it.
            help::shown::<CommandLine>(&error, words)
        }
    };
    let done = reader::words(command_line.lang.as_deref()).and_then(|words| match command_line.command {
        Some(command) => run(command, words),
        None => serve_line::serve_at_once::<CommandLine>(words),
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // Neither is anything to complain about.
        Err(failure @ (Failure::Closed | Failure::Stopped(_))) => ExitCode::from(failure.code()),
        Err(failure) => complained(&failure.told(reader::complaining()), failure.code()),
    }
}

/// Says on standard error why it ends. Where not even that can be told, the code still tells it.
fn complained(said: &str, code: u8) -> ExitCode {
    let _ = writeln!(io::stderr(), "codeknacker: {}", foreign::lines(said));
    ExitCode::from(code)
}

fn run(command: ProgramCommand, words: Words) -> Result<(), Failure> {
    match command {
        ProgramCommand::Editions { json } => editions::editions(words, json, output()),
        ProgramCommand::Score { edition, options } => {
            let rules = game::rules(&edition, &options, words)?;
            score::score(&rules, words, BufReader::with_capacity(BLOCK, io::stdin()), output())
        }
        ProgramCommand::Solve { edition, rows, options, json } => {
            let question =
                solve::SolveQuestion { edition: &edition, options: &options, rows: &rows, json, words };
            if rows.is_empty() && !json {
                let echo = !io::stdin().is_terminal();
                solve::prompt(&question, io::stdin().lock(), echo, output())
            } else {
                solve::solve(&question, output())
            }
        }
        ProgramCommand::Strategy(line) => line.run(words),
        ProgramCommand::Duel { game, levels, games, seed, maker, every_secret, options, json } => {
            let question = duel::DuelQuestion {
                game: &game,
                options: &options,
                levels: &levels,
                maker: &maker,
                games,
                seed,
                every_secret,
                json,
                words,
            };
            let mut errors = io::stderr();
            let watched = errors.is_terminal();
            duel::duel(&question, watched.then_some(&mut errors as &mut dyn Write), output())
        }
        ProgramCommand::Play(line) => line.run(words),
        ProgramCommand::Replay { file, analysis, json } => {
            record::replay(open(&file, words)?, words, record::ReplayOptions { analysis, json }, output())
        }
        ProgramCommand::Verify { file, json } => record::verify(open(&file, words)?, words, json, output()),
        ProgramCommand::Serve { settings } => serve_line::serve::<CommandLine>(*settings, words),
        ProgramCommand::Backup { path, database, json } => database.backup(&path, json, words, output()),
        ProgramCommand::Export { folder, json, database } => database.export(&folder, json, words, output()),
        ProgramCommand::Import { sources, json } => {
            let folder = here::folder().ok_or_else(|| Failure::Wrong(words.prompt_no_folder().into()))?;
            keep::import(&sources, &folder, words, json, output())
        }
        ProgramCommand::Completions { shell } => manual::completions::<CommandLine>(shell, output()),
        ProgramCommand::Man { folder } => manual::pages::<CommandLine>(&folder, words, output()),
        ProgramCommand::Store(StoreLine::Copy { from, to, json }) => {
            keep::copy(&from, &to, json, words, output())
        }
        ProgramCommand::Admin { database, json, order } => database.admin(order, json, words, output()),
    }
}

/// A file, or standard input for `-`.
fn open(path: &Path, words: Words) -> Result<Box<dyn Read>, Failure> {
    if path == Path::new("-") {
        return Ok(Box::new(io::stdin()));
    }
    let file = File::open(path)
        .map_err(|error| Failure::Wrong(format!("{}: {}", foreign::path(path), words.system(&error))))?;
    if file.metadata()?.is_dir() {
        return Err(Failure::Wrong(words.tool_folder(foreign::path(path))));
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
