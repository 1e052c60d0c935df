//! A secret, a guess and its pins, drawn, with the reason for every pin.

use std::cmp::Reverse;

use askama::Template;
use askama::filters::HtmlSafe;
use rules::pairing::{Pin, heard};
use rules::space::CodeSpace;
use rules::{Answer, Code, Hint, Marker, Rules, answer};
use words::Words;

use super::super::piece::{Piece, Pins};

/// Codes that are looked at for examples. They lie all over the space; their distance is a prime, so that they look
/// like what people would set.
const LOOKED_AT: u64 = 60;
const APART: u64 = 7919;
/// Another distance, for another example.
const ELSEWHERE: u64 = 6361;

/// A secret, a guess and its pins, with reasons.
#[derive(Template)]
#[template(path = "example.html")]
pub(crate) struct Example {
    secret: Vec<Piece>,
    secret_told: String,
    guess: Vec<Piece>,
    guess_told: String,
    /// How wide the drawing of the ties is: ten for each hole.
    width: usize,
    ties: Vec<Tie>,
    /// The pin that each peg of the guess earned; none in a group.
    under: Vec<&'static str>,
    /// What each marker of a group answers, by its hole; none elsewhere.
    over: Vec<&'static str>,
    /// All pins; none in a group.
    pins: Option<Pins>,
    /// The answer in words; none in a group.
    answer: String,
    why: Vec<String>,
}

impl HtmlSafe for Example {}

/// A line between two pegs.
struct Tie {
    from: usize,
    to: usize,
    class: &'static str,
}

impl Tie {
    fn new(secret: u8, guess: u8, class: &'static str) -> Self {
        Self { from: usize::from(secret) * 10 + 5, to: usize::from(guess) * 10 + 5, class }
    }
}

impl Example {
    /// The example of a secret and a guess.
    pub(crate) fn new(words: Words, rules: &Rules, secret: Code, guess: Code) -> Self {
        let holes = usize::from(rules.holes());
        let mut example = Self {
            secret: Piece::row(rules, secret),
            secret_told: words.code(rules, secret),
            guess: Piece::row(rules, guess),
            guess_told: words.code(rules, guess),
            width: holes * 10,
            ties: Vec::new(),
            under: Vec::new(),
            over: Vec::new(),
            pins: None,
            answer: String::new(),
            why: Vec::new(),
        };
        if rules.edition().format.holds_parts() {
            let markers = markers(rules, secret);
            example.over = vec![""; holes];
            for marker in &markers {
                let class = match answer::hint(*marker, guess) {
                    Hint::Black => "black",
                    Hint::White => "white",
                    Hint::Nothing => "none",
                };
                example.over[usize::from(marker.number) - 1] = class;
                let pegs = heard(*marker, guess).into_iter();
                example.ties.extend(pegs.map(|hole| Tie::new(marker.number - 1, hole, class)));
            }
            example.why = words.why_hints(rules, &markers, guess);
            return example;
        }
        example.under = vec!["none"; holes];
        for earned in rules.pairing(secret, guess) {
            let class = match earned.pin {
                Pin::Black => "black",
                Pin::White => "white",
                Pin::Blue => "blue",
            };
            example.under[usize::from(earned.guess)] = class;
            example.ties.push(Tie::new(earned.secret, earned.guess, class));
        }
        let answer = rules.answer(secret, guess);
        example.pins = Some(Pins::new(rules.holes(), Some(answer)));
        example.answer = words.answer_sentence(answer);
        example.why = words.why(rules, secret, guess);
        example
    }
}

/// The markers that make up a group's secret.
fn markers(rules: &Rules, secret: Code) -> Vec<Marker> {
    let drawn = (1..).zip(secret.symbols()).filter(|(_, colour)| rules.palette().blank() != Some(**colour));
    drawn.map(|(number, colour)| Marker { number, colour: *colour }).collect()
}

/// Good examples for some rules: one with all kinds of pins; and where things can repeat, one in which a peg earns
/// nothing since its like have earned everything.
pub(super) fn of(words: Words, rules: &Rules) -> Vec<Example> {
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
    let chosen = first.into_iter().chain(second.filter(|pair| Some(*pair) != first));
    chosen.map(|(secret, guess)| Example::new(words, rules, secret, guess)).collect()
}

/// A secret and a guess to begin with, other than those of the examples.
pub(super) fn beginning(rules: &Rules) -> Option<(Code, Code)> {
    pairs(rules, ELSEWHERE).into_iter().max_by_key(|(secret, guess)| variety(rules, *secret, *guess))
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

/// How much an example shows: as many kinds of pins as can be, then few of each, so that something is left over.
fn variety(rules: &Rules, secret: Code, guess: Code) -> (usize, Reverse<u8>) {
    if rules.edition().format.holds_parts() {
        let hints: Vec<_> =
            markers(rules, secret).iter().map(|marker| answer::hint(*marker, guess)).collect();
        let kinds = [Hint::Black, Hint::White, Hint::Nothing];
        let blank = rules.palette().blank().map_or(0, |blank| guess.count(blank));
        return (kinds.iter().filter(|kind| hints.contains(kind)).count(), Reverse(blank));
    }
    let Answer { black, white, blue } = rules.answer(secret, guess);
    let kinds = [black, white, blue].iter().filter(|pins| **pins > 0).count();
    (kinds, Reverse(black + white + blue))
}

#[cfg(test)]
mod tests {
    use rules::editions::EDITIONS;
    use words::Language;

    use super::*;

    #[test]
    fn every_edition_has_an_example_with_every_kind_of_pin() {
        for edition in EDITIONS {
            let rules = Rules::default_of(edition);
            let examples = of(Words::of(Language::English), &rules);
            let first = examples.first().unwrap_or_else(|| panic!("{} has no example", edition.id));
            let drawn = if edition.format.holds_parts() { &first.over } else { &first.under };
            let mut wanted = vec!["black", "white"];
            if !rules.palette().shapes.is_empty() {
                wanted.push("blue");
            }
            for pin in wanted {
                assert!(drawn.contains(&pin), "{}: {pin}", edition.id);
            }
            assert!(!first.why.is_empty(), "{}", edition.id);
        }
    }
}
