//! Tokens: who has one may play its seats.

use std::fmt;
use std::str::FromStr;

use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::{Digest as _, Sha256};
use store::Hash;
use subtle::ConstantTimeEq as _;

use crate::source::{Purpose, Source};

/// Bytes of a token: 128 bits.
const BYTES: usize = 16;

/// A token. It is shown once, to whom it belongs; the store knows its hash alone.
///
/// It has no `Display`, and its `Debug` says nothing of it, so that it can't get into a log by accident.
#[derive(Clone)]
pub struct Token([u8; BYTES]);

/// A text that is no token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoToken;

impl Token {
    /// A fresh one.
    pub(crate) fn draw(source: &Source) -> Self {
        let mut bytes = [0; BYTES];
        bytes.copy_from_slice(&source.bytes(Purpose::Token)[..BYTES]);
        Self(bytes)
    }

    /// One that follows from a key and a text, and can't be told from a fresh one without the key.
    pub(crate) fn derive(key: &[u8], text: &[u8]) -> Self {
        let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("an HMAC takes a key of any length");
        mac.update(text);
        let mut bytes = [0; BYTES];
        bytes.copy_from_slice(&mac.finalize().into_bytes()[..BYTES]);
        Self(bytes)
    }

    /// Its 32 hex digits, for a cookie or the answer to a program.
    pub fn reveal(&self) -> String {
        hex(&self.0)
    }

    /// What the store keeps of it.
    pub fn hash(&self) -> Hash {
        let mut hash = Sha256::new_with_prefix(b"codeknacker token ");
        hash.update(self.0);
        hash.finalize().into()
    }
}

impl FromStr for Token {
    type Err = NoToken;

    fn from_str(text: &str) -> Result<Self, NoToken> {
        let digits: &[u8; 2 * BYTES] = text.as_bytes().try_into().map_err(|_| NoToken)?;
        let mut bytes = [0; BYTES];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            *byte = digit(pair[0]).zip(digit(pair[1])).map(|(high, low)| high << 4 | low).ok_or(NoToken)?;
        }
        Ok(Self(bytes))
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(kept)")
    }
}

impl fmt::Display for NoToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a token is 32 hex digits in lower case")
    }
}

impl std::error::Error for NoToken {}

/// Whether two hashes are the same. It takes as long for any two.
pub(crate) fn same(one: &Hash, other: &Hash) -> bool {
    one.ct_eq(other).into()
}

/// Bytes in hex digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    let digit = |value: u8| char::from(b"0123456789abcdef"[usize::from(value)]);
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

/// The value of a hex digit.
fn digit(byte: u8) -> Option<u8> {
    match byte {
        b'0'..=b'9' => Some(byte - b'0'),
        b'a'..=b'f' => Some(byte - b'a' + 10),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_read_as_it_is_shown_and_nowhere_else() {
        let token = Token::draw(&Source::system());
        let shown = token.reveal();
        assert_eq!(shown.len(), 32);
        let read: Token = shown.parse().expect("what was shown");
        assert!(same(&read.hash(), &token.hash()));
        assert_eq!(format!("{token:?}"), "Token(kept)");
        assert!(!same(&token.hash(), &Token::draw(&Source::system()).hash()));
        for wrong in ["", "12", &shown[1..], &shown.replace(|_| true, "G"), &format!("{shown}0")] {
            assert_eq!(wrong.parse::<Token>().err(), Some(NoToken), "{wrong}");
        }
    }
}
