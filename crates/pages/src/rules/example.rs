//! A secret, a guess and its pins, drawn, with the reason for every pin.

use askama::Template;
use askama::filters::HtmlSafe;
use play::markers_of;
use rules::pairing::{Pin, heard};
use rules::{Code, Hint, Rules, answer};
use words::Words;

use super::super::piece::{Piece, Pins, exact_class};

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
            secret: Piece::row(words, rules, secret),
            secret_told: words.code(rules, secret),
            guess: Piece::row(words, rules, guess),
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
            let markers = markers_of(rules, secret);
            example.over = vec![""; holes];
            for marker in &markers {
                let class = match answer::hint(*marker, guess) {
                    Hint::Black => exact_class(rules),
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
                Pin::Black => exact_class(rules),
                Pin::White => "white",
                Pin::Blue => "blue",
            };
            example.under[usize::from(earned.guess)] = class;
            example.ties.push(Tie::new(earned.secret, earned.guess, class));
        }
        let answer = rules.answer(secret, guess);
        example.pins = Some(Pins::new(rules, Some(answer)));
        example.answer = words.answer_sentence(rules, answer);
        example.why = words.why(rules, secret, guess);
        example
    }
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
            let examples = play::examples(&rules);
            let (secret, guess) = examples.first().unwrap_or_else(|| panic!("{} has no example", edition.id));
            let first = Example::new(Words::of(Language::English), &rules, *secret, *guess);
            let drawn = if edition.format.holds_parts() { &first.over } else { &first.under };
            let mut wanted = vec![exact_class(&rules), "white"];
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
