//! Matches that are kept ready, so that a row costs no replay.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use play::device;
use rules::notation;
use rules::{Match, Refusal, Seat, Time, Viewer};
use store::{LastStep, Moment};

use crate::commit::lines;
use crate::error::{HouseError, unless_damaged};
use crate::house::{House, locked};
use crate::mark::WatchMark;
use crate::shelf::Shelf;
use crate::views::ShownViews;
use wire::{Shared, ViewShape};

/// A match at one number. It never changes: the next step makes another one.
#[derive(Clone)]
pub(crate) struct Game {
    pub(crate) table_id: String,
    pub(crate) ordinal: i64,
    pub(crate) started: Moment,
    /// The match. Its steps are as many as its number.
    pub(crate) play: Match,
    /// When its last step was done, as the store has it: what tells that step from another one with the same number.
    pub(crate) stored: Option<Moment>,
    /// What was made of it to show it.
    pub(crate) views: ShownViews,
}

impl Game {
    /// Its id.
    pub(crate) fn id(&self) -> &str {
        self.play.id().as_str()
    }

    /// How many steps it has.
    pub(crate) fn number(&self) -> i64 {
        i64::try_from(self.play.steps()).unwrap_or(i64::MAX)
    }

    /// Whether a store whose last step is this one has lost steps of it, or has others instead.
    pub(crate) fn is_beside(&self, number: i64, moment: Option<Moment>) -> bool {
        number < self.number() || number == self.number() && moment != self.stored
    }

    /// How far a watcher is who knows all of it.
    pub(crate) fn mark(&self) -> WatchMark {
        WatchMark { ordinal: self.ordinal, number: self.number() }
    }

    /// About how many bytes it takes up, with what is made of it to show it.
    fn weight(&self) -> usize {
        8 * 1024 + 512 * self.play.steps() + 4 * 1024 * self.play.ended()
    }

    /// A moment as the match counts time. Before its beginning no time has passed.
    pub(crate) fn time(&self, now: Moment) -> Time {
        Time(u64::try_from(now.saturating_sub(self.started)).unwrap_or(0))
    }

    /// A time of the match as the house counts.
    pub(crate) fn moment(&self, time: Time) -> Moment {
        self.started.saturating_add(i64::try_from(time.0).unwrap_or(i64::MAX))
    }

    /// The match as a viewer may see it who already knows the first past rounds.
    pub(crate) fn view(&self, viewer: Viewer, known: usize) -> Shared<ViewShape> {
        self.views.view(&self.play, self.seen_as(viewer), known)
    }

    /// Refuses what is done for a seat that the computer has taken over: its holder has left the match.
    pub(crate) fn still_played(&self, seat: Seat) -> Result<(), HouseError> {
        if device::still_plays(&self.play, seat) { Ok(()) } else { Err(Refusal::NotAPerson.into()) }
    }

    /// As whom the holder of a seat sees the match.
    pub(crate) fn seen_as(&self, viewer: Viewer) -> Viewer {
        device::seen_as(&self.play, viewer)
    }

    /// When the time of the player who is due runs out.
    pub(crate) fn deadline(&self) -> Option<Moment> {
        self.play.deadline().map(|deadline| self.moment(deadline))
    }
}

/// From this many steps on, a match is read on a thread of its own.
const LONG: usize = 200;

/// The place of a match: one at a time loads it, the others wait for that.
#[derive(Default)]
struct Slot {
    game: Mutex<Option<Arc<Game>>>,
    loading: tokio::sync::Mutex<()>,
}

/// The matches that were last asked for.
pub(crate) struct Games {
    slots: Mutex<Shelf<Arc<Slot>>>,
}

impl Games {
    /// Room for this many bytes.
    pub(crate) fn new(most: usize) -> Self {
        Self { slots: Mutex::new(Shelf::new(most)) }
    }

    fn slot(&self, id: &str) -> Arc<Slot> {
        locked(&self.slots).get_or_default(id)
    }

    /// Drops a match: what is kept of it may not be what is stored.
    pub(crate) fn forget(&self, id: &str) {
        locked(&self.slots).remove(id);
    }

    /// Drops all matches.
    pub(crate) fn forget_all(&self) {
        locked(&self.slots).clear();
    }

    /// Keeps a match that is stored, unless a later one is kept.
    pub(crate) fn keep(&self, game: &Arc<Game>) {
        let slot = self.slot(game.id());
        {
            let mut kept = locked(&slot.game);
            if kept.as_ref().is_some_and(|kept| kept.number() >= game.number()) {
                return;
            }
            *kept = Some(Arc::clone(game));
        }
        locked(&self.slots).put(game.id(), slot, game.weight());
    }

    /// A match that is kept ready.
    pub(crate) fn kept(&self, id: &str) -> Option<Arc<Game>> {
        let slot = locked(&self.slots).get(id).map(|slot| Arc::clone(slot))?;
        locked(&slot.game).clone()
    }

    /// How far a match has come that is kept ready.
    pub(crate) fn number(&self, id: &str) -> Option<i64> {
        self.kept(id).map(|game| game.number())
    }

    /// Drops matches that nobody has asked for since a while.
    pub(crate) fn sweep(&self, idle: Duration) {
        locked(&self.slots).sweep(idle);
    }
}

impl House {
    /// A match, at this number or further if it has come that far. What is kept is at hand at once; the rest comes
    /// from the store.
    pub(crate) async fn game(&self, id: &str, at_least: i64) -> Result<Arc<Game>, HouseError> {
        let slot = self.inner.games.slot(id);
        let kept = || locked(&slot.game).clone().filter(|game| game.number() >= at_least);
        if let Some(game) = kept() {
            return Ok(game);
        }
        let _loading = slot.loading.lock().await;
        if let Some(game) = kept() {
            return Ok(game);
        }
        let known = locked(&slot.game).clone();
        let game = match known {
            Some(known) => self.catch_up(&known).await?,
            None => self.load(id).await?,
        };
        self.inner.games.keep(&game);
        Ok(game)
    }

    /// Several matches, each at its number or further. Those that aren't kept ready are read at once.
    pub(crate) async fn games(
        &self,
        found: &[store::StoredMatch],
    ) -> Result<HashMap<String, Arc<Game>>, HouseError> {
        let behind = |found: &&store::StoredMatch| {
            self.inner.games.number(&found.id).is_none_or(|number| number < found.number)
        };
        let ids: Vec<_> = found.iter().filter(behind).map(|found| found.id.as_str()).collect();
        let mut actions =
            if ids.is_empty() { HashMap::new() } else { self.inner.store.actions_of(&ids).await? };
        let mut games = HashMap::new();
        for found in found {
            let game = if ids.contains(&found.id.as_str()) {
                let mut actions = actions.remove(&found.id).unwrap_or_default();
                actions.truncate(usize::try_from(found.number).unwrap_or(0));
                let game = self.replayed(found.clone(), actions).await;
                game.inspect(|game| self.inner.games.keep(game))
            } else {
                self.game(&found.id, found.number).await
            };
            games.extend(unless_damaged(game)?.map(|game| (found.id.clone(), game)));
        }
        Ok(games)
    }

    /// A match as the store has it now, which may be further than what is kept; or less far, where the database was
    /// restored or lost its last steps: then what is kept is dropped.
    pub(crate) async fn stored_game(&self, id: &str) -> Result<Arc<Game>, HouseError> {
        let last = self.stored_step(id).await?;
        self.game(id, last.number).await
    }

    /// The last step of a match as the store has it now. If that isn't, or doesn't follow, the one that is kept, what is
    /// kept is dropped.
    pub(crate) async fn stored_step(&self, id: &str) -> Result<LastStep, HouseError> {
        // Read before asking the store, so that a commit in between raises no doubt.
        let kept = self.inner.games.kept(id);
        let found = self.inner.store.last_step(id).await?;
        let (number, moment) = found.map_or((-1, None), |last| (last.number, last.moment));
        if kept.is_some_and(|kept| kept.is_beside(number, moment)) {
            self.set_back(id, number);
        }
        found.ok_or(HouseError::NoMatch)
    }

    /// The store hasn't got what is kept of a match: it is read again, and watchers look again.
    pub(crate) fn set_back(&self, id: &str, number: i64) {
        tracing::warn!(id, number, "the database has lost steps of a match, or has others");
        self.inner.games.forget(id);
        self.inner.bus.set_back(id, number);
    }

    /// Reads a whole match from the store.
    async fn load(&self, id: &str) -> Result<Arc<Game>, HouseError> {
        let (found, actions) = self.inner.store.load(id).await?.ok_or(HouseError::NoMatch)?;
        self.replayed(found, actions).await
    }

    /// A match from what the store has of it. Reading it replays every step and compares what it leads to.
    async fn replayed(
        &self,
        found: store::StoredMatch,
        actions: Vec<store::StoredAction>,
    ) -> Result<Arc<Game>, HouseError> {
        let (long, stored) = (actions.len() > LONG, actions.last().map(|action| action.moment));
        let read = move || {
            let mut text = found.header;
            for action in &actions {
                text += &action.line;
                text.push('\n');
            }
            let reading = notation::read(&text).map_err(|fault| {
                // The fault quotes the line, which may hold a secret.
                tracing::error!(id = found.id, line = fault.line, "a stored match can't be read");
                HouseError::Damaged
            })?;
            Ok(Arc::new(Game {
                table_id: found.table_id,
                ordinal: found.ordinal,
                started: found.started,
                play: reading.game,
                stored,
                views: ShownViews::default(),
            }))
        };
        if long { self.aside(read).await? } else { read() }
    }

    /// Adds the steps that came since. Where the last known step is not the stored one, the database has lost steps
    /// and gone another way: then all of it is read again.
    async fn catch_up(&self, known: &Arc<Game>) -> Result<Arc<Game>, HouseError> {
        let mut actions = self.inner.store.actions(known.id(), known.number() - 1).await?.into_iter();
        let last = lines(known, known.play.steps().saturating_sub(1), 0).pop();
        if last.is_some_and(|own| actions.next().is_none_or(|action| action.line != own.line)) {
            tracing::warn!(id = known.id(), "the database has other steps of a match than it had");
            self.inner.games.forget(known.id());
            self.inner.bus.set_back(known.id(), known.number().saturating_sub(1));
            return self.load(known.id()).await;
        }
        if actions.len() == 0 {
            return Ok(Arc::clone(known));
        }
        let (known, long) = (Arc::clone(known), actions.len() > LONG);
        let read = move || {
            let mut next = Game::clone(&known);
            for action in actions {
                let read = notation::read_on(&mut next.play, &action.line);
                if read.is_err() || action.number != next.number() {
                    tracing::error!(id = known.id(), number = action.number, "a stored step can't be read");
                    return Err(HouseError::Damaged);
                }
                next.stored = Some(action.moment);
            }
            Ok(Arc::new(next))
        };
        if long { self.aside(read).await? } else { read() }
    }

    /// Does something long on a thread of its own, so that other callers don't wait; a few of those at a time.
    pub(crate) async fn aside<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, HouseError> {
        let _turn = self.inner.aside.acquire().await.map_err(|_| HouseError::Damaged)?;
        tokio::task::spawn_blocking(work).await.map_err(|_| HouseError::Damaged)
    }
}
