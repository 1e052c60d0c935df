//! The table of positions: what is known of sets of secrets met before.

use std::sync::Mutex;

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct KnownRows {
    /// A lower bound on the rows in total.
    pub(super) lower: u32,
    /// Whether the bound is exact.
    pub(super) exact: bool,
}

/// Positions by key. Threads share it; it grows up to a bound, and then a position gives way to one with more
/// secrets, which took longer to settle.
pub(super) struct PositionTable {
    shards: Vec<Mutex<Shard>>,
}

struct Shard {
    slots: Vec<TableSlot>,
    filled: usize,
    most: usize,
}

/// A position in the table.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct TableSlot {
    key: u128,
    lower: u32,
    /// How many secrets, twice, and one more if the bound is exact; 0 in an empty slot.
    size: u32,
}

/// Slots that a key may lie in.
const BUCKET: usize = 8;
const SHARDS: usize = 64;

impl PositionTable {
    /// A table of about `positions` positions at most.
    pub(super) fn new(positions: usize) -> Self {
        let most = (positions / SHARDS).max(BUCKET).next_power_of_two();
        let shard = || Mutex::new(Shard { slots: vec![TableSlot::default(); BUCKET], filled: 0, most });
        Self { shards: (0..SHARDS).map(|_| shard()).collect() }
    }

    fn shard(&self, key: u128) -> std::sync::MutexGuard<'_, Shard> {
        let shard = &self.shards[(key >> 64) as usize % SHARDS];
        // A thread that panicked leaves every slot whole.
        shard.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    pub(super) fn get(&self, key: u128) -> Option<KnownRows> {
        let shard = self.shard(key);
        let slot = shard.bucket(key).iter().find(|slot| slot.key == key && slot.size > 0)?;
        Some(KnownRows { lower: slot.lower, exact: slot.size & 1 == 1 })
    }

    /// Keeps what is known of a position of `secrets` secrets; a bound only replaces a lower one.
    pub(super) fn put(&self, key: u128, secrets: usize, known: KnownRows) {
        let mut shard = self.shard(key);
        if shard.filled * 2 > shard.slots.len() && shard.slots.len() < shard.most {
            shard.grow();
        }
        let size = (secrets as u32) << 1 | u32::from(known.exact);
        shard.put(TableSlot { key, lower: known.lower, size });
    }

    /// Keeps a position of another table.
    pub(super) fn put_slot(&self, slot: TableSlot) {
        if slot.size > 0 {
            let known = KnownRows { lower: slot.lower, exact: slot.size & 1 == 1 };
            self.put(slot.key, slot.size as usize >> 1, known);
        }
    }

    /// All positions of at least this many secrets.
    pub(super) fn positions(&self, secrets: usize) -> Vec<TableSlot> {
        let mut large = Vec::new();
        for shard in &self.shards {
            let shard = shard.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            large.extend(shard.slots.iter().filter(|slot| slot.size as usize >> 1 >= secrets));
        }
        large
    }

    /// How many positions there are.
    pub(super) fn len(&self) -> usize {
        let filled = |shard: &Mutex<Shard>| shard.lock().map_or(0, |shard| shard.filled);
        self.shards.iter().map(filled).sum()
    }
}

impl TableSlot {
    pub(super) fn bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        bytes[..16].copy_from_slice(&self.key.to_le_bytes());
        bytes[16..20].copy_from_slice(&self.lower.to_le_bytes());
        bytes[20..].copy_from_slice(&self.size.to_le_bytes());
        bytes
    }

    pub(super) fn from_bytes(bytes: &[u8; 24]) -> Self {
        let word = |from: usize| u32::from_le_bytes(std::array::from_fn(|byte| bytes[from + byte]));
        let key = u128::from_le_bytes(std::array::from_fn(|byte| bytes[byte]));
        Self { key, lower: word(16), size: word(20) }
    }
}

impl Shard {
    fn place(&self, key: u128) -> usize {
        (key as usize & (self.slots.len() - 1)) & !(BUCKET - 1)
    }

    fn bucket(&self, key: u128) -> &[TableSlot] {
        &self.slots[self.place(key)..][..BUCKET]
    }

    fn put(&mut self, new: TableSlot) {
        let place = self.place(new.key);
        let bucket = &mut self.slots[place..][..BUCKET];
        if let Some(old) = bucket.iter_mut().find(|slot| slot.key == new.key && slot.size > 0) {
            let settled = old.size & 1 == 1;
            if !settled && (new.size & 1 == 1 || new.lower > old.lower) {
                *old = new;
            }
            return;
        }
        // An empty slot has the least size of all.
        if let Some(least) = bucket.iter_mut().min_by_key(|slot| slot.size) {
            self.filled += usize::from(least.size == 0);
            *least = new;
        }
    }

    fn grow(&mut self) {
        let larger = vec![TableSlot::default(); self.slots.len() * 2];
        let old = std::mem::replace(&mut self.slots, larger);
        self.filled = 0;
        for slot in old.into_iter().filter(|slot| slot.size > 0) {
            self.put(slot);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::equivalence::hashed;

    #[test]
    fn bounds_only_rise_and_what_is_exact_stays() {
        let table = PositionTable::new(100);
        let known = |lower, exact| KnownRows { lower, exact };
        table.put(1, 9, known(20, false));
        table.put(1, 9, known(18, false));
        assert_eq!(table.get(1), Some(known(20, false)));
        table.put(1, 9, known(21, true));
        table.put(1, 9, known(30, false));
        assert_eq!(table.get(1), Some(known(21, true)));
        assert_eq!(table.get(2), None);
        assert_eq!(table.get(0), None);
    }

    #[test]
    fn it_keeps_within_its_bound_and_prefers_large_positions() {
        let table = PositionTable::new(1024);
        for number in 0..50_000u64 {
            table.put(hashed(number), 3, KnownRows { lower: 5, exact: true });
        }
        assert!(table.len() <= 1024);
        table.put(hashed(99_999), 50, KnownRows { lower: 140, exact: true });
        for number in 50_000..90_000u64 {
            table.put(hashed(number), 3, KnownRows { lower: 5, exact: true });
        }
        assert_eq!(table.get(hashed(99_999)), Some(KnownRows { lower: 140, exact: true }));
    }
}
