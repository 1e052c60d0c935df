//! The caller: somebody with a token, or nobody in particular.

use std::fmt;

use store::Hash;

use crate::error::HouseError;
use crate::token::{Token, same};

/// A caller: known by the hash of their token, or nobody in particular.
#[derive(Clone)]
pub struct Caller {
    hash: Option<Hash>,
    /// Where they ask from, as a number that is the same for the same place.
    place: Option<u64>,
}

impl Caller {
    /// Somebody without a token.
    pub const fn nobody() -> Self {
        Self { hash: None, place: None }
    }

    /// Notes where they ask from, such as an address: what is scarce is shared fairly among places.
    #[must_use]
    pub fn from_place(self, place: u64) -> Self {
        Self { place: Some(place), ..self }
    }

    /// Where they ask from.
    pub(crate) fn place(&self) -> Option<u64> {
        self.place
    }

    /// The hash of their token.
    pub fn hash(&self) -> Option<&Hash> {
        self.hash.as_ref()
    }

    /// The hash of their token, which they need for what they want.
    pub(crate) fn known(&self) -> Result<Hash, HouseError> {
        self.hash.ok_or(HouseError::NoToken)
    }

    /// Whether their token has this hash.
    pub(crate) fn holds(&self, hash: Option<&Hash>) -> bool {
        self.hash.as_ref().zip(hash).is_some_and(|(own, hash)| same(own, hash))
    }
}

impl From<Option<&Token>> for Caller {
    fn from(token: Option<&Token>) -> Self {
        Self { hash: token.map(Token::hash), place: None }
    }
}

/// Shows no hash: it would help to find the token.
impl fmt::Debug for Caller {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.hash.is_some() { "Caller(known)" } else { "Caller(nobody)" })
    }
}
