//! Somebody who is due is away: the others may complain, he is warned, and if he doesn't come back the computer takes
//! his seat over, or a duel is lost.

use rules::{Action, Actor, Mode, Seat, Viewer};
use store::{Asked, Due, Kind, Moment, NewDue};

use crate::again::first;
use crate::caller::Caller;
use crate::error::Error;
use crate::games::Game;
use crate::house::House;
use crate::json::State;
use crate::key::Key;
use crate::room::{Room, number_of};
use crate::settings::millis;
use crate::terms::{Terms, Warning};
use crate::worker::is_person;

/// What shall happen to the seat of somebody who does not come back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remedy {
    /// The computer takes it over.
    Computer,
    /// The match is lost for it; in a duel only.
    Win,
}

/// How many times as long somebody may look at his board without doing anything.
const STARING: i64 = 10;

impl House {
    /// Complains that somebody is away whose turn it is. He is warned, and has a while to come back.
    pub async fn complain(
        &self,
        table: &str,
        by: Seat,
        absent: Seat,
        remedy: Remedy,
        caller: &Caller,
        key: Option<Key>,
    ) -> Result<State, Error> {
        let asked = self.asked(table, caller, key.as_ref());
        loop {
            let room = self.fresh_room(table).await?;
            room.own(caller, by)?;
            let game = self.newest(&room).await?.ok_or(Error::Waiting)?;
            let state = |room: &Room| room.state(Some(&game), Viewer::Seat(by), self.now());
            if let Some(warning) = state(&room).warning {
                // Whoever gave it may have been cut off before anybody was asked to see to it.
                self.see_to_it(&game, warning.until).await?;
                self.keep(asked).await?;
                return Ok(state(&room));
            }
            if self.known(&asked).await? {
                return Ok(state(&room));
            }
            self.is_away(&room, &game, by, absent)?;
            let win = remedy == Remedy::Win;
            let setup = game.play.setup();
            if win && (!setup.is_duel() || setup.mode() == Mode::Solo) {
                return Err(Error::NotADuel);
            }
            let until = self.now().saturating_add(millis(self.inner.settings.grace));
            let warning = Warning {
                match_id: game.id().to_owned(),
                number: game.number(),
                seat: number_of(absent),
                by: number_of(by),
                until,
                win,
            };
            let terms = Terms { warning: Some(warning), ..room.terms.clone() };
            if !self.change_terms(&room, &terms, asked.clone()).await? {
                continue;
            }
            self.see_to_it(&game, until).await?;
            let room = self.fresh_room(table).await?;
            return Ok(state(&room));
        }
    }

    /// Has a warning seen to when its time is up.
    async fn see_to_it(&self, game: &Game, until: Moment) -> Result<(), Error> {
        let due = NewDue { kind: Kind::Abandon, moment: until, claim: None };
        self.inner.store.schedule(game.id(), game.number(), due).await?;
        self.inner.due.notify_one();
        Ok(())
    }

    /// Whether somebody has been away for long enough, and it matters.
    fn is_away(&self, room: &Room, game: &Game, by: Seat, absent: Seat) -> Result<(), Error> {
        let due = game.play.due().ok_or(Error::Over)?;
        if game.play.deadline().is_some() {
            return Err(Error::ClockRuns);
        }
        let same_device = room.seat(by)?.token == room.seat(absent)?.token;
        if due.who != Actor::Seat(absent) || !is_person(game, absent) || same_device {
            return Err(Error::NotAway { wait: None });
        }
        let acted = game.moment(game.play.now());
        let seen = self.inner.presence.last(&room.table.id, absent);
        let absence = millis(self.inner.settings.absence);
        // Whoever is there and does nothing is as good as away after a while.
        let idle = acted.saturating_add(absence.saturating_mul(STARING));
        let after = seen.map_or(acted, |seen| seen.max(acted)).saturating_add(absence).min(idle);
        let wait = u64::try_from(after - self.now()).unwrap_or(0);
        if wait > 0 { Err(Error::NotAway { wait: Some(wait) }) } else { Ok(()) }
    }

    /// Somebody is here: a warning to him is void.
    pub async fn here(
        &self,
        table: &str,
        seat: Seat,
        caller: &Caller,
        key: Option<Key>,
    ) -> Result<State, Error> {
        let asked = self.asked(table, caller, key.as_ref());
        loop {
            let room = self.fresh_room(table).await?;
            room.own(caller, seat)?;
            if self.known(&asked).await? {
                return self.state(table, caller, Some(seat)).await;
            }
            self.inner.presence.saw(table, seat, self.now());
            let warned = room.terms.warning.as_ref().is_some_and(|warning| warning.seat == number_of(seat));
            let terms = Terms { warning: None, ..room.terms.clone() };
            let done = if warned {
                self.change_terms(&room, &terms, asked.clone()).await?
            } else {
                self.keep(asked.clone()).await?
            };
            if done {
                return self.state(table, caller, Some(seat)).await;
            }
        }
    }

    /// Somebody who was warned did not come back.
    pub(crate) async fn give_up_waiting(&self, due: &Due) -> Result<(), Error> {
        let Some(game) = self.unmoved(due).await? else { return Ok(()) };
        let room = self.fresh_room(&game.table_id).await?;
        let valid = |warning: &&Warning| warning.match_id == due.subject && warning.number == due.number;
        let Some(warning) = room.terms.warning.as_ref().filter(valid) else {
            self.inner.store.settle(due, &self.inner.name).await?;
            return Ok(());
        };
        if self.now() < warning.until {
            self.inner.store.postpone(due, &self.inner.name, warning.until).await?;
            return Ok(());
        }
        let seat = Seat::new(usize::try_from(warning.seat).unwrap_or(1).saturating_sub(1));
        let action = if warning.win { Action::ResignMatch } else { Action::Leave };
        self.by_itself(due, &room, &game, Actor::Seat(seat), action).await
    }

    /// Changes what is agreed at a table, unless somebody else changed it meanwhile.
    pub(crate) async fn change_terms(&self, room: &Room, terms: &Terms, asked: Asked) -> Result<bool, Error> {
        let (from, to) = (&room.table.settings, terms.write());
        let changed = self.inner.store.change_settings(&room.table.id, from, &to, asked).await?;
        let changed = first(changed)? == Some(true);
        if !changed && self.read_room(&room.table.id).await?.table.archived.is_some() {
            return Err(Error::Archived);
        }
        self.changed(&room.table.id);
        Ok(changed)
    }

    /// When a seat was last seen here, for those who show it.
    pub fn last_seen(&self, table: &str, seat: Seat) -> Option<Moment> {
        self.inner.presence.last(table, seat)
    }
}
