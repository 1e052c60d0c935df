//! A table as it is kept ready: who sits, what was chosen, which match is played.

use std::sync::Arc;

use rules::{Actor, Seat, Viewer};
use store::Table;

use crate::caller::Caller;
use crate::error::Error;
use crate::games::Game;
use crate::house::House;
use crate::show::Cards;
use crate::terms::{Terms, who};
use crate::who::Who;

/// A table with what was chosen for it and its last match.
pub(crate) struct Room {
    pub(crate) table: Table,
    pub(crate) terms: Terms,
    /// The last match, if any was begun.
    pub(crate) last: Option<Last>,
    /// Its shape in each phase, made when somebody looks.
    pub(crate) cards: Cards,
}

/// The last match of a table, as it stood when the table was read.
#[derive(Clone)]
pub(crate) struct Last {
    pub(crate) id: String,
    /// Which match of the table it is, from 1.
    pub(crate) ordinal: i64,
    pub(crate) over: bool,
}

impl Room {
    /// The index of a seat in the list of seats, which is sorted and without gaps.
    pub(crate) fn seat(&self, seat: Seat) -> Result<&store::Seat, Error> {
        self.table.seats.get(seat.index()).ok_or(Error::NoSeat)
    }

    /// Whether nobody sits on a seat that is for a person.
    pub(crate) fn is_free(seat: &store::Seat) -> bool {
        seat.open && seat.token.is_none()
    }

    /// Whether all seats are taken.
    pub(crate) fn full(&self) -> bool {
        !self.table.seats.iter().any(Self::is_free)
    }

    /// The seats that are the caller's.
    pub(crate) fn held(&self, caller: &Caller) -> Vec<Seat> {
        let held = |seat: &&store::Seat| caller.holds(seat.token.as_ref());
        self.table.seats.iter().filter(held).map(seat_of).collect()
    }

    /// Refuses unless the seat is the caller's.
    pub(crate) fn own(&self, caller: &Caller, seat: Seat) -> Result<(), Error> {
        if caller.holds(self.seat(seat)?.token.as_ref()) { Ok(()) } else { Err(Error::NotYours) }
    }

    /// The seat of whoever is in charge of the table: one at the device that opened it. When they have left, it is the
    /// first person who sits there.
    pub(crate) fn opener(&self) -> Option<&store::Seat> {
        let here = |seat: &&store::Seat| seat.token.is_some() && matches!(who(seat), Ok(Who::Here));
        let mut held = self.table.seats.iter().filter(|seat| seat.token.is_some());
        self.table.seats.iter().find(here).or_else(|| held.next())
    }

    /// Refuses unless the caller is in charge of the table; says with which seat.
    pub(crate) fn in_charge(&self, caller: &Caller) -> Result<&store::Seat, Error> {
        if self.held(caller).is_empty() {
            return Err(Error::NotYours);
        }
        self.opener().filter(|seat| caller.holds(seat.token.as_ref())).ok_or(Error::NotOpener)
    }

    /// As whom a caller looks at the table: see [`House::viewer`].
    pub(crate) fn viewer(
        &self,
        caller: &Caller,
        wanted: Option<Seat>,
        game: Option<&Game>,
    ) -> Result<Viewer, Error> {
        if let Some(seat) = wanted {
            self.own(caller, seat)?;
            return Ok(Viewer::Seat(seat));
        }
        let held = self.held(caller);
        let due = game.and_then(|game| game.play.due()).map(|due| due.who);
        let due = held.iter().find(|seat| due == Some(Actor::Seat(**seat)));
        match due.or(held.first()) {
            Some(seat) => Ok(Viewer::Seat(*seat)),
            None if self.terms.spectators || !self.full() => Ok(Viewer::Spectator),
            None => Err(Error::NoSpectators),
        }
    }

    /// Who the seats are for.
    pub(crate) fn whos(&self) -> Result<Vec<Who>, Error> {
        self.table.seats.iter().map(who).collect()
    }
}

/// A stored seat in the words of the rules.
pub(crate) fn seat_of(seat: &store::Seat) -> Seat {
    Seat::new(usize::try_from(seat.number).unwrap_or(1).saturating_sub(1))
}

/// A seat as the store counts.
pub(crate) fn number_of(seat: Seat) -> i64 {
    i64::from(seat.number())
}

impl House {
    /// A table as it was a moment ago at the latest.
    pub(crate) async fn room(&self, id: &str) -> Result<Arc<Room>, Error> {
        let (rooms, trust) = (&self.inner.rooms, self.inner.settings.trust);
        let _reading = match rooms.get(id, trust) {
            Ok(room) => return Ok(room),
            Err(reading) => reading,
        };
        // When a table has changed, all who sit there want to read it at once: one does, and the others wait for that,
        // but not for ever.
        let turn = rooms.turn(id);
        let _turn = tokio::time::timeout(trust, turn.lock()).await;
        match rooms.young(id, trust) {
            Some(room) => Ok(room),
            None => self.fresh_room(id).await,
        }
    }

    /// A table as it is now. A match that should have begun is begun.
    pub(crate) async fn fresh_room(&self, id: &str) -> Result<Arc<Room>, Error> {
        let (stamp, room) = loop {
            let stamp = self.inner.rooms.stamp(id);
            let room = self.read_room(id).await?;
            if room.last.is_some() || !room.full() || room.table.archived.is_some() {
                break (stamp, room);
            }
            // Whoever took the last seat begins it; if that node died, whoever comes next does.
            if let Some((game, _)) = self.begin(&room, 1, None).await? {
                let last = Some(Last { id: game, ordinal: 1, over: false });
                break (stamp, Room { last, cards: Cards::default(), ..room });
            }
        };
        let room = Arc::new(room);
        self.inner.rooms.keep(&room, stamp);
        Ok(room)
    }

    /// Reads a table from the store.
    pub(crate) async fn read_room(&self, id: &str) -> Result<Room, Error> {
        let table = self.inner.store.table(id).await?.ok_or(Error::NoTable)?;
        self.furnish(table).await
    }

    /// A table with its last match.
    pub(crate) async fn furnish(&self, table: Table) -> Result<Room, Error> {
        let terms = Terms::read(&table.settings)?;
        let last = self.inner.store.last_match_of(&table.id).await?;
        let last =
            last.map(|last| Last { id: last.id, ordinal: last.ordinal, over: last.finished.is_some() });
        Ok(Room { table, terms, last, cards: Cards::default() })
    }

    /// A table as it is now for whoever looks at it. A house that is alone knows of every change; where there are
    /// others, they are asked for by asking the store.
    pub(crate) async fn seen_room(&self, id: &str) -> Result<Arc<Room>, Error> {
        if self.alone() { self.room(id).await } else { self.fresh_room(id).await }
    }

    /// Whether there can be no other nodes.
    pub(crate) fn alone(&self) -> bool {
        !self.inner.store.is_shared()
    }

    /// The table has changed: what is kept of it here is forgotten, and whoever looks on is told.
    pub(crate) fn changed(&self, id: &str) {
        self.forget(id);
        self.inner.bus.whisper(&topic(id), CHANGED);
    }

    /// Forgets what is kept of a table.
    pub(crate) fn forget(&self, id: &str) {
        self.inner.rooms.forget(id);
    }

    /// The match that is or was last played at a table.
    pub(crate) async fn current(&self, room: &Room, at_least: i64) -> Result<Option<Arc<Game>>, Error> {
        match &room.last {
            Some(last) => self.game(&last.id, at_least).await.map(Some),
            None => Ok(None),
        }
    }

    /// The seats at a table that are the caller's.
    pub async fn seats(&self, table: &str, caller: &Caller) -> Result<Vec<Seat>, Error> {
        Ok(self.seen_room(table).await?.held(caller))
    }

    /// As whom a caller looks at a table: from the seat asked for, from his own, or from beside it where that is
    /// allowed. Of several seats at one device it is the one whose turn it is, else the first.
    pub async fn viewer(&self, table: &str, caller: &Caller, wanted: Option<Seat>) -> Result<Viewer, Error> {
        let room = self.seen_room(table).await?;
        let game = self.newest(&room).await?;
        room.viewer(caller, wanted, game.as_deref())
    }
}

/// Where whispers of a table are heard.
pub(crate) fn topic(table: &str) -> String {
    format!("table {table}")
}

/// The whisper that a table has changed.
pub(crate) const CHANGED: &[u8] = b"changed";
