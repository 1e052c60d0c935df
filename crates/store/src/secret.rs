//! Keys that all nodes share, such as the one of the daily secrets.

use crate::connection::values;
use crate::error::storable;
use crate::store::Store;
use crate::{Error, Moment};

impl Store {
    /// The key of this name. Whoever asks first brings it: the same bytes for everybody, for good.
    pub async fn secret(&self, name: &str, candidate: &[u8], now: Moment) -> Result<Vec<u8>, Error> {
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
