//! Things that wait, address by address in turns: however much one address has waiting, the next address is next.

use std::collections::VecDeque;

use crate::address::ClientAddress;

/// Things that wait.
pub(crate) struct TurnQueue<T> {
    /// Whose turn it is first; nobody's list is empty.
    lists: VecDeque<(ClientAddress, VecDeque<T>)>,
}

impl<T> Default for TurnQueue<T> {
    fn default() -> Self {
        Self { lists: VecDeque::new() }
    }
}

impl<T> TurnQueue<T> {
    /// How many things wait.
    pub(crate) fn len(&self) -> usize {
        self.lists.iter().map(|(_, list)| list.len()).sum()
    }

    /// How many wait for an address.
    pub(crate) fn of(&self, caller: ClientAddress) -> usize {
        self.lists.iter().find(|(one, _)| *one == caller).map_or(0, |(_, list)| list.len())
    }

    /// Lets something wait behind all else of its address.
    pub(crate) fn push(&mut self, caller: ClientAddress, thing: T) {
        match self.lists.iter_mut().find(|(one, _)| *one == caller) {
            Some((_, list)) => list.push_back(thing),
            None => self.lists.push_back((caller, VecDeque::from([thing]))),
        }
    }

    /// The oldest thing of the address whose turn it is, none of those left out; then it is the next one's turn.
    pub(crate) fn next(&mut self, left_out: &[ClientAddress]) -> Option<(ClientAddress, T)> {
        let place = self.lists.iter().position(|(caller, _)| !left_out.contains(caller))?;
        let (caller, mut list) = self.lists.remove(place)?;
        let thing = list.pop_front()?;
        if !list.is_empty() {
            self.lists.push_back((caller, list));
        }
        Some((caller, thing))
    }

    /// The address for which most waits, and how much that is.
    pub(crate) fn longest(&self) -> Option<(ClientAddress, usize)> {
        self.lists.iter().map(|(caller, list)| (*caller, list.len())).max_by_key(|(_, many)| *many)
    }

    /// Gives up the newest thing of an address.
    pub(crate) fn give_up(&mut self, caller: ClientAddress) -> Option<T> {
        let place = self.lists.iter().position(|(one, _)| *one == caller)?;
        let thing = self.lists[place].1.pop_back();
        if self.lists[place].1.is_empty() {
            self.lists.remove(place);
        }
        thing
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn caller(number: u8) -> ClientAddress {
        ClientAddress::new([192, 0, 2, number].into())
    }

    #[test]
    fn addresses_take_turns_however_much_each_has() {
        let (greedy, one, other) = (caller(1), caller(2), caller(3));
        let mut turns = TurnQueue::default();
        for number in 0..4 {
            turns.push(greedy, number);
        }
        turns.push(one, 10);
        turns.push(other, 20);
        turns.push(one, 11);
        let order: Vec<_> = std::iter::from_fn(|| turns.next(&[]).map(|(_, thing)| thing)).collect();
        assert_eq!(order, [0, 10, 20, 1, 11, 2, 3]);
        assert_eq!(turns.len(), 0);
    }

    #[test]
    fn the_newest_of_the_longest_is_given_up_and_some_can_be_left_out() {
        let (greedy, one) = (caller(1), caller(2));
        let mut turns = TurnQueue::default();
        turns.push(greedy, 0);
        turns.push(greedy, 1);
        turns.push(one, 10);
        assert_eq!((turns.longest(), turns.of(one)), (Some((greedy, 2)), 1));
        assert_eq!(turns.next(&[greedy]), Some((one, 10)));
        assert_eq!(turns.next(&[greedy]), None);
        assert_eq!(
            (turns.give_up(greedy), turns.give_up(greedy), turns.give_up(greedy)),
            (Some(1), Some(0), None)
        );
    }
}
