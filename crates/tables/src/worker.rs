//! What happens by itself: the computer's turns, time that is up, people who are away, old tables.
//!
//! Any node may do any of it. A node claims due work for a while. It can't be done twice, because it is done at the
//! number for which it was due.

use std::pin::pin;
use std::time::Duration;

use rules::{Action, Actor, Sealed, Secret, Task};
use store::{DueKind, DueTask};

use crate::boxed;
use crate::commit::Committed;
use crate::error::HouseError;
use crate::games::Game;
use crate::house::House;
use crate::room::Room;
use crate::source::Purpose;

/// The most that is claimed at once.
const AT_ONCE: i64 = 64;

/// How long to wait before a database that is away is asked again.
const RETRY: Duration = Duration::from_secs(1);

impl House {
    /// Does due work as it becomes due, until told to stop.
    pub async fn work(&self, stop: impl Future<Output = ()>) {
        let mut stop = pin!(stop);
        self.clean_up_soon().await;
        loop {
            self.sweep();
            let worked = async {
                self.tend().await?;
                self.work_once().await
            };
            let pause = match worked.await {
                Ok(0) => self.pause().await,
                Ok(_) => Duration::ZERO,
                Err(error) => {
                    tracing::warn!(code = error.code(), "what is due has to wait");
                    RETRY
                }
            };
            tokio::select! {
                () = &mut stop => return,
                () = self.inner.due.notified() => {}
                () = tokio::time::sleep(pause) => {}
            }
        }
    }

    /// How long nothing is due.
    async fn pause(&self) -> Duration {
        let most = self.inner.settings.look;
        let Ok(Some(next)) = self.inner.store.next_due().await else { return most };
        let left = u64::try_from(next.saturating_sub(self.now())).unwrap_or(0);
        // Work that another node has just claimed is no reason to hurry.
        Duration::from_millis(left.max(5)).min(most)
    }

    /// Does the work that is due now, once. Returns how much there was.
    #[boxed]
    pub async fn work_once(&self) -> Result<usize, HouseError> {
        let now = self.now();
        let claimed = self.inner.store.claim(self.claim(now), now, AT_ONCE).await?;
        for due in &claimed {
            let done = match due.kind {
                DueKind::Computer => {
                    self.let_play(&due.subject, due.number);
                    Ok(())
                }
                DueKind::Clock => self.time_is_up(due).await,
                DueKind::Abandon => self.give_up_waiting(due).await,
                DueKind::Cleanup => self.clean_up(due).await,
            };
            if let Err(error) = done {
                // The claim runs out, and somebody tries again.
                tracing::warn!(kind = due.kind.as_str(), code = error.code(), "something due has to wait");
            }
        }
        Ok(claimed.len())
    }

    /// The match of a due task, if it hasn't moved on since.
    pub(crate) async fn unmoved(&self, due: &DueTask) -> Result<Option<std::sync::Arc<Game>>, HouseError> {
        match self.game(&due.subject, due.number).await {
            Ok(game) if game.number() == due.number && game.play.outcome().is_none() => Ok(Some(game)),
            Ok(_) | Err(HouseError::NoMatch) => {
                self.inner.store.settle(due, &self.inner.name).await?;
                Ok(None)
            }
            Err(error) => Err(error),
        }
    }

    /// The time of the player who is due has run out.
    async fn time_is_up(&self, due: &DueTask) -> Result<(), HouseError> {
        let Some(game) = self.unmoved(due).await? else { return Ok(()) };
        let (Some(deadline), Some(waits)) = (game.deadline(), game.play.due()) else { return Ok(()) };
        if self.now() < deadline {
            // The clock was set back.
            self.inner.store.postpone(due, &self.inner.name, deadline).await?;
            return Ok(());
        }
        let rules = game.play.setup().rules();
        let secret = (waits.what == Task::Secret)
            .then(|| Sealed::new(Secret::draw(rules, &mut self.inner.source.chance(Purpose::Secret))));
        let room = self.room(&game.table_id).await?;
        self.by_itself(due, &room, &game, Action::Lapse(secret)).await
    }

    /// The table does something for which nobody asked; if the rules don't allow it any more, it is done with.
    pub(crate) async fn by_itself(
        &self,
        due: &DueTask,
        room: &Room,
        game: &std::sync::Arc<Game>,
        action: Action,
    ) -> Result<(), HouseError> {
        match self.commit(room, game, Actor::Table, action, None).await {
            Ok(Committed::Done(_) | Committed::Stale { .. } | Committed::Over) => Ok(()),
            Ok(Committed::Repeated { .. } | Committed::Reused) => Err(HouseError::Damaged),
            Err(HouseError::Refused(refusal)) => {
                tracing::info!(refusal = refusal.code(), "something due is not possible any more");
                self.inner.store.settle(due, &self.inner.name).await?;
                Ok(())
            }
            Err(error) => Err(error),
        }
    }
}
