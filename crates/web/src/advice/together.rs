//! Equal questions that an address asks at the same time are thought about once.
//!
//! Each address waits in a place of its own: one who has a hundred questions waiting would else be waited for by all who
//! ask one of them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, Weak};

use tables::locked;
use tokio::sync::watch;

use crate::address::ClientAddress;

/// Where an answer is told; nothing until it is there.
type Hearing<T> = watch::Receiver<Option<T>>;

/// Questions that are thought about, as long as somebody waits for the answer.
pub(super) struct AskedTogether<T>(Arc<Mutex<Asked<T>>>);

type Asked<T> = HashMap<(ClientAddress, String), Weak<Hearing<T>>>;

/// Somebody's wait for an answer.
pub(super) struct Waiter<T> {
    hearing: Arc<Hearing<T>>,
    /// Whether somebody else had asked before.
    pub(super) joined: bool,
}

impl<T> Default for AskedTogether<T> {
    fn default() -> Self {
        Self(Arc::default())
    }
}

impl<T: Clone + Send + Sync + 'static> AskedTogether<T> {
    /// Joins those at an address who wait for the answer to a question, or asks it. It is thought about as long as
    /// anybody waits.
    pub(super) fn ask<F>(&self, who: ClientAddress, key: &str, think: impl FnOnce() -> F) -> Waiter<T>
    where
        F: Future<Output = T> + Send + 'static,
    {
        let key = (who, key.to_owned());
        let mut asked = locked(&self.0);
        if let Some(hearing) = asked.get(&key).and_then(Weak::upgrade) {
            return Waiter { hearing, joined: true };
        }
        let (tell, hearing) = watch::channel(None);
        let hearing = Arc::new(hearing);
        asked.insert(key.clone(), Arc::downgrade(&hearing));
        drop(asked);
        let (questions, thinking) = (Arc::clone(&self.0), think());
        tokio::spawn(async move {
            let told = tokio::select! {
                told = thinking => Some(told),
                () = tell.closed() => None,
            };
            let mut asked = locked(&questions);
            // Somebody may have asked again after everybody had gone.
            let own = |hearing: &Weak<Hearing<T>>| {
                hearing.upgrade().is_none_or(|it| it.same_channel(&tell.subscribe()))
            };
            if asked.get(&key).is_some_and(own) {
                asked.remove(&key);
            }
            drop(asked);
            tell.send_replace(told);
        });
        Waiter { hearing, joined: false }
    }
}

impl<T: Clone> Waiter<T> {
    /// The answer; none if the thread that thought about it panicked.
    pub(super) async fn answer(self) -> Option<T> {
        let mut heard = Hearing::clone(&self.hearing);
        let told = heard.wait_for(Option::is_some).await;
        told.ok().and_then(|told| told.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn nobody_waits_in_the_place_of_another_address() {
        let asked = AskedTogether::default();
        let caller = |number| ClientAddress::new([192, 0, 2, number].into());
        let never = || std::future::pending::<u8>();
        // Somebody whose turn does not come, for all that they have asked before.
        let greedy = asked.ask(caller(1), "today", never);
        let neighbour = asked.ask(caller(1), "today", || async { 1 });
        assert!(!greedy.joined && neighbour.joined);
        let other = asked.ask(caller(2), "today", || async { 2 });
        assert!(!other.joined);
        assert_eq!(other.answer().await, Some(2));
        drop((greedy, neighbour));
        // What nobody waits for any more is asked anew.
        let again = asked.ask(caller(1), "today", || async { 3 });
        assert_eq!(again.answer().await, Some(3));
    }
}
