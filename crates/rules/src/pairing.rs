//! Which peg earned which pin: an answer, explained.
//!
//! Pins say nothing about places, so this is never shown at a table. Rule pages and lessons use it for codes that are
//! not secret.
//!
//! ```
//! use rules::pairing::{Earned, Pin, heard};
//! use rules::{Edition, Marker, Rules};
//!
//! let rules = Rules::default_of(Edition::find("original").unwrap());
//! let (secret, row) = (rules.read_secret("RRYB").unwrap(), rules.read_row("RGBW").unwrap());
//! // Holes count from 0: red is in its place, blue belongs in the last hole.
//! let (red, blue) = (
//!     Earned { guess: 0, secret: 0, pin: Pin::Black },
//!     Earned { guess: 2, secret: 3, pin: Pin::White },
//! );
//! assert_eq!(rules.pairing(secret, row), [red, blue]);
//! assert_eq!(Pin::White.letter(), 'w');
//!
//! // A group's marker hears its colour in two holes.
//! let group = Rules::default_of(Edition::find("group").unwrap());
//! assert_eq!(heard(Marker { number: 5, colour: 0 }, group.read_row("RYRYY").unwrap()), [0, 2]);
//! ```

use strum::EnumCount;

use crate::answer::{Blue, Hint, Marker, choices_of_white, hint};
use crate::code::Code;
use crate::edition::AnswerRule;
use crate::rules::Rules;
use crate::space::Palette;

/// A pin by its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, EnumCount)]
pub enum Pin {
    /// Right, and in the right place.
    Black,
    /// Right, in a wrong place.
    White,
    /// Half right, in its place.
    Blue,
}

impl Pin {
    /// The letter it is counted with.
    pub const fn letter(self) -> char {
        match self {
            Self::Black => 'b',
            Self::White => 'w',
            Self::Blue => 'u',
        }
    }
}

/// A pin with the two pegs that earned it. Holes count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Earned {
    /// The peg of the guess.
    pub guess: u8,
    /// The peg of the secret.
    pub secret: u8,
    /// The pin.
    pub pin: Pin,
}

impl Rules {
    /// Which pegs earned the pins of a row's answer, in the order of the guess. Where equal pegs could have earned the
    /// same pin, it is the first.
    pub fn pairing(&self, secret: Code, guess: Code) -> Vec<Earned> {
        let mut earned = match self.answer_rule() {
            AnswerRule::Classic | AnswerRule::Marker => classic(secret.symbols(), guess.symbols()),
            AnswerRule::BlackOnly => black(secret.symbols(), guess.symbols()),
            AnswerRule::Pairs => pairs(self.palette(), self.blue(), secret.symbols(), guess.symbols()),
        };
        earned.sort_unstable();
        earned
    }
}

/// The pegs of a row that a marker answers to, in holes from 0: its own hole for black, all holes with its colour for
/// white, which is one pin however many they are.
pub fn heard(marker: Marker, row: Code) -> Vec<u8> {
    let coloured = (0..).zip(row.symbols()).filter(|(_, symbol)| **symbol == marker.colour);
    match hint(marker, row) {
        Hint::Black => vec![marker.number - 1],
        Hint::White => coloured.map(|(hole, _)| hole).collect(),
        Hint::Nothing => Vec::new(),
    }
}

fn classic(secret: &[u8], guess: &[u8]) -> Vec<Earned> {
    let mut earned = black(secret, guess);
    let used: u8 = earned.iter().map(|pin| 1 << pin.guess).sum();
    let mut free = !used;
    for (hole, symbol) in (0..).zip(guess).filter(|(hole, _)| used & 1 << hole == 0) {
        let found = (0..).zip(secret).find(|(other, peg)| free & 1 << other != 0 && *peg == symbol);
        if let Some((other, _)) = found {
            free &= !(1 << other);
            earned.push(Earned { guess: hole, secret: other, pin: Pin::White });
        }
    }
    earned
}

fn pairs(palette: &Palette, rule: Blue, secret: &[u8], guess: &[u8]) -> Vec<Earned> {
    let blacks = black(secret, guess);
    let used: u8 = blacks.iter().map(|pin| 1 << pin.guess).sum();
    let half_right = |hole: &u8| {
        let of = |side: &[u8]| palette.pair(side[usize::from(*hole)]);
        let (secret, guess) = (of(secret), of(guess));
        (secret.0 == guess.0) != (secret.1 == guess.1)
    };
    let mut best: Option<Vec<Earned>> = None;
    for in_guess in choices_of_white(guess, secret, used) {
        for in_secret in choices_of_white(secret, guess, used) {
            let mut earned = blacks.clone();
            earned.extend(white(secret, guess, in_secret, in_guess));
            let taken = match rule {
                Blue::Matched => in_guess | in_secret,
                Blue::GuessOnly => in_guess,
            };
            let blues = (0..secret.len() as u8).filter(|hole| taken & 1 << hole == 0 && half_right(hole));
            earned.extend(blues.map(|hole| Earned { guess: hole, secret: hole, pin: Pin::Blue }));
            // Blacks and whites are as many in every choice.
            if best.as_ref().is_none_or(|best| best.len() < earned.len()) {
                best = Some(earned);
            }
        }
    }
    best.unwrap_or(blacks)
}

fn black(secret: &[u8], guess: &[u8]) -> Vec<Earned> {
    let same = (0..).zip(secret.iter().zip(guess)).filter(|(_, (secret, guess))| secret == guess);
    same.map(|(hole, _)| Earned { guess: hole, secret: hole, pin: Pin::Black }).collect()
}

/// The whites between chosen holes: equal pairs find each other from left to right.
fn white(secret: &[u8], guess: &[u8], in_secret: u8, in_guess: u8) -> Vec<Earned> {
    let mut free = in_secret;
    let mut earned = Vec::new();
    for hole in (0..guess.len() as u8).filter(|hole| in_guess & 1 << hole != 0) {
        let alike =
            |other: &u8| free & 1 << other != 0 && secret[usize::from(*other)] == guess[usize::from(hole)];
        if let Some(other) = (0..secret.len() as u8).find(alike) {
            free &= !(1 << other);
            earned.push(Earned { guess: hole, secret: other, pin: Pin::White });
        }
    }
    earned
}
