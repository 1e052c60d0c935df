//! The next row of a breaker.

use rand::RngExt;
use rules::Code;

use super::candidates;
use super::level::Level;
use super::measure;
use super::mind::Mind;
use super::safety::Safety;
use super::seed::DecisionChance;
use super::sight::BreakerSight;
use crate::heuristic::Heuristic;
use crate::kernel::Kernel;
use crate::reduction::Reduction;
use crate::strategy::Strategy;
use crate::universe::Index;

/// How many fitting codes an expert compares.
const COMPARED: usize = 2;

/// How many fitting codes are sampled where they can't all be listed.
const SAMPLED: usize = 320;

/// How many of them are compared as guesses.
const GUESSES: usize = 64;

/// Above this many codes, not every one is weighed as a guess.
const MANY: usize = 60_000;

/// A row at this level.
pub(crate) fn row(
    mind: &Mind<'_>,
    level: Level,
    sight: &BreakerSight,
    chance: &mut DecisionChance,
    safety: Safety,
) -> Code {
    match level {
        Level::Beginner | Level::Casual | Level::Practised => {
            let recalled = level.memory().recall(&sight.rows(), chance);
            candidates::any(mind, sight, &recalled, chance, safety)
        }
        Level::Expert => expert(mind, sight, chance, safety),
        Level::Random => candidates::sample(mind, sight, 1, chance, safety)[0],
        Level::Entropy => most_telling(mind, sight, Heuristic::Entropy, chance, safety),
        Level::Perfect => perfect(mind, sight, chance, safety),
    }
}

/// Of a few codes that fit, the one with the most information.
fn expert(mind: &Mind<'_>, sight: &BreakerSight, chance: &mut DecisionChance, safety: Safety) -> Code {
    let Some(kernel) = mind.kernel() else {
        let sample = candidates::sample(mind, sight, SAMPLED, chance, safety);
        return measure::most_telling(mind.rules(), &sample, &sample[..COMPARED.min(sample.len())]);
    };
    let recalled = Level::Expert.memory().recall(&sight.rows(), chance);
    let set = candidates::believed(mind, kernel, sight, &recalled);
    let mut few: Vec<_> = (0..COMPARED).map(|_| set[chance.random_range(0..set.len())]).collect();
    few.sort_unstable();
    lightest(kernel, &set, few, Heuristic::Entropy)
}

/// The best row that is known.
fn perfect(mind: &Mind<'_>, sight: &BreakerSight, chance: &mut DecisionChance, safety: Safety) -> Code {
    if let Some(guess) = looked_up(mind, sight) {
        return guess;
    }
    match sight.rows_left {
        // The last row can only be right or wrong.
        1 => candidates::sample(mind, sight, 1, chance, safety)[0],
        // Of the last two, the first decides how many secrets the second can find.
        2 => most_telling(mind, sight, Heuristic::Parts, chance, safety),
        _ => {
            let advice = mind.advisor().map(|advisor| advisor.advise(&sight.clues, safety.limits()));
            let best = advice.as_ref().and_then(|advice| advice.best()).map(|best| best.guess);
            best.unwrap_or_else(|| most_telling(mind, sight, Heuristic::Entropy, chance, safety))
        }
    }
}

/// What the book says, if the game has one, the rows keep to it, and every secret is still found.
fn looked_up(mind: &Mind<'_>, sight: &BreakerSight) -> Option<Code> {
    // A stock of pegs may tell more than the rows do.
    let book = mind.book().filter(|_| !sight.clues.counts_pegs())?;
    let advice = book.advice(&sight.rows())?;
    (usize::from(advice.worst) <= sight.rows_left).then_some(advice.guess)
}

/// The best row by a measure; from a sample where codes can't be listed.
fn most_telling(
    mind: &Mind<'_>,
    sight: &BreakerSight,
    measure: Heuristic,
    chance: &mut DecisionChance,
    safety: Safety,
) -> Code {
    let Some(kernel) = mind.kernel() else {
        let sample = candidates::sample(mind, sight, SAMPLED, chance, safety);
        return measure::most_telling(mind.rules(), &sample, &sample[..GUESSES.min(sample.len())]);
    };
    let set = candidates::fitting(kernel, sight, safety);
    let universe = kernel.universe();
    if universe.len() > MANY {
        let advice = mind.advisor().map(|advisor| advisor.advise(&sight.clues, safety.limits()));
        let best = advice.as_ref().and_then(|advice| advice.by(measure).first().map(|best| best.guess));
        return best.unwrap_or_else(|| kernel.code(set[0]));
    }
    // Colours that the stock tells apart are not alike.
    let every = if sight.clues.counts_pegs() { 0 } else { Reduction::every_symbol(universe) };
    let unused = sight.rows().iter().fold(every, |unused, (row, _)| {
        row.symbols().iter().fold(unused, |unused, symbol| unused & !(1 << symbol))
    });
    kernel.code(Strategy::new(kernel, measure).guess_while(&set, unused, &mut || !safety.is_over()))
}

/// The best of a few guesses by a measure.
fn lightest(kernel: &Kernel<'_>, set: &[Index], few: Vec<Index>, measure: Heuristic) -> Code {
    let guesses = kernel.guesses(few);
    let place = kernel.lightest(set, &guesses, &measure.weights(set.len()), 0).map_or(0, |(place, _)| place);
    kernel.code(guesses.indices()[place])
}
