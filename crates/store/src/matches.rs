//! Matches and their actions.

use std::collections::HashMap;

use sqlx::AssertSqlSafe;

use crate::boxed;
use crate::connection::{Connection, SqlRow, values};
use crate::due::{self, NewDue};
use crate::error::storable;
use crate::page::{Cursor, ListPage, Paged};
use crate::request::{self, KnownKey, Request};
use crate::seat::{self, StoredSeat};
use crate::store::Store;
use crate::{Moment, StoreError};

/// A match, without its actions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredMatch {
    /// Its id.
    pub id: String,
    /// The table it is played at.
    pub table_id: String,
    /// Which match of the table it is.
    pub ordinal: i64,
    /// What was agreed, in the notation of records. It may hold secrets: it is for the authority alone.
    pub header: String,
    /// How many actions it has.
    pub number: i64,
    /// When it began.
    pub started: Moment,
    /// When it ended, if it has.
    pub finished: Option<Moment>,
    /// The digest of its record, once it is finished.
    pub digest: Option<String>,
    /// Its outcome in short, once it is finished.
    pub summary: Option<String>,
}

/// A match to start.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct NewMatch {
    /// Its id.
    pub id: String,
    /// The table it is played at.
    pub table_id: String,
    /// Which match of the table it is: two who start the same one get one.
    pub ordinal: i64,
    /// The seats as the caller knows them: if one is for somebody else by now, no match is started.
    pub seats: Vec<StoredSeat>,
    /// What was agreed.
    pub header: String,
    /// The time.
    pub now: Moment,
    /// What has been done already, such as secrets that the computer set.
    pub actions: Vec<NewAction>,
    /// All that is due from now on.
    pub due: Vec<NewDue>,
    /// The request that asked for it, if it had a key; its result is the match's id.
    pub request: Option<Request>,
}

/// What became of a match to start.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Started {
    /// It is on the disk.
    Done,
    /// The table has this match already: its id.
    There(String),
    /// Somebody sat down or left since the caller looked.
    Changed,
    /// There is no such table, or it is archived.
    Missing,
    /// The request was done before; the id that it led to.
    Repeated(String),
    /// The key was used for another request.
    Reused,
}

/// An action to append.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewAction {
    /// When it was done.
    pub moment: Moment,
    /// The seat that did it; none if nobody's did, such as the clock.
    pub seat: Option<i64>,
    /// The action in the notation.
    pub line: String,
}

/// An action of a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredAction {
    /// Its number, from 1 on.
    pub number: i64,
    /// When it was done.
    pub moment: Moment,
    /// The seat that did it.
    pub seat: Option<i64>,
    /// The action in the notation.
    pub line: String,
}

/// The last action of a match. Its time tells it from another one with the same number, which a database may have that was
/// restored.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LastStep {
    /// How many actions the match has.
    pub number: i64,
    /// When the last of them was done, if there is any.
    pub moment: Option<Moment>,
    /// Whether the match is over.
    pub over: bool,
}

impl LastStep {
    /// The last action of a match, if there is such a match.
    pub(crate) async fn of(connection: &mut Connection<'_>, id: &str) -> sqlx::Result<Option<Self>> {
        connection.row(LAST_STEP, values![id]).await?.as_ref().map(Self::read).transpose()
    }

    /// Reads it from a row.
    fn read(row: &SqlRow) -> sqlx::Result<Self> {
        Ok(Self { number: row.get(0)?, moment: row.get(1)?, over: row.get::<Option<Moment>>(2)?.is_some() })
    }
}

/// How the last action of a match is found.
const LAST_STEP: &str = "SELECT m.number, a.moment, m.finished FROM matches m \
                         LEFT JOIN actions a ON a.match_id = m.id AND a.number = m.number WHERE m.id = $1";

/// How much there is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Counts {
    /// Tables that are open.
    pub tables: i64,
    /// Matches that are played.
    pub running: i64,
    /// Matches that are finished.
    pub finished: i64,
}

/// The columns of a match, in the order in which they are read.
const COLUMNS: &str = "id, table_id, ordinal, header, number, started, finished, digest, summary";

impl StoredMatch {
    /// Reads a match from a row.
    fn read(row: &SqlRow) -> sqlx::Result<Self> {
        Ok(Self {
            id: row.get(0)?,
            table_id: row.get(1)?,
            ordinal: row.get(2)?,
            header: row.get(3)?,
            number: row.get(4)?,
            started: row.get(5)?,
            finished: row.get(6)?,
            digest: row.get(7)?,
            summary: row.get(8)?,
        })
    }
}

impl StoredAction {
    /// Reads an action from a row.
    fn read(row: &SqlRow) -> sqlx::Result<Self> {
        Ok(Self { number: row.get(0)?, moment: row.get(1)?, seat: row.get(2)?, line: row.get(3)? })
    }
}

impl Store {
    /// Starts a match at a table.
    #[boxed]
    pub async fn start_match(&self, new: NewMatch) -> Result<Started, StoreError> {
        storable([new.id.as_str(), &new.table_id, &new.header])?;
        storable(new.actions.iter().map(|action| action.line.as_str()))?;
        storable(new.due.iter().filter_map(NewDue::texts))?;
        storable(new.request.iter().flat_map(Request::texts))?;
        self.write(new, |mut connection, new| Box::pin(async move { start(&mut connection, new).await }))
            .await
    }

    /// A match, without its actions.
    #[boxed]
    pub async fn find_match(&self, id: &str) -> Result<Option<StoredMatch>, StoreError> {
        storable([id])?;
        let rows = self
            .rows(AssertSqlSafe(format!("SELECT {COLUMNS} FROM matches WHERE id = $1")), values![id])
            .await?;
        Ok(rows.first().map(StoredMatch::read).transpose()?)
    }

    /// The last action of a match, if there is such a match.
    #[boxed]
    pub async fn last_step(&self, id: &str) -> Result<Option<LastStep>, StoreError> {
        storable([id])?;
        let rows = self.rows(LAST_STEP, values![id]).await?;
        Ok(rows.first().map(LastStep::read).transpose()?)
    }

    /// A match with its actions up to its number.
    #[boxed]
    pub async fn load(&self, id: &str) -> Result<Option<(StoredMatch, Vec<StoredAction>)>, StoreError> {
        let Some(found) = self.find_match(id).await? else { return Ok(None) };
        // Actions are only ever added: those up to the number are all there, whatever came meanwhile.
        let mut actions = self.actions(id, 0).await?;
        actions.truncate(usize::try_from(found.number).unwrap_or(0));
        let gapless = actions.iter().zip(1..).all(|(action, number)| action.number == number);
        if crate::count(actions.len()) != found.number || !gapless {
            return Err(StoreError::Corrupt(crate::Detail::new("a match without some of its actions")));
        }
        Ok(Some((found, actions)))
    }

    /// The actions of a match that come after a number.
    #[boxed]
    pub async fn actions(&self, id: &str, since: i64) -> Result<Vec<StoredAction>, StoreError> {
        storable([id])?;
        let sql = "SELECT number, moment, seat, line FROM actions WHERE match_id = $1 AND number > $2 ORDER BY number";
        let rows = self.rows(sql, values![id, since]).await?;
        Ok(rows.iter().map(StoredAction::read).collect::<sqlx::Result<_>>()?)
    }

    /// All actions of these matches, by match.
    #[boxed]
    pub async fn actions_of(&self, ids: &[&str]) -> Result<HashMap<String, Vec<StoredAction>>, StoreError> {
        storable(ids.iter().copied())?;
        let sql = format!(
            "SELECT number, moment, seat, line, match_id FROM actions WHERE match_id IN ({}) \
             ORDER BY match_id, number",
            self.each(),
        );
        let rows = self.rows(AssertSqlSafe(sql), values![&serde_json::Value::from(ids).to_string()]).await?;
        let mut actions: HashMap<String, Vec<StoredAction>> = HashMap::new();
        for row in &rows {
            actions.entry(row.get(4)?).or_default().push(StoredAction::read(row)?);
        }
        Ok(actions)
    }

    /// How many actions each of these matches has; those that are not there are left out.
    #[boxed]
    pub async fn numbers(&self, ids: &[String]) -> Result<HashMap<String, i64>, StoreError> {
        storable(ids.iter().map(String::as_str))?;
        let sql = format!("SELECT id, number FROM matches WHERE id IN ({})", self.each());
        let rows = self.rows(AssertSqlSafe(sql), values![&serde_json::Value::from(ids).to_string()]).await?;
        Ok(rows.iter().map(|row| Ok((row.get(0)?, row.get(1)?))).collect::<sqlx::Result<_>>()?)
    }

    /// The matches of a table from this one on, first to last.
    #[boxed]
    pub async fn matches_of(
        &self,
        table_id: &str,
        from: i64,
        limit: i64,
    ) -> Result<Vec<StoredMatch>, StoreError> {
        storable([table_id])?;
        let sql = format!(
            "SELECT {COLUMNS} FROM matches WHERE table_id = $1 AND ordinal >= $2 ORDER BY ordinal LIMIT $3"
        );
        let rows = self.rows(AssertSqlSafe(sql), values![table_id, from, limit]).await?;
        Ok(rows.iter().map(StoredMatch::read).collect::<sqlx::Result<_>>()?)
    }

    /// The matches of tables, the last one first.
    #[boxed]
    pub async fn matches_at(&self, tables: &[&str], limit: i64) -> Result<Vec<StoredMatch>, StoreError> {
        storable(tables.iter().copied())?;
        let sql = format!(
            "SELECT {COLUMNS} FROM matches WHERE table_id IN ({}) ORDER BY started DESC, ordinal DESC LIMIT $2",
            self.each(),
        );
        let rows = self
            .rows(AssertSqlSafe(sql), values![&serde_json::Value::from(tables).to_string(), limit])
            .await?;
        Ok(rows.iter().map(StoredMatch::read).collect::<sqlx::Result<_>>()?)
    }

    /// Finished matches, in the order in which they ended. Running ones are never among them.
    #[boxed]
    pub async fn finished(&self, page: &ListPage) -> Result<Paged<StoredMatch>, StoreError> {
        let (moment, id) = page.after.as_ref().map_or((i64::MIN, ""), |cursor| (cursor.moment, &cursor.id));
        let sql = format!(
            "SELECT {COLUMNS} FROM matches WHERE finished IS NOT NULL AND (finished, id) > ($1, $2) \
             ORDER BY finished, id LIMIT $3"
        );
        let rows = self.rows(AssertSqlSafe(sql), values![moment, id, page.limit]).await?;
        let matches = rows.iter().map(StoredMatch::read).collect::<sqlx::Result<_>>()?;
        Ok(Paged::new(matches, page, |found: &StoredMatch| Cursor {
            moment: found.finished.unwrap_or_default(),
            id: found.id.clone(),
        }))
    }

    /// How much there is.
    #[boxed]
    pub async fn counts(&self) -> Result<Counts, StoreError> {
        let sql = "SELECT (SELECT COUNT(*) FROM tables WHERE archived IS NULL), \
                   (SELECT COUNT(*) FROM matches WHERE finished IS NULL), \
                   (SELECT COUNT(*) FROM matches WHERE finished IS NOT NULL)";
        let rows = self.rows(sql, values![]).await?;
        let row = rows.first().ok_or(sqlx::Error::RowNotFound)?;
        Ok(Counts { tables: row.get(0)?, running: row.get(1)?, finished: row.get(2)? })
    }
}

/// Starts a match within a transaction.
async fn start(connection: &mut Connection<'_>, new: &NewMatch) -> sqlx::Result<Started> {
    match request::known(connection, new.request.as_ref(), new.now).await? {
        Some(KnownKey::Repeated(id)) => return Ok(Started::Repeated(id)),
        Some(KnownKey::Reused) => return Ok(Started::Reused),
        None => {}
    }
    if !seat::lock(connection, &new.table_id).await? {
        return Ok(Started::Missing);
    }
    let sql = "SELECT id FROM matches WHERE table_id = $1 AND ordinal = $2";
    if let Some(row) = connection.row(sql, values![&new.table_id, new.ordinal]).await? {
        return Ok(Started::There(row.get(0)?));
    }
    if !seat::unchanged(connection, &new.table_id, &new.seats).await? {
        return Ok(Started::Changed);
    }
    let number = crate::count(new.actions.len());
    let sql = "INSERT INTO matches (id, table_id, ordinal, header, number, started) \
               VALUES ($1, $2, $3, $4, $5, $6)";
    let values = values![&new.id, &new.table_id, new.ordinal, &new.header, number, new.now];
    connection.execute(sql, values).await?;
    for (action, number) in new.actions.iter().zip(1_i64..) {
        let sql = "INSERT INTO actions (match_id, number, moment, seat, line) VALUES ($1, $2, $3, $4, $5)";
        let values = values![&new.id, number, action.moment, action.seat, &action.line];
        connection.execute(sql, values).await?;
    }
    for entry in &new.due {
        due::put(connection, &new.id, number, entry).await?;
    }
    let sql = "UPDATE tables SET activity = $2 WHERE id = $1 AND activity < $2";
    connection.execute(sql, values![&new.table_id, new.now]).await?;
    // Links are made for one match.
    connection.execute("DELETE FROM links WHERE table_id = $1", values![&new.table_id]).await?;
    request::remember(connection, new.request.as_ref(), &new.id, new.now).await?;
    Ok(Started::Done)
}
