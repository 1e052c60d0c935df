//! Who asks: somebody with tokens, or nobody in particular.

use std::fmt;

use store::Hash;

use crate::token::{Token, same};

/// Whoever asks, by the tokens that came along: none, a program's one, or those of a browser.
#[derive(Clone, Debug, Default)]
pub struct Caller {
    tokens: Vec<Token>,
    /// The hashes of the tokens: they are compared with every seat that is asked for.
    hashes: Hashes,
}

/// Hashes that are not shown.
#[derive(Clone, Default)]
struct Hashes(Vec<Hash>);

impl fmt::Debug for Hashes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(kept)")
    }
}

/// The most tokens that are looked at.
const MOST: usize = 8;

impl Caller {
    /// Somebody without a token.
    pub const fn nobody() -> Self {
        Self { tokens: Vec::new(), hashes: Hashes(Vec::new()) }
    }

    /// Somebody with these tokens; the first is used for new seats.
    pub fn new(tokens: impl IntoIterator<Item = Token>) -> Self {
        let tokens: Vec<_> = tokens.into_iter().take(MOST).collect();
        let hashes = Hashes(tokens.iter().map(Token::hash).collect());
        Self { tokens, hashes }
    }

    /// The token that new seats are taken with.
    pub fn first(&self) -> Option<&Token> {
        self.tokens.first()
    }

    /// The tokens.
    pub(crate) fn tokens(&self) -> &[Token] {
        &self.tokens
    }

    /// Whether one of the tokens has this hash.
    pub(crate) fn holds(&self, hash: Option<&Hash>) -> bool {
        let Some(hash) = hash else { return false };
        self.hashes.0.iter().fold(false, |held, token| same(token, hash) | held)
    }
}

impl From<Token> for Caller {
    fn from(token: Token) -> Self {
        Self::new([token])
    }
}
