//! The command line of `strategy`.

use std::fs;
use std::io::{self, IsTerminal, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::{Args, ValueEnum};
use files::Readers;
use shell::Failure;
use tools::strategy::{self, Sample, SearchLimits, StrategyQuestion, TreeFormat};
use web::{Unfit, seconds, whole};
use words::Words;

use crate::{open, output};

/// What the best strategy should be best in, first of all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum AimArg {
    /// Fewest rows in total; of these strategies, fewest at worst.
    Total,
    /// Fewest rows at worst; of these strategies, fewest in total.
    Worst,
}

/// What can be asked about strategies.
#[derive(Args)]
pub(crate) struct StrategyLine {
    /// An edition, or holes and symbols: 4x8, or 4x8n without repeats.
    #[arg(value_name = "EDITION|PxC[n]", required_unless_present = "verify")]
    game: Option<String>,
    /// What guesses are judged by: minmax, expected, entropy, parts or optimal; book looks it up.
    #[arg(long, value_name = "MEASURE", default_value = "book")]
    by: String,
    /// Guess only codes that can still be the secret (not for optimal or book).
    #[arg(long)]
    fitting: bool,
    /// The most rows for any secret (optimal only).
    #[arg(long, value_name = "ROWS", value_parser = whole::<u8>(0..=u8::MAX.into()))]
    within: Option<u8>,
    /// What counts first (optimal only).
    #[arg(long, value_enum, default_value_t = AimArg::Total)]
    aim: AimArg,
    /// Follow only this many guesses per position: finds a good strategy soon and proves nothing (optimal
    /// only).
    #[arg(long, value_name = "GUESSES", value_parser = at_least_one)]
    width: Option<NonZeroUsize>,
    /// Stop the search after this time, with what is proven by then (optimal only).
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    deadline: Option<Duration>,
    /// Memory for positions the search keeps [default: 256] (optimal only).
    #[arg(long, value_name = "MEGABYTES", value_parser = at_least_one)]
    table_size: Option<NonZeroUsize>,
    /// Save the search to this file every half minute and at the deadline; an existing file is resumed
    /// (optimal only).
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<PathBuf>,
    /// Play against this many random secrets instead of all (not for optimal or book).
    #[arg(long, value_name = "SECRETS", value_parser = whole::<usize>(0..=u32::MAX.into()))]
    sample: Option<usize>,
    /// Which secrets to sample: the same seed draws the same.
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = whole::<u64>(0..=u64::MAX))]
    seed: u64,
    /// Write the strategy to this file, guess by guess; the ending decides the format: .json, .svg, .book,
    /// otherwise text.
    #[arg(long, value_name = "FILE")]
    tree: Option<PathBuf>,
    /// The format of the tree, whatever the file's ending: text, json, svg or book.
    #[arg(long, value_name = "FORM", requires = "tree")]
    tree_format: Option<String>,
    /// Instead, play the strategy in a file against every secret; - for standard input.
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all =
            ["game", "by", "fitting", "within", "aim", "width", "deadline", "table_size", "checkpoint", "sample", "seed", "tree", "options"]
    )]
    verify: Option<PathBuf>,
    /// An option of the edition; repeat it for more.
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// As JSON.
    #[arg(long)]
    json: bool,
}

impl StrategyLine {
    /// Hands over to the command.
    pub(crate) fn run(&self, words: Words) -> Result<(), Failure> {
        if let Some(file) = &self.verify {
            return strategy::verify(open(file, words)?, words, self.json, output());
        }
        let question = StrategyQuestion {
            game: self.game.as_deref().unwrap_or_default(),
            options: &self.options,
            by: &self.by,
            fitting: self.fitting,
            limits: SearchLimits {
                within: self.within,
                worst_first: self.aim == AimArg::Worst,
                width: self.width,
                deadline: self.deadline,
                table: self.table_size,
                checkpoint: self.checkpoint.as_deref(),
            },
            sample: self.sample.map(|secrets| Sample { secrets, seed: self.seed }),
            json: self.json,
            watched: io::stderr().is_terminal(),
            words,
        };
        let Some(file) = &self.tree else {
            return strategy::strategy(&question, None, output());
        };
        let format = match &self.tree_format {
            Some(name) => TreeFormat::named(name, words)?,
            None => TreeFormat::of(file),
        };
        // A file is touched only when there is something to put into it.
        let mut written = Vec::new();
        strategy::strategy(&question, Some((format, &mut written as &mut dyn Write)), output())?;
        Ok(put(file, &written)?)
    }
}

/// Puts a strategy into a file, in one piece. A device or a pipe, such as /dev/stdout, gets it as it is.
fn put(file: &Path, bytes: &[u8]) -> io::Result<()> {
    if fs::metadata(file).is_ok_and(|found| !found.is_file()) {
        return fs::write(file, bytes);
    }
    files::replace(file, Readers::Umask, |file| file.write_all(bytes))
}

/// A number that is not nought.
fn at_least_one(text: &str) -> Result<NonZeroUsize, Unfit> {
    let most = u32::MAX.into();
    let number = whole::<usize>(1..=most)(text)?;
    NonZeroUsize::new(number).ok_or(Unfit::Number { least: 1, most })
}
