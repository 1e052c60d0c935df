//! The key of a request, with which it can be sent again without being done again.

use std::fmt;

use sha2::{Digest as _, Sha256};
use store::{Hash, Request};

use crate::caller::Caller;
use crate::error::Error;
use crate::token::{Token, hex};

/// The most bytes of a key.
const MOST: usize = 64;

/// The fewest bytes of a key that nobody can guess: 128 bits, written as densely as is usual.
const UNGUESSABLE: usize = 22;

/// The key of a request, and the hash of what was asked.
///
/// The store knows a hash of the key alone: whoever had a copy of it could else ask for the token of somebody who came
/// without one.
#[derive(Clone, PartialEq, Eq)]
pub struct Key {
    name: String,
    seed: Hash,
    unguessable: bool,
    body: Hash,
}

impl Key {
    /// A key as the sender chose it, with all that was asked.
    pub fn new(key: &str, body: &[u8]) -> Result<Self, Error> {
        if key.is_empty() || key.len() > MOST {
            return Err(Error::Key);
        }
        let hash = |what: &[u8]| Sha256::new_with_prefix(what).chain_update(key).finalize();
        Ok(Self {
            name: hex(&hash(b"codeknacker key ")[..16]),
            seed: hash(b"codeknacker seed ").into(),
            unguessable: key.len() >= UNGUESSABLE,
            body: Sha256::digest(body).into(),
        })
    }

    /// The request of somebody at a place: a table, or none in particular. Keys are somebody's own: whoever takes a seat
    /// later can't run into those of whoever had it before.
    pub(crate) fn request(&self, place: &str, caller: &Caller) -> Option<Request> {
        // Part of the hash of the hash: enough to tell senders apart, of no use to find a token.
        let who = hex(&Sha256::digest(caller.first()?.hash())[..16]);
        Some(Request { scope: format!("{place} {who}"), key: self.name.clone(), body: self.body })
    }

    /// What the token of somebody who comes without one is made of: the same each time the request is sent. Whoever
    /// guessed the key would get the seat; so it must be one that can't be guessed.
    pub(crate) fn newcomer(&self) -> Result<&Hash, Error> {
        if self.unguessable { Ok(&self.seed) } else { Err(Error::KeyGuessable) }
    }

    /// What something is made of that only whoever has this token may know.
    pub(crate) fn seed(&self, token: &Token) -> Hash {
        Sha256::new_with_prefix(self.seed).chain_update(token.hash()).finalize().into()
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(kept)")
    }
}
