//! Tables that are kept ready.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use lru::LruCache;

use crate::house::locked;
use crate::room::Room;

/// The tables that were last asked for.
pub(crate) struct Rooms(Mutex<Kept>);

/// What is kept, and what has changed since.
struct Kept {
    rooms: LruCache<String, (Arc<Room>, Instant)>,
    /// The last change of each table, by a number that grows.
    changes: LruCache<String, u64>,
    counted: u64,
}

/// How a table stood when somebody began to read it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Stamp(Option<u64>);

impl Rooms {
    /// Room for so many.
    pub(crate) fn new(most: NonZeroUsize) -> Self {
        Self(Mutex::new(Kept { rooms: LruCache::new(most), changes: LruCache::new(most), counted: 0 }))
    }

    /// A table that was read no longer ago than this. The first who finds it too old is to read it; the others get what
    /// is kept meanwhile, or hundreds who watch one table would all read it at once.
    pub(crate) fn get(&self, id: &str, trust: Duration) -> Option<Arc<Room>> {
        let mut kept = locked(&self.0);
        let (room, read) = kept.rooms.get_mut(id)?;
        if read.elapsed() < trust {
            return Some(Arc::clone(room));
        }
        *read = Instant::now();
        None
    }

    /// To be asked for before a table is read.
    pub(crate) fn stamp(&self, id: &str) -> Stamp {
        Stamp(locked(&self.0).changes.get(id).copied())
    }

    /// Keeps a table, unless it has changed since somebody began to read it.
    pub(crate) fn keep(&self, room: &Arc<Room>, stamp: Stamp) {
        let mut kept = locked(&self.0);
        let id = &room.table.id;
        if Stamp(kept.changes.get(id).copied()) == stamp {
            kept.rooms.put(id.clone(), (Arc::clone(room), Instant::now()));
        }
    }

    /// The table has changed.
    pub(crate) fn forget(&self, id: &str) {
        let mut kept = locked(&self.0);
        kept.counted += 1;
        let counted = kept.counted;
        kept.changes.put(id.to_owned(), counted);
        kept.rooms.pop(id);
    }
}
