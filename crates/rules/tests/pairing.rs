//! Answers explained: the pins are those of the answer, and each is earned.

use rules::answer::{Blue, Marker, hint};
use rules::pairing::{Earned, Pin, heard};
use rules::{Answer, Code, Hint, Rules};

#[path = "support/rules_of.rs"]
mod rules_of;
use rules_of::rules_of;

/// The answer that the pins are.
fn pins(earned: &[Earned]) -> Answer {
    let count = |pin| earned.iter().filter(|earned| earned.pin == pin).count() as u8;
    Answer { black: count(Pin::Black), white: count(Pin::White), blue: count(Pin::Blue) }
}

/// Fails unless every pin is earned by pegs that earn it, and by nothing else.
fn check(rules: &Rules, secret: Code, guess: Code) {
    let earned = rules.pairing(secret, guess);
    let what = || format!("{} {} {earned:?}", rules.show(secret), rules.show(guess));
    assert_eq!(pins(&earned), rules.answer(secret, guess), "{}", what());
    assert!(earned.is_sorted_by(|one, next| one.guess < next.guess), "a peg has one pin at most: {}", what());
    for (place, one) in earned.iter().enumerate() {
        let (of_guess, of_secret) =
            (guess.symbols()[usize::from(one.guess)], secret.symbols()[usize::from(one.secret)]);
        let right = match one.pin {
            Pin::Black => one.guess == one.secret && of_guess == of_secret,
            Pin::White => one.guess != one.secret && of_guess == of_secret,
            Pin::Blue => {
                let (guess, secret) = (rules.palette().pair(of_guess), rules.palette().pair(of_secret));
                one.guess == one.secret && (guess.0 == secret.0) != (guess.1 == secret.1)
            }
        };
        assert!(right, "{}", what());
        let again = earned[..place].iter().find(|other| other.secret == one.secret);
        let shared = |other: &Earned| rules.blue() == Blue::GuessOnly && other.pin.min(one.pin) == Pin::White;
        assert!(again.is_none_or(shared), "a peg of the secret earns once: {}", what());
    }
}

#[test]
fn every_pin_beside_single_symbols_is_earned_in_every_small_space() {
    for (holes, symbols, blanks, answers) in [
        (1, 2, "no", "automatic"),
        (3, 3, "yes", "automatic"),
        (4, 3, "no", "automatic"),
        (5, 2, "yes", "automatic"),
        (4, 3, "no", "black-only"),
    ] {
        let options = [
            format!("holes={holes}"),
            format!("symbols={symbols}"),
            format!("blanks={blanks}"),
            format!("answers={answers}"),
        ];
        let rules = rules_of("custom", &options.each_ref().map(String::as_str));
        let codes: Vec<_> = rules.secrets().iter().collect();
        for secret in &codes {
            for guess in &codes {
                check(&rules, *secret, *guess);
            }
        }
    }
}

#[test]
fn every_pin_of_pairs_is_earned_by_either_rule() {
    for blue in ["blue=matched", "blue=guess-only"] {
        let rules = rules_of("grand-blanks", &[blue]);
        // Two shapes and two colours, in all holes: every way in which pairs can repeat and be half right.
        let few: Vec<u8> = (0..rules.palette().size())
            .filter(|pair| {
                let (shape, colour) = rules.palette().pair(*pair);
                shape < 2 && colour < 2
            })
            .collect();
        assert_eq!(few.len(), 4);
        let codes: Vec<_> = (0..256usize)
            .map(|number| Code::new(&[0, 1, 2, 3].map(|hole| few[number >> (2 * hole) & 3])))
            .collect();
        for secret in &codes {
            for guess in &codes {
                check(&rules, *secret, *guess);
            }
        }
    }
}

#[test]
fn the_rule_books_examples_are_explained_as_it_tells_them() {
    let rules = rules_of("grand", &[]);
    let read = |text: &str| rules.read_secret(text).unwrap();
    let earned = rules.pairing(read("tR sB cG hY"), read("tR cG sG rK"));
    let one = |guess, secret, pin| Earned { guess, secret, pin };
    assert_eq!(earned, [one(0, 0, Pin::Black), one(1, 2, Pin::White)]);
    let earned = rules.pairing(read("tR sB cG hY"), read("tB sR cY hG"));
    assert_eq!(earned, [0, 1, 2, 3].map(|hole| one(hole, hole, Pin::Blue)));
}

#[test]
fn a_marker_answers_to_the_pegs_that_it_hears() {
    let rules = rules_of("group", &[]);
    let space = rules.guesses();
    for number in 1..=rules.holes() {
        for colour in 0..3 {
            let marker = Marker { number, colour };
            for row in space.iter().step_by(7) {
                let pegs = heard(marker, row);
                assert!(pegs.iter().all(|hole| row.symbols()[usize::from(*hole)] == colour));
                match hint(marker, row) {
                    Hint::Black => assert_eq!(pegs, [number - 1]),
                    Hint::White => assert_eq!(pegs.len(), usize::from(row.count(colour))),
                    Hint::Nothing => assert!(pegs.is_empty() && row.count(colour) == 0),
                }
            }
        }
    }
}
