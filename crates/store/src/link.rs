//! Links that move a seat to another device, once.

use sqlx::AssertSqlSafe;

use crate::boxed;
use crate::connection::{Connection, values};
use crate::error::storable;
use crate::request::{AskedAt, Once};
use crate::store::{Store, Work};
use crate::{Hash, Moment, StoreError};

/// A link that moves a seat.
#[derive(Clone, PartialEq, Eq)]
pub struct Link {
    /// The hash of the link's secret.
    pub hash: Hash,
    /// The table.
    pub table_id: String,
    /// The seat.
    pub number: i64,
    /// The hash of its maker's token. It moves nobody else's seat.
    pub holder: Hash,
    /// When it runs out.
    pub expires: Moment,
}

/// Shows no hash.
impl std::fmt::Debug for Link {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Link({}/{}, expires: {})", self.table_id, self.number, self.expires)
    }
}

impl Store {
    /// Makes a link for a seat. It replaces the seat's other links; the last of them is remembered as replaced.
    /// Returns whether it was made: not if the seat has another holder.
    #[boxed]
    pub async fn make_link(&self, link: Link) -> Result<bool, StoreError> {
        storable([link.table_id.as_str()])?;
        self.write(link, |mut connection, link| {
            Box::pin(async move {
                let Link { hash, table_id, number, holder, expires } = link;
                let sql = "SELECT 1 FROM seats WHERE table_id = $1 AND number = $2 AND token = $3";
                let sql = format!("{sql} {}", connection.locking(false));
                if connection.row(AssertSqlSafe(sql), values![table_id, *number, holder]).await?.is_none() {
                    return Ok(false);
                }
                let sql = "DELETE FROM links WHERE table_id = $1 AND number = $2 AND holder IS NULL";
                connection.execute(sql, values![table_id, *number]).await?;
                let sql = "UPDATE links SET holder = NULL WHERE table_id = $1 AND number = $2";
                connection.execute(sql, values![table_id, *number]).await?;
                let sql = "INSERT INTO links (hash, table_id, number, holder, expires) \
                           VALUES ($1, $2, $3, $4, $5)";
                connection.execute(sql, values![hash, table_id, *number, holder, *expires]).await?;
                Ok(true)
            })
        })
        .await
    }

    /// Ends the links of a seat: somebody else plays it from now on.
    #[boxed]
    pub async fn end_links(&self, table_id: &str, number: i64) -> Result<(), StoreError> {
        storable([table_id])?;
        self.write((table_id.to_owned(), number), |mut connection, (table_id, number)| {
            Box::pin(async move { end(&mut connection, table_id, *number).await })
        })
        .await
    }

    /// Whether a link would still be good, had not a newer one taken its place.
    #[boxed]
    pub async fn was_replaced(&self, hash: Hash, now: Moment) -> Result<bool, StoreError> {
        let sql = "SELECT 1 FROM links WHERE hash = $1 AND expires > $2 AND holder IS NULL";
        Ok(!self.rows(sql, values![&hash, now]).await?.is_empty())
    }

    /// Uses a link: its seat is the new token's, and the old one's no more. Says which seat it is; nothing if the link was
    /// used before, has run out, was never made, or the seat has changed hands since. The result of a key is the seat's
    /// number and its table.
    pub async fn use_link(
        &self,
        hash: Hash,
        token: Hash,
        asked: impl Into<AskedAt>,
    ) -> Result<Once<Moved>, StoreError> {
        let asked = asked.into();
        let work: Work<_, Moved> = |mut connection, (hash, token, now): &(Hash, Hash, Moment)| {
            Box::pin(async move {
                let sql = "DELETE FROM links WHERE hash = $1 AND expires > $2 AND holder IS NOT NULL \
                           RETURNING table_id, number, holder";
                let Some(row) = connection.row(sql, values![hash, *now]).await? else { return Ok(None) };
                let (table_id, number, holder): (String, i64, Hash) =
                    (row.get(0)?, row.get(1)?, row.hash(2)?);
                let sql = "UPDATE seats SET former = token, token = $3, taken = $4 \
                           WHERE table_id = $1 AND number = $2 AND token = $5";
                let values = values![&table_id, number, token, *now, &holder];
                let moved = connection.execute(sql, values).await?;
                Ok((moved > 0).then_some((table_id, number)))
            })
        };
        let result = |moved: &Moved| moved.as_ref().map(|(table_id, number)| format!("{number} {table_id}"));
        self.write_once(asked.clone(), (hash, token, asked.now), work, result).await
    }
}

/// The table and the number of a seat that a link has moved, if it did.
type Moved = Option<(String, i64)>;

/// Ends the links of a seat: it changes hands.
pub(crate) async fn end(connection: &mut Connection<'_>, table_id: &str, number: i64) -> sqlx::Result<()> {
    let sql = "DELETE FROM links WHERE table_id = $1 AND number = $2";
    connection.execute(sql, values![table_id, number]).await.map(drop)
}
