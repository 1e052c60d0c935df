//! Links that move a seat to another device, once.

use crate::connection::values;
use crate::error::storable;
use crate::request::{self, Asked, Once};
use crate::store::{Store, Work};
use crate::{Error, Hash, Moment};

/// A link that moves a seat.
#[derive(Clone, PartialEq, Eq)]
pub struct Link {
    /// The hash of what stands in the link.
    pub hash: Hash,
    /// The table.
    pub table_id: String,
    /// The seat.
    pub number: i64,
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
    /// Makes a link for a seat that is the token's; it takes the place of the seat's other links. Says whether it
    /// was made: not if the seat is somebody else's.
    pub async fn make_link(
        &self,
        link: Link,
        token: Hash,
        asked: impl Into<Asked>,
    ) -> Result<Once<bool>, Error> {
        storable([link.table_id.as_str()])?;
        let work: Work<_, bool> = |mut connection, (link, token): &(Link, Hash)| {
            Box::pin(async move {
                let sql = "DELETE FROM links WHERE table_id = $1 AND number = $2 AND EXISTS \
                           (SELECT 1 FROM seats s WHERE s.table_id = $1 AND s.number = $2 AND s.token = $3)";
                connection.execute(sql, values![&link.table_id, link.number, token]).await?;
                let sql = "INSERT INTO links (hash, table_id, number, expires) \
                           SELECT $1, table_id, number, $4 FROM seats \
                           WHERE table_id = $2 AND number = $3 AND token = $5";
                let values = values![&link.hash, &link.table_id, link.number, link.expires, token];
                Ok(connection.execute(sql, values).await? > 0)
            })
        };
        self.write_once(asked.into(), (link, token), work, request::if_done).await
    }

    /// Uses a link: its seat is the new token's, and the old one's no more. Says which seat it is; nothing if the
    /// link was used before, has run out or was never made. The result of a key is the seat's number and its table.
    pub async fn use_link(
        &self,
        hash: Hash,
        token: Hash,
        asked: impl Into<Asked>,
    ) -> Result<Once<Moved>, Error> {
        let asked = asked.into();
        let work: Work<_, Moved> = |mut connection, (hash, token, now): &(Hash, Hash, Moment)| {
            Box::pin(async move {
                let sql = "DELETE FROM links WHERE hash = $1 AND expires > $2 RETURNING table_id, number";
                let Some(row) = connection.row(sql, values![hash, *now]).await? else { return Ok(None) };
                let (table_id, number): (String, i64) = (row.get(0)?, row.get(1)?);
                // Whoever left meanwhile has nothing to move.
                let sql = "UPDATE seats SET token = $3, taken = $4 \
                           WHERE table_id = $1 AND number = $2 AND token IS NOT NULL";
                let moved = connection.execute(sql, values![&table_id, number, token, *now]).await?;
                Ok((moved > 0).then_some((table_id, number)))
            })
        };
        let result = |moved: &Moved| moved.as_ref().map(|(table_id, number)| format!("{number} {table_id}"));
        self.write_once(asked.clone(), (hash, token, asked.now), work, result).await
    }
}

/// The table and the number of a seat that a link has moved, if it did.
type Moved = Option<(String, i64)>;
