//! The command `strategy`: how many rows a way to guess needs against every secret.

use std::io::Write;
use std::time::Instant;

use rand::SeedableRng;
use rand::seq::index;
use rand_chacha::ChaCha8Rng;
use shell::Failure;
use shell::foreign::quoted;
use solver::{Backend, Book, GuessPool, Heuristic, Index, Kernel, Strategy, Tree, Universe};
use words::Words;

use crate::fault::game_fault;
use optimal::optimal;
use progress::ProgressMeter;
use report::StrategyReport;
use written::{KnownStrategy, written};

mod fault;
mod optimal;
mod picture;
mod progress;
mod report;
mod tree_json;
mod verify;
mod written;

#[cfg(test)]
mod tests;

pub use optimal::SearchLimits;
pub use verify::verify;
pub use written::TreeFormat;

/// The strategy that no other betters.
const OPTIMAL: &str = "optimal";

/// The strategy that is known beforehand.
const BOOK: &str = "book";

/// Up to this many codes the tree is kept to show the second guesses, and the best strategy is searched for.
const LARGE: usize = 100_000;

/// Secrets by chance instead of all.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    /// How many.
    pub secrets: usize,
    /// Which.
    pub seed: u64,
}

/// What is asked for.
#[derive(Clone, Copy, Debug)]
pub struct StrategyQuestion<'a> {
    /// An edition, or holes and symbols like `4x8`.
    pub game: &'a str,
    /// Options as `key=value`.
    pub options: &'a [String],
    /// The heuristic's name, `optimal` or `book`.
    pub by: &'a str,
    /// Whether only codes are guessed that can still be the secret.
    pub fitting: bool,
    /// What the exact search keeps to.
    pub limits: SearchLimits<'a>,
    /// Which secrets are played against, if not all.
    pub sample: Option<Sample>,
    /// Whether the answer is JSON.
    pub json: bool,
    /// Whether somebody watches at a terminal.
    pub watched: bool,
    /// The reader's language.
    pub words: Words,
}

/// A strategy with what was found out about it.
struct PlayedStrategy {
    report: StrategyReport,
    tree: Option<Tree>,
}

/// Plays a strategy against every secret, or against a sample, and writes how it fares; its guesses are written to
/// `tree`, too, if that is wanted.
pub fn strategy(
    question: &StrategyQuestion<'_>,
    tree: Option<(TreeFormat, &mut dyn Write)>,
    output: impl Write,
) -> Result<(), Failure> {
    check(question, tree.is_some())?;
    let words = question.words;
    let options: Vec<_> = question.options.iter().map(String::as_str).collect();
    let universe = Universe::with(question.game, &options).map_err(|fault| game_fault(&fault, words))?;
    let start = Instant::now();
    let kernel = Kernel::new(&universe, Backend::best());
    let mut played = match question.by {
        OPTIMAL if universe.len() > LARGE => {
            return Err(Failure::Wrong(words.engine_too_many().codes(universe.len()).most(LARGE)));
        }
        OPTIMAL => {
            let found = optimal(&kernel, question)?;
            PlayedStrategy { report: StrategyReport::found(&universe, &found), tree: Some(found.tree) }
        }
        BOOK => from_book(&universe, question.game, words)?,
        name => by_heuristic(&kernel, question, heuristic(name, words)?, tree.is_some()),
    };
    played.report.seconds = start.elapsed().as_secs_f64();
    if let (Some((format, file)), Some(tree)) = (tree, &played.tree) {
        let (game, by, proven) = (question.game, question.by, played.report.proven);
        let known = KnownStrategy { rules: universe.rules(), tree, game, by, proven };
        file.write_all(&written(&known, format, question.words)?)?;
        file.flush()?;
    }
    played.report.write(question, output)
}

/// Whether what is asked for goes together.
fn check(question: &StrategyQuestion<'_>, tree: bool) -> Result<(), Failure> {
    let words = question.words;
    let wrong = |sentence: String| Err(Failure::Wrong(sentence));
    let heuristic = question.by != OPTIMAL && question.by != BOOK;
    if question.by != OPTIMAL && !question.limits.is_none() {
        return wrong(words.engine_optimal_only().into());
    }
    if !heuristic && (question.fitting || question.sample.is_some()) {
        return wrong(words.engine_measures_only(question.by));
    }
    if tree && question.sample.is_some() {
        return wrong(words.engine_tree_of_sample().into());
    }
    if question.sample.is_some_and(|sample| sample.secrets == 0) {
        return wrong(words.engine_empty_sample().into());
    }
    Ok(())
}

/// Plays a heuristic.
fn by_heuristic(
    kernel: &Kernel<'_>,
    question: &StrategyQuestion<'_>,
    heuristic: Heuristic,
    tree: bool,
) -> PlayedStrategy {
    let universe = kernel.universe();
    let secrets = drawn(universe, question.sample);
    let pool = if question.fitting { GuessPool::Fitting } else { GuessPool::All };
    let whole = secrets.len() as u64;
    let words = question.words;
    let mut progress = ProgressMeter::new(question.watched, words, whole);
    let kept = tree || (universe.len() <= LARGE && question.sample.is_none());
    let (outcome, tree) =
        Strategy::from(kernel, heuristic, pool).play_against(&secrets, kept, &mut |found| {
            progress.at(found, || words.engine_found().found(found).whole(whole));
        });
    drop(progress);
    PlayedStrategy { report: StrategyReport::played(kernel, &outcome, tree.as_ref()), tree }
}

/// All secrets, or some by chance, in order.
fn drawn(universe: &Universe, sample: Option<Sample>) -> Vec<Index> {
    let Some(Sample { secrets, seed }) = sample.filter(|sample| sample.secrets < universe.len()) else {
        return universe.indices();
    };
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let mut drawn: Vec<_> =
        index::sample(&mut chance, universe.len(), secrets).into_iter().map(|place| place as Index).collect();
    drawn.sort_unstable();
    drawn
}

/// What the book plays.
fn from_book(universe: &Universe, game: &str, words: Words) -> Result<PlayedStrategy, Failure> {
    let book = Book::of(universe.rules()).ok_or_else(|| {
        let games: Vec<_> = Book::all().map(|book| book.game()).collect();
        Failure::Wrong(words.engine_no_book().game(game).games(games.join(", ")))
    })?;
    let tree = book.tree();
    let replay = tree.verify(universe.rules()).map_err(fault::tree(words))?;
    Ok(PlayedStrategy { report: StrategyReport::booked(universe, &book, &tree, &replay), tree: Some(tree) })
}

/// The heuristic of that name, or a sentence that names those there are.
fn heuristic(name: &str, words: Words) -> Result<Heuristic, Failure> {
    Heuristic::ALL.into_iter().find(|heuristic| heuristic.name() == name).ok_or_else(|| {
        let names = Heuristic::ALL.map(Heuristic::name).join(", ");
        Failure::Wrong(
            words.engine_no_measure().measures(format!("{names}, {OPTIMAL}, {BOOK}")).text(quoted(name)),
        )
    })
}
