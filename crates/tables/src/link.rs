//! Links that move a seat to another device, once.

use rules::Seat;
use store::{Link, Once};

use crate::again::first;
use crate::caller::Caller;
use crate::error::Error;
use crate::house::House;
use crate::key::Key;
use crate::room::number_of;
use crate::settings::millis;
use crate::sit::Sat;
use crate::token::{Token, same};

impl House {
    /// Makes a link that moves a seat of the caller's to whoever follows it first. It takes the place of an earlier
    /// one. What is returned stands in the link; it is shown to this request alone.
    pub async fn move_link(
        &self,
        table: &str,
        seat: Seat,
        caller: &Caller,
        key: Option<Key>,
    ) -> Result<Token, Error> {
        let room = self.fresh_room(table).await?;
        room.own(caller, seat)?;
        let held = room.seat(seat)?.token.ok_or(Error::NotYours)?;
        let token = caller.tokens().iter().find(|token| same(&token.hash(), &held)).ok_or(Error::NotYours)?;
        let secret = match &key {
            Some(key) => self.told_again(b"link", &key.seed(token)).await?,
            None => Token::draw(&self.inner.source),
        };
        let link = Link {
            hash: secret.hash(),
            table_id: table.to_owned(),
            number: number_of(seat),
            expires: self.now().saturating_add(millis(self.inner.settings.link)),
        };
        let asked = self.asked(table, caller, key.as_ref());
        let made = self.inner.store.make_link(link, token.hash(), asked).await?;
        if first(made)? == Some(false) { Err(Error::NotYours) } else { Ok(secret) }
    }

    /// Follows a link: its seat is the caller's from now on, and nobody else's. Says which table it is.
    pub async fn follow(
        &self,
        link: &str,
        caller: &Caller,
        key: Option<Key>,
    ) -> Result<(String, Sat), Error> {
        let secret: Token = link.parse().map_err(|_| Error::LinkSpent)?;
        let (caller, fresh) = self.newcomer(caller, key.as_ref()).await?;
        let token = caller.first().map(Token::hash).ok_or(Error::Damaged)?;
        let asked = self.asked("", &caller, key.as_ref());
        let (table, number) = match self.inner.store.use_link(secret.hash(), token, asked).await? {
            Once::Done(moved) => moved.ok_or(Error::LinkSpent)?,
            Once::Repeated(moved) => {
                let (number, table) = moved.split_once(' ').ok_or(Error::Damaged)?;
                (table.to_owned(), number.parse().map_err(|_| Error::Damaged)?)
            }
            Once::Reused => return Err(Error::KeyReused),
        };
        self.changed(&table);
        let seat = Seat::new(usize::try_from(number).unwrap_or(1).saturating_sub(1));
        let moved = self.sat(&table, seat, &caller, fresh).await?;
        Ok((table, moved))
    }
}
