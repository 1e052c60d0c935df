//! Sitting down, standing up, and whom a seat is for.

use rules::Seat;
use rules::seat::Name;
use store::{Change, NewSeat, Take, Taken};

use crate::caller::Caller;
use crate::error::Error;
use crate::house::House;
use crate::json::State;
use crate::key::Key;
use crate::room::{Room, number_of, seat_of};
use crate::terms::who;
use crate::token::Token;
use crate::who::Who;

/// Somebody who sat down.
#[derive(Clone, Debug)]
pub struct Sat {
    /// The seat.
    pub seat: Seat,
    /// The token of the seat, if it was drawn for it: shown this once.
    pub token: Option<Token>,
    /// How the table stands, from that seat.
    pub state: State,
}

impl House {
    /// Takes a seat: this one, or the first that is free. With the last one the match begins.
    pub async fn sit(
        &self,
        table: &str,
        seat: Option<Seat>,
        name: Option<&str>,
        caller: &Caller,
        key: Option<Key>,
    ) -> Result<Sat, Error> {
        let name = name.filter(|name| !name.trim().is_empty()).map(Name::new).transpose()?;
        let fresh = caller.first().is_none().then(|| Token::draw(&self.inner.source));
        let token = caller.first().or(fresh.as_ref()).map(Token::hash).ok_or(Error::Damaged)?;
        let request = key.and_then(|key| key.request(&format!("sit {table}"), caller.first()));
        loop {
            let room = self.fresh_room(table).await?;
            if room.table.archived.is_some() {
                return Err(Error::Archived);
            }
            let held = room.held(caller).first().copied();
            if let (Some(held), Some(request)) = (held, &request) {
                // The answer to the first request may have got lost.
                return match self.inner.store.known(request, self.now()).await? {
                    Some(store::Known::Repeated(_)) => self.sat(table, held, caller, None).await,
                    Some(store::Known::Reused) => Err(Error::KeyReused),
                    None => Err(Error::Seated { seat: held.number() }),
                };
            }
            if let Some(held) = held {
                return Err(Error::Seated { seat: held.number() });
            }
            let chosen = match seat {
                Some(seat) => seat,
                None => room
                    .table
                    .seats
                    .iter()
                    .find(|seat| Room::is_free(seat))
                    .map(seat_of)
                    .ok_or(Error::Full)?,
            };
            let take = Take {
                table_id: table.to_owned(),
                number: number_of(chosen),
                token,
                name: name.as_ref().map(|name| name.as_str().to_owned()),
                now: self.now(),
                request: request.clone(),
            };
            match self.inner.store.take_seat(take).await? {
                Taken::Done { .. } => {
                    self.changed(table);
                    let caller = fresh.clone().map_or_else(|| caller.clone(), Caller::from);
                    return self.sat(table, chosen, &caller, fresh).await;
                }
                // Somebody else was quicker; another seat may be free.
                Taken::Occupied if seat.is_none() => {}
                Taken::Occupied | Taken::Repeated => return Err(Error::Occupied),
                Taken::Missing => return Err(Error::NoSeat),
                Taken::Reused => return Err(Error::KeyReused),
            }
        }
    }

    /// Somebody who sits now.
    pub(crate) async fn sat(
        &self,
        table: &str,
        seat: Seat,
        caller: &Caller,
        token: Option<Token>,
    ) -> Result<Sat, Error> {
        // The room is read anew: with the last seat the match begins.
        self.forget(table);
        let state = self.state(table, caller, Some(seat)).await?;
        Ok(Sat { seat, token, state })
    }

    /// Changes the name of a seat that is the caller's; it shows from the next match on.
    pub async fn rename(
        &self,
        table: &str,
        seat: Seat,
        name: Option<&str>,
        caller: &Caller,
    ) -> Result<(), Error> {
        let name = name.filter(|name| !name.trim().is_empty()).map(Name::new).transpose()?;
        let room = self.fresh_room(table).await?;
        room.own(caller, seat)?;
        let stored = room.seat(seat)?;
        let to = NewSeat { name: name.map(|name| name.as_str().to_owned()), ..as_it_is(stored) };
        self.change_seat(&room, stored, to).await
    }

    /// Gives a seat back while no match is under way; somebody else may take it.
    pub async fn stand_up(&self, table: &str, seat: Seat, caller: &Caller) -> Result<(), Error> {
        let room = self.fresh_room(table).await?;
        room.own(caller, seat)?;
        self.between_matches(&room).await?;
        let stored = room.seat(seat)?;
        let to =
            NewSeat { token: None, name: None, open: true, kind: Who::Link.to_string(), ..as_it_is(stored) };
        self.change_seat(&room, stored, to).await?;
        let others =
            room.table.seats.iter().any(|other| other.token.is_some() && other.number != stored.number);
        if !others {
            // Where nobody sits any more, nobody is waited for.
            self.inner.store.archive_table(table, i64::MAX, self.now()).await?;
            self.changed(table);
        }
        Ok(())
    }

    /// Lets the computer have a free seat, or frees one of the computer's for a person, while no match is under way.
    /// Anybody who sits at the table may do so.
    pub async fn assign(&self, table: &str, seat: Seat, to: Who, caller: &Caller) -> Result<(), Error> {
        let room = self.fresh_room(table).await?;
        if room.held(caller).is_empty() {
            return Err(Error::NotYours);
        }
        self.between_matches(&room).await?;
        let stored = room.seat(seat)?;
        if !Room::is_free(stored) && !matches!(who(stored)?, Who::Computer(_)) {
            return Err(Error::Occupied);
        }
        let mut whos = room.whos()?;
        if let Some(who) = whos.get_mut(seat.index()) {
            *who = to;
        }
        let seats = whos.iter().map(|who| (who.player(), None)).collect();
        room.terms.settle(seats, &self.inner.source)?.map_err(Error::Setup)?;
        let here = matches!(to, Who::Here);
        let to = NewSeat {
            number: stored.number,
            kind: to.to_string(),
            open: matches!(to, Who::Link),
            token: caller.first().map(Token::hash).filter(|_| here),
            name: None,
        };
        self.change_seat(&room, stored, to).await
    }

    /// Refuses while a match is under way.
    pub(crate) async fn between_matches(&self, room: &Room) -> Result<(), Error> {
        match self.newest(room).await? {
            Some(game) if game.play.outcome().is_none() => Err(Error::Running),
            _ => Ok(()),
        }
    }

    async fn change_seat(&self, room: &Room, from: &store::Seat, to: NewSeat) -> Result<(), Error> {
        let change = Change { table_id: room.table.id.clone(), from: from.token, to, now: self.now() };
        let changed = self.inner.store.change_seat(change).await?;
        self.changed(&room.table.id);
        if changed { Ok(()) } else { Err(Error::Occupied) }
    }
}

/// A seat as it is.
fn as_it_is(seat: &store::Seat) -> NewSeat {
    NewSeat {
        number: seat.number,
        kind: seat.kind.clone(),
        open: seat.open,
        token: seat.token,
        name: seat.name.clone(),
    }
}
