//! SQLite: a file, one who writes, a few who read.

use std::fs::{self, File as LockFile, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use files::Readers;
use sqlx::pool::PoolConnection;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection as _, Sqlite, SqliteConnection};

use crate::connection::{Connection, close, values};
use crate::store::{Access, StoreSettings, Work};
use crate::{Append, Appended, StoreError, StoreRefusal, schema};

mod append;
mod writer;

use writer::Writer;

/// The mark in the head of our files: the letters CKNK.
const APPLICATION: i64 = 0x434B_4E4B;

/// How long to wait for somebody else's lock on the file, such as a backup's.
const BUSY: Duration = Duration::from_secs(5);

/// A store in a file.
#[derive(Clone)]
pub(crate) struct File {
    /// Who reads.
    readers: SqlitePool,
    /// Who writes; nobody where the file is only read.
    writer: Option<Writer>,
    /// Held as long as the store is open, and by the system let go of even when the process is killed.
    lock: Option<Arc<LockFile>>,
}

impl File {
    /// Opens a file, or makes a new one to serve from.
    pub(crate) async fn open(
        path: &Path,
        access: Access,
        settings: &StoreSettings,
    ) -> Result<Self, StoreError> {
        if access == Access::Read {
            let path = existing(path)?;
            inspect(&path).await?;
            return Ok(Self { readers: readers(&path, settings).await?, writer: None, lock: None });
        }
        if access == Access::Beside {
            let path = existing(path)?;
            inspect(&path).await?;
            // SQLite itself sees to it that two who write don't get in each other's way.
            let connection = writing(&path).connect().await?;
            let readers = readers(&path, settings).await?;
            return Ok(Self { readers, writer: Some(Writer::start(connection, 1, None)), lock: None });
        }
        let path = prepared(path)?;
        let lock = lock(&path)?;
        if path.exists() {
            inspect(&path).await?;
        } else {
            // SQLite gives its journal the file's own mode, so all of them are closed to others.
            let refused = |error| StoreRefusal::NotMade(path.clone(), Arc::new(error));
            files::create(&path, Readers::Owner).map_err(refused)?;
        }
        let mut connection = writing(&path).connect().await?;
        schema::sqlite(&mut connection).await?;
        if access == Access::Serve {
            // Every claim is from a process that had the file before us and is gone.
            let sql = "UPDATE due SET owner = NULL, until = NULL WHERE owner IS NOT NULL";
            Connection::Sqlite(&mut connection).execute(sql, values![]).await?;
        }
        let readers = readers(&path, settings).await?;
        let lock = Arc::new(lock);
        let writer = Writer::start(connection, settings.group, Some(lock.clone()));
        Ok(Self { readers, writer: Some(writer), lock: Some(lock) })
    }

    /// Ends what is under way, and lets go of the lock last.
    pub(crate) async fn close(&self) {
        close(&self.readers).await;
        if let Some(writer) = &self.writer {
            writer.close().await;
        }
        if let Some(lock) = &self.lock {
            // If this fails the lock goes with the file handle.
            let _ = lock.unlock();
        }
    }

    /// A connection to read with.
    pub(crate) async fn reader(&self) -> Result<PoolConnection<Sqlite>, StoreError> {
        Ok(self.readers.acquire().await?)
    }

    /// Does something in a transaction.
    pub(crate) async fn write<I, T>(&self, input: I, work: Work<I, T>) -> Result<T, StoreError>
    where
        I: Send + Sync + 'static,
        T: Send + 'static,
    {
        self.writer()?.work(input, work).await
    }

    /// Appends to a match.
    pub(crate) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.writer()?.append(append).await
    }

    /// Who writes, if anybody may.
    fn writer(&self) -> Result<&Writer, StoreError> {
        self.writer.as_ref().ok_or_else(|| StoreRefusal::ReadOnly.into())
    }
}

/// How the one who writes opens the file: what is committed is synced before that is acknowledged.
fn writing(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(false)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(BUSY)
        // Written back every 16 MiB: the pages of running matches are written to the log far more often than that.
        .pragma("wal_autocheckpoint", "4096")
        .pragma("journal_size_limit", "67108864")
        .pragma("temp_store", "memory")
        .disable_statement_logging()
}

/// How the others open it.
fn reading(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new().filename(path).read_only(true).busy_timeout(BUSY).disable_statement_logging()
}

/// The connections that read.
async fn readers(path: &Path, settings: &StoreSettings) -> Result<SqlitePool, StoreError> {
    let pool = SqlitePoolOptions::new().max_connections(settings.readers).test_before_acquire(false);
    Ok(pool.acquire_timeout(settings.patience).connect_with(reading(path)).await?)
}

/// The file's own path, whatever links lead to it: its lock lies beside it.
fn existing(path: &Path) -> Result<PathBuf, StoreError> {
    fs::canonicalize(path)
        .ok()
        .filter(|path| path.is_file())
        .ok_or_else(|| StoreRefusal::NoFile(path.to_owned()).into())
}

/// The path of a file that is there or can be made.
fn prepared(path: &Path) -> Result<PathBuf, StoreError> {
    if path.exists() {
        return existing(path);
    }
    let refused = |error| StoreRefusal::NotMade(path.to_owned(), Arc::new(error));
    let parent = path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    files::make_folder(parent).map_err(refused)?;
    let parent = fs::canonicalize(parent).map_err(refused)?;
    let name = path.file_name().ok_or(StoreRefusal::NoFileName)?;
    Ok(parent.join(name))
}

/// Takes the file for this process alone. The lock is on a file beside it: closing any handle of the database
/// itself would let go of the locks that SQLite holds on it.
fn lock(path: &Path) -> Result<LockFile, StoreError> {
    let refused = |error| StoreRefusal::NoLock(path.to_owned(), Arc::new(error));
    let file = files::open_or_create(&files::beside(path, ".lock")).map_err(refused)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreRefusal::InUse(path.to_owned()).into()),
        Err(TryLockError::Error(error)) => Err(refused(error).into()),
    }
}

/// Refuses a file that is not ours before anything in it is changed.
async fn inspect(path: &Path) -> Result<(), StoreError> {
    let mut connection: SqliteConnection = reading(path).connect().await?;
    let mut asked = Connection::Sqlite(&mut connection);
    let absent = || sqlx::Error::RowNotFound;
    let things = "SELECT COUNT(*) FROM sqlite_master WHERE tbl_name <> '_sqlx_migrations'";
    let things: i64 = asked.row(things, values![]).await?.ok_or_else(absent)?.get(0)?;
    let mark: i64 = asked.row("PRAGMA application_id", values![]).await?.ok_or_else(absent)?.get(0)?;
    connection.close().await?;
    // A file without anything in it is a new one; so is one whose first start was cut off before the first migration,
    // which brings our mark.
    if things == 0 || mark == APPLICATION {
        Ok(())
    } else {
        Err(StoreRefusal::ForeignFile(path.to_owned()).into())
    }
}
