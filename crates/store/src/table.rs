//! Tables: where people meet.

use sqlx::AssertSqlSafe;

use crate::boxed;
use crate::connection::{Connection, SqlRow, SqlValue, values};
use crate::error::storable;
use crate::page::{Cursor, ListPage, Paged};
use crate::request::{self, AskedAt, KnownKey, Once, Request};
use crate::seat::{self, NewSeat, StoredSeat};
use crate::store::{Engine, Store, Work};
use crate::{Dues, Hash, Moment, StoreError, pulse};

/// A table with its seats.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredTable {
    /// Its id.
    pub id: String,
    /// The short code that finds it while it is open.
    pub code: String,
    /// Whether it is listed in the lobby.
    pub public: bool,
    /// What was chosen for it, as the caller writes it.
    pub settings: String,
    /// When it was opened.
    pub created: Moment,
    /// When something was last done there, up to a minute late.
    pub activity: Moment,
    /// When it was put away, if it was.
    pub archived: Option<Moment>,
    /// The seat whose holder closed it, if somebody did.
    pub closer: Option<i64>,
    /// When it was hidden from the lobby, if it was.
    pub hidden: Option<Moment>,
    /// Its seats, by number.
    pub seats: Vec<StoredSeat>,
    /// Its last match, if any was begun.
    pub last: Option<LastMatch>,
}

/// The last match of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LastMatch {
    /// Its id.
    pub id: String,
    /// Which match of the table it is.
    pub ordinal: i64,
    /// How many actions it has.
    pub number: i64,
    /// When the last of them was done, if there is any.
    pub moment: Option<Moment>,
    /// Whether it is finished.
    pub over: bool,
}

/// A table to open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewStoredTable {
    /// Its id.
    pub id: String,
    /// The short code that will find it.
    pub code: String,
    /// Whether it is listed in the lobby.
    pub public: bool,
    /// What was chosen for it.
    pub settings: String,
    /// The time.
    pub now: Moment,
    /// Its seats.
    pub seats: Vec<NewSeat>,
    /// The request that asked for it, if it had a key; its result is the table's id.
    pub request: Option<Request>,
}

/// What became of a table to open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OpenedTable {
    /// It is on the disk.
    Done,
    /// The code belongs to another open table, or the id to any table: choose others.
    Taken,
    /// The request was done before; the id that it led to.
    Repeated(String),
    /// The key was used for another request.
    Reused,
}

/// A table to reopen: its id, its code, the due work of its match, and the time.
type Reopening = (String, String, Option<Dues>, Moment);

/// Which tables a list shows, the newest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Listing {
    /// Public ones that are open and not hidden.
    Lobby,
    /// Of those, the ones with a free seat.
    Joinable,
    /// All of them, for the server's operator.
    All,
}

/// The columns of a table, of its last match and of one of its seats, in the order in which they are read.
const COLUMNS: &str = "t.id, t.code, t.public, t.settings, t.created, t.activity, t.archived, t.hidden, t.closer, \
                       m.id, m.ordinal, m.number, m.finished, a.moment, \
                       s.number, s.kind, s.open, s.token, s.name, s.taken, s.former";

/// The columns of a table and its last match, before those of a seat.
const SEAT: usize = 14;

impl StoredTable {
    /// Reads a table and its last match from a row, without its seats.
    fn read(row: &SqlRow) -> sqlx::Result<Self> {
        let last = match row.get::<Option<String>>(9)? {
            Some(id) => Some(LastMatch {
                id,
                ordinal: row.get(10)?,
                number: row.get(11)?,
                moment: row.get(13)?,
                over: row.get::<Option<i64>>(12)?.is_some(),
            }),
            None => None,
        };
        Ok(Self {
            id: row.get(0)?,
            code: row.get(1)?,
            public: row.get::<i64>(2)? == 1,
            settings: row.get(3)?,
            created: row.get(4)?,
            activity: row.get(5)?,
            archived: row.get(6)?,
            hidden: row.get(7)?,
            closer: row.get(8)?,
            seats: Vec::new(),
            last,
        })
    }

    /// Reads tables from rows, one row a seat; those of a table follow each other.
    fn read_all(rows: &[SqlRow]) -> sqlx::Result<Vec<Self>> {
        let mut tables: Vec<Self> = Vec::new();
        for row in rows {
            let id: String = row.get(0)?;
            if tables.last().is_none_or(|last| last.id != id) {
                tables.push(Self::read(row)?);
            }
            if let Some(table) = tables.last_mut()
                && let Some(seat) = StoredSeat::read_at(row, &id, SEAT)?
            {
                table.seats.push(seat);
            }
        }
        Ok(tables)
    }
}

impl Store {
    /// Opens a table.
    #[boxed]
    pub async fn open_table(&self, new: NewStoredTable) -> Result<OpenedTable, StoreError> {
        storable([new.id.as_str(), &new.code, &new.settings])?;
        storable(new.seats.iter().flat_map(NewSeat::texts))?;
        storable(new.request.iter().flat_map(Request::texts))?;
        self.write(new, |mut connection, new| Box::pin(async move { open(&mut connection, new).await })).await
    }

    /// A table by its id, archived or not.
    #[boxed]
    pub async fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        storable([id])?;
        Ok(self.read_tables("t.id = $1", "t.id", values![id]).await?.pop())
    }

    /// The open table that a short code finds.
    #[boxed]
    pub async fn table_by_code(&self, code: &str) -> Result<Option<StoredTable>, StoreError> {
        storable([code])?;
        Ok(self.read_tables("t.code = $1 AND t.archived IS NULL", "t.id", values![code]).await?.pop())
    }

    /// The table that was closed last of those that had a code and where the holder of a token sits. Codes are given out
    /// again, so nobody else finds a closed table by its code.
    #[boxed]
    pub async fn closed_table_by_code(
        &self,
        code: &str,
        token: &Hash,
    ) -> Result<Option<StoredTable>, StoreError> {
        storable([code])?;
        let picked = "t.code = $1 AND t.archived IS NOT NULL \
                      AND t.id IN (SELECT table_id FROM seats WHERE token = $2)";
        let tables = self.read_tables(picked, "t.archived DESC, t.id", values![code, token]).await?;
        Ok(tables.into_iter().next())
    }

    /// The tables with these ids, in no particular order; those that aren't there are left out.
    #[boxed]
    pub async fn tables_by_id(&self, ids: &[&str]) -> Result<Vec<StoredTable>, StoreError> {
        storable(ids.iter().copied())?;
        let picked = format!("t.id IN ({})", self.each());
        self.read_tables(&picked, "t.id", values![&serde_json::Value::from(ids).to_string()]).await
    }

    /// Tables, the newest first.
    #[boxed]
    pub async fn tables(&self, shown: Listing, page: &ListPage) -> Result<Paged<StoredTable>, StoreError> {
        let condition = match shown {
            Listing::Lobby => "public = 1 AND archived IS NULL AND hidden IS NULL AND",
            Listing::Joinable => "public = 1 AND archived IS NULL AND hidden IS NULL AND free > 0 AND",
            Listing::All => "",
        };
        let picked = format!(
            "t.id IN (SELECT id FROM tables WHERE {condition} (created, id) < ($1, $2) \
             ORDER BY created DESC, id DESC LIMIT $3)"
        );
        let (moment, id) = page.after.as_ref().map_or((i64::MAX, ""), |cursor| (cursor.moment, &cursor.id));
        let order = "t.created DESC, t.id DESC";
        let tables = self.read_tables(&picked, order, values![moment, id, page.limit]).await?;
        let cursor = |table: &StoredTable| Cursor { moment: table.created, id: table.id.clone() };
        Ok(Paged::new(tables, page, cursor))
    }

    /// The tables where the holder of a token sits, the newest first; without finished and closed ones if only those
    /// under way are wanted.
    #[boxed]
    pub async fn tables_of(
        &self,
        token: Option<&Hash>,
        under_way: bool,
        page: &ListPage,
    ) -> Result<Paged<StoredTable>, StoreError> {
        let Some(token) = token else { return Ok(Paged { items: Vec::new(), next: None }) };
        let open = "archived IS NULL AND NOT EXISTS (SELECT 1 FROM matches l WHERE l.table_id = tables.id \
                    AND l.finished IS NOT NULL AND l.ordinal = \
                    (SELECT MAX(ordinal) FROM matches WHERE table_id = tables.id)) AND";
        let picked = format!(
            "t.id IN (SELECT id FROM tables WHERE {} (created, id) < ($1, $2) \
             AND id IN (SELECT table_id FROM seats WHERE token = $4) \
             ORDER BY created DESC, id DESC LIMIT $3)",
            if under_way { open } else { "" },
        );
        let (moment, id) = page.after.as_ref().map_or((i64::MAX, ""), |cursor| (cursor.moment, &cursor.id));
        let values = values![moment, id, page.limit, token];
        let tables = self.read_tables(&picked, "t.created DESC, t.id DESC", values).await?;
        let cursor = |table: &StoredTable| Cursor { moment: table.created, id: table.id.clone() };
        Ok(Paged::new(tables, page, cursor))
    }

    /// Open tables that may be put away, the longest idle first: nothing was done there since a time, or since another
    /// one while a match is under way.
    #[boxed]
    pub async fn idle_tables(
        &self,
        idle_before: Moment,
        abandoned_before: Moment,
        limit: i64,
    ) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM tables t WHERE archived IS NULL AND activity < CASE WHEN EXISTS \
                   (SELECT 1 FROM matches m WHERE m.table_id = t.id AND m.finished IS NULL) THEN $2 ELSE $1 END \
                   AND activity < $3 ORDER BY activity LIMIT $4";
        let any = idle_before.max(abandoned_before);
        let rows = self.rows(sql, values![idle_before, abandoned_before, any, limit]).await?;
        Ok(rows.iter().map(|row| row.get(0)).collect::<sqlx::Result<_>>()?)
    }

    /// Reads tables with their seats and last matches, in one query.
    async fn read_tables(
        &self,
        picked: &str,
        order: &str,
        values: &[SqlValue<'_>],
    ) -> Result<Vec<StoredTable>, StoreError> {
        let last = self.last_match();
        let sql = format!(
            "SELECT {COLUMNS} FROM tables t {last} \
             LEFT JOIN actions a ON a.match_id = m.id AND a.number = m.number \
             LEFT JOIN seats s ON s.table_id = t.id \
             WHERE {picked} ORDER BY {order}, s.number"
        );
        Ok(StoredTable::read_all(&self.rows(AssertSqlSafe(sql), values).await?)?)
    }

    /// How to join the last match `m` of a table `t`.
    fn last_match(&self) -> &'static str {
        match self.engine {
            Engine::File(_) => {
                "LEFT JOIN matches m ON m.table_id = t.id \
                 AND m.ordinal = (SELECT MAX(ordinal) FROM matches WHERE table_id = t.id)"
            }
            // Its planner would look at every match of the table for the other form.
            Engine::Server(_) => {
                "LEFT JOIN LATERAL (SELECT id, ordinal, number, finished FROM matches \
                 WHERE table_id = t.id ORDER BY ordinal DESC LIMIT 1) m ON TRUE"
            }
        }
    }

    /// Puts a table away, unless something was done there at or after `idle_before`; its code is free again, and
    /// nothing is due for its matches. Says whether it was open.
    pub async fn archive_table(
        &self,
        id: &str,
        idle_before: Moment,
        asked: impl Into<AskedAt>,
    ) -> Result<Once<bool>, StoreError> {
        storable([id])?;
        let asked = asked.into();
        let work: Work<_, bool> = |mut connection, (id, before, now): &(String, Moment, Moment)| {
            Box::pin(async move { archive(&mut connection, id, *before, None, *now).await })
        };
        // What was put away before is put away: there is nothing to send again.
        let result = |_: &bool| Some(String::new());
        self.write_once(asked.clone(), (id.to_owned(), idle_before, asked.now), work, result).await
    }

    /// Puts a table away because somebody there closed it. Says whether it was open.
    pub async fn close_table(
        &self,
        id: &str,
        closer: i64,
        asked: impl Into<AskedAt>,
    ) -> Result<Once<bool>, StoreError> {
        storable([id])?;
        let asked = asked.into();
        let work: Work<_, bool> = |mut connection, (id, closer, now): &(String, i64, Moment)| {
            Box::pin(async move { archive(&mut connection, id, Moment::MAX, Some(*closer), *now).await })
        };
        let result = |_: &bool| Some(String::new());
        self.write_once(asked.clone(), (id.to_owned(), closer, asked.now), work, result).await
    }

    /// Opens an archived table again, under a code that is free, with all that is due for its match: a table that is
    /// open waits for nothing that nobody will do.
    pub async fn reopen_table(
        &self,
        id: &str,
        code: &str,
        dues: Option<Dues>,
        asked: impl Into<AskedAt>,
    ) -> Result<Once<bool>, StoreError> {
        storable([id, code])?;
        storable(dues.iter().flat_map(Dues::texts))?;
        let asked = asked.into();
        let work: Work<_, bool> = |mut connection, (id, code, dues, now): &Reopening| {
            Box::pin(async move {
                let sql = format!("SELECT archived FROM tables WHERE id = $1 {}", connection.locking(false));
                let row = connection.row(AssertSqlSafe(sql), values![id]).await?;
                let archived: Option<Moment> = row.map_or(Ok(None), |row| row.get(0))?;
                let sql = "UPDATE tables SET archived = NULL, closer = NULL, code = $2, activity = $3 \
                           WHERE id = $1 AND archived IS NOT NULL \
                           AND NOT EXISTS (SELECT 1 FROM tables WHERE code = $2 AND archived IS NULL)";
                let reopened = match connection.execute(sql, values![id, code, *now]).await {
                    // Another node gave the code away at the same time.
                    Err(sqlx::Error::Database(error)) if error.is_unique_violation() => return Ok(false),
                    changed => changed? > 0,
                };
                if let Some(dues) = dues.as_ref().filter(|_| reopened) {
                    dues.put(&mut connection).await?;
                    // Nobody could play meanwhile: clocks stood still.
                    pulse::stood_still(&mut connection, &dues.match_id, *now - archived.unwrap_or(*now))
                        .await?;
                }
                Ok(reopened)
            })
        };
        let input = (id.to_owned(), code.to_owned(), dues, asked.now);
        self.write_once(asked, input, work, request::if_done).await
    }

    /// Hides a table from the lobby, or shows it again. Says whether there is such a table.
    #[boxed]
    pub async fn hide_table(&self, id: &str, hidden: Option<Moment>) -> Result<bool, StoreError> {
        storable([id])?;
        self.write((id.to_owned(), hidden), |mut connection, (id, hidden)| {
            Box::pin(async move {
                let sql = "UPDATE tables SET hidden = $2 WHERE id = $1";
                Ok(connection.execute(sql, values![id, *hidden]).await? > 0)
            })
        })
        .await
    }

    /// Changes what was chosen for a table, if it is still as the caller knows it, and makes due what follows from
    /// that.
    pub async fn change_settings(
        &self,
        id: &str,
        from: &str,
        to: &str,
        dues: Option<Dues>,
        asked: impl Into<AskedAt>,
    ) -> Result<Once<bool>, StoreError> {
        storable([id, from, to])?;
        storable(dues.iter().flat_map(Dues::texts))?;
        let work: Work<_, bool> = |mut connection, ([id, from, to], dues): &([String; 3], Option<Dues>)| {
            Box::pin(async move {
                let sql =
                    "UPDATE tables SET settings = $3 WHERE id = $1 AND settings = $2 AND archived IS NULL";
                let changed = connection.execute(sql, values![id, from, to]).await? > 0;
                if let Some(dues) = dues.as_ref().filter(|_| changed) {
                    dues.put(&mut connection).await?;
                }
                Ok(changed)
            })
        };
        let input = ([id, from, to].map(str::to_owned), dues);
        self.write_once(asked.into(), input, work, request::if_done).await
    }
}

/// Puts a table away within a transaction.
pub(crate) async fn archive(
    connection: &mut Connection<'_>,
    id: &str,
    idle_before: Moment,
    closer: Option<i64>,
    now: Moment,
) -> sqlx::Result<bool> {
    let sql = "UPDATE tables SET archived = $3, closer = $4 \
               WHERE id = $1 AND archived IS NULL AND activity < $2";
    if connection.execute(sql, values![id, idle_before, now, closer]).await? == 0 {
        return Ok(false);
    }
    let sql = "DELETE FROM due WHERE subject IN (SELECT id FROM matches WHERE table_id = $1)";
    connection.execute(sql, values![id]).await?;
    Ok(true)
}

/// Opens a table within a transaction.
async fn open(connection: &mut Connection<'_>, new: &NewStoredTable) -> sqlx::Result<OpenedTable> {
    match request::known(connection, new.request.as_ref(), new.now).await? {
        Some(KnownKey::Repeated(id)) => return Ok(OpenedTable::Repeated(id)),
        Some(KnownKey::Reused) => return Ok(OpenedTable::Reused),
        None => {}
    }
    let free = crate::count(new.seats.iter().filter(|seat| seat.free()).count());
    let sql = "INSERT INTO tables (id, code, public, settings, created, activity, free) \
               VALUES ($1, $2, $3, $4, $5, $5, $6) ON CONFLICT DO NOTHING";
    let values = values![&new.id, &new.code, new.public, &new.settings, new.now, free];
    if connection.execute(sql, values).await? == 0 {
        return Ok(OpenedTable::Taken);
    }
    for seat in &new.seats {
        seat::put(connection, &new.id, seat, new.now).await?;
    }
    request::remember(connection, new.request.as_ref(), &new.id, new.now).await?;
    Ok(OpenedTable::Done)
}
