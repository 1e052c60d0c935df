//! What is old enough can go.

use sqlx::AssertSqlSafe;

use crate::boxed;
use crate::connection::{Connection, values};
use crate::error::storable;
use crate::request::KEPT;
use crate::store::Store;
use crate::{Moment, StoreError};

/// How much was removed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Purged {
    /// Tables with all that belongs to them.
    pub tables: u64,
    /// Keys, links and blocks that ran out.
    pub others: u64,
}

impl Store {
    /// Removes what has run out, where tries at the secrets of days before this one began, and tables that were
    /// archived before a time, with their seats and matches: a limited number at once, so that nobody waits long.
    /// Open tables are never removed.
    #[boxed]
    pub async fn purge(
        &self,
        archived_before: Option<Moment>,
        today: &str,
        now: Moment,
        limit: i64,
    ) -> Result<Purged, StoreError> {
        storable([today])?;
        let input = (archived_before, today.to_owned(), now, limit);
        self.write(input, |mut connection, (before, today, now, limit)| {
            Box::pin(async move {
                let mut others = 0;
                for (sql, moment) in [
                    ("DELETE FROM requests WHERE created <= $1", now - KEPT),
                    ("DELETE FROM links WHERE expires <= $1", *now),
                    ("DELETE FROM blocks WHERE until <= $1", *now),
                ] {
                    others += connection.execute(sql, values![moment]).await?;
                }
                let sql = "UPDATE daily SET place = NULL WHERE date < $1 AND place IS NOT NULL";
                connection.execute(sql, values![today]).await?;
                let tables = match before {
                    Some(before) => tables(&mut connection, *before, *limit).await?,
                    None => 0,
                };
                Ok(Purged { tables, others })
            })
        })
        .await
    }
}

/// Removes archived tables with all that belongs to them.
async fn tables(connection: &mut Connection<'_>, before: Moment, limit: i64) -> sqlx::Result<u64> {
    let sql = format!(
        "SELECT id FROM tables WHERE archived IS NOT NULL AND archived < $1 ORDER BY archived LIMIT $2 {}",
        connection.locking(true)
    );
    let mut removed = 0;
    for row in connection.rows(AssertSqlSafe(sql), values![before, limit]).await? {
        let id: String = row.get(0)?;
        for sql in [
            "DELETE FROM actions WHERE match_id IN (SELECT id FROM matches WHERE table_id = $1)",
            "DELETE FROM due WHERE subject IN (SELECT id FROM matches WHERE table_id = $1)",
            "DELETE FROM matches WHERE table_id = $1",
            "DELETE FROM links WHERE table_id = $1",
            "DELETE FROM seats WHERE table_id = $1",
            "DELETE FROM presence WHERE table_id = $1",
            "DELETE FROM tables WHERE id = $1",
        ] {
            connection.execute(sql, values![&id]).await?;
        }
        removed += 1;
    }
    Ok(removed)
}
