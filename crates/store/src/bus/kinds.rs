//! Nodes of one database that go by different buses, some through NATS and some without.
//!
//! They don't hear each other, and neither kind would notice. So each node says now and then, in a note of the database
//! that they share, by which bus it goes. While others go by another, the store is asked as if the bus were away.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{broadcast, mpsc, watch};
use tokio::time::{Instant, MissedTickBehavior, interval};

use super::Health;
use crate::postgres::NodeSession;

/// How often a node says by which bus it goes.
const SAID: Duration = Duration::from_secs(2);

/// After how long without a word those of another kind are gone.
const GONE: Duration = Duration::from_secs(7);

/// What a note about a bus begins with.
const MARK: char = 'b';

/// By what nodes hear each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub(super) enum BusKind {
    Local,
    Notify,
    Nats,
}

/// Tells the health of a bus: that of what carries it, unless other nodes go by another bus.
pub(super) async fn tell(
    mut carrier: watch::Receiver<Health>,
    mut mixed: watch::Receiver<bool>,
    told: watch::Sender<Health>,
) {
    loop {
        let health = *carrier.borrow_and_update();
        let health =
            if *mixed.borrow_and_update() && health == Health::Connected { Health::Mixed } else { health };
        told.send_if_modified(|before| std::mem::replace(before, health) != health);
        let gone = tokio::select! {
            changed = carrier.changed() => changed.is_err(),
            changed = mixed.changed() => changed.is_err(),
        };
        if gone {
            return;
        }
    }
}

/// A node's own kind, and where it hears of others'.
pub(super) struct Neighbours {
    kind: BusKind,
    notes: mpsc::Sender<String>,
    heard: broadcast::Receiver<Arc<str>>,
    mixed: watch::Sender<bool>,
}

impl Neighbours {
    pub(super) fn new(kind: BusKind, session: &NodeSession, mixed: watch::Sender<bool>) -> Self {
        Self { kind, notes: session.out(), heard: session.listen(), mixed }
    }

    /// Tells the others this node's kind, and listens for theirs.
    pub(super) async fn watch(mut self) {
        let mut pause = interval(SAID);
        pause.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut last = None;
        loop {
            tokio::select! {
                _ = pause.tick() => {
                    self.say().await;
                    if last.is_some_and(|last: Instant| last.elapsed() > GONE) {
                        last = None;
                        self.mixed.send_replace(false);
                    }
                }
                note = self.heard.recv() => match note {
                    Ok(note) if self.is_foreign(&note) => {
                        // A node that has just come need not wait for the next announcement.
                        if last.replace(Instant::now()).is_none() {
                            self.mixed.send_replace(true);
                            self.say().await;
                        }
                    }
                    // What is missed is said again.
                    Ok(_) | Err(broadcast::error::RecvError::Lagged(_)) => {}
                    Err(broadcast::error::RecvError::Closed) => return,
                },
            }
        }
    }

    /// Says by which bus this node goes.
    async fn say(&self) {
        let kind: &str = self.kind.into();
        // A session that has ended says nothing.
        let _ = self.notes.send(format!("{MARK}{kind}")).await;
    }

    /// Whether a note says that its sender goes by another bus.
    fn is_foreign(&self, note: &str) -> bool {
        let own: &str = self.kind.into();
        note.strip_prefix(MARK).is_some_and(|kind| kind != own)
    }
}
