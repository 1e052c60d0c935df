//! Who keeps a table company: where people were last seen looking, and from where they came.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::num::NonZeroUsize;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use lru::LruCache;
use rules::{Match, Player};

use crate::caller::Caller;
use crate::computer::needs_computer;
use crate::games::Game;
use crate::house::{House, locked};
use crate::shelf::growing;

/// How many tables are remembered: those that were looked at last.
const MOST: NonZeroUsize = NonZeroUsize::new(10_000).unwrap();

/// When tables were last looked at on this node, and from where.
pub(crate) struct Company(Mutex<LruCache<String, Looked>>);

struct Looked {
    when: Instant,
    /// From where somebody who told it came last.
    place: Option<u64>,
}

impl Default for Company {
    fn default() -> Self {
        Self(Mutex::new(growing(MOST)))
    }
}

impl Company {
    /// Somebody looks at a table.
    pub(crate) fn saw(&self, table: &str, caller: &Caller) {
        let mut looked = locked(&self.0);
        let place = caller.place().or(looked.peek(table).and_then(|looked| looked.place));
        looked.put(table.to_owned(), Looked { when: Instant::now(), place });
    }

    /// Forgets tables that nobody has looked at since a while: their next visitor says anew where they come from.
    pub(crate) fn sweep(&self, idle: Duration) {
        let mut looked = locked(&self.0);
        while looked.peek_lru().is_some_and(|(_, looked)| looked.when.elapsed() >= idle) {
            looked.pop_lru();
        }
        if looked.is_empty() {
            *looked = growing(MOST);
        }
    }

    /// The last person has left the match at a table. If they still watch, they will be seen again.
    pub(crate) fn parted(&self, table: &str) {
        locked(&self.0).pop(table);
    }

    /// Whether somebody has just looked at a table.
    fn is_there(&self, table: &str, recently: Duration) -> bool {
        locked(&self.0).peek(table).is_some_and(|looked| looked.when.elapsed() < recently)
    }

    /// The group in which a table's computers take turns with others: all tables of one address, or else the table
    /// alone.
    pub(crate) fn group(&self, table: &str) -> u64 {
        let place = locked(&self.0).peek(table).and_then(|looked| looked.place);
        place.unwrap_or_else(|| {
            let mut group = DefaultHasher::new();
            table.hash(&mut group);
            group.finish()
        })
    }
}

/// Whether a person plays in a match.
pub(crate) fn has_person(game: &Match) -> bool {
    game.setup().all_seats().any(|seat| game.player(seat) == Some(Player::Person))
}

impl House {
    /// Whether computer players go on: not for nobody. A match that all persons have left waits until somebody looks at
    /// it.
    pub(crate) fn goes_on(&self, game: &Game) -> bool {
        let company = || self.inner.company.is_there(&game.table_id, self.inner.settings.company);
        needs_computer(&game.play) && (has_person(&game.play) || company())
    }

    /// Somebody looks at a table: what had paused for want of company goes on.
    pub(crate) fn keep_company(&self, table: &str, game: Option<&Game>, caller: &Caller) {
        self.inner.company.saw(table, caller);
        if let Some(game) = game.filter(|game| needs_computer(&game.play) && !has_person(&game.play)) {
            self.let_play(game.id(), game.number());
        }
    }
}
