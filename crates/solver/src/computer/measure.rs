//! Rows compared by the answers they can get, code by code: for samples, where nothing is laid out for a kernel.

use std::collections::BTreeMap;

use rules::{Answer, Code, Rules};

use crate::heuristic::Heuristic;

/// How many secrets of a sample give which answer to a row.
fn answers(rules: &Rules, sample: &[Code], row: Code) -> BTreeMap<Answer, u32> {
    let mut counted = BTreeMap::new();
    for secret in sample {
        *counted.entry(rules.answer(*secret, row)).or_default() += 1;
    }
    counted
}

/// Of these guesses the one that tells the most about which code of a sample is the secret; the lowest code of
/// several.
pub(crate) fn most_telling(rules: &Rules, sample: &[Code], guesses: &[Code]) -> Code {
    let weights = Heuristic::Entropy.weights(sample.len());
    let solved = Answer::solved(rules.holes());
    let weigh = |row: &Code| {
        let mut counted = answers(rules, sample, *row);
        let hits = counted.remove(&solved).unwrap_or(0);
        let classes: Vec<_> = counted.into_values().chain([hits]).collect();
        (weights.sum(&classes), *row)
    };
    guesses.iter().min_by_key(|row| weigh(row)).copied().expect("there is a guess")
}
