//! Who on this node watches which match.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{Notify, broadcast, watch};

use crate::boxed;

/// How many whispers of a topic wait for a slow listener before the oldest are lost.
const WHISPERS: usize = 64;

/// What is whispered.
type Whispered = Arc<[u8]>;

/// How far a match has come, as far as is known here.
#[derive(Clone, Copy, Default)]
struct KnownNumber {
    number: i64,
    /// How often it was set back.
    set_back: u64,
}

/// Everybody on this node who watches or listens.
#[derive(Default)]
pub(super) struct Hub {
    matches: Mutex<HashMap<Arc<str>, watch::Sender<KnownNumber>>>,
    topics: Mutex<HashMap<Arc<str>, broadcast::Sender<Whispered>>>,
    /// Rung when nudges may have been lost.
    pub(super) doubt: Notify,
}

impl Hub {
    /// Passes a nudge on. A match only ever moves on: late nudges change nothing.
    pub(super) fn nudge(&self, match_id: &str, number: i64) {
        if let Some(sender) = locked(&self.matches).get(match_id) {
            sender.send_if_modified(|current| {
                let further = number > current.number;
                current.number = number.max(current.number);
                further
            });
        }
    }

    /// A match was set back: everybody who watches it is woken, even those who knew more.
    pub(super) fn set_back(&self, match_id: &str, number: i64) {
        if let Some(sender) = locked(&self.matches).get(match_id) {
            sender.send_modify(|current| *current = KnownNumber { number, set_back: current.set_back + 1 });
        }
    }

    /// Watches a match.
    pub(super) fn watch(self: &Arc<Self>, match_id: &str) -> MatchWatch {
        let mut matches = locked(&self.matches);
        let (id, receiver) = if let Some((id, sender)) = matches.get_key_value(match_id) {
            (id.clone(), sender.subscribe())
        } else {
            let id: Arc<str> = match_id.into();
            let (sender, receiver) = watch::channel(KnownNumber::default());
            matches.insert(id.clone(), sender);
            (id, receiver)
        };
        let set_back = receiver.borrow().set_back;
        MatchWatch {
            hub: self.clone(),
            id,
            seen: KnownNumber { number: 0, set_back },
            receiver: Some(receiver),
        }
    }

    /// The matches that are watched.
    pub(super) fn watched(&self) -> Vec<String> {
        locked(&self.matches).keys().map(|id| id.as_ref().to_owned()).collect()
    }

    /// Passes a whisper on.
    pub(super) fn whisper(&self, topic: &str, words: &[u8]) {
        if let Some(sender) = locked(&self.topics).get(topic) {
            // Nobody may be listening any more.
            let _ = sender.send(words.into());
        }
    }

    /// Listens to a topic.
    pub(super) fn listen(self: &Arc<Self>, topic: &str) -> Whispers {
        let mut topics = locked(&self.topics);
        let topic: Arc<str> =
            topics.get_key_value(topic).map_or_else(|| topic.into(), |(topic, _)| topic.clone());
        let sender = topics.entry(topic.clone()).or_insert_with(|| broadcast::channel(WHISPERS).0);
        let receiver = Some(sender.subscribe());
        Whispers { hub: self.clone(), topic, receiver }
    }
}

/// The map, even if somebody panicked while holding it: it is whole after every step.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Forgets a sender that nobody hears any more.
fn forget_unheard<S>(senders: &Mutex<HashMap<Arc<str>, S>>, key: &str, hearers: fn(&S) -> usize) {
    let mut senders = locked(senders);
    if senders.get(key).is_some_and(|sender| hearers(sender) == 0) {
        senders.remove(key);
    }
}

/// Somebody who watches a match.
pub struct MatchWatch {
    hub: Arc<Hub>,
    id: Arc<str>,
    seen: KnownNumber,
    receiver: Option<watch::Receiver<KnownNumber>>,
}

impl MatchWatch {
    /// Says up to which number the watcher knows the match already.
    pub fn saw(&mut self, number: i64) {
        self.seen.number = self.seen.number.max(number);
    }

    /// How often the match was set back, as far as the watcher was told.
    pub fn set_backs(&self) -> u64 {
        self.seen.set_back
    }

    /// Waits until the match has come further than the watcher knows, or was set back, and says how far it is. Many
    /// steps may come as one.
    #[boxed]
    pub async fn next(&mut self) -> i64 {
        if let Some(receiver) = &mut self.receiver {
            let seen = self.seen;
            let news = |known: &KnownNumber| known.number > seen.number || known.set_back > seen.set_back;
            if let Ok(known) = receiver.wait_for(news).await {
                self.seen = *known;
                return self.seen.number;
            }
        }
        // The hub keeps the other end for as long as somebody watches: this is never reached.
        std::future::pending().await
    }
}

impl Drop for MatchWatch {
    fn drop(&mut self) {
        self.receiver = None;
        forget_unheard(&self.hub.matches, &self.id, watch::Sender::receiver_count);
    }
}

/// Somebody who listens to a topic.
pub struct Whispers {
    hub: Arc<Hub>,
    topic: Arc<str>,
    receiver: Option<broadcast::Receiver<Arc<[u8]>>>,
}

impl Whispers {
    /// Waits for the next whisper. A slow listener loses the oldest ones.
    #[boxed]
    pub async fn next(&mut self) -> Arc<[u8]> {
        if let Some(receiver) = &mut self.receiver {
            loop {
                match receiver.recv().await {
                    Ok(words) => return words,
                    Err(broadcast::error::RecvError::Lagged(_)) => {}
                    Err(broadcast::error::RecvError::Closed) => break,
                }
            }
        }
        // The hub keeps the other end for as long as somebody listens: this is never reached.
        std::future::pending().await
    }
}

impl Drop for Whispers {
    fn drop(&mut self) {
        self.receiver = None;
        forget_unheard(&self.hub.topics, &self.topic, broadcast::Sender::receiver_count);
    }
}

impl std::fmt::Debug for MatchWatch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Watch({}, {})", self.id, self.seen.number)
    }
}

impl std::fmt::Debug for Whispers {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Whispers({})", self.topic)
    }
}
