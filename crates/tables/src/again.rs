//! Requests that may be done twice without harm, such as asking for a rematch: their keys are kept beside them.

use crate::caller::Caller;
use crate::error::Error;
use crate::house::House;
use crate::key::Key;
use store::Known;

impl House {
    /// What it led to if the same was asked with this key before. A key that was used for something else is refused.
    pub async fn was_done(&self, key: &Key, what: &str, caller: &Caller) -> Result<Option<String>, Error> {
        let Some(request) = key.clone().request(what, caller.first()) else { return Ok(None) };
        match self.inner.store.known(&request, self.now()).await? {
            None => Ok(None),
            Some(Known::Repeated(result)) => Ok(Some(result)),
            Some(Known::Reused) => Err(Error::KeyReused),
        }
    }

    /// Keeps the key of something that was done, and what it led to.
    pub async fn keep_key(&self, key: Key, what: &str, caller: &Caller, result: &str) -> Result<(), Error> {
        let Some(request) = key.request(what, caller.first()) else { return Ok(()) };
        Ok(self.inner.store.remember(request, result, self.now()).await?)
    }
}
