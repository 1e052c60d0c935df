//! The answers: a few obvious lines per rule. They are the specification; every faster way is held to them.
//!
//! ```
//! use rules::answer::{Blue, black_only, classic, hint, pairs};
//! use rules::pairing::Pin;
//! use rules::{Answer, Code, Edition, Hint, Marker, Rules};
//!
//! let (secret, row) = (Code::new(&[0, 0, 1, 3]), Code::new(&[0, 2, 3, 1]));
//! let answer = classic(secret, row);
//! assert_eq!(answer, Answer { black: 1, white: 2, blue: 0 });
//! assert_eq!(answer.count(Pin::White), 2);
//! assert_eq!(black_only(secret, row), Answer { black: 1, ..Answer::default() });
//! assert_eq!(classic(secret, secret), Answer::solved(4));
//!
//! // A red triangle instead of a yellow one: half right.
//! let grand = Rules::default_of(Edition::find("grand").unwrap());
//! let (secret, row) =
//!     (grand.read_secret("tR sY cG rB").unwrap(), grand.read_row("tY sY cG rB").unwrap());
//! let answer = pairs(grand.palette(), Blue::Matched, secret, row);
//! assert_eq!(answer, Answer { black: 3, white: 0, blue: 1 });
//!
//! // A group's marker: colour 4 in hole 3.
//! let marker = Marker { number: 3, colour: 4 };
//! assert_eq!(hint(marker, Code::new(&[1, 2, 4, 0, 0])), Hint::Black);
//! assert_eq!(hint(marker, Code::new(&[4, 2, 1, 0, 0])), Hint::White);
//! ```

use crate::code::Code;
use crate::pairing::Pin;
use crate::space::Palette;

/// The pins beside a row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Answer {
    /// Right symbol, right place (a red pin on the later sheets).
    pub black: u8,
    /// Right symbol, wrong place (not where only black pins answer).
    pub white: u8,
    /// In its place exactly one of shape and colour is right (pairs only).
    pub blue: u8,
}

impl Answer {
    /// The answer to a row that is the secret.
    pub const fn solved(holes: u8) -> Self {
        Self { black: holes, white: 0, blue: 0 }
    }

    /// How many pins of a kind it holds.
    pub const fn count(self, pin: Pin) -> u8 {
        match pin {
            Pin::Black => self.black,
            Pin::White => self.white,
            Pin::Blue => self.blue,
        }
    }
}

/// The classic answer: exact and misplaced symbols.
///
/// Each symbol earns a pin for every time both codes have it; pins for the right place are black.
pub fn classic(secret: Code, guess: Code) -> Answer {
    let (secret, guess) = (secret.symbols(), guess.symbols());
    let black = secret.iter().zip(guess).filter(|(s, g)| s == g).count();
    let mut unused = [0u8; u8::MAX as usize + 1];
    for symbol in secret {
        unused[usize::from(*symbol)] += 1;
    }
    let mut common = 0;
    for symbol in guess {
        let left = &mut unused[usize::from(*symbol)];
        common += usize::from(*left > 0);
        *left = left.saturating_sub(1);
    }
    Answer { black: black as u8, white: (common - black) as u8, blue: 0 }
}

/// The answer by black pins alone: exact symbols, and nothing about misplaced ones.
pub fn black_only(secret: Code, guess: Code) -> Answer {
    let exact = secret.symbols().iter().zip(guess.symbols()).filter(|(s, g)| s == g).count();
    Answer { black: exact as u8, ..Answer::default() }
}

/// Whether blue may fall where a white has used the secret's pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blue {
    /// Every pair of the secret is used once: a white in place of blue.
    Matched,
    /// Blue is judged by the guess alone.
    GuessOnly,
}

/// The answer for pairs of shape and colour: as many blacks as can be, then whites, then blues.
///
/// The codes fix the blacks and the number of whites. Which of several equal pairs a white uses is free and changes
/// the blues, so every choice is tried.
pub fn pairs(palette: &Palette, blue_rule: Blue, secret: Code, guess: Code) -> Answer {
    let (secret, guess) = (secret.symbols(), guess.symbols());
    let holes = 0..secret.len();
    let black: u8 = holes.clone().filter(|i| secret[*i] == guess[*i]).map(|i| 1 << i).sum();
    let half_right: u8 = holes
        .filter(|i| {
            let (secret, guess) = (palette.pair(secret[*i]), palette.pair(guess[*i]));
            (secret.0 == guess.0) != (secret.1 == guess.1)
        })
        .map(|i| 1 << i)
        .sum();

    let mut best = Answer::default();
    for white_in_guess in choices_of_white(guess, secret, black) {
        for white_in_secret in choices_of_white(secret, guess, black) {
            let used = match blue_rule {
                Blue::Matched => white_in_guess | white_in_secret,
                Blue::GuessOnly => white_in_guess,
            };
            let blue = (half_right & !used).count_ones() as u8;
            let white = white_in_guess.count_ones() as u8;
            best = best.max(Answer { black: black.count_ones() as u8, white, blue });
        }
    }
    best
}

/// The sets of holes of `side` that the whites may use: of every pair as many as both sides have besides black.
pub(crate) fn choices_of_white(side: &[u8], other: &[u8], black: u8) -> impl Iterator<Item = u8> + Clone {
    let holes = 0..side.len();
    let is_black = move |i: usize| black & 1 << i != 0;
    let count =
        |codes: &[u8], pair: u8| (0..codes.len()).filter(|i| codes[*i] == pair && !is_black(*i)).count();
    let mut same_pair = [0u8; crate::code::MAX_HOLES];
    let mut whites = [0u32; crate::code::MAX_HOLES];
    for i in holes.clone().filter(|i| !is_black(*i)) {
        same_pair[i] = holes.clone().filter(|j| side[*j] == side[i] && !is_black(*j)).map(|j| 1 << j).sum();
        whites[i] = count(side, side[i]).min(count(other, side[i])) as u32;
    }
    let all: u16 = 1 << side.len();
    (0..all).map(|set| set as u8).filter(move |set| {
        set & black == 0 && holes.clone().all(|i| (set & same_pair[i]).count_ones() == whites[i])
    })
}

/// A player's part of the secret: a colour and the number of its hole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Marker {
    /// The hole, 1 to 5.
    pub number: u8,
    /// The colour.
    pub colour: u8,
}

/// What a marker answers to a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Hint {
    /// The colour is in the marker's hole.
    Black,
    /// The colour is in another hole.
    White,
    /// The colour is in no hole.
    Nothing,
}

/// The hint of one marker.
pub fn hint(marker: Marker, row: Code) -> Hint {
    let row = row.symbols();
    let hole = usize::from(marker.number).checked_sub(1).and_then(|place| row.get(place));
    if hole == Some(&marker.colour) {
        Hint::Black
    } else if row.contains(&marker.colour) {
        Hint::White
    } else {
        Hint::Nothing
    }
}
