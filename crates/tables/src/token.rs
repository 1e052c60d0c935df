//! Tokens: the holder of one may play its seats.
//!
//! **Law:** only tokens that the servers issued count. A token is random bytes and a keyed mark of them, so anybody's own
//! choice is refused without looking anything up, and nobody can have somebody else use a token of their making.

use std::fmt;

use hmac::{Hmac, KeyInit as _, Mac as _};
use rules::commitment::unhex;
use sha2::{Digest as _, Sha256};
use store::Hash;
use subtle::ConstantTimeEq as _;

use crate::boxed;
use crate::error::HouseError;
use crate::house::House;
use crate::source::{Purpose, Source};

/// Random bytes of a token, and bytes of its mark: 128 bits each.
const BYTES: usize = 16;

/// The name of the key that marks are made with. All nodes share it through the database.
const KEY: &str = "tokens";

/// A token that was issued. It is shown once, to whom it belongs; the store knows its hash alone.
///
/// It has no `Display`, and its `Debug` says nothing of it, so that it can't get into a log by accident.
#[derive(Clone)]
pub struct Token {
    bytes: [u8; BYTES],
    mark: [u8; BYTES],
}

impl Token {
    /// A fresh one.
    fn issue(source: &Source, key: &[u8]) -> Self {
        let mut bytes = [0; BYTES];
        bytes.copy_from_slice(&source.bytes(Purpose::Token)[..BYTES]);
        Self { bytes, mark: mark(key, &bytes) }
    }

    /// The token that a text shows; nothing unless it was issued with this key.
    fn read(text: &str, key: &[u8]) -> Option<Self> {
        let both: [u8; 2 * BYTES] = unhex(text)?;
        let (mut bytes, mut shown) = ([0; BYTES], [0; BYTES]);
        bytes.copy_from_slice(&both[..BYTES]);
        shown.copy_from_slice(&both[BYTES..]);
        let mark = mark(key, &bytes);
        bool::from(mark.ct_eq(&shown)).then_some(Self { bytes, mark })
    }

    /// Its 64 hex digits, for a cookie or the answer to a program.
    pub fn reveal(&self) -> String {
        hex::encode(self.bytes) + &hex::encode(self.mark)
    }

    /// What the store keeps of it.
    pub fn hash(&self) -> Hash {
        Sha256::new_with_prefix(b"codeknacker token ").chain_update(self.bytes).finalize().into()
    }
}

/// The mark that belongs to a token's random bytes.
fn mark(key: &[u8], bytes: &[u8; BYTES]) -> [u8; BYTES] {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("an HMAC takes a key of any length");
    mac.update(bytes);
    let mut mark = [0; BYTES];
    mark.copy_from_slice(&mac.finalize().into_bytes()[..BYTES]);
    mark
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(kept)")
    }
}

impl House {
    /// A token for somebody new. It is good for nothing until a seat is taken with it.
    #[boxed]
    pub async fn issue(&self) -> Result<Token, HouseError> {
        Ok(Token::issue(&self.inner.source, &self.key(KEY, Purpose::Key).await?))
    }

    /// The token that a text shows; nothing unless a server of this store issued it.
    #[boxed]
    pub async fn token(&self, text: &str) -> Result<Option<Token>, HouseError> {
        Ok(Token::read(text, &self.key(KEY, Purpose::Key).await?))
    }
}

/// Whether two hashes are the same. It takes as long for any two.
pub(crate) fn same(one: &Hash, other: &Hash) -> bool {
    one.ct_eq(other).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_issued_tokens_are_tokens() {
        let source = Source::system();
        let token = Token::issue(&source, b"key");
        let shown = token.reveal();
        assert_eq!(shown.len(), 64);
        let read = Token::read(&shown, b"key").expect("what was shown");
        assert!(same(&read.hash(), &token.hash()));
        assert_eq!(format!("{token:?}"), "Token(kept)");
        assert!(!same(&token.hash(), &Token::issue(&source, b"key").hash()));
        assert!(Token::read(&shown, b"other key").is_none());
        // Each bit of both halves matters.
        for place in 0..64 {
            let mut digits = shown.clone().into_bytes();
            digits[place] = if digits[place] == b'0' { b'1' } else { b'0' };
            assert!(Token::read(std::str::from_utf8(&digits).unwrap(), b"key").is_none(), "{place}");
        }
        let chosen = ["0".repeat(64), "0".repeat(32), String::new(), shown[..32].to_owned(), shown + "0"];
        for wrong in chosen {
            assert!(Token::read(&wrong, b"key").is_none(), "{wrong}");
        }
    }
}
