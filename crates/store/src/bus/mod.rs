//! How nodes nudge each other: "match m is now at n", and small things that nobody stores.
//!
//! A nudge is only a hint to look: what counts is in the store. Within a node it arrives at once. To other nodes it
//! goes through the database they share or through NATS. Either may be away; then, and now and then in any case, the
//! store is asked instead, if [`Bus::fall_back_on`] said so.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;
use tokio::task::AbortHandle;

use crate::StoreError;
use crate::boxed;
use crate::store::Store;

mod fallback;
mod hub;
mod kinds;
mod nats;
mod notify;
mod outbox;

use hub::Hub;
pub use hub::{MatchWatch, Whispers};
use kinds::{BusKind, Neighbours};
use outbox::Outbox;

/// The most bytes of a whisper.
pub const MOST_WHISPERED: usize = 1024;

/// How the bus is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Health {
    /// There are no other nodes to nudge.
    Alone,
    /// Other nodes can be reached.
    Connected,
    /// Other nodes can't be reached just now; it is tried again and again.
    Away,
    /// Some nodes of the same database go by another bus and can't be heard.
    Mixed,
}

impl Health {
    /// Whether all that other nodes say is heard; if not, the store has to be asked.
    pub fn hears_all(self) -> bool {
        matches!(self, Self::Alone | Self::Connected)
    }
}

/// The way to everybody who watches a match, on this node and on others. Copies of it are the same bus.
#[derive(Clone)]
pub struct Bus {
    inner: Arc<BusInner>,
}

/// What all copies share.
struct BusInner {
    hub: Arc<Hub>,
    kind: BusKind,
    out: Option<Outbox>,
    health: watch::Receiver<Health>,
    /// Whether other nodes go by another bus.
    mixed: watch::Sender<bool>,
    tasks: std::sync::Mutex<Vec<AbortHandle>>,
}

impl Drop for BusInner {
    fn drop(&mut self) {
        for task in self.tasks.get_mut().unwrap_or_else(std::sync::PoisonError::into_inner) {
            task.abort();
        }
    }
}

impl Bus {
    /// A bus for a node that is alone.
    pub fn local() -> Self {
        let (_, health) = watch::channel(Health::Alone);
        let (mixed, _) = watch::channel(false);
        let (hub, tasks) = (Arc::default(), std::sync::Mutex::default());
        let inner = BusInner { hub, kind: BusKind::Local, out: None, health, mixed, tasks };
        Self { inner: Arc::new(inner) }
    }

    /// The bus that a store brings along: through its server where several nodes may share it, else within this node.
    pub fn of(store: &Store) -> Self {
        let Some(session) = store.session() else { return Self::local() };
        let hub = Arc::<Hub>::default();
        let carrier = notify::connect(session, &hub);
        Self::carried(BusKind::Notify, hub, carrier)
    }

    /// A bus of a kind, with what carries it: a way out, how that is, and its tasks.
    fn carried(
        kind: BusKind,
        hub: Arc<Hub>,
        (outbox, carrier, mut tasks): (Outbox, watch::Receiver<Health>, Vec<AbortHandle>),
    ) -> Self {
        let (mixed, others) = watch::channel(false);
        let (told, health) = watch::channel(*carrier.borrow());
        tasks.push(tokio::spawn(kinds::tell(carrier, others, told)).abort_handle());
        let tasks = std::sync::Mutex::new(tasks);
        Self { inner: Arc::new(BusInner { hub, kind, out: Some(outbox), health, mixed, tasks }) }
    }

    /// A bus through NATS, at an address like `nats://host:4222` (several with commas between). Nodes with the same
    /// name hear each other. It need not be there yet: [`Bus::health`] tells when it is.
    #[boxed]
    pub async fn nats(address: &str, name: &str) -> Result<Self, StoreError> {
        let hub = Arc::<Hub>::default();
        let carrier = nats::connect(address, name, &hub).await?;
        Ok(Self::carried(BusKind::Nats, hub, carrier))
    }

    /// Asks the store for the numbers of all watched matches: this often while other nodes can't be reached, and
    /// `seldom` even if they can, since the bus may lose what it carries. Whether other nodes of the store go by another
    /// bus is heard from now on.
    pub fn fall_back_on(&self, store: Store, often: Duration, seldom: Duration) {
        let BusInner { hub, kind, health, mixed, tasks, .. } = &*self.inner;
        let mut tasks = tasks.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some(session) = store.session() {
            let neighbours = Neighbours::new(*kind, session, mixed.clone());
            tasks.push(tokio::spawn(neighbours.watch()).abort_handle());
        }
        let asking = fallback::run(hub.clone(), health.clone(), store, often, seldom);
        tasks.push(tokio::spawn(asking).abort_handle());
    }

    /// How the bus is, now and whenever that changes.
    pub fn health(&self) -> watch::Receiver<Health> {
        self.inner.health.clone()
    }

    /// Says that a match has come to a number. Never waits.
    pub fn nudge(&self, match_id: &str, number: i64) {
        self.inner.hub.nudge(match_id, number);
        if let Some(out) = &self.inner.out {
            out.nudge(match_id, number);
        }
    }

    /// Says that a match was set back to a number: the database was restored, or lost its last steps. Watchers of it
    /// on this node look again.
    pub fn set_back(&self, match_id: &str, number: i64) {
        self.inner.hub.set_back(match_id, number);
    }

    /// Watches a match. First watch, then load: what happens in between is not missed.
    pub fn watch(&self, match_id: &str) -> MatchWatch {
        self.inner.hub.watch(match_id)
    }

    /// How many matches are watched.
    pub fn watched(&self) -> usize {
        self.inner.hub.watched().len()
    }

    /// Says something small to all who listen to a topic, such as a table. Never waits, is never stored, and may be
    /// lost. Says whether it is short enough to be said.
    pub fn whisper(&self, topic: &str, words: &[u8]) -> bool {
        if words.len() > MOST_WHISPERED || topic.len() > MOST_WHISPERED || topic.contains('\n') {
            return false;
        }
        self.inner.hub.whisper(topic, words);
        if let Some(out) = &self.inner.out {
            out.whisper(topic, words);
        }
        true
    }

    /// Listens to a topic.
    pub fn listen(&self, topic: &str) -> Whispers {
        self.inner.hub.listen(topic)
    }
}

/// Shows how the bus is and nothing else.
impl std::fmt::Debug for Bus {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Bus({:?})", *self.inner.health.borrow())
    }
}
