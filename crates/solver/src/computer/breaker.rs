//! The next row of a breaker.

use rand::RngExt;
use rules::Code;

use super::candidates::{self, Clues};
use super::level::Level;
use super::lookahead;
use super::measure;
use super::mind::Mind;
use super::seed::Chance;
use crate::heuristic::Heuristic;

/// How many fitting codes an expert compares.
const COMPARED: usize = 2;

/// How many fitting codes stand for all where these can't be listed.
const SAMPLED: usize = 320;

/// How many of them are compared as guesses.
const GUESSES: usize = 64;

/// A row at this level.
pub(crate) fn row(mind: &Mind<'_>, level: Level, clues: &Clues, chance: &mut Chance) -> Code {
    match level {
        Level::Beginner | Level::Casual | Level::Practised => {
            let recalled = level.memory().recall(&clues.rows, chance);
            candidates::any(mind, clues, &recalled, chance)
        }
        Level::Random => candidates::sample(mind, clues, 1, chance)[0],
        Level::Expert => expert(mind, clues, chance),
        Level::Entropy => best(mind, clues, chance, measured),
        Level::Perfect => best(mind, clues, chance, lookahead::row),
    }
}

/// Of a few codes that fit, the one with the most information.
fn expert(mind: &Mind<'_>, clues: &Clues, chance: &mut Chance) -> Code {
    let Some(kernel) = mind.kernel() else {
        let sample = candidates::sample(mind, clues, SAMPLED, chance);
        return measure::most_telling(mind.rules(), &sample, &sample[..COMPARED.min(sample.len())]);
    };
    let set = candidates::fitting(kernel, clues);
    let mut few: Vec<_> = (0..COMPARED).map(|_| set[chance.random_range(0..set.len())]).collect();
    few.sort_unstable();
    few.dedup();
    let weights = Heuristic::Entropy.weights(set.len());
    let guesses = kernel.guesses(few);
    let place = kernel.lightest(&set, &guesses, &weights, 0).map_or(0, |(place, _)| place);
    kernel.code(guesses.indices()[place])
}

/// The best row by a choice among all codes, or from a sample where these can't be listed.
fn best(
    mind: &Mind<'_>,
    clues: &Clues,
    chance: &mut Chance,
    choose: fn(&lookahead::Place<'_, '_>) -> crate::universe::Index,
) -> Code {
    let Some(kernel) = mind.kernel() else {
        let sample = candidates::sample(mind, clues, SAMPLED, chance);
        return measure::most_telling(mind.rules(), &sample, &sample[..GUESSES.min(sample.len())]);
    };
    let set = candidates::fitting(kernel, clues);
    let place = lookahead::Place { kernel, set: &set, clues };
    kernel.code(choose(&place))
}

/// The row with the most information.
fn measured(place: &lookahead::Place<'_, '_>) -> crate::universe::Index {
    place.strategy(Heuristic::Entropy).guess(place.set, place.unused())
}
