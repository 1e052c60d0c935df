//! Taking turns: who asks much waits for those who ask little.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

use tokio::sync::oneshot;

use crate::house::locked;

/// So many places, shared fairly: whoever waits is grouped by a number, and the groups take turns.
#[derive(Clone)]
pub(crate) struct Turns(Arc<Mutex<WaitingGroups>>);

/// Free places, and who waits for one.
struct WaitingGroups {
    free: usize,
    /// The groups in the order of their turns; none of them is empty.
    groups: VecDeque<(u64, VecDeque<oneshot::Sender<TakenTurn>>)>,
}

/// A place, until it is dropped.
pub(crate) struct TakenTurn(Turns);

impl Turns {
    /// So many places.
    pub(crate) fn new(places: usize) -> Self {
        Self(Arc::new(Mutex::new(WaitingGroups { free: places, groups: VecDeque::new() })))
    }

    /// Waits for a place. Giving up is possible at any moment.
    pub(crate) async fn take(&self, group: u64) -> TakenTurn {
        let waits = {
            let mut waiting = locked(&self.0);
            if waiting.free > 0 {
                waiting.free -= 1;
                return TakenTurn(self.clone());
            }
            let (place, waits) = oneshot::channel();
            match waiting.groups.iter_mut().find(|(known, _)| *known == group) {
                Some((_, queue)) => queue.push_back(place),
                None => waiting.groups.push_back((group, VecDeque::from([place]))),
            }
            waits
        };
        match waits.await {
            Ok(turn) => turn,
            // Whoever waits is only ever forgotten by being given a place.
            Err(_) => std::future::pending().await,
        }
    }
}

/// The place goes to the first of the next group.
impl Drop for TakenTurn {
    fn drop(&mut self) {
        let next = {
            let mut waiting = locked(&self.0.0);
            match waiting.groups.pop_front() {
                None => {
                    waiting.free += 1;
                    None
                }
                Some((group, mut queue)) => {
                    let next = queue.pop_front();
                    if !queue.is_empty() {
                        waiting.groups.push_back((group, queue));
                    }
                    next
                }
            }
        };
        if let Some(next) = next {
            // Whoever has given up drops it, and it goes on to the next.
            drop(next.send(TakenTurn(self.0.clone())));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::future::poll_fn;
    use std::pin::pin;
    use std::task::Poll;

    use super::*;

    /// Waits for a place in a task of its own, and says its name when it has one.
    fn wait(turns: &Turns, group: u64, name: &'static str, order: &Arc<Mutex<Vec<&'static str>>>) {
        let (turns, order) = (turns.clone(), Arc::clone(order));
        tokio::spawn(async move {
            let _turn = turns.take(group).await;
            locked(&order).push(name);
        });
    }

    #[tokio::test]
    async fn one_who_asks_much_keeps_nobody_waiting() {
        let (turns, order) = (Turns::new(1), Arc::default());
        let turn = turns.take(0).await;
        for name in ["much 1", "much 2", "much 3", "much 4"] {
            wait(&turns, 1, name, &order);
        }
        tokio::task::yield_now().await;
        wait(&turns, 2, "little", &order);
        wait(&turns, 3, "other", &order);
        tokio::task::yield_now().await;
        drop(turn);
        drop(turns.take(4).await);
        let order = locked(&order).clone();
        assert_eq!(order, ["much 1", "little", "other", "much 2"][..4].to_vec(), "{order:?}");
    }

    #[tokio::test]
    async fn whoever_gives_up_takes_no_place_away() {
        let turns = Turns::new(1);
        let turn = turns.take(0).await;
        {
            let mut gone = pin!(turns.take(1));
            assert!(poll_fn(|context| Poll::Ready(gone.as_mut().poll(context).is_pending())).await);
        }
        {
            // This one is given the place, and goes before it takes it.
            let mut gone = pin!(turns.take(2));
            assert!(poll_fn(|context| Poll::Ready(gone.as_mut().poll(context).is_pending())).await);
            drop(turn);
        }
        drop(turns.take(3).await);
        assert_eq!(locked(&turns.0).free, 1);
    }
}
