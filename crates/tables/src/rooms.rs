//! Tables that are kept ready.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, Weak};
use std::time::{Duration, Instant};

use lru::LruCache;

use crate::house::locked;
use crate::room::Room;
use crate::shelf::{Shelf, growing};

/// How many changes and readings are remembered; each takes up some hundred bytes.
const NOTES: NonZeroUsize = NonZeroUsize::new(10_000).unwrap();

/// The longest name that can be a table's id.
const LONGEST: usize = 64;

/// The tables that were last asked for.
pub(crate) struct Rooms(Mutex<KeptRooms>);

/// What is kept, and what has changed since.
struct KeptRooms {
    rooms: Shelf<RoomEntry>,
    /// Whose turn it is to read a table.
    turns: LruCache<String, Arc<tokio::sync::Mutex<()>>>,
    /// The last change of each table, by a number that grows.
    changes: LruCache<String, u64>,
    /// The ids of open tables by their codes, as they were last found.
    codes: LruCache<String, String>,
    counted: u64,
}

/// A table, when it was read, and the reader that reads it again.
struct RoomEntry {
    room: Arc<Room>,
    read: Instant,
    reader: Weak<()>,
}

/// Somebody reads a table again, for as long as this is kept.
pub(crate) struct RoomReading(Arc<()>);

/// How many changes there had been when somebody began to read a table.
#[derive(Clone, Copy)]
pub(crate) struct Stamp(u64);

impl Rooms {
    /// Room for this many bytes.
    pub(crate) fn new(most: usize) -> Self {
        let (turns, changes, codes) = (growing(NOTES), growing(NOTES), growing(NOTES));
        Self(Mutex::new(KeptRooms { rooms: Shelf::new(most), turns, changes, codes, counted: 0 }))
    }

    /// A table that was read no longer ago than this. The first caller who finds it too old reads it; meanwhile the
    /// others get the cached one, or hundreds who watch one table would all read it at once. If that caller gives up,
    /// the next one reads it; and if it takes as long again, nobody waits for it any more.
    pub(crate) fn get(&self, id: &str, trust: Duration) -> Result<Arc<Room>, RoomReading> {
        self.get_at(id, trust, Instant::now())
    }

    fn get_at(&self, id: &str, trust: Duration, now: Instant) -> Result<Arc<Room>, RoomReading> {
        let (mut kept, reading) = (locked(&self.0), RoomReading(Arc::default()));
        let Some(entry) = kept.rooms.get(id) else { return Err(reading) };
        let (age, being_read) = (now.duration_since(entry.read), entry.reader.strong_count() > 0);
        if age < trust || being_read && age < 2 * trust {
            return Ok(Arc::clone(&entry.room));
        }
        entry.reader = Arc::downgrade(&reading.0);
        Err(reading)
    }

    /// A table that was read no longer ago than this, no matter who reads it again.
    pub(crate) fn young(&self, id: &str, trust: Duration) -> Option<Arc<Room>> {
        let mut kept = locked(&self.0);
        kept.rooms.get(id).filter(|entry| entry.read.elapsed() < trust).map(|entry| Arc::clone(&entry.room))
    }

    /// The id of the table that a code found last. It may have been closed since: callers check.
    pub(crate) fn coded(&self, code: &str) -> Option<String> {
        locked(&self.0).codes.get(code).cloned()
    }

    /// Remembers which open table a code finds.
    pub(crate) fn note_code(&self, code: &str, id: &str) {
        locked(&self.0).codes.put(code.to_owned(), id.to_owned());
    }

    /// To be held while a table is read that many may want at the same moment. Anybody may ask for anything: of what is no
    /// table's id nothing is remembered.
    pub(crate) fn turn(&self, id: &str) -> Arc<tokio::sync::Mutex<()>> {
        if id.len() > LONGEST {
            return Arc::default();
        }
        Arc::clone(locked(&self.0).turns.get_or_insert(id.to_owned(), Arc::default))
    }

    /// To be asked for before a table is read.
    pub(crate) fn stamp(&self) -> Stamp {
        Stamp(locked(&self.0).counted)
    }

    /// Keeps a table, unless it has changed since somebody began to read it.
    pub(crate) fn keep(&self, room: &Arc<Room>, stamp: Stamp) {
        let mut kept = locked(&self.0);
        let id = &room.table.id;
        if kept.changes.get(id).is_none_or(|change| *change <= stamp.0) {
            let entry = RoomEntry { room: Arc::clone(room), read: Instant::now(), reader: Weak::new() };
            kept.rooms.put(id, entry, room.weight());
        }
    }

    /// The table has changed.
    pub(crate) fn forget(&self, id: &str) {
        let mut kept = locked(&self.0);
        kept.counted += 1;
        let counted = kept.counted;
        kept.changes.put(id.to_owned(), counted);
        kept.rooms.remove(id);
    }

    /// Drops tables that nobody has asked for since a while.
    pub(crate) fn sweep(&self, idle: Duration) {
        let mut kept = locked(&self.0);
        kept.rooms.sweep(idle);
        if kept.rooms.is_empty() {
            // What has changed matters to readings under way alone, and those last seconds; codes are found again.
            (kept.turns, kept.changes, kept.codes) = (growing(NOTES), growing(NOTES), growing(NOTES));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    /// A table that was read just now.
    fn kept() -> Rooms {
        let terms = r#"{"edition":"mini","options":[],"mode":"table","spectators":false,"advice":false}"#;
        let table = store::StoredTable {
            id: "t".to_owned(),
            code: "code".to_owned(),
            public: false,
            settings: terms.to_owned(),
            created: 0,
            activity: 0,
            archived: None,
            closer: None,
            hidden: None,
            seats: Vec::new(),
            last: None,
        };
        let room = Arc::new(Room::new(table).unwrap());
        let rooms = Rooms::new(100_000);
        rooms.keep(&room, rooms.stamp());
        rooms
    }

    #[test]
    fn one_reads_anew_and_who_gives_up_leaves_it_to_the_next() {
        let (rooms, hour) = (kept(), Duration::from_hours(1));
        let get = |hours: f32| rooms.get_at("t", hour, Instant::now() + hour.mul_f32(hours));
        assert!(get(0.5).is_ok());
        let reading = get(1.5).err().expect("it is too old for the first");
        assert!(get(1.5).is_ok(), "it will do for the others meanwhile");
        drop(reading);
        let reading = get(1.5).err().expect("nobody waits for a caller who gave up");
        assert!(get(1.5).is_ok());
        assert!(get(2.5).is_err(), "nor for one who takes too long");
        drop(reading);
        assert!(rooms.get("other", hour).is_err());
    }

    #[test]
    fn a_name_that_no_table_can_have_is_not_remembered() {
        let rooms = kept();
        for number in 0..100 {
            drop(rooms.turn(&format!("{number}{}", "x".repeat(16_000))));
            drop(rooms.turn("abcdefghjkmnpqrs"));
        }
        assert_eq!(locked(&rooms.0).turns.len(), 1);
    }
}
