//! The store: one of two engines, opened for a purpose.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::Ordering;
use std::time::Duration;

use futures_util::future::BoxFuture;
use sqlx::SqlSafeStr;
use sqlx::pool::PoolConnection;

use crate::boxed;
use crate::connection::{Connection, values};
use crate::place::StorePlace;
use crate::postgres::{NodeSession, PostgresStore};
use crate::sqlite::File;
use crate::{Moment, StoreError, schema};

/// Where matches live. Copies of it are the same store.
///
/// An enum within and no trait: its callers need no type parameter, and its two engines are all there are.
#[derive(Clone)]
pub struct Store {
    pub(crate) engine: Engine,
}

/// The engine of a store.
#[derive(Clone)]
pub(crate) enum Engine {
    /// SQLite.
    File(File),
    /// PostgreSQL.
    Server(PostgresStore),
}

/// What a store is opened for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    /// To serve games: one process on a file, any number of nodes on a server.
    Serve,
    /// To read beside a running server.
    Read,
    /// To change small things beside a running server: who is kept out, which tables are shown. Not to play.
    Beside,
    /// To have it alone: no server may run.
    Alone,
}

/// How a store works; the defaults are good.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoreSettings {
    /// The most changes that SQLite commits together.
    pub group: usize,
    /// The most connections that read a file.
    pub readers: u32,
    /// The most connections to a server.
    pub connections: u32,
    /// How long to wait for a server before it counts as away.
    pub patience: Duration,
}

impl Default for StoreSettings {
    fn default() -> Self {
        Self { group: 256, readers: 4, connections: 16, patience: Duration::from_secs(5) }
    }
}

/// How durable an acknowledged change is, as the database itself says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Durability {
    /// The engine: `sqlite` or `postgres`.
    pub engine: &'static str,
    /// SQLite's `journal_mode`, PostgreSQL's `fsync`.
    pub journal: String,
    /// SQLite's `synchronous` on the connection that writes, PostgreSQL's `synchronous_commit`.
    pub synchronous: String,
}

/// Something to do in one transaction. It can be done again if it was undone because of others.
pub(crate) type Work<I, T> = for<'c> fn(Connection<'c>, &'c I) -> BoxFuture<'c, sqlx::Result<T>>;

/// A connection to read with, until it is dropped.
pub(crate) enum Reader {
    /// To a file.
    File(PoolConnection<sqlx::Sqlite>),
    /// To a server.
    Server(PoolConnection<sqlx::Postgres>),
}

impl Reader {
    /// The connection.
    pub(crate) fn connection(&mut self) -> Connection<'_> {
        match self {
            Self::File(connection) => Connection::Sqlite(connection),
            Self::Server(connection) => Connection::Postgres(connection),
        }
    }
}

impl Store {
    /// Opens the store at an address like `sqlite:PATH` or `postgres://…`.
    #[boxed]
    pub async fn open(address: &str, access: Access) -> Result<Self, StoreError> {
        Self::open_with(&StorePlace::from_str(address)?, access, &StoreSettings::default()).await
    }

    /// Opens a store with settings.
    #[boxed]
    pub async fn open_with(
        place: &StorePlace,
        access: Access,
        settings: &StoreSettings,
    ) -> Result<Self, StoreError> {
        let engine = match place {
            StorePlace::Sqlite(path) => Engine::File(File::open(path, access, settings).await?),
            StorePlace::Postgres(options) => {
                Engine::Server(PostgresStore::open(options, access, settings).await?)
            }
        };
        let store = Self { engine };
        if matches!(access, Access::Read | Access::Beside) {
            schema::check(&mut store.reader().await?.connection()).await?;
        }
        Ok(store)
    }

    /// Ends what is under way and lets go of the database. Copies of this store are closed, too.
    #[boxed]
    pub async fn close(&self) {
        match &self.engine {
            Engine::File(file) => file.close().await,
            Engine::Server(server) => server.close().await,
        }
    }

    /// Whether the database answers, and takes changes where it is opened for them.
    #[boxed]
    pub async fn alive(&self) -> Result<(), StoreError> {
        let mut reader = self.reader().await?;
        self.patiently(async {
            let sql = match &self.engine {
                Engine::Server(server) if server.changes() => {
                    "SELECT 1 WHERE current_setting('transaction_read_only') = 'off' \
                     AND has_table_privilege('actions', 'INSERT') AND has_table_privilege('matches', 'UPDATE')"
                }
                _ => "SELECT 1",
            };
            let row = reader.connection().row(sql, values![]).await?;
            row.map(drop).ok_or_else(|| StoreError::unavailable("the database takes no changes"))
        })
        .await?;
        match &self.engine {
            Engine::Server(server) if server.changes_wait.load(Ordering::Relaxed) => self.try_change().await,
            _ => Ok(()),
        }
    }

    /// Whether other programs may serve from the same database at the same time.
    pub fn is_shared(&self) -> bool {
        matches!(self.engine, Engine::Server(_))
    }

    /// What tells this opening of a server's database from all others, as long as its session there lasts. Claims
    /// whose owner ends with it go with the session. A file has one program at a time, and needs none.
    pub fn life(&self) -> &str {
        self.session().map_or("", |session| session.life())
    }

    /// The session in which a serving node lives.
    pub(crate) fn session(&self) -> Option<&NodeSession> {
        match &self.engine {
            Engine::File(_) => None,
            Engine::Server(server) => server.session.as_deref(),
        }
    }

    /// The database's own time, where several nodes share it: they go by one clock.
    #[boxed]
    pub async fn clock(&self) -> Result<Option<Moment>, StoreError> {
        if !self.is_shared() {
            return Ok(None);
        }
        let sql = "SELECT (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint";
        let rows = self.rows(sql, values![]).await?;
        Ok(rows.first().map(|row| row.get(0)).transpose()?)
    }

    /// How durable an acknowledged change is, asked on the connection that makes changes.
    #[boxed]
    pub async fn durability(&self) -> Result<Durability, StoreError> {
        self.write((), |mut connection, ()| {
            Box::pin(async move {
                let (engine, journal, synchronous) = match &connection {
                    Connection::Sqlite(_) => ("sqlite", "PRAGMA journal_mode", "PRAGMA synchronous"),
                    Connection::Postgres(_) => ("postgres", "SHOW fsync", "SHOW synchronous_commit"),
                };
                let absent = || sqlx::Error::RowNotFound;
                let journal: String = connection.row(journal, values![]).await?.ok_or_else(absent)?.get(0)?;
                let row = connection.row(synchronous, values![]).await?.ok_or_else(absent)?;
                let synchronous = match engine {
                    "sqlite" => match row.get::<i64>(0)? {
                        2 => "full".to_owned(),
                        3 => "extra".to_owned(),
                        weak => format!("weak ({weak})"),
                    },
                    _ => row.get(0)?,
                };
                Ok(Durability { engine, journal, synchronous })
            })
        })
        .await
    }

    /// A connection to read with. Boxed: a pool remembers kilobytes while it waits, and every future above would be as large.
    pub(crate) async fn reader(&self) -> Result<Reader, StoreError> {
        match &self.engine {
            Engine::File(file) => Ok(Reader::File(Box::pin(file.reader()).await?)),
            Engine::Server(server) => {
                let connection = Box::pin(server.connection()).await;
                Ok(Reader::Server(connection.map_err(|error| server.for_caller(error))?))
            }
        }
    }

    /// How to read a JSON array of texts, given as `$1`, as rows.
    pub(crate) fn each(&self) -> &'static str {
        match &self.engine {
            Engine::File(_) => "SELECT value FROM json_each($1)",
            Engine::Server(_) => "SELECT json_array_elements_text($1::json)",
        }
    }

    /// Reads rows.
    pub(crate) async fn rows(
        &self,
        sql: impl SqlSafeStr,
        values: &[crate::connection::SqlValue<'_>],
    ) -> Result<Vec<crate::connection::SqlRow>, StoreError> {
        let (mut reader, sql) = (self.reader().await?, sql.into_sql_str());
        self.patiently(Box::pin(async { Ok(reader.connection().rows(sql, values).await?) })).await
    }

    /// Does something in one transaction that is on the disk when this returns.
    pub(crate) async fn write<I, T>(&self, input: I, work: Work<I, T>) -> Result<T, StoreError>
    where
        I: Send + Sync + 'static,
        T: Send + 'static,
    {
        match &self.engine {
            Engine::File(file) => file.write(input, work).await,
            Engine::Server(server) => {
                server.noted(self.patiently(Box::pin(server.write(&input, work))).await)
            }
        }
    }

    /// Changes something at a server and takes it back. A server whose standby is gone answers every question, and
    /// commits nothing.
    async fn try_change(&self) -> Result<(), StoreError> {
        let name = format!("try {}", self.life());
        self.write(name, |mut connection, name| {
            Box::pin(async move {
                let sql = "INSERT INTO pulse (name, moment, shifts) VALUES ($1, 0, 0)";
                connection.execute(sql, values![name]).await?;
                connection.execute("DELETE FROM pulse WHERE name = $1", values![name]).await.map(drop)
            })
        })
        .await
    }

    /// Waits for a server as long as the settings say. A file is at hand: waiting for its lock ends by itself.
    pub(crate) async fn patiently<T>(
        &self,
        work: impl Future<Output = Result<T, StoreError>>,
    ) -> Result<T, StoreError> {
        match &self.engine {
            Engine::File(_) => work.await,
            Engine::Server(server) => match tokio::time::timeout(server.patience, work).await {
                Ok(result) => result.map_err(|error| server.for_caller(error)),
                Err(_) => Err(StoreError::unavailable("no answer in time")),
            },
        }
    }
}

/// Shows the engine and nothing else.
impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match &self.engine {
            Engine::File(_) => "Store(sqlite)",
            Engine::Server(_) => "Store(postgres)",
        })
    }
}
