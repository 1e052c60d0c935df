//! The exact search, with its limits and its checkpoints.

use std::fs::File;
use std::io::{self, BufReader, BufWriter, Write};
use std::num::NonZeroUsize;
use std::path::Path;
use std::time::{Duration, Instant};

use files::Readers;
use shell::Failure;
use shell::foreign;
use solver::Kernel;
use solver::clock::{self, Deadline};
use solver::exact::{
    Aim, Checkpoint, Exact, Found, Nothing, Progress as Standing, SearchOptions, SearchStep, Stage,
};
use words::Words;

use super::progress::ProgressMeter;
use super::{StrategyQuestion, fault};

/// Bytes of a position in the table.
const POSITION: usize = 32;

/// The parts of the bar.
const WHOLE: u64 = 1000;

/// How often a search under way is written down.
const KEPT_EVERY: Duration = Duration::from_secs(30);

/// What limits a search, what it aims at, and where it is kept meanwhile.
#[derive(Clone, Copy, Debug, Default)]
pub struct SearchLimits<'a> {
    /// The most rows for any secret.
    pub within: Option<u8>,
    /// Whether the fewest rows at worst come before the fewest in total.
    pub worst_first: bool,
    /// How many guesses of a position are followed, without a proof; none follows all that matter.
    pub width: Option<NonZeroUsize>,
    /// How long it may take.
    pub deadline: Option<Duration>,
    /// Megabytes for the table of positions.
    pub table: Option<NonZeroUsize>,
    /// The file from which it goes on, if that is there, and where it is written down from time to time.
    pub checkpoint: Option<&'a Path>,
}

impl SearchLimits<'_> {
    /// Whether nothing is limited.
    pub(super) const fn is_none(&self) -> bool {
        let limited = self.within.is_some() || self.deadline.is_some() || self.table.is_some();
        !limited && !self.worst_first && self.width.is_none() && self.checkpoint.is_none()
    }

    fn options(&self) -> SearchOptions {
        let mut options = SearchOptions { within: self.within, ..SearchOptions::default() };
        options.threads = std::thread::available_parallelism().map_or(1, usize::from);
        if self.worst_first {
            options.aim = Aim::Worst;
        }
        if let Some(width) = self.width {
            // The narrowest search comes first: its rows are a limit for the next.
            options.widths = vec![1, width.get()];
            options.proof = false;
        }
        if let Some(megabytes) = self.table {
            options.positions = megabytes.get().saturating_mul(1 << 20) / POSITION;
        }
        options.deadline = self.deadline.map(|long| Deadline::after(clock::system, long));
        options
    }
}

/// Searches for the best strategy with all processors.
pub(super) fn optimal(kernel: &Kernel<'_>, question: &StrategyQuestion<'_>) -> Result<Found, Failure> {
    let (limits, words) = (question.limits, question.words);
    let options = limits.options();
    let deadline = options.deadline;
    let mut exact = Exact::new(kernel, options);
    if let Some(checkpoint) = limits.checkpoint.map(|file| earlier(file, words)).transpose()?.flatten() {
        exact =
            exact.resumed(checkpoint).map_err(|fault| Failure::Wrong(fault::checkpoint(&fault, words)))?;
    }
    let mut progress = ProgressMeter::new(question.watched, words, WHOLE);
    let mut kept = Instant::now();
    let mut broken = None;
    let found = exact.run(&mut |step| {
        let over = deadline.is_some_and(Deadline::is_over);
        if let Some(file) = limits.checkpoint.filter(|_| over || kept.elapsed() >= KEPT_EVERY) {
            broken = keep(step, file).err();
            kept = Instant::now();
        }
        #[allow(clippy::cast_sign_loss, clippy::cast_precision_loss, reason = "a share is from 0 to 1")]
        let done = (step.progress.share * WHOLE as f64) as u64;
        progress.at(done, || doing(&step.progress, words));
    });
    drop(progress);
    if let Some(error) = broken {
        return Err(error.into());
    }
    found.map_err(|nothing| {
        Failure::Wrong(match (nothing, limits.within) {
            (Nothing::Impossible, Some(rows)) => words.engine_impossible().game(question.game).rows(rows),
            (Nothing::Impossible, None) => words.engine_impossible_any(question.game),
            (Nothing::Stopped, _) => words.engine_stopped(question.game),
        })
    })
}

/// The search in a file, if there is one.
fn earlier(file: &Path, words: Words) -> Result<Option<Checkpoint>, Failure> {
    let wrong = |reason: String| Failure::Wrong(format!("{}: {reason}", foreign::path(file)));
    match File::open(file) {
        Ok(input) => {
            let read = Checkpoint::read(BufReader::new(input));
            read.map(Some).map_err(|fault| wrong(fault::checkpoint(&fault, words)))
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(wrong(words.system(&error))),
    }
}

/// Writes a search down: beside the file first, so that it is whole at any time.
fn keep(step: &SearchStep<'_>, file: &Path) -> io::Result<()> {
    files::replace(file, Readers::Umask, |file| {
        let mut output = BufWriter::new(file);
        step.checkpoint(&mut output)?;
        output.flush()
    })
}

/// What a search does, in words.
fn doing(step: &Standing, words: Words) -> String {
    let doing = match step.stage {
        Stage::Narrow(width) => words.engine_narrow(width),
        Stage::Proof => words.engine_proof().into(),
        Stage::Within(rows) => words.engine_within(rows),
        Stage::Tree => words.engine_tree().into(),
    };
    let best = step.best.map(|best| words.engine_best(best));
    let lower = (step.lower > 0).then(|| words.engine_at_least(step.lower));
    let firsts =
        (step.guesses > 0).then(|| words.engine_settled().guesses(step.guesses).settled(step.settled));
    let told = [Some(doing), best, lower, firsts, Some(words.engine_positions(step.nodes))];
    told.into_iter().flatten().collect::<Vec<_>>().join(", ")
}
