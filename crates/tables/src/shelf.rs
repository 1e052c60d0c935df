//! A cache with a limit in bytes: what was used least recently goes first.

use std::hash::Hash;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::{Duration, Instant};

use lru::LruCache;

/// Values by name, each with about how many bytes it takes up.
pub struct Shelf<V> {
    kept: LruCache<String, Shelved<V>>,
    bytes: usize,
    most: usize,
}

/// A value, what it weighs, and when it was last asked for.
struct Shelved<V> {
    value: V,
    bytes: usize,
    used: Instant,
}

/// What a place on the shelf itself takes up.
const PLACE: usize = 160;

impl<V> Shelf<V> {
    /// Room for this many bytes; memory is taken as needed.
    pub fn new(most: usize) -> Self {
        Self { kept: LruCache::unbounded(), bytes: 0, most }
    }

    /// A value, which counts as used now.
    pub fn get(&mut self, key: &str) -> Option<&mut V> {
        let kept = self.kept.get_mut(key)?;
        kept.used = Instant::now();
        Some(&mut kept.value)
    }

    /// Keeps a value, and lets go of others until all fit. One that alone is heavier than all may be isn't kept.
    pub fn put(&mut self, key: &str, value: V, bytes: usize) {
        self.remove(key);
        let bytes = bytes + PLACE + key.len();
        if bytes > self.most {
            return;
        }
        self.bytes += bytes;
        self.kept.put(key.to_owned(), Shelved { value, bytes, used: Instant::now() });
        while self.bytes > self.most
            && let Some((_, gone)) = self.kept.pop_lru()
        {
            self.bytes -= gone.bytes;
        }
    }

    /// Lets go of a value.
    pub fn remove(&mut self, key: &str) -> Option<V> {
        let gone = self.kept.pop(key)?;
        self.bytes -= gone.bytes;
        Some(gone.value)
    }

    /// Lets go of everything.
    pub fn clear(&mut self) {
        (self.kept, self.bytes) = (LruCache::unbounded(), 0);
    }

    /// Lets go of all that was not asked for since a while, and of the memory for their names.
    pub(crate) fn sweep(&mut self, idle: Duration) {
        while self.kept.peek_lru().is_some_and(|(_, kept)| kept.used.elapsed() >= idle) {
            if let Some((_, gone)) = self.kept.pop_lru() {
                self.bytes -= gone.bytes;
            }
        }
        if self.kept.is_empty() {
            self.kept = LruCache::unbounded();
        }
    }

    /// Whether nothing is kept.
    pub(crate) fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }
}

impl<V: Default> Shelf<Arc<V>> {
    /// The value of a name; one that isn't there is made, and weighs nothing until it is put again.
    pub(crate) fn get_or_default(&mut self, key: &str) -> Arc<V> {
        if let Some(value) = self.get(key) {
            return Arc::clone(value);
        }
        let value = Arc::<V>::default();
        self.put(key, Arc::clone(&value), 0);
        value
    }
}

/// A list of so many at most that takes memory as it grows.
pub(crate) fn growing<K: Hash + Eq, V>(most: NonZeroUsize) -> LruCache<K, V> {
    let mut list = LruCache::unbounded();
    list.resize(most);
    list
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_weighed_and_the_longest_unused_goes_first() {
        let mut shelf = Shelf::new(3 * (1000 + PLACE + 1));
        for key in ["a", "b", "c"] {
            shelf.put(key, key.to_owned(), 1000);
        }
        assert!(shelf.get("a").is_some());
        shelf.put("d", "d".to_owned(), 900);
        assert!(shelf.get("b").is_none(), "nobody has asked for it since");
        assert!(["a", "c", "d"].iter().all(|key| shelf.get(key).is_some()));
        // One heavy value costs as much as many light ones.
        shelf.put("heavy", "heavy".to_owned(), 2500);
        assert!(["a", "c"].iter().all(|key| shelf.get(key).is_none()));
        shelf.put("too heavy", String::new(), 5000);
        assert!(shelf.get("too heavy").is_none());
        assert!(shelf.get("heavy").is_some());
    }

    #[test]
    fn a_value_put_again_is_weighed_once_and_idle_ones_go() {
        let mut shelf = Shelf::new(10_000);
        for bytes in [1000, 2000, 3000] {
            shelf.put("a", bytes, bytes);
        }
        assert_eq!(shelf.bytes, 3000 + PLACE + 1);
        shelf.sweep(Duration::from_hours(1));
        assert!(!shelf.is_empty());
        shelf.sweep(Duration::ZERO);
        assert!(shelf.is_empty());
        assert_eq!(shelf.bytes, 0);
    }
}
