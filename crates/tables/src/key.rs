//! The key of a request, with which it can be sent again without being done again: what was done is remembered together
//! with it.

use std::fmt;
use std::sync::Arc;

use rules::Seat;
use sha2::{Digest as _, Sha256};
use store::{AskedAt, Hash, KnownKey, Once, Request};
use wire::TableState;

use crate::boxed;
use crate::caller::Caller;
use crate::error::HouseError;
use crate::house::House;
use crate::room::Room;

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
    pub fn new(key: &str, body: &[u8]) -> Result<Self, HouseError> {
        if key.is_empty() || key.len() > MOST {
            return Err(HouseError::Key);
        }
        let hash = Sha256::new_with_prefix(b"codeknacker key ").chain_update(key).finalize();
        Ok(Self { name: hex::encode(&hash[..16]), body: Sha256::digest(body).into() })
    }

    /// The request of somebody at a place: a table, or none in particular. Keys are personal: a player who takes a seat
    /// later can't run into those of its previous holder.
    pub(crate) fn request(&self, place: &str, caller: &Caller) -> Option<Request> {
        // Part of the hash of the hash: enough to tell senders apart, of no use to find a token.
        let who = hex::encode(&Sha256::digest(caller.hash()?)[..16]);
        Some(Request { scope: format!("{place} {who}"), key: self.name.clone(), body: self.body })
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(kept)")
    }
}

impl House {
    /// Whether the same was asked with this key before. A key that was used for something else is refused.
    #[boxed]
    pub async fn was_done(
        &self,
        table: &str,
        caller: &Caller,
        key: Option<&Key>,
    ) -> Result<bool, HouseError> {
        self.was_repeated(&self.asked(table, caller, key)).await
    }

    /// When something is asked for at a table, or at no table in particular, and with which key.
    pub(crate) fn asked(&self, table: &str, caller: &Caller, key: Option<&Key>) -> AskedAt {
        AskedAt { now: self.now(), request: key.and_then(|key| key.request(table, caller)) }
    }

    /// Whether the same was asked before with this key.
    pub(crate) async fn was_repeated(&self, asked: &AskedAt) -> Result<bool, HouseError> {
        let Some(request) = &asked.request else { return Ok(false) };
        match self.inner.store.known(request, asked.now).await? {
            None => Ok(false),
            Some(KnownKey::Repeated(_)) => Ok(true),
            Some(KnownKey::Reused) => Err(HouseError::KeyReused),
        }
    }

    /// Does once what a seat asks for at its table, and returns the table's state afterwards. `attempt` gets the
    /// current room; it returns nothing if somebody else was quicker, and is then called again. A request that was
    /// done before is not repeated.
    pub(crate) async fn once_at<A: Future<Output = Result<Option<TableState>, HouseError>> + Send>(
        &self,
        table: &str,
        seat: Seat,
        caller: &Caller,
        key: Option<&Key>,
        attempt: impl Fn(Arc<Room>, AskedAt) -> A + Send + Sync,
    ) -> Result<TableState, HouseError> {
        let asked = self.asked(table, caller, key);
        loop {
            let room = self.fresh_room(table).await?;
            room.own(caller, seat)?;
            if self.was_repeated(&asked).await? {
                return self.state(table, caller, Some(seat)).await;
            }
            if let Some(state) = attempt(room, asked.clone()).await? {
                return Ok(state);
            }
        }
    }

    /// Remembers the key of something that changes nothing in the store. Says whether it is the first time.
    pub(crate) async fn remember(&self, asked: AskedAt) -> Result<bool, HouseError> {
        if asked.request.is_none() {
            return Ok(true);
        }
        Ok(unless_repeated(self.inner.store.remember(asked).await?)?.is_some())
    }
}

/// What came of something that is done once; nothing if it was done before.
pub(crate) fn unless_repeated<T>(once: Once<T>) -> Result<Option<T>, HouseError> {
    match once {
        Once::Done(done) => Ok(Some(done)),
        Once::Repeated(_) => Ok(None),
        Once::Reused => Err(HouseError::KeyReused),
    }
}
