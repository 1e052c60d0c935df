//! The seed of a puzzle: its grade and a name, as text.

use std::fmt;

use rand::Rng;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::Rules;
use sha2::{Digest, Sha256};

use crate::advice::Ground;

/// The most characters of a seed's name.
pub const LONGEST_NAME: usize = 40;

/// The hardest grade; the easiest is 1.
pub const MOST_STARS: u8 = 5;

/// A puzzle's grade and name, written `3-name`. The same seed gives the same puzzle of a game on every machine.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PuzzleSeed {
    stars: u8,
    name: String,
}

impl PuzzleSeed {
    /// The seed of this grade and name; none if there is no such grade, or if the name is empty, too long, or has other
    /// characters than small letters, digits and hyphens.
    pub fn new(stars: u8, name: &str) -> Option<Self> {
        let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        let good = (1..=MOST_STARS).contains(&stars)
            && (1..=LONGEST_NAME).contains(&name.len())
            && name.bytes().all(plain);
        good.then(|| Self { stars, name: name.to_owned() })
    }

    /// A seed by chance.
    pub fn draw(stars: u8, chance: &mut impl Rng) -> Option<Self> {
        const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
        let letter = |_| char::from(LETTERS[(chance.next_u32() >> 27) as usize]);
        Self::new(stars, &(0..8).map(letter).collect::<String>())
    }

    /// The seed that is written so.
    pub fn read(text: &str) -> Option<Self> {
        let (stars, name) = text.split_once('-')?;
        let &[digit @ b'1'..=b'9'] = stars.as_bytes() else { return None };
        Self::new(digit - b'0', name)
    }

    /// The seed that somebody asks for: a name with a grade of its own, or with the one beside it; the easiest if none is
    /// named.
    pub fn wanted(stars: Option<u8>, text: &str) -> Option<Self> {
        match stars {
            Some(stars) => Self::new(stars, text),
            None => Self::read(text).or_else(|| Self::new(1, text)),
        }
    }

    /// The grade.
    pub const fn stars(&self) -> u8 {
        self.stars
    }

    /// The name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The chance of a try at this puzzle.
    pub(super) fn chance(&self, rules: &Rules, attempt: u32) -> ChaCha8Rng {
        let text = format!("codeknacker puzzle 1\n{}\n{self}\n{attempt}", Ground::name(rules));
        ChaCha8Rng::from_seed(Sha256::digest(text.as_bytes()).into())
    }
}

impl fmt::Display for PuzzleSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.stars, self.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_its_text() {
        let seed = PuzzleSeed::new(3, "2026-11-18").expect("a seed");
        assert_eq!(seed.to_string(), "3-2026-11-18");
        assert_eq!(PuzzleSeed::read("3-2026-11-18"), Some(seed));
        for text in ["", "3", "3-", "0-a", "6-a", "33-a", "3-A", "3-a b", "a-3", "3-ä"] {
            assert_eq!(PuzzleSeed::read(text), None, "{text}");
        }
        assert!(
            PuzzleSeed::new(1, &"a".repeat(40)).is_some() && PuzzleSeed::new(1, &"a".repeat(41)).is_none()
        );
    }
}
