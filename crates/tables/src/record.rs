//! Records of matches: written once, on a thread of their own, and cached for everybody.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use rules::{Seat, View, Viewer, notation};
use tokio::sync::OnceCell;
use wire::RecordShape;

use crate::boxed;
use crate::caller::Caller;
use crate::error::HouseError;
use crate::games::Game;
use crate::house::{House, locked};
use crate::look::TableLook;
use crate::shelf::Shelf;

/// The record of a match.
#[derive(Clone, Debug)]
pub struct Record {
    /// Whether the match is over: then the record is whole, and can be checked.
    pub finished: bool,
    /// The readable text.
    pub text: Arc<str>,
}

/// A record that is being written or was; nothing if there is no such page.
type Written = OnceCell<Option<Arc<str>>>;

/// The records that were last asked for. Each is written by the first who asks; the others wait for that.
pub(crate) struct Records(Mutex<Shelf<Arc<Written>>>);

/// How a record is written.
#[derive(Clone, Copy, Debug)]
enum RecordForm {
    Text,
    /// A page of JSON, from 1.
    Page(usize),
}

impl Records {
    /// Room for this many bytes.
    pub(crate) fn new(most: usize) -> Self {
        Self(Mutex::new(Shelf::new(most)))
    }

    fn place(&self, key: &str) -> Arc<Written> {
        locked(&self.0).get_or_default(key)
    }

    /// A record was written: now it is known what it weighs.
    fn weigh(&self, key: &str, written: &Arc<Written>, bytes: usize) {
        locked(&self.0).put(key, Arc::clone(written), bytes);
    }

    /// Drops records that nobody has asked for since a while.
    pub(crate) fn sweep(&self, idle: Duration) {
        locked(&self.0).sweep(idle);
    }
}

impl House {
    /// The record of a match. A finished one is for everybody who knows its id; of a running one everybody gets what
    /// they may see.
    #[boxed]
    pub async fn record(&self, match_id: &str, caller: &Caller) -> Result<Record, HouseError> {
        let (finished, text) = self.written(match_id, caller, RecordForm::Text).await?;
        Ok(Record { finished, text: text.ok_or(HouseError::NoMatch)? })
    }

    /// A page of the record as JSON, from 1: what was agreed, some of the steps and some of the rounds. A usual match has
    /// one page. Nothing if there is no such page.
    #[boxed]
    pub async fn record_page(
        &self,
        match_id: &str,
        caller: &Caller,
        page: usize,
    ) -> Result<Option<Arc<str>>, HouseError> {
        Ok(self.written(match_id, caller, RecordForm::Page(page)).await?.1)
    }

    /// The whole record of a finished match as JSON, for copying matches into files.
    #[boxed]
    pub async fn whole_record(&self, match_id: &str) -> Result<RecordShape, HouseError> {
        let game = self.finished_match(match_id).await?;
        self.aside(move || RecordShape::new(&game.play)).await
    }

    /// A finished match as anybody may see it, to be looked at row by row.
    #[boxed]
    pub async fn finished(&self, match_id: &str) -> Result<View, HouseError> {
        Ok(self.finished_match(match_id).await?.play.view(Viewer::Spectator))
    }

    /// The table of a match, if somebody sits there.
    #[boxed]
    pub async fn table_of(&self, match_id: &str, caller: &Caller) -> Result<Option<TableLook>, HouseError> {
        let found = self.inner.store.find_match(match_id).await?.ok_or(HouseError::NoMatch)?;
        match self.look(&found.table_id, caller).await {
            Ok(look) => Ok(Some(look).filter(|look| !look.held().is_empty())),
            Err(HouseError::NoTable) => Ok(None),
            Err(error) => Err(error),
        }
    }

    async fn finished_match(&self, match_id: &str) -> Result<Arc<Game>, HouseError> {
        let found = self.inner.store.find_match(match_id).await?.ok_or(HouseError::NoMatch)?;
        if found.finished.is_none() {
            self.seen_as(&found, &Caller::nobody()).await?;
            return Err(HouseError::Running);
        }
        self.game(match_id, found.number).await
    }

    /// What somebody may be advised on: the match from their seat, where advice is allowed. To ask is a sign of life.
    #[boxed]
    pub async fn advisable(&self, table: &str, seat: Seat, caller: &Caller) -> Result<View, HouseError> {
        let look = self.look(table, caller).await?;
        look.room.own(caller, seat)?;
        self.show_life(&look.room, caller).await?;
        look.advisable(seat)
    }

    /// A record in a form, and whether the match is over.
    async fn written(
        &self,
        match_id: &str,
        caller: &Caller,
        form: RecordForm,
    ) -> Result<(bool, Option<Arc<str>>), HouseError> {
        let found = self.inner.store.find_match(match_id).await?.ok_or(HouseError::NoMatch)?;
        let finished = found.finished.is_some();
        let viewer = if finished { Viewer::Spectator } else { self.seen_as(&found, caller).await? };
        let seen = match viewer {
            Viewer::Seat(seat) => seat.number(),
            Viewer::Spectator => 0,
        };
        let key = format!("{match_id} {} {seen} {form:?}", found.number);
        let written = self.inner.records.place(&key);
        let write = async {
            let game = self.game(match_id, found.number).await?;
            let text = self.aside(move || write(&game, viewer, form)).await?;
            self.inner.records.weigh(&key, &written, text.as_ref().map_or(0, |text| text.len()));
            Ok::<_, HouseError>(text)
        };
        Ok((finished, written.get_or_try_init(|| write).await?.clone()))
    }

    /// As whom a caller sees a running match.
    async fn seen_as(&self, found: &store::StoredMatch, caller: &Caller) -> Result<Viewer, HouseError> {
        let game = self.game(&found.id, found.number).await?;
        let room = self.seen_room(&found.table_id).await?;
        match room.viewer(caller, None, Some(&game)) {
            Ok(viewer) if !room.may_watch(viewer) => Err(HouseError::NoMatch),
            Ok(viewer) => Ok(game.seen_as(viewer)),
            // A caller who may not watch need not know that it is there.
            Err(HouseError::NoSpectators) => Err(HouseError::NoMatch),
            Err(error) => Err(error),
        }
    }
}

/// Writes a record.
fn write(game: &Game, viewer: Viewer, form: RecordForm) -> Option<Arc<str>> {
    match form {
        RecordForm::Text => Some(notation::write_seen(&game.play, viewer).into()),
        RecordForm::Page(page) => {
            let shape = RecordShape::page(&game.play, page)?;
            serde_json::to_string(&shape).ok().map(Into::into)
        }
    }
}
