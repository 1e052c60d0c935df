//! Equal questions that are asked at the same time are thought about once.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use tokio::sync::watch;

/// Where an answer is told; nothing until it is there.
type Hearing<T> = watch::Receiver<Option<T>>;

/// Questions that are thought about, as long as somebody waits for the answer.
pub(super) struct AskedTogether<T>(Arc<Mutex<Asked<T>>>);

type Asked<T> = HashMap<String, Weak<Hearing<T>>>;

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

/// The questions, even if somebody panicked while holding them: they are whole after every step.
fn locked<T>(asked: &Mutex<Asked<T>>) -> MutexGuard<'_, Asked<T>> {
    asked.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<T: Clone + Send + Sync + 'static> AskedTogether<T> {
    /// Joins those who wait for the answer to a question, or asks it. It is thought about as long as anybody waits.
    pub(super) fn ask<F>(&self, key: &str, think: impl FnOnce() -> F) -> Waiter<T>
    where
        F: Future<Output = T> + Send + 'static,
    {
        let mut asked = locked(&self.0);
        if let Some(hearing) = asked.get(key).and_then(Weak::upgrade) {
            return Waiter { hearing, joined: true };
        }
        let (tell, hearing) = watch::channel(None);
        let hearing = Arc::new(hearing);
        asked.insert(key.to_owned(), Arc::downgrade(&hearing));
        drop(asked);
        let (questions, key, thinking) = (Arc::clone(&self.0), key.to_owned(), think());
        tokio::spawn(async move {
            let told = tokio::select! {
                told = thinking => Some(told),
                () = tell.closed() => None,
            };
            let mut asked = locked(&questions);
            // Somebody may have asked anew after everybody had gone.
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
