//! Changes whose outcome is not known: the database gave no answer in time, or was gone in the middle of one.

use std::collections::HashMap;
use std::sync::Mutex;
use std::time::Duration;

use store::Moment;

use crate::error::HouseError;
use crate::house::{House, locked};

/// How long to wait before the database is asked, at first and at most.
const FIRST: Duration = Duration::from_millis(250);
const MOST: Duration = Duration::from_secs(2);

/// For how long a database that answers may still finish what it was asked before, in milliseconds. It gives up
/// after a few seconds by itself; this is far longer.
const LATE: Moment = 30_000;

/// The matches that are in doubt, each with the number it had before.
#[derive(Default)]
pub(crate) struct Doubts(Mutex<HashMap<String, i64>>);

impl House {
    /// A change of a match failed. Unless it was refused it may be on the disk all the same, now or in a moment: what
    /// is kept here is dropped, and the store is asked until it is sure. If the match has moved, everybody is told, and
    /// the computer plays.
    pub(crate) fn doubt(&self, error: &store::StoreError, table: &str, match_id: &str, had: i64) {
        if matches!(error, store::StoreError::Refused(_)) {
            return;
        }
        self.inner.games.forget(match_id);
        self.forget(table);
        // One asks for all who doubt the same match, from the last of them on.
        if locked(&self.inner.doubts.0).insert(match_id.to_owned(), had).is_none() {
            let (house, table, match_id) = (self.clone(), table.to_owned(), match_id.to_owned());
            tokio::spawn(async move { house.make_sure(&table, &match_id).await });
        }
    }

    /// Asks the store about a match that is in doubt until it is sure.
    async fn make_sure(&self, table: &str, match_id: &str) {
        let doubts = || locked(&self.inner.doubts.0);
        let (mut pause, mut since) = (FIRST, None);
        loop {
            tokio::time::sleep(pause).await;
            pause = MOST.min(pause * 2);
            let Some(had) = doubts().get(match_id).copied() else { return };
            // While the database is away nothing is sure.
            let Ok(found) = self.inner.store.find_match(match_id).await else { continue };
            let number = found.map_or(-1, |found| found.number);
            let (asked, begun) = *since.get_or_insert_with(|| (had, self.now()));
            if asked != had {
                since = None;
            } else if number > had || self.now() - begun > LATE {
                doubts().remove(match_id);
                if number > had
                    && let Err(error) = self.moved(table, match_id, number).await
                {
                    tracing::warn!(match_id, code = error.code(), "a late step has to wait");
                }
                return;
            }
        }
    }

    /// A match has moved without this node having noticed.
    async fn moved(&self, table: &str, match_id: &str, number: i64) -> Result<(), HouseError> {
        let game = self.game(match_id, number).await?;
        self.changed(table);
        self.inner.bus.nudge(match_id, game.number());
        self.inner.due.notify_one();
        if self.goes_on(&game) {
            self.let_play(match_id, game.number());
        }
        Ok(())
    }
}
