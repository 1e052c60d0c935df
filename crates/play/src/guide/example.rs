//! Secrets and guesses that show what the pins of an edition say.

use std::cmp::Reverse;

use rules::space::CodeSpace;
use rules::{Answer, Code, Hint, Marker, Rules, answer};

/// How many codes to try as examples. They are spread over the whole space; their distance is a prime, so that they
/// look like codes people would set.
const LOOKED_AT: u64 = 60;
const APART: u64 = 7919;
/// Another distance, for another example.
const ELSEWHERE: u64 = 6361;

/// Good examples for some rules: one with all kinds of pins and, where symbols can repeat, one in which a peg earns
/// nothing because equal pegs have earned all there is.
pub fn of(rules: &Rules) -> Vec<(Code, Code)> {
    let pairs = pairs(rules, APART);
    let richest = |(secret, guess): &(Code, Code)| variety(rules, *secret, *guess);
    let first = pairs.iter().copied().max_by_key(richest);
    let surplus = |(secret, guess): &(Code, Code)| {
        !rules.edition().format.holds_parts()
            && guess.symbols().iter().any(|symbol| {
                let (in_secret, in_guess) = (secret.count(*symbol), guess.count(*symbol));
                in_secret == 1 && in_guess == 2
            })
    };
    let second = pairs.iter().copied().filter(surplus).max_by_key(richest);
    first.into_iter().chain(second.filter(|pair| Some(*pair) != first)).collect()
}

/// A secret and a guess to start with, different from the examples.
pub fn another(rules: &Rules) -> Option<(Code, Code)> {
    pairs(rules, ELSEWHERE).into_iter().max_by_key(|(secret, guess)| variety(rules, *secret, *guess))
}

/// The markers that make up a group's secret.
pub fn markers_of(rules: &Rules, secret: Code) -> Vec<Marker> {
    let drawn = (1..).zip(secret.symbols()).filter(|(_, colour)| rules.palette().blank() != Some(**colour));
    drawn.map(|(number, colour)| Marker { number, colour: *colour }).collect()
}

/// Secrets and guesses from all over their spaces.
fn pairs(rules: &Rules, apart: u64) -> Vec<(Code, Code)> {
    let secrets = spread(rules, rules.secrets(), apart);
    let guesses = spread(rules, rules.guesses(), apart);
    secrets.iter().flat_map(|secret| guesses.iter().map(move |guess| (*secret, *guess))).collect()
}

/// Codes from all over a space, those with many different symbols last.
fn spread(rules: &Rules, space: &CodeSpace, apart: u64) -> Vec<Code> {
    let (count, code) = (space.count(), |index| space.code(index));
    let mut codes: Vec<_> = (1..=LOOKED_AT).filter_map(|turn| code(turn * apart % count)).collect();
    let blank = rules.palette().blank();
    let different = |code: &Code| {
        let distinct = code.symbols().iter().filter(|symbol| code.count(**symbol) == 1).count();
        let blanks = blank.map_or(0, |blank| code.count(blank));
        (blanks <= 1, distinct)
    };
    codes.sort_by_key(different);
    codes
}

/// How much an example shows: as many kinds of pins as possible, then few of each, so that something is left over.
fn variety(rules: &Rules, secret: Code, guess: Code) -> (usize, Reverse<u8>) {
    if rules.edition().format.holds_parts() {
        let hints: Vec<_> =
            markers_of(rules, secret).iter().map(|marker| answer::hint(*marker, guess)).collect();
        let kinds = [Hint::Black, Hint::White, Hint::Nothing];
        let blank = rules.palette().blank().map_or(0, |blank| guess.count(blank));
        return (kinds.iter().filter(|kind| hints.contains(kind)).count(), Reverse(blank));
    }
    let Answer { black, white, blue } = rules.answer(secret, guess);
    let kinds = [black, white, blue].iter().filter(|pins| **pins > 0).count();
    (kinds, Reverse(black + white + blue))
}
