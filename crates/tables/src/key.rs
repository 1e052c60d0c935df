//! The key of a request, with which it can be sent again without being done again.

use sha2::{Digest as _, Sha256};
use store::{Hash, Request};

use crate::error::Error;
use crate::token::{Token, hex};

/// The most bytes of a key.
const MOST: usize = 64;

/// The key of a request, and the hash of what was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key {
    key: String,
    body: Hash,
}

impl Key {
    /// A key as the sender chose it, with all that was asked.
    pub fn new(key: &str, body: &[u8]) -> Result<Self, Error> {
        if key.is_empty() || key.len() > MOST || key.contains('\0') {
            return Err(Error::Key);
        }
        Ok(Self { key: key.to_owned(), body: Sha256::digest(body).into() })
    }

    /// The request of somebody with this token who wants something. Those without one can't be told apart: whoever
    /// guessed the key of another would get what is not his.
    pub(crate) fn request(self, what: &str, token: Option<&Token>) -> Option<Request> {
        // Part of the hash of the hash: enough to tell senders apart, of no use to find a token.
        let who = hex(&Sha256::digest(token?.hash())[..16]);
        Some(Request { scope: format!("{what} {who}"), key: self.key, body: self.body })
    }

    /// The request of a seat.
    pub(crate) fn of_seat(self, table: &str, seat: rules::Seat) -> Request {
        Request { scope: format!("{table} {seat}"), key: self.key, body: self.body }
    }
}
