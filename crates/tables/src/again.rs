//! Requests that may be sent again: what was done is remembered together with their key.

use store::{Asked, Known, Once};

use crate::caller::Caller;
use crate::error::Error;
use crate::house::House;
use crate::key::Key;
use crate::source::Purpose;
use crate::token::Token;

/// The name of the key from which tokens and links follow that may have to be told again.
const KEY: &str = "told again";

impl House {
    /// Whether the same was asked with this key before. A key that was used for something else is refused.
    pub async fn was_done(&self, table: &str, caller: &Caller, key: Option<&Key>) -> Result<bool, Error> {
        self.known(&self.asked(table, caller, key)).await
    }

    /// When something is asked for at a table, or at no table in particular, and with which key.
    pub(crate) fn asked(&self, table: &str, caller: &Caller, key: Option<&Key>) -> Asked {
        Asked { now: self.now(), request: key.and_then(|key| key.request(table, caller)) }
    }

    /// Whether the same was asked before.
    pub(crate) async fn known(&self, asked: &Asked) -> Result<bool, Error> {
        let Some(request) = &asked.request else { return Ok(false) };
        match self.inner.store.known(request, asked.now).await? {
            None => Ok(false),
            Some(Known::Repeated(_)) => Ok(true),
            Some(Known::Reused) => Err(Error::KeyReused),
        }
    }

    /// Remembers the key of something that changes nothing in the store. Says whether it is the first time.
    pub(crate) async fn keep(&self, asked: Asked) -> Result<bool, Error> {
        if asked.request.is_none() {
            return Ok(true);
        }
        Ok(first(self.inner.store.remember(asked).await?)?.is_some())
    }

    /// Somebody who wants a seat, and the token that is theirs from now on if they came without one.
    ///
    /// With a key it follows from the key: if the answer got lost, the same request gets the same token, and it is
    /// known what was done for it.
    pub(crate) async fn newcomer(
        &self,
        caller: &Caller,
        key: Option<&Key>,
    ) -> Result<(Caller, Option<Token>), Error> {
        if caller.first().is_some() {
            return Ok((caller.clone(), None));
        }
        let token = match key {
            Some(key) => self.told_again(b"token", key.newcomer()?).await?,
            None => Token::draw(&self.inner.source),
        };
        Ok((token.clone().into(), Some(token)))
    }

    /// A token that follows from what was sent, and from a key that only the servers know.
    pub(crate) async fn told_again(&self, what: &[u8], seed: &[u8]) -> Result<Token, Error> {
        Ok(Token::derive(&self.key(KEY, Purpose::Key).await?, &[what, seed].concat()))
    }
}

/// What came of something that is done once; nothing if it was done before.
pub(crate) fn first<T>(once: Once<T>) -> Result<Option<T>, Error> {
    match once {
        Once::Done(done) => Ok(Some(done)),
        Once::Repeated(_) => Ok(None),
        Once::Reused => Err(Error::KeyReused),
    }
}
