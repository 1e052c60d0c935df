//! Watching a table: every step once and in order, whatever happens to nodes, bus and database.

use std::collections::VecDeque;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use rules::{Seat, Viewer};
use store::{Health, Whispers};

use crate::caller::Caller;
use crate::error::Error;
use crate::games::Game;
use crate::house::House;
use crate::json::{Card, Shared, State, Step};
use crate::room::{CHANGED, topic};
use crate::whisper::Whisper;

/// How far a watcher has come: which match of the table, and how many of its steps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Mark {
    /// The match, from 1; 0 before the first.
    pub ordinal: i64,
    /// The steps that were told.
    pub number: i64,
}

/// Something that a watcher is told.
#[derive(Clone, Debug)]
pub enum Told {
    /// A step of the match. Every number is told once; what the watcher may not see of it is left out.
    Step {
        /// How far the watcher has come with it.
        mark: Mark,
        /// The step.
        step: Step,
        /// How the table stands after it, if nothing follows at once. Of the rounds that have ended it holds those that
        /// the watcher was not told of.
        state: Option<Box<State>>,
    },
    /// The table itself: a match began, somebody sat down, a rematch is wanted. Whoever has missed no step is told
    /// this first.
    Table {
        /// How far the watcher has come.
        mark: Mark,
        /// How the table stands.
        state: Box<State>,
    },
    /// Somebody said something, or came or went. It is told to those who are here and is not numbered.
    Whisper(Whisper),
}

/// Somebody who watches a table.
pub struct Watch {
    house: House,
    table: String,
    caller: Caller,
    wanted: Option<Seat>,
    /// Whether those who share a device are told what lies there for all.
    shared: bool,
    mark: Mark,
    /// What is to be told next.
    queue: VecDeque<Told>,
    /// Which match of the table was last told, and how many of its rounds had ended.
    rounds: (i64, usize),
    /// The table as it was last told.
    card: Option<Shared<Card>>,
    warned: Option<crate::json::Warning>,
    whispers: Whispers,
    nudges: Option<(i64, store::Watch)>,
    /// How far the match has come, if a nudge said so.
    heard: Option<i64>,
    /// Whether something may have happened since it was last looked.
    doubt: bool,
    /// Which seat the others were told is here, and when.
    shown: Option<(Seat, Instant)>,
}

/// Whoever closes the page has gone, as far as the others can see.
impl Drop for Watch {
    fn drop(&mut self) {
        if let Some((seat, _)) = self.shown {
            self.house.inner.presence.leave(&self.table, seat, self.house.now());
            self.house.whisper(&self.table, Whisper::Gone { seat });
        }
    }
}

/// How often the others are told that somebody is here.
const SHOWN: Duration = Duration::from_secs(20);

/// How long to wait before a database that is away is asked again.
const RETRY: Duration = Duration::from_millis(500);

/// How often a table is looked at if nothing is heard of it while nodes can't hear each other.
const AWAY: Duration = Duration::from_secs(2);

/// The same while people are waited for.
const BETWEEN: Duration = Duration::from_secs(10);

/// The same while a match is played: its steps are heard of by themselves.
const PLAYING: Duration = Duration::from_secs(30);

impl House {
    /// Watches a table from the caller's seat, or from beside it where that is allowed. What came after `since` is
    /// told first; without it, how it stands now.
    pub async fn watch(
        &self,
        table: &str,
        caller: &Caller,
        seat: Option<Seat>,
        since: Option<Mark>,
    ) -> Result<Watch, Error> {
        // First watch, then load: what happens in between is not missed.
        let whispers = self.inner.bus.listen(&topic(table));
        let room = self.seen_room(table).await?;
        let newest = self.newest(&room).await?;
        room.viewer(caller, seat, newest.as_deref())?;
        // Whoever comes back is not away any more.
        self.show_life(&room, caller).await?;
        let mark = match (since, newest) {
            // A mark that lies ahead is none of this table's.
            (Some(mark), Some(game)) => mark.min(Mark { ordinal: game.ordinal, number: game.number() }),
            (Some(_), None) => Mark::default(),
            (None, game) => {
                game.map_or(Mark::default(), |game| Mark { ordinal: game.ordinal, number: game.number() })
            }
        };
        Ok(Watch {
            house: self.clone(),
            table: table.to_owned(),
            caller: caller.clone(),
            wanted: seat,
            shared: false,
            mark,
            queue: VecDeque::new(),
            rounds: (0, 0),
            card: None,
            warned: None,
            whispers,
            nudges: None,
            heard: None,
            doubt: true,
            shown: None,
        })
    }

    /// Watches a table for a device: where several share it they are told what lies there for all, since nobody knows
    /// who of them looks.
    pub async fn watch_shared(
        &self,
        table: &str,
        caller: &Caller,
        since: Option<Mark>,
    ) -> Result<Watch, Error> {
        let mut watch = self.watch(table, caller, None, since).await?;
        watch.shared = true;
        Ok(watch)
    }
}

impl Watch {
    /// How far the watcher has come.
    pub fn mark(&self) -> Mark {
        self.mark
    }

    /// Waits for what is told next. It may be given up at any time and asked again: nothing gets lost.
    ///
    /// While the database is away it waits. An error is the end: the seat is no longer the caller's, the table is
    /// gone, or what is stored can't be read.
    pub async fn next(&mut self) -> Result<Told, Error> {
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
                return Ok(Told::Whisper(whisper));
            }
        }
    }

    /// Waits until something may have happened; a whisper that is for people is handed on.
    async fn wait(&mut self) -> Option<Whisper> {
        let away = *self.house.inner.bus.health().borrow() == Health::Away;
        let playing = self.card.as_ref().is_some_and(|card| card.phase == "playing");
        let look = match (away, playing) {
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
                // Here it was forgotten by whoever changed it; what other nodes change is only heard of.
                if !self.house.alone() {
                    self.house.forget(&self.table);
                }
            }
            () = tokio::time::sleep(look) => self.house.forget(&self.table),
        }
        self.doubt = true;
        None
    }

    /// Lets the others know that somebody is here, now and then.
    fn be_seen(&mut self, viewer: Viewer) {
        let presence = &self.house.inner.presence;
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        if self.shown.map(|(shown, _)| shown) != seat {
            if let Some(seat) = seat {
                presence.enter(&self.table, seat);
            }
            if let Some((before, _)) = self.shown {
                presence.leave(&self.table, before, self.house.now());
            }
        }
        let Some(seat) = seat else {
            // Somebody else may have the seat by now: it is not theirs to say that it is gone.
            self.shown = None;
            return;
        };
        if self.shown.is_none_or(|(shown, since)| shown != seat || since.elapsed() > SHOWN) {
            self.shown = Some((seat, Instant::now()));
            self.house.whisper(&self.table, Whisper::Here { seat });
        }
    }

    /// A whisper; who is here was seen, on whichever node.
    fn hear(&self, words: &[u8]) -> Option<Whisper> {
        let whisper = Whisper::read(words)?;
        if let Whisper::Here { seat } | Whisper::Said { seat, .. } = whisper {
            self.house.inner.presence.saw(&self.table, seat, self.house.now());
        }
        Some(whisper)
    }

    /// Looks at the table and lines up what is to be told.
    async fn look(&mut self) -> Result<(), Error> {
        let house = self.house.clone();
        let room = house.room(&self.table).await?;
        let last = room.last.as_ref();
        if self.nudges.as_ref().map(|(ordinal, _)| *ordinal) != last.map(|last| last.ordinal) {
            self.nudges = last.map(|last| (last.ordinal, house.inner.bus.watch(&last.id)));
            self.heard = None;
        }
        let newest = match (last, self.heard) {
            // Whoever was told how far the match has come need not ask.
            (Some(last), Some(number)) => Some(house.game(&last.id, number).await?),
            _ => house.newest(&room).await?,
        };
        let own = room.viewer(&self.caller, self.wanted, newest.as_deref());
        let own = own.inspect_err(|_| self.shown = None)?;
        self.be_seen(own);
        // Whoever looks for a free seat is told of the table, not of the game of those who sit there.
        let told = newest.as_ref().filter(|_| own != Viewer::Spectator || room.terms.spectators);
        let several = self.shared && room.held(&self.caller).len() > 1;
        let viewer = if several { Viewer::Spectator } else { own };
        let mut queue = VecDeque::new();
        let mut mark = self.mark;
        let mut begun = false;
        if told.is_some() && mark.ordinal == 0 {
            // Whoever came before the first match has not missed any of it.
            mark = Mark { ordinal: 1, number: 0 };
            begun = true;
        }
        // A match that ended while nobody looked is told to its end before the next one.
        while let Some(game) = told
            && (1..game.ordinal).contains(&mark.ordinal)
        {
            let earlier = house.earlier(&self.table, mark.ordinal).await?;
            tell(&earlier, viewer, &mut mark, &mut queue);
            mark = Mark { ordinal: mark.ordinal + 1, number: 0 };
        }
        let mut changed = begun || self.card.is_none();
        if let Some(game) = told {
            if mark.ordinal != game.ordinal {
                mark = Mark { ordinal: game.ordinal, number: 0 };
                changed = true;
            }
            if mark.number > game.number() {
                // The database has lost steps that were told: the watcher is told how it stands.
                mark.number = game.number();
                (changed, self.rounds) = (true, (0, 0));
            }
            tell(game, viewer, &mut mark, &mut queue);
            if let Some((_, watch)) = &mut self.nudges {
                watch.saw(game.number());
            }
        }
        let rounds = told.map_or((0, 0), |game| (game.ordinal, game.play.ended()));
        // Whoever hears of the table and of no step is told all of it.
        let follows = !queue.is_empty() && rounds.0 == self.rounds.0;
        let known = if follows { self.rounds.1 } else { 0 };
        let now = Box::new(room.state_after(known, newest.as_deref(), viewer, house.now()));
        if self.card.as_ref() != Some(&now.table) || self.warned != now.warning {
            changed = true;
            self.card = Some(now.table.clone());
            self.warned.clone_from(&now.warning);
        }
        match queue.back_mut() {
            Some(Told::Step { state, .. }) => *state = Some(now),
            _ if changed => queue.push_back(Told::Table { mark, state: now }),
            _ => {}
        }
        self.rounds = rounds;
        // From here on nothing waits: whoever gives up before has missed nothing, whoever gives up later gets it.
        self.mark = mark;
        self.queue = queue;
        Ok(())
    }
}

/// Lines up the steps of a match that were not told yet.
fn tell(game: &Game, viewer: Viewer, mark: &mut Mark, queue: &mut VecDeque<Told>) {
    let since = usize::try_from(mark.number).unwrap_or(0);
    for entry in game.play.seen(viewer, since) {
        mark.number = i64::try_from(entry.number).unwrap_or(i64::MAX);
        let step = Step::new(&game.play, viewer, &entry);
        queue.push_back(Told::Step { mark: *mark, step, state: None });
    }
}

impl House {
    /// An earlier match of a table.
    async fn earlier(&self, table: &str, ordinal: i64) -> Result<Arc<Game>, Error> {
        let matches = self.inner.store.matches_of(table).await?;
        let found = matches.iter().find(|found| found.ordinal == ordinal).ok_or(Error::NoMatch)?;
        self.game(&found.id, found.number).await
    }
}

impl fmt::Debug for Watch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Watch({}, {})", self.table, self.mark)
    }
}

/// As the id of an event: `1.17`.
impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.ordinal, self.number)
    }
}

/// A mark that can't be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoMark;

impl fmt::Display for NoMark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a place in the stream is written as match and number, such as 1.17")
    }
}

impl std::error::Error for NoMark {}

impl FromStr for Mark {
    type Err = NoMark;

    fn from_str(text: &str) -> Result<Self, NoMark> {
        let number = |text: &str| {
            let plain = !text.is_empty() && text.len() < 16 && text.bytes().all(|byte| byte.is_ascii_digit());
            text.parse().ok().filter(|_| plain).ok_or(NoMark)
        };
        let (ordinal, steps) = text.split_once('.').ok_or(NoMark)?;
        Ok(Self { ordinal: number(ordinal)?, number: number(steps)? })
    }
}
