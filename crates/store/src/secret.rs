//! Keys that all nodes share, such as the one of the daily secrets.

use crate::boxed;
use crate::connection::values;
use crate::error::storable;
use crate::store::Store;
use crate::{Moment, StoreError};

impl Store {
    /// The key of this name. The first caller brings it; everybody gets the same bytes from then on.
    #[boxed]
    pub async fn secret(&self, name: &str, candidate: &[u8], now: Moment) -> Result<Vec<u8>, StoreError> {
        storable([name])?;
        self.write((name.to_owned(), candidate.to_vec(), now), |mut connection, (name, candidate, now)| {
            Box::pin(async move {
                let sql =
                    "INSERT INTO secrets (name, bytes, created) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
                connection.execute(sql, values![name, candidate.as_slice(), *now]).await?;
                let row = connection.row("SELECT bytes FROM secrets WHERE name = $1", values![name]).await?;
                row.ok_or(sqlx::Error::RowNotFound)?.get(0)
            })
        })
        .await
    }
}
