//! A table as it is kept ready: who sits, what was chosen, which match is played.

use std::collections::HashMap;
use std::sync::Arc;

use play::{Who, device};
use rules::{Seat, Viewer};
use store::{Hash, LastMatch, StoredTable};

use crate::caller::Caller;
use crate::error::HouseError;
use crate::games::Game;
use crate::house::House;
use crate::rooms::Stamp;
use crate::show::Cards;
use crate::terms::{Terms, who};

/// A table with its seats and its last match, as it was read, and what was chosen for it.
pub(crate) struct Room {
    pub(crate) table: StoredTable,
    pub(crate) terms: Terms,
    /// Its shape in each phase, made when somebody looks.
    pub(crate) cards: Cards,
}

impl Room {
    /// A table as it was read.
    pub(crate) fn new(table: StoredTable) -> Result<Self, HouseError> {
        let terms = Terms::read(&table.settings)?;
        Ok(Self { table, terms, cards: Cards::default() })
    }

    /// Its last match, as it stood when the table was read.
    pub(crate) fn last(&self) -> Option<&LastMatch> {
        self.table.last.as_ref()
    }

    /// About how many bytes it takes up.
    pub(crate) fn weight(&self) -> usize {
        // The settings are kept as text and as terms, and each shape of the table as a value and as JSON.
        let seats = self.table.seats.iter().map(|seat| 256 + seat.name.as_ref().map_or(0, String::len));
        2048 + 4 * self.table.settings.len() + 4 * seats.sum::<usize>()
    }

    /// The index of a seat in the list of seats, which is sorted and without gaps.
    pub(crate) fn seat(&self, seat: Seat) -> Result<&store::StoredSeat, HouseError> {
        self.table.seats.get(seat.index()).ok_or(HouseError::NoSeat)
    }

    /// Whether nobody sits on a seat that is for a person.
    pub(crate) fn is_free(seat: &store::StoredSeat) -> bool {
        seat.open && seat.token.is_none()
    }

    /// Whether all seats are taken.
    pub(crate) fn full(&self) -> bool {
        !self.table.seats.iter().any(Self::is_free)
    }

    /// The seats that are the caller's.
    pub(crate) fn held(&self, caller: &Caller) -> Vec<Seat> {
        let held = |seat: &&store::StoredSeat| caller.holds(seat.token.as_ref());
        self.table.seats.iter().filter(held).map(seat_of).collect()
    }

    /// Refuses unless the seat is the caller's.
    pub(crate) fn own(&self, caller: &Caller, seat: Seat) -> Result<(), HouseError> {
        if caller.holds(self.seat(seat)?.token.as_ref()) {
            Ok(())
        } else {
            Err(self.refuses(caller, HouseError::NotYours))
        }
    }

    /// Whether a link has moved the caller's seat to another device, where it still is.
    pub(crate) fn moved_from(&self, caller: &Caller) -> bool {
        let moved = |seat: &store::StoredSeat| seat.token.is_some() && caller.holds(seat.former.as_ref());
        self.table.seats.iter().any(moved)
    }

    /// Why somebody is refused who doesn't sit here.
    fn refuses(&self, caller: &Caller, otherwise: HouseError) -> HouseError {
        if self.moved_from(caller) { HouseError::SeatMoved } else { otherwise }
    }

    /// The seat in charge of the table: one at the device that opened it. When they have left, it is the
    /// first person who sits there.
    pub(crate) fn opener(&self) -> Option<&store::StoredSeat> {
        let here = |seat: &&store::StoredSeat| seat.token.is_some() && matches!(who(seat), Ok(Who::Here));
        let mut held = self.table.seats.iter().filter(|seat| seat.token.is_some());
        self.table.seats.iter().find(here).or_else(|| held.next())
    }

    /// Refuses unless the caller is in charge of the table; says with which seat.
    pub(crate) fn in_charge(&self, caller: &Caller) -> Result<&store::StoredSeat, HouseError> {
        if self.held(caller).is_empty() {
            return Err(self.refuses(caller, HouseError::NotYours));
        }
        self.opener().filter(|seat| caller.holds(seat.token.as_ref())).ok_or(HouseError::NotOpener)
    }

    /// As whom a caller looks at the table: from the seat asked for, from their own, or from beside it where that is
    /// allowed. Of several seats at one device it is the one whose turn it is, else the first.
    pub(crate) fn viewer(
        &self,
        caller: &Caller,
        wanted: Option<Seat>,
        game: Option<&Game>,
    ) -> Result<Viewer, HouseError> {
        if let Some(seat) = wanted {
            self.own(caller, seat)?;
            return Ok(Viewer::Seat(seat));
        }
        let held = self.held(caller);
        match device::looking(game.map(|game| &game.play), &held) {
            Some(seat) => Ok(Viewer::Seat(seat)),
            None if self.terms.spectators || !self.full() => Ok(Viewer::Spectator),
            None => Err(self.refuses(caller, HouseError::NoSpectators)),
        }
    }

    /// Whether a viewer may see the match: a visitor looking for a free seat sees the table, not the game of those who
    /// sit there.
    pub(crate) fn may_watch(&self, viewer: Viewer) -> bool {
        matches!(viewer, Viewer::Seat(_)) || self.terms.spectators
    }

    /// Who the seats are for.
    pub(crate) fn whos(&self) -> Result<Vec<Who>, HouseError> {
        self.table.seats.iter().map(who).collect()
    }
}

/// A stored seat in the words of the rules.
pub(crate) fn seat_of(seat: &store::StoredSeat) -> Seat {
    seat_at(seat.number)
}

/// The seat of a number of the store.
pub(crate) fn seat_at(number: i64) -> Seat {
    Seat::new(usize::try_from(number).unwrap_or(1).saturating_sub(1))
}

/// A seat as the store counts.
pub(crate) fn number_of(seat: Seat) -> i64 {
    i64::from(seat.number())
}

impl House {
    /// A table as it was a moment ago at the latest.
    pub(crate) async fn room(&self, id: &str) -> Result<Arc<Room>, HouseError> {
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
    pub(crate) async fn fresh_room(&self, id: &str) -> Result<Arc<Room>, HouseError> {
        loop {
            let stamp = self.inner.rooms.stamp();
            let room = self.read_room(id).await?;
            if let Some(room) = self.furnish(room, stamp).await? {
                return Ok(room);
            }
        }
    }

    /// The open table that a short code finds, as it is now; else, for somebody who sits there, the one that was closed
    /// last. Case and spaces around the code don't matter.
    pub(crate) async fn coded_room(
        &self,
        code: &str,
        sitter: Option<&Hash>,
    ) -> Result<Arc<Room>, HouseError> {
        let stamp = self.inner.rooms.stamp();
        let code = code.trim().to_lowercase();
        if let Some(room) = self.noted_room(&code).await {
            return Ok(room);
        }
        let store = &self.inner.store;
        let table = match (store.table_by_code(&code).await?, sitter) {
            (None, Some(sitter)) => store.closed_table_by_code(&code, sitter).await?,
            (found, _) => found,
        };
        let table = table.ok_or(HouseError::NoTable)?;
        let id = table.id.clone();
        if self.alone() && table.archived.is_none() {
            self.inner.rooms.note_code(&code, &id);
        }
        match self.furnish(Room::new(table)?, stamp).await? {
            Some(room) => Ok(room),
            None => self.fresh_room(&id).await,
        }
    }

    /// The open table that a code found before, if it still has it. Only a house that is alone hears of every table that is
    /// closed, and whose code may be another's since.
    async fn noted_room(&self, code: &str) -> Option<Arc<Room>> {
        let id = self.inner.rooms.coded(code)?;
        let room = self.room(&id).await.ok()?;
        (room.table.code == code && room.table.archived.is_none()).then_some(room)
    }

    /// Keeps a table that was just read, with its match begun if it should have; nothing if those who sit there have
    /// changed meanwhile.
    pub(crate) async fn furnish(
        &self,
        mut room: Room,
        stamp: Stamp,
    ) -> Result<Option<Arc<Room>>, HouseError> {
        if room.last().is_none() && room.full() && room.table.archived.is_none() {
            // The request that took the last seat begins it; if that node died, the next caller does.
            // Rare, and large: boxed, so that a mere look doesn't carry it.
            let begun = Box::pin(self.begin(&room, 1, None)).await?;
            let Some((id, _)) = begun else { return Ok(None) };
            room.table.last = Some(LastMatch { id, ordinal: 1, number: 0, moment: None, over: false });
        }
        let room = Arc::new(room);
        self.inner.rooms.keep(&room, stamp);
        Ok(Some(room))
    }

    /// Reads a table from the store.
    pub(crate) async fn read_room(&self, id: &str) -> Result<Room, HouseError> {
        Room::new(self.inner.store.table(id).await?.ok_or(HouseError::NoTable)?)
    }

    /// A table as it is now, for a look. A house that is alone knows of every change; where there are
    /// others, they are asked for by asking the store.
    pub(crate) async fn seen_room(&self, id: &str) -> Result<Arc<Room>, HouseError> {
        if self.alone() { self.room(id).await } else { self.fresh_room(id).await }
    }

    /// Several tables as they are now, read at once; those that aren't there are left out.
    pub(crate) async fn seen_rooms(&self, ids: &[&str]) -> Result<HashMap<String, Arc<Room>>, HouseError> {
        let (alone, trust) = (self.alone(), self.inner.settings.trust);
        let (mut rooms, mut wanted) = (HashMap::new(), Vec::new());
        for id in ids.iter().filter(|id| !id.contains('\0')) {
            match self.inner.rooms.young(id, trust).filter(|_| alone) {
                Some(room) => drop(rooms.insert((*id).to_owned(), room)),
                None => wanted.push(*id),
            }
        }
        if wanted.is_empty() {
            return Ok(rooms);
        }
        let stamp = self.inner.rooms.stamp();
        for table in self.inner.store.tables_by_id(&wanted).await? {
            let id = table.id.clone();
            let read = match Room::new(table) {
                Ok(room) => self.furnish(room, stamp).await,
                Err(error) => Err(error),
            };
            match read {
                Ok(Some(room)) => drop(rooms.insert(id, room)),
                Ok(None) => drop(rooms.insert(id.clone(), self.fresh_room(&id).await?)),
                Err(HouseError::Damaged) => tracing::error!(id, "a stored table can't be read"),
                Err(error) => return Err(error),
            }
        }
        Ok(rooms)
    }

    /// Whether there can be no other nodes.
    pub(crate) fn alone(&self) -> bool {
        !self.inner.store.is_shared()
    }

    /// The table has changed: what is kept of it here is forgotten, and watchers are told.
    pub(crate) fn changed(&self, id: &str) {
        self.forget(id);
        self.inner.bus.whisper(&topic(id), CHANGED);
    }

    /// Forgets what is kept of a table.
    pub(crate) fn forget(&self, id: &str) {
        self.inner.rooms.forget(id);
    }

    /// The match that is or was last played at a table, at least as it stood when the table was read.
    pub(crate) async fn current(&self, room: &Room) -> Result<Option<Arc<Game>>, HouseError> {
        let Some(last) = room.last() else { return Ok(None) };
        let kept = self.inner.games.kept(&last.id);
        if kept.is_some_and(|kept| kept.is_beside(last.number, last.moment)) && !self.alone() {
            // It has moved since, or the database has lost steps or has others.
            return self.stored_game(&last.id).await.map(Some);
        }
        self.game(&last.id, last.number).await.map(Some)
    }

    /// The current match of a table. Where there are other nodes, the store is asked how far it has come.
    pub(crate) async fn newest(&self, room: &Room) -> Result<Option<Arc<Game>>, HouseError> {
        let Some(LastMatch { id, .. }) = room.last() else { return Ok(None) };
        if self.alone() { self.game(id, 0).await.map(Some) } else { self.stored_game(id).await.map(Some) }
    }

    /// How far a match has come. A house that is alone knows that of the matches that are kept ready.
    pub(crate) async fn number(&self, id: &str) -> Result<i64, HouseError> {
        if let Some(number) = self.inner.games.number(id).filter(|_| self.alone()) {
            return Ok(number);
        }
        Ok(self.stored_step(id).await?.number)
    }
}

/// Where whispers of a table are heard.
pub(crate) fn topic(table: &str) -> String {
    format!("table {table}")
}

/// The whisper that a table has changed.
pub(crate) const CHANGED: &[u8] = b"changed";
