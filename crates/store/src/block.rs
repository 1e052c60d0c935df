//! Addresses that are kept out.

use crate::boxed;
use crate::connection::values;
use crate::error::storable;
use crate::store::Store;
use crate::{Moment, StoreError};

/// An address that is kept out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Block {
    /// The address or range, as the caller writes it.
    pub address: String,
    /// Why.
    pub reason: String,
    /// Since when.
    pub created: Moment,
    /// Until when; for good if none.
    pub until: Option<Moment>,
}

impl Store {
    /// Keeps an address out, or changes for how long.
    #[boxed]
    pub async fn block(&self, block: Block) -> Result<(), StoreError> {
        storable([block.address.as_str(), &block.reason])?;
        self.write(block, |mut connection, block| {
            Box::pin(async move {
                let sql = "INSERT INTO blocks (address, reason, created, until) VALUES ($1, $2, $3, $4) \
                           ON CONFLICT (address) DO UPDATE SET reason = excluded.reason, until = excluded.until";
                let values = values![&block.address, &block.reason, block.created, block.until];
                connection.execute(sql, values).await.map(drop)
            })
        })
        .await
    }

    /// Lets an address in again. Says whether it was kept out.
    #[boxed]
    pub async fn unblock(&self, address: &str) -> Result<bool, StoreError> {
        storable([address])?;
        self.write(address.to_owned(), |mut connection, address| {
            Box::pin(async move {
                Ok(connection.execute("DELETE FROM blocks WHERE address = $1", values![address]).await? > 0)
            })
        })
        .await
    }

    /// The addresses that are kept out at a time.
    #[boxed]
    pub async fn blocks(&self, now: Moment) -> Result<Vec<Block>, StoreError> {
        let sql = "SELECT address, reason, created, until FROM blocks \
                   WHERE until IS NULL OR until > $1 ORDER BY address";
        let mut blocks = Vec::new();
        for row in self.rows(sql, values![now]).await? {
            let (address, reason) = (row.get(0)?, row.get(1)?);
            blocks.push(Block { address, reason, created: row.get(2)?, until: row.get(3)? });
        }
        Ok(blocks)
    }
}
