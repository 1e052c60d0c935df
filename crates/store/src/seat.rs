//! Seats: who may act at a table.

use sqlx::AssertSqlSafe;

use crate::boxed;
use crate::connection::{Connection, SqlRow, values};
use crate::error::storable;
use crate::request::{self, AskedAt, KnownKey, Once, Request};
use crate::store::{Store, Work};
use crate::{Hash, Moment, StoreError, link, table};

/// A seat at a table.
#[derive(Clone, PartialEq, Eq)]
pub struct StoredSeat {
    /// The table.
    pub table_id: String,
    /// Its number at the table.
    pub number: i64,
    /// Who sits there, in the caller's words: a person, the computer at a level.
    pub kind: String,
    /// Whether a person may take it while nobody has.
    pub open: bool,
    /// The hash of its holder's token.
    pub token: Option<Hash>,
    /// The name of the player who sits there.
    pub name: Option<String>,
    /// When it was taken.
    pub taken: Option<Moment>,
    /// The hash of the token that had it before a link moved it here.
    pub former: Option<Hash>,
}

/// A seat of a table to open.
#[derive(Clone, PartialEq, Eq)]
pub struct NewSeat {
    /// Its number at the table.
    pub number: i64,
    /// Who sits there.
    pub kind: String,
    /// Whether a person may take it while nobody has.
    pub open: bool,
    /// The hash of the token of the player who sits there already.
    pub token: Option<Hash>,
    /// The name of the player who sits there already.
    pub name: Option<String>,
}

/// Somebody who wants to sit down.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Take {
    /// The table.
    pub table_id: String,
    /// The seat.
    pub number: i64,
    /// The hash of the token that is theirs.
    pub token: Hash,
    /// Their name, if they gave one.
    pub name: Option<String>,
    /// The time.
    pub now: Moment,
    /// The request that asked for it, if it had a key.
    pub request: Option<Request>,
}

/// What became of somebody who wanted to sit down.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Taken {
    /// The seat is theirs. Exactly one is told that no seat is free any more.
    Done {
        /// How many seats are still free.
        free: i64,
    },
    /// Somebody else sits there, or it is nobody's to take.
    Occupied,
    /// They sit at the table already.
    Seated {
        /// Where.
        number: i64,
    },
    /// There is no such seat, or its table is archived.
    Missing,
    /// The request was done before.
    Repeated,
    /// The key was used for another request.
    Reused,
}

/// What a seat becomes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// The table.
    pub table_id: String,
    /// Who must hold the seat; none means that it must be free.
    pub from: Option<Hash>,
    /// The seat as it shall be.
    pub to: NewSeat,
    /// Whether the table is put away if nobody sits there any more.
    pub close: bool,
    /// The time, and the key.
    pub asked: AskedAt,
}

/// Shows no hash: it would help to find the token.
impl std::fmt::Debug for StoredSeat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Seat({}/{} {}, open: {}, ", self.table_id, self.number, self.kind, self.open)?;
        write!(f, "taken: {:?}, name: {:?})", self.taken, self.name)
    }
}

impl std::fmt::Debug for NewSeat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "NewSeat({} {}, open: {}, name: {:?})", self.number, self.kind, self.open, self.name)
    }
}

impl NewSeat {
    /// Whether a person can take it.
    pub(crate) fn free(&self) -> bool {
        self.open && self.token.is_none()
    }

    /// The texts in it.
    pub(crate) fn texts(&self) -> impl Iterator<Item = &str> {
        [Some(self.kind.as_str()), self.name.as_deref()].into_iter().flatten()
    }
}

impl StoredSeat {
    /// Reads a seat of a table from a row's columns, from this one on; none if the table has none.
    pub(crate) fn read_at(row: &SqlRow, table_id: &str, first: usize) -> sqlx::Result<Option<Self>> {
        let Some(number) = row.get(first)? else { return Ok(None) };
        Ok(Some(Self {
            table_id: table_id.to_owned(),
            number,
            kind: row.get(first + 1)?,
            open: row.get::<i64>(first + 2)? == 1,
            token: row.hash_or_none(first + 3)?,
            name: row.get(first + 4)?,
            taken: row.get(first + 5)?,
            former: row.hash_or_none(first + 6)?,
        }))
    }
}

impl Store {
    /// Takes a seat, if it is free.
    #[boxed]
    pub async fn take_seat(&self, take: Take) -> Result<Taken, StoreError> {
        storable([take.table_id.as_str()].into_iter().chain(take.name.as_deref()))?;
        storable(take.request.iter().flat_map(Request::texts))?;
        self.write(take, |mut connection, take| Box::pin(async move { sit(&mut connection, take).await }))
            .await
    }

    /// Changes who sits on a seat: a name, somebody who leaves, the computer that gets it. Says whether it was done: not
    /// if it is meanwhile somebody else's seat. While a match is under way no seat changes hands.
    #[boxed]
    pub async fn change_seat(&self, change: Change) -> Result<Once<bool>, StoreError> {
        storable(change.to.texts().chain([change.table_id.as_str()]))?;
        let work: Work<Change, bool> = |mut connection, change| {
            Box::pin(async move {
                let Change { table_id, from, to, close, asked: AskedAt { now, .. } } = change;
                if !lock(&mut connection, table_id).await? {
                    return Ok(false);
                }
                let running = "SELECT 1 FROM matches m JOIN seats s ON s.table_id = m.table_id \
                               WHERE m.table_id = $1 AND m.finished IS NULL AND s.number = $2 \
                               AND (s.token IS DISTINCT FROM $3 OR s.kind <> $4)";
                let hands = values![table_id, to.number, &to.token, &to.kind];
                if connection.row(running, hands).await?.is_some() {
                    return Ok(false);
                }
                let sql = "UPDATE seats SET kind = $4, open = $5, name = $7, token = $6, \
                           taken = CASE WHEN $6 IS NULL THEN NULL WHEN $6 = token THEN taken ELSE $8 END, \
                           former = CASE WHEN $6 = token THEN former END \
                           WHERE table_id = $1 AND number = $2 AND token IS NOT DISTINCT FROM $3";
                let values = values![table_id, to.number, from, &to.kind, to.open, &to.token, &to.name, *now];
                if connection.execute(sql, values).await? == 0 {
                    return Ok(false);
                }
                if from != &to.token {
                    link::end(&mut connection, table_id, to.number).await?;
                }
                count(&mut connection, table_id, *now).await?;
                if *close {
                    let sql = "SELECT 1 FROM seats WHERE table_id = $1 AND token IS NOT NULL";
                    if connection.rows(sql, values![table_id]).await?.is_empty() {
                        table::archive(&mut connection, table_id, Moment::MAX, None, *now).await?;
                    }
                }
                Ok(true)
            })
        };
        self.write_once(change.asked.clone(), change, work, request::if_done).await
    }
}

/// A table to make smaller.
type Smaller = (String, [String; 2], i64, Moment);

impl Store {
    /// Takes away the free seats of a table that has had no match, and numbers the others again, with other settings.
    /// Returns whether it was done: not if the settings have changed, or if another number of seats is free.
    #[boxed]
    pub async fn drop_free_seats(
        &self,
        id: &str,
        from: &str,
        to: &str,
        free: i64,
        asked: AskedAt,
    ) -> Result<Once<bool>, StoreError> {
        storable([id, from, to])?;
        let work: Work<Smaller, bool> = |mut connection, (id, [from, to], free, now)| {
            Box::pin(async move {
                if !lock(&mut connection, id).await? {
                    return Ok(false);
                }
                let sql = "SELECT 1 FROM tables t WHERE t.id = $1 AND t.settings = $2 \
                           AND NOT EXISTS (SELECT 1 FROM matches WHERE table_id = $1) \
                           AND $3 = (SELECT COUNT(*) FROM seats WHERE table_id = $1 AND open = 1 AND token IS NULL)";
                if connection.row(sql, values![id, from, *free]).await?.is_none() {
                    return Ok(false);
                }
                let sql = "DELETE FROM seats WHERE table_id = $1 AND open = 1 AND token IS NULL";
                connection.execute(sql, values![id]).await?;
                let sql = "SELECT number FROM seats WHERE table_id = $1 ORDER BY number";
                let rows = connection.rows(sql, values![id]).await?;
                for (row, number) in rows.iter().zip(1_i64..) {
                    let old: i64 = row.get(0)?;
                    if old == number {
                        continue;
                    }
                    // A link names a seat by its number.
                    link::end(&mut connection, id, old).await?;
                    let sql = "UPDATE seats SET number = $3 WHERE table_id = $1 AND number = $2";
                    connection.execute(sql, values![id, old, number]).await?;
                }
                let sql = "UPDATE tables SET settings = $2 WHERE id = $1";
                connection.execute(sql, values![id, to]).await?;
                count(&mut connection, id, *now).await?;
                Ok(true)
            })
        };
        let input = (id.to_owned(), [from, to].map(str::to_owned), free, asked.now);
        self.write_once(asked, input, work, request::if_done).await
    }
}

/// Puts a seat in place.
pub(crate) async fn put(
    connection: &mut Connection<'_>,
    table_id: &str,
    seat: &NewSeat,
    now: Moment,
) -> sqlx::Result<()> {
    let sql = "INSERT INTO seats (table_id, number, kind, open, token, name, taken) \
               VALUES ($1, $2, $3, $4, $5, $6, $7)";
    let taken = seat.token.map(|_| now);
    let values = values![table_id, seat.number, &seat.kind, seat.open, &seat.token, &seat.name, taken];
    connection.execute(sql, values).await.map(drop)
}

/// Lets nobody else change the seats of an open table before the transaction ends.
pub(crate) async fn lock(connection: &mut Connection<'_>, table_id: &str) -> sqlx::Result<bool> {
    let sql =
        format!("SELECT 1 FROM tables WHERE id = $1 AND archived IS NULL {}", connection.locking(false));
    Ok(connection.row(AssertSqlSafe(sql), values![table_id]).await?.is_some())
}

/// Counts the free seats of a table again.
async fn count(connection: &mut Connection<'_>, table_id: &str, now: Moment) -> sqlx::Result<i64> {
    let sql = "UPDATE tables SET activity = $2, free = \
               (SELECT COUNT(*) FROM seats WHERE table_id = $1 AND open = 1 AND token IS NULL) \
               WHERE id = $1 RETURNING free";
    let row = connection.row(sql, values![table_id, now]).await?;
    row.ok_or(sqlx::Error::RowNotFound)?.get(0)
}

/// Whether these seats of a table are still for the same and held by the same.
pub(crate) async fn unchanged(
    connection: &mut Connection<'_>,
    table_id: &str,
    seats: &[StoredSeat],
) -> sqlx::Result<bool> {
    let sql = "SELECT number, kind, open, token, name, taken, former FROM seats WHERE table_id = $1";
    let rows = connection.rows(sql, values![table_id]).await?;
    let found = rows.iter().filter_map(|row| StoredSeat::read_at(row, table_id, 0).transpose());
    let found = found.collect::<sqlx::Result<Vec<_>>>()?;
    Ok(seats.iter().all(|seat| {
        let same = |found: &&StoredSeat| found.number == seat.number;
        let same = found.iter().find(same);
        same.is_some_and(|found| found.token == seat.token && found.kind == seat.kind)
    }))
}

/// Takes a seat within a transaction.
async fn sit(connection: &mut Connection<'_>, take: &Take) -> sqlx::Result<Taken> {
    match request::known(connection, take.request.as_ref(), take.now).await? {
        Some(KnownKey::Repeated(_)) => return Ok(Taken::Repeated),
        Some(KnownKey::Reused) => return Ok(Taken::Reused),
        None => {}
    }
    if !lock(connection, &take.table_id).await? {
        return Ok(Taken::Missing);
    }
    // Seen under the lock: asking for two seats at once gets one.
    let sql = "SELECT number FROM seats WHERE table_id = $1 AND token = $2 ORDER BY number";
    if let Some(row) = connection.row(sql, values![&take.table_id, &take.token]).await? {
        return Ok(Taken::Seated { number: row.get(0)? });
    }
    let sql = "UPDATE seats SET token = $3, name = $4, taken = $5, former = NULL \
               WHERE table_id = $1 AND number = $2 AND open = 1 AND token IS NULL";
    let values = values![&take.table_id, take.number, &take.token, &take.name, take.now];
    if connection.execute(sql, values).await? == 0 {
        let sql = "SELECT 1 FROM seats WHERE table_id = $1 AND number = $2";
        let row = connection.row(sql, values![&take.table_id, take.number]).await?;
        return Ok(if row.is_some() { Taken::Occupied } else { Taken::Missing });
    }
    let free = count(connection, &take.table_id, take.now).await?;
    request::remember(connection, take.request.as_ref(), &take.number.to_string(), take.now).await?;
    Ok(Taken::Done { free })
}
