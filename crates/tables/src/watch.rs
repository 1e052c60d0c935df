//! Watching a table: every step once and in order, whatever happens to nodes, bus and database.

use std::collections::{HashMap, VecDeque};
use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant};

use rules::{Seat, Viewer};
use store::Whispers;
use tokio::runtime::Handle;

use crate::boxed;
use crate::caller::Caller;
use crate::error::HouseError;
use crate::games::Game;
use crate::house::House;
use crate::mark::WatchMark;
use crate::room::{CHANGED, Room, topic};
use crate::whisper::Whisper;
use wire::{Shared, StepShape, TableCard, TableState};

/// Something that a watcher is told.
#[derive(Clone, Debug)]
pub enum TableNews {
    /// A step of the match. Every number is told once; what the watcher may not see of it is left out.
    Step {
        /// How far the watcher has come with it.
        mark: WatchMark,
        /// The step.
        step: StepShape,
        /// The table's state after it, if nothing follows at once. Of past rounds it holds those the watcher hasn't
        /// been told of.
        state: Option<Box<TableState>>,
    },
    /// The table itself: a match began, somebody sat down, a rematch is wanted. A reader who has missed no step is told
    /// this first.
    Table {
        /// How far the watcher has come.
        mark: WatchMark,
        /// The table's state.
        state: Box<TableState>,
    },
    /// Something has changed, in brief: a page that shows another mark or another sign looks again.
    Nudge {
        /// How far the match is.
        mark: WatchMark,
        /// What the table's page shows beside the match: see [`crate::TableLook::sign`].
        sign: String,
    },
    /// Somebody said something, or came or went. It is told to those who are here and is not numbered.
    Whisper(Whisper),
    /// The watcher is too far behind to be told every step: look at the table and watch again.
    Reload,
}

/// How a table is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Telling {
    /// Step by step, from one seat.
    Steps,
    /// Step by step, for a device: where several share it they are told what lies there for all, since nobody knows who
    /// of them looks.
    Shared,
    /// In brief, that something has changed.
    Brief,
}

/// Somebody who watches a table.
pub struct Watch {
    house: House,
    table: String,
    caller: Caller,
    wanted: Option<Seat>,
    telling: Telling,
    /// The mark that was asked for, until something was told after it.
    since: Option<WatchMark>,
    mark: WatchMark,
    /// The news to tell next.
    queue: VecDeque<TableNews>,
    /// Which match of the table was last told, and how many of its rounds had ended.
    rounds: (i64, usize),
    /// The table as it was last told.
    card: Option<Shared<TableCard>>,
    warned: Option<wire::Warning>,
    /// Whether a match was under way when it was last looked.
    playing: bool,
    /// What was last told in brief.
    nudged: Option<(WatchMark, String)>,
    whispers: Whispers,
    nudges: Option<(i64, store::MatchWatch)>,
    /// The table as it was read to begin with, until it is told.
    room: Option<Arc<Room>>,
    /// How often the match was set back when it was last told.
    set_backs: u64,
    /// How far the match has come, if a nudge said so.
    heard: Option<i64>,
    /// Whether something may have happened since it was last looked.
    doubt: bool,
    /// Which seats the others were told are here, and when.
    shown: HashMap<Seat, Instant>,
    /// Since when the others know that the watcher is a spectator, if that is so.
    watching_since: Option<Instant>,
    /// How many spectators there are, as was last told.
    watching: Option<usize>,
}

/// A player who closes the page has gone, as far as the others can see.
impl Drop for Watch {
    fn drop(&mut self) {
        self.look_on(false);
        for seat in self.shown.keys() {
            if self.house.inner.presence.leave(&self.table, *seat, self.house.now()) {
                self.house.whisper(&self.table, Whisper::Gone { seat: *seat });
            }
        }
    }
}

/// How often the others are told that somebody is here.
const SHOWN: Duration = Duration::from_secs(20);

/// For how long coming and going spectators are gathered before the others are told.
const GATHER: Duration = Duration::from_millis(300);

/// How long to wait before a database that is away is asked again.
const RETRY: Duration = Duration::from_millis(500);

/// How often a table is looked at if nothing is heard of it while nodes can't hear each other.
const AWAY: Duration = Duration::from_secs(2);

/// How often a quiet table is looked at while nodes hear each other and people are waited for.
const BETWEEN: Duration = Duration::from_secs(10);

/// How often a quiet table is looked at while a match is played: its steps are heard of by themselves.
const PLAYING: Duration = Duration::from_secs(30);

/// The most steps, and the most matches before the last one, that somebody who comes back is told one by one.
const MOST_STEPS: i64 = 1_000;
const MOST_MATCHES: i64 = 16;

impl House {
    /// Watches a table from the caller's seat, or from beside it where that is allowed. What came after `since` is
    /// told first; without it, the current state.
    #[boxed]
    pub async fn watch(
        &self,
        table: &str,
        caller: &Caller,
        seat: Option<Seat>,
        since: Option<WatchMark>,
    ) -> Result<Watch, HouseError> {
        let mut watches = self.watch_each(&[(table, since)], caller, seat, Telling::Steps).await?;
        watches.pop().unwrap_or(Err(HouseError::NoTable))
    }

    /// Watches several tables, read at once, each after its own mark.
    #[boxed]
    pub async fn watch_all(
        &self,
        tables: &[(&str, Option<WatchMark>)],
        caller: &Caller,
        telling: Telling,
    ) -> Result<Vec<Result<Watch, HouseError>>, HouseError> {
        self.watch_each(tables, caller, None, telling).await
    }

    async fn watch_each(
        &self,
        tables: &[(&str, Option<WatchMark>)],
        caller: &Caller,
        seat: Option<Seat>,
        telling: Telling,
    ) -> Result<Vec<Result<Watch, HouseError>>, HouseError> {
        // First watch, then load: what happens in between is not missed.
        let whispers: Vec<_> = tables.iter().map(|(table, _)| self.inner.bus.listen(&topic(table))).collect();
        let ids: Vec<_> = tables.iter().map(|(table, _)| *table).collect();
        let mut rooms = self.seen_rooms(&ids).await?;
        let mut watches = Vec::new();
        for ((table, since), whispers) in tables.iter().zip(whispers) {
            let watch = || {
                let room = rooms.remove(*table).ok_or(HouseError::NoTable)?;
                room.viewer(caller, seat, None)?;
                let nudges = room.last().map(|last| (last.ordinal, self.inner.bus.watch(&last.id)));
                Ok(Watch {
                    house: self.clone(),
                    table: (*table).to_owned(),
                    caller: caller.clone(),
                    wanted: seat,
                    telling,
                    since: *since,
                    mark: since.unwrap_or_default(),
                    queue: VecDeque::new(),
                    rounds: (0, 0),
                    card: None,
                    warned: None,
                    playing: false,
                    nudged: None,
                    whispers,
                    set_backs: set_backs(nudges.as_ref()),
                    nudges,
                    room: Some(room),
                    heard: None,
                    doubt: true,
                    shown: HashMap::new(),
                    watching_since: None,
                    watching: None,
                })
            };
            watches.push(watch());
        }
        self.ask_numbers(&mut watches).await?;
        for room in watches.iter().flatten().filter_map(|watch| watch.room.as_ref()) {
            // A player who comes back is not away any more.
            self.show_life(room, caller).await?;
        }
        Ok(watches)
    }

    /// Asks how far the matches of watchers have come, of all at once: another node may have moved one on after its
    /// table was read and before it was watched.
    async fn ask_numbers(&self, watches: &mut [Result<Watch, HouseError>]) -> Result<(), HouseError> {
        let last = |watch: &Watch| watch.room.as_ref()?.last().map(|last| (last.id.clone(), last.ordinal));
        let kept = |id: &str| self.inner.games.number(id).filter(|_| self.alone());
        let ids = watches.iter().flatten().filter_map(last).map(|(id, _)| id);
        let ids: Vec<_> = ids.filter(|id| kept(id).is_none()).collect();
        let numbers = if ids.is_empty() { HashMap::new() } else { self.inner.store.numbers(&ids).await? };
        for watch in watches.iter_mut().flatten() {
            let Some((id, ordinal)) = last(watch) else { continue };
            watch.heard = kept(&id).or(numbers.get(&id).copied());
            if watch.since.is_none() {
                watch.mark = WatchMark { ordinal, number: watch.heard.unwrap_or(0) };
            }
        }
        Ok(())
    }
}

impl Watch {
    /// How far the watcher has come.
    pub fn mark(&self) -> WatchMark {
        self.mark
    }

    /// Waits for what is told next. It may be given up at any time and asked again: nothing gets lost.
    ///
    /// While the database is away it waits. An error ends it: the seat is no longer the caller's, the table is gone,
    /// or the stored match can't be read.
    #[boxed]
    pub async fn next(&mut self) -> Result<TableNews, HouseError> {
        loop {
            if let Some(told) = self.queue.pop_front() {
                return Ok(told);
            }
            if self.doubt {
                match self.look().await {
                    Ok(()) => self.doubt = false,
                    Err(error) if error.passes() => tokio::time::sleep(RETRY).await,
                    Err(error) => return Err(error),
                }
                continue;
            }
            if let Some(whisper) = self.wait().await {
                return Ok(TableNews::Whisper(whisper));
            }
        }
    }

    /// Waits until something may have happened; a whisper that is for people is handed on.
    async fn wait(&mut self) -> Option<Whisper> {
        let away = !self.house.inner.bus.health().borrow().hears_all();
        let look = match (away, self.playing) {
            (true, _) => AWAY,
            (false, false) => BETWEEN,
            (false, true) => PLAYING,
        };
        let nudged = async {
            match &mut self.nudges {
                Some((_, watch)) => watch.next().await,
                None => std::future::pending().await,
            }
        };
        self.heard = None;
        tokio::select! {
            number = nudged => self.heard = Some(number),
            words = self.whispers.next() => {
                if words.as_ref() != CHANGED {
                    return self.hear(&words);
                }
                // A change made here has dropped it already; changes by other nodes are only heard of.
                if !self.house.alone() {
                    self.house.forget(&self.table);
                }
            }
            () = tokio::time::sleep(look) => self.house.forget(&self.table),
        }
        self.doubt = true;
        None
    }

    /// Lets the others know who is here, now and then.
    fn be_seen(&mut self, seats: &[Seat]) {
        let presence = &self.house.inner.presence;
        for seat in seats {
            if !self.shown.contains_key(seat) {
                presence.enter(&self.table, *seat);
            }
            if self.shown.get(seat).is_none_or(|since| since.elapsed() > SHOWN) {
                self.shown.insert(*seat, Instant::now());
                self.house.whisper(&self.table, Whisper::Here { seat: *seat });
            }
        }
        // Somebody else may have another seat by now: it is not theirs to say that it is gone.
        let gone: Vec<_> = self.shown.keys().filter(|seat| !seats.contains(seat)).copied().collect();
        for seat in gone {
            self.shown.remove(&seat);
            presence.leave(&self.table, seat, self.house.now());
        }
    }

    /// Counts the watcher among the spectators, or no longer, and lets the others know.
    fn look_on(&mut self, on: bool) {
        let house = &self.house;
        let again = self.watching_since.is_some_and(|since| since.elapsed() > SHOWN && !house.alone());
        match (on, self.watching_since.is_some()) {
            (true, false) | (false, true) => house.inner.presence.look_on(&self.table, on),
            (true, true) if again => {}
            _ => return,
        }
        self.watching_since = on.then(Instant::now);
        house.tell_watching(&self.table);
    }

    /// Tells how many spectators there are if that isn't known yet: a page was drawn before its stream began, and some
    /// may have come or gone in between.
    fn count_watchers(&mut self) {
        let many = self.house.inner.presence.watching(&self.table, self.house.now());
        if self.watching.replace(many) != Some(many) {
            let whisper = Whisper::Watching { many, node: self.house.node() };
            self.queue.push_back(TableNews::Whisper(whisper));
        }
    }

    /// A whisper; who is here was seen, on whichever node.
    fn hear(&mut self, words: &[u8]) -> Option<Whisper> {
        let whisper = Whisper::read(words)?;
        let presence = &self.house.inner.presence;
        match whisper {
            Whisper::Watching { many, node } => {
                let now = self.house.now();
                if node != self.house.node() {
                    presence.look_on_elsewhere(&self.table, node, many, now);
                }
                let many = presence.watching(&self.table, now);
                if self.watching.replace(many) == Some(many) {
                    return None;
                }
                return Some(Whisper::Watching { many, node });
            }
            Whisper::Here { seat } | Whisper::Said { seat, .. } => {
                presence.saw(&self.table, seat, self.house.now());
            }
            Whisper::Gone { seat } => presence.went(&self.table, seat),
        }
        Some(whisper)
    }

    /// Looks at the table and queues the news.
    async fn look(&mut self) -> Result<(), HouseError> {
        let house = self.house.clone();
        let room = match &self.room {
            Some(room) => Arc::clone(room),
            None => house.room(&self.table).await?,
        };
        let last = room.last();
        if self.nudges.as_ref().map(|(ordinal, _)| *ordinal) != last.map(|last| last.ordinal) {
            self.nudges = last.map(|last| (last.ordinal, house.inner.bus.watch(&last.id)));
            self.set_backs = set_backs(self.nudges.as_ref());
            self.heard = None;
        }
        if self.telling == Telling::Brief {
            self.nudge(&room).await?;
        } else {
            self.tell(&room).await?;
        }
        self.room = None;
        Ok(())
    }

    /// The table in brief: nothing of the match is read for that.
    async fn nudge(&mut self, room: &Room) -> Result<(), HouseError> {
        let viewer = room.viewer(&self.caller, self.wanted, None).inspect_err(|_| self.be_seen(&[]))?;
        self.be_seen(&room.held(&self.caller));
        let set_backs = set_backs(self.nudges.as_ref());
        if std::mem::replace(&mut self.set_backs, set_backs) < set_backs {
            // A page that shows what the database has lost, or has other steps instead of, would not look for a mark that
            // it has reached.
            self.queue.push_back(TableNews::Reload);
            return Ok(());
        }
        let mut mark = WatchMark::default();
        self.playing = room.last().is_some_and(|last| !last.over);
        if let Some(last) = room.last() {
            let number = match self.heard {
                Some(number) => number,
                None => self.house.number(&last.id).await?.max(last.number),
            };
            let shown = room.may_watch(viewer);
            self.look_on(viewer == Viewer::Spectator && shown);
            mark = WatchMark { ordinal: last.ordinal, number: if shown { number } else { 0 } };
            if let Some((_, watch)) = &mut self.nudges {
                watch.saw(number);
            }
            if room.terms.spectators {
                self.count_watchers();
            }
        }
        let kept = room.last().and_then(|last| self.house.inner.games.kept(&last.id));
        self.house.keep_company(&self.table, kept.as_deref(), &self.caller);
        let nudged = (mark, room.sign());
        if self.nudged.as_ref() != Some(&nudged) {
            let (mark, sign) = nudged.clone();
            self.queue.push_back(TableNews::Nudge { mark, sign });
            self.nudged = Some(nudged);
        }
        (self.mark, self.since) = (mark, None);
        Ok(())
    }

    /// The table step by step.
    async fn tell(&mut self, room: &Room) -> Result<(), HouseError> {
        let house = self.house.clone();
        let newest = match (room.last(), self.heard) {
            // A reader who was told how far the match has come need not ask.
            (Some(last), Some(number)) => Some(house.game(&last.id, number).await?),
            _ => house.newest(room).await?,
        };
        let own = room.viewer(&self.caller, self.wanted, newest.as_deref());
        let own = own.inspect_err(|_| self.be_seen(&[]))?;
        let held = room.held(&self.caller);
        match own {
            Viewer::Seat(seat) if self.wanted.is_some() => self.be_seen(&[seat]),
            Viewer::Seat(_) | Viewer::Spectator => self.be_seen(&held),
        }
        self.look_on(own == Viewer::Spectator && newest.is_some() && room.terms.spectators);
        house.keep_company(&self.table, newest.as_deref(), &self.caller);
        let told = newest.as_ref().filter(|_| room.may_watch(own));
        let several = self.telling == Telling::Shared && held.len() > 1;
        let viewer = if several { Viewer::Spectator } else { own };
        let now = newest.as_ref().map_or(WatchMark::default(), |game| game.mark());
        let mut mark = match self.since {
            // A mark that lies ahead is none of this table's.
            Some(since) => since.min(now),
            None => self.mark,
        };
        let mut queue = VecDeque::new();
        let mut begun = false;
        if told.is_some() && mark.ordinal == 0 {
            // A reader who came before the first match has not missed any of it.
            mark = WatchMark { ordinal: 1, number: 0 };
            begun = true;
        }
        if let Some(game) = told {
            let Some(earlier) = house.missed(&self.table, mark, game).await? else {
                self.queue.push_back(TableNews::Reload);
                (self.mark, self.since) = (now, None);
                return Ok(());
            };
            // A match that ended while nobody looked is told to its end before the next one.
            for game in earlier {
                tell(&game, viewer, &mut mark, &mut queue);
                mark = WatchMark { ordinal: mark.ordinal + 1, number: 0 };
            }
        }
        let mut changed = begun || self.card.is_none();
        if let Some(game) = told {
            if mark.ordinal != game.ordinal {
                mark = WatchMark { ordinal: game.ordinal, number: 0 };
                changed = true;
            }
            let set_backs = set_backs(self.nudges.as_ref());
            if mark.number > game.number() || set_backs > self.set_backs {
                // The database has lost steps that were told, or has others instead: the watcher gets the current
                // state.
                mark.number = mark.number.min(game.number());
                (changed, self.rounds) = (true, (0, 0));
            }
            self.set_backs = set_backs;
            tell(game, viewer, &mut mark, &mut queue);
            if let Some((_, watch)) = &mut self.nudges {
                watch.saw(game.number());
            }
        }
        let rounds = told.map_or((0, 0), |game| (game.ordinal, game.play.ended()));
        // A reader who hears of the table and of no step is told all of it.
        let follows = !queue.is_empty() && rounds.0 == self.rounds.0;
        let known = if follows { self.rounds.1 } else { 0 };
        let now = Box::new(room.state_after(known, newest.as_deref(), viewer, house.now()));
        if self.card.as_ref() != Some(&now.table) || self.warned != now.warning {
            changed = true;
            self.playing = now.table.phase == "playing";
            self.card = Some(now.table.clone());
            self.warned.clone_from(&now.warning);
        }
        match queue.back_mut() {
            Some(TableNews::Step { state, .. }) => *state = Some(now),
            _ if changed => queue.push_back(TableNews::Table { mark, state: now }),
            _ => {}
        }
        self.rounds = rounds;
        // From here on nothing waits: a caller who gives up before has missed nothing, one who gives up later gets it.
        (self.mark, self.since) = (mark, None);
        self.queue = queue;
        Ok(())
    }
}

impl House {
    /// Tells the others in a moment how many spectators a table has here: one message for all who come and go meanwhile,
    /// or somebody who comes and goes without end would keep everybody else busy.
    fn tell_watching(&self, table: &str) {
        // Without a runtime the process is about to end.
        let Ok(runtime) = Handle::try_current() else { return };
        if !self.inner.presence.begin_telling(table) {
            return;
        }
        let (house, table) = (self.clone(), table.to_owned());
        runtime.spawn(async move {
            tokio::time::sleep(GATHER).await;
            let many = house.inner.presence.end_telling(&table);
            house.whisper(&table, Whisper::Watching { many, node: house.node() });
        });
    }
}

/// How often the match that is watched was set back.
fn set_backs(nudges: Option<&(i64, store::MatchWatch)>) -> u64 {
    nudges.map_or(0, |(_, watch)| watch.set_backs())
}

/// Lines up the steps of a match that were not told yet.
fn tell(game: &Game, viewer: Viewer, mark: &mut WatchMark, queue: &mut VecDeque<TableNews>) {
    let viewer = game.seen_as(viewer);
    let since = usize::try_from(mark.number).unwrap_or(0);
    for entry in game.play.seen(viewer, since) {
        mark.number = i64::try_from(entry.number).unwrap_or(i64::MAX);
        let step = StepShape::new(&game.play, viewer, &entry);
        queue.push_back(TableNews::Step { mark: *mark, step, state: None });
    }
}

impl House {
    /// The matches before this one that somebody at a mark has not been told to their end; nothing if that, with this
    /// one, is more than anybody is told step by step.
    async fn missed(
        &self,
        table: &str,
        mark: WatchMark,
        game: &Game,
    ) -> Result<Option<Vec<Arc<Game>>>, HouseError> {
        let matches = game.ordinal - mark.ordinal;
        if mark.ordinal < 1 || matches < 1 {
            let steps = if matches == 0 { game.number() - mark.number } else { game.number() };
            return Ok((steps <= MOST_STEPS).then(Vec::new));
        }
        if matches > MOST_MATCHES {
            return Ok(None);
        }
        let found = self.inner.store.matches_of(table, mark.ordinal, matches).await?;
        if found.len() as u64 != matches.unsigned_abs() {
            return Err(HouseError::NoMatch);
        }
        let steps: i64 = found.iter().map(|found| found.number).sum();
        if steps - mark.number + game.number() > MOST_STEPS {
            return Ok(None);
        }
        let mut missed = Vec::new();
        for found in found {
            missed.push(self.game(&found.id, found.number).await?);
        }
        Ok(Some(missed))
    }
}

impl fmt::Debug for Watch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Watch({}, {})", self.table, self.mark)
    }
}
