//! One way to speak to both engines.
//!
//! Their SQL has much in common: `$1`, `RETURNING`, `ON CONFLICT`, comparisons of rows. What is written in that
//! common part is written once; only appending, claiming and copying know the engine.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use futures_util::TryStreamExt;
use futures_util::stream::BoxStream;
use sqlx::postgres::{PgArguments, PgRow};
use sqlx::query::Query;
use sqlx::sqlite::{SqliteArguments, SqliteRow};
use sqlx::{
    ColumnIndex, Database, Decode, PgConnection, Pool, Postgres, Row as _, SqlSafeStr, Sqlite,
    SqliteConnection, Type,
};

/// Statements sent by this process.
static STATEMENTS: AtomicU64 = AtomicU64::new(0);

/// How many statements this process has sent to databases, `BEGIN` and `COMMIT` included.
pub fn statements() -> u64 {
    STATEMENTS.load(Ordering::Relaxed)
}

/// Counts statements that are about to be sent.
pub(crate) fn count_statements(many: u64) {
    STATEMENTS.fetch_add(many, Ordering::Relaxed);
}

/// A connection to either engine.
pub(crate) enum Connection<'c> {
    /// To a file.
    Sqlite(&'c mut SqliteConnection),
    /// To a server.
    Postgres(&'c mut PgConnection),
}

/// A value to put into a statement.
#[derive(Clone, Copy)]
pub(crate) enum SqlValue<'v> {
    /// A whole number or nothing.
    Int(Option<i64>),
    /// A text or nothing.
    Text(Option<&'v str>),
    /// Bytes or nothing.
    Bytes(Option<&'v [u8]>),
}

/// The values of a statement, in their order.
macro_rules! values {
    ($($value:expr),* $(,)?) => { &[$($crate::connection::SqlValue::from($value)),*] };
}
pub(crate) use values;

impl Connection<'_> {
    /// Lends the connection to somebody for a while.
    pub(crate) fn lend(&mut self) -> Connection<'_> {
        match self {
            Self::Sqlite(connection) => Connection::Sqlite(connection),
            Self::Postgres(connection) => Connection::Postgres(connection),
        }
    }

    /// Does something and says how many rows it changed.
    pub(crate) async fn execute(
        &mut self,
        sql: impl SqlSafeStr,
        values: &[SqlValue<'_>],
    ) -> sqlx::Result<u64> {
        count_statements(1);
        Ok(match self {
            Self::Sqlite(connection) => sqlite(sql, values).execute(&mut **connection).await?.rows_affected(),
            Self::Postgres(connection) => {
                postgres(sql, values).execute(&mut **connection).await?.rows_affected()
            }
        })
    }

    /// All rows that a question leads to.
    pub(crate) async fn rows(
        &mut self,
        sql: impl SqlSafeStr,
        values: &[SqlValue<'_>],
    ) -> sqlx::Result<Vec<SqlRow>> {
        count_statements(1);
        Ok(match self {
            Self::Sqlite(connection) => {
                let rows = sqlite(sql, values).fetch_all(&mut **connection).await?;
                rows.into_iter().map(SqlRow::Sqlite).collect()
            }
            Self::Postgres(connection) => {
                let rows = postgres(sql, values).fetch_all(&mut **connection).await?;
                rows.into_iter().map(SqlRow::Postgres).collect()
            }
        })
    }

    /// The one row that a question leads to, if there is one.
    pub(crate) async fn row(
        &mut self,
        sql: impl SqlSafeStr,
        values: &[SqlValue<'_>],
    ) -> sqlx::Result<Option<SqlRow>> {
        Ok(self.rows(sql, values).await?.into_iter().next())
    }

    /// The rows that a question without values leads to, one after the other.
    pub(crate) fn stream(&mut self, sql: impl SqlSafeStr) -> BoxStream<'_, sqlx::Result<SqlRow>> {
        count_statements(1);
        match self {
            Self::Sqlite(connection) => {
                Box::pin(sqlx::query(sql).fetch(&mut **connection).map_ok(SqlRow::Sqlite))
            }
            Self::Postgres(connection) => {
                Box::pin(sqlx::query(sql).fetch(&mut **connection).map_ok(SqlRow::Postgres))
            }
        }
    }

    /// What to add to a question so that nobody else changes its rows before this transaction ends. In a file
    /// nobody else can; on a server they wait, or are left out if they are `skipped`.
    pub(crate) fn locking(&self, skipped: bool) -> &'static str {
        match self {
            Self::Sqlite(_) => "",
            Self::Postgres(_) if skipped => "FOR UPDATE SKIP LOCKED",
            Self::Postgres(_) => "FOR UPDATE",
        }
    }
}

/// Closes a pool. A connection that is given back at the same moment would be left open by closing it once.
pub(crate) async fn close<D: Database>(pool: &Pool<D>) {
    for _ in 0..100 {
        pool.close().await;
        if pool.size() == 0 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// A row of either engine.
pub(crate) enum SqlRow {
    /// From a file.
    Sqlite(SqliteRow),
    /// From a server.
    Postgres(PgRow),
}

impl SqlRow {
    /// The value in a column, counted from 0.
    pub(crate) fn get<T>(&self, column: usize) -> sqlx::Result<T>
    where
        T: for<'r> Decode<'r, Sqlite> + Type<Sqlite> + for<'r> Decode<'r, Postgres> + Type<Postgres>,
        usize: ColumnIndex<SqliteRow> + ColumnIndex<PgRow>,
    {
        match self {
            Self::Sqlite(row) => row.try_get(column),
            Self::Postgres(row) => row.try_get(column),
        }
    }

    /// The hash in a column, if there is one.
    pub(crate) fn hash_or_none(&self, column: usize) -> sqlx::Result<Option<crate::Hash>> {
        self.get::<Option<Vec<u8>>>(column)?.map(|_| self.hash(column)).transpose()
    }

    /// The hash in a column.
    pub(crate) fn hash(&self, column: usize) -> sqlx::Result<crate::Hash> {
        let bytes: Vec<u8> = self.get(column)?;
        bytes.try_into().map_err(|_| sqlx::Error::Decode("a hash that is not 32 bytes long".into()))
    }
}

/// A statement for SQLite.
fn sqlite<'q>(sql: impl SqlSafeStr, values: &[SqlValue<'q>]) -> Query<'q, Sqlite, SqliteArguments> {
    values.iter().fold(sqlx::query(sql), |query, value| match *value {
        SqlValue::Int(value) => query.bind(value),
        SqlValue::Text(value) => query.bind(value),
        SqlValue::Bytes(value) => query.bind(value),
    })
}

/// A statement for PostgreSQL.
fn postgres<'q>(sql: impl SqlSafeStr, values: &[SqlValue<'q>]) -> Query<'q, Postgres, PgArguments> {
    values.iter().fold(sqlx::query(sql), |query, value| match *value {
        SqlValue::Int(value) => query.bind(value),
        SqlValue::Text(value) => query.bind(value),
        SqlValue::Bytes(value) => query.bind(value),
    })
}

impl From<i64> for SqlValue<'_> {
    fn from(value: i64) -> Self {
        Self::Int(Some(value))
    }
}

impl From<bool> for SqlValue<'_> {
    fn from(value: bool) -> Self {
        Self::Int(Some(i64::from(value)))
    }
}

impl From<Option<i64>> for SqlValue<'_> {
    fn from(value: Option<i64>) -> Self {
        Self::Int(value)
    }
}

impl<'v> From<&'v str> for SqlValue<'v> {
    fn from(value: &'v str) -> Self {
        Self::Text(Some(value))
    }
}

impl<'v> From<&'v String> for SqlValue<'v> {
    fn from(value: &'v String) -> Self {
        Self::Text(Some(value))
    }
}

impl<'v> From<&'v Option<String>> for SqlValue<'v> {
    fn from(value: &'v Option<String>) -> Self {
        Self::Text(value.as_deref())
    }
}

impl<'v> From<&'v crate::Hash> for SqlValue<'v> {
    fn from(value: &'v crate::Hash) -> Self {
        Self::Bytes(Some(value))
    }
}

impl<'v> From<&'v Option<crate::Hash>> for SqlValue<'v> {
    fn from(value: &'v Option<crate::Hash>) -> Self {
        Self::Bytes(value.as_ref().map(<[u8; 32]>::as_slice))
    }
}

impl<'v> From<&'v [u8]> for SqlValue<'v> {
    fn from(value: &'v [u8]) -> Self {
        Self::Bytes(Some(value))
    }
}
