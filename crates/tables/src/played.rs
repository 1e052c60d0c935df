//! What somebody has played: their last matches, wherever they sit.

use std::collections::HashMap;

use rules::Seat;
use store::{ListPage, Moment};

use crate::caller::Caller;
use crate::error::Error;
use crate::games::Game;
use crate::house::House;
use crate::room::Room;
use wire::{Shared, TableCard, TableState};

/// A match that somebody has played or plays, or a table where they wait for one.
#[derive(Clone, Debug)]
pub struct Played {
    /// The table.
    pub table: Shared<TableCard>,
    /// Where they sit.
    pub held: Vec<Seat>,
    /// When the match began, or the table was opened.
    pub began: Moment,
    /// The match as they see it.
    pub state: TableState,
}

/// The most tables that are looked at.
const TABLES: i64 = 100;

/// The most matches, and the most steps of all of them together.
const MATCHES: usize = 100;
const STEPS: i64 = 20_000;

impl House {
    /// The caller's last matches, the newest first, and whether there are more. After a rematch those before it can still
    /// be looked at.
    pub async fn played(&self, caller: &Caller) -> Result<(Vec<Played>, bool), Error> {
        let tables = self.inner.store.tables_of(caller.hash(), false, &ListPage::first(TABLES)).await?;
        let mut more = tables.next.is_some();
        let mut rooms = HashMap::new();
        for table in tables.items {
            rooms.insert(table.id.clone(), Room::new(table)?);
        }
        let mut played = Vec::new();
        for room in rooms.values().filter(|room| room.last().is_none()) {
            played.push(self.entry(room, caller, room.table.created, None)?);
        }
        let ids: Vec<_> =
            rooms.values().filter(|room| room.last().is_some()).map(|room| room.table.id.as_str()).collect();
        let wanted = i64::try_from(MATCHES).unwrap_or(i64::MAX).saturating_add(1);
        let found = self.inner.store.matches_at(&ids, wanted).await?;
        let mut steps = 0;
        let fits = |found: &store::StoredMatch| {
            steps += found.number;
            steps <= STEPS
        };
        let many = found.len();
        let found: Vec<_> = found.into_iter().take(MATCHES).take_while(fits).collect();
        more |= found.len() < many;
        let games = self.games(&found).await?;
        for (found, game) in found.iter().zip(games) {
            if let Some(room) = rooms.get(&found.table_id) {
                played.push(self.entry(room, caller, found.started, Some(&game))?);
            }
        }
        played.sort_by_key(|entry| std::cmp::Reverse(entry.began));
        Ok((played, more))
    }

    fn entry(
        &self,
        room: &Room,
        caller: &Caller,
        began: Moment,
        game: Option<&Game>,
    ) -> Result<Played, Error> {
        let viewer = room.viewer(caller, None, game)?;
        Ok(Played {
            table: room.shown(game),
            held: room.held(caller),
            began,
            state: room.state(game, viewer, self.now()),
        })
    }
}
