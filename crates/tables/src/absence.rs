//! A player is away on their turn: the others may complain, the player is warned, and if they don't come back, the
//! computer takes the seat over, or a duel is lost.

use rules::{Action, Actor, Mode, Player, Seat, Viewer};
use store::{DueKind, DueTask, Dues, NewDue};
use wire::TableState;

use crate::boxed;
use crate::caller::Caller;
use crate::care::PRESENCE;
use crate::error::HouseError;
use crate::games::Game;
use crate::house::House;
use crate::key::Key;
use crate::room::{Room, number_of};
use crate::settings::millis;
use crate::terms::{AwayWarning, Terms};

/// What shall happen to the seat of somebody who does not come back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remedy {
    /// The computer takes it over.
    Computer,
    /// The match is lost for it; in a duel only.
    Win,
}

/// Somebody who has not been away for long enough yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StillHere {
    /// After how many more milliseconds of absence the remedy can be asked for again.
    pub millis: u64,
    /// The seat in question.
    pub seat: Seat,
    /// Their name, if they gave one.
    pub name: Option<String>,
    /// What was asked for.
    pub remedy: Remedy,
}

/// How many times as long a player may look at the board without doing anything.
const STARING: i64 = 10;

impl Room {
    /// Whether one of these seats was warned.
    fn warned(&self, seats: &[Seat]) -> bool {
        let warned = self.terms.warning.as_ref().map(|warning| warning.seat);
        seats.iter().any(|seat| warned == Some(number_of(*seat)))
    }
}

impl House {
    /// Complains that a player is away on their turn. They are warned, and have a while to come back.
    #[boxed]
    pub async fn complain(
        &self,
        table: &str,
        by: Seat,
        absent: Seat,
        remedy: Remedy,
        caller: &Caller,
        key: Option<Key>,
    ) -> Result<TableState, HouseError> {
        self.once_at(table, by, caller, key.as_ref(), move |room, asked| async move {
            let game = self.current(&room).await?.ok_or(HouseError::Waiting)?;
            let state = |room: &Room| room.state(Some(&game), Viewer::Seat(by), self.now());
            if state(&room).warning.is_some() {
                self.remember(asked).await?;
                return Ok(Some(state(&room)));
            }
            game.still_played(by)?;
            self.is_away(&room, &game, by, absent, remedy).await?;
            let win = remedy == Remedy::Win;
            let setup = game.play.setup();
            if win && (!setup.is_duel() || setup.mode() == Mode::Solo) {
                return Err(HouseError::NotADuel);
            }
            let until = self.now().saturating_add(millis(self.inner.settings.grace));
            let warning = AwayWarning {
                match_id: game.id().to_owned(),
                number: game.number(),
                seat: number_of(absent),
                by: number_of(by),
                until,
                win,
            };
            let terms = Terms { warning: Some(warning), ..room.terms.clone() };
            let due = vec![NewDue { kind: DueKind::Abandon, moment: until, claim: None }];
            let dues = Dues { match_id: game.id().to_owned(), number: game.number(), due };
            let warned = self.agree(&room, &terms, Some(dues), asked, &game, by).await?;
            self.inner.due.notify_one();
            Ok(warned)
        })
        .await
    }

    /// Whether somebody has been away for long enough, and it matters.
    async fn is_away(
        &self,
        room: &Room,
        game: &Game,
        by: Seat,
        absent: Seat,
        remedy: Remedy,
    ) -> Result<(), HouseError> {
        let due = game.play.due().ok_or(HouseError::Over)?;
        if game.play.deadline().is_some() {
            return Err(HouseError::ClockRuns);
        }
        let same_device = room.seat(by)?.token == room.seat(absent)?.token;
        let person = game.play.player(absent) == Some(Player::Person);
        if due.who != Actor::Seat(absent) || !person || same_device {
            return Err(HouseError::NotAway { wait: None });
        }
        let acted = game.moment(game.play.now());
        let mut seen = self.inner.presence.last(&room.table.id, absent, self.now());
        if !self.alone() {
            // Other nodes note only now and then whom they see: since the last note, the player may have been there
            // for as long again.
            let noted = self.inner.store.last_seen(&room.table.id, number_of(absent)).await?;
            seen = seen.max(noted.map(|noted| noted.saturating_add(PRESENCE)));
        }
        let absence = millis(self.inner.settings.absence);
        // A player who is there and does nothing counts as away after a while.
        let idle = acted.saturating_add(absence.saturating_mul(STARING));
        let after = seen.map_or(acted, |seen| seen.max(acted)).saturating_add(absence).min(idle);
        let millis = u64::try_from(after - self.now()).unwrap_or(0);
        if millis == 0 {
            return Ok(());
        }
        let chair = game.play.setup().chairs().get(absent.index());
        let name = chair.and_then(|chair| chair.name.as_ref()).map(|name| name.as_str().to_owned());
        Err(HouseError::NotAway { wait: Some(StillHere { millis, seat: absent, name, remedy }) })
    }

    /// Somebody is here: a warning to them is void.
    #[boxed]
    pub async fn here(
        &self,
        table: &str,
        seat: Seat,
        caller: &Caller,
        key: Option<Key>,
    ) -> Result<TableState, HouseError> {
        self.once_at(table, seat, caller, key.as_ref(), move |room, asked| async move {
            self.inner.presence.saw(table, seat, self.now());
            let done = if room.warned(&[seat]) {
                let terms = Terms { warning: None, ..room.terms.clone() };
                self.change_terms(&room, &terms, None, asked).await?
            } else {
                self.remember(asked).await?
            };
            if !done {
                return Ok(None);
            }
            self.state(table, caller, Some(seat)).await.map(Some)
        })
        .await
    }

    /// The caller shows a sign of life at a table: a warning to them is void.
    pub(crate) async fn show_life(&self, room: &Room, caller: &Caller) -> Result<(), HouseError> {
        let held = room.held(caller);
        for seat in &held {
            self.inner.presence.saw(&room.table.id, *seat, self.now());
        }
        if !room.warned(&held) {
            return Ok(());
        }
        let mut room = self.fresh_room(&room.table.id).await?;
        while room.warned(&held) {
            let terms = Terms { warning: None, ..room.terms.clone() };
            if self.change_terms(&room, &terms, None, self.asked(&room.table.id, caller, None)).await? {
                break;
            }
            room = self.fresh_room(&room.table.id).await?;
        }
        Ok(())
    }

    /// Somebody opens a page of a table by hand, which is a sign of life. A page that looks again by itself is none.
    #[boxed]
    pub async fn come(&self, table: &str, caller: &Caller) -> Result<(), HouseError> {
        let room = self.seen_room(table).await?;
        self.show_life(&room, caller).await
    }

    /// Somebody who was warned did not come back. The table does what follows, and the record says why.
    pub(crate) async fn give_up_waiting(&self, due: &DueTask) -> Result<(), HouseError> {
        let Some(game) = self.unmoved(due).await? else { return Ok(()) };
        let room = self.fresh_room(&game.table_id).await?;
        let valid = |warning: &&AwayWarning| warning.match_id == due.subject && warning.number == due.number;
        let Some(warning) = room.terms.warning.as_ref().filter(valid) else {
            self.inner.store.settle(due, &self.inner.name).await?;
            return Ok(());
        };
        if self.now() < warning.until {
            self.inner.store.postpone(due, &self.inner.name, warning.until).await?;
            return Ok(());
        }
        let action = if warning.win { Action::ResignMatch } else { Action::Leave };
        self.by_itself(due, &room, &game, action).await
    }

    /// Whether somebody is at their seat, at whichever node.
    pub(crate) async fn is_around(&self, table: &str, seat: Seat) -> Result<bool, HouseError> {
        if self.is_here(table, seat) || self.alone() {
            return Ok(self.is_here(table, seat));
        }
        let noted = self.inner.store.last_seen(table, number_of(seat)).await?;
        Ok(noted.is_some_and(|noted| self.now() < noted.saturating_add(PRESENCE)))
    }

    /// Whether somebody is at their seat, for those who show it.
    pub fn is_here(&self, table: &str, seat: Seat) -> bool {
        self.inner.presence.is_here(table, seat, self.now())
    }
}
