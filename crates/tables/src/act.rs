//! Doing something in a match.

use std::sync::Arc;

use play::device;
use rules::{Action, Actor, Event, Refusal, Rules, Salt, Seat, Viewer};
use store::{KnownKey, Request};

use crate::boxed;
use crate::caller::Caller;
use crate::commit::Committed;
use crate::error::HouseError;
use crate::games::Game;
use crate::house::House;
use crate::key::Key;
use crate::look::TableLook;
use crate::room::Room;
use crate::source::Purpose;
use wire::TableState;

/// Something that a seat wants to do.
#[derive(Clone, Debug)]
pub struct Act {
    /// The seat.
    pub seat: Seat,
    /// The number of the match on which it was decided.
    pub number: i64,
    /// What, in the notation: `row RGBY`, `secret RGBY`, `answer 2b1w`, `resign round` … Of a secret only the code
    /// need be said, and what is withheld if anything is: the house adds the salt.
    pub action: String,
    /// The key with which it may be sent again.
    pub key: Option<Key>,
}

/// Something that was done.
#[derive(Clone, Debug)]
pub struct Acted {
    /// The number that it led to.
    pub number: i64,
    /// The table with it, to be shown.
    pub look: TableLook,
    seat: Seat,
    /// How many rounds had ended before, as far as the caller knew.
    known: usize,
}

impl Acted {
    /// The table's state now, from that seat. Of past rounds it holds only those that this action ended.
    pub fn state(&self) -> TableState {
        self.look.state_after(self.known, Viewer::Seat(self.seat))
    }
}

/// Retries before giving up on a contended match.
const TRIES: usize = 32;

impl House {
    /// Does something in the match of a table. When this returns, it is on the disk.
    ///
    /// A row, a secret, an answer must name the current number: the view that it was decided on. Calls, resigning,
    /// offers and claims are done at the next free number if they are still possible, so that nobody can be starved
    /// by a faster player.
    #[boxed]
    pub async fn act(&self, table: &str, caller: &Caller, act: Act) -> Result<Acted, HouseError> {
        let room = self.room(table).await?;
        let acted = self.act_in(&room, caller, &act).await;
        let doubtful = matches!(
            acted,
            Err(HouseError::NotYours
                | HouseError::SeatMoved
                | HouseError::NoSeat
                | HouseError::Waiting
                | HouseError::Over
                | HouseError::Archived
                | HouseError::Stale(_))
        );
        // Stale at the very number: the database has another step there, and the caller decided on the one it has lost.
        let beside = matches!(&acted, Err(HouseError::Stale(state)) if state.number == act.number);
        if doubtful && !beside && !self.alone() {
            // Another node may have changed the table since it was read here.
            let room = self.fresh_room(table).await?;
            return self.act_in(&room, caller, &act).await;
        }
        acted
    }

    /// Does something at a table as it is known here.
    async fn act_in(&self, room: &Arc<Room>, caller: &Caller, act: &Act) -> Result<Acted, HouseError> {
        let table = room.table.id.as_str();
        room.own(caller, act.seat)?;
        if room.table.archived.is_some() {
            return Err(HouseError::Archived);
        }
        let match_id = &room.last().ok_or(HouseError::Waiting)?.id;
        // Even what the rules refuse is a sign of life.
        self.show_life(room, caller).await?;
        self.inner.company.saw(table, caller);
        let request = act.key.as_ref().and_then(|key| key.request(table, caller));
        let (game, number, known) = match self.attempt(room, match_id, act, request.clone()).await {
            Ok((game, known)) => {
                let number = game.number();
                (game, number, known)
            }
            Err(error) => match self.done_before(match_id, request, &error).await? {
                Some((game, number)) => (game, number, 0),
                None => return Err(error),
            },
        };
        let look = self.looked(Arc::clone(room), Some(game), caller);
        Ok(Acted { number, look, seat: act.seat, known })
    }

    /// Tries until it is done, can't be done, or others were quicker once too often. With the match come the rounds
    /// that the caller knows to have ended: all before the number that was named, if it was the current one.
    async fn attempt(
        &self,
        room: &Room,
        match_id: &str,
        act: &Act,
        request: Option<Request>,
    ) -> Result<(Arc<Game>, usize), HouseError> {
        let stale = |game: &Game| {
            HouseError::Stale(Box::new(room.state(Some(game), Viewer::Seat(act.seat), self.now())))
        };
        let mut game = self.game(match_id, act.number).await?;
        for _ in 0..TRIES {
            let (by, action) = self.read(&game, act)?;
            match action {
                // A try at the code of the day is not handed to the computer and back.
                Action::Return if room.terms.daily.is_some() => return Err(Refusal::NotLeft.into()),
                Action::Return => {}
                _ => game.still_played(act.seat)?,
            }
            let current = act.number == game.number();
            let holds = |decided| device::still_holds(&game.play, decided, &action);
            if !current && !usize::try_from(act.number).is_ok_and(holds) {
                return Err(if game.play.outcome().is_some() { HouseError::Over } else { stale(&game) });
            }
            within(self.inner.settings.actions, &game, act.seat, &action)?;
            let known = if current { game.play.ended() } else { 0 };
            game = match self.commit(room, &game, by, action, request.clone()).await? {
                Committed::Done(next) => return Ok((next, known)),
                Committed::Stale { current } => {
                    let beside = current <= game.number();
                    let next = self.game(match_id, current).await?;
                    if beside {
                        game = next;
                        break;
                    }
                    next
                }
                Committed::Over => return Err(HouseError::Over),
                Committed::Repeated { number } => return Ok((self.game(match_id, number).await?, 0)),
                Committed::Reused => return Err(HouseError::KeyReused),
            };
        }
        Err(stale(&game))
    }

    /// What a request led to that was done before and therefore can't be done now.
    async fn done_before(
        &self,
        match_id: &str,
        request: Option<Request>,
        error: &HouseError,
    ) -> Result<Option<(Arc<Game>, i64)>, HouseError> {
        let refused = matches!(error, HouseError::Stale(_) | HouseError::Refused(_) | HouseError::Over);
        let Some(request) = request.filter(|_| refused) else { return Ok(None) };
        match self.inner.store.known(&request, self.now()).await? {
            Some(KnownKey::Repeated(number)) => {
                let number = number.parse().map_err(|_| HouseError::Damaged)?;
                Ok(Some((self.game(match_id, number).await?, number)))
            }
            Some(KnownKey::Reused) => Err(HouseError::KeyReused),
            None => Ok(None),
        }
    }

    /// Reads an action, and who does it: at a real board players enter what the table shows.
    fn read(&self, game: &Game, act: &Act) -> Result<(Actor, Action), HouseError> {
        let setup = game.play.setup();
        let rules = setup.rules();
        let action = match act.action.trim().strip_prefix("secret ") {
            Some(secret) => rules.read_action(&self.salted(rules, secret))?,
            None => rules.read_action(act.action.trim())?,
        };
        Ok((device::actor(setup.mode(), &action, act.seat), action))
    }

    /// A secret with all that belongs to it. Its salt is the house's, so that nobody can know it beforehand.
    fn salted(&self, rules: &Rules, secret: &str) -> String {
        let nothing =
            if rules.counts_pegs() && !secret.contains(" withheld ") { " withheld none" } else { "" };
        let salt = Salt::draw(&mut self.inner.source.chance(Purpose::Secret)).to_hex();
        format!("secret {}{nothing} salt {salt}", secret.trim())
    }
}

/// The most times that a seat may offer to stop, take that back, or come back after leaving, in one match.
const OFFERS: usize = 50;

/// The most times that entries at a real board are taken back or corrected, in one match: each may book points anew, and
/// all of that is shown to everybody.
const CORRECTIONS: usize = 200;

/// Refuses what only makes a match longer, once there was enough of it. Resigning is always possible.
fn within(most: usize, game: &Game, seat: Seat, action: &Action) -> Result<(), HouseError> {
    let offers = matches!(action, Action::Abort | Action::PlayOn | Action::Return);
    let own = |event: &Event| match event {
        Event::AbortAgreed { by } | Event::PlayOn { by } | Event::Returned { seat: by } => *by == seat,
        _ => false,
    };
    let corrects = matches!(action, Action::TakeBack | Action::Correct { .. });
    let corrected = |event: &Event| matches!(event, Event::TakenBack { .. } | Event::Corrected { .. });
    let count = |what: &dyn Fn(&Event) -> bool| {
        game.play.seen(Viewer::Spectator, 0).filter(|entry| entry.events.iter().any(what)).count()
    };
    let full = game.play.steps() >= most && !matches!(action, Action::ResignMatch);
    let enough = offers && count(&own) >= OFFERS || corrects && count(&corrected) >= CORRECTIONS;
    if full || enough { Err(HouseError::TooManyActions) } else { Ok(()) }
}
