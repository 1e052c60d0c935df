//! The key of a request, with which it can be sent again without being done again.

use std::fmt;

use sha2::{Digest as _, Sha256};
use store::{Hash, Request};

use crate::caller::Caller;
use crate::error::Error;
use crate::hex::hex;

/// The most bytes of a key.
const MOST: usize = 64;

/// The key of a request, and the hash of what was asked. It opens nothing: it only tells two requests of one sender
/// apart.
#[derive(Clone, PartialEq, Eq)]
pub struct Key {
    name: String,
    body: Hash,
}

impl Key {
    /// A key as the sender chose it, with all that was asked.
    pub fn new(key: &str, body: &[u8]) -> Result<Self, Error> {
        if key.is_empty() || key.len() > MOST {
            return Err(Error::Key);
        }
        let hash = Sha256::new_with_prefix(b"codeknacker key ").chain_update(key).finalize();
        Ok(Self { name: hex(&hash[..16]), body: Sha256::digest(body).into() })
    }

    /// The request of somebody at a place: a table, or none in particular. Keys are somebody's own: whoever takes a seat
    /// later can't run into those of whoever had it before.
    pub(crate) fn request(&self, place: &str, caller: &Caller) -> Option<Request> {
        // Part of the hash of the hash: enough to tell senders apart, of no use to find a token.
        let who = hex(&Sha256::digest(caller.hash()?)[..16]);
        Some(Request { scope: format!("{place} {who}"), key: self.name.clone(), body: self.body })
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(kept)")
    }
}
