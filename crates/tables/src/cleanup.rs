//! Putting away what nobody uses, and removing what has run out.

use play::date;
use store::{DueKind, DueTask, NewDue};

use crate::error::HouseError;
use crate::house::House;
use crate::settings::millis;

/// What clean-up is due for.
const SUBJECT: &str = "house";

/// How often it is done, in milliseconds.
const OFTEN: i64 = 10 * 60 * 1000;

/// The most tables at once, so that nobody waits long.
const AT_ONCE: i64 = 100;

impl House {
    /// Has the house cleaned up soon, by any node.
    pub(crate) async fn clean_up_soon(&self) {
        let due = NewDue { kind: DueKind::Cleanup, moment: self.now(), claim: None };
        if let Err(error) = self.inner.store.schedule(SUBJECT, 0, due).await {
            // Another node, or this one when it starts again, will see to it.
            tracing::warn!(detail = error.detail(), "cleaning up has to wait");
        }
    }

    /// Puts away tables where nothing happens any more and removes what has run out. Somebody who sits at a table that
    /// was put away can open it again.
    pub(crate) async fn clean_up(&self, due: &DueTask) -> Result<(), HouseError> {
        let (now, settings) = (self.now(), &self.inner.settings);
        let idle_before = now.saturating_sub(millis(settings.idle));
        let abandoned_before = now.saturating_sub(millis(settings.abandoned));
        let tables = self.inner.store.idle_tables(idle_before, abandoned_before, AT_ONCE).await?;
        for table in &tables {
            // Unless somebody came in between.
            self.archive(table, idle_before.max(abandoned_before)).await?;
        }
        let kept = settings.kept.map(|kept| now.saturating_sub(millis(kept)));
        let purged = self.inner.store.purge(kept, &date(now), now, AT_ONCE).await?;
        let many = u64::try_from(AT_ONCE).unwrap_or(u64::MAX);
        let more = purged.tables >= many || tables.len() as u64 >= many;
        let moment = if more { now } else { now.saturating_add(OFTEN) };
        self.inner.store.postpone(due, &self.inner.name, moment).await?;
        Ok(())
    }
}
