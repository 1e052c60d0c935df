//! The house: the authority over all tables.

use std::collections::HashMap;
use std::fmt;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use store::{Bus, Moment, Store};
use tokio::sync::{Notify, Semaphore};

use crate::care::{Care, SharedClock};
use crate::company::Company;
use crate::computer::Thinking;
use crate::doubt::Doubts;
use crate::error::HouseError;
use crate::games::Games;
use crate::presence::Presence;
use crate::record::Records;
use crate::rooms::Rooms;
use crate::series::SeriesMemory;
use crate::settings::{HouseSettings, millis};
use crate::source::{Purpose, Source};
use crate::think::Thinkers;

/// The authority over all tables: whom people and programs ask. Copies of it are the same house.
///
/// Any number of houses on any number of machines may share one store; what one does, the others see. It hands out
/// views and nothing else of a running match.
#[derive(Clone)]
pub struct House {
    pub(crate) inner: Arc<HouseInner>,
}

/// What all copies share.
pub(crate) struct HouseInner {
    pub(crate) store: Store,
    pub(crate) bus: Bus,
    pub(crate) source: Source,
    pub(crate) settings: HouseSettings,
    /// What this house claims things under: like no other's, even if two nodes are called the same.
    pub(crate) name: String,
    /// Matches that are kept ready.
    pub(crate) games: Games,
    /// Tables that are kept ready.
    pub(crate) rooms: Rooms,
    /// Records that are kept ready.
    pub(crate) records: Records,
    pub(crate) thinkers: Thinkers,
    pub(crate) thinking: Thinking,
    /// Keys that all nodes share, by name.
    pub(crate) keys: Mutex<HashMap<&'static str, Vec<u8>>>,
    pub(crate) presence: Presence,
    /// How earlier matches of tables went.
    pub(crate) series: SeriesMemory,
    pub(crate) care: Care,
    pub(crate) doubts: Doubts,
    /// The database's clock, where nodes share one.
    pub(crate) clock: SharedClock,
    /// Who watches which table.
    pub(crate) company: Company,
    /// How many long tasks may run on threads of their own.
    pub(crate) aside: Semaphore,
    /// When what nobody uses was last let go of.
    pub(crate) swept: Mutex<Instant>,
    /// Rung when something may be due sooner than the worker thinks.
    pub(crate) due: Notify,
}

/// How long unused matches, tables and records stay cached, and how often that is checked.
const IDLE: Duration = Duration::from_mins(10);
const SWEEP: Duration = Duration::from_mins(1);

impl House {
    /// A house over a store and a bus.
    pub fn new(store: Store, bus: Bus, source: Source, settings: HouseSettings) -> Self {
        // Its claims end with its database session, whose number is at the end.
        let drawn = hex::encode(&source.bytes(Purpose::Id)[..6]);
        let name = format!("{} {drawn} {}", settings.node, store.life()).trim_end().to_owned();
        let inner = HouseInner {
            name,
            games: Games::new(settings.matches),
            rooms: Rooms::new(settings.tables),
            records: Records::new(settings.records),
            thinkers: Thinkers::new(settings.thinkers),
            thinking: Thinking::default(),
            keys: Mutex::default(),
            presence: Presence::default(),
            series: SeriesMemory::default(),
            care: Care::default(),
            doubts: Doubts::default(),
            clock: SharedClock::new(),
            company: Company::default(),
            aside: Semaphore::new(settings.thinkers.get().div_ceil(2)),
            swept: Mutex::new(Instant::now()),
            due: Notify::new(),
            store,
            bus,
            source,
            settings,
        };
        Self { inner: Arc::new(inner) }
    }

    /// The store.
    pub fn store(&self) -> &Store {
        &self.inner.store
    }

    /// The bus.
    pub fn bus(&self) -> &Bus {
        &self.inner.bus
    }

    /// A number by which this node is told from others.
    pub(crate) fn node(&self) -> u64 {
        let mut number = DefaultHasher::new();
        self.inner.name.hash(&mut number);
        number.finish()
    }

    /// The time, by the database's clock where nodes share one.
    pub fn now(&self) -> Moment {
        self.inner.clock.now().unwrap_or_else(|| self.inner.source.now())
    }

    /// A key for a request that may be sent twice, such as a form.
    pub fn draw_key(&self) -> String {
        hex::encode(&self.inner.source.bytes(Purpose::Token)[..16])
    }

    /// A key that all nodes share, and what it is for.
    pub(crate) async fn key(&self, name: &'static str, purpose: Purpose) -> Result<Vec<u8>, HouseError> {
        let known = locked(&self.inner.keys).get(name).cloned();
        if let Some(key) = known {
            return Ok(key);
        }
        let candidate = self.inner.source.bytes(purpose);
        let key = self.inner.store.secret(name, &candidate, self.now()).await?;
        locked(&self.inner.keys).insert(name, key.clone());
        Ok(key)
    }

    /// Lets go of what nobody has asked for since a while, so that a quiet server is a small one.
    pub(crate) fn sweep(&self) {
        let mut swept = locked(&self.inner.swept);
        if swept.elapsed() < SWEEP {
            return;
        }
        *swept = Instant::now();
        self.inner.games.sweep(IDLE);
        self.inner.rooms.sweep(IDLE);
        self.inner.records.sweep(IDLE);
        self.inner.company.sweep(self.inner.settings.company.max(IDLE));
        self.inner.presence.sweep(self.now(), millis(self.inner.settings.absence.max(IDLE)));
    }

    /// How it works.
    pub fn settings(&self) -> &HouseSettings {
        &self.inner.settings
    }
}

/// Shows nothing of what is in it.
impl fmt::Debug for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("House")
    }
}

/// What a mutex guards, even if somebody panicked while holding it: it is whole after every step.
pub fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
