//! A table as one caller finds it: read once, shown in all its parts.

use std::fmt;
use std::sync::Arc;

use rules::{Code, Rules, Seat, Secret, View, Viewer};
use store::Moment;

use crate::boxed;
use crate::caller::Caller;
use crate::error::HouseError;
use crate::games::Game;
use crate::house::House;
use crate::open::ID;
use crate::room::Room;
use crate::series::Series;
use crate::source::Purpose;
use wire::{Shared, TableCard, TableState};

/// A table as one caller finds it at one moment. It is read once; all that is asked of it after that fits together and
/// costs no further question to the store.
#[derive(Clone)]
pub struct TableLook {
    house: House,
    pub(crate) room: Arc<Room>,
    pub(crate) game: Option<Arc<Game>>,
    caller: Caller,
    pub(crate) now: Moment,
}

impl House {
    /// Looks at a table.
    #[boxed]
    pub async fn look(&self, table: &str, caller: &Caller) -> Result<TableLook, HouseError> {
        let room = self.seen_room(table).await?;
        self.look_into(room, caller).await
    }

    /// Looks at the table of a code, or of an id. A table that was closed is found by its code only by those who sit there.
    #[boxed]
    pub async fn look_by_name(&self, name: &str, caller: &Caller) -> Result<TableLook, HouseError> {
        if name.len() == ID {
            return self.look(name, caller).await;
        }
        let room = self.coded_room(name, caller.hash()).await?;
        self.look_into(room, caller).await
    }

    async fn look_into(&self, room: Arc<Room>, caller: &Caller) -> Result<TableLook, HouseError> {
        let game = self.current(&room).await?;
        self.keep_company(&room.table.id, game.as_deref(), caller);
        Ok(self.looked(room, game, caller))
    }

    /// A table that was read, with its match.
    pub(crate) fn looked(&self, room: Arc<Room>, game: Option<Arc<Game>>, caller: &Caller) -> TableLook {
        TableLook { house: self.clone(), room, game, caller: caller.clone(), now: self.now() }
    }

    /// A table as a caller sees it: from the seat asked for, or as [`TableLook::viewer`] finds.
    #[boxed]
    pub async fn state(
        &self,
        table: &str,
        caller: &Caller,
        seat: Option<Seat>,
    ) -> Result<TableState, HouseError> {
        let look = self.look(table, caller).await?;
        if let Viewer::Seat(seat) = look.viewer(seat)? {
            self.inner.presence.saw(table, seat, self.now());
        }
        look.state(seat)
    }

    /// The seats at a table that are the caller's.
    #[boxed]
    pub async fn seats(&self, table: &str, caller: &Caller) -> Result<Vec<Seat>, HouseError> {
        Ok(self.seen_room(table).await?.held(caller))
    }

    /// A secret by chance, for a maker who wants one: nobody is told of it.
    pub fn roll(&self, rules: &Rules) -> Code {
        Secret::draw(rules, &mut self.inner.source.chance(Purpose::Secret)).code
    }
}

impl TableLook {
    /// The table's id.
    pub fn id(&self) -> &str {
        &self.room.table.id
    }

    /// What is played there and who sits.
    pub fn card(&self) -> Shared<TableCard> {
        self.room.shared_card(self.game.as_deref())
    }

    /// The viewer.
    pub fn caller(&self) -> &Caller {
        &self.caller
    }

    /// The seats that are the caller's.
    pub fn held(&self) -> Vec<Seat> {
        self.room.held(&self.caller)
    }

    /// Whether the caller only watches because their seat has moved to another device.
    pub fn has_moved(&self) -> bool {
        self.held().is_empty() && self.room.moved_from(&self.caller)
    }

    /// The seats whose players are here.
    pub fn present(&self) -> Vec<Seat> {
        let seats = (0..self.room.table.seats.len()).map(Seat::new);
        seats.filter(|seat| self.house.is_here(self.id(), *seat)).collect()
    }

    /// What a page shows of the table beside its match, as a short text: it changes when somebody sits down or leaves, a
    /// seat moves to another device, a rematch is asked for, somebody is warned, or the table is closed.
    pub fn sign(&self) -> String {
        self.room.sign()
    }

    /// Whether the match can begin with those who are there, although seats are free.
    pub fn can_start(&self) -> bool {
        self.room.smaller(&self.house.inner.source).is_some()
    }

    /// How many spectators there are.
    pub fn watching(&self) -> usize {
        self.house.inner.presence.watching(self.id(), self.now)
    }

    /// How the matches at this table went so far among those who sit there now, the last one included if it is over.
    pub async fn series(&self) -> Result<Option<Series>, HouseError> {
        match &self.game {
            Some(game) if game.ordinal > 1 => self.house.series(game).await.map(Some),
            _ => Ok(None),
        }
    }

    /// As whom the caller looks: from the seat asked for, from their own, or from beside the table where that is
    /// allowed. Of several seats at one device it is the one whose turn it is, else the first.
    pub fn viewer(&self, seat: Option<Seat>) -> Result<Viewer, HouseError> {
        self.room.viewer(&self.caller, seat, self.game.as_deref())
    }

    /// The table as the caller sees it.
    pub fn state(&self, seat: Option<Seat>) -> Result<TableState, HouseError> {
        Ok(self.room.state(self.game.as_deref(), self.viewer(seat)?, self.now))
    }

    /// The table without the first `known` rounds, which the viewer has seen.
    pub(crate) fn state_after(&self, known: usize, viewer: Viewer) -> TableState {
        self.room.state_after(known, self.game.as_deref(), viewer, self.now)
    }

    /// The table as the caller sees it, without its match.
    pub fn outline(&self, seat: Option<Seat>) -> Result<TableState, HouseError> {
        Ok(self.room.outline(self.game.as_deref(), self.viewer(seat)?, self.now))
    }

    /// The match as the caller may see it: what has ended in it can be looked at by anybody who may look at the table.
    pub fn view(&self, seat: Option<Seat>) -> Result<View, HouseError> {
        let viewer = self.viewer(seat)?;
        if !self.room.may_watch(viewer) {
            return Err(HouseError::NoSpectators);
        }
        let game = self.game()?;
        Ok(game.play.view(game.seen_as(viewer)))
    }

    /// What the caller may be advised on: the match from their seat, where advice is allowed.
    pub fn advisable(&self, seat: Seat) -> Result<View, HouseError> {
        self.room.own(&self.caller, seat)?;
        if !self.room.terms.advice {
            return Err(HouseError::NoAdvice);
        }
        let game = self.game()?;
        game.still_played(seat)?;
        Ok(game.play.view(Viewer::Seat(seat)))
    }

    fn game(&self) -> Result<&Game, HouseError> {
        self.game.as_deref().ok_or(HouseError::Waiting)
    }
}

/// Shows nothing of what is in it.
impl fmt::Debug for TableLook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TableLook({})", self.room.table.id)
    }
}
