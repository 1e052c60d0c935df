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
//! **Help** has one table: that of the parser. Its English texts are in the code, beside their flags. Help in another
//! language is English help with the messages of `help.ftl` laid over it (`codeknacker/src/help.rs`), by command and
//! flag, and only when somebody asks for help. The English messages are held to the table by a test, so that a
//! changed flag leads to its translations.
//!
//! `import` fills the folder of this user's matches and no server's database. There a match belongs to a table, its
//! seats and their tokens, none of which a record has, and every page that lists matches lists them by table: what was
//! imported could be seen nowhere, and would have to be told apart wherever matches are counted.

use std::fs::File;
use std::io::{self, BufReader, BufWriter, IsTerminal, Read, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use shell::puzzles::PuzzleFile;
use shell::{Failure, foreign, game};
use terminal::{here, screen};
use tools::{duel, editions, keep, puzzle, record, score, site, solve, stats};
use web::whole;
use words::Words;

mod complaint;
mod completions;
mod daily_line;
mod help;
mod keep_line;
mod manual;
mod newcomer;
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
  128 + n  ended by signal n: 129 the terminal closed, 130 Ctrl-C, 143 asked to stop; the match is saved";

/// Bytes read or written at a time.
const BLOCK: usize = 1 << 16;

/// The Mastermind family of code-breaking games.
///
/// Without a command, serves the game to browsers on this machine, prints its address and opens it.
#[derive(Parser)]
#[command(name = "codeknacker", version, after_help = EXIT_CODES)]
struct CommandLine {
    #[command(subcommand)]
    command: Option<ProgramCommand>,
    /// The language, such as de [default: from the environment].
    // What programs read (JSON, answers, records) is the same in all.
    #[arg(long, value_name = "TAG", global = true)]
    lang: Option<String>,
    /// Without a command: don't open the browser.
    #[arg(long)]
    no_open: bool,
}

/// What can be asked for.
#[derive(Subcommand)]
enum ProgramCommand {
    /// Lists the editions that can be played, or shows one with its rules and options.
    #[command(after_help = EXIT_CODES)]
    Editions {
        /// The edition to show; without one, all are listed.
        edition: Option<String>,
        /// As JSON, with symbols, options and the number of codes for each.
        #[arg(long)]
        json: bool,
    },
    /// Shows an edition's rules with an example; without an edition, lists them all.
    #[command(after_help = EXIT_CODES)]
    Rules {
        /// The edition; `codeknacker editions` lists them.
        edition: Option<String>,
    },
    /// Shows how you crack codes on your own: rows as bars, streaks, by edition, against perfect play.
    ///
    /// Counts the finished matches in the folder where `play` saves them, and the puzzles you have solved.
    #[command(after_help = EXIT_CODES)]
    Stats {
        /// Only this edition.
        edition: Option<String>,
        /// As JSON.
        #[arg(long)]
        json: bool,
    },
    /// Plays a server's code of the day: the same for everyone, one try counts. Then shows how others did.
    #[command(after_help = EXIT_CODES)]
    Daily(daily_line::DailyLine),
    /// Answers pairs of secret and guess, read line by line from standard input.
    ///
    /// Each line is a secret, a tab and a guess; in the group editions a marker, a tab and a row (3R, tab,
    /// GBRYW). Each gets an answer: 2b1w is two black pins and one white; the grand editions add blue ones
    /// (1b0w2u), and a marker answers b, w or -. Stops at the first line it can't read.
    #[command(after_help = EXIT_CODES)]
    Score {
        /// The edition; `codeknacker editions` lists them.
        edition: String,
        /// An option of the edition; repeat it for more.
        #[arg(long = "option", value_name = "KEY=VALUE")]
        options: Vec<String>,
    },
    /// Helps at a real board: which codes fit the rows so far, and what to guess next.
    ///
    /// Give each row with its answer: RRYB=1b2w (grand: "tR sB cG hY=1b0w2u"). Without rows, they are read from
    /// standard input, line by line, and each is answered. Guesses are ranked by the rows they leave you on
    /// average (~ marks an estimate), with the codes left on average and at worst, and the information in bits.
    /// If answers contradict each other, you get the fewest rows that can't all be right.
    ///
    /// In a group, 1:3R means that seat 1 holds the red marker of hole 3. A row comes with the hints of all
    /// other seats, "RYGB.=2:b 3:w 4:-" (or with their totals, 2:RYGB.=1b1w), a call with its verdict,
    /// 2:RYGB.=wrong. You learn what everyone may hold and, if you give your own markers, which rows teach you
    /// most and whether to call.
    #[command(after_help = EXIT_CODES)]
    Solve {
        /// The edition; `codeknacker editions` lists them.
        edition: String,
        /// The rows so far with their answers; in a group also markers and calls.
        #[arg(value_name = "ROW=ANSWER")]
        rows: Vec<String>,
        /// An option of the edition; repeat it for more.
        #[arg(long = "option", value_name = "KEY=VALUE")]
        options: Vec<String>,
        /// As JSON, for the rows given.
        #[arg(long)]
        json: bool,
    },
    /// Sets a puzzle: rows that only one code fits, with none to spare.
    ///
    /// Type the code; if it's wrong, you learn which rows it contradicts. “hint” shows what follows from the fewest rows,
    /// one step at a time. The stars, 1 to 5, say how hard it is: how many rows to combine, and how many steps it takes.
    /// The same seed gives the same puzzle everywhere; it begins with the stars, as in 3-monday. In a group, you sit in
    /// seat 1. Your times and days in a row are kept.
    #[command(after_help = EXIT_CODES)]
    Puzzle {
        /// The edition; `codeknacker editions` lists them.
        #[arg(default_value = puzzle::EDITION)]
        edition: String,
        /// How hard it is, 1 to 5 [default: the seed's].
        #[arg(long, value_name = "N", value_parser = whole::<u8>(1..=5))]
        stars: Option<u8>,
        /// Which puzzle, such as 3-monday. “today” is today's, the same on every server: easy, medium or hard with 1, 3
        /// or 5 stars [default: the first of these three that you haven't ended; with --stars, a random one].
        #[arg(long, value_name = "S")]
        seed: Option<String>,
        /// Line by line, without moving the cursor.
        #[arg(long, conflicts_with = "json")]
        plain: bool,
        /// An option of the edition; repeat it for more.
        #[arg(long = "option", value_name = "KEY=VALUE")]
        options: Vec<String>,
        /// As JSON, with the solution.
        #[arg(long)]
        json: bool,
    },
    /// Plays a strategy against every secret and counts the rows it needs.
    ///
    /// Guesses are judged by the answers they can get: the smallest largest class (minmax), the fewest codes
    /// left on average (expected), the most information (entropy) or the most different answers (parts). Or
    /// the strategy is proven: no other needs fewer rows in total (optimal). For the usual games that is
    /// already known (book).
    #[command(after_help = EXIT_CODES)]
    Strategy(strategy_line::StrategyLine),
    /// Plays a tournament among computer players.
    ///
    /// The levels are beginner, casual, practised, expert and perfect; random (any code that fits) and
    /// entropy (the most information) are for comparison. A single level breaks codes; in a game for two,
    /// more than two levels play each other in turn; parties and groups take as many levels as they have
    /// seats. The same seed gives the same games.
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
        /// The seed for everything random.
        #[arg(long, value_name = "S", default_value_t = 1, value_parser = whole::<u64>(0..=u64::MAX))]
        seed: u64,
        /// How the computer picks secrets: fair, cunning or contrary.
        #[arg(long, value_name = "MAKER", default_value = "fair")]
        maker: String,
        /// Play every secret in turn instead of random ones; for a single level.
        #[arg(long, conflicts_with = "maker")]
        every_secret: bool,
        /// An option of the edition; repeat it for more.
        #[arg(long = "option", value_name = "KEY=VALUE")]
        options: Vec<String>,
        /// As JSON.
        #[arg(long)]
        json: bool,
    },
    /// Plays a match, full screen or, with --plain, line by line.
    ///
    /// By default you play alone against the computer. Several people may share the keyboard; what only one
    /// of them may see is hidden. Every action is saved at once, so --resume always continues. Type ? at any
    /// time for help.
    #[command(after_help = EXIT_CODES)]
    Play(play_line::PlayLine),
    /// Shows a match from its file, row by row, with scores and promises.
    #[command(after_help = EXIT_CODES)]
    Replay {
        /// The match's file; - for standard input.
        file: PathBuf,
        /// Also show how it was played: what every row cost, luck, accuracy.
        #[arg(long)]
        analysis: bool,
        /// As JSON.
        #[arg(long)]
        json: bool,
    },
    /// Checks every answer, score and promise of a match, and its digest.
    ///
    /// Every fault is reported with its line and column. The digest guards against damage, not against
    /// forgery: the promises and the rules do that.
    #[command(after_help = EXIT_CODES)]
    Verify {
        /// The match's file; - for standard input.
        file: PathBuf,
        /// As JSON.
        #[arg(long)]
        json: bool,
    },
    /// Serves tables where people and programs play, watch and come back.
    ///
    /// Set everything by flag, environment variable or file (--settings), in this order.
    #[command(after_help = EXIT_CODES)]
    Serve {
        #[command(flatten)]
        settings: Box<web::Settings>,
    },
    /// Asks a server whether it is ready; exits with 1 if not.
    #[command(after_help = EXIT_CODES)]
    Health {
        /// The server's address.
        #[arg(value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8484", value_parser = web::socket)]
        address: SocketAddr,
    },
    /// Saves the whole database to a new SQLite file, even while the server runs.
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
    /// Writes every finished match to a folder as a readable record, even while the server runs.
    #[command(after_help = EXIT_CODES)]
    Export {
        /// The folder; created if missing.
        folder: PathBuf,
        /// Records as JSON.
        #[arg(long)]
        json: bool,
        #[command(flatten)]
        database: DatabaseArg,
    },
    /// Adds finished records, such as those of `export`, to the folder of your matches.
    ///
    /// Each is checked as by `verify`. Existing files stay as they are; faulty records are reported and left
    /// out.
    #[command(after_help = EXIT_CODES)]
    Import {
        /// Files, or folders whose .txt files are all taken.
        #[arg(required = true, value_name = "FILE|FOLDER")]
        sources: Vec<PathBuf>,
        /// As JSON.
        #[arg(long)]
        json: bool,
    },
    /// Writes the game as plain files for any web host, also below a path: open it and play, without a server.
    ///
    /// After one visit it works without a network: against computers, at one device and beside a real board, with hints,
    /// puzzles and rules. An older site of the game in the folder is replaced, and browsers take over the new one by
    /// themselves. Hosts that pack files by themselves can leave out pocket.wasm.br.
    #[command(after_help = EXIT_CODES)]
    Site {
        /// The folder; created if missing.
        folder: PathBuf,
        /// A server for what needs one, such as games with others and the code of the day; otherwise that is left out.
        #[arg(long, value_name = "HTTPS://HOST")]
        server: Option<web::PublicUrl>,
    },
    /// Prints a shell's completions: bash, elvish, fish, powershell or zsh.
    #[command(after_help = EXIT_CODES)]
    Completions {
        /// The shell.
        shell: clap_complete::Shell,
    },
    /// Shows the manual page of a command, or writes those of all commands into a folder.
    #[command(after_help = EXIT_CODES)]
    Man {
        /// A command, or a folder, which is created if missing. For a folder named like a command, add a slash:
        /// `./play`
        #[arg(value_name = "COMMAND|FOLDER")]
        what: PathBuf,
    },
    /// Copies a server's whole database to another one.
    #[command(subcommand, after_help = EXIT_CODES)]
    Store(StoreLine),
    /// Lists, closes and hides tables and blocks addresses, even while the server runs.
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
    #[cfg(debug_assertions)]
    shell::edited::follow();
    let command_line = match CommandLine::try_parse() {
        Ok(command_line) => command_line,
        Err(error) => {
            let words = reader::complaining();
            if let Some(said) = complaint::<CommandLine>(&error, words) {
                return complained(&said, WRONG);
            }
            // Help that was asked for goes to standard output, as the parser writes it.
            help::exit_with_help::<CommandLine>(&error, words)
        }
    };
    let done = reader::words(command_line.lang.as_deref()).and_then(|words| match command_line.command {
        Some(command) => run(command, words),
        None => serve_line::serve_at_once::<CommandLine>(!command_line.no_open, words),
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
        ProgramCommand::Editions { edition, json } => {
            let edition = edition.map(|id| game::find(&id, words)).transpose()?;
            editions::editions(words, edition, json, output())
        }
        ProgramCommand::Rules { edition } => {
            let edition = edition.map(|id| game::find(&id, words)).transpose()?;
            editions::rules(words, edition, output())
        }
        ProgramCommand::Stats { edition, json } => {
            let edition = edition.map(|id| game::find(&id, words)).transpose()?;
            let folder = here::folder().ok_or_else(|| Failure::Wrong(words.prompt_no_folder().into()))?;
            let puzzles = PuzzleFile::open(Some(folder.with_file_name("puzzles.txt")));
            let puzzles = (puzzles.diary(), puzzle::today());
            stats::stats(&folder, (puzzles.0, &puzzles.1), edition, json, words, output())
        }
        ProgramCommand::Daily(line) => line.run(words),
        ProgramCommand::Score { edition, options } => {
            let rules = game::rules(&edition, &options, words)?;
            score::score(&rules, words, BufReader::with_capacity(BLOCK, io::stdin()), output())
        }
        ProgramCommand::Solve { edition, rows, options, json } => {
            let question =
                solve::SolveQuestion { edition: &edition, options: &options, rows: &rows, json, words };
            if rows.is_empty() && !json {
                if io::stdin().is_terminal() {
                    solve::prompt(&question, solve::RowSource::Terminal, output())
                } else {
                    solve::prompt(&question, solve::RowSource::Lines(&mut io::stdin().lock()), output())
                }
            } else {
                solve::solve(&question, output())
            }
        }
        ProgramCommand::Puzzle { edition, stars, seed, plain, options, json } => {
            let (seed, options, today) = (seed.as_deref(), options.as_slice(), &puzzle::today());
            let question = puzzle::PuzzleQuestion { edition: &edition, options, stars, seed, today, words };
            let mut chance = terminal::chance::system();
            if json {
                return puzzle::show(&question, &mut chance, output());
            }
            let mut kept =
                PuzzleFile::open(here::folder().map(|folder| folder.with_file_name("puzzles.txt")));
            let look = puzzle::make(&question, kept.diary(), &mut chance)?;
            if !plain && play_line::at_a_terminal() {
                return screen::puzzle(look, kept, today, words, play_line::ink(), io::stdout());
            }
            let echo = !io::stdin().is_terminal();
            let kept = (&mut kept, &mut here::Stopwatch::start());
            puzzle::solve(&question, &look, kept, io::stdin().lock(), echo, output())
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
        ProgramCommand::Health { address } => keep::health(address, words, output()),
        ProgramCommand::Backup { path, database, json } => database.backup(&path, json, words, output()),
        ProgramCommand::Export { folder, json, database } => database.export(&folder, json, words, output()),
        ProgramCommand::Import { sources, json } => {
            let folder = here::folder().ok_or_else(|| Failure::Wrong(words.prompt_no_folder().into()))?;
            keep::import(&sources, &folder, words, json, output())
        }
        ProgramCommand::Site { folder, server } => {
            site::site(&folder, server.as_ref().map(web::PublicUrl::as_str), words, output())
        }
        ProgramCommand::Completions { shell } => completions::completions::<CommandLine>(shell, output()),
        ProgramCommand::Man { what } => manual::shown_or_written::<CommandLine>(&what, words, output()),
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
