//! Links that move a seat to another device, once.

use std::fmt;

use rules::Seat;
use rules::commitment::unhex;
use sha2::{Digest as _, Sha256};
use store::{Hash, Link, Once};

use crate::boxed;
use crate::caller::Caller;
use crate::error::HouseError;
use crate::house::House;
use crate::key::Key;
use crate::room::{number_of, seat_at};
use crate::settings::millis;
use crate::sit::Sat;
use crate::source::{Purpose, Source};

/// Bytes of a link's secret: 128 bits.
const BYTES: usize = 16;

/// What a link that moves a seat holds. The first to show it gets the seat, so it is shown once, and `Debug` says
/// nothing of it.
#[derive(Clone)]
pub struct LinkSecret([u8; BYTES]);

impl LinkSecret {
    /// A fresh one.
    fn draw(source: &Source) -> Self {
        let mut bytes = [0; BYTES];
        bytes.copy_from_slice(&source.bytes(Purpose::Token)[..BYTES]);
        Self(bytes)
    }

    /// Reads what was pasted.
    fn read(text: &str) -> Option<Self> {
        unhex(text).map(Self)
    }

    /// Its 32 hex digits.
    pub fn reveal(&self) -> String {
        hex::encode(self.0)
    }

    /// What the store keeps of it.
    fn hash(&self) -> Hash {
        Sha256::new_with_prefix(b"codeknacker link ").chain_update(self.0).finalize().into()
    }
}

impl fmt::Debug for LinkSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("LinkSecret(kept)")
    }
}

impl House {
    /// Makes a link that moves a seat of the caller's to the first who follows it. It belongs to the caller: it ends
    /// with the next link, and whenever the seat changes hands. Asking again makes another link, whatever the key: a
    /// link's secret is stored nowhere, so it can't be shown twice.
    #[boxed]
    pub async fn move_link(
        &self,
        table: &str,
        seat: Seat,
        caller: &Caller,
    ) -> Result<LinkSecret, HouseError> {
        let room = self.fresh_room(table).await?;
        room.own(caller, seat)?;
        if let Some(game) = self.current(&room).await? {
            game.still_played(seat)?;
        }
        let secret = LinkSecret::draw(&self.inner.source);
        let link = Link {
            hash: secret.hash(),
            table_id: table.to_owned(),
            number: number_of(seat),
            holder: caller.known()?,
            expires: self.now().saturating_add(millis(self.inner.settings.link)),
        };
        if self.inner.store.make_link(link).await? { Ok(secret) } else { Err(HouseError::NotYours) }
    }

    /// Follows a link: its seat is the caller's from now on, and nobody else's. Says which table it is.
    #[boxed]
    pub async fn follow(
        &self,
        link: &str,
        caller: &Caller,
        key: Option<Key>,
    ) -> Result<(String, Sat), HouseError> {
        let token = caller.known()?;
        let secret = LinkSecret::read(link).ok_or(HouseError::LinkSpent)?;
        let asked = self.asked("", caller, key.as_ref());
        let (table, number) = match self.inner.store.use_link(secret.hash(), token, asked).await? {
            Once::Done(Some(moved)) => moved,
            Once::Done(None) if self.inner.store.was_replaced(secret.hash(), self.now()).await? => {
                return Err(HouseError::LinkReplaced);
            }
            Once::Done(None) => return Err(HouseError::LinkSpent),
            Once::Repeated(moved) => {
                let (number, table) = moved.split_once(' ').ok_or(HouseError::Damaged)?;
                (table.to_owned(), number.parse().map_err(|_| HouseError::Damaged)?)
            }
            Once::Reused => return Err(HouseError::KeyReused),
        };
        self.changed(&table);
        // A player who was warned on the other device has come back on this one.
        self.come(&table, caller).await?;
        let moved = self.sat(&table, seat_at(number), caller).await?;
        Ok((table, moved))
    }
}
