//! Taking turns: callers who ask much wait for those who ask little.
//!
//! A thought can't be interrupted, and may take a second. So that nobody waits for another's to end, there is a spare place
//! for a group that has none: the processors are shared for as long as that takes.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex};

use tokio::sync::oneshot;

use crate::house::locked;

/// A number of places, shared fairly: those who wait are grouped by a number, and the groups take turns. A group that has just
/// come waits for no group to have a second turn.
#[derive(Clone)]
pub(crate) struct Turns(Arc<Mutex<WaitingGroups>>);

/// How many places there are beyond those that one group may take.
pub(crate) const SPARE: usize = 1;

/// Places that are taken, and who waits for one.
struct WaitingGroups {
    /// How many one group may take.
    places: usize,
    /// How many are taken.
    taken: usize,
    /// How many each group has taken; none has none.
    by: HashMap<u64, usize>,
    /// The turn that was given last. Turns are numbered for each group, so that many groups can be at the same.
    turn: u64,
    /// The groups in the order in which they came; none of them is empty.
    groups: Vec<WaitingGroup>,
    /// The next turn of groups that had some.
    next: HashMap<u64, u64>,
}

/// Those of a group who wait.
struct WaitingGroup {
    group: u64,
    /// Its next turn: the lowest of all groups goes first.
    turn: u64,
    queue: VecDeque<oneshot::Sender<TakenTurn>>,
}

/// A place of a group, until it is dropped.
pub(crate) struct TakenTurn {
    turns: Turns,
    group: u64,
}

impl WaitingGroups {
    /// The next turn of a group. A new group has no claim to turns it didn't wait for.
    fn turn_of(&self, group: u64) -> u64 {
        self.next.get(&group).map_or(self.turn, |next| self.turn.max(*next))
    }

    /// Whether there is a place for a group.
    fn has_place(&self, group: u64) -> bool {
        self.taken < self.places || self.taken < self.places + SPARE && !self.by.contains_key(&group)
    }

    /// Gives a group a turn and a place.
    fn give(&mut self, group: u64, turn: u64) {
        self.taken += 1;
        *self.by.entry(group).or_default() += 1;
        self.turn = self.turn.max(turn);
        // A turn that isn't later than a newcomer's need not be remembered.
        self.next.retain(|_, next| *next > self.turn);
        self.next.insert(group, turn + 1);
    }

    /// A group gives a place back.
    fn give_back(&mut self, group: u64) {
        self.taken -= 1;
        if let Some(many) = self.by.get_mut(&group) {
            *many -= 1;
            if *many == 0 {
                self.by.remove(&group);
            }
        }
        if self.taken == 0 && self.groups.is_empty() {
            self.next.clear();
        }
    }

    /// Gives a place to the first of the group whose turn it is, of those that may have one.
    fn pop(&mut self) -> Option<(u64, oneshot::Sender<TakenTurn>)> {
        let places = (0..self.groups.len()).filter(|place| self.has_place(self.groups[*place].group));
        let place = places.min_by_key(|place| self.groups[*place].turn)?;
        let mut first = self.groups.remove(place);
        let group = first.group;
        self.give(group, first.turn);
        let next = first.queue.pop_front();
        if !first.queue.is_empty() {
            first.turn += 1;
            self.groups.push(first);
        }
        next.map(|next| (group, next))
    }
}

impl Turns {
    /// So many places for a group, and some to spare for another.
    pub(crate) fn new(places: usize) -> Self {
        let (groups, next, by) = (Vec::new(), HashMap::new(), HashMap::new());
        Self(Arc::new(Mutex::new(WaitingGroups { places, taken: 0, by, turn: 0, groups, next })))
    }

    /// Waits for a place. Giving up is possible at any moment.
    pub(crate) async fn take(&self, group: u64) -> TakenTurn {
        let waits = {
            let mut waiting = locked(&self.0);
            let turn = waiting.turn_of(group);
            if waiting.has_place(group) {
                waiting.give(group, turn);
                return TakenTurn { turns: self.clone(), group };
            }
            let (place, waits) = oneshot::channel();
            match waiting.groups.iter_mut().find(|known| known.group == group) {
                Some(known) => known.queue.push_back(place),
                None => waiting.groups.push(WaitingGroup { group, turn, queue: VecDeque::from([place]) }),
            }
            waits
        };
        match waits.await {
            Ok(turn) => turn,
            // A waiter leaves the list only by being given a place.
            Err(_) => std::future::pending().await,
        }
    }
}

/// The place goes to the first of the next group.
impl Drop for TakenTurn {
    fn drop(&mut self) {
        let next = {
            let mut waiting = locked(&self.turns.0);
            waiting.give_back(self.group);
            waiting.pop()
        };
        if let Some((group, next)) = next {
            // A waiter who has given up drops it, and it goes on to the next.
            drop(next.send(TakenTurn { turns: self.turns.clone(), group }));
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
        let (_spare, turn) = (turns.take(9).await, turns.take(0).await);
        for name in ["much 1", "much 2", "much 3", "much 4"] {
            wait(&turns, 1, name, &order);
        }
        tokio::task::yield_now().await;
        wait(&turns, 2, "little", &order);
        wait(&turns, 3, "other", &order);
        tokio::task::yield_now().await;
        drop(turn);
        // A newcomer waits for those who came before, but for nobody's second turn.
        drop(turns.take(4).await);
        assert_eq!(*locked(&order), ["much 1", "little", "other"]);
        while locked(&order).len() < 6 {
            tokio::task::yield_now().await;
        }
        assert_eq!(locked(&order)[3..], ["much 2", "much 3", "much 4"]);
    }

    #[tokio::test]
    async fn who_comes_while_another_is_served_goes_before_its_next_turn() {
        let (turns, order) = (Turns::new(1), Arc::default());
        let (spare, turn) = (turns.take(9).await, turns.take(1).await);
        wait(&turns, 1, "much 2", &order);
        wait(&turns, 1, "much 3", &order);
        tokio::task::yield_now().await;
        wait(&turns, 2, "little", &order);
        tokio::task::yield_now().await;
        drop(turn);
        while locked(&order).len() < 3 {
            tokio::task::yield_now().await;
        }
        assert_eq!(*locked(&order), ["little", "much 2", "much 3"]);
        // A group that keeps coming has had its turn, too.
        drop(spare);
        let (_spare, turn) = (turns.take(9).await, turns.take(2).await);
        wait(&turns, 1, "one", &order);
        wait(&turns, 2, "again", &order);
        tokio::task::yield_now().await;
        wait(&turns, 3, "new", &order);
        tokio::task::yield_now().await;
        drop(turn);
        while locked(&order).len() < 6 {
            tokio::task::yield_now().await;
        }
        assert_eq!(locked(&order)[3..], ["one", "new", "again"]);
    }

    #[tokio::test]
    async fn a_caller_who_gives_up_takes_no_place_away() {
        let turns = Turns::new(1);
        let (spare, turn) = (turns.take(9).await, turns.take(0).await);
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
        drop(spare);
        assert_eq!(locked(&turns.0).taken, 0);
    }

    #[tokio::test]
    async fn nobody_waits_for_a_thought_of_another_address_to_end() {
        let (turns, order) = (Turns::new(1), Arc::default());
        let long = turns.take(1).await;
        wait(&turns, 1, "much 2", &order);
        tokio::task::yield_now().await;
        // A caller without a place gets one at once, again and again; a caller who holds one waits.
        for _ in 0..3 {
            let mut newcomer = pin!(turns.take(2));
            let taken = poll_fn(|context| Poll::Ready(newcomer.as_mut().poll(context).is_ready())).await;
            assert!(taken, "a newcomer has to wait");
        }
        assert!(locked(&order).is_empty(), "one group has taken more than its places");
        drop(long);
        while locked(&order).is_empty() {
            tokio::task::yield_now().await;
        }
        assert_eq!(locked(&turns.0).taken, 0);
    }
}
