//! When seats were last seen, for nodes that share a database.

use serde_json::json;
use sqlx::AssertSqlSafe;

use crate::boxed;
use crate::connection::{Connection, values};
use crate::error::storable;
use crate::store::Store;
use crate::{Moment, StoreError};

impl Store {
    /// Notes that seats (table and number) were seen.
    #[boxed]
    pub async fn saw(&self, mut seats: Vec<(String, i64)>, now: Moment) -> Result<(), StoreError> {
        storable(seats.iter().map(|(table, _)| table.as_str()))?;
        if seats.is_empty() {
            return Ok(());
        }
        // Always in one order: two nodes that note the same seats wait for each other and not in a circle.
        seats.sort_unstable();
        let seats = json!(seats).to_string();
        self.write((seats, now), |mut connection, (seats, now)| {
            Box::pin(async move {
                let each = match &connection {
                    Connection::Sqlite(_) => {
                        "SELECT value ->> 0, value ->> 1, $2 FROM json_each($1) WHERE true"
                    }
                    Connection::Postgres(_) => {
                        "SELECT value ->> 0, (value ->> 1)::bigint, $2 FROM json_array_elements($1::json)"
                    }
                };
                let sql = format!(
                    "INSERT INTO presence (table_id, number, seen) {each} \
                     ON CONFLICT (table_id, number) DO UPDATE SET seen = excluded.seen \
                     WHERE presence.seen < excluded.seen"
                );
                connection.execute(AssertSqlSafe(sql), values![seats, *now]).await.map(drop)
            })
        })
        .await
    }

    /// When a seat was last seen, if any node noted it.
    #[boxed]
    pub async fn last_seen(&self, table_id: &str, number: i64) -> Result<Option<Moment>, StoreError> {
        storable([table_id])?;
        let sql = "SELECT seen FROM presence WHERE table_id = $1 AND number = $2";
        let rows = self.rows(sql, values![table_id, number]).await?;
        Ok(rows.first().map(|row| row.get(0)).transpose()?)
    }
}
