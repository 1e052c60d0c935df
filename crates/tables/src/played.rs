//! What somebody has played: their last matches, wherever they sit.

use std::collections::HashMap;

use rules::Seat;
use store::{ListPage, Moment};

use crate::boxed;
use crate::caller::Caller;
use crate::error::{HouseError, unless_damaged};
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
    #[boxed]
    pub async fn played(&self, caller: &Caller) -> Result<(Vec<Played>, bool), HouseError> {
        let tables = self.inner.store.tables_of(caller.hash(), false, &ListPage::first(TABLES)).await?;
        let mut more = tables.next.is_some();
        let mut rooms = HashMap::new();
        for table in tables.items {
            let id = table.id.clone();
            rooms.extend(unless_damaged(Room::new(table))?.map(|room| (id, room)));
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
        for found in &found {
            if let (Some(room), Some(game)) = (rooms.get(&found.table_id), games.get(&found.id)) {
                played.push(self.entry(room, caller, found.started, Some(game))?);
            }
        }
        played.sort_by_key(|entry| std::cmp::Reverse(entry.began));
        Ok((played, more))
    }

    /// The caller's newest tables that wait or play, as many as asked for.
    pub async fn going_on(&self, caller: &Caller, most: i64) -> Result<Vec<Played>, HouseError> {
        let mut going_on = Vec::new();
        for table in self.inner.store.tables_of(caller.hash(), true, &ListPage::first(most)).await?.items {
            let Some(room) = unless_damaged(Room::new(table))? else { continue };
            let Some(game) = unless_damaged(self.current(&room).await)? else { continue };
            going_on.push(self.entry(&room, caller, room.table.created, game.as_deref())?);
        }
        Ok(going_on)
    }

    fn entry(
        &self,
        room: &Room,
        caller: &Caller,
        began: Moment,
        game: Option<&Game>,
    ) -> Result<Played, HouseError> {
        let viewer = room.viewer(caller, None, game)?;
        Ok(Played {
            table: room.shared_card(game),
            held: room.held(caller),
            began,
            state: room.state(game, viewer, self.now()),
        })
    }
}
