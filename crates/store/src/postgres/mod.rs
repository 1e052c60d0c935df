//! PostgreSQL: a server that many nodes share. It commits in groups by itself.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions, Connection as _, PgConnection, Postgres};

use crate::connection::{Connection, close, count_statements, values};
use crate::error::{clashed, read_only};
use crate::store::{Access, StoreSettings, Work};
use crate::{StoreError, StoreRefusal, schema};

mod append;
mod session;

pub(crate) use session::NodeSession;

/// The advisory lock that every connection of a serving node shares, and that only one can have alone.
const LOCK: i64 = 0x434B_4E4B;

/// How often a change is tried when others keep getting in its way.
const TRIES: usize = 10;

/// After how long without use a connection is asked whether it still lives, before something is done with it.
const STALE: Duration = Duration::from_secs(1);

/// A store on a server.
#[derive(Clone)]
pub(crate) struct PostgresStore {
    pool: PgPool,
    access: Access,
    pub(crate) patience: Duration,
    /// Whether the last change was not taken in time.
    pub(crate) changes_wait: Arc<AtomicBool>,
    /// The session in which a serving node lives.
    pub(crate) session: Option<Arc<NodeSession>>,
}

impl PostgresStore {
    /// Connects to a server, and brings its database up to date if it will be written to.
    pub(crate) async fn open(
        options: &PgConnectOptions,
        access: Access,
        settings: &StoreSettings,
    ) -> Result<Self, StoreError> {
        let options = options.clone().application_name("codeknacker").disable_statement_logging();
        let connecting = tokio::time::timeout(settings.patience, options.connect()).await;
        let mut connection = connecting.map_err(|_| StoreError::unavailable("no connection in time"))??;
        if access != Access::Read {
            durable(&mut connection).await?;
            if !patient_lock(&mut connection, access).await? {
                return Err(StoreError::Refused(match access {
                    Access::Alone => StoreRefusal::Serving,
                    _ => StoreRefusal::Copying,
                }));
            }
            if access != Access::Beside {
                schema::postgres(&mut connection).await?;
            }
        }
        let session = match access {
            Access::Serve => {
                let key = session::draw(&mut connection).await?;
                Some(Arc::new(NodeSession::begin(options.clone(), key, settings.patience).await?))
            }
            _ => None,
        };
        connection.close().await?;

        let patience = settings.patience;
        let most = if access == Access::Alone { 1 } else { settings.connections };
        let pool = PgPoolOptions::new()
            .max_connections(most)
            .acquire_timeout(settings.patience)
            // The lock is had as long as a connection is: at least one always is.
            .min_connections(1)
            .idle_timeout((access != Access::Alone).then_some(Duration::from_mins(10)))
            .max_lifetime((access != Access::Alone).then_some(Duration::from_mins(30)))
            .test_before_acquire(false)
            .before_acquire(move |connection, meta| {
                Box::pin(async move { Ok(meta.idle_for < STALE || usable(connection, access).await) })
            })
            .after_connect(move |connection, _| {
                Box::pin(async move {
                    if access == Access::Serve {
                        // Nobody waits for longer: the server stops trying, too, and its outcome is soon known.
                        let sql = "SELECT set_config('statement_timeout', $1, false)";
                        sqlx::query(sql)
                            .bind(patience.as_millis().to_string())
                            .execute(&mut *connection)
                            .await?;
                    }
                    if access == Access::Read || lock(connection, access).await? {
                        return Ok(());
                    }
                    Err(sqlx::Error::Protocol("the database is locked by another program".to_owned()))
                })
            })
            .connect_with(options)
            .await?;
        Ok(Self { pool, access, patience, changes_wait: Arc::default(), session })
    }

    /// Notes whether a change was taken in time.
    pub(crate) fn noted<T>(&self, done: Result<T, StoreError>) -> Result<T, StoreError> {
        match &done {
            Ok(_) => self.changes_wait.store(false, Ordering::Relaxed),
            Err(StoreError::Unavailable(_)) => self.changes_wait.store(true, Ordering::Relaxed),
            Err(_) => {}
        }
        done
    }

    /// Ends what is under way.
    pub(crate) async fn close(&self) {
        close(&self.pool).await;
        // Last: what this node has claimed is nobody's from here on.
        if let Some(session) = &self.session {
            session.end().await;
        }
    }

    /// Whether changes can be made.
    pub(crate) fn changes(&self) -> bool {
        self.access != Access::Read
    }

    /// An error as the caller sees it.
    pub(crate) fn for_caller(&self, error: StoreError) -> StoreError {
        if self.access == Access::Serve { error.while_serving() } else { error }
    }

    /// A connection.
    pub(crate) async fn connection(&self) -> Result<PoolConnection<Postgres>, StoreError> {
        Ok(self.pool.acquire().await?)
    }

    /// Does something in a transaction, again if it was undone because of others.
    pub(crate) async fn write<I, T>(&self, input: &I, work: Work<I, T>) -> Result<T, StoreError> {
        self.writable()?;
        let mut tries = 0;
        loop {
            let result = self.attempt(input, work).await;
            tries += 1;
            match result {
                Err(error) if clashed(&error) && tries < TRIES => {}
                result => return Ok(result?),
            }
        }
    }

    /// One try.
    async fn attempt<I, T>(&self, input: &I, work: Work<I, T>) -> sqlx::Result<T> {
        // It begins and it ends.
        count_statements(2);
        let mut connection = self.pool.acquire().await?;
        let done = async {
            let mut transaction = sqlx::Connection::begin(&mut *connection).await?;
            let done = work(Connection::Postgres(&mut transaction), input).await?;
            transaction.commit().await?;
            Ok(done)
        }
        .await;
        leave_if_read_only(&mut connection, &done);
        done
    }

    /// Refuses changes where the store is only read.
    fn writable(&self) -> Result<(), StoreError> {
        if self.access == Access::Read {
            return Err(StoreRefusal::ReadOnly.into());
        }
        Ok(())
    }
}

/// Gives a connection up that takes no changes: a new one may lead to the server that does.
fn leave_if_read_only<T>(connection: &mut PoolConnection<Postgres>, done: &sqlx::Result<T>) {
    if done.as_ref().is_err_and(read_only) {
        connection.close_on_drop();
    }
}

/// Whether a connection still lives, and takes changes if it is for them.
async fn usable(connection: &mut PgConnection, access: Access) -> bool {
    if access == Access::Read {
        return connection.ping().await.is_ok();
    }
    let row = Connection::Postgres(connection).row("SHOW transaction_read_only", values![]).await;
    matches!(row, Ok(Some(row)) if row.get::<String>(0).is_ok_and(|answer| answer == "off"))
}

/// Refuses a server that acknowledges what it may still lose.
async fn durable(connection: &mut PgConnection) -> Result<(), StoreError> {
    let sql = "SELECT current_setting('synchronous_commit'), current_setting('fsync')";
    let row = Connection::Postgres(connection).row(sql, values![]).await?.ok_or(sqlx::Error::RowNotFound)?;
    let (commit, sync): (String, String) = (row.get(0)?, row.get(1)?);
    if !matches!(commit.as_str(), "on" | "remote_apply") {
        return Err(StoreRefusal::Forgetful { setting: "synchronous_commit", value: commit }.into());
    }
    if sync != "on" {
        return Err(StoreRefusal::Forgetful { setting: "fsync", value: sync }.into());
    }
    Ok(())
}

/// Takes the lock, and waits a little for a program that has just ended: its server notices that a moment later.
async fn patient_lock(connection: &mut PgConnection, access: Access) -> sqlx::Result<bool> {
    for _ in 0..20 {
        if lock(connection, access).await? {
            return Ok(true);
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    lock(connection, access).await
}

/// Takes the lock for this connection, together with other nodes or alone.
async fn lock(connection: &mut PgConnection, access: Access) -> sqlx::Result<bool> {
    let sql = match access {
        Access::Alone => "SELECT pg_try_advisory_lock($1)",
        _ => "SELECT pg_try_advisory_lock_shared($1)",
    };
    let row = Connection::Postgres(connection).row(sql, values![LOCK]).await?;
    row.ok_or(sqlx::Error::RowNotFound)?.get(0)
}
