//! Commitments: a maker's promise, made before the first row, that the secret won't change.
//!
//! ```
//! use rules::Salt;
//! use rules::commitment::{Commitment, MatchId, promise, unhex};
//!
//! let id = MatchId::new("evening-7").unwrap();
//! assert!(MatchId::new("Evening 7").is_none() && id.as_str().len() <= MatchId::MAX);
//! let salt = Salt::read("000102030405060708090a0b0c0d0e0f").unwrap();
//! assert_eq!(unhex(&salt.to_hex()), Some(salt.0));
//!
//! // What anybody can check: `printf %s 'codeknacker/1 evening-7 1 0001…0e0f RRYB' | sha256sum`.
//! assert_eq!(
//!     promise(&id, 1, salt, "RRYB"),
//!     format!("codeknacker/1 evening-7 1 {} RRYB", salt.to_hex())
//! );
//! let commitment = Commitment::new(&id, 1, salt, "RRYB");
//! assert_eq!(
//!     commitment.to_string(),
//!     "72d0688dc6d3e4358d9ba6dc29a6a4c55ffef8a106b2ccf5f7dfe26bad3bfa98"
//! );
//! assert_eq!(Commitment::read(&commitment.to_string()), Some(commitment));
//! ```

use std::fmt;

use sha2::{Digest, Sha256};

use crate::secret::Salt;

/// The identity of a match: what its commitments are bound to.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MatchId(String);

impl MatchId {
    /// The most characters of an identity.
    pub const MAX: usize = 64;

    /// An identity of lower-case letters, digits and hyphens.
    pub fn new(text: &str) -> Option<Self> {
        let plain = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
        let good = (1..=Self::MAX).contains(&text.len()) && text.bytes().all(plain);
        good.then(|| Self(text.to_owned()))
    }

    /// A fresh one: 20 characters that are easy to read aloud.
    pub fn draw(chance: &mut impl rand::CryptoRng) -> Self {
        use rand::RngExt;
        const LETTERS: &[u8] = b"abcdefghjkmnpqrstuvwxyz23456789";
        Self((0..20).map(|_| char::from(LETTERS[chance.random_range(0..LETTERS.len())])).collect())
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The hash that is shown while the secret is not.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment([u8; 32]);

impl Commitment {
    /// Commits to a secret in notation. The very text that is hashed comes from [`promise`], so anybody can
    /// check it with `sha256sum`.
    pub fn new(id: &MatchId, round: u32, salt: Salt, secret: &str) -> Self {
        Self(Sha256::digest(promise(id, round, salt, secret)).into())
    }

    /// The commitment that is written with these 64 hex digits.
    pub fn read(text: &str) -> Option<Self> {
        unhex(text).map(Self)
    }
}

/// The text that a commitment is the hash of.
pub fn promise(id: &MatchId, round: u32, salt: Salt, secret: &str) -> String {
    format!("codeknacker/1 {id} {round} {} {secret}", hex::encode(salt.0))
}

/// The bytes of exactly `N` lower-case pairs of hex digits, or nothing: there is one way to write bytes.
pub fn unhex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    let lower = !text.bytes().any(|byte| byte.is_ascii_uppercase());
    (lower && hex::decode_to_slice(text, &mut bytes).is_ok()).then_some(bytes)
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

/// A text with its promises replaced by a fixed word, for those who compare texts that differ in them: sixty-four hex
/// digits in a row are a promise, and nobody can tell one from chance.
#[doc(hidden)]
pub fn masked(text: &str) -> String {
    let mut masked = String::with_capacity(text.len());
    let mut digits = String::new();
    for c in text.chars() {
        if c.is_ascii_digit() || ('a'..='f').contains(&c) {
            digits.push(c);
            continue;
        }
        masked.push_str(if digits.len() == 64 { "(promise)" } else { &digits });
        digits.clear();
        masked.push(c);
    }
    masked.push_str(if digits.len() == 64 { "(promise)" } else { &digits });
    masked
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn promises_are_masked_and_nothing_else_is() {
        let promise = "0a".repeat(32);
        assert_eq!(masked(&format!("{promise} b4 {promise}")), "(promise) b4 (promise)");
        assert_eq!(
            masked(&format!("{promise}f, {}", &promise[1..])),
            format!("{promise}f, {}", &promise[1..])
        );
    }

    #[test]
    fn commitments_and_salts_are_read_as_they_are_written() {
        let salt = Salt([0xa7; 16]);
        let id = MatchId::new("abc").expect("an identity");
        let commitment = Commitment::new(&id, 1, salt, "RGBY");
        assert_eq!(Commitment::read(&commitment.to_string()), Some(commitment));
        assert_eq!(Salt::read(&salt.to_hex()), Some(salt));
        for wrong in ["", "a7", "A7A7A7A7A7A7A7A7A7A7A7A7A7A7A7A7", "g7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7"] {
            assert_eq!((Commitment::read(wrong), Salt::read(wrong)), (None, None), "{wrong}");
        }
    }
}
