//! Another match at the same table, with the start moved on; closing a table and opening it again.

use rules::{Seat, Viewer};
use store::Once;

use crate::again::first;
use crate::caller::Caller;
use crate::error::Error;
use crate::house::House;
use crate::json::State;
use crate::key::Key;
use crate::room::{Room, number_of};
use crate::terms::{Rematch, Terms};

impl House {
    /// Asks for a rematch. It begins when everybody who sits at the table has asked, and no seat is free.
    pub async fn rematch(
        &self,
        table: &str,
        seat: Seat,
        caller: &Caller,
        key: Option<Key>,
    ) -> Result<State, Error> {
        let asked = self.asked(table, caller, key.as_ref());
        loop {
            if self.known(&asked).await? {
                return self.state(table, caller, Some(seat)).await;
            }
            let room = self.fresh_room(table).await?;
            room.own(caller, seat)?;
            let game = self.newest(&room).await?.ok_or(Error::Waiting)?;
            if game.play.outcome().is_none() {
                return Err(Error::Running);
            }
            if room.terms.daily.is_some() {
                return Err(Error::Over);
            }
            let mut seats = match &room.terms.rematch {
                Some(rematch) if rematch.after == game.ordinal => rematch.seats.clone(),
                _ => Vec::new(),
            };
            seats.extend(room.held(caller).into_iter().map(number_of));
            seats.sort_unstable();
            seats.dedup();
            if room.full() && agreed(&room, &seats) {
                let (_, begun) = self.begin(&room, game.ordinal + 1, asked.request.clone()).await?;
                if !begun {
                    self.keep(asked).await?;
                }
                return self.state(table, caller, Some(seat)).await;
            }
            let rematch = Some(Rematch { after: game.ordinal, seats });
            let terms = Terms { rematch, ..room.terms.clone() };
            if self.change_terms(&room, &terms, asked.clone()).await? {
                let room = self.room(table).await?;
                return Ok(room.state(Some(&game), Viewer::Seat(seat), self.now()));
            }
        }
    }

    /// Closes a table where no match is under way. Whoever sits there may do so.
    pub async fn close(&self, table: &str, caller: &Caller, key: Option<Key>) -> Result<(), Error> {
        let asked = self.asked(table, caller, key.as_ref());
        if self.known(&asked).await? {
            return Ok(());
        }
        let room = self.fresh_room(table).await?;
        if room.held(caller).is_empty() {
            return Err(Error::NotYours);
        }
        self.between_matches(&room).await?;
        first(self.inner.store.archive_table(table, i64::MAX, asked).await?)?;
        self.changed(table);
        Ok(())
    }

    /// Puts a table away, unless something was done there at or after a time: for whoever runs the server.
    pub async fn archive(&self, table: &str, idle_before: store::Moment) -> Result<bool, Error> {
        let archived = self.inner.store.archive_table(table, idle_before, self.now()).await?;
        self.changed(table);
        Ok(archived == Once::Done(true))
    }

    /// Opens a table again that was put away, with everything as it was. Whoever sits there may do so.
    pub async fn reopen(
        &self,
        table: &str,
        seat: Seat,
        caller: &Caller,
        key: Option<Key>,
    ) -> Result<State, Error> {
        let room = self.fresh_room(table).await?;
        room.own(caller, seat)?;
        let asked = self.asked(table, caller, key.as_ref());
        let mut open = self.known(&asked).await?;
        if !open && room.table.archived.is_none() {
            self.keep(asked.clone()).await?;
            open = true;
        }
        for _ in 0..8 {
            if open {
                break;
            }
            let reopened = self.inner.store.reopen_table(table, &self.new_code(), asked.clone()).await?;
            open = first(reopened)?.unwrap_or(true);
        }
        self.changed(table);
        let room = self.fresh_room(table).await?;
        let game = self.newest(&room).await?.filter(|game| game.play.outcome().is_none());
        if let Some(game) = game.filter(|_| room.table.archived.is_none()) {
            self.make_due(&game).await?;
        }
        self.state(table, caller, Some(seat)).await
    }
}

/// Whether everybody who sits at a table is among those who asked.
fn agreed(room: &Room, asked: &[i64]) -> bool {
    room.table.seats.iter().all(|seat| seat.token.is_none() || asked.contains(&seat.number))
}
