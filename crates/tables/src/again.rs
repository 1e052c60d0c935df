//! Requests that may be sent again: what was done is remembered together with their key.

use store::{Asked, Known, Once};

use crate::caller::Caller;
use crate::error::Error;
use crate::house::House;
use crate::key::Key;

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
}

/// What came of something that is done once; nothing if it was done before.
pub(crate) fn first<T>(once: Once<T>) -> Result<Option<T>, Error> {
    match once {
        Once::Done(done) => Ok(Some(done)),
        Once::Repeated(_) => Ok(None),
        Once::Reused => Err(Error::KeyReused),
    }
}
