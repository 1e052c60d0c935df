//! Sitting down, standing up, and whom a seat is for.

use play::Who;
use rules::Seat;
use rules::seat::{Name, NameFault};
use store::{AskedAt, Change, NewSeat, Take, Taken};
use wire::{SeatedAt, TableState};

use crate::boxed;
use crate::caller::Caller;
use crate::error::HouseError;
use crate::house::House;
use crate::key::{Key, unless_repeated};
use crate::room::{Room, number_of, seat_of};
use crate::terms::who;

/// Somebody who sat down.
#[derive(Clone, Debug)]
pub struct Sat {
    /// The seat.
    pub seat: Seat,
    /// The table's state, from that seat.
    pub state: TableState,
}

impl Sat {
    /// With the table where they sat down.
    pub fn at(self, table: String) -> SeatedAt {
        SeatedAt { table, seat: self.seat.number(), state: self.state }
    }
}

impl House {
    /// Takes a seat: this one, or the first that is free. With the last one the match begins.
    #[boxed]
    pub async fn sit(
        &self,
        table: &str,
        seat: Option<Seat>,
        name: Option<&str>,
        caller: &Caller,
        key: Option<Key>,
    ) -> Result<Sat, HouseError> {
        let name = given_name(name)?;
        let token = caller.known()?;
        let asked = self.asked(table, caller, key.as_ref());
        loop {
            let room = self.fresh_room(table).await?;
            if room.table.archived.is_some() {
                return Err(HouseError::Archived);
            }
            if let Some(held) = room.held(caller).first().copied() {
                // The answer to the first request may have got lost.
                if self.was_repeated(&asked).await? {
                    return self.sat(table, held, caller).await;
                }
                return Err(HouseError::Seated { seat: held.number() });
            }
            let chosen = match seat {
                Some(seat) => seat,
                None => room
                    .table
                    .seats
                    .iter()
                    .find(|seat| Room::is_free(seat))
                    .map(seat_of)
                    .ok_or(HouseError::Full)?,
            };
            let take = Take {
                table_id: table.to_owned(),
                number: number_of(chosen),
                token,
                name: name.as_ref().map(|name| name.as_str().to_owned()).or_else(|| kept_name(&room, chosen)),
                now: self.now(),
                request: asked.request.clone(),
            };
            match self.inner.store.take_seat(take).await? {
                Taken::Done { .. } => {
                    self.changed(table);
                    return self.sat(table, chosen, caller).await;
                }
                // Somebody else was quicker; another seat may be free.
                Taken::Occupied if seat.is_none() => {}
                Taken::Occupied => return Err(HouseError::Occupied),
                // It was done, by somebody who has left since or who asks twice at once.
                Taken::Repeated if self.read_room(table).await?.held(caller).is_empty() => {
                    return Err(HouseError::NotYours);
                }
                Taken::Repeated => {}
                // Their other request was quicker.
                Taken::Seated { number } => {
                    return Err(HouseError::Seated { seat: u8::try_from(number).unwrap_or(u8::MAX) });
                }
                Taken::Missing => return Err(HouseError::NoSeat),
                Taken::Reused => return Err(HouseError::KeyReused),
            }
        }
    }

    /// Somebody who sits now.
    pub(crate) async fn sat(&self, table: &str, seat: Seat, caller: &Caller) -> Result<Sat, HouseError> {
        // The room is read again: with the last seat the match begins.
        self.forget(table);
        let state = self.state(table, caller, Some(seat)).await?;
        Ok(Sat { seat, state })
    }

    /// Changes the name of a seat that is the caller's. Pages show it at once; a record keeps the name its match began with.
    #[boxed]
    pub async fn rename(
        &self,
        table: &str,
        seat: Seat,
        name: Option<&str>,
        caller: &Caller,
        key: Option<Key>,
    ) -> Result<TableState, HouseError> {
        let name = given_name(name)?;
        let room = self.fresh_room(table).await?;
        room.own(caller, seat)?;
        let stored = room.seat(seat)?;
        let to = NewSeat { name: name.map(|name| name.as_str().to_owned()), ..as_it_is(stored) };
        self.change_seat(stored, to, false, self.asked(table, caller, key.as_ref())).await?;
        self.state(table, caller, Some(seat)).await
    }

    /// Gives a seat back while no match is under way; somebody else may take it. Where nobody sits any more, nobody is
    /// waited for: the table is put away.
    #[boxed]
    pub async fn stand_up(
        &self,
        table: &str,
        seat: Seat,
        caller: &Caller,
        key: Option<Key>,
    ) -> Result<(), HouseError> {
        let asked = self.asked(table, caller, key.as_ref());
        if self.was_repeated(&asked).await? {
            return Ok(());
        }
        let room = self.fresh_room(table).await?;
        room.own(caller, seat)?;
        self.between_matches(&room).await?;
        let stored = room.seat(seat)?;
        let to =
            NewSeat { token: None, name: None, open: true, kind: Who::Link.to_string(), ..as_it_is(stored) };
        self.change_seat(stored, to, true, asked).await
    }

    /// Lets the computer have a free seat, or frees one of the computer's for a person, while no match is under way.
    /// Only the opener may do so.
    #[boxed]
    pub async fn assign(
        &self,
        table: &str,
        seat: Seat,
        to: Who,
        caller: &Caller,
        key: Option<Key>,
    ) -> Result<TableState, HouseError> {
        let asked = self.asked(table, caller, key.as_ref());
        if self.was_repeated(&asked).await? {
            return self.state(table, caller, None).await;
        }
        let room = self.fresh_room(table).await?;
        room.in_charge(caller)?;
        self.between_matches(&room).await?;
        let stored = room.seat(seat)?;
        if !Room::is_free(stored) && !matches!(who(stored)?, Who::Computer(_)) {
            return Err(HouseError::Occupied);
        }
        let mut whos = room.whos()?;
        if let Some(who) = whos.get_mut(seat.index()) {
            *who = to;
        }
        let seats = whos.iter().map(|who| (who.player(), None)).collect();
        room.terms.settle(seats, &self.inner.source)?.map_err(HouseError::Setup)?;
        let here = matches!(to, Who::Here);
        let to = NewSeat {
            number: stored.number,
            kind: to.to_string(),
            open: matches!(to, Who::Link),
            token: caller.hash().copied().filter(|_| here),
            name: None,
        };
        self.change_seat(stored, to, false, asked).await?;
        self.state(table, caller, None).await
    }

    /// Refuses while a match is under way.
    pub(crate) async fn between_matches(&self, room: &Room) -> Result<(), HouseError> {
        match self.current(room).await? {
            Some(game) if game.play.outcome().is_none() => Err(HouseError::Running),
            _ => Ok(()),
        }
    }

    /// Changes a seat; if nobody sits at the table any more it may be closed with it.
    async fn change_seat(
        &self,
        from: &store::StoredSeat,
        to: NewSeat,
        close: bool,
        asked: AskedAt,
    ) -> Result<(), HouseError> {
        let table = from.table_id.as_str();
        let change = Change { table_id: table.to_owned(), from: from.token, to, close, asked };
        if self.put_seat(change).await? {
            return Ok(());
        }
        // A match may have begun since it was looked.
        self.between_matches(&*self.fresh_room(table).await?).await?;
        Err(HouseError::Occupied)
    }

    /// Gives a seat to somebody else, unless it has changed hands since it was read.
    pub(crate) async fn give_seat(&self, from: &store::StoredSeat, to: NewSeat) -> Result<(), HouseError> {
        let (table_id, asked) = (from.table_id.clone(), self.now().into());
        self.put_seat(Change { table_id, from: from.token, to, close: false, asked }).await.map(drop)
    }

    /// Changes a seat in the store; says whether that was possible.
    async fn put_seat(&self, change: Change) -> Result<bool, HouseError> {
        let table = change.table_id.clone();
        let changed = self.inner.store.change_seat(change).await?;
        self.changed(&table);
        Ok(unless_repeated(changed)? != Some(false))
    }
}

/// The name that somebody gives, if they give one.
pub(crate) fn given_name(name: Option<&str>) -> Result<Option<Name>, NameFault> {
    name.filter(|name| !name.trim().is_empty()).map(Name::new).transpose()
}

/// The name that a free seat is kept for.
fn kept_name(room: &Room, seat: Seat) -> Option<String> {
    room.seat(seat).ok().filter(|seat| Room::is_free(seat))?.name.clone()
}

/// A seat as it is.
fn as_it_is(seat: &store::StoredSeat) -> NewSeat {
    NewSeat {
        number: seat.number,
        kind: seat.kind.clone(),
        open: seat.open,
        token: seat.token,
        name: seat.name.clone(),
    }
}
