//! Opening a table, and finding one.

use std::sync::Arc;

use play::Who;
use rand::RngExt as _;
use rules::seat::Name;
use rules::{Edition, Length, Mode, Player};
use store::{ListPage, Listing, NewSeat, OpenedTable, Paged, Request};

use crate::boxed;
use crate::caller::Caller;
use crate::error::HouseError;
use crate::house::House;
use crate::key::Key;
use crate::room::Room;
use crate::source::Purpose;
use crate::terms::Terms;
use wire::TableCard;

/// A table that somebody wants.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The edition's id.
    pub edition: String,
    /// Options as `key=value`; the rest take their defaults.
    pub options: Vec<String>,
    /// `table`, `solo` or `referee`.
    pub mode: String,
    /// How long a match lasts; by default as short as the format allows.
    pub length: Option<Length>,
    /// The first maker (group: the first player), from 1; by lot if none.
    pub first: Option<u8>,
    /// Who sits, seat 1 first, with a name or none. The opener takes the seats that are for people here.
    pub seats: Vec<(Who, Option<String>)>,
    /// Whether it is listed in the lobby.
    pub public: bool,
    /// Whether anybody may watch; by default where that helps nobody to cheat.
    pub spectators: Option<bool>,
    /// Whether there is advice; by default only where one person plays.
    pub advice: Option<bool>,
}

/// Letters of codes: none that are taken for others.
const LETTERS: &[u8] = b"abcdefghjkmnpqrstuvwxyz23456789";

/// Letters of a table's id.
pub(crate) const ID: usize = 16;

/// Letters of a table's code, at first; if codes get rare it grows.
const CODE: usize = 7;

impl House {
    /// Opens a table.
    #[boxed]
    pub async fn open(
        &self,
        new: NewTable,
        caller: &Caller,
        key: Option<Key>,
    ) -> Result<TableCard, HouseError> {
        let terms = self.terms(&new)?;
        let token = caller.known()?;
        let seat = |(index, (who, name)): (usize, &(Who, Option<String>))| {
            let here = matches!(who, Who::Here);
            NewSeat {
                number: i64::try_from(index).unwrap_or(i64::MAX).saturating_add(1),
                kind: who.to_string(),
                open: matches!(who, Who::Link),
                token: here.then_some(token),
                // A player who comes by link gets this name, unless they bring one.
                name: name.as_deref().map(str::trim).map(str::to_owned),
            }
        };
        let seats: Vec<_> = new.seats.iter().enumerate().map(seat).collect();
        let request = self.asked("", caller, key.as_ref()).request;
        let id = self.put_table(&terms, seats, new.public, None, request).await?;
        let id = id.unwrap_or_else(|before| before);
        self.inner.company.saw(&id, caller);
        let room = self.fresh_room(&id).await?;
        self.card(&room).await
    }

    /// Puts a table into the store under an id and a code that are free. An id that an earlier request led to is an
    /// error, in its way.
    pub(crate) async fn put_table(
        &self,
        terms: &Terms,
        seats: Vec<NewSeat>,
        public: bool,
        given: Option<&str>,
        request: Option<Request>,
    ) -> Result<Result<String, String>, HouseError> {
        for more in 0.. {
            let id = given.map_or_else(|| self.letters(ID), str::to_owned);
            let table = store::NewStoredTable {
                id: id.clone(),
                code: self.letters(CODE + more / 8),
                public,
                settings: terms.write(),
                now: self.now(),
                seats: seats.clone(),
                request: request.clone(),
            };
            match self.inner.store.open_table(table).await? {
                OpenedTable::Done => return Ok(Ok(id)),
                // Somebody else, who wanted the same table, was quicker.
                OpenedTable::Taken if given.is_some() && self.inner.store.table(&id).await?.is_some() => {
                    return Ok(Err(id));
                }
                OpenedTable::Taken => {}
                OpenedTable::Repeated(id) => return Ok(Err(id)),
                OpenedTable::Reused => return Err(HouseError::KeyReused),
            }
        }
        unreachable!("codes grow until one is free")
    }

    /// A code for a table, which may be taken.
    pub(crate) fn new_code(&self) -> String {
        self.letters(CODE)
    }

    /// Letters by chance.
    pub(crate) fn letters(&self, many: usize) -> String {
        let mut chance = self.inner.source.chance(Purpose::Id);
        (0..many).map(|_| char::from(LETTERS[chance.random_range(0..LETTERS.len())])).collect()
    }

    /// What is chosen for a table, or what is wrong with it.
    fn terms(&self, new: &NewTable) -> Result<Terms, HouseError> {
        let edition =
            Edition::find(&new.edition).ok_or_else(|| HouseError::NoEdition { id: new.edition.clone() })?;
        let mode = Mode::find(&new.mode).ok_or_else(|| HouseError::NoMode { text: new.mode.clone() })?;
        let persons = new.seats.iter().filter(|(who, _)| who.player() == Player::Person).count();
        // Everybody in a group knows something else; a spectator could tell one player what another let slip. And
        // what is not listed is nobody else's business.
        let open = new.public && !edition.format.holds_parts();
        let (rounds, target) = match new.length {
            Some(Length::Rounds(rounds)) => (Some(rounds), None),
            Some(Length::Target(points)) => (None, Some(points)),
            None => (None, None),
        };
        let terms = Terms {
            edition: edition.id.to_owned(),
            options: new.options.clone(),
            mode: mode.name().to_owned(),
            rounds,
            target,
            first: new.first,
            spectators: new.spectators.unwrap_or(open),
            advice: new.advice.unwrap_or(persons == 1 || mode == Mode::Referee),
            daily: None,
            rematch: None,
            warning: None,
        };
        let seats = new.seats.iter().map(|(who, name)| (who.player(), name.as_deref())).collect();
        terms.settle(seats, &self.inner.source)?.map_err(HouseError::Setup)?;
        if persons == 0 {
            return Err(HouseError::NobodyPlays);
        }
        for (who, name) in &new.seats {
            if let (Who::Link, Some(name)) = (who, name) {
                Name::new(name)?;
            }
        }
        Ok(terms)
    }

    /// The tables of the lobby, the newest first: all, or those with a free seat.
    #[boxed]
    pub async fn lobby(&self, joinable: bool, page: &ListPage) -> Result<Paged<TableCard>, HouseError> {
        let shown = if joinable { Listing::Joinable } else { Listing::Lobby };
        cards(self.inner.store.tables(shown, page).await?)
    }

    /// The table that a short code finds: one that is open, whether it waits or plays, or for those who sit there one that
    /// was closed. Case and spaces around it don't matter.
    #[boxed]
    pub async fn find(&self, code: &str, caller: &Caller) -> Result<TableCard, HouseError> {
        let room = self.coded_room(code, caller.hash()).await?;
        self.card(&room).await
    }

    /// A table: what is played there and who sits.
    #[boxed]
    pub async fn table(&self, id: &str) -> Result<TableCard, HouseError> {
        let room = self.seen_room(id).await?;
        self.card(&room).await
    }

    /// The tables where the caller sits, the newest first: all, or those that wait or play.
    #[boxed]
    pub async fn tables_of(
        &self,
        caller: &Caller,
        under_way: bool,
        page: &ListPage,
    ) -> Result<Paged<TableCard>, HouseError> {
        cards(self.inner.store.tables_of(caller.hash(), under_way, page).await?)
    }

    /// The shape of a table.
    pub(crate) async fn card(&self, room: &Arc<Room>) -> Result<TableCard, HouseError> {
        let game = self.current(room).await?;
        Ok(room.card(game.as_deref()))
    }
}

/// The shapes of tables that were read.
fn cards(tables: Paged<store::StoredTable>) -> Result<Paged<TableCard>, HouseError> {
    let items = tables.items.into_iter().map(|table| Ok(Room::new(table)?.card(None)));
    Ok(Paged { items: items.collect::<Result<_, HouseError>>()?, next: tables.next })
}
