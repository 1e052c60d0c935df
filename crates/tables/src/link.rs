//! Links that move a seat to another device, once.

use rules::Seat;
use store::Link;

use crate::caller::Caller;
use crate::error::Error;
use crate::house::House;
use crate::room::number_of;
use crate::settings::millis;
use crate::sit::Sat;
use crate::token::{Token, same};

impl House {
    /// Makes a link that moves a seat of the caller's to whoever follows it first. It takes the place of an earlier
    /// one. What is returned stands in the link; it is shown this once.
    pub async fn move_link(&self, table: &str, seat: Seat, caller: &Caller) -> Result<Token, Error> {
        let room = self.fresh_room(table).await?;
        room.own(caller, seat)?;
        let held = room.seat(seat)?.token.ok_or(Error::NotYours)?;
        let token = caller.tokens().iter().map(Token::hash).find(|token| same(token, &held));
        let secret = Token::draw(&self.inner.source);
        let link = Link {
            hash: secret.hash(),
            table_id: table.to_owned(),
            number: number_of(seat),
            expires: self.now().saturating_add(millis(self.inner.settings.link)),
        };
        let made = self.inner.store.make_link(link, token.ok_or(Error::NotYours)?).await?;
        if made { Ok(secret) } else { Err(Error::NotYours) }
    }

    /// Follows a link: its seat is the caller's from now on, and nobody else's. Says which table it is.
    pub async fn follow(&self, link: &str, caller: &Caller) -> Result<(String, Sat), Error> {
        let secret: Token = link.parse().map_err(|_| Error::LinkSpent)?;
        let fresh = caller.first().is_none().then(|| Token::draw(&self.inner.source));
        let token = caller.first().or(fresh.as_ref()).map(Token::hash).ok_or(Error::Damaged)?;
        let moved = self.inner.store.use_link(secret.hash(), token, self.now()).await?;
        let (table, number) = moved.ok_or(Error::LinkSpent)?;
        self.changed(&table);
        let seat = Seat::new(usize::try_from(number).unwrap_or(1).saturating_sub(1));
        let caller = fresh.clone().map_or_else(|| caller.clone(), Caller::from);
        let moved = self.sat(&table, seat, &caller, fresh).await?;
        Ok((table, moved))
    }
}
